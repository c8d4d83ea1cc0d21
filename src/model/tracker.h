#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "field/league.h"
#include "model/ball_filter.h"
#include "model/game_belief.h"
#include "model/localisation/rotation_calibration.h"
#include "model/model.h"
#include "model/pose_estimator.h"

namespace cancha::model {

/// The ways to the own pose that a profile can name: "bank", "particles", "posts", "line_points".
[[nodiscard]] const std::vector<std::string>& pose_estimators();
/// One of them for a league; the best by measurement for its bodies where none is named.
[[nodiscard]] std::unique_ptr<PoseEstimator> make_pose_estimator(const std::string& name, const field::League& league);

/// The first world model: own pose from odometry and what stands on the pitch, ball with its velocity, mates and
/// opponents by sight and radio, the game from the referee. A look that comes late is put where the robot was then.
class Tracker final : public Model {
 public:
  /// `rotation`: the factors of this robot, for what its odometry tells of turns.
  explicit Tracker(const field::League& league, const std::string& pose = "", const RotationCalibration& rotation = {});

  void update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) override;

 private:
  /// Where the robot was, in the frame of odometry.
  struct Step {
    Time time;
    Pose2 X_OR;
  };

  void move(const Readings& readings, const Percepts& percepts, Duration passed);
  /// How fast it goes, smoothed over the rhythm of its legs; wheels tell it as it is.
  void gauge_speed(const Pose2& X_RN, double seconds, bool on_wheels);
  void look(const Sight& sight, Beliefs& beliefs);
  /// A ball of which only the direction was seen.
  void look_along(const SeenAngle& seen, const Pose2& X_OR_then, Time time);
  void see_robot(const Seen& seen, const Pose2& X_TR_then, Time time, Beliefs& beliefs) const;
  void see_mate(Vec2 place, const Seen& seen, Time time, Beliefs& beliefs) const;
  void see_opponent(Vec2 place, const Seen& seen, Time time, Beliefs& beliefs) const;
  void hear(const MateWord& word, Beliefs& beliefs) const;
  void hear_of_opponent(Vec2 place, const MateWord& word, Beliefs& beliefs) const;
  void tell_ball(const Readings& readings, Beliefs& beliefs) const;
  void tell_meeting(Time now, Beliefs& beliefs) const;
  [[nodiscard]] Pose2 odometry_at(Time time) const;

  field::League league_;
  std::unique_ptr<PoseEstimator> pose_;
  RotationCalibration rotation_;
  BallFilter ball_;
  double speed_;  ///< m/s with which robots may have gone unseen; on wheels they are seen all round
  GameBelief game_;
  bool in_sight_ = false;
  Maybe<BallAngle> angle_;  ///< its direction in the frame of odometry, while it is all that was seen
  Pose2 X_OR_;
  Vec2 v_RR_;  ///< m/s, own axes
  double turn_rate_ = 0.0;
  std::array<Step, 64> way_{};  ///< a ring of the last ticks
  std::size_t steps_ = 0;
  Time last_;
  Maybe<Time> rolled_;  ///< when wheels were counted last
  Time settled_;        ///< it stands firmly from then on
  bool begun_ = false;
};

}  // namespace cancha::model
