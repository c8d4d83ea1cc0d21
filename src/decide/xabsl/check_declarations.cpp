// What files declare: enumerations, symbols, behaviours, options, agents.

#include <fmt/format.h>

#include <algorithm>

#include "base/letters.h"

#include "decide/xabsl/checker.h"

namespace cancha::decide::xabsl {
namespace {

constexpr std::size_t kMostParameters = 1000;

/// "kick" of "Options/kick.xabsl".
std::string_view stem(std::string_view path) {
  path = path.substr(path.find_last_of('/') + 1);
  return path.substr(0, path.rfind('.'));
}

/// A text without its quotes, a range without its brackets.
std::string_view inside(const Name& quoted) {
  return quoted.text.size() < 2 ? std::string_view{} : quoted.text.substr(1, quoted.text.size() - 2);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// What follows "WORD" in the first line that contains it, in upper or lower case.
std::string_view after(std::string_view text, std::string_view word) {
  const auto same = [](char a, char b) { return lower(a) == lower(b); };
  const auto* const found = std::search(text.begin(), text.end(), word.begin(), word.end(), same);
  if (found == text.end()) return {};
  text = text.substr(static_cast<std::size_t>(found - text.begin()) + word.size());
  return trimmed(text.substr(0, text.find('\n')));
}

EntityKind kind_of(Class what) {
  switch (what) {
    case Class::Constant:
      return EntityKind::Constant;
    case Class::Enumeration:
      return EntityKind::Enumeration;
    case Class::Option:
      return EntityKind::Option;
    case Class::Behaviour:
      return EntityKind::Behaviour;
    case Class::Agent:
      return EntityKind::Agent;
    case Class::Namespace:
      return EntityKind::Namespace;
    default:
      return EntityKind::Symbol;
  }
}

/// The thing at the end of a list that is about to be filled.
template <class T>
Entity next_of(EntityKind kind, const std::vector<T>& list) {
  return {kind, EntityKind::Option, 0, static_cast<std::uint32_t>(list.size())};
}

}  // namespace

std::vector<std::uint32_t> Checked::options_by_name() const {
  std::vector<std::uint32_t> order(options.size());
  for (std::uint32_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, [this](std::uint32_t a, std::uint32_t b) {
    return std::ranges::lexicographical_compare(options[a].name.text, options[b].name.text, {}, lower, lower);
  });
  return order;
}

Checked Checker::run(std::span<const syntax::File> files) {
  // more than one mention in sixteen bytes is rare; memory that is not written to costs nothing
  std::size_t bytes = 0;
  for (std::uint32_t i = 0; i < sources_.size(); ++i) bytes += sources_[i].text.size();
  uses_.reserve(bytes / 16);

  // enumerations first, because types name them; then everything else that bodies can name
  for (const syntax::File& file : files) {
    if (file.name_space) declare_enumerations(*file.name_space);
  }
  for (std::uint32_t i = 0; i < files.size(); ++i) {
    if (files[i].name_space) declare_namespace(*files[i].name_space, sources_[i].path);
    if (files[i].option) declare_option(*files[i].option, sources_[i].path);
  }
  declare_agents(files);
  std::uint32_t option = 0;
  for (const syntax::File& file : files) {
    if (file.option) check_body(option++, *file.option);
  }
  return std::move(checked_);
}

void Checker::declare(Class what, const Name& name, std::size_t index) {
  if (name.empty()) return;
  constexpr std::size_t kLongestName = 99;
  use(name.span, {kind_of(what), EntityKind::Option, 0, static_cast<std::uint32_t>(index)}, UseRole::Declaration);
  if (const NameTable::Entry* known = names_.find(name.text, what)) {
    std::string hint;
    if (findings_.hints_wanted()) {
      const Place place = sources_.place(known->span.file, known->span.begin);
      hint = fmt::format("first at {}:{}:{}", sources_[known->span.file].path, place.line, place.column);
    }
    findings_.error(Code::DefinedTwice, name.span,
                    fmt::format("'{}' is already defined as {}", name.text, name_of(what)), std::move(hint));
    return;
  }
  if (name.text.size() > kLongestName) {
    findings_.note(Code::None, name.span, "names of more than 99 characters are refused by the original's engines");
  }
  names_.add(name.text, {what, static_cast<std::uint32_t>(index), kNone, name.span});
}

void Checker::declare_enumerations(const syntax::Namespace& space) {
  for (const syntax::Enumeration& e : space.enumerations) {
    const auto number = static_cast<std::uint32_t>(checked_.enumerations.size());
    declare(Class::Enumeration, e.name, number);
    checked_.enumerations.push_back({e.name, e.internal, e.elements, e.doc});
    auto& elements = elements_.emplace_back();
    for (std::uint32_t i = 0; i < e.elements.size(); ++i) {
      use(e.elements[i].span, {EntityKind::Element, EntityKind::Enumeration, number, i}, UseRole::Declaration);
      if (elements.try_emplace(e.elements[i].text, i).second) continue;
      findings_.error(Code::DefinedTwice, e.elements[i].span,
                      fmt::format("'{}' is already an element of '{}'", e.elements[i].text, e.name.text));
    }
  }
}

void Checker::check_file_name(const Name& name, std::string_view path, std::string_view what) {
  if (name.empty() || stem(path) == name.text) return;
  findings_.note(Code::Naming, name.span, fmt::format("the {} '{}' stands in a file of another name", what, name.text),
                 fmt::format("name the file {}.xabsl", name.text));
}

void Checker::declare_namespace(const syntax::Namespace& space, std::string_view path) {
  declare(Class::Namespace, space.name, checked_.namespaces.size());
  checked_.namespaces.push_back({space.name, inside(space.title), space.doc});
  check_file_name(space.name, path, "namespace");
  if (space.order.empty() && findings_.errors() == 0) {
    findings_.warning(Code::EmptyNamespace, space.name.span,
                      fmt::format("the namespace '{}' is empty", space.name.text));
  }
  check_mix(space);
  for (const syntax::Constant& c : space.constants) {
    declare(Class::Constant, c.name, checked_.constants.size());
    const std::string_view text = c.negative ? arena_.join({"-", c.number.text}) : c.number.text;
    checked_.constants.push_back({c.name, text, inside(c.measure), c.doc});
  }
  for (const syntax::Symbol& s : space.symbols) declare_symbol(s);
  for (const syntax::Behaviour& b : space.behaviours) {
    declare(Class::Behaviour, b.name, checked_.behaviours.size());
    const Entity owner = next_of(EntityKind::Behaviour, checked_.behaviours);
    checked_.behaviours.push_back({b.name, parameters(b.parameters, b.name.text, owner), b.doc});
  }
}

void Checker::check_mix(const syntax::Namespace& space) {
  const auto is_behaviour = [](const syntax::Member& m) { return m.kind == syntax::MemberKind::Behaviour; };
  const auto name_of_member = [&](const syntax::Member& m) -> const Name& {
    switch (m.kind) {
      case syntax::MemberKind::Constant:
        return space.constants[m.index].name;
      case syntax::MemberKind::Enumeration:
        return space.enumerations[m.index].name;
      case syntax::MemberKind::Symbol:
        return space.symbols[m.index].name;
      case syntax::MemberKind::Behaviour:
        break;
    }
    return space.behaviours[m.index].name;
  };
  // the first declaration says what the namespace is for; the first of the other sort is the one too many
  const auto other = std::ranges::find_if(
      space.order, [&](const syntax::Member& m) { return is_behaviour(m) != is_behaviour(space.order[0]); });
  if (other == space.order.end()) return;
  findings_.error(Code::NamespaceMix, name_of_member(*other).span, "a namespace holds either symbols or behaviours",
                  "move the behaviours to a namespace of their own");
}

void Checker::declare_symbol(const syntax::Symbol& s) {
  const ValueType type = value_type(s.type);
  const bool input = s.direction == Kind::Input;
  const Direction direction = input                           ? Direction::Input
                              : s.direction == Kind::Internal ? Direction::Internal
                                                              : Direction::Output;
  const auto first = static_cast<std::size_t>(input ? Class::DecimalInput : Class::DecimalOutput);
  declare(static_cast<Class>(first + static_cast<std::size_t>(type.type)), s.name, checked_.symbols.size());
  if (type.domain != kNone && checked_.enumerations[type.domain].internal && direction != Direction::Internal) {
    findings_.note(Code::None, s.type.domain.span, "an internal enumeration is meant for internal symbols only",
                   "leave out 'internal' at the enumeration");
  }
  const Entity owner = next_of(EntityKind::Symbol, checked_.symbols);
  const auto list = input ? parameters(s.parameters, s.name.text, owner) : std::span<const Parameter>{};
  checked_.symbols.push_back({s.name, direction, type, list, inside(s.range), inside(s.measure), s.doc});
}

ValueType Checker::value_type(const syntax::TypeName& type) {
  if (type.word == Kind::Bool) return {Type::Boolean, kNone};
  if (type.word == Kind::Float) return {Type::Decimal, kNone};
  if (type.domain.empty()) return {Type::Enumerated, kNone};
  const NameTable::Match match = names_.find(type.domain.text, one(Class::Enumeration));
  if (match.first) {
    use(type.domain.span, {EntityKind::Enumeration, EntityKind::Option, 0, match.first->index});
    return {Type::Enumerated, match.first->index};
  }
  const std::string hint =
      findings_.hints_wanted() ? names_.suggestion(type.domain.text, one(Class::Enumeration)) : std::string{};
  if (match.other) {
    findings_.error(Code::NoEnumeration, type.domain.span,
                    fmt::format("'{}' is {}, not an enumeration", type.domain.text, name_of(match.other->what)), hint);
  } else {
    findings_.error(Code::Unknown, type.domain.span, fmt::format("there is no enumeration '{}'", type.domain.text),
                    hint);
  }
  return {Type::Enumerated, kNone};
}

std::span<const Parameter> Checker::parameters(std::span<const syntax::Parameter> list, std::string_view owner_name,
                                               const Entity& owner) {
  const bool of_option = owner.kind == EntityKind::Option;
  std::vector<Parameter> result;
  for (const syntax::Parameter& p : list) {
    Parameter made{p.name, p.name.text, {}, value_type(p.type), inside(p.range), inside(p.measure), p.doc};
    if (of_option && !p.name.text.starts_with('@')) {
      findings_.note(Code::None, p.name.span, "a parameter of an option without '@' cannot be read in it",
                     fmt::format("write @{}", p.name.text));
      made.code_name = p.name.text;
    } else {
      if (of_option) made.call_name.remove_prefix(1);
      made.code_name = arena_.join({owner_name, ".", made.call_name});
    }
    if (result.size() == kMostParameters) {
      findings_.error(Code::Internal, p.name.span,
                      fmt::format("'{}' has more than {} parameters", owner_name, kMostParameters));
      break;
    }
    const auto same = [&](const Parameter& known) { return known.code_name == made.code_name; };
    if (std::ranges::any_of(result, same)) {
      findings_.error(Code::DefinedTwice, p.name.span, fmt::format("the parameter '{}' is already there", p.name.text));
      continue;
    }
    const auto number = static_cast<std::uint32_t>(result.size());
    use({p.name.span.file, p.name.span.begin + (p.name.text.starts_with('@') ? 1U : 0U), p.name.span.end},
        {EntityKind::Parameter, owner.kind, owner.index, number}, UseRole::Declaration);
    result.push_back(made);
  }
  return arena_.keep(result);
}

void Checker::declare_option(const syntax::Option& option, std::string_view path) {
  declare(Class::Option, option.name, checked_.options.size());
  check_file_name(option.name, path, "option");
  Option made;
  made.name = option.name;
  made.doc = option.doc;
  made.parameters = parameters(option.parameters, option.name.text, next_of(EntityKind::Option, checked_.options));
  checked_.options.push_back(made);
}

void Checker::declare_agents(std::span<const syntax::File> files) {
  if (files.empty()) return;
  if (files[0].agents.empty() && findings_.errors() == 0) {
    findings_.error(Code::Internal, {0, 0, 0}, "the root file declares no agent",
                    "write: agent name(\"title\", option);");
  }
  for (const syntax::File& file : files) {
    if (file.agents.empty()) continue;
    if (&file != &files[0] && !files[0].agents.empty()) {
      findings_.error(Code::Internal, file.agents[0].name.span, "agents are declared in two files",
                      "move them to the root file");
      continue;
    }
    if (!file.header.empty()) read_header(file.header);
    for (const syntax::Agent& a : file.agents) {
      declare(Class::Agent, a.name, checked_.agents.size());
      const NameTable::Match root = names_.find(a.root.text, one(Class::Option));
      if (!root.first && !a.root.empty()) {
        findings_.error(Code::Unknown, a.root.span,
                        root.other ? fmt::format("'{}' is {}, not an option", a.root.text, name_of(root.other->what))
                                   : fmt::format("there is no option '{}'", a.root.text),
                        names_.suggestion(a.root.text, one(Class::Option)));
      }
      if (root.first) use(a.root.span, {EntityKind::Option, EntityKind::Option, 0, root.first->index});
      checked_.agents.push_back({a.name, inside(a.title), root.first ? root.first->index : kNone, a.doc});
    }
  }
}

void Checker::read_header(Span header) {
  const std::string_view whole = sources_.text(header);
  const std::string_view text = whole.substr(4, whole.size() - 6);
  checked_.title = after(text, "Title:");
  checked_.platform = after(text, "Platform:");
  checked_.environment = after(text, "Software-Environment:");
}

}  // namespace cancha::decide::xabsl
