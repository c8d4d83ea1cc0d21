#pragma once

#include <string>

namespace CLI {
class App;
}

namespace cancha::cli {

/// The manual page cancha(1) in roff, with all verbs and options of the command line.
[[nodiscard]] std::string manual_page(const CLI::App& app);

}  // namespace cancha::cli
