#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "decide/chart/chart.h"
#include "decide/program/program.h"

namespace cancha::decide::chart {

/// When a value is computed: `state_time` is 0 for what is done on entering another leaf.
enum class When : std::uint8_t { Before, Entering };

/// A place of the chart's file in the program's.
[[nodiscard]] program::Place as_place(const Place& place);

/// Writes the data and the expressions of a chart into a program, each once.
class ProgramExpressions {
 public:
  ProgramExpressions(const Chart& chart, program::Program& out) : chart_{chart}, out_{out} {}

  /// The chart's variables as symbols, in their order.
  void declare();

  /// An expression of the chart.
  [[nodiscard]] std::uint32_t of(std::uint32_t index, When when);
  /// A value of a variable.
  [[nodiscard]] std::uint32_t constant(ValueType type, std::uint32_t enumeration, double value, const Place& place);
  /// Whether the value of an assignment may be out of the variable's range.
  [[nodiscard]] bool must_be_held(const Assignment& a) const;
  /// The value of an assignment, held within the range of its variable.
  [[nodiscard]] std::uint32_t held(const Assignment& a, When when);

  /// The chart's expression that one of the program was made from; kNone where it was made for another purpose.
  [[nodiscard]] std::vector<std::uint32_t> sources() const;

 private:
  std::uint32_t add(program::Expression made, const Place& place);
  std::uint32_t number(double value, program::Type type, const Place& place);
  std::uint32_t enumeration(std::uint32_t index, const std::string& name);
  std::uint32_t write(const Expression& e, When when);

  const Chart& chart_;
  program::Program& out_;
  std::map<std::uint32_t, std::uint32_t> enumerations_;
  std::map<std::pair<std::uint32_t, When>, std::uint32_t> expressions_;
};

}  // namespace cancha::decide::chart
