#include "lab/stage.h"

#include <cmath>

#include "base/text_file.h"
#include "body/kinematics.h"
#include "robot/profile.h"

namespace cancha::lab {
namespace {

constexpr Duration kCycle = 10_ms;                         ///< of the control
constexpr double kSettling = 0.5;                          ///< seconds before a trial
const field::BallModel kBall = {{0.0325}, {0.057}, 0.02};  ///< a tennis ball, as in the documents' trials

double heading_of(const HumanoidState& state) {
  return angle_of(ahead_of(state.q_FT).xy());
}

}  // namespace

const field::BallModel& trial_ball() {
  return kBall;
}

Result<std::string> model_text(const body::Robot& robot) {
  return read_text(robot.model);
}

Result<world::JointedScene> scene_of(const body::Robot& robot, int robots, bool with_ball, Duration step) {
  auto scene = robot::scene_of(robot, robots, step);
  if (scene && with_ball) scene->ball = kBall;
  return scene;
}

Result<Stage> Stage::make(const body::Robot& robot, bool with_ball, Duration step) {
  auto leg = act::left_leg_of(robot);
  if (!leg) return pass_on(std::move(leg));
  auto scene = scene_of(robot, 1, with_ball, step);
  if (!scene) return pass_on(std::move(scene));
  auto world = world::make_jointed_world(*scene);
  if (!world) return pass_on(std::move(world));
  return Stage{robot, *leg, std::move(*world), step};
}

void Stage::begin(const act::MotionLibrary& skills, const Start& start) {
  Random random{start.seed};
  variation_ = start.random_body ? world::random_variation(random) : world::Variation{};
  world_->vary(0, variation_, random.split("noise"));
  humanoid_.emplace(*robot_, skills, leg_);
  attitude_ = {};
  odometry_.emplace(*robot_);
  X_OR_.present() = {};
  if (start.through_bus) {
    body_ = std::make_unique<robot::EmulatedBody>(*robot_, *world_, 0);
  } else {
    body_ = std::make_unique<robot::SimulatedBody>(*robot_, *world_, 0);
  }
  std::vector<double> pose = humanoid_->standing_pose();
  body::Posture posture{*robot_};
  posture.update(pose);
  (void)body::stand(posture);
  standing_height_ = posture.trunk().position.z;
  Random differences = random.split("pose");
  for (std::size_t j = 0; j < pose.size(); ++j) {
    const body::Joint& joint = robot_->joints[j];
    const double moved = pose[j] + start.pose_noise * differences.uniform(-1, 1);
    pose[j] = std::clamp(moved, joint.least, joint.most);
  }
  world_->place(0, {}, start.stance, pose);
  if (world_->has_ball()) world_->place_ball(start.ball, start.ball_speed);
  const bool upright = start.stance == world::Stance::Upright;
  humanoid_->set_get_up(false);
  began_ = world_->time();
  heading_ = heading_of(state());
  turned_ = 0;
  if (upright) run(kSettling);
  humanoid_->set_get_up(true);
  began_ = world_->time();
}

bool Stage::run(double seconds, const std::function<bool()>& enough) {
  const auto cycles = static_cast<std::int64_t>(std::llround(seconds / kCycle.seconds()));
  const std::int64_t steps = kCycle.ns / step_.ns;
  for (std::int64_t i = 0; i < cycles; ++i) {
    readings_.time = world_->time();
    (void)body_->read(readings_);
    attitude_.update(*readings_.imu);
    *X_OR_ = *X_OR_ * odometry_->update(*readings_.joints, {}, attitude_.attitude());
    const std::span<const JointGoal> goals = humanoid_->tick(readings_, attitude_.attitude(), X_OR_);
    commands_.joints.present().goals.assign(goals.begin(), goals.end());
    (void)body_->command(commands_);  // neither can fail without a real line
    for (std::int64_t k = 0; k < steps; ++k) world_->step();
    const double heading = heading_of(state());
    turned_ += std::remainder(heading - heading_, 2 * kPi);
    heading_ = heading;
    if (enough && enough()) return true;
  }
  return false;
}

bool Stage::upright() {
  const HumanoidState& now = state();
  return up_of(now.q_FT).z > 0.85 && now.p_FT.z > 0.85 * standing_height_;
}

Pose2 Stage::place() {
  const HumanoidState& now = state();
  return {now.p_FT.x, now.p_FT.y, turned_};
}

Result<Crowd> Crowd::make(const body::Robot& robot, const act::MotionLibrary& skills, int robots, bool with_ball) {
  auto leg = act::left_leg_of(robot);
  if (!leg) return pass_on(std::move(leg));
  auto scene = scene_of(robot, robots, with_ball, 2_ms);
  if (!scene) return pass_on(std::move(scene));
  auto world = world::make_jointed_world(*scene);
  if (!world) return pass_on(std::move(world));
  Crowd crowd{std::move(*world)};
  const double speeds[] = {1.0, -0.5, 0.7, 0.4, -0.8, 0.6};
  for (int i = 0; i < robots; ++i) {
    act::Humanoid& one = crowd.humanoids_.emplace_back(robot, skills, *leg);
    crowd.world_->place(i, {0.4 * (i % 3), 0.5 * (i / 3), 0.3 * i}, world::Stance::Upright, one.standing_pose());
    const act::GaitLimits& most = skills.gait.limits;
    one.walk({.ahead = speeds[i % 6] * (speeds[i % 6] > 0 ? most.ahead : most.back) * 0.7, .turn = 0.2 * most.turn});
  }
  crowd.attitudes_.resize(crowd.humanoids_.size());
  if (with_ball) crowd.world_->place_ball({0.2, 0.25}, {0.1, 0.0});
  return crowd;
}

void Crowd::run(double seconds) {
  for (int cycle = 0; cycle < seconds / kCycle.seconds(); ++cycle) {
    for (std::size_t i = 0; i < humanoids_.size(); ++i) {
      const int robot = static_cast<int>(i);
      readings_.time = world_->time();
      world_->read(robot, readings_);
      attitudes_[i].update(*readings_.imu);
      world_->set_goals(robot, humanoids_[i].tick(readings_, attitudes_[i].attitude(), {}));
    }
    for (int k = 0; k < 5; ++k) world_->step();
  }
}

}  // namespace cancha::lab
