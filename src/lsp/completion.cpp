#include "lsp/completion.h"

#include <fmt/format.h>

#include <algorithm>

#include "lsp/context.h"

namespace cancha::lsp {
namespace {

using xabsl::Direction;
using xabsl::Type;

// the protocol's kinds of completions
constexpr int kMethod = 2, kFunction = 3, kVariable = 6, kEnum = 13, kKeyword = 14, kFile = 17, kEnumMember = 20,
              kConstant = 21, kEvent = 23, kParameter = 25, kFolder = 19;

int completion_kind(EntityKind kind) {
  switch (kind) {
    case EntityKind::Option:
      return kFunction;
    case EntityKind::Behaviour:
      return kMethod;
    case EntityKind::State:
      return kEvent;
    case EntityKind::Parameter:
      return kParameter;
    case EntityKind::Constant:
      return kConstant;
    case EntityKind::Enumeration:
      return kEnum;
    case EntityKind::Element:
      return kEnumMember;
    default:
      return kVariable;
  }
}

/// A type that means the same in two compilations: by names.
struct Expected {
  bool known = false;
  Type type = Type::Decimal;
  std::string domain;
};

class Completer {
 public:
  Completer(const Model* model, const Context& context, const Range& range, bool snippets)
      : model_{model}, context_{context}, range_{range}, snippets_{snippets} {
    if (model) things_ = things(*model);
  }

  std::vector<CompletionItem> run() {
    switch (context_.where) {
      case Where::FileTop:
        words({"include", "option", "namespace", "agent"});
        break;
      case Where::Member:
        words({"float", "bool", "enum", "input", "output", "internal", "const", "behavior"});
        break;
      case Where::Direction:
        words({"input", "output", "internal", "const"});
        break;
      case Where::ParameterType:
        words({"float", "bool", "enum"});
        break;
      case Where::OptionMember:
        words({"state", "initial", "target", "common", "float", "bool", "enum"});
        break;
      case Where::AfterCommon:
        words({"decision", "action"});
        break;
      case Where::AfterInitial:
        words({"state", "target"});
        break;
      case Where::AfterTarget:
        words({"state"});
        break;
      case Where::AfterStateName:
        words({"capacity", "synchronized"});
        break;
      case Where::StateMember:
        words({"decision", "action"});
        break;
      case Where::Tree:
        words({"if", "goto", "stay", "else"});
        break;
      default:
        names_here();
    }
    return std::move(items_);
  }

 private:
  void names_here() {
    switch (context_.where) {
      case Where::EnumName:
        for_each(EntityKind::Enumeration, [&](const Thing& t) { add(t, 1); });
        break;
      case Where::AgentRoot:
        for_each(EntityKind::Option, [&](const Thing& t) { add(t, 1); });
        break;
      case Where::Goto:
        if (!model_) break;
        for (const Thing& t : states_of(*model_, context_.option)) add(t, 1);
        break;
      case Where::ActionStart:
        action();
        break;
      case Where::ArgumentName:
        arguments();
        break;
      case Where::Expression:
        expression();
        break;
      default:
        break;
    }
  }

  template <class Visit>
  void for_each(EntityKind kind, Visit visit) {
    for (const Thing& t : things_) {
      if (t.what.kind == kind) visit(t);
    }
  }

  void words(std::initializer_list<std::string_view> list) {
    for (const std::string_view word : list) keyword(word, "keyword", 1);
  }
  void keyword(std::string_view word, std::string_view detail, int rank) {
    CompletionItem& item = fresh(word, kKeyword, rank);
    item.detail = detail;
    item.documentation = Markup{"markdown", std::string{meaning_of(word)}};
  }

  CompletionItem& fresh(std::string_view label, int kind, int rank) {
    CompletionItem& item = items_.emplace_back();
    item.label = label;
    item.kind = kind;
    item.sort = fmt::format("{}{}", rank, label);
    item.edit = {range_, item.label};
    return item;
  }

