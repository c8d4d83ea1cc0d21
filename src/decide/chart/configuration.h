#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "decide/chart/chart.h"

/// Where a chart with parallel states stands, and what is left and entered on its ways, as the algorithm of SCXML says.
namespace cancha::decide::chart {

/// The active leaves, in the order of the file.
using Configuration = std::vector<std::uint32_t>;

/// The transitions of one way, through junctions; the first leaves a state.
using Way = std::vector<std::uint32_t>;

/// "Move.Left+Head.Scan"
[[nodiscard]] std::string name_of(const Chart& chart, const Configuration& leaves);

/// The active leaves and all states around them, in the order of the file.
[[nodiscard]] std::set<std::uint32_t> active_states(const Chart& chart, const Configuration& leaves);

/// The states directly in one that can be active: no junctions, no history.
[[nodiscard]] std::vector<std::uint32_t> inner_states(const Chart& chart, std::uint32_t state);

/// The innermost state (kNone = the chart) that holds the source and all that the way touches, and so is not left:
/// never a parallel one.
[[nodiscard]] std::uint32_t kept_on(const Chart& chart, const Way& way);

/// The active states that a way leaves.
[[nodiscard]] std::set<std::uint32_t> left_on(const Chart& chart, const Way& way, const Configuration& from);

/// What is entered, and which default ways are gone on entering.
struct Entry {
  std::set<std::uint32_t> states;
  std::set<std::uint32_t> default_ways;  ///< states whose way to their initial one is gone
  std::set<std::uint32_t> histories;     ///< whose way is gone because there is no history yet
};

/// The states that a history stands for now; empty = there is none yet.
using Remembered = std::function<std::vector<std::uint32_t>(std::uint32_t history)>;

/// Adds what a way to a target enters, below a state that is not left.
void add_entry(const Chart& chart, std::uint32_t target, std::uint32_t kept, const Remembered& remembered,
               Entry& entry);

/// What a history keeps where its state is left: the active state directly in it, or all active leaves below.
[[nodiscard]] std::vector<std::uint32_t> kept_by(const Chart& chart, std::uint32_t history,
                                                 const Configuration& leaves);

/// Whether a state has come to its end: a final state in it is active, or all regions of a parallel one are at theirs.
[[nodiscard]] bool is_done(const Chart& chart, std::uint32_t state, const std::set<std::uint32_t>& active);

}  // namespace cancha::decide::chart
