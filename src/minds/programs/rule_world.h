#pragma once

#include <cstddef>
#include <vector>

#include "decide/program/host.h"
#include "minds/tactics.h"

namespace cancha::minds {

/// FutRob's predicates for one robot, as degrees between 0 and 1 and as truth: true from 0.5 on. The table of
/// rules/vocabulary.cpp says what each of them means.
class RuleWorld {
 public:
  /// The tactics must outlive it.
  explicit RuleWorld(const Tactics& tactics);
  RuleWorld(const RuleWorld&) = delete;  // hosts point into it
  RuleWorld& operator=(const RuleWorld&) = delete;

  /// Offers the predicates that a program has among its inputs, as decimals or booleans, whichever it wants; true where
  /// there are any. Only what was offered once is computed.
  bool offer(decide::program::Host& host, const decide::program::Program& program);

  /// What it looks at must live until the program has run.
  void see(const Look& look);

  /// By its place in rules::predicates().
  [[nodiscard]] double degree(std::size_t predicate) const { return degrees_[predicate]; }

  /// The robots of the others do not hide from `from` what is at `to`: 0 where one stands in the line, 1 where none is
  /// near.
  [[nodiscard]] double free_line(Vec2 from, Vec2 to, const TeamRobot* at_end = nullptr) const;
  /// How far a robot is from touching the ball.
  [[nodiscard]] double gap(const TeamRobot& robot) const;

 private:
  friend struct RuleSources;
  [[nodiscard]] const TeamRobot& self() const { return look_->self(); }
  [[nodiscard]] const wheels::Situation& situation() const { return look_->situation; }
  [[nodiscard]] Vec2 here() const { return self().X_TR.position(); }
  [[nodiscard]] double goal_in_sight(double x) const;
  [[nodiscard]] double post_in_sight(double x) const;
  [[nodiscard]] double in_range(double away) const;
  void remember_touches();

  const Tactics* tactics_;
  const Look* look_ = nullptr;
  Time mate_at_ball_{-1'000'000'000'000};  ///< when a mate was last at the ball
  std::vector<double> degrees_;
  std::vector<double> truths_;
  std::vector<bool> used_;
};

}  // namespace cancha::minds