  CompletionItem& add(const Thing& thing, int rank, std::string_view prefix = "") {
    CompletionItem& item = fresh(fmt::format("{}{}", prefix, name_of(thing)), completion_kind(thing.what.kind), rank);
    item.detail = signature(thing);
    if (std::string doc = documentation(thing); !doc.empty()) item.documentation = Markup{"markdown", std::move(doc)};
    return item;
  }

  /// A call with its arguments to fill in, where the client can do that and none are there yet.
  void add_call(const Thing& thing, int rank, std::string_view behind) {
    CompletionItem& item = add(thing, rank);
    if (context_.followed) return;
    const auto parameters = parameters_of(thing);
    if (!snippets_) {
      if (thing.what.kind != EntityKind::Symbol) item.edit.text += "(";
      return;
    }
    std::string list;
    int number = 0;
    for (const xabsl::Parameter& p : parameters) {
      list += fmt::format("{}{} = ${{{}:{}}}", number ? ", " : "", p.call_name, number + 1, placeholder(thing, p.type));
      ++number;
    }
    item.edit.text += fmt::format("({}){}$0", list, behind);
    item.format = 2;
  }

  static std::string placeholder(const Thing& thing, xabsl::ValueType type) {
    if (type.type == Type::Decimal) return "0";
    if (type.type == Type::Boolean) return "false";
    if (type.domain == xabsl::kNone || thing.in().enumerations[type.domain].elements.empty()) return "";
    return std::string{thing.in().enumerations[type.domain].elements[0].text};
  }

  void action() {
    for_each(EntityKind::Symbol, [&](const Thing& t) {
      if (t.in().symbols[t.what.index].direction == Direction::Input) return;
      CompletionItem& item = add(t, 2);
      if (!context_.followed) item.edit.text += " = ";
    });
    for_each(EntityKind::Option, [&](const Thing& t) { add_call(t, 1, ";"); });
    for_each(EntityKind::Behaviour, [&](const Thing& t) { add_call(t, 1, ";"); });
  }

  /// What a name in a call means: an option or behaviour in actions, a function in expressions.
  [[nodiscard]] std::vector<Thing> called() const {
    std::vector<Thing> found;
    for (const Thing& t : things_) {
      if (name_of(t) == context_.called && !parameters_of(t).empty()) found.push_back(t);
    }
    return found;
  }

  void arguments() {
    for (const Thing& t : called()) {
      const auto parameters = parameters_of(t);
      for (std::uint32_t i = 0; i < parameters.size(); ++i) {
        if (std::ranges::find(context_.given, parameters[i].call_name) != context_.given.end()) continue;
        CompletionItem& item = add({t.made, {EntityKind::Parameter, t.what.kind, t.what.index, i}}, 1);
        item.sort = fmt::format("1{:04}", i);
        if (!context_.followed) item.edit.text += " = ";
      }
      return;
    }
  }

  [[nodiscard]] static Expected expected(const Thing& thing, xabsl::ValueType type) {
    Expected e{true, type.type, {}};
    if (type.domain != xabsl::kNone) e.domain = thing.in().enumerations[type.domain].name.text;
    return e;
  }

  [[nodiscard]] Expected wanted() const {
    const Wanted& w = context_.wanted;
    if (w.of == Wanted::Of::Nothing || !model_) return {};
    if (w.name.starts_with('@')) {
      for (const Thing& t : parameters_of_option(*model_, context_.option)) {
        if (name_of(t) == w.name.substr(1)) return expected(t, *type_of(t));
      }
      return {};
    }
    for (const Thing& t : things_) {
      if (name_of(t) != w.name) continue;
      if (w.of == Wanted::Of::Name && type_of(t)) return expected(t, *type_of(t));
      if (w.of == Wanted::Of::Argument) {
        for (const xabsl::Parameter& p : parameters_of(t)) {
          if (p.call_name == w.argument) return expected(t, p.type);
        }
      }
    }
    return {};
  }

