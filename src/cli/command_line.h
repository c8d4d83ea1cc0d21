#pragma once

#include <functional>
#include <string>

#include "base/result.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

/// What people get to read when a command line is wrong, and when something else goes wrong.
namespace cancha::cli {

/// Is the word after `verb` none of its own? Says so, with the nearest that is and all there are.
[[nodiscard]] bool unknown_word(const CLI::App& verb, const std::string& kind, int argc, char** argv, int at);

/// What was wrong with the command line: "play: there is no option '--sed' (did you mean '--seed'? …)".
[[nodiscard]] Error explain(const CLI::App& app, const CLI::ParseError& error);

/// The verb that was chosen, with those before it: "motion play". Empty where none was.
[[nodiscard]] std::string chosen_verb(const CLI::App& app);

/// Reads the words and does what they ask for, which `verb` knows then; gives the exit status.
[[nodiscard]] int parse_words(CLI::App& app, const std::function<int()>& verb, int argc, char** argv);

/// Does the work and gives its exit status. Whatever is thrown becomes a sentence and kProblem; so does what could not
/// be printed.
[[nodiscard]] int guarded(const std::function<int()>& work);

/// Exceptions that nobody catches, in threads among them, are told before the program ends; a file that may not grow
/// any more is an error like a full disk, and no reason to be killed.
void prepare_process();

}  // namespace cancha::cli
