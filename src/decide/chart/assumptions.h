#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "decide/chart/chart.h"

namespace cancha::decide::chart {

/// Names the questions that guards ask: two guards that ask the same, perhaps the other way round, have one number.
class Questions {
 public:
  explicit Questions(const Chart& chart) : chart_{chart}, known_(chart.expressions.size()) {}

  struct Question {
    std::uint32_t number = kNone;
    bool turned = false;  ///< its truth is the opposite of the answer
  };
  /// What a condition asks that is no `!`, `&&` or `||`. `u == 0` is `u` the other way round.
  [[nodiscard]] Question of(std::uint32_t expression);

 private:
  const Chart& chart_;
  std::map<std::string, std::uint32_t> numbers_;
  std::vector<std::optional<Question>> known_;  ///< by expression
};

/// What is known on a way, because guards were true or false on it: so that nothing is asked twice.
class Assumptions {
 public:
  /// The truth of a condition, where what is known settles it.
  [[nodiscard]] std::optional<bool> truth(const Chart& chart, Questions& questions, std::uint32_t condition) const;
  /// Learns that a condition is true, or false.
  void assume(const Chart& chart, Questions& questions, std::uint32_t condition, bool truth);

 private:
  std::map<std::uint32_t, bool> answers_;  ///< by question
};

}  // namespace cancha::decide::chart