  void expression() {
    const Expected want = wanted();
    // what fits comes first; the rest may still be part of a larger expression
    const auto rank = [&](const Thing& t) {
      const Expected has = expected(t, *type_of(t));
      return !want.known || (has.type == want.type && has.domain == want.domain) ? 2 : 3;
    };
    if (want.known && want.type == Type::Enumerated) {
      for_each(EntityKind::Enumeration, [&](const Thing& t) {
        if (name_of(t) != want.domain) return;
        const auto count = static_cast<std::uint32_t>(t.in().enumerations[t.what.index].elements.size());
        for (std::uint32_t i = 0; i < count; ++i) {
          add({t.made, {EntityKind::Element, EntityKind::Enumeration, t.what.index, i}}, 1);
        }
      });
    }
    if (model_) {
      for (const Thing& t : parameters_of_option(*model_, context_.option)) add(t, rank(t), "@");
    }
    for_each(EntityKind::Symbol, [&](const Thing& t) {
      if (parameters_of(t).empty()) {
        add(t, rank(t));
      } else {
        add_call(t, rank(t), "");
      }
    });
    for_each(EntityKind::Constant, [&](const Thing& t) { add(t, rank(t)); });
    for (const std::string_view word : {"state_time", "option_time"}) keyword(word, "float", 4);
    for (const std::string_view word : {"true", "false", "action_done", "conflict"}) keyword(word, "bool", 4);
  }

  const Model* model_;
  const Context& context_;
  Range range_;
  bool snippets_;
  std::vector<Thing> things_;
  std::vector<CompletionItem> items_;
};

std::vector<CompletionItem> include_paths(const Context& context, const std::string& path, const Range& range,
                                          const FolderLister& list) {
  std::vector<CompletionItem> items;
  if (!list) return items;
  const std::string beside = path.substr(0, path.rfind('/') + 1);
  const std::string folder = normal(beside + context.path.substr(0, context.path.rfind('/') + 1));
  for (const std::string& name : list(folder)) {
    const bool is_folder = name.ends_with('/');
    if (!is_folder && !name.ends_with(".xabsl") && !name.ends_with(".yabsl")) continue;
    CompletionItem item;
    item.label = name;
    item.kind = is_folder ? kFolder : kFile;
    item.sort = fmt::format("{}{}", is_folder ? 2 : 1, name);
    item.edit = {range, name};
    items.push_back(std::move(item));
  }
  return items;
}

}  // namespace

std::vector<CompletionItem> complete(const Model* model, const std::string& path, std::string_view text,
                                     std::size_t byte, Encoding encoding, bool snippets, const FolderLister& list) {
  const Context context = context_at(text, byte);
  if (context.where == Where::Nothing) return {};
  const Range range = Lines{text, encoding}.range(context.begin, context.end);
  if (context.where == Where::IncludePath) return include_paths(context, path, range, list);
  return Completer{model, context, range, snippets}.run();
}

std::string signature_help(const Model& model, std::string_view text, std::size_t byte) {
  const Context context = context_at(text, byte);
  if (context.called.empty()) return "null";
  for (const Thing& t : things(model)) {
    if (name_of(t) != context.called || parameters_of(t).empty()) continue;
    std::string parameters;
    int active = 0, number = 0;
    for (const xabsl::Parameter& p : parameters_of(t)) {
      if (p.call_name == context.argument) active = number;
      const Thing thing{t.made, {EntityKind::Parameter, t.what.kind, t.what.index, static_cast<std::uint32_t>(number)}};
      parameters += fmt::format("{}{{\"label\":{},\"documentation\":{}}}", number ? "," : "", to_json(signature(thing)),
                                to_json(documentation(thing)));
      ++number;
    }
    return fmt::format(
        R"({{"signatures":[{{"label":{},"documentation":{},"parameters":[{}]}}],"activeSignature":0,"activeParameter":{}}})",
        to_json(signature(t)), to_json(documentation(t)), parameters, active);
  }
  return "null";
}

}  // namespace cancha::lsp
