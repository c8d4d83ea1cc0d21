#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

/// Completion in shells. The shells' functions are short and ask this program, so that they cannot go stale.
namespace cancha::cli {

/// Something that could stand where the cursor is.
struct Candidate {
  std::string text;  ///< kFiles: names of files, which the shell knows
  std::string about;
};
inline constexpr const char* kFiles = ":files";

/// What could be the last of these words, which are those behind "cancha"; it may be empty or begun.
[[nodiscard]] std::vector<Candidate> candidates(const CLI::App& app, const std::vector<std::string>& words);

/// Prints them, one a line with a tab before what is said about it; gives the exit status.
int print_candidates(const CLI::App& app, const std::vector<std::string>& words);

/// What bash, zsh or fish is to evaluate.
[[nodiscard]] std::string completion_script(const std::string& shell);

}  // namespace cancha::cli
