// The intermediate code: one thing a line, lines end in CR LF. docs/xabsl.md has the grammar.

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/letters.h"

#include "decide/xabsl/output.h"

namespace cancha::decide::xabsl {
namespace {

constexpr std::size_t kLargestCode = std::size_t{64} << 20;

/// Sorts things by their lower-cased names; those of equal names keep their order.
template <class T>
void sort_by_name(std::vector<const T*>& list) {
  std::ranges::stable_sort(list, [](const T* a, const T* b) {
    return std::ranges::lexicographical_compare(a->name.text, b->name.text, {}, lower, lower);
  });
}

char letter(Type type) {
  return type == Type::Decimal ? 'd' : type == Type::Boolean ? 'b' : 'e';
}

/// The letter of an operator that is followed by its operands; '\0' where there is none.
char letter(Op op) {
  switch (op) {
    case Op::Add:
      return '+';
    case Op::Subtract:
      return '-';
    case Op::Multiply:
      return '*';
    case Op::Divide:
      return 'd';
    case Op::Modulo:
      return '%';
    case Op::Less:
      return '<';
    case Op::Greater:
      return '>';
    case Op::LessEqual:
      return 'l';
    case Op::GreaterEqual:
      return 'g';
    case Op::Equal:
      return '=';
    case Op::NotEqual:
      return 'n';
    case Op::SameElement:
      return 'c';
    case Op::Not:
      return '!';
    case Op::Conditional:
      return 'q';
    case Op::StateTime:
      return 's';
    case Op::OptionTime:
    case Op::ActionDone:
      return 't';
    case Op::Conflict:
      return 'x';
    default:
      return '\0';
  }
}

class Writer {
 public:
  explicit Writer(const Checked& checked) : checked_{checked} {}

  Result<std::string> run() {
    line("// Intermediate code for the agents of ", checked_.title);
    line();
    internals();
    const std::vector<std::uint32_t> order = checked_.options_by_name();
    line(count(order.size()));
    for (const std::uint32_t i : order) signature(checked_.options[i]);
    line();
    for (const std::uint32_t i : order) {
      body(checked_.options[i]);
      if (out_.size() > kLargestCode) {
        return fail("intermediate code", "is larger than 64 MiB", "common decisions are repeated in every state");
      }
    }
    agents();
    return std::move(out_);
  }

 private:
  template <class... Pieces>
  void line(const Pieces&... pieces) {
    (out_.append(pieces), ...);
    out_ += "\r\n";
  }
  std::string_view count(std::size_t number) {
    const auto end = std::to_chars(digits_, digits_ + sizeof digits_, number).ptr;
    return {digits_, static_cast<std::size_t>(end - digits_)};
  }
  std::string_view domain(ValueType type) const { return checked_.enumerations[type.domain].name.text; }
  /// "d ", "b " or "e Enumeration ".
  void append_type(ValueType type) {
    out_ += letter(type.type);
    out_ += ' ';
    if (type.type == Type::Enumerated) out_.append(domain(type)) += ' ';
  }

  void internals() {
    std::vector<const Enumeration*> enumerations;
    for (const Enumeration& e : checked_.enumerations) {
      if (e.internal) enumerations.push_back(&e);
    }
    sort_by_name(enumerations);
    line(count(enumerations.size()));
    for (const Enumeration* e : enumerations) {
      out_.append(e->name.text).append(" ").append(count(e->elements.size()));
      for (const Name& element : e->elements) out_.append(" ").append(e->name.text).append(".").append(element.text);
      line();
    }
    std::vector<const Symbol*> symbols;
    for (const Symbol& s : checked_.symbols) {
      if (s.direction == Direction::Internal) symbols.push_back(&s);
    }
    sort_by_name(symbols);
    line(count(symbols.size()));
    for (const Symbol* s : symbols) {
      append_type(s->type);
      line(s->name.text);
    }
    line();
  }

  void signature(const Option& option) {
    out_.append(option.name.text).append(" ").append(count(option.parameters.size()));
    for (const Parameter& p : option.parameters) {
      out_ += ' ';
      append_type(p.type);
      out_.append(p.code_name);
    }
    line();
  }

