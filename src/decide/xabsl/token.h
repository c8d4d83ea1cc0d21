#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "decide/xabsl/diagnostic.h"

/// The words of the language.
namespace cancha::decide::xabsl {

enum class Kind : std::uint8_t {
  End,
  Doc,     ///< a comment that documents what follows: two stars
  Header,  ///< the comment at the head of a file: three stars
  Identifier,
  Number,
  String,  ///< with its quotes
  Range,   ///< with its brackets
  // keywords, in alphabetical order
  Action,
  ActionDone,
  Agent,
  Behavior,
  Bool,
  Capacity,
  Common,
  Conflict,
  Const,
  Decision,
  Else,
  Enum,
  False,
  Float,
  Function,
  Goto,
  If,
  Include,
  Initial,
  Input,
  Internal,
  Namespace,
  Option,
  OptionTime,
  Output,
  State,
  StateTime,
  Stay,
  Synchronized,
  Target,
  True,
  // signs
  LessEqual,
  GreaterEqual,
  Equal,
  NotEqual,
  And,
  Or,
  Percent,
  Not,
  Less,
  Greater,
  OpenBrace,
  CloseBrace,
  OpenParen,
  CloseParen,
  Semicolon,
  Bar,
  Plus,
  Minus,
  Star,
  Slash,
  Assign,
  Comma,
  Question,
  Colon,
};

/// The 31 reserved words, in alphabetical order; `function` is reserved but means nothing.
inline constexpr std::array<std::string_view, 31> kKeywords = {
    "action", "action_done", "agent",      "behavior", "bool",         "capacity",  "common",   "conflict",
    "const",  "decision",    "else",       "enum",     "false",        "float",     "function", "goto",
    "if",     "include",     "initial",    "input",    "internal",     "namespace", "option",   "option_time",
    "output", "state",       "state_time", "stay",     "synchronized", "target",    "true"};

/// How a message names a kind: "';'", "'goto'", "a name".
[[nodiscard]] std::string name_of(Kind kind);

/// One word: what it is and where it stands.
struct Token {
  Kind kind = Kind::End;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// Splits a file into words, the last being End. Bytes that are no word are reported and left out.
void split(const Source& source, std::uint32_t file, std::vector<Token>& tokens, Findings& findings);

}  // namespace cancha::decide::xabsl
