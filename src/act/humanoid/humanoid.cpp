#include "act/humanoid/humanoid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "base/expects.h"

namespace cancha::act {
namespace {

constexpr double kFallenTilt = 0.95;     ///< radians; nobody comes back from there
constexpr Duration kFallenFor = 60_ms;   ///< so long, so that a jolt is no fall
constexpr Duration kCollapse = 300_ms;   ///< from a fall to the pose in which it lies
constexpr Duration kLiesStill = 100_ms;  ///< before it gets up
constexpr Duration kSoonAgain = 120_ms;  ///< from rolling over to getting up
constexpr Duration kReturn = 400_ms;     ///< from the end of a motion to the standing pose
constexpr double kQuiet = 3.0;           ///< rad/s: who lies and turns no faster, lies still
constexpr double kSlowest = 0.02;        ///< rad/s; 0 would mean "as fast as it can"
constexpr double kArmOut = 0.3;          ///< radians, shoulder's roll while standing and walking
constexpr double kElbowIn = 0.2;         ///< radians, likewise

/// Whether a robot has all joints that the walk moves.
bool has_legs(const body::Robot& robot) {
  constexpr std::array kMoved = {"hip_roll", "hip_pitch", "knee", "ankle_pitch", "ankle_roll", "shoulder_pitch"};
  return std::ranges::all_of(kMoved, [&](const std::string& joint) {
    return robot.find("left_" + joint) != body::kNone && robot.find("right_" + joint) != body::kNone;
  });
}

}  // namespace

Humanoid::Humanoid(const body::Robot& robot, const MotionLibrary& skills, const std::optional<LegGeometry>& left_leg)
    : robot_(&robot),
      skills_(&skills),
      player_(robot),
      shared_yaw_(robot.find("hip_yaw_pitch")),
      pan_(robot.find("head_pan")),
      tilt_joint_(robot.find("head_tilt")),
      goals_(robot.joints.size()),
      angles_(robot.joints.size()) {
  if (skills.walks && left_leg && has_legs(robot)) {
    walk_.emplace(skills.gait.parameters, *left_leg);
    left_ = places_of("left_");
    right_ = places_of("right_");
  } else if (const Motion* motion = skills.motion(kStand)) {
    for (const Pose& pose : motion->poses) {
      for (const JointAngle& one : pose.angles) goals_[one.joint].angle = from_degrees(one.degrees);
    }
  }
  for (const JointGoal& goal : goals_) standing_.push_back(goal.angle);
  take_stand(0);
}

Humanoid::LegPlaces Humanoid::places_of(std::string_view side) const {
  const auto at = [&](const char* joint) {
    const std::size_t place = robot_->find(std::string{side} + joint);
    CANCHA_EXPECTS(place != body::kNone);
    return place;
  };
  const auto maybe = [&](const char* joint) { return robot_->find(std::string{side} + joint); };
  const std::size_t elbow = maybe("elbow");
  return {at("hip_roll"),    at("hip_pitch"),        at("knee"),
          at("ankle_pitch"), at("ankle_roll"),       at("shoulder_pitch"),
          maybe("hip_yaw"),  maybe("shoulder_roll"), elbow != body::kNone ? elbow : maybe("elbow_roll")};
}

std::vector<double> Humanoid::standing_pose() const {
  const Humanoid fresh{*robot_, *skills_, walk_ ? std::optional{walk_->left_leg()} : std::nullopt};
  std::vector<double> angles;
  for (const JointGoal& goal : fresh.goals_) angles.push_back(goal.angle);
  return angles;
}

// ---- orders --------------------------------------------------------------------------------------------------------

void Humanoid::order(const Order& order) {
  if (order.mode == Mode::Walk && !walk_) return stand();
  const bool same = present_.mode == order.mode && present_.motion == order.motion && !present_.aim && !order.aim;
  if (mode_ == order.mode && same) {
    present_.speed = order.speed;
    next_.reset();
    if (mode_ == Mode::Walk) walk_->start();  // what waited may have begun to stop it
    return;
  }
  next_ = order;
  if (mode_ == Mode::Motion) player_.interrupt();
}

void Humanoid::stand() {
  order({.mode = Mode::Stand, .speed = {}, .aim = {}});
}
void Humanoid::walk(WalkSpeed speed) {
  order({.mode = Mode::Walk, .speed = within(skills_->gait.limits, speed), .aim = {}});
}
void Humanoid::walk_by_an_amount(const Aim& aim) {
  order({.mode = Mode::Walk, .speed = {}, .aim = aim});
}
void Humanoid::walk_by(double ahead, Care care) {
  walk_by_an_amount({{.ahead = std::copysign(1.0, ahead)}, std::abs(ahead), care});
}
void Humanoid::step_aside_by(double left, Care care) {
  walk_by_an_amount({{.left = std::copysign(1.0, left)}, std::abs(left), care});
}
void Humanoid::turn_by(double angle, Care care) {
  walk_by_an_amount({{.turn = std::copysign(1.0, angle)}, std::abs(angle), care});
}
void Humanoid::walk_kick(WalkKick kind, body::Side foot) {
  if (fallen() || walk_kicking()) return;
  if (mode_ != Mode::Walk || present_.aim) walk({});
  if (walk_) walk_->kick(kind, foot == body::kLeft);
}
bool Humanoid::play(std::string_view name) {
  const Motion* motion = skills_->motion(name);
  if (motion == nullptr) return false;
  order({.mode = Mode::Motion, .speed = {}, .aim = {}, .motion = motion});
  return true;
}

void Humanoid::look(double pan, double tilt) {
  for (const auto& [joint, angle] : {std::pair{pan_, pan}, {tilt_joint_, tilt}}) {
    if (joint == body::kNone || !std::isfinite(angle)) continue;
    const body::Joint& limits = robot_->joints[joint];
    goals_[joint] = {.angle = std::clamp(angle, limits.least, limits.most), .speed = 0};
  }
}

void Humanoid::forget_orders() {
  player_.abandon();
  present_ = {};
  next_.reset();
  ending_.reset();
  if (walk_) walk_ = Walk{walk_->gait(), walk_->left_leg()};
  still_ = {};
  returning_ = {};
}

void Humanoid::stand_anew() {
  forget_orders();
  mode_ = Mode::Stand;
  tilted_ = {};
  take_stand(0);
}

bool Humanoid::busy() const {
  return next_.has_value() || mode_ != Mode::Stand || steps() || ending_ || returning_ > Duration{};
}

// ---- one cycle -----------------------------------------------------------------------------------------------------

/// Starts what waits, once the robot stands.
void Humanoid::begin() {
  if (!next_ || steps() || !player_.done() || returning_ > Duration{}) return;
  present_ = *next_;
  next_.reset();
  ending_.reset();
  mode_ = present_.mode;
  if (mode_ == Mode::Walk) {
    walk_->set_speed({});
    walk_->start();
    heading_ = attitude_.heading;
    // a robot without a gyro reads its joints in turn over its bus: legs of different moments tell no way
    X_OB_ = feels_ ? X_OR_ : Maybe<Pose2>{};
    slip_ = {};
  }
  if (mode_ == Mode::Motion) start_motion(*present_.motion);
}

/// From where the joints were last told to be.
void Humanoid::start_motion(const Motion& motion) {
  for (std::size_t j = 0; j < goals_.size(); ++j) angles_[j] = goals_[j].angle;
  player_.start(motion, angles_);
}

void Humanoid::notice_fall(Duration passed) {
  const double lean = attitude_.lean;
  tilted_ = lean > kFallenTilt ? tilted_ + passed : Duration{};
  const bool lies_on_purpose = mode_ == Mode::GetUp || (mode_ == Mode::Motion && present_.motion->lies_down);
  if (mode_ == Mode::Fallen || lies_on_purpose || tilted_ < kFallenFor) return;
  ++falls_;
  mode_ = Mode::Fallen;
  forget_orders();
  take_stand(kCollapse.seconds());
}

/// Waits until it lies still, then rises from the side on which it lies.
void Humanoid::get_up(const Readings& readings, Duration passed) {
  if (!readings.imu) return;
  const double turning = length(readings.imu->gyro);
  still_ = turning < kQuiet ? still_ + passed : std::min(still_, Duration{});
  if (!gets_up_ || still_ < kLiesStill) return;
  const double lean = attitude_.lean;
  if (lean < kFallenTilt / 2) {
    mode_ = Mode::Stand;
    return;
  }
  const Vec3 up = readings.imu->accelerometer;
  const Motion* motion = skills_->rise_from(up);
  if (motion == nullptr) return;
  mode_ = Mode::GetUp;
  start_motion(*motion);
}

/// From the last pose of a motion to standing. Who lies after it gets up from there.
void Humanoid::end_motion() {
  const bool lies = attitude_.lean > kFallenTilt;
  if (lies) {
    // rolled over: no need to wait for long
    mode_ = Mode::Fallen;
    still_ = Duration{} - kSoonAgain;
    take_stand(kSoonAgain.seconds());
    return;
  }
  mode_ = Mode::Stand;
  present_ = {};
  returning_ = kReturn;
  take_stand(kReturn.seconds());
}

/// One cycle of walking, or of standing.
void Humanoid::step(Duration passed) {
  if (!walk_) return take_stand(0);
  if (mode_ == Mode::Stand || next_) walk_->stop(ending_ ? settling_steps(ending_->direction) : 0);
  put(walk_->tick(passed, walk_->standing() ? walk_->blind() : balance()), 0);
}

/// Brings all joints but the head's to the standing pose.
void Humanoid::take_stand(double seconds) {
  if (walk_) return put(walk_->tick({}, {}), seconds);
  for (std::size_t j = 0; j < standing_.size(); ++j) {
    if (j != pan_ && j != tilt_joint_) put_joint(j, standing_[j], seconds);
  }
}

Walk::Balance Humanoid::balance() const {
  if (!balances_ || !feels_) return walk_->blind();
  return {attitude_.roll, attitude_.pitch, attitude_.roll_rate, attitude_.pitch_rate};
}

void Humanoid::put_joint(std::size_t joint, double asked, double seconds) {
  const double angle = std::clamp(asked, robot_->joints[joint].least, robot_->joints[joint].most);
  const double far = std::abs(angle - goals_[joint].angle);
  goals_[joint] = {.angle = angle, .speed = seconds > 0 ? std::max(far / seconds, kSlowest) : 0.0};
}

void Humanoid::put_leg(const LegPlaces& places, const LegAngles& a, double arm, double seconds) {
  if (places.hip_yaw != body::kNone) put_joint(places.hip_yaw, a.hip_yaw, seconds);
  put_joint(places.hip_roll, a.hip_roll, seconds);
  put_joint(places.hip_pitch, a.hip_pitch, seconds);
  put_joint(places.knee, a.knee, seconds);
  put_joint(places.ankle_pitch, a.ankle_pitch, seconds);
  put_joint(places.ankle_roll, a.ankle_roll, seconds);
  put_joint(places.shoulder_pitch, arm, seconds);
}

void Humanoid::put(const WalkPosture& posture, double seconds) {
  put_leg(left_, posture.left, posture.left_arm, seconds);
  put_leg(right_, posture.right, posture.right_arm, seconds);
  // it turns the toes in where its angle is above 0
  if (shared_yaw_ != body::kNone) put_joint(shared_yaw_, -posture.left.hip_yaw, seconds);
  for (const auto& [side, out] : {std::pair{&left_, 1.0}, {&right_, -1.0}}) {
    if (side->shoulder_roll != body::kNone) put_joint(side->shoulder_roll, out * kArmOut, seconds);
    if (side->elbow != body::kNone) put_joint(side->elbow, -out * kElbowIn, seconds);
  }
}

std::span<const JointGoal> Humanoid::tick(const Readings& readings, const Maybe<Attitude>& attitude,
                                          const Maybe<Pose2>& X_OR) {
  if (!known_) {
    known_ = true;
    last_ = readings.time;
  }
  const Duration passed = readings.time - last_;
  feels_ = attitude.has_value();
  if (attitude) attitude_ = *attitude;
  X_OR_ = X_OR;
  notice_fall(passed);
  if (mode_ == Mode::Fallen) get_up(readings, passed);
  note_sag(readings, passed);
  begin();
  returning_ = returning_ > passed ? returning_ - passed : Duration{};

  if (mode_ == Mode::Motion || mode_ == Mode::GetUp) {
    const MotionPlayer::Step step = player_.tick(readings.time);
    for (std::size_t j = 0; j < goals_.size(); ++j) {
      // the head looks where it is told to, unless the motion moves it
      const bool head = j == pan_ || j == tilt_joint_;
      if (!head || step.changed[j] != 0) goals_[j] = step.goals[j];
    }
    if (player_.done()) end_motion();
  } else if (mode_ != Mode::Fallen && returning_ <= Duration{}) {
    if (mode_ == Mode::Walk) pursue_aim(passed);
    if (next_) ending_.reset();
    if (ending_ && walk_->standing()) put_right();
    if (ending_) settle(passed);
    step(passed);
  }
  last_ = readings.time;
  return goals_;
}

}  // namespace cancha::act
