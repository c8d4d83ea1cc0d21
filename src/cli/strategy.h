#pragma once

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace cancha::cli {

/// What ./cancha strategy may be asked.
struct StrategyOptions {
  std::vector<std::string> files;     ///< build: the sources; check: the plug-ins
  std::string output;                 ///< build; empty = the first source's name with .so
  std::vector<std::string> defines;   ///< build: -D
  std::vector<std::string> includes;  ///< build: -I
  std::string compiler = "g++";       ///< build
  std::string league = "simurosot";   ///< in which it is tried
  bool json = false;
};

/// Strategy plug-ins: made from sources, and tried.
void add_strategy(CLI::App& app, std::function<int()>& verb);

}  // namespace cancha::cli
