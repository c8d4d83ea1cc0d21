#include "decide/rules/to_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace cancha::decide::rules {
namespace {

namespace form = program;
using form::kNone;
using form::Op;
using form::Type;

constexpr double kJoulesPerSecond = 10.0;  ///< a second costs as much as so many joules

template <class T>
std::uint32_t end_of(const std::vector<T>& list) {
  return static_cast<std::uint32_t>(list.size());
}

class Writer {
 public:
  Writer(const RuleSet& rules, const ProgramSettings& settings) : rules_{rules}, settings_{settings} {}

  form::Program run() {
    out_.title = rules_.path;
    out_.files.push_back({rules_.path, rules_.text});
    line_starts_.push_back(0);
    for (std::uint32_t i = 0; i < rules_.text.size(); ++i) {
      if (rules_.text[i] == '\n') line_starts_.push_back(i + 1);
    }
    declare();
    crisp() ? write_crisp() : write_degrees();
    out_.agents.push_back({"player", "", 0});
    return std::move(out_);
  }

 private:
  [[nodiscard]] bool crisp() const { return settings_.logic == Logic::Crisp; }

  /// The whole of a line.
  [[nodiscard]] form::Place place(int line) const {
    const auto at = static_cast<std::size_t>(line - 1);
    const std::uint32_t begin = line_starts_[at];
    const std::uint32_t next =
        at + 1 < line_starts_.size() ? line_starts_[at + 1] - 1 : static_cast<std::uint32_t>(rules_.text.size());
    return {0, begin, std::max(begin, next)};
  }

  /// The opening tag of a condition.
  [[nodiscard]] form::Place place(const Condition& c) const {
    const form::Place line = place(c.line);
    const auto name = static_cast<std::uint32_t>(std::max(c.column, 2));
    const std::uint32_t begin = line.begin + name - 2;
    const std::size_t end = rules_.text.find('>', begin);
    if (c.column < 2 || end == std::string::npos) return line;  // made by hand, not read
    return {0, begin, static_cast<std::uint32_t>(end) + 1};
  }

  void declare() {
    for (const Rule& rule : rules_.rules) {
      declare(rule.condition);
      if (behaviours_.contains(rule.action)) continue;
      behaviours_.emplace(rule.action, end_of(out_.behaviours));
      form::Behaviour& made = out_.behaviours.emplace_back();
      made.name = rule.action->name;
      if (!rule.action->parameter) continue;
      made.parameters = {end_of(out_.parameters), 1};
      out_.parameters.push_back({std::string{rule.action->parameter->name}});
    }
  }

  void declare(const Condition& c) {
    if (c.predicate && !inputs_.contains(c.predicate)) {
      inputs_.emplace(c.predicate, add_symbol(std::string{c.predicate->name}, form::Direction::Input,
                                              crisp() ? Type::Boolean : Type::Decimal));
    }
    for (const Condition& operand : c.operands) declare(operand);
  }

  std::uint32_t add_symbol(std::string name, form::Direction direction, Type type) {
    out_.symbols.push_back({.name = std::move(name), .direction = direction, .type = type});
    return end_of(out_.symbols) - 1;
  }

  // expressions

  std::uint32_t add(Op op, Type type, form::Place where, std::uint32_t a, std::uint32_t b = kNone,
                    std::uint32_t c = kNone) {
    out_.expressions.push_back({op, type, a, b, c});
    out_.expression_places.push_back(where);
    return end_of(out_.expressions) - 1;
  }
  std::uint32_t number(double value) {
    out_.numbers.push_back(value);
    return add(Op::Number, Type::Decimal, {}, end_of(out_.numbers) - 1);
  }
  std::uint32_t symbol(std::uint32_t index, form::Place where = {}) {
    return add(Op::Symbol, out_.symbols[index].type, where, index, 0, 0);
  }
  /// a op b, a decimal.
  std::uint32_t sum(Op op, std::uint32_t a, std::uint32_t b) { return add(op, Type::Decimal, {}, a, b); }
  std::uint32_t choose(std::uint32_t condition, std::uint32_t yes, std::uint32_t no) {
    return add(Op::Conditional, Type::Decimal, {}, condition, yes, no);
  }

