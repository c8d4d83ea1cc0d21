#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lab/case_watch.h"
#include "lab/skill_watch.h"
#include "match/match.h"

namespace cancha::lab {

inline constexpr double kBallLies = 0.02;  ///< m/s of a ball that lies

/// Something that is measured in every trial of a study.
struct Measure {
  std::string_view name;     ///< "goals_blue"
  std::string_view unit;     ///< "" for plain numbers
  std::string_view meaning;  ///< one line for people
  bool share = false;        ///< it happened or not: 1 or 0
};

/// All measures, in the order of a trial's values.
[[nodiscard]] std::span<const Measure> match_measures();
/// The place of a measure in that order; as many as there are where there is none of this name.
[[nodiscard]] std::size_t find_measure(std::string_view name);

/// Watches one match and measures it. Takes no memory while it watches, after the first seconds.
class MatchMeasures final : public match::Observer {
 public:
  explicit MatchMeasures(const match::Match& match);

  void stepped(const match::Moment& moment) override;
  void ticked(const match::Moment& moment) override;
  void happened(const MatchEvent& event) override;

  /// The values so far, one for each measure; not a number where nothing can be said.
  [[nodiscard]] std::vector<double> values() const;
  /// What blue's robots have managed so far.
  [[nodiscard]] const SkillWatch& skills() const { return skills_; }
  /// And what FutRob's cases ask of them.
  [[nodiscard]] const CaseWatch& cases() const { return cases_; }

 private:
  void watch_ball(const Truth& truth, const GameState& game);
  void watch_postures(const match::Moment& moment);
  void watch_beliefs(const match::Moment& moment);
  void remember(const Truth& truth);

  /// A mean of things that may not be there.
  struct Mean {
    double sum = 0.0;
    std::int64_t count = 0;
    void add(double value) { sum += value, ++count; }
    [[nodiscard]] double value() const;
  };

  const match::Match& match_;
  std::array<int, 2> falls_{};
  std::array<int, 2> penalties_{};
  int restarts_ = 0;
  double first_goal_;  ///< seconds; not a number: none yet
  Time last_;
  double still_ = 0.0;  ///< seconds that the ball has lain still in play
  double longest_still_ = 0.0;
  std::int64_t last_look_ = -1;
  std::vector<Pose2> X_FR_;  ///< when players last began to think
  Vec2 p_FB_;
  Mean upright_;
  Mean pose_error_, heading_error_, ball_error_;
  SkillWatch skills_;
  CaseWatch cases_;
};

}  // namespace cancha::lab