  void body(const Option& option) {
    option_ = &option;
    line(count(option.states.size()));
    for (const State& state : option.states) {
      out_.append(state.name.text);
      if (state.cooperation == Cooperation::None) {
        line(" n");
      } else {
        line(state.cooperation == Cooperation::Capacity ? " c " : " s ", state.number);
      }
    }
    line();
    line(option.states[option.initial].name.text);
    for (std::uint32_t i = 0; i < option.states.size() && out_.size() <= kLargestCode; ++i) {
      const State& state = option.states[i];
      line(state.target ? "1" : "0");
      line(count(option.common_actions.size() + state.actions.size()));
      for (const Action& a : option.common_actions) action(a);
      for (const Action& a : state.actions) action(a);
      state_ = i;
      decision(option.common_decision);
    }
    line();
    line();
    line();
  }

  void action(const Action& a) {
    if (a.kind == ActionKind::Assign) {
      const Symbol& symbol = checked_.symbols[a.target];
      out_ += letter(symbol.type.type);
      line(" ", symbol.name.text);
      return expression(*a.value);
    }
    const bool option = a.kind == ActionKind::CallOption;
    line(option ? "o " : "a ", (option ? checked_.options[a.target].name : checked_.behaviours[a.target].name).text);
    arguments(a.arguments, option ? checked_.options[a.target].parameters : checked_.behaviours[a.target].parameters);
  }

  void arguments(std::span<const Argument> list, std::span<const Parameter> parameters) {
    line(count(list.size()));
    for (const Argument& a : list) {
      append_type(parameters[a.parameter].type);
      line(parameters[a.parameter].code_name);
      expression(*a.value);
    }
  }

  /// A decision; at the end of the common one the state's own goes on, and without one the state is kept.
  void decision(const Decision* d) {
    if (chain(d)) return;
    const Decision* own = option_->states[state_].decision;
    if (!own) return line("t ", option_->states[state_].name.text);
    chain(own);
  }

  /// Writes an if with all that its else leads to; false where the last one has none.
  bool chain(const Decision* d) {
    for (; d && d->condition; d = d->otherwise) {
      line("i");
      expression(*d->condition);
      chain(d->then);
    }
    if (d) line("t ", option_->states[d->state].name.text);
    return d != nullptr;
  }

  void expression(const Expression& e) {
    switch (e.op) {
      case Op::Number:
        return line("v ", code_number(e.number));
      case Op::True:
        return line("v true");
      case Op::False:
        return line("v false");
      case Op::Element:
        // the one kind of line that ends in a blank
        return line("v ", domain(e.type), ".", checked_.enumerations[e.type.domain].elements[e.reference].text, " ");
      case Op::Constant:
        return line("c ", checked_.constants[e.reference].text);
      case Op::Input:
        line("i ", checked_.symbols[e.reference].name.text);
        return arguments(e.arguments, checked_.symbols[e.reference].parameters);
      case Op::Output:
        return line("o ", checked_.symbols[e.reference].name.text);
      case Op::Parameter:
        return line("p ", option_->parameters[e.reference].code_name);
      case Op::And:
      case Op::Or:
        line(e.op == Op::And ? "& " : "| ", count(e.operands.size()));
        break;
      default:
        out_ += letter(e.op);
        line();
    }
    for (const Expression* operand : e.operands) expression(*operand);
  }

  void agents() {
    line(count(checked_.agents.size()));
    for (const Agent& a : checked_.agents) {
      if (&a != checked_.agents.data()) out_ += ' ';
      out_.append(a.name.text).append(" ").append(checked_.options[a.root].name.text);
    }
    line();
  }

  const Checked& checked_;
  const Option* option_ = nullptr;
  std::uint32_t state_ = 0;
  std::string out_;
  char digits_[24] = {};
};

}  // namespace

std::string code_number(double number) {
  if (number == std::floor(number)) {
    // small whole ones are common and quick; the others are written out exactly
    if (std::abs(number) < 1e15) return std::to_string(static_cast<long long>(number));
    return fmt::format("{:.0f}", number);
  }
  char text[40];
  const double size = std::abs(number);
  if (size >= 1e-4) {
    const auto end = std::to_chars(text, text + sizeof text, number, std::chars_format::fixed).ptr;
    return {text, end};
  }
  // 1e-05 is written 1.0e-05
  const auto end = std::to_chars(text, text + sizeof text, number, std::chars_format::scientific).ptr;
  std::string result{text, end};
  if (result.find('.') == std::string::npos) result.insert(result.find('e'), ".0");
  return result;
}

Result<std::string> intermediate_code(const Checked& checked) {
  return Writer{checked}.run();
}

}  // namespace cancha::decide::xabsl
