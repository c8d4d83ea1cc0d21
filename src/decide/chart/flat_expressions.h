#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "decide/chart/chart.h"
#include "decide/chart/configuration.h"

namespace cancha::decide::chart {

/// What variables were set to since the tick began, as expressions over what they were before it.
using SetSince = std::map<std::uint32_t, std::uint32_t>;

/// From where an expression is looked at.
struct View {
  const Configuration& leaves;        ///< that are active
  std::uint32_t owner = kNone;        ///< the state whose time is meant; kNone = the chart, which begins just now
  const SetSince* changes = nullptr;  ///< nothing = it is read where all that was set before has happened
};

/// Expressions of a flattened chart: times are differences of the clock and of moments that hidden locals keep, and
/// what depends on the active states is settled.
class FlatExpressions {
 public:
  /// `out` has the variables and expressions of `chart` already; the locals that keep moments are added to it.
  FlatExpressions(const Chart& chart, Chart& out);

  [[nodiscard]] std::uint32_t of(std::uint32_t expression, const View& view);
  /// A value held within the range of its variable, as an assignment does.
  [[nodiscard]] std::uint32_t held(std::uint32_t value, std::uint32_t variable);
  [[nodiscard]] std::uint32_t number(double value, ValueType type = ValueType::Integer);
  [[nodiscard]] std::uint32_t clock();
  [[nodiscard]] std::uint32_t variable(std::uint32_t index);
  [[nodiscard]] std::uint32_t join(Op op, ValueType type, std::uint32_t a, std::uint32_t b);

  /// The local that keeps when a state was entered last, and that for when a leaf became active; kNone = nobody asks.
  [[nodiscard]] std::uint32_t entered(std::uint32_t state) const { return at(entered_, state); }
  [[nodiscard]] std::uint32_t active_since(std::uint32_t leaf) const { return at(since_, leaf); }
  /// The local that keeps when the last tick was; kNone = nobody asks.
  [[nodiscard]] std::uint32_t last_tick() const { return last_tick_; }

  /// An expression has become larger than anybody would write it.
  [[nodiscard]] bool too_large() const { return too_large_; }

  /// By expression of the flattened chart: the one that it was made from; kNone = of none.
  [[nodiscard]] std::vector<std::uint32_t> sources() const;

 private:
  using Moments = std::map<std::uint32_t, std::uint32_t>;  ///< by state: the local
  static std::uint32_t at(const Moments& moments, std::uint32_t state);
  void find_moments();
  void measure(std::uint32_t index);
  std::uint32_t moment(std::string name);
  std::uint32_t add(Expression made, std::uint32_t from);
  /// ms since a moment.
  std::uint32_t elapsed(std::uint32_t local, const View& view);
  std::uint32_t settled(const Expression& e, std::uint32_t index, const View& view);
  std::uint32_t every(const Expression& e, const View& view);
  std::uint32_t operands(Expression e, std::uint32_t index, const View& view);

  const Chart& chart_;
  Chart& out_;
  Moments entered_;
  Moments since_;
  std::uint32_t last_tick_ = kNone;
  std::map<std::uint32_t, std::uint32_t> sources_;
  std::map<std::pair<double, ValueType>, std::uint32_t> numbers_;
  std::map<std::uint32_t, std::uint32_t> variables_;
  std::uint32_t clock_ = kNone;
  std::vector<std::size_t> sizes_;  ///< by expression: its nodes, those that it shares counted wherever they stand
  bool too_large_ = false;
};

}  // namespace cancha::decide::chart
