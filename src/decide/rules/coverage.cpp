// Reduced ordered binary decision diagrams (R. Bryant 1986): equal functions are the same node, so that "never" and
// "implies" are comparisons of numbers.

#include "decide/rules/coverage.h"

#include <fmt/format.h>

#include <map>
#include <tuple>

namespace cancha::decide::rules {
namespace {

class Diagrams {
 public:
  using Node = std::uint32_t;
  static constexpr Node kFalse = 0;
  static constexpr Node kTrue = 1;

  Node of(const Condition& c) {
    if (c.kind == ConditionKind::Value) {
      const auto variable = static_cast<std::uint32_t>(c.predicate - predicates().data());
      return node(variable, kFalse, kTrue);
    }
    if (c.kind == ConditionKind::Not) return negated(of(c.operands[0]));
    Node made = of(c.operands[0]);
    for (std::size_t i = 1; i < c.operands.size(); ++i) {
      const Node next = of(c.operands[i]);
      made = c.kind == ConditionKind::And ? both(made, next) : either(made, next);
    }
    return made;
  }

  Node both(Node a, Node b) {
    if (a == kFalse || b == kFalse) return kFalse;
    if (a == kTrue || a == b) return b;
    if (b == kTrue) return a;
    if (a > b) std::swap(a, b);
    if (const auto known = both_.find({a, b}); known != both_.end()) return known->second;
    const std::uint32_t variable = std::min(nodes_[a].variable, nodes_[b].variable);
    const auto branch = [&](Node n, bool high) {
      return nodes_[n].variable != variable ? n : high ? nodes_[n].high : nodes_[n].low;
    };
    const Node low = both(branch(a, false), branch(b, false));
    const Node high = both(branch(a, true), branch(b, true));
    return both_[{a, b}] = node(variable, low, high);
  }

  Node negated(Node n) {
    if (n <= kTrue) return n == kFalse ? kTrue : kFalse;
    if (const auto known = negated_.find(n); known != negated_.end()) return known->second;
    const Entry entry = nodes_[n];
    const Node made = node(entry.variable, negated(entry.low), negated(entry.high));
    return negated_[n] = made;
  }

  Node either(Node a, Node b) { return negated(both(negated(a), negated(b))); }
  bool implies(Node a, Node b) { return both(a, negated(b)) == kFalse; }
  /// There was no room for more: what was computed since then means nothing.
  [[nodiscard]] bool full() const { return nodes_.size() >= kMostNodes; }

 private:
  static constexpr std::size_t kMostNodes = 1'000'000;  ///< rules that people write need some hundreds

  struct Entry {
    std::uint32_t variable = 0;
    Node low = 0;
    Node high = 0;
  };

  Node node(std::uint32_t variable, Node low, Node high) {
    if (low == high || full()) return low;
    const auto [found, fresh] = unique_.try_emplace({variable, low, high}, static_cast<Node>(nodes_.size()));
    if (fresh) nodes_.push_back({variable, low, high});
    return found->second;
  }

  std::vector<Entry> nodes_{{0xffffffff, 0, 0}, {0xffffffff, 1, 1}};
  std::map<std::tuple<std::uint32_t, Node, Node>, Node> unique_;
  std::map<std::pair<Node, Node>, Node> both_;
  std::map<Node, Node> negated_;
};

}  // namespace

std::vector<Covered> covered_rules(const RuleSet& rules) {
  Diagrams diagrams;
  std::vector<Diagrams::Node> conditions;
  std::vector<Covered> found;
  Diagrams::Node before = Diagrams::kFalse;
  for (std::size_t i = 0; i < rules.rules.size(); ++i) {
    const Diagrams::Node own = diagrams.of(rules.rules[i].condition);
    if (own == Diagrams::kFalse) {
      found.push_back({i, {}});
    } else if (diagrams.implies(own, before)) {
      Covered covered{i, {}};
      for (std::size_t k = 0; k < i && covered.by.empty(); ++k) {
        if (diagrams.implies(own, conditions[k])) covered.by = {k};
      }
      const bool alone = !covered.by.empty();
      for (std::size_t k = 0; k < i && !alone; ++k) {
        if (diagrams.both(own, conditions[k]) != Diagrams::kFalse) covered.by.push_back(k);
      }
      found.push_back(std::move(covered));
    }
    if (diagrams.full()) return {};
    conditions.push_back(own);
    before = diagrams.either(before, own);
  }
  return found;
}

std::vector<Error> coverage_warnings(const RuleSet& rules) {
  std::vector<Error> warnings;
  for (const Covered& covered : covered_rules(rules)) {
    const Rule& rule = rules.rules[covered.rule];
    std::string names;
    for (const std::size_t k : covered.by)
      names += fmt::format("{}'{}'", names.empty() ? "" : ", ", rules.rules[k].name);
    const std::string why = covered.by.empty()       ? "its condition is never true"
                            : covered.by.size() == 1 ? fmt::format("{} before it is true whenever it is", names)
                                                     : fmt::format("one of {} before it is true whenever it is", names);
    warnings.push_back(
        {fmt::format("{}:{}", rules.path, rule.line), fmt::format("rule '{}' can never win: {}", rule.name, why), ""});
  }
  return warnings;
}

}  // namespace cancha::decide::rules
