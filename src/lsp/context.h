#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What may stand at a place of a text, found by its words alone: texts are broken while they are typed.
namespace cancha::lsp {

/// A word at a place; empty where there is none.
struct Word {
  std::string_view text;
  std::size_t begin = 0;
  std::size_t end = 0;
};
/// The name or keyword around a byte, or right before it; none in comments and texts.
[[nodiscard]] Word word_at(std::string_view text, std::size_t byte);

enum class Where : std::uint8_t {
  Nothing,        ///< a comment, a text, a new name, or a place for signs only
  FileTop,        ///< include, option, namespace, agent
  IncludePath,    ///< within the quotes
  AgentRoot,      ///< an option
  Member,         ///< of a namespace: its first word
  Direction,      ///< input, output, internal, const
  EnumName,       ///< after 'enum'
  ParameterType,  ///< of a symbol or behaviour
  OptionMember,   ///< parameters, common parts, states
  AfterCommon,
  AfterInitial,
  AfterTarget,
  AfterStateName,
  StateMember,
  Tree,  ///< if, goto, stay
  Goto,
  ActionStart,
  ArgumentName,
  Expression,
};

/// Whose type a value must have.
struct Wanted {
  enum class Of : std::uint8_t { Nothing, Name, Argument } of = Of::Nothing;
  std::string name;      ///< a symbol or @parameter; of an argument: what is called
  std::string argument;  ///< the name of the argument
};

struct Context {
  Where where = Where::Nothing;
  std::size_t begin = 0;  ///< of the word that is being typed
  std::size_t end = 0;
  std::string option;              ///< around the place
  std::string called;              ///< of ArgumentName, and of a value within a call
  std::string argument;            ///< the argument whose value is being written
  std::vector<std::string> given;  ///< names of arguments that are there already
  Wanted wanted;                   ///< of Expression
  std::string path;                ///< of IncludePath: what stands before the place
  bool followed = false;           ///< '(' or '=' stands behind the word already
};

[[nodiscard]] Context context_at(std::string_view text, std::size_t byte);

}  // namespace cancha::lsp
