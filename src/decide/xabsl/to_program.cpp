#include "decide/xabsl/to_program.h"

#include <fmt/format.h>

#include <charconv>
#include <memory>

namespace cancha::decide::xabsl {
namespace {

namespace form = program;
using form::kNone;

static_assert(static_cast<int>(Type::Enumerated) == static_cast<int>(form::Type::Enumerated));
static_assert(static_cast<int>(Direction::Internal) == static_cast<int>(form::Direction::Internal));
static_assert(static_cast<int>(Cooperation::Synchronized) == static_cast<int>(form::Cooperation::Synchronized));

form::Place place_of(Span span) {
  return {span.file, span.begin, span.end};
}

template <class T>
std::uint32_t place_in(const std::vector<T>& list) {
  return static_cast<std::uint32_t>(list.size());
}

/// A number as written in the source; the checker has made sure that it is one.
double number_of(std::string_view text) {
  double value = 0.0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

/// The operator of a node with one, two or three operands.
form::Op plain_op(Op op) {
  switch (op) {
    case Op::Add:
      return form::Op::Add;
    case Op::Subtract:
      return form::Op::Subtract;
    case Op::Multiply:
      return form::Op::Multiply;
    case Op::Divide:
      return form::Op::Divide;
    case Op::Modulo:
      return form::Op::Modulo;
    case Op::Less:
      return form::Op::Less;
    case Op::Greater:
      return form::Op::Greater;
    case Op::LessEqual:
      return form::Op::LessEqual;
    case Op::GreaterEqual:
      return form::Op::GreaterEqual;
    case Op::Equal:
    case Op::SameElement:
      return form::Op::Equal;
    case Op::NotEqual:
      return form::Op::NotEqual;
    case Op::And:
      return form::Op::And;
    case Op::Or:
      return form::Op::Or;
    case Op::Not:
      return form::Op::Not;
    case Op::Conditional:
      return form::Op::Conditional;
    case Op::StateTime:
      return form::Op::StateTime;
    case Op::OptionTime:
      return form::Op::OptionTime;
    case Op::ActionDone:
      return form::Op::ActionDone;
    default:
      return form::Op::Conflict;
  }
}

class Lowering {
 public:
  explicit Lowering(const Compilation& made) : made_{made}, checked_{made.checked} {}

  /// The last `watches` options each hold an expression to watch; they are no part of the program.
  form::Program run(std::span<const bool> decimal_watches) {
    const std::size_t watches = decimal_watches.size();
    const std::size_t options = checked_.options.size() - watches;
    out_.title = checked_.title;
    for (std::uint32_t i = 0; i < made_.sources->size() - watches; ++i) {
      out_.files.push_back({(*made_.sources)[i].path, (*made_.sources)[i].text});
    }
    declarations();
    // an option knows the others by their numbers, so all signatures and states come before the first body
    for (std::size_t i = 0; i < options; ++i) signature(checked_.options[i]);
    for (std::uint32_t i = 0; i < options; ++i) body(i);
    for (const Agent& a : checked_.agents) {
      out_.agents.push_back({std::string{a.name.text}, std::string{a.title}, a.root});
    }
    for (std::size_t i = 0; i < watches; ++i) {
      const Expression& condition = *checked_.options[options + i].states[0].decision->condition;
      const Expression& watched = decimal_watches[i] ? *condition.operands[0] : condition;
      out_.watches.push_back({expression(watched), out_.agents[0].root});
    }
    return std::move(out_);
  }

 private:
  void declarations() {
    for (const Enumeration& e : checked_.enumerations) {
      form::Enumeration& made = out_.enumerations.emplace_back();
      made.name = e.name.text;
      made.internal = e.internal;
      for (const Name& element : e.elements) made.elements.emplace_back(element.text);
    }
    for (const Symbol& s : checked_.symbols) {
      out_.symbols.push_back({std::string{s.name.text}, static_cast<form::Direction>(s.direction),
                              static_cast<form::Type>(s.type.type), s.type.domain, parameters(s.parameters),
                              place_of(s.name.span)});
    }
    for (const Behaviour& b : checked_.behaviours) {
      out_.behaviours.push_back({std::string{b.name.text}, parameters(b.parameters), place_of(b.name.span)});
    }
  }

  form::Range parameters(std::span<const Parameter> list) {
    const form::Range range{place_in(out_.parameters), static_cast<std::uint32_t>(list.size())};
    for (const Parameter& p : list) {
      out_.parameters.push_back({std::string{p.call_name}, static_cast<form::Type>(p.type.type), p.type.domain});
    }
    return range;
  }

  void signature(const Option& option) {
    form::Option& made = out_.options.emplace_back();
    made.name = option.name.text;
    made.place = place_of(option.name.span);
    made.parameters = parameters(option.parameters);
    made.states = {place_in(out_.states), static_cast<std::uint32_t>(option.states.size())};
    made.initial = made.states.first + option.initial;
    for (const State& s : option.states) {
      form::State& state = out_.states.emplace_back();
      state.name = s.name.text;
      state.target = s.target;
      state.cooperation = static_cast<form::Cooperation>(s.cooperation);
      state.agents = static_cast<int>(number_of(s.number));
      state.place = place_of(s.name.span);
    }
  }

  void body(std::uint32_t index) {
    const Option& option = checked_.options[index];
    option_ = &out_.options[index];
    if (option.common_decision) option_->common_decision = decision(*option.common_decision);
    option_->common_actions = actions(option.common_actions);
    for (std::uint32_t i = 0; i < option.states.size(); ++i) {
      form::State& state = out_.states[option_->states.first + i];
      if (option.states[i].decision) state.decision = decision(*option.states[i].decision);
      state.actions = actions(option.states[i].actions);
    }
  }

  std::uint32_t decision(const Decision& top) {
    // chains of else-if may be as long as the file: no level of the stack for each
    std::vector<std::pair<const Decision*, form::Decision>> chain;
    for (const Decision* d = &top; d; d = d->otherwise) {
      form::Decision made;
      if (d->condition) {
        made.condition = expression(*d->condition);
        made.then = decision(*d->then);
      } else {
        made.state = option_->states.first + d->state;
      }
      chain.emplace_back(d, made);
    }
    std::uint32_t below = kNone;
    for (std::size_t i = chain.size(); i-- > 0;) {
      chain[i].second.otherwise = below;
      below = place_in(out_.decisions);
      out_.decisions.push_back(chain[i].second);
      out_.decision_places.push_back(place_of(chain[i].first->span));
    }
    return below;
  }

  form::Range actions(std::span<const Action> list) {
    std::vector<form::Action> made;
    for (const Action& a : list) {
      form::Action& action = made.emplace_back();
      action.kind = a.kind == ActionKind::Assign       ? form::ActionKind::Assign
                    : a.kind == ActionKind::CallOption ? form::ActionKind::Option
                                                       : form::ActionKind::Behaviour;
      action.target = a.target;
      action.place = place_of(a.span);
      if (a.value) action.value = expression(*a.value);
      action.arguments = arguments(a.arguments);
    }
    out_.actions.insert(out_.actions.end(), made.begin(), made.end());
    const auto count = static_cast<std::uint32_t>(made.size());
    return {place_in(out_.actions) - count, count};
  }

  form::Range arguments(std::span<const Argument> list) {
    std::vector<form::Argument> made;
    for (const Argument& a : list) made.push_back({a.parameter, expression(*a.value)});
    out_.arguments.insert(out_.arguments.end(), made.begin(), made.end());
    const auto count = static_cast<std::uint32_t>(made.size());
    return {place_in(out_.arguments) - count, count};
  }

  std::uint32_t add(const form::Expression& e, Span span) {
    out_.expressions.push_back(e);
    out_.expression_places.push_back(place_of(span));
    return place_in(out_.expressions) - 1;
  }

  std::uint32_t number(form::Expression made, double value, Span span) {
    made.a = place_in(out_.numbers);
    out_.numbers.push_back(value);
    return add(made, span);
  }

  std::uint32_t expression(const Expression& e) {
    form::Expression made;
    made.type = static_cast<form::Type>(e.type.type);
    switch (e.op) {
      case Op::Number:
        return number(made, e.number, e.span);
      case Op::True:
      case Op::False:
        return number(made, e.op == Op::True ? 1.0 : 0.0, e.span);
      case Op::Constant:
        return number(made, number_of(checked_.constants[e.reference].text), e.span);
      case Op::Element:
        made.op = form::Op::Element;
        made.a = e.reference;
        made.b = e.type.domain;
        return add(made, e.span);
      case Op::Parameter:
        made.op = form::Op::Parameter;
        made.a = e.reference;
        return add(made, e.span);
      case Op::Input:
      case Op::Output: {
        const form::Range range = arguments(e.arguments);
        made.op = form::Op::Symbol;
        made.a = e.reference;
        made.b = range.first;
        made.c = range.count;
        return add(made, e.span);
      }
      default:
        made.op = plain_op(e.op);
        return operands(made, e);
    }
  }

  /// Chains of && and || become pairs, from the left.
  std::uint32_t operands(form::Expression made, const Expression& e) {
    const std::span<const Expression* const> list = e.operands;
    const std::size_t first = list.size() > 2 && made.op != form::Op::Conditional ? 2 : list.size();
    std::uint32_t* const slots[] = {&made.a, &made.b, &made.c};
    for (std::size_t i = 0; i < first; ++i) *slots[i] = expression(*list[i]);
    std::uint32_t made_so_far = add(made, e.span);
    for (std::size_t i = first; i < list.size(); ++i) {
      made.a = made_so_far;
      made.b = expression(*list[i]);
      made_so_far = add(made, e.span);
    }
    return made_so_far;
  }

  const Compilation& made_;
  const Checked& checked_;
  form::Program out_;
  form::Option* option_ = nullptr;
};

}  // namespace

program::Program to_program(const Compilation& compilation) {
  return Lowering{compilation}.run({});
}

namespace {

constexpr std::string_view kWatch = "watch ";

/// A file with an option whose decision holds the expression.
Source watch_file(std::size_t number, const std::string& expression, bool decimal) {
  return {fmt::format("{}{}.xabsl", kWatch, number + 1),
          fmt::format("option cancha.watch_{} {{ initial state s {{ decision {{ if ({}{}\n{}) goto s; else stay; }} "
                      "action {{ }} }} }}\n",
                      number, decimal ? "(" : "", expression, decimal ? ") == 0" : "")};
}

/// The errors of a run; a watch is named instead of its made-up file.
std::vector<Error> errors_of(const Compilation& made) {
  std::vector<Error> errors;
  for (const Diagnostic& d : diagnostics(made.findings, *made.sources, false)) {
    if (d.severity != Severity::Error) continue;
    const bool watch = d.file.starts_with(kWatch);
    errors.push_back({watch ? d.file.substr(0, d.file.size() - 6) : fmt::format("{}:{}:{}", d.file, d.line, d.column),
                      d.message, d.hint});
  }
  return errors;
}

}  // namespace

Result<program::Program> program_with_watches(const std::string& root, const FileReader& read,
                                              std::span<const std::string> watches) {
  // a decimal is not a condition: what does not compile as one is tried as the other
  const auto decimal = std::make_unique<bool[]>(watches.size());
  for (bool again : {true, false}) {
    std::vector<Source> extra;
    for (std::size_t i = 0; i < watches.size(); ++i) extra.push_back(watch_file(i, watches[i], decimal[i]));
    const Compilation made = compile(root, read, extra);
    if (made.good()) return Lowering{made}.run({decimal.get(), watches.size()});
    const std::size_t first = made.sources->size() - watches.size();
    bool only_watches = true;
    for (const Finding& f : made.findings.all()) {
      if (f.severity != Severity::Error) continue;
      if (f.span.file < first) only_watches = false;
      if (f.span.file >= first) decimal[f.span.file - first] = true;
    }
    if (!again || !only_watches) return tl::unexpected(together(errors_of(made)));
  }
  return fail(root, "cannot be compiled");
}

}  // namespace cancha::decide::xabsl
