#include "lab/stage.h"

#include <cmath>
#include <fstream>
#include <iterator>

#include "body/kinematics.h"

namespace cancha::lab {
namespace {

constexpr Duration kCycle = 10_ms;                         ///< of the control
constexpr double kSettling = 0.5;                          ///< seconds before a trial
const field::BallModel kBall = {{0.0325}, {0.057}, 0.02};  ///< a tennis ball, as in the documents' trials

double heading_of(const HumanoidState& state) {
  return angle_of(ahead_of(state.q_FT).xy());
}

}  // namespace

Result<std::string> model_text(const body::Robot& robot) {
  std::ifstream file(robot.model, std::ios::binary);
  if (!file) return fail(robot.model.string(), "cannot be read");
  return std::string{std::istreambuf_iterator<char>(file), {}};
}

Result<Stage> Stage::make(const body::Robot& robot, bool with_ball, Duration step) {
  auto leg = act::left_leg_of(robot);
  if (!leg) return pass_on(std::move(leg));
  auto model = model_text(robot);
  if (!model) return pass_on(std::move(model));
  world::HumanoidScene scene;
  scene.model = std::move(*model);
  scene.joints = robot.joint_names();
  scene.servo = robot.servo;
  scene.setting = robot.setting;
  scene.battery = robot.battery;
  scene.step = step;
  if (with_ball) scene.ball = kBall;
  auto world = world::make_humanoid_world(scene);
  if (!world) return pass_on(std::move(world));
  return Stage{robot, *leg, std::move(*world), step};
}

void Stage::begin(const act::Skills& skills, const Start& start) {
  Random random{start.seed};
  body_ = start.random_body ? world::random_variation(random) : world::Variation{};
  world_->vary(0, body_, random.split("noise"));
  humanoid_.emplace(*robot_, skills, leg_);
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
  const bool upright = start.stance == world::Stance::kUpright;
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
    world_->set_goals(0, humanoid_->tick(world_->senses(0)));
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

}  // namespace cancha::lab
