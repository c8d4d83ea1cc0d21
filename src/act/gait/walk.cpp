#include "act/gait/walk.h"

#include <algorithm>
#include <cmath>

namespace cancha::act {
namespace {

LegGeometry mirrored(LegGeometry leg) {
  leg.hip.y = -leg.hip.y;
  leg.thigh.y = -leg.thigh.y;
  leg.shank.y = -leg.shank.y;
  return leg;
}

/// From 0 to 1 with soft ends.
double smooth(double share) {
  return (1 - std::cos(kPi * share)) / 2;
}

/// How far a foot's swing has gone, 0…1; the left foot swings in the middle of the period's first half.
double swing_share(double phase, bool left, double both_feet) {
  const double in_half = (left ? phase : phase - 0.5) * 2;  // 0…1 in its own half
  return std::clamp((in_half - both_feet / 2) / (1 - both_feet), 0.0, 1.0);
}

}  // namespace

Walk::Walk(const GaitParameters& gait, const LegGeometry& left_leg)
    : gait_(gait), left_leg_(left_leg), right_leg_(mirrored(left_leg)) {}

double Walk::stance_seconds() const {
  return gait_.period * (1 - (1 - gait_.both_feet) / 2);
}

/// How fast the feet go back under the trunk: the speed ahead, and against the drift of slow steps.
double Walk::stride_speed() const {
  constexpr double kSlow = 0.15;  // m/s; faster steps are long enough to go where they should
  return speed_.ahead - amount_ * gait_.drift * std::max(0.0, 1 - std::abs(speed_.ahead) / kSlow);
}

/// A foot on the ground stays where it is while the trunk moves on.
void Walk::carry(Foot& foot, double seconds) const {
  const double turn = -speed_.turn * seconds;
  const double x = foot.x - stride_speed() * seconds;
  const double y = foot.y - speed_.left * seconds;
  foot.x = x - turn * y;
  foot.y = y + turn * x;
  foot.yaw += turn;
}

Pose2 Walk::carried_after(double seconds) const {
  const double c = std::cos(carried_.heading) * seconds;
  const double s = std::sin(carried_.heading) * seconds;
  return {carried_.x + speed_.ahead * c - speed_.left * s, carried_.y + speed_.ahead * s + speed_.left * c,
          carried_.heading + speed_.turn * seconds};
}

Pose2 Walk::planned() const {
  const double in_half = std::fmod(phase_, 0.5);
  return standing_ ? carried_ : carried_after((0.5 - in_half) * gait_.period);
}

/// Where a lifted foot comes down: half a stance ahead of its neutral place. Side steps and turns only ever spread the
/// feet, so that neither treads on the other.
Walk::Foot Walk::landing(bool left, const Balance& balance) const {
  const double half = stance_seconds() / 2;
  const double outward = left ? 1.0 : -1.0;
  const double pitch_error = balance.pitch - gait_.lean - gait_.stride_lean * speed_.ahead;
  Foot foot;
  foot.x = stride_speed() * half + gait_.step_ahead * pitch_error + gait_.step_ahead_rate * balance.pitch_rate;
  foot.y = speed_.left * half + outward * std::abs(speed_.left) * half;
  foot.yaw = speed_.turn * half + outward * std::abs(speed_.turn) * half;
  // falling to the left (roll rate below 0) needs a foot further to the left
  const double aside = -gait_.step_aside_rate * balance.roll_rate;
  foot.y += left ? std::max(aside, -0.01) : std::min(aside, 0.01);
  foot.x = std::clamp(foot.x, -0.07, 0.09);
  return foot;
}

/// A foot has come down: the next step begins, with the speed that is wanted now.
void Walk::set_down() {
  ++steps_;
  const bool starting = steps_ <= 2;
  WalkSpeed next = going_ ? wanted_ : WalkSpeed{};
  next.ahead *= gait_.gain_ahead;
  next.left *= gait_.gain_aside;
  next.turn *= gait_.gain_turn;
  if (starting) next = {};
  // from one step to the next the speed changes by no more than a robot can take
  const auto towards = [](double from, double to, double most) { return from + std::clamp(to - from, -most, most); };
  speed_ = {towards(speed_.ahead, next.ahead, 0.1), towards(speed_.left, next.left, 0.05),
            towards(speed_.turn, next.turn, 0.6)};
  in_place_ = speed_ == WalkSpeed{} ? in_place_ + 1 : 0;
}

FootPose Walk::foot_pose_of(bool left, double share) const {
  const Foot& foot = feet_[left ? 0 : 1];
  const double outward = left ? 1.0 : -1.0;
  const LegGeometry& leg = left ? left_leg_ : right_leg_;
  const bool swings = share > 0 && share < 1;
  const double lean = gait_.lean + gait_.stride_lean * speed_.ahead;
  const double sway = amount_ * gait_.sway * std::sin(2 * kPi * (phase_ + gait_.sway_lead));
  const double up = swings ? amount_ * gait_.lift * (1 - std::cos(2 * kPi * share)) / 2 : 0.0;
  const double bounce = amount_ * gait_.bounce * (1 - std::cos(4 * kPi * phase_)) / 2;
  const double length = leg.sole - leg.thigh.z - leg.shank.z - gait_.crouch + bounce;

  // seen from the hip in a frame that does not lean; the trunk sways to the right while the left foot is lifted
  const double x = foot.x + gait_.ahead;
  const double y = foot.y + outward * gait_.spread + sway;
  const double z = -length + up;
  FootPose pose;
  pose.place = {leg.hip.x + x * std::cos(lean) - z * std::sin(lean), leg.hip.y + y,
                leg.hip.z + z * std::cos(lean) + x * std::sin(lean)};
  pose.pitch = -lean - (swings ? gait_.landing_pitch * std::sin(kPi * share) : 0.0);
  pose.yaw = foot.yaw;
  return pose;
}

LegAngles Walk::balanced(LegAngles angles, bool carries, const Balance& balance) const {
  if (!carries) return angles;
  const double wrong = balance.pitch - gait_.lean - gait_.stride_lean * speed_.ahead;
  angles.ankle_pitch += gait_.pitch_ankle * wrong + gait_.pitch_rate_ankle * balance.pitch_rate;
  angles.hip_pitch += gait_.pitch_hip * wrong + gait_.pitch_rate_hip * balance.pitch_rate;
  angles.ankle_roll += gait_.roll_rate_ankle * balance.roll_rate;
  angles.hip_roll += gait_.roll_rate_hip * balance.roll_rate;
  return angles;
}

WalkPosture Walk::tick(Duration passed, const Balance& balance) {
  const double seconds = passed.seconds();
  if (standing_ && going_) {
    standing_ = false;
    phase_ = 0;
    steps_ = 0;
    in_place_ = 0;
    amount_ = 0;
    speed_ = {};
    carried_ = {};
  }
  double share[2] = {0, 0};
  if (!standing_) {
    const double before = phase_;
    phase_ += seconds / gait_.period;
    if (phase_ >= 1) phase_ -= 1;
    if (phase_ < before || (before < 0.5 && phase_ >= 0.5)) set_down();
    // both feet must have come to their places before they are lifted less and less
    const double wanted_amount = going_ || in_place_ < 3 ? 1.0 : 0.0;
    amount_ += std::clamp(wanted_amount - amount_, -seconds / gait_.period, seconds / gait_.period);
    standing_ = !going_ && amount_ <= 0;
    carried_ = carried_after(seconds);
    for (const bool left : {true, false}) {
      const int i = left ? 0 : 1;
      const bool own_half = (phase_ < 0.5) == left;
      share[i] = own_half ? swing_share(phase_, left, gait_.both_feet) : 0;
      if (share[i] > 0 && share[i] < 1) {
        const Foot to = landing(left, balance);
        const double s = smooth(share[i]);
        const Foot& from = lifted_at_[i];
        feet_[i] = {from.x + s * (to.x - from.x), from.y + s * (to.y - from.y), from.yaw + s * (to.yaw - from.yaw)};
      } else {
        carry(feet_[i], seconds);
        lifted_at_[i] = feet_[i];
      }
    }
  }

  WalkPosture posture;
  posture.left = leg_angles(left_leg_, foot_pose_of(true, share[0]));
  posture.right = leg_angles(right_leg_, foot_pose_of(false, share[1]));
  const bool left_swings = share[0] > 0 && share[0] < 1;
  const bool right_swings = share[1] > 0 && share[1] < 1;
  // the carrying hip gives way under the weight; it is set that much the other way
  if (left_swings) posture.right.hip_roll -= amount_ * gait_.hip_lift * std::sin(kPi * share[0]);
  if (right_swings) posture.left.hip_roll += amount_ * gait_.hip_lift * std::sin(kPi * share[1]);
  posture.left = balanced(posture.left, !left_swings, balance);
  posture.right = balanced(posture.right, !right_swings, balance);
  posture.left_arm = gait_.arm_swing * feet_[0].x;
  posture.right_arm = gait_.arm_swing * feet_[1].x;
  return posture;
}

}  // namespace cancha::act
