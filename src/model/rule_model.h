#pragma once

#include <array>
#include <memory>

#include "messages/rule_constants.h"
#include "model/ball_filter.h"
#include "model/ball_line.h"
#include "model/model.h"

namespace cancha::model {

/// FutRob's world model, besides all that another model holds true: things as they were seen from where the robot
/// stands, what mates tell, and from that every predicate that rules can ask for. It needs no place on the pitch.
///
/// A thing counts as seen, or as lost, once enough looks in a row agree. Where it was seen last is valid until the
/// robot steps or turns; who aims at a goal or a mate with the ball at its feet steps and turns with care, and keeps
/// it.
class RuleModel final : public Model {
 public:
  /// `role`: 1 keeper, 2 field player.
  RuleModel(std::unique_ptr<Model> others, const RuleConstants& constants, int role);

  void update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) override;

 private:
  struct Thing {
    double agree = 0.0;  ///< looks that speak for it, up to the number that is needed
    bool visible = false;
    bool valid = false;
    bool searched = false;
    Vec2 p_OS{};
    Time seen{};
  };
  struct Mate {
    bool known = false;
    bool ball_is_mine = false;
    bool clear_goal = false;
    Time heard{};
    Time passed{};  ///< when it last told of a pass
    bool passes = false;
  };
  /// Where the robot was, in the frame of odometry.
  struct Step {
    Time time;
    Pose2 X_OR;
  };
  /// One post of a goal, as it was last seen.
  struct Post {
    bool valid = false;
    Vec2 p_OS{};
  };
  struct Spotted;

  [[nodiscard]] Thing& at(RuleThing thing) { return things_[static_cast<std::size_t>(thing)]; }
  void move(const Readings& readings, const Beliefs& beliefs);
  [[nodiscard]] Pose2 odometry_at(Time time) const;
  void look(const Sight& sight, const Beliefs& beliefs);
  /// From near, the two posts of a goal may never be in one picture: both from one stand tell where it is.
  void join_posts(const Sight& sight, const Pose2& X_OR_then, Spotted& spotted);
  void count(Thing& thing, bool seen, Time time);
  void see_ball(const Seen& seen, const Pose2& X_OR_then, Time time);
  void see_keeper(const Sight& sight, const Spotted& spotted, const Beliefs& beliefs);
  void hear(const Readings& readings);

  void tell(Beliefs& beliefs);
  void tell_ball(RuleBeliefs& told, Time now);
  void tell_team(RuleBeliefs& told, Time now);
  void tell_ranges(RuleBeliefs& told);
  void tell_keeper(RuleBeliefs& told, const Beliefs& beliefs);
  [[nodiscard]] bool goal_is_clear() const;
  [[nodiscard]] BallMotion ball_in_R(Time now) const;
  /// As the filter has it, slowing down as the line says where that measures it.
  [[nodiscard]] BallMotion filtered() const {
    BallMotion motion = filter_.motion();
    if (constants_.measures_slowdown()) motion.slowdown = line_.motion().slowdown;
    return motion;
  }

  std::unique_ptr<Model> others_;
  RuleConstants constants_;
  int role_;
  BallFilter filter_;
  BallLine line_;
  std::array<Thing, kRuleThings> things_{};
  std::array<Post, 4> posts_{};   ///< own left and right, theirs left and right
  std::array<Mate, 16> mates_{};  ///< by number
  bool mine_ = false;
  Pose2 X_OR_;
  std::array<Step, 64> way_{};  ///< a ring of the last ticks
  std::size_t steps_ = 0;
  Time moved_{-1'000'000'000'000};  ///< last
  Maybe<Vec2> off_goal_;            ///< as a mate told
  Time off_goal_heard_;
  static constexpr std::size_t kKeeperLooks = 6;
  std::array<Vec2, kKeeperLooks> keeper_looks_{};  ///< a ring of offsets of the keeper, as single looks had them
  std::size_t keeper_looked_ = 0;                  ///< how many there were from this stand
  Maybe<Vec2> keeper_seen_;                        ///< their mean, where it is to be told
};

}  // namespace cancha::model
