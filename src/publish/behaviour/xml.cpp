#include "publish/behaviour/xml.h"

#include <fmt/format.h>

#include <array>

#include "decide/xabsl/output.h"
#include "publish/behaviour/source_text.h"
#include "publish/behaviour/xml_elements.h"

namespace cancha::publish {
namespace {

constexpr std::array<std::string_view, 3> kTypes{"decimal", "boolean", "enumerated"};

std::string_view word(xabsl::ValueType type) {
  return kTypes[static_cast<std::size_t>(type.type)];
}

std::string text(std::string_view view) {
  return std::string{view};
}

/// The tag of what has operands only; empty for what has more to say.
std::string_view tag_of(xabsl::Op op) {
  using xabsl::Op;
  switch (op) {
    case Op::StateTime:
      return "time-of-state-execution";
    case Op::OptionTime:
      return "time-of-option-execution";
    case Op::ActionDone:
      return "action-done";
    case Op::Conflict:
      return "conflict";
    case Op::Add:
      return "plus";
    case Op::Subtract:
      return "minus";
    case Op::Multiply:
      return "multiply";
    case Op::Divide:
      return "divide";
    case Op::Modulo:
      return "mod";
    case Op::Less:
      return "less-than";
    case Op::Greater:
      return "greater-than";
    case Op::LessEqual:
      return "less-than-or-equal-to";
    case Op::GreaterEqual:
      return "greater-than-or-equal-to";
    case Op::Equal:
      return "equal-to";
    case Op::NotEqual:
      return "not-equal-to";
    case Op::SameElement:
      return "same-element";
    case Op::And:
      return "and";
    case Op::Or:
      return "or";
    case Op::Not:
      return "not";
    case Op::Conditional:
      return "conditional-expression";
    default:
      return "";
  }
}

/// Writes one file after the other.
class Writer {
 public:
  explicit Writer(const xabsl::Compilation& made) : words_{made}, checked_{made.checked} {}

  Site run() {
    site_["agents.xml"] = agents();
    site_["options.xml"] = signatures();
    for (const xabsl::Namespace& space : checked_.namespaces) {
      if (declares(checked_.symbols, space) || declares(checked_.constants, space) ||
          declares(checked_.enumerations, space)) {
        site_[fmt::format("Symbols/{}.xml", space.name.text)] = symbols(space);
      }
      if (declares(checked_.behaviours, space)) {
        site_[fmt::format("BasicBehaviors/{}.xml", space.name.text)] = behaviours(space);
      }
    }
    for (const xabsl::Option& option : checked_.options) {
      site_[fmt::format("Options/{}.xml", option.name.text)] = body(option);
    }
    site_["entities.dtd"] = entities();
    return std::move(site_);
  }

 private:
  // a namespace has a file of its own, so what stands in that file is declared in it
  template <class Things>
  static bool declares(const Things& things, const xabsl::Namespace& space) {
    for (const auto& thing : things) {
      if (thing.name.span.file == space.name.span.file) return true;
    }
    return false;
  }
  template <class Things, class Write>
  static void each_of(const Things& things, const xabsl::Namespace& space, Write&& write) {
    for (const auto& thing : things) {
      if (thing.name.span.file == space.name.span.file) write(thing);
    }
  }
  std::string domain(xabsl::ValueType type) const {
    return type.type == xabsl::Type::Enumerated ? text(checked_.enumerations[type.domain].name.text) : "";
  }
  std::string element(xabsl::ValueType type, std::uint32_t which) const {
    const xabsl::Enumeration& all = checked_.enumerations[type.domain];
    return fmt::format("{}.{}", all.name.text, all.elements[which].text);
  }
  std::string doc(xabsl::Span span) const { return words_.doc(span); }

  std::string agents() {
    out_ = {};
    out_.around("agent-collection",
                {{"title", text(checked_.title)},
                 {"platform", text(checked_.platform)},
                 {"software-environment", text(checked_.environment)}},
                [&] {
                  for (const xabsl::Agent& agent : checked_.agents) {
                    out_.leaf("agent", {{"name", text(agent.name.text)},
                                        {"title", text(agent.title)},
                                        {"root-option", text(checked_.options[agent.root].name.text)},
                                        {"description", doc(agent.doc)}});
                  }
                });
    return out_.take();
  }

