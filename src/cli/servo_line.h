#pragma once

#include <string>

#include "act/servo/bus.h"
#include "base/result.h"

namespace CLI {
class App;
}

namespace cancha::cli {

/// How servos are reached, the same for all verbs.
struct LineOptions {
  std::string port;
  int baud = 1'000'000;
  std::string direction = "none";  ///< the pin that says who speaks
  int timeout = 20;                ///< milliseconds for one answer
};

void add_line(CLI::App& verb, LineOptions& options, const std::string& what);

[[nodiscard]] Result<act::ServoBus> open_bus(const LineOptions& options, act::AtEnd at_end);

}  // namespace cancha::cli
