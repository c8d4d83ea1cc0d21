#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "decide/xabsl/checked.h"
#include "decide/xabsl/name_table.h"
#include "decide/xabsl/uses.h"

namespace cancha::decide::xabsl {

/// Resolves names and checks types over all files at once: first enumerations, then declarations, then bodies. The
/// order of includes does not matter.
class Checker {
 public:
  Checker(const Sources& sources, Arena& arena, Findings& findings, Uses& uses)
      : sources_{sources}, arena_{arena}, findings_{findings}, uses_{uses} {}

  /// `files` are the trees of the sources, in the same order; the first is the root.
  Checked run(std::span<const syntax::File> files);

 private:
  using StateNames = std::unordered_map<std::string_view, std::uint32_t>;

  /// The option whose body is being checked.
  struct Scope {
    std::uint32_t option = kNone;
    std::span<const Parameter> parameters;
    std::span<const syntax::State> states;
    const StateNames* by_name = nullptr;  ///< the states
    std::uint32_t state = kNone;          ///< of the decision; kNone in a common one
  };

  // declarations: check_declarations.cpp
  void declare(Class what, const Name& name, std::size_t index);
  void declare_enumerations(const syntax::Namespace& space);
  void declare_namespace(const syntax::Namespace& space, std::string_view path);
  /// Symbols and behaviours may not share a namespace.
  void check_mix(const syntax::Namespace& space);
  void declare_symbol(const syntax::Symbol& symbol);
  void declare_option(const syntax::Option& option, std::string_view path);
  void declare_agents(std::span<const syntax::File> files);
  void read_header(Span header);
  void check_file_name(const Name& name, std::string_view path, std::string_view what);
  std::span<const Parameter> parameters(std::span<const syntax::Parameter> list, std::string_view owner_name,
                                        const Entity& owner);
  ValueType value_type(const syntax::TypeName& type);

  // bodies: check_option.cpp
  void check_body(std::uint32_t index, const syntax::Option& option);
  StateNames check_states(const syntax::Option& option, Option& result);
  void check_else(const syntax::State& state, bool has_common);
  const Decision* decision(const syntax::Tree* tree, const Scope& scope);
  /// The same without its else.
  Decision one_decision(const syntax::Tree& tree, const Scope& scope);
  std::span<const Action> actions(std::span<const syntax::Action> list, const Scope& scope);
  bool assignment(const syntax::Action& action, const Scope& scope, Action& result);
  bool call(const syntax::Action& action, const Scope& scope, Action& result);
  std::span<const Argument> arguments(std::span<const syntax::Argument> list, std::span<const Parameter> parameters,
                                      const Name& owner_name, const Entity& owner, const Scope& scope);

  // mentions, for editors
  void use(Span span, const Entity& what, UseRole role = UseRole::Read) { uses_.push_back({span, what, role}); }
  /// A name that may be qualified by its owner's: "owner.name".
  void use_qualified(const Name& name, std::size_t owner_size, const Entity& owner, const Entity& what);

  // expressions: check_expression.cpp. Nothing where an error was reported.
  /// `context` is the enumeration whose elements may be named without more ado.
  const Expression* expression(const syntax::Expr& e, std::uint32_t context, const Scope& scope);
  /// The same, and it must have this type.
  const Expression* typed(const syntax::Expr& e, ValueType wanted, std::uint32_t context, const Scope& scope,
                          std::string_view what);
  const Expression* word(const syntax::Expr& e);
  const Expression* literal(const syntax::Expr& e);
  const Expression* name(const syntax::Expr& e, std::uint32_t context, const Scope& scope);
  const Expression* parameter(const syntax::Expr& e, const Scope& scope);
  const Expression* symbol(const syntax::Expr& e, const NameTable::Entry& entry, const Scope& scope);
  const Expression* unary(const syntax::Expr& e, std::uint32_t context, const Scope& scope);
  const Expression* binary(const syntax::Expr& e, std::uint32_t context, const Scope& scope);
  const Expression* logic(const syntax::Expr& e, std::uint32_t context, const Scope& scope);
  const Expression* equality(const syntax::Expr& e, std::uint32_t context, const Scope& scope);
  const Expression* conditional(const syntax::Expr& e, std::uint32_t context, const Scope& scope);
  const Expression* make(Op op, ValueType type, Span span, std::initializer_list<const Expression*> operands = {});
  void unknown(const Name& name, std::uint32_t context, const Scope& scope);
  void wrong_type(const Expression& found, ValueType wanted, std::string_view what);
  [[nodiscard]] std::string text(ValueType type) const;
  /// The element of an enumeration that a name means: "element" or "Enumeration.element".
  [[nodiscard]] std::uint32_t element(std::uint32_t domain, std::string_view name) const;

  const Sources& sources_;
  Arena& arena_;
  Findings& findings_;
  Uses& uses_;
  NameTable names_;
  std::vector<std::unordered_map<std::string_view, std::uint32_t>> elements_;  ///< of each enumeration, by name
  Checked checked_;
};

/// Warns of options that call themselves, and of those that can be reached twice in one cycle.
void check_calls(const Checked& checked, Findings& findings);

}  // namespace cancha::decide::xabsl