  std::string signatures() {
    out_ = {};
    out_.around("option-definitions", {}, [&] {
      for (const std::uint32_t i : checked_.options_by_name()) {
        const xabsl::Option& option = checked_.options[i];
        out_.around("option-definition", {{"name", text(option.name.text)}, {"description", doc(option.doc)}},
                    [&] { parameters(option.parameters); });
      }
    });
    return out_.take();
  }

  void parameters(std::span<const xabsl::Parameter> list) {
    for (const xabsl::Parameter& one : list) {
      out_.leaf(fmt::format("{}-parameter", word(one.type)), {{"name", text(one.call_name)},
                                                              {"enumeration", domain(one.type)},
                                                              {"range", text(one.range)},
                                                              {"measure", text(one.measure)},
                                                              {"description", doc(one.doc)}});
    }
  }

  std::string symbols(const xabsl::Namespace& space) {
    out_ = {};
    out_.around("symbols",
                {{"name", text(space.name.text)}, {"title", text(space.title)}, {"description", doc(space.doc)}}, [&] {
                  each_of(checked_.enumerations, space, [&](const xabsl::Enumeration& one) { enumeration(one); });
                  each_of(checked_.symbols, space, [&](const xabsl::Symbol& one) { symbol(one); });
                  each_of(checked_.constants, space, [&](const xabsl::Constant& one) {
                    out_.leaf("constant", {{"name", text(one.name.text)},
                                           {"value", text(one.text)},
                                           {"measure", text(one.measure)},
                                           {"description", doc(one.doc)}});
                  });
                });
    return out_.take();
  }

  void enumeration(const xabsl::Enumeration& one) {
    out_.around(
        "enumeration",
        {{"name", text(one.name.text)}, {"internal", one.internal ? "true" : ""}, {"description", doc(one.doc)}}, [&] {
          for (const xabsl::Name& element : one.elements) {
            out_.leaf("enum-element", {{"name", text(element.text)}});
          }
        });
  }

  void symbol(const xabsl::Symbol& one) {
    const auto direction = names(one.direction)[static_cast<std::size_t>(one.direction)];
    out_.around(fmt::format("{}-{}-symbol", word(one.type), direction),
                {{"name", text(one.name.text)},
                 {"enumeration", domain(one.type)},
                 {"range", text(one.range)},
                 {"measure", text(one.measure)},
                 {"description", doc(one.doc)}},
                [&] { parameters(one.parameters); });
  }

  std::string behaviours(const xabsl::Namespace& space) {
    out_ = {};
    out_.around("basic-behaviors",
                {{"name", text(space.name.text)}, {"title", text(space.title)}, {"description", doc(space.doc)}}, [&] {
                  each_of(checked_.behaviours, space, [&](const xabsl::Behaviour& one) {
                    out_.around("basic-behavior", {{"name", text(one.name.text)}, {"description", doc(one.doc)}},
                                [&] { parameters(one.parameters); });
                  });
                });
    return out_.take();
  }

  std::string body(const xabsl::Option& option) {
    out_ = {};
    out_.around("option",
                {{"name", text(option.name.text)},
                 {"initial-state", text(option.states[option.initial].name.text)},
                 {"description", doc(option.doc)}},
                [&] {
                  parameters(option.parameters);
                  tree("common-decision-tree", option, option.common_decision);
                  actions("common-actions", option, option.common_actions);
                  for (const xabsl::State& state : option.states) this->state(option, state);
                });
    return out_.take();
  }

  void state(const xabsl::Option& option, const xabsl::State& state) {
    const auto of = [&](xabsl::Cooperation kind) { return state.cooperation == kind ? text(state.number) : ""; };
    out_.around("state",
                {{"name", text(state.name.text)},
                 {"target", state.target ? "true" : ""},
                 {"capacity", of(xabsl::Cooperation::Capacity)},
                 {"synchronized", of(xabsl::Cooperation::Synchronized)}},
                [&] {
                  tree("decision-tree", option, state.decision);
                  actions("actions", option, state.actions);
                });
  }

  void tree(std::string_view tag, const xabsl::Option& option, const xabsl::Decision* decision) {
    if (!decision) return;
    out_.around(tag, {}, [&] { this->decision(option, decision); });
  }

