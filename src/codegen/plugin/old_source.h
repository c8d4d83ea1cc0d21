#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What sources written for Visual C++ 6 take for granted, made good outside of them.
namespace cancha::codegen {

/// Names in #include lines that exist only under another spelling, with the file that is meant; of a header of the C
/// library only its name. Looks through `source` and everything it includes; `folders` are searched like those of -I.
[[nodiscard]] std::map<std::string, std::filesystem::path> respelled_includes(
    const std::filesystem::path& source, const std::vector<std::filesystem::path>& folders);

/// Whether this source defines the function Strategy of the classic interface.
[[nodiscard]] bool defines_strategy(std::string_view source);
/// Whether this source includes a header of that name.
[[nodiscard]] bool includes(std::string_view source, std::string_view header);

/// A name that the compiler did not find.
struct Undeclared {
  std::string file;
  int line = 0;  ///< from 1
  std::string name;
};
/// The undeclared names in what g++ said.
[[nodiscard]] std::vector<Undeclared> undeclared_in(std::string_view messages);

/// Lets the variable of the nearest for loop above that line live on behind the loop, as in Visual C++ 6:
/// `for (int i = 0; …` becomes `int i = 0; for (; …`. False where there is no such loop.
[[nodiscard]] bool let_loop_variable_live(std::string& source, const Undeclared& missing);

}  // namespace cancha::codegen
