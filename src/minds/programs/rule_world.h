#pragma once

#include <cstddef>
#include <vector>

#include "act/wheels/situation.h"
#include "decide/program/host.h"

namespace cancha::minds {

namespace wheels = act::wheels;

/// FutRob's predicates for one wheeled robot, as degrees between 0 and 1 and as truth: true from 0.5 on. The table of
/// rules/vocabulary.cpp says what each of them means on wheels.
class RuleWorld {
 public:
  explicit RuleWorld(std::size_t number);
  RuleWorld(const RuleWorld&) = delete;  // hosts point into it
  RuleWorld& operator=(const RuleWorld&) = delete;

  /// Offers the predicates that a program has among its inputs, as decimals or booleans, whichever it wants; true where
  /// there are any. Only what was offered once is computed.
  bool offer(decide::program::Host& host, const decide::program::Program& program);

  void see(const wheels::Situation& situation);

  /// By its place in rules::predicates().
  [[nodiscard]] double degree(std::size_t predicate) const { return degrees_[predicate]; }

  /// The robots of the others do not hide from `from` what is at `to`: 0 where one stands in the line, 1 where none is
  /// near.
  [[nodiscard]] double free_line(Vec2 from, Vec2 to, const TeamRobot* at_end = nullptr) const;
  /// How far a robot is from touching the ball.
  [[nodiscard]] double gap(const TeamRobot& robot) const;
  [[nodiscard]] bool is_keeper() const { return number_ == 0 && situation_->view.mates.size() > 1; }

 private:
  friend struct RuleSources;
  [[nodiscard]] const TeamRobot& self() const { return situation_->view.mates[number_]; }
  [[nodiscard]] Vec2 here() const { return self().X_TR.position(); }
  [[nodiscard]] double goal_in_sight(double x) const;
  [[nodiscard]] double post_in_sight(double x) const;
  [[nodiscard]] double in_range(double away) const;
  void remember_touches();

  std::size_t number_;
  const wheels::Situation* situation_ = nullptr;
  Time mate_at_ball_{-1'000'000'000'000};  ///< when a mate was last at the ball
  std::vector<double> degrees_;
  std::vector<double> truths_;
  std::vector<bool> used_;
};

}  // namespace cancha::minds
