#include "world/mujoco/jointed_world.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/expects.h"
#include "body/servo.h"

namespace cancha::world {
namespace {

constexpr double kShortestStep = 1e-5;  ///< seconds
constexpr double kLongestStep = 5e-3;   ///< seconds; servos and feet need short ones
constexpr double kAmbient = 25.0;       ///< °C

}  // namespace

// ---- building ------------------------------------------------------------------------------------------------------

Result<std::unique_ptr<JointedWorld>> make_jointed_world(const JointedScene& scene) {
  auto mjcf = jointed_mjcf(scene);
  if (!mjcf) return pass_on(std::move(mjcf));
  auto model = compile(*mjcf);
  if (!model) return pass_on(std::move(model));
  auto index = index_jointed(**model, scene);
  if (!index) return pass_on(std::move(index));
  DataPtr data{mj_makeData(model->get())};
  return std::make_unique<MujocoJointed>(scene, std::move(*model), std::move(data), std::move(*index));
}

MujocoJointed::MujocoJointed(JointedScene scene, ModelPtr model, DataPtr data, JointedSceneIndex index)
    : scene_(std::move(scene)), model_(std::move(model)), data_(std::move(data)), index_(std::move(index)) {
  drawn_mass_.assign(model_->body_mass, model_->body_mass + model_->nbody);
  drawn_inertia_.assign(model_->body_inertia, model_->body_inertia + 3 * model_->nbody);
  drawn_size_.assign(model_->geom_size, model_->geom_size + 3 * model_->ngeom);
  const std::size_t joints = scene_.joints.size();
  servos_.resize(index_.robots.size());
  felt_.resize(index_.robots.size());
  states_.resize(index_.robots.size());
  for (std::size_t r = 0; r < servos_.size(); ++r) {
    Servos& s = servos_[r];
    s.followed.assign(joints, 0);
    s.torques.assign(joints, 0);
    s.temperatures.resize(joints);
    s.shut_down.resize(joints);
    s.voltage = scene_.battery.voltage;
    s.goals.assign(joints, {});
    for (auto& goals : s.coming) goals.assign(joints, {});
    felt_[r].angles.assign(joints, 0);
    states_[r].angles.assign(joints, 0);
    vary(static_cast<int>(r), {}, Random{r});
    data_->qpos[index_.robots[r].q] = 2.0 * static_cast<double>(r);  // not in one another until they are placed
  }
  if (scene_.standing.empty()) scene_.standing.assign(joints, 0.0);
  truth_.robots.resize(servos_.size());
  truth_.joints.resize(servos_.size() * joints);
  truth_.things.resize(index_.boxes.size());
  box_pushes_.assign(3 * index_.boxes.size(), 0.0);
  contacts_.reserve(static_cast<std::size_t>(model_->nconmax));
  set_effects(scene_.effects);
  moved_by_hand();
}

Servos& MujocoJointed::servos_of(int robot) {
  CANCHA_EXPECTS(robot >= 0 && static_cast<std::size_t>(robot) < servos_.size());
  return servos_[static_cast<std::size_t>(robot)];
}

void MujocoJointed::set_effects(const ServoEffects& effects) {
  scene_.effects = effects;
  for (Servos& s : servos_) {
    std::ranges::fill(s.temperatures, effects.warmth);
    s.shut_down.assign(s.shut_down.size(), false);
  }
}

void MujocoJointed::vary(int robot, const Variation& variation, Random noise) {
  Servos& s = servos_of(robot);
  const JointedIndex& at = index_.robots[static_cast<std::size_t>(robot)];
  s.variation = variation;
  s.goal_noise = noise.split("goals");
  s.sensor_noise = noise.split("sensors");
  s.model = scene_.servo;
  s.model.stall_torque *= variation.torque;
  s.model.dry_friction *= variation.dry_friction;
  s.setting = scene_.setting;
  s.setting.slope /= variation.stiffness;
  for (int b = 0; b < at.bodies; ++b) {
    const auto i = static_cast<std::size_t>(b);
    const double factor = i < variation.link_mass.size() ? variation.link_mass[i] : 1.0;
    model_->body_mass[at.trunk + b] = drawn_mass_[static_cast<std::size_t>(at.trunk + b)] * factor;
    for (int k = 0; k < 3; ++k) {
      const int place = 3 * (at.trunk + b) + k;
      model_->body_inertia[place] = drawn_inertia_[static_cast<std::size_t>(place)] * factor;
    }
  }
  for (const int sole : at.soles) {
    model_->geom_friction[3 * sole] = variation.friction;
    for (int k = 0; k < 2; ++k) {
      model_->geom_size[3 * sole + k] = drawn_size_[static_cast<std::size_t>(3 * sole + k)] * variation.sole;
    }
  }
  for (const int v : at.joint_v) {
    model_->dof_damping[v] = body::damping(s.model);
    model_->dof_armature[v] = s.model.armature;
  }
  // this works in the model's first pose and leaves the data there
  const std::vector<double> q(data_->qpos, data_->qpos + model_->nq);
  mj_setConst(model_.get(), data_.get());
  std::ranges::copy(q, data_->qpos);
}

// ---- stepping ------------------------------------------------------------------------------------------------------

Result<void> MujocoJointed::step() {
  for (std::size_t r = 0; r < servos_.size(); ++r) drive_joints(servos_[r], index_.robots[r]);
  hold_boxes();
  mj_step(model_.get(), data_.get());
  ++steps_;
  truth_.time += scene_.step;
  read_truth();
  read_contacts();
  const bool sound = std::all_of(data_->qvel, data_->qvel + model_->nv, [](double v) { return std::isfinite(v); });
  // MuJoCo starts the whole pitch anew where numbers blow up, and counts it
  if (!sound || data_->warning[mjWARN_BADQACC].number > 0) {
    return fail(kWhere, fmt::format("a velocity is not finite after {:.3f} s", truth_.time.seconds()),
                "a smaller step may help");
  }
  return {};
}

Result<void> MujocoJointed::set_step(Seconds step) {
  if (!(step.value >= kShortestStep && step.value <= kLongestStep)) {
    return fail(kWhere, fmt::format("the step must lie between {:g} and {:g} s", kShortestStep, kLongestStep));
  }
  scene_.step = nearest(step);
  model_->opt.timestep = scene_.step.seconds();
  return {};
}

void MujocoJointed::drive_joints(Servos& s, const JointedIndex& at) {
  const auto slot = static_cast<std::size_t>(steps_ % kLongestLatency);
  if (s.waiting[slot]) {
    std::swap(s.goals, s.coming[slot]);
    s.waiting[slot] = false;
  }
  const double seconds = scene_.step.seconds();
  const double voltage = s.voltage = scene_.battery.under(s.amperes);
  s.amperes = 0;
  for (std::size_t j = 0; j < s.goals.size(); ++j) {
    const double angle = data_->qpos[at.joint_q[j]];
    const double speed = data_->qvel[at.joint_v[j]];
    s.followed[j] = body::slid_goal(s.followed[j], s.goals[j], seconds);
    double error = body::rounded(s.model, s.followed[j]) - body::rounded(s.model, angle);
    error -= std::clamp(error, -scene_.effects.backlash / 2, scene_.effects.backlash / 2);
    if (scene_.effects.heat && s.temperatures[j] >= kShutsDownAt) s.shut_down[j] = true;
    const bool works = s.on && !s.shut_down[j];
    const double drive = works ? body::drive(s.model, s.setting, error) : 0;
    // dry friction stops what is slow within a step; as a constraint of the solver it would cost a third of the time
    const double stops = s.model.armature / seconds * speed;
    const double friction = std::clamp(stops, -s.model.dry_friction, s.model.dry_friction);
    s.torques[j] = body::torque_at_rest(s.model, drive, voltage);
    data_->qfrc_applied[at.joint_v[j]] = s.torques[j] - friction;
    const double amperes = body::current(s.model, drive, voltage, speed);
    s.amperes += amperes;
    if (scene_.effects.heat) {
      s.temperatures[j] = body::warmed(s.model, s.temperatures[j], kAmbient, amperes, seconds);
    }
  }
}

void MujocoJointed::moved_by_hand() {
  mj_forward(model_.get(), data_.get());
  read_truth();
  contacts_.clear();
}

// ---- reading -------------------------------------------------------------------------------------------------------

const HumanoidState& MujocoJointed::state(int robot) {
  const auto r = static_cast<std::size_t>(robot);
  const JointedIndex& at = index_.robots[r];
  HumanoidState& state = states_[r];
  const double* q = data_->qpos + at.q;
  state.p_FT = vec3(q);
  state.q_FT = {q[4], q[5], q[6], q[3]};
  state.v_FT = vec3(data_->qvel + at.v);
  std::array<double, 3> turn{};
  mju_rotVecQuat(turn.data(), data_->qvel + at.v + 3, q + 3);
  state.w_FT = vec3(turn.data());
  for (std::size_t j = 0; j < state.angles.size(); ++j) state.angles[j] = data_->qpos[at.joint_q[j]];
  return state;
}

BallState MujocoJointed::ball() const {
  CANCHA_EXPECTS(scene_.ball.has_value());
  return {.p_FB = vec3(data_->qpos + index_.ball_q),
          .v_FB = vec3(data_->qvel + index_.ball_v),
          .w_FB = vec3(data_->qvel + index_.ball_v + 3)};
}

void MujocoJointed::read_truth() {
  if (scene_.ball) truth_.ball = ball();
  for (std::size_t r = 0; r < truth_.robots.size(); ++r) {
    const HumanoidState& now = state(static_cast<int>(r));
    RobotState& robot = truth_.robots[r];
    const Vec3 ahead = ahead_of(now.q_FT);
    const Vec3 up = up_of(now.q_FT);
    const Vec2 facing = std::abs(ahead.z) < 0.7 ? ahead.xy() : up.xy() * (ahead.z < 0 ? 1.0 : -1.0);
    robot.X_FR = {now.p_FT.x, now.p_FT.y, angle_of(facing)};
    robot.v_FR = now.v_FT.xy();
    robot.turn_rate = now.w_FT.z;
    robot.height = now.p_FT.z;
    robot.q_FR = now.q_FT;
    const auto joints = static_cast<std::ptrdiff_t>(now.angles.size());
    std::ranges::copy(now.angles, truth_.joints.begin() + static_cast<std::ptrdiff_t>(r) * joints);
  }
  read_things();
}

std::optional<BodyRef> MujocoJointed::owner_of(int geom) const {
  if (geom == index_.ground) return std::nullopt;
  const int root = model_->body_rootid[model_->geom_bodyid[geom]];
  if (root == 0) return BodyRef{BodyKind::Wall, 0};
  for (std::size_t r = 0; r < index_.robots.size(); ++r) {
    if (index_.robots[r].trunk == root) return BodyRef{BodyKind::Chassis, static_cast<int>(r)};
  }
  for (std::size_t i = 0; i < index_.boxes.size(); ++i) {
    if (index_.boxes[i] == root) return BodyRef{BodyKind::Thing, static_cast<int>(i)};
  }
  return BodyRef{BodyKind::Ball, 0};
}

void MujocoJointed::read_contacts() {
  contacts_.clear();
  for (int c = 0; c < data_->ncon; ++c) {
    const mjContact& contact = data_->contact[c];
    const auto a = owner_of(contact.geom1);
    const auto b = owner_of(contact.geom2);
    if (!a || !b || *a == *b || contact.exclude != 0) continue;
    contacts_.push_back(contact_of(c, *a, *b));
  }
}

Contact MujocoJointed::contact_of(int place, BodyRef a, BodyRef b) const {
  const mjContact& contact = data_->contact[place];
  std::array<double, 6> force{};
  mj_contactForce(model_.get(), data_.get(), place, force.data());
  return {a, b, vec3(contact.pos), vec3(contact.frame), -contact.dist, force[0] * scene_.step.seconds()};
}

}  // namespace cancha::world
