#include "decide/chart/flat_expressions.h"

#include <fmt/format.h>

#include <algorithm>

#include "decide/chart/expression.h"
#include "decide/chart/interval.h"
#include "decide/chart/owners.h"

namespace cancha::decide::chart {

namespace {

constexpr std::size_t kLargest = 6000;  ///< nodes of an expression: more than a file can have in one

}  // namespace

FlatExpressions::FlatExpressions(const Chart& chart, Chart& out) : chart_{chart}, out_{out} {
  // operands come before what they are in
  for (std::uint32_t i = 0; i < out.expressions.size(); ++i) measure(i);
  find_moments();
}

void FlatExpressions::measure(std::uint32_t index) {
  const Expression& e = out_.expressions[index];
  std::size_t size = 1;
  if (!is_terminal(e.op)) {
    for (const std::uint32_t operand : {e.a, e.b, e.c}) size += operand == kNone ? 0 : sizes_[operand];
  }
  sizes_.push_back(size);
}

std::uint32_t FlatExpressions::at(const Moments& moments, std::uint32_t state) {
  const auto found = moments.find(state);
  return found == moments.end() ? kNone : found->second;
}

void FlatExpressions::find_moments() {
  std::set<std::uint32_t> waiting;
  std::set<std::uint32_t> timed;
  bool every = false;
  for_each_owned(chart_, [&](std::uint32_t owner, std::uint32_t expression) {
    for_each_node(chart_, expression, [&](const Expression& e) {
      if (e.op == Op::After || e.op == Op::Every) waiting.insert(owner);
      every = every || e.op == Op::Every;
      if (e.op == Op::StateTime) timed.insert(owner);
    });
  });
  for (const std::uint32_t s : waiting) entered_[s] = moment(fmt::format("time in {}", chart_.full_name(s)));
  for (std::uint32_t leaf = 0; leaf < chart_.states.size(); ++leaf) {
    const auto concerned = [&](std::uint32_t s) { return s == leaf || chart_.inside(leaf, s); };
    if (!chart_.is_leaf(leaf) || std::ranges::none_of(timed, concerned)) continue;
    since_[leaf] = moment(fmt::format("state_time of {}", chart_.full_name(leaf)));
  }
  if (every) last_tick_ = moment("time since the last tick");
}

std::uint32_t FlatExpressions::moment(std::string name) {
  Variable& made = out_.variables.emplace_back();
  made.name = std::move(name);
  made.role = Role::Local;
  made.type = ValueType::Integer;
  made.most = kMostInteger;
  made.timer = true;
  return static_cast<std::uint32_t>(out_.variables.size() - 1);
}

std::uint32_t FlatExpressions::add(Expression made, std::uint32_t from) {
  out_.expressions.push_back(made);
  const auto index = static_cast<std::uint32_t>(out_.expressions.size() - 1);
  measure(index);
  too_large_ = too_large_ || sizes_[index] > kLargest;
  if (from != kNone) {
    const auto found = sources_.find(from);
    sources_[index] = found == sources_.end() ? from : found->second;
  }
  return index;
}

std::vector<std::uint32_t> FlatExpressions::sources() const {
  std::vector<std::uint32_t> all(out_.expressions.size(), kNone);
  for (std::uint32_t i = 0; i < chart_.expressions.size(); ++i) all[i] = i;
  for (const auto& [made, from] : sources_) all[made] = from;
  return all;
}

std::uint32_t FlatExpressions::number(double value, ValueType type) {
  const auto [found, made] = numbers_.emplace(std::make_pair(value, type), kNone);
  if (made) found->second = add({.op = Op::Constant, .type = type, .number = value, .place = {}}, kNone);
  return found->second;
}

std::uint32_t FlatExpressions::clock() {
  if (clock_ == kNone) clock_ = add({.op = Op::Clock, .type = ValueType::Integer, .place = {}}, kNone);
  return clock_;
}

std::uint32_t FlatExpressions::variable(std::uint32_t index) {
  const auto [found, made] = variables_.emplace(index, kNone);
  const Variable& v = out_.variables[index];
  if (made) {
    found->second =
        add({.op = Op::Variable, .type = v.type, .enumeration = v.enumeration, .a = index, .place = v.place}, kNone);
  }
  return found->second;
}

std::uint32_t FlatExpressions::join(Op op, ValueType type, std::uint32_t a, std::uint32_t b) {
  return add({.op = op, .type = type, .a = a, .b = b, .place = out_.expressions[a].place}, kNone);
}

std::uint32_t FlatExpressions::elapsed(std::uint32_t local, const View& view) {
  // what was set in this tick was set just now
  if (local == kNone || (view.changes && view.changes->contains(local))) return number(0.0);
  return join(Op::Subtract, ValueType::Integer, clock(), variable(local));
}

std::uint32_t FlatExpressions::every(const Expression& e, const View& view) {
  const std::uint32_t time = elapsed(entered(view.owner), view);
  const std::uint32_t period = number(e.number);
  const std::uint32_t begun = join(Op::GreaterEqual, ValueType::Boolean, time, period);
  // a period has ended since the last tick
  const std::uint32_t rest = join(Op::Modulo, ValueType::Integer, time, period);
  const std::uint32_t fresh = join(Op::Less, ValueType::Boolean, rest, elapsed(last_tick_, {view.leaves}));
  return join(Op::And, ValueType::Boolean, begun, fresh);
}

std::uint32_t FlatExpressions::settled(const Expression& e, std::uint32_t index, const View& view) {
  switch (e.op) {
    case Op::Variable: {
      if (!view.changes) return index;
      const auto found = view.changes->find(e.a);
      return found == view.changes->end() ? index : found->second;
    }
    case Op::In:
      return number(active_states(chart_, view.leaves).contains(e.a) ? 1.0 : 0.0, ValueType::Boolean);
    case Op::After: {
      const std::uint32_t time = elapsed(entered(view.owner), view);
      return join(Op::GreaterEqual, ValueType::Boolean, time, number(e.number));
    }
    case Op::Every:
      return every(e, view);
    case Op::StateTime: {
      const auto mine = [&](std::uint32_t leaf) { return leaf == view.owner || chart_.inside(leaf, view.owner); };
      const auto leaf = std::ranges::find_if(view.leaves, mine);
      return elapsed(leaf == view.leaves.end() || view.owner == kNone ? kNone : active_since(*leaf), view);
    }
    default:
      return index;
  }
}

std::uint32_t FlatExpressions::of(std::uint32_t expression, const View& view) {
  const Expression e = out_.expressions[expression];
  return is_terminal(e.op) ? settled(e, expression, view) : operands(e, expression, view);
}

std::uint32_t FlatExpressions::operands(Expression e, std::uint32_t index, const View& view) {
  bool same = true;
  for (std::uint32_t* operand : {&e.a, &e.b, &e.c}) {
    if (*operand == kNone) continue;
    const std::uint32_t made = of(*operand, view);
    same = same && made == *operand;
    *operand = made;
  }
  return same ? index : add(e, index);
}

std::uint32_t FlatExpressions::held(std::uint32_t value, std::uint32_t variable) {
  const Variable& v = out_.variables[variable];
  const bool ranged = v.type == ValueType::Integer || v.type == ValueType::Decimal;
  if (!ranged || too_large_) return value;
  const Interval bounds = interval_of(out_, value);
  const auto hold = [&](Op op, double end, std::uint32_t inner) {
    const std::uint32_t limit = number(end, v.type);
    const std::uint32_t beyond = join(op, ValueType::Boolean, value, limit);
    return add({.op = Op::Conditional, .type = v.type, .a = beyond, .b = limit, .c = inner, .place = {}}, kNone);
  };
  std::uint32_t made = value;
  if (!(bounds.most <= v.most)) made = hold(Op::Greater, v.most, made);
  if (!(bounds.least >= v.least)) made = hold(Op::Less, v.least, made);
  return made;
}

}  // namespace cancha::decide::chart
