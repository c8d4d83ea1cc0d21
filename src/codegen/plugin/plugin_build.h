#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"

/// Strategy plug-ins from their sources.
namespace cancha::codegen {

/// What a plug-in is made from.
struct PluginSources {
  std::vector<std::filesystem::path> files;  ///< C and C++ sources
  std::filesystem::path output;              ///< empty = the first source's name with .so, here
  std::filesystem::path include;             ///< Cancha's own include folder
  std::vector<std::string> options;          ///< further ones for the compiler: "-DPLAYERS_PER_SIDE=11", "-Ilib"
  std::string compiler = "g++";
};

struct BuiltPlugin {
  std::filesystem::path file;
  std::vector<std::string> notes;  ///< what a user should know: what was repaired, which functions are missing
};

/// Compiles sources into a plug-in.
///
/// Sources that include <cancha/strategy.h> are compiled as C++20 with warnings. All others are taken for sources
/// written for the old simulator under Windows, and are compiled unchanged: headers of include/cancha/windows stand in
/// for Microsoft's, headers are found with backslashes and whatever the case of their letters, variables of a for loop
/// live on behind it where the source needs that, and the plug-in tells Cancha how its own Environment is laid out.
/// Errors are the compiler's, with the user's own file names.
[[nodiscard]] Result<BuiltPlugin> build_plugin(const PluginSources& sources);

}  // namespace cancha::codegen
