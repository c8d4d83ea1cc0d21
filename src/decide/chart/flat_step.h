#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "decide/chart/chart.h"
#include "decide/chart/configuration.h"
#include "decide/chart/flat_expressions.h"
#include "decide/chart/flatten.h"

namespace cancha::decide::chart {

/// What histories were found to keep, by history, each in the order of finding.
class Histories {
 public:
  /// The number of something that a history keeps, from 1 on; 0 is "nothing yet".
  [[nodiscard]] std::size_t number_of(std::uint32_t history, const std::vector<std::uint32_t>& states);
  [[nodiscard]] const std::vector<std::vector<std::uint32_t>>& of(std::uint32_t history) { return kept_[history]; }
  [[nodiscard]] std::size_t count() const;

 private:
  std::map<std::uint32_t, std::vector<std::vector<std::uint32_t>>> kept_;
};

/// Where one way through a tick has come to.
struct Work {
  Configuration leaves{};
  std::vector<std::uint32_t> raised{};  ///< events that wait
  std::vector<Assignment> effects{};    ///< of the whole tick so far
  SetSince changes{};
  std::map<std::uint32_t, std::size_t> remembered{};  ///< by history: what it keeps, where that is settled
  std::vector<std::uint32_t> taken{};
  std::vector<Clash> clashes{};
  int steps = 0;
  bool settled = false;   ///< nothing that waits for nothing is true
  bool ticked = false;    ///< the tick itself was looked at
  bool starting = false;  ///< it is the first tick
};

/// One step of SCXML: what a set of ways leaves, does and enters.
class FlatStep {
 public:
  FlatStep(const Chart& chart, FlatExpressions& expressions, Histories& histories);

  /// Adds the locals in which histories are kept.
  void declare_histories(Chart& out);
  [[nodiscard]] std::uint32_t local_of(std::uint32_t history) const { return locals_.at(history); }
  [[nodiscard]] std::size_t kept_in(std::uint32_t history) const { return histories_.of(history).size(); }

  /// Enters the initial state.
  void start(Work& work);
  /// Drops the ways that others keep from being taken, leaves states and does what is on the ways.
  void leave(Work& work, std::vector<Way>& ways);
  /// Enters states. Gives a history that must be known for that, and does nothing then; kNone = done.
  [[nodiscard]] std::uint32_t enter(Work& work, const std::vector<Way>& ways);
  /// What the active states of a Moore chart put out.
  [[nodiscard]] std::vector<Assignment> outputs(const Configuration& leaves);

 private:
  void find_asked_later();
  void drop_conflicts(Work& work, std::vector<Way>& ways) const;
  void note_double_settings(Work& work, const std::vector<Way>& ways) const;
  void keep_histories(Work& work, const std::set<std::uint32_t>& left);
  void act(Work& work, const std::vector<Assignment>& list, const std::vector<std::uint32_t>& raised,
           const Configuration& leaves, std::uint32_t owner);
  void set(Work& work, std::uint32_t variable, std::uint32_t value);
  void enter(Work& work, const Entry& entry, const Configuration& before);
  void finish(Work& work, std::uint32_t state, const std::set<std::uint32_t>& active) const;

  const Chart& chart_;
  FlatExpressions& expressions_;
  Histories& histories_;
  std::map<std::uint32_t, std::uint32_t> locals_;  ///< by history
  std::vector<bool> asked_later_;                  ///< by variable: a later step of a tick may depend on it
};

}  // namespace cancha::decide::chart