  /// True or false.
  std::uint32_t truth(const Condition& c) {
    if (c.kind == ConditionKind::Value) return symbol(inputs_.at(c.predicate), place(c));
    if (c.kind == ConditionKind::Not) return add(Op::Not, Type::Boolean, place(c), truth(c.operands[0]));
    const Op op = c.kind == ConditionKind::And ? Op::And : Op::Or;
    std::uint32_t made = truth(c.operands[0]);
    for (std::size_t i = 1; i < c.operands.size(); ++i)
      made = add(op, Type::Boolean, place(c), made, truth(c.operands[i]));
    return made;
  }

  /// A degree. Operands that are needed twice are put into symbols of their own first.
  std::uint32_t degree(const Condition& c) {
    if (c.kind == ConditionKind::Value) return symbol(inputs_.at(c.predicate), place(c));
    if (c.kind == ConditionKind::Not) return sum(Op::Subtract, number(1.0), degree(c.operands[0]));
    std::uint32_t made = degree(c.operands[0]);
    for (std::size_t i = 1; i < c.operands.size(); ++i) made = joined(c.kind, made, degree(c.operands[i]));
    return made;
  }

  std::uint32_t joined(ConditionKind kind, std::uint32_t left, std::uint32_t right) {
    // each is used once only
    if (settings_.logic == Logic::Product && kind == ConditionKind::And) return sum(Op::Multiply, left, right);
    const std::uint32_t a = kept(left);
    const std::uint32_t b = kept(right);
    const bool both = kind == ConditionKind::And;
    switch (settings_.logic) {
      case Logic::Product: {
        const std::uint32_t product = sum(Op::Multiply, symbol(a), symbol(b));
        return sum(Op::Subtract, sum(Op::Add, symbol(a), symbol(b)), product);
      }
      case Logic::Bounded: {
        const std::uint32_t total = kept(sum(Op::Add, symbol(a), symbol(b)));
        const std::uint32_t above = add(Op::Greater, Type::Boolean, {}, symbol(total), number(1.0));
        if (both) return choose(above, sum(Op::Subtract, symbol(total), number(1.0)), number(0.0));
        return choose(above, number(1.0), symbol(total));
      }
      default: {
        const std::uint32_t less = add(Op::Less, Type::Boolean, {}, symbol(a), symbol(b));
        return choose(less, symbol(both ? a : b), symbol(both ? b : a));
      }
    }
  }

  /// An internal symbol that has an expression's value from here on.
  std::uint32_t kept(std::uint32_t expression) {
    const form::Expression& e = out_.expressions[expression];
    if (e.op == Op::Symbol) return e.a;
    const std::uint32_t made = add_symbol(fmt::format("step {}", ++kept_), form::Direction::Internal, Type::Decimal);
    assign(made, expression);
    return made;
  }

  void assign(std::uint32_t target, std::uint32_t value) {
    out_.actions.push_back({.kind = form::ActionKind::Assign, .target = target, .value = value});
  }

  // options

  std::uint32_t add_decision(const form::Decision& d, int line) {
    out_.decisions.push_back(d);
    out_.decision_places.push_back(line > 0 ? place(line) : form::Place{});
    return end_of(out_.decisions) - 1;
  }

  /// The option with a state for each rule; `condition` says when a rule's is the one.
  template <class ConditionOf>
  void write_choice(std::string name, ConditionOf&& condition) {
    const std::uint32_t index = end_of(out_.options);
    const std::uint32_t first = end_of(out_.states);
    const auto states = static_cast<std::uint32_t>(rules_.rules.size()) + 1;
    out_.options.push_back({.name = std::move(name), .states = {first, states}, .initial = first});
    out_.states.push_back({.name = std::string{kNoRule}});
    std::map<std::string, int> seen;
    for (const Rule& rule : rules_.rules) {
      const int before = seen[rule.name]++;
      out_.states.push_back({.name = before == 0 ? rule.name : fmt::format("{} ({})", rule.name, before + 1),
                             .actions = {end_of(out_.actions), 1},
                             .place = place(rule.line)});
      write_action(rule);
    }
    std::uint32_t chain = kNone;
    for (std::size_t i = rules_.rules.size(); i-- > 0;) {
      const int line = rules_.rules[i].line;
      const std::uint32_t leaf = add_decision({.state = first + 1 + static_cast<std::uint32_t>(i)}, line);
      chain = add_decision({.condition = condition(i), .then = leaf, .otherwise = chain}, line);
    }
    out_.options[index].common_decision = chain;
    for (std::uint32_t i = 0; i < states; ++i) out_.states[first + i].decision = add_decision({.state = first}, 0);
  }

