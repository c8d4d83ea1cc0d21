// How the things of a behaviour are shown to people.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "lsp/entities.h"

namespace cancha::lsp {
namespace {

using xabsl::kNone;

/// What a parameter belongs to.
Thing owner_thing(const Thing& parameter) {
  return {parameter.made, {parameter.what.owner_kind, EntityKind::Option, 0, parameter.what.owner}};
}

std::string type_text(const xabsl::Checked& in, xabsl::ValueType type) {
  if (type.type != xabsl::Type::Enumerated) return std::string{names(type.type)[static_cast<std::size_t>(type.type)]};
  return fmt::format("enum {}", type.domain == kNone ? "?" : in.enumerations[type.domain].name.text);
}

std::string range_and_measure(std::string_view range, std::string_view measure) {
  std::string out;
  if (!range.empty()) out += fmt::format(" [{}]", range);
  if (!measure.empty()) out += fmt::format(" \"{}\"", measure);
  return out;
}

std::string parameter_text(const xabsl::Checked& in, const xabsl::Parameter& p) {
  return fmt::format("{} {}{}", type_text(in, p.type), p.name.text, range_and_measure(p.range, p.measure));
}

std::string parameter_list(const xabsl::Checked& in, std::span<const xabsl::Parameter> list) {
  std::string out;
  for (const xabsl::Parameter& p : list) out += fmt::format("{}{}", out.empty() ? "" : "; ", parameter_text(in, p));
  return out;
}

/// The states to which a tree leads.
void targets(const xabsl::Decision* tree, std::set<std::uint32_t>& out) {
  for (; tree; tree = tree->otherwise) {
    if (!tree->condition && tree->state != kNone) out.insert(tree->state);
    targets(tree->then, out);
  }
}

std::set<std::uint32_t> targets_of(const xabsl::Option& option, std::uint32_t state) {
  std::set<std::uint32_t> out;
  targets(option.common_decision, out);
  targets(option.states[state].decision, out);
  out.erase(state);
  return out;
}

std::string list_line(std::string_view title, const std::vector<std::string_view>& names) {
  if (names.empty()) return "";
  std::string out = fmt::format("\n\n{}: ", title);
  for (std::size_t i = 0; i < names.size(); ++i) out += fmt::format("{}`{}`", i ? ", " : "", names[i]);
  return out;
}

std::string transitions(const Thing& thing) {
  const xabsl::Option& option = thing.in().options[thing.what.owner];
  std::vector<std::string_view> to, from;
  for (const std::uint32_t s : targets_of(option, thing.what.index)) to.push_back(option.states[s].name.text);
  for (std::uint32_t s = 0; s < option.states.size(); ++s) {
    if (targets_of(option, s).contains(thing.what.index)) from.push_back(option.states[s].name.text);
  }
  return list_line("goes to", to) + list_line("comes from", from);
}

/// The options whose actions call this one.
std::vector<std::string_view> callers(const Thing& thing) {
  const auto kind =
      thing.what.kind == EntityKind::Option ? xabsl::ActionKind::CallOption : xabsl::ActionKind::CallBehaviour;
  const auto calls = [&](std::span<const xabsl::Action> actions) {
    return std::ranges::any_of(actions,
                               [&](const xabsl::Action& a) { return a.kind == kind && a.target == thing.what.index; });
  };
  std::vector<std::string_view> out;
  for (const xabsl::Option& o : thing.in().options) {
    if (calls(o.common_actions) ||
        std::ranges::any_of(o.states, [&](const xabsl::State& s) { return calls(s.actions); })) {
      out.push_back(o.name.text);
    }
  }
  return out;
}

std::string option_details(const Thing& thing) {
  const xabsl::Option& option = thing.in().options[thing.what.index];
  std::vector<std::string_view> states, agents;
  for (const xabsl::State& s : option.states) states.push_back(s.name.text);
  for (const xabsl::Agent& a : thing.in().agents) {
    if (a.root == thing.what.index) agents.push_back(a.name.text);
  }
  return list_line("states", states) + list_line("called by", callers(thing)) + list_line("root of", agents);
}

xabsl::Span doc_of(const Thing& thing) {
  const xabsl::Checked& in = thing.in();
  const std::uint32_t i = thing.what.index;
  switch (thing.what.kind) {
    case EntityKind::Agent:
      return in.agents[i].doc;
    case EntityKind::Option:
      return in.options[i].doc;
    case EntityKind::Behaviour:
      return in.behaviours[i].doc;
    case EntityKind::Symbol:
      return in.symbols[i].doc;
    case EntityKind::Constant:
      return in.constants[i].doc;
    case EntityKind::Enumeration:
      return in.enumerations[i].doc;
    case EntityKind::Namespace:
      return in.namespaces[i].doc;
    case EntityKind::Element:
      return in.enumerations[thing.what.owner].doc;
    case EntityKind::Parameter:
      return parameters_of(owner_thing(thing))[i].doc;
    case EntityKind::State:
      break;
  }
  return {};
}

std::string state_signature(const Thing& thing) {
  const xabsl::Option& option = thing.in().options[thing.what.owner];
  const xabsl::State& state = option.states[thing.what.index];
  std::string out = fmt::format("{}{}state {}", option.initial == thing.what.index ? "initial " : "",
                                state.target ? "target " : "", state.name.text);
  if (state.cooperation == xabsl::Cooperation::Capacity) out += fmt::format(" capacity {}", state.number);
  if (state.cooperation == xabsl::Cooperation::Synchronized) out += fmt::format(" synchronized {}", state.number);
  return out;
}

}  // namespace

std::span<const xabsl::Parameter> parameters_of(const Thing& thing) {
  switch (thing.what.kind) {
    case EntityKind::Option:
      return thing.in().options[thing.what.index].parameters;
    case EntityKind::Behaviour:
      return thing.in().behaviours[thing.what.index].parameters;
    case EntityKind::Symbol:
      return thing.in().symbols[thing.what.index].parameters;
    default:
      return {};
  }
}

std::optional<xabsl::ValueType> type_of(const Thing& thing) {
  switch (thing.what.kind) {
    case EntityKind::Symbol:
      return thing.in().symbols[thing.what.index].type;
    case EntityKind::Constant:
      return xabsl::ValueType{};
    case EntityKind::Element:
      return xabsl::ValueType{xabsl::Type::Enumerated, thing.what.owner};
    case EntityKind::Parameter:
      return parameters_of(owner_thing(thing))[thing.what.index].type;
    default:
      return std::nullopt;
  }
}

namespace {

/// The name as it is declared.
const xabsl::Name& declared_name(const Thing& thing) {
  const xabsl::Checked& in = thing.in();
  const std::uint32_t i = thing.what.index;
  switch (thing.what.kind) {
    case EntityKind::Agent:
      return in.agents[i].name;
    case EntityKind::State:
      return in.options[thing.what.owner].states[i].name;
    case EntityKind::Behaviour:
      return in.behaviours[i].name;
    case EntityKind::Symbol:
      return in.symbols[i].name;
    case EntityKind::Parameter:
      return parameters_of(owner_thing(thing))[i].name;
    case EntityKind::Constant:
      return in.constants[i].name;
    case EntityKind::Enumeration:
      return in.enumerations[i].name;
    case EntityKind::Element:
      return in.enumerations[thing.what.owner].elements[i];
    case EntityKind::Namespace:
      return in.namespaces[i].name;
    case EntityKind::Option:
      break;
  }
  return in.options[i].name;
}

}  // namespace

std::string_view name_of(const Thing& thing) {
  const std::string_view name = declared_name(thing).text;
  return name.substr(name.starts_with('@') ? 1 : 0);
}

std::string_view word_for(EntityKind kind) {
  static constexpr std::array<std::string_view, 10> kWords = {"agent",   "option",    "state",    "behaviour",
                                                              "symbol",  "parameter", "constant", "enumeration",
                                                              "element", "namespace"};
  return kWords[static_cast<std::size_t>(kind)];
}

std::string_view owner_of(const Thing& thing) {
  switch (thing.what.kind) {
    case EntityKind::State:
      return thing.in().options[thing.what.owner].name.text;
    case EntityKind::Element:
      return thing.in().enumerations[thing.what.owner].name.text;
    case EntityKind::Parameter:
      return name_of(owner_thing(thing));
    default:
      return {};
  }
}

xabsl::Span declared_at(const Thing& thing) {
  const xabsl::Name& name = declared_name(thing);
  xabsl::Span span = name.span;
  if (name.text.starts_with('@')) ++span.begin;
  return span;
}

std::string signature(const Thing& thing) {
  const xabsl::Checked& in = thing.in();
  const std::uint32_t i = thing.what.index;
  const std::string parameters = parameter_list(in, parameters_of(thing));
  switch (thing.what.kind) {
    case EntityKind::Agent:
      return fmt::format("agent {}(\"{}\", {})", in.agents[i].name.text, in.agents[i].title,
                         in.agents[i].root == kNone ? "?" : in.options[in.agents[i].root].name.text);
    case EntityKind::Option:
      return fmt::format("option {}({})", name_of(thing), parameters);
    case EntityKind::Behaviour:
      return fmt::format("behavior {}({})", name_of(thing), parameters);
    case EntityKind::State:
      return state_signature(thing);
    case EntityKind::Symbol: {
      const xabsl::Symbol& s = in.symbols[i];
      return fmt::format(
          "{} {} {}{}{}", type_text(in, s.type), names(s.direction)[static_cast<std::size_t>(s.direction)], s.name.text,
          range_and_measure(s.range, s.measure), parameters.empty() ? "" : fmt::format("({})", parameters));
    }
    case EntityKind::Parameter:
      return parameter_text(in, parameters_of(owner_thing(thing))[i]);
    case EntityKind::Constant:
      return fmt::format("float const {} = {}{}", name_of(thing), in.constants[i].text,
                         range_and_measure("", in.constants[i].measure));
    case EntityKind::Enumeration: {
      std::string out;
      for (const xabsl::Name& e : in.enumerations[i].elements)
        out += fmt::format("{}{}", out.empty() ? "" : ", ", e.text);
      return fmt::format("enum {}{} {{ {} }}", name_of(thing), in.enumerations[i].internal ? " internal" : "", out);
    }
    case EntityKind::Element:
      return fmt::format("{}.{}", owner_of(thing), name_of(thing));
    case EntityKind::Namespace:
      return fmt::format("namespace {}(\"{}\")", name_of(thing), in.namespaces[i].title);
  }
  return {};
}

std::string documentation(const Thing& thing) {
  const xabsl::Span span = doc_of(thing);
  if (span.empty()) return "";
  std::string_view rest = thing.made->sources->text(span);
  rest = rest.size() < 5 ? std::string_view{} : rest.substr(3, rest.size() - 5);
  std::string out;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    line.remove_prefix(std::min(line.find_first_not_of(" \t*\r"), line.size()));
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    out += fmt::format("{}{}", out.empty() ? "" : "\n", line);
  }
  while (out.ends_with('\n')) out.pop_back();
  return out;
}

std::string description(const Thing& thing) {
  std::string out = fmt::format("```xabsl\n{}\n```", signature(thing));
  const std::string_view owner = owner_of(thing);
  if (!owner.empty()) out += fmt::format("\n\n{} of `{}`", word_for(thing.what.kind), owner);
  if (const std::string doc = documentation(thing); !doc.empty()) out += fmt::format("\n\n{}", doc);
  if (thing.what.kind == EntityKind::State) out += transitions(thing);
  if (thing.what.kind == EntityKind::Option) out += option_details(thing);
  if (thing.what.kind == EntityKind::Behaviour) out += list_line("called by", callers(thing));
  return out;
}

int symbol_kind(EntityKind kind) {
  // the protocol's: Namespace 3, Class 5, Method 6, Enum 10, Function 12, Variable 13, Constant 14, Object 19,
  // EnumMember 22, Event 24, TypeParameter 26
  static constexpr std::array<int, 10> kKinds = {19, 12, 24, 6, 13, 26, 14, 10, 22, 3};
  return kKinds[static_cast<std::size_t>(kind)];
}

}  // namespace cancha::lsp
