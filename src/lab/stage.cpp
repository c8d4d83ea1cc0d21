#include "lab/stage.h"

#include <cmath>

#include "base/text_file.h"
#include "body/kinematics.h"
#include "body/offsets.h"
#include "lab/mounted_body.h"
#include "robot/profile.h"
#include "robot/scenery.h"
#include "robot/simulated_body.h"

namespace cancha::lab {
namespace {

constexpr Duration kTick = 10_ms;      ///< of the control
constexpr double kSettling = 1.0;      ///< seconds before a trial, in which it learns its gyro's bias
constexpr Duration kCrowdStep = 2_ms;  ///< of the world
const field::BallModel kBall = {{0.0325}, {0.057}, 0.02};  ///< a tennis ball, as in the documents' trials

double heading_of(const HumanoidState& state) {
  return angle_of(ahead_of(state.q_FT).xy());
}

int steps_in_tick(Duration step) {
  return static_cast<int>(kTick.ns / step.ns);
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

Result<Stage> Stage::make(const body::Robot& robot, bool with_ball, Duration step, std::vector<field::Block> blocks) {
  auto leg = act::left_leg_of(robot);
  auto scene = scene_of(robot, 1, with_ball, step);
  if (!scene) return pass_on(std::move(scene));
  scene->blocks = std::move(blocks);
  auto world = world::make_jointed_world(*scene);
  if (!world) return pass_on(std::move(world));
  return Stage{robot, leg ? std::optional{*leg} : std::nullopt, std::move(*world), step};
}

std::unique_ptr<robot::Body> Stage::make_body(const Start& start) {
  const auto simulated = [&](const body::Robot& robot) -> std::unique_ptr<robot::Body> {
    if (start.through_bus) return std::make_unique<robot::EmulatedBody>(robot, *world_, 0);
    return std::make_unique<robot::SimulatedBody>(robot, *world_, 0);
  };
  if (start.mounted.empty()) return simulated(*robot_);
  built_ = std::make_unique<body::Robot>(*robot_);
  body::set_offsets(*built_, start.mounted);
  return std::make_unique<MountedBody>(*robot_, *built_, simulated(*built_));
}

void Stage::begin(const act::MotionLibrary& skills, const Start& start) {
  Random random{start.seed};
  variation_ = start.random_body ? world::random_variation(random) : world::Variation{};
  const Random noise = random.split("noise");
  world_->vary(0, variation_, start.again == 0 ? noise : noise.split(start.again));
  control_ = std::make_unique<HumanoidControl>(*robot_, skills, leg_);
  loop_.emplace(*world_, steps_in_tick(step_));
  loop_->add(make_body(start), control_->ticker());
  std::vector<double> pose = humanoid().standing_pose();
  body::Posture posture{*robot_};
  posture.update(pose);
  (void)body::stand(posture);
  standing_height_ = posture.trunk().position.z;
  Random differences = random.split("pose");
  for (std::size_t j = 0; j < pose.size(); ++j) {
    const body::Joint& joint = robot_->joints[j];
    const double beyond = start.mounted.empty() ? 0.0 : joint.offset - start.mounted[j];
    const double moved = pose[j] + beyond + start.pose_noise * differences.uniform(-1, 1);
    pose[j] = std::clamp(moved, joint.least, joint.most);
  }
  world_->place(0, {}, start.stance, pose);
  if (world_->has_ball()) world_->place_ball(start.ball, start.ball_speed);
  const bool upright = start.stance == world::Stance::Upright;
  humanoid().set_get_up(false);
  began_ = world_->time();
  heading_ = heading_of(state());
  turned_ = 0;
  if (upright) run(kSettling);
  humanoid().set_get_up(true);
  began_ = world_->time();
}

bool Stage::run(double seconds, const std::function<bool()>& enough) {
  const auto ticks = static_cast<std::int64_t>(std::llround(seconds / kTick.seconds()));
  for (std::int64_t i = 0; i < ticks; ++i) {
    (void)loop_->tick();  // only the world can fail: where numbers blow up, MuJoCo starts it anew
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

Crowd::Crowd(std::unique_ptr<world::JointedWorld> world)
    : world_(std::move(world)), loop_(*world_, steps_in_tick(kCrowdStep)) {}

Result<Crowd> Crowd::make(const body::Robot& robot, const act::MotionLibrary& skills, int robots, bool with_ball) {
  auto leg = act::left_leg_of(robot);
  if (!leg) return pass_on(std::move(leg));
  auto scene = scene_of(robot, robots, with_ball, kCrowdStep);
  if (!scene) return pass_on(std::move(scene));
  auto world = world::make_jointed_world(*scene);
  if (!world) return pass_on(std::move(world));
  Crowd crowd{std::move(*world)};
  const double speeds[] = {1.0, -0.5, 0.7, 0.4, -0.8, 0.6};
  for (int i = 0; i < robots; ++i) {
    auto& control = *crowd.controls_.emplace_back(std::make_unique<HumanoidControl>(robot, skills, *leg));
    act::Humanoid& one = control.humanoid();
    crowd.world_->place(i, {0.4 * (i % 3), 0.5 * (i / 3), 0.3 * i}, world::Stance::Upright, one.standing_pose());
    const act::GaitLimits& most = skills.gait.limits;
    one.walk({.ahead = speeds[i % 6] * (speeds[i % 6] > 0 ? most.ahead : most.back) * 0.7, .turn = 0.2 * most.turn});
    crowd.loop_.add(std::make_unique<robot::SimulatedBody>(robot, *crowd.world_, i), control.ticker());
  }
  if (with_ball) crowd.world_->place_ball({0.2, 0.25}, {0.1, 0.0});
  return crowd;
}

void Crowd::run(double seconds) {
  for (int i = 0; i < seconds / kTick.seconds(); ++i) (void)loop_.tick();
}

}  // namespace cancha::lab