  void write_action(const Rule& rule) {
    form::Action made{.kind = form::ActionKind::Behaviour, .target = behaviours_.at(rule.action)};
    made.place = place(rule.line);
    if (rule.action->parameter) {
      made.arguments = {end_of(out_.arguments), 1};
      out_.arguments.push_back({0, number(rule.argument)});
    }
    out_.actions.push_back(made);
  }

  void write_crisp() {
    write_choice("rules", [&](std::size_t i) { return truth(rules_.rules[i].condition); });
  }

  void write_degrees() {
    const std::uint32_t best = add_symbol("best degree", form::Direction::Internal, Type::Decimal);
    const std::uint32_t winner = add_symbol("winner", form::Direction::Internal, Type::Decimal);
    const std::uint32_t last = add_symbol("last winner", form::Direction::Internal, Type::Decimal);
    out_.options.push_back({.name = "degrees", .states = {0, 1}, .initial = 0});
    out_.states.push_back({.name = "evaluate"});
    const std::uint32_t first = end_of(out_.actions);
    assign(last, symbol(winner));
    assign(winner, number(0.0));
    assign(best, number(settings_.least));
    for (const std::size_t i : by_cost()) score(i, best, winner, last);
    out_.actions.push_back({.kind = form::ActionKind::Option, .target = 1});
    out_.states[0].actions = {first, end_of(out_.actions) - first};
    write_choice("rules", [&](std::size_t i) {
      return add(Op::Equal, Type::Boolean, place(rules_.rules[i].line), symbol(winner),
                 number(static_cast<double>(i + 1)));
    });
  }

  /// Cheaper actions first, so that they win where degrees are equal.
  [[nodiscard]] std::vector<std::size_t> by_cost() const {
    std::vector<std::size_t> order(rules_.rules.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto cost = [&](std::size_t i) {
      return rules_.rules[i].action->seconds + rules_.rules[i].action->energy / kJoulesPerSecond;
    };
    std::ranges::stable_sort(order, {}, cost);
    return order;
  }

  void score(std::size_t i, std::uint32_t best, std::uint32_t winner, std::uint32_t last) {
    const Rule& rule = rules_.rules[i];
    const auto own = static_cast<double>(i + 1);
    const std::uint32_t degree_now = degree(rule.condition);
    const std::uint32_t degree_symbol =
        add_symbol(fmt::format("degree of {}", rule.name), form::Direction::Internal, Type::Decimal);
    assign(degree_symbol, degree_now);
    const std::uint32_t value = degree_symbol;
    const auto stays = [&] { return add(Op::Equal, Type::Boolean, {}, symbol(last), number(own)); };
    const auto favoured = [&] { return sum(Op::Add, symbol(value), number(settings_.hysteresis)); };
    const auto beats = [&](std::uint32_t one) { return add(Op::Greater, Type::Boolean, {}, one, symbol(best)); };
    // the least degree holds for the rule itself, without any favour; without one, nothing below it beats the best
    const std::uint32_t enough = add(Op::Greater, Type::Boolean, {}, symbol(value), number(settings_.least));
    const std::uint32_t again = add(Op::And, Type::Boolean, {}, enough, beats(favoured()));
    const std::uint32_t wins =
        add(Op::Conditional, Type::Boolean, place(rule.line), stays(), again, beats(symbol(value)));
    assign(winner, choose(wins, number(own), symbol(winner)));
    const std::uint32_t won = add(Op::Equal, Type::Boolean, {}, symbol(winner), number(own));
    assign(best, choose(won, choose(stays(), favoured(), symbol(value)), symbol(best)));
  }

  const RuleSet& rules_;
  const ProgramSettings& settings_;
  form::Program out_;
  std::vector<std::uint32_t> line_starts_;
  std::map<const Predicate*, std::uint32_t> inputs_;
  std::map<const Action*, std::uint32_t> behaviours_;
  int kept_ = 0;
};

}  // namespace

program::Program to_program(const RuleSet& rules, const ProgramSettings& settings) {
  return Writer{rules, settings}.run();
}

}  // namespace cancha::decide::rules