  /// A chain of else-ifs is one `if` with many branches, so that long ones do not nest.
  void decision(const xabsl::Option& option, const xabsl::Decision* decision) {
    if (!decision->condition) {
      out_.leaf("transition-to-state", {{"ref", text(option.states[decision->state].name.text)}});
      return;
    }
    out_.around("if", {}, [&] {
      const xabsl::Decision* branch = decision;
      for (; branch && branch->condition; branch = branch->otherwise) {
        out_.around("branch", {{"description", doc(branch->doc)}}, [&] {
          out_.around("condition", {{"text", plain(words_.condition(*branch))}},
                      [&] { expression(option, *branch->condition); });
          this->decision(option, branch->then);
        });
      }
      if (branch) out_.around("else", {}, [&] { this->decision(option, branch); });
    });
  }

  void actions(std::string_view tag, const xabsl::Option& option, std::span<const xabsl::Action> list) {
    if (list.empty()) return;
    out_.around(tag, {}, [&] {
      for (const xabsl::Action& one : list) action(option, one);
    });
  }

  void action(const xabsl::Option& option, const xabsl::Action& one) {
    switch (one.kind) {
      case xabsl::ActionKind::CallOption: {
        const xabsl::Option& called = checked_.options[one.target];
        out_.around("subsequent-option", {{"ref", text(called.name.text)}},
                    [&] { arguments(option, called.parameters, one.arguments); });
        return;
      }
      case xabsl::ActionKind::CallBehaviour: {
        const xabsl::Behaviour& called = checked_.behaviours[one.target];
        out_.around("subsequent-basic-behavior", {{"ref", text(called.name.text)}},
                    [&] { arguments(option, called.parameters, one.arguments); });
        return;
      }
      case xabsl::ActionKind::Assign:
        out_.around("set-output-symbol", {{"ref", text(checked_.symbols[one.target].name.text)}},
                    [&] { expression(option, *one.value); });
    }
  }

  void arguments(const xabsl::Option& option, std::span<const xabsl::Parameter> parameters,
                 std::span<const xabsl::Argument> list) {
    for (const xabsl::Argument& one : list) {
      out_.around("with-parameter", {{"ref", text(parameters[one.parameter].call_name)}},
                  [&] { expression(option, *one.value); });
    }
  }

  void expression(const xabsl::Option& option, const xabsl::Expression& e) {
    using xabsl::Op;
    if (const std::string_view tag = tag_of(e.op); !tag.empty()) {
      out_.around(tag, {}, [&] {
        for (const xabsl::Expression* operand : e.operands) expression(option, *operand);
      });
    } else if (e.op == Op::Input || e.op == Op::Output) {
      const xabsl::Symbol& symbol = checked_.symbols[e.reference];
      out_.around(fmt::format("{}-{}-symbol-ref", word(e.type), e.op == Op::Input ? "input" : "output"),
                  {{"ref", text(symbol.name.text)}}, [&] { arguments(option, symbol.parameters, e.arguments); });
    } else {
      named(option, e);
    }
  }

  void named(const xabsl::Option& option, const xabsl::Expression& e) {
    using xabsl::Op;
    if (e.op == Op::Number) {
      out_.leaf("decimal-value", {{"value", xabsl::code_number(e.number)}});
    } else if (e.op == Op::Constant) {
      out_.leaf("constant-ref", {{"ref", text(checked_.constants[e.reference].name.text)}});
    } else if (e.op == Op::Parameter) {
      out_.leaf("option-parameter-ref", {{"ref", text(option.parameters[e.reference].call_name)}});
    } else if (e.op == Op::Element) {
      out_.leaf("enum-element-ref", {{"ref", element(e.type, e.reference)}});
    } else {
      out_.leaf("boolean-value", {{"value", e.op == Op::True ? "true" : "false"}});
    }
  }

  std::string entities() const {
    std::string text;
    for (const auto& [path, content] : site_) {
      const std::size_t begin = path.find('/') + 1;  // 0 where there is no folder
      text += fmt::format("<!ENTITY {} SYSTEM \"{}\">\n",
                          fmt::format("{}{}", begin == 0 ? "" : path.substr(0, begin - 1) + ".",
                                      path.substr(begin, path.size() - begin - 4)),
                          path);
    }
    return text;
  }

  const SourceText words_;
  const xabsl::Checked& checked_;
  Elements out_;
  Site site_;
};

}  // namespace

Site behaviour_xml(const xabsl::Compilation& compilation) {
  return Writer{compilation}.run();
}

}  // namespace cancha::publish
