#pragma once

#include <functional>

#include "cli/options.h"

namespace CLI {
class App;
}

/// Verbs of the command line that are declared in files of their own. Each sets `verb` to what is to be done.
namespace cancha::cli {

void add_generate(CLI::App& app, GenerateOptions& options, std::function<int()>& verb);
/// Gives the group, whose verbs are asked for by name.
CLI::App* add_chart(CLI::App& app, ChartOptions& options, std::function<int()>& verb);

}  // namespace cancha::cli
