#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "decide/chart/chart.h"

/// What can be said of a chart that can be read, before it runs.
namespace cancha::decide::chart {

enum class Severity : std::uint8_t { Error, Warning, Note };
constexpr std::array<std::string_view, 3> names(Severity) {
  return {"error", "warning", "note"};
}

enum class FindingKind : std::uint8_t {
  Unreachable,  ///< a state that is never entered
  Dead,         ///< a transition that is never taken
  Overlap,      ///< two transitions are true at once: their order decides
  Missing,      ///< no transition for some input, in a chart that says it is complete
  DeadEnd,      ///< a junction with no way out for some input
  Undriven,     ///< an output that nothing sets
  Unused,       ///< an input or local that nothing reads
  Stale,        ///< a guard behind a junction reads what the way before it sets
  OutOfRange,   ///< a value that has to be held within its range
  Division,     ///< by 0
  Inexact,      ///< not everything could be tried
  Conflict,     ///< transitions of two regions are at odds in one tick
};
constexpr std::array<std::string_view, 12> names(FindingKind) {
  return {"unreachable", "dead",  "overlap",      "missing",  "dead-end", "undriven",
          "unused",      "stale", "out-of-range", "division", "inexact",  "conflict"};
}

struct Finding {
  Severity severity = Severity::Warning;
  FindingKind kind = FindingKind::Dead;
  Place place;
  std::string what;
  std::string hint;

  /// "c.scxml:3:5: warning: what (hint)"
  [[nodiscard]] std::string text(const Chart& chart) const;
};

struct CheckSettings {
  std::size_t most_steps = std::size_t{1} << 20;  ///< ticks that are tried; beyond, the check is not exact
};

/// What a check found, in the order of the file.
struct CheckReport {
  std::vector<Finding> findings;
  bool exact = true;      ///< every state, input and value of locals that can occur was tried
  std::size_t steps = 0;  ///< so many ticks were tried

  [[nodiscard]] std::size_t count(Severity severity) const;
};

/// Looks at a chart. Where inputs are finite, or numbers that are only compared with constants, everything that can
/// happen is tried, so that what is found is all there is; `state_time` and waits may be anything. Otherwise what is
/// found is true, but there may be more; then the report says so.
[[nodiscard]] CheckReport check(const Chart& chart, const CheckSettings& settings = {});

}  // namespace cancha::decide::chart
