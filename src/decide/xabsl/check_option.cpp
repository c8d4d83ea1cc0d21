// The bodies of options: states, decisions and actions.

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.h"
#include "decide/xabsl/checker.h"

namespace cancha::decide::xabsl {
void Checker::check_body(std::uint32_t index, const syntax::Option& option) {
  // states first, so that every decision can name every state
  Option result = checked_.options[index];
  const StateNames by_name = check_states(option, result);
  Scope scope{index, result.parameters, option.states, &by_name, kNone};
  if (option.common_decision) result.common_decision = decision(option.common_decision, scope);
  result.common_actions = actions(option.common_actions, scope);

  std::vector<State> states;
  for (std::uint32_t i = 0; i < option.states.size(); ++i) {
    const syntax::State& s = option.states[i];
    scope.state = i;
    use(s.name.span, {EntityKind::State, EntityKind::Option, index, i}, UseRole::Declaration);
    State state;
    state.name = s.name;
    state.target = s.target;
    if (s.cooperation != Kind::End) {
      state.cooperation = s.cooperation == Kind::Capacity ? Cooperation::Capacity : Cooperation::Synchronized;
      state.number = s.number.empty() ? "0" : s.number.text;
      if (state.number.find('.') != std::string_view::npos) {
        findings_.note(Code::None, s.number.span, "a number of agents is whole", "write it without a point");
      }
    }
    check_else(s, option.common_decision != nullptr);
    if (s.decision) state.decision = decision(s.decision, scope);
    state.actions = actions(s.actions, scope);
    states.push_back(state);
  }
  result.states = arena_.keep(states);
  checked_.options[index] = result;
}

Checker::StateNames Checker::check_states(const syntax::Option& option, Option& result) {
  StateNames by_name;
  std::uint32_t initial = kNone;
  for (std::uint32_t i = 0; i < option.states.size(); ++i) {
    const syntax::State& state = option.states[i];
    if (!by_name.try_emplace(state.name.text, i).second) {
      findings_.error(Code::DefinedTwice, state.name.span,
                      fmt::format("the state '{}' is already defined in this option", state.name.text));
    }
    if (!state.initial) continue;
    if (initial == kNone) {
      initial = i;
    } else {
      findings_.error(Code::InitialTwice, state.name.span,
                      fmt::format("'{}' is a second initial state", state.name.text),
                      fmt::format("'{}' is the first", option.states[initial].name.text));
    }
  }
  if (initial == kNone && !option.states.empty()) {
    findings_.error(Code::NoInitial, option.name.span,
                    fmt::format("the option '{}' has no initial state", option.name.text),
                    "write 'initial' before one of its states");
  }
  result.initial = initial == kNone ? 0 : initial;
  return by_name;
}

void Checker::check_else(const syntax::State& state, bool has_common) {
  if (!state.decision) return;
  if (has_common && state.leading_else.empty()) {
    findings_.warning(Code::ElseMissing, state.decision->span,
                      "with a common decision, a state's decision should begin with 'else'", "write 'else' before it");
  } else if (!has_common && !state.leading_else.empty()) {
    findings_.error(Code::ElseTooMuch, state.leading_else,
                    "a decision begins with 'else' only where there is a common decision", "remove 'else'");
  }
}

const Decision* Checker::decision(const syntax::Tree* tree, const Scope& scope) {
  // chains of else-if may be as long as the file: no level of the stack for each
  Decision* first = nullptr;
  Decision* last = nullptr;
  for (; tree && tree->kind != syntax::TreeKind::Bad; tree = tree->otherwise) {
    Decision* const made = arena_.make(one_decision(*tree, scope));
    if (last) last->otherwise = made;
    if (!first) first = made;
    last = made;
  }
  return first;
}

Decision Checker::one_decision(const syntax::Tree& tree, const Scope& scope) {
  Decision result;
  result.span = tree.span;
  result.doc = tree.doc;
  if (tree.kind == syntax::TreeKind::If) {
    const ValueType boolean{Type::Boolean, kNone};
    result.condition = tree.condition ? typed(*tree.condition, boolean, kNone, scope, "the condition") : nullptr;
    result.then = decision(tree.then, scope);
  } else if (tree.kind == syntax::TreeKind::Stay) {
    result.state = scope.state;
    if (scope.state == kNone) {
      findings_.error(Code::Internal, tree.span, "'stay' cannot stand in a common decision",
                      "leave the case to the states' own decisions");
    }
  } else if (const auto found = scope.by_name->find(tree.target.text); found != scope.by_name->end()) {
    result.state = found->second;
    use(tree.target.span, {EntityKind::State, EntityKind::Option, scope.option, found->second});
  } else {
    std::vector<std::string_view> known;
    for (const syntax::State& state : scope.states) known.push_back(state.name.text);
    const std::string_view close = findings_.hints_wanted() ? nearest_name(tree.target.text, known) : "";
    findings_.error(Code::Unknown, tree.target.span, fmt::format("this option has no state '{}'", tree.target.text),
                    close.empty() ? "" : fmt::format("did you mean '{}'?", close));
  }
  return result;
}

std::span<const Action> Checker::actions(std::span<const syntax::Action> list, const Scope& scope) {
  std::vector<Action> result;
  result.reserve(list.size());
  for (const syntax::Action& a : list) {
    Action made;
    made.span = a.name.span;
    if (a.value ? assignment(a, scope, made) : call(a, scope, made)) result.push_back(made);
  }
  return arena_.keep(result);
}

bool Checker::assignment(const syntax::Action& action, const Scope& scope, Action& result) {
  const NameTable::Match match = names_.find(action.name.text, kOutputs);
  if (!match.first) {
    const bool parameter = action.name.text.starts_with('@');
    const std::string hint = findings_.hints_wanted() ? names_.suggestion(action.name.text, kOutputs) : std::string{};
    if (match.other || parameter) {
      findings_.error(Code::Unknown, action.name.span,
                      fmt::format("'{}' is {} and cannot be set", action.name.text,
                                  parameter ? "a parameter" : name_of(match.other->what)),
                      "only output and internal symbols can");
    } else {
      findings_.error(Code::Unknown, action.name.span, fmt::format("there is no output symbol '{}'", action.name.text),
                      hint);
    }
    expression(*action.value, kNone, scope);
    return false;
  }
  if (match.second) {
    findings_.error(Code::Ambiguous, action.name.span,
                    fmt::format("'{}' is both {} and {}", action.name.text, name_of(match.first->what),
                                name_of(match.second->what)),
                    "give one of them another name");
    return false;
  }
  const ValueType type = checked_.symbols[match.first->index].type;
  result.kind = ActionKind::Assign;
  result.target = match.first->index;
  use(action.name.span, {EntityKind::Symbol, EntityKind::Option, 0, result.target}, UseRole::Write);
  result.value = typed(*action.value, type, type.domain, scope, "the value");
  return result.value != nullptr;
}

bool Checker::call(const syntax::Action& action, const Scope& scope, Action& result) {
  const Classes both = one(Class::Option) | one(Class::Behaviour);
  const Classes wanted = action.which == Kind::Option     ? one(Class::Option)
                         : action.which == Kind::Behavior ? one(Class::Behaviour)
                                                          : both;
  const NameTable::Match match = names_.find(action.name.text, wanted);
  if (!match.first) {
    const std::string_view what = wanted == both                 ? "option or behaviour"
                                  : wanted == one(Class::Option) ? "option"
                                                                 : "behaviour";
    findings_.error(Code::Unknown, action.name.span,
                    match.other
                        ? fmt::format("'{}' is {}, not an {}", action.name.text, name_of(match.other->what), what)
                        : fmt::format("there is no {} '{}'", what, action.name.text),
                    findings_.hints_wanted() ? names_.suggestion(action.name.text, wanted) : std::string{});
    return false;
  }
  if (match.second) {
    findings_.error(Code::Ambiguous, action.name.span,
                    fmt::format("'{}' is both an option and a behaviour", action.name.text),
                    fmt::format("write '{0} option(…)' or '{0} behavior(…)'", action.name.text));
    return false;
  }
  const bool option = match.first->what == Class::Option;
  result.kind = option ? ActionKind::CallOption : ActionKind::CallBehaviour;
  result.target = match.first->index;
  const auto list = option ? checked_.options[result.target].parameters : checked_.behaviours[result.target].parameters;
  const Entity called{option ? EntityKind::Option : EntityKind::Behaviour, EntityKind::Option, 0, result.target};
  use(action.name.span, called);
  result.arguments = arguments(action.arguments, list, action.name, called, scope);
  return true;
}

std::span<const Argument> Checker::arguments(std::span<const syntax::Argument> list,
                                             std::span<const Parameter> parameters, const Name& owner_name,
                                             const Entity& owner, const Scope& scope) {
  std::vector<Argument> result;
  result.reserve(list.size());
  bool whole = true;
  for (const syntax::Argument& a : list) {
    whole = whole && !a.name.empty();
    if (a.name.empty()) continue;
    // by its own name, or by the qualified one
    const auto found = std::ranges::find_if(
        parameters, [&](const Parameter& p) { return p.call_name == a.name.text || p.code_name == a.name.text; });
    if (found == parameters.end()) {
      std::vector<std::string> known;
      for (const Parameter& p : parameters) known.emplace_back(p.call_name);
      findings_.error(Code::Unknown, a.name.span,
                      fmt::format("'{}' has no parameter '{}'", owner_name.text, a.name.text),
                      findings_.hints_wanted() ? suggest(a.name.text, known) : std::string{});
      continue;
    }
    const auto index = static_cast<std::uint32_t>(found - parameters.begin());
    use_qualified(a.name, a.name.text == found->call_name ? 0 : owner_name.text.size(), owner,
                  {EntityKind::Parameter, owner.kind, owner.index, index});
    if (std::ranges::find(result, index, &Argument::parameter) != result.end()) {
      findings_.error(Code::ArgumentTwice, a.name.span, fmt::format("'{}' is given twice", a.name.text), "remove one");
      continue;
    }
    if (found->call_name != a.name.text) {
      findings_.note(Code::None, a.name.span, "a qualified parameter name", fmt::format("write {}", found->call_name));
    }
    const Expression* value = expression(*a.value, found->type.domain, scope);
    if (!value) continue;
    if (value->type.type != found->type.type) {
      wrong_type(*value, found->type, "the argument");
      continue;
    }
    if (value->type.domain != found->type.domain && value->type.domain != kNone && found->type.domain != kNone) {
      findings_.note(Code::OtherEnumeration, value->span,
                     fmt::format("an element of '{}' is passed as one of '{}'", text(value->type), text(found->type)),
                     "the original does not check this");
    }
    result.push_back({index, value});
  }
  if (whole && list.size() < parameters.size()) {
    const Parameter& missing = *std::ranges::find_if(parameters, [&](const Parameter& p) {
      const auto given = static_cast<std::uint32_t>(&p - parameters.data());
      return std::ranges::find(result, given, &Argument::parameter) == result.end();
    });
    findings_.note(Code::ArgumentMissing, owner_name.span,
                   fmt::format("'{}' gets no value for '{}'", owner_name.text, missing.call_name),
                   "it is 0, false or the first element");
  }
  return arena_.keep(result);
}

}  // namespace cancha::decide::xabsl
