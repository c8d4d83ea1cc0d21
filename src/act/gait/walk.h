#pragma once

#include <optional>
#include <string_view>

#include "act/gait/gait_parameters.h"
#include "act/gait/leg.h"
#include "base/time.h"
#include "messages/joints.h"

namespace cancha::act {

/// How the robot is to move: metres per second ahead and to the left, radians per second to the left.
struct WalkSpeed {
  double ahead = 0.0;
  double left = 0.0;
  double turn = 0.0;

  friend constexpr bool operator==(WalkSpeed, WalkSpeed) = default;
};

/// A kick within a step.
enum class WalkKick {
  Ahead,   ///< forward
  Across,  ///< with the inside of the foot, to the other side: the right foot's goes to the left
};

/// Both legs, the arms' swing, at one moment.
struct WalkPosture {
  LegAngles left;
  LegAngles right;
  double left_arm = 0.0;   ///< shoulder pitch
  double right_arm = 0.0;  ///< shoulder pitch
};

/// Walks on two legs in any direction. A step is never left half done: speeds change when a foot is set down, and
/// stopping takes the steps that bring the feet together.
///
///     Walk walk{gait, left_leg, right_leg};
///     walk.set_speed({.ahead = 0.15, .turn = 0.3});
///     every 10 ms: posture = walk.tick(10_ms, balance);
class Walk {
 public:
  /// The legs mirror each other; this is the left one.
  Walk(const GaitParameters& gait, const LegGeometry& left_leg);

  /// What is felt, for balance: how far and how fast the trunk tilts. All 0: walks blindly.
  struct Balance {
    double roll = 0.0;
    double pitch = 0.0;
    double roll_rate = 0.0;
    double pitch_rate = 0.0;
  };

  void set_speed(WalkSpeed speed) { wanted_ = speed; }
  /// Who stood begins to count its way anew.
  void start() {
    going_ = true;
    if (standing_) carried_ = {};
  }
  /// Stops after the steps that bring the feet together. The first of them, three at most, may settle: they still go
  /// at the speed that is set, which must be small.
  void stop(int settling = 0) {
    going_ = false;
    settling_ = settling;
  }
  /// Kicks in the next step of that foot. One who stands needs `start` as well.
  void kick(WalkKick kind, bool left) { kick_ = Kick{kind, left, false}; }
  /// A kick waits, or is under way.
  [[nodiscard]] bool kicking() const { return kick_.has_value(); }
  [[nodiscard]] bool standing() const { return standing_; }
  [[nodiscard]] const GaitParameters& gait() const { return gait_; }
  [[nodiscard]] const LegGeometry& left_leg() const { return left_leg_; }

  /// The balance of a trunk that leans exactly as it should.
  [[nodiscard]] Balance blind() const { return {.pitch = gait_.lean + gait_.stride_lean * speed_.ahead}; }

  WalkPosture tick(Duration passed, const Balance& balance);

  /// How far the feet have carried the trunk since the start, without slip: x ahead, y left, heading.
  [[nodiscard]] const Pose2& carried() const { return carried_; }
  /// How far they will have when the present step is done.
  [[nodiscard]] Pose2 planned() const;
  /// Steps taken since the start.
  [[nodiscard]] int steps() const { return steps_; }

 private:
  /// A foot seen from its place below the hip.
  struct Foot {
    double x = 0.0;
    double y = 0.0;
    double yaw = 0.0;
  };

  struct Kick {
    WalkKick kind;
    bool left;
    bool begun;
  };

  void set_down();
  void swing(bool left, double share, const Balance& balance);
  [[nodiscard]] bool kicks(bool left) const { return kick_ && kick_->begun && kick_->left == left; }
  [[nodiscard]] Foot kicking_foot(bool left, double share, const Foot& to) const;
  [[nodiscard]] double lifted(bool left, double share) const;
  void take_legs(FootPose left, FootPose right, WalkPosture& posture) const;
  void begin_kick();
  void carry(bool left, bool both_down, double seconds);
  [[nodiscard]] Pose2 carried_after(double seconds) const;
  [[nodiscard]] Foot landing(bool left, const Balance& balance) const;
  [[nodiscard]] double stance_seconds() const;
  [[nodiscard]] double stride_speed() const;
  [[nodiscard]] FootPose foot_pose_of(bool left, double share) const;
  LegAngles balanced(LegAngles angles, bool carries, const Balance& balance) const;

  GaitParameters gait_;
  LegGeometry left_leg_;
  LegGeometry right_leg_;
  WalkSpeed wanted_;
  WalkSpeed speed_;  ///< of the present step
  bool going_ = false;
  int settling_ = 0;  ///< of the steps that stop, so many may still lead somewhere
  bool standing_ = true;
  double phase_ = 0.0;   ///< of the period: the left foot is lifted in the first half, the right one in the second
  double amount_ = 0.0;  ///< of sway and lift: grows from 0 when starting, falls when stopping
  int steps_ = 0;
  int in_place_ = 0;  ///< steps in a row that led nowhere, or only settled
  Foot feet_[2];      ///< left, right
  Foot lifted_at_[2];
  std::optional<Kick> kick_;
  Pose2 carried_;
};

}  // namespace cancha::act
