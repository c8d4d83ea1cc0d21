#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/result.h"
#include "decide/chart/chart.h"
#include "decide/chart/configuration.h"

/// Charts with parallel states, events, history and waits as plain ones that do the same.
///
/// What may be active at once becomes one state, "Move.Left+Head.Scan"; all that one tick does becomes one way through
/// junctions. Guards of later steps of a tick ask what variables will have become in the earlier ones. Histories and
/// the moments at which states were entered are hidden locals. So there is one engine, one check and one generator for
/// all.
namespace cancha::decide::chart {

inline constexpr std::size_t kMostFlatStates = 5'000;  ///< with junctions
inline constexpr int kMostMicrosteps = 12;             ///< of a tick, with what it raises

/// Two transitions of a tick that are at odds.
struct Clash {
  std::uint32_t winner = kNone;  ///< what it sets stays, or it keeps the other from being taken
  std::uint32_t loser = kNone;
  std::uint32_t variable = kNone;  ///< that both set; kNone = one keeps the other from being taken
};

/// A plain chart, and what its parts were before. Its variables and expressions begin with those of the original.
struct Flattened {
  Chart chart;
  std::vector<Configuration> active;              ///< by its state: the original's leaves; empty = a junction
  std::vector<std::uint32_t> junctions;           ///< by its state: the original's junction; kNone = none
  std::vector<std::uint32_t> asked;               ///< by its transition: the one whose guard it asks; kNone = none
  std::vector<std::vector<std::uint32_t>> taken;  ///< by its transition: all that are taken where it ends a way
  std::vector<std::vector<Clash>> clashes;        ///< likewise
  std::vector<std::uint32_t> sources;             ///< by its expression: the original's; kNone = none
};

/// Whether a chart is plain as it is.
[[nodiscard]] bool is_plain(const Chart& chart);

/// An error where the plain chart would be too large, or a tick might not end.
[[nodiscard]] Result<Flattened> flatten(const Chart& chart);

}  // namespace cancha::decide::chart
