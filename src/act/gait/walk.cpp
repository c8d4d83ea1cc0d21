#include "act/gait/walk.h"

#include <algorithm>
#include <cmath>

namespace cancha::act {
namespace {

constexpr int kStartingSteps = 2;  ///< in place, before it goes anywhere
constexpr int kStoppingSteps = 3;  ///< in place, before feet are lifted less and less

/// Slow enough to stop from it.
bool is_small(const WalkSpeed& speed) {
  return std::abs(speed.ahead) < 0.1 && std::abs(speed.left) < 0.1 && std::abs(speed.turn) < 0.5;
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
void Walk::carry(bool left, bool both_down, double seconds) {
  Foot& foot = feet_[left ? 0 : 1];
  const double hip_aside = (left ? left_leg_ : right_leg_).hip.y;
  const double turn = -speed_.turn * seconds;
  const double x = foot.x - stride_speed() * seconds;
  const double y = foot.y - speed_.left * seconds;
  foot.x = x - turn * (y + gait_.pivot * hip_aside);
  foot.y = y + turn * x;
  foot.yaw += turn;
  // feet that cannot turn slide against each other while both carry, and the trunk turns
  if (both_down && gait_.scrub > 0) {
    foot.x += (left ? 1 : -1) * gait_.scrub * speed_.turn * seconds / (gait_.both_feet * gait_.period / 2);
  }
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
  foot.x -= outward * gait_.scrub * speed_.turn;
  // the middle of its stance is to be below the hip, also where it goes round the trunk
  foot.x -= gait_.pivot * speed_.turn * half * outward * left_leg_.hip.y;
  // falling to the left (roll rate below 0) needs a foot further to the left
  const double aside = -gait_.step_aside_rate * balance.roll_rate;
  foot.y += left ? std::max(aside, -0.01) : std::min(aside, 0.01);
  foot.x = std::clamp(foot.x, -gait_.reach_back, gait_.reach_ahead);
  return foot;
}

/// A foot has come down: the next step begins, with the speed that is wanted now.
void Walk::set_down() {
  ++steps_;
  const bool starting = steps_ <= kStartingSteps;
  const bool settling = !going_ && in_place_ < std::min(settling_, kStoppingSteps);
  WalkSpeed next = going_ || settling ? wanted_ : WalkSpeed{};
  next.ahead *= gait_.gain_along(next.ahead);
  next.left *= gait_.gain_aside;
  next.turn *= gait_.gain_turn;
  if (starting) next = {};
  // from one step to the next the speed changes by no more than a robot can take
  const auto towards = [](double from, double to, double most) { return from + std::clamp(to - from, -most, most); };
  const bool slower = speed_.ahead > 0 && next.ahead >= 0 && next.ahead < speed_.ahead;
  speed_ = {towards(speed_.ahead, next.ahead, slower ? gait_.braking : 0.1), towards(speed_.left, next.left, 0.05),
            towards(speed_.turn, next.turn, 0.6)};
  in_place_ = speed_ == WalkSpeed{} || (settling && is_small(speed_)) ? in_place_ + 1 : 0;
  begin_kick();
}

/// A kick begins with the step of its foot, once the robot is in its stride, and is over with the next one.
void Walk::begin_kick() {
  if (!kick_) return;
  const bool left_is_next = phase_ < 0.5;
  if (kick_->begun) {
    kick_.reset();
  } else if (steps_ > kStartingSteps && left_is_next == kick_->left) {
    kick_->begun = true;
  }
}

/// How high a foot is that swings.
double Walk::lifted(bool left, double share) const {
  if (!kicks(left)) return amount_ * gait_.lift * (1 - std::cos(2 * kPi * share)) / 2;
  // up before it sweeps, down after it
  const double most = kick_->kind == WalkKick::Across ? gait_.across_lift : gait_.kick_lift;
  if (share < gait_.kick_wind) return most * smooth(share / gait_.kick_wind);
  if (share < gait_.kick_hit) return most;
  return most * smooth((1 - share) / (1 - gait_.kick_hit));
}

/// Where a foot is that kicks: it draws back (or out), sweeps through the ball at an even speed, and goes where it is
/// to land.
Walk::Foot Walk::kicking_foot(bool left, double share, const Foot& to) const {
  const double outward = left ? 1.0 : -1.0;
  const Foot& from = lifted_at_[left ? 0 : 1];
  const bool across = kick_->kind == WalkKick::Across;
  const Foot drawn = across ? Foot{gait_.across_ahead, outward * gait_.across_out, 0} : Foot{-gait_.kick_back, 0, 0};
  const Foot swept = across ? Foot{gait_.across_ahead, -outward * gait_.across_in, 0} : Foot{gait_.kick_reach, 0, 0};
  const auto between = [](const Foot& a, const Foot& b, double s) {
    return Foot{a.x + s * (b.x - a.x), a.y + s * (b.y - a.y), a.yaw + s * (b.yaw - a.yaw)};
  };
  if (share < gait_.kick_wind) {
    // out first, then ahead: past the ball, which lies before the toes
    const double wound = share / gait_.kick_wind;
    const double out = smooth(across ? std::min(1.0, 1.6 * wound) : wound);
    const double ahead = smooth(across ? std::max(0.0, 1.6 * wound - 0.6) : wound);
    return {from.x + ahead * (drawn.x - from.x), from.y + out * (drawn.y - from.y), from.yaw * (1 - out)};
  }
  const double sweep = std::max(gait_.kick_hit - gait_.kick_wind, 0.05);
  if (share < gait_.kick_wind + sweep) return between(drawn, swept, (share - gait_.kick_wind) / sweep);
  return between(swept, to, smooth((share - gait_.kick_wind - sweep) / std::max(1 - gait_.kick_wind - sweep, 0.05)));
}

/// A foot in the air goes to where it is to land, or kicks on the way.
void Walk::swing(bool left, double share, const Balance& balance) {
  const int i = left ? 0 : 1;
  const Foot to = landing(left, balance);
  if (kicks(left)) {
    feet_[i] = kicking_foot(left, share, to);
    return;
  }
  const double s = smooth(share);
  const Foot& from = lifted_at_[i];
  feet_[i] = {from.x + s * (to.x - from.x), from.y + s * (to.y - from.y), from.yaw + s * (to.yaw - from.yaw)};
}

FootPose Walk::foot_pose_of(bool left, double share) const {
  const Foot& foot = feet_[left ? 0 : 1];
  const double outward = left ? 1.0 : -1.0;
  const LegGeometry& leg = left ? left_leg_ : right_leg_;
  const bool swings = share > 0 && share < 1;
  const double lean = gait_.lean + gait_.stride_lean * speed_.ahead;
  const double sway = amount_ * gait_.sway * std::sin(2 * kPi * (phase_ + gait_.sway_lead));
  const double up = swings ? lifted(left, share) : 0.0;
  const double bounce = amount_ * gait_.bounce * (1 - std::cos(4 * kPi * phase_)) / 2;
  const double length = leg.sole - leg.thigh.z - leg.shank.z + leg.hip_drop - gait_.crouch + bounce;

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

/// Joint angles for both feet, as far as the hips can turn. Where one servo turns both, the trunk heads between the
/// feet; where none does, the feet head where the trunk does.
void Walk::take_legs(FootPose left, FootPose right, WalkPosture& posture) const {
  if (left_leg_.yaw == HipYaw::Shared) {
    const double mean = (left.yaw + right.yaw) / 2;
    for (FootPose* foot : {&left, &right}) {
      const Vec2 turned = Pose2{0, 0, -mean} * foot->place.xy();
      foot->place = {turned.x, turned.y, foot->place.z};
      foot->yaw -= mean;
    }
  }
  posture.left = leg_angles(left_leg_, left);
  posture.right = leg_angles(right_leg_, right);
  if (left_leg_.yaw == HipYaw::Own) return;
  const bool shared = left_leg_.yaw == HipYaw::Shared;
  const double outward = shared ? (posture.left.hip_yaw - posture.right.hip_yaw) / 2 : 0.0;
  posture.left = leg_angles_at_yaw(left_leg_, left, outward);
  posture.right = leg_angles_at_yaw(right_leg_, right, -outward);
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
    const double slower = kick_ && kick_->begun ? gait_.kick_time : 1.0;
    phase_ += seconds / (gait_.period * slower);
    if (phase_ >= 1) phase_ -= 1;
    if (phase_ < before || (before < 0.5 && phase_ >= 0.5)) set_down();
    // both feet must have come to their places before they are lifted less and less
    const double wanted_amount = going_ || in_place_ < kStoppingSteps ? 1.0 : 0.0;
    amount_ += std::clamp(wanted_amount - amount_, -seconds / gait_.period, seconds / gait_.period);
    standing_ = !going_ && amount_ <= 0;
    carried_ = carried_after(seconds);
    const bool left_half = phase_ < 0.5;
    const double swung = swing_share(phase_, left_half, gait_.both_feet);
    share[left_half ? 0 : 1] = swung;
    const bool both_down = swung <= 0 || swung >= 1;
    for (const bool left : {true, false}) {
      const int i = left ? 0 : 1;
      if (share[i] > 0 && share[i] < 1) {
        swing(left, share[i], balance);
      } else {
        carry(left, both_down, seconds);
        lifted_at_[i] = feet_[i];
      }
    }
  }

  WalkPosture posture;
  take_legs(foot_pose_of(true, share[0]), foot_pose_of(false, share[1]), posture);
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
