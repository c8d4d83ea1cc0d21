#pragma once

#include <utility>
#include <vector>

#include "decide/program/code.h"

namespace cancha::decide::program {

/// A place that jumps lead to before it is known: the steps that want it, chained through their `c`.
struct Label {
  std::uint32_t last = kNone;
};

/// Writes steps one behind the other.
class StepWriter {
 public:
  void reserve(std::size_t steps) { steps_.reserve(steps); }

  /// The number of the next step.
  [[nodiscard]] std::uint32_t here() const { return static_cast<std::uint32_t>(steps_.size()); }

  void emit(StepKind kind, std::uint32_t a = 0, std::uint32_t b = 0, std::uint32_t c = 0,
            std::uint32_t origin = kNone) {
    Step& made = steps_.emplace_back();
    made.index = a;
    made.b_number = b;
    made.c_number = c;
    made.kind = kind;
    made.origin = origin;
  }

  /// A step that has one operand names it twice, so that no other cell is read for it.
  void emit_one(StepKind kind, std::uint32_t a, std::uint32_t c) { emit(kind, a, a, c); }

  void emit_jump(StepKind kind, std::uint32_t a, std::uint32_t b, Label& target, std::uint32_t origin = kNone) {
    const std::uint32_t step = here();
    emit(kind, a, b, target.last, origin);
    target.last = step;
  }

  /// All jumps to this label lead here.
  void bind(const Label& label) {
    for (std::uint32_t step = label.last; step != kNone;) step = std::exchange(steps_[step].c_number, here());
  }

  [[nodiscard]] std::vector<Step> take_steps() { return std::move(steps_); }

 private:
  std::vector<Step> steps_;
};

}  // namespace cancha::decide::program
