#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "decide/xabsl/source.h"

/// What the compiler has to say about a behaviour: all of it in one run, each with its place.
namespace cancha::decide::xabsl {

enum class Severity : std::uint8_t { Error, Warning, Note };
constexpr std::array<std::string_view, 3> names(Severity) {
  return {"error", "warning", "note"};
}

/// The messages of the original compiler, by meaning; the names are its codes.
enum class Code : std::uint8_t {
  None,              ///< a remark the original does not make
  Internal,          ///< X2357: the original crashed on it, we say why
  CannotOpen,        ///< X2375
  Syntax,            ///< X2537
  EndOfFile,         ///< X2555
  BadCharacter,      ///< X2573
  StrayCommentEnd,   ///< X3257: a comment without beginning
  OpenComment,       ///< X3275: a comment without end
  NamespaceMix,      ///< X3527: symbols and behaviours in one namespace
  EmptyNamespace,    ///< X3572
  ArgumentTwice,     ///< X3725
  ArgumentMissing,   ///< X3752, silent in the original
  NoEnumeration,     ///< X5237: a domain was expected
  OtherEnumeration,  ///< X5255
  NoInitial,         ///< X5273
  InitialTwice,      ///< X5327: more than one initial state
  DefinedTwice,      ///< X5372
  WrongEnumType,     ///< X5525: an enumeration and something else, or bools compared
  Unknown,           ///< X5552: there is no such name among the things that may stand here
  Ambiguous,         ///< X5723
  WrongType,         ///< X5732: an expression of another type than the place asks for
  Naming,            ///< X7235, silent in the original
  Extension,         ///< X7253
  ElseMissing,       ///< X7325
  ElseTooMuch,       ///< X7352
  DoubleInclude,     ///< X9001
};
constexpr std::array<std::string_view, 26> names(Code) {
  return {"",      "X2357", "X2375", "X2537", "X2555", "X2573", "X3257", "X3275", "X3527",
          "X3572", "X3725", "X3752", "X5237", "X5255", "X5273", "X5327", "X5372", "X5525",
          "X5552", "X5723", "X5732", "X7235", "X7253", "X7325", "X7352", "X9001"};
}

/// One finding, as the passes of the compiler report it.
struct Finding {
  Severity severity = Severity::Error;
  Code code = Code::None;
  Span span;
  std::string what;  ///< one sentence without a full stop
  std::string hint;  ///< what to do about it; may be empty
};

/// Collects findings. Past a thousand of a kind they are only counted, and long words in them are cut, so that nonsense
/// costs bounded memory.
class Findings {
 public:
  void error(Code code, Span span, std::string what, std::string hint = "");
  void warning(Code code, Span span, std::string what, std::string hint = "");
  /// An oddity that is accepted; `--strict` makes a warning of it.
  void note(Code code, Span span, std::string what, std::string hint = "");

  [[nodiscard]] const std::vector<Finding>& all() const { return all_; }
  [[nodiscard]] std::size_t errors() const { return errors_; }
  [[nodiscard]] std::size_t left_off() const { return left_off_; }
  /// Whether a "did you mean" is still worth its time; after a hundred findings it is not.
  [[nodiscard]] bool hints_wanted() const { return others_ < 100; }

 private:
  void add(Finding finding);

  std::vector<Finding> all_;
  std::size_t errors_ = 0;
  std::size_t notes_ = 0;
  std::size_t others_ = 0;
  std::size_t left_off_ = 0;
};

/// One finding with its place, for people and for editors.
struct Diagnostic {
  std::string file;
  int line = 1;
  int column = 1;
  int end_line = 1;
  int end_column = 1;  ///< of the first character behind it
  Severity severity = Severity::Error;
  std::string code;  ///< of the original compiler; may be empty
  std::string message;
  std::string hint;
  std::string source;  ///< the line in which it begins, its first 200 bytes at most

  static constexpr auto fields() {
    return list_of(
        entry("file", &Diagnostic::file, "as the includes spell it"), entry("line", &Diagnostic::line, "from 1"),
        entry("column", &Diagnostic::column, "from 1, in characters"), entry("end_line", &Diagnostic::end_line),
        entry("end_column", &Diagnostic::end_column, "of the first character behind it"),
        entry("severity", &Diagnostic::severity, "error, warning or note"),
        entry("code", &Diagnostic::code, "of the original compiler, e.g. X5552; may be empty"),
        entry("message", &Diagnostic::message), entry("hint", &Diagnostic::hint, "may be empty"),
        entry("source", &Diagnostic::source, "the line in which it begins, 200 bytes of it at most"));
  }

  /// The message, the line and a marker below it.
  ///
  ///     kick.xabsl:3:7: error: there is no symbol 'bal.x' (did you mean 'ball.x'?) [X5552]
  ///         3 |   if (bal.x > 3)
  ///           |       ^~~~~
  [[nodiscard]] std::string text() const;
};

/// Findings in the order of files and lines; with `strict`, notes are warnings.
[[nodiscard]] std::vector<Diagnostic> diagnostics(const Findings& findings, const Sources& sources, bool strict);

}  // namespace cancha::decide::xabsl
