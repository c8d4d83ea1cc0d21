#include "world/humanoid_world.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "base/expects.h"
#include "base/hash.h"
#include "world/mujoco/humanoid_scene.h"

namespace cancha::world {
namespace {

constexpr double kAmbient = 25.0;      ///< °C
constexpr double kShutsDownAt = 70.0;  ///< °C, the factory's limit of an AX-12
constexpr double kBallHeight = 0.065;  ///< metres
constexpr int kLongestLatency = 64;    ///< steps

/// One robot's servos between the goals and the joints.
struct Servos {
  Variation variation;
  Random noise{0};
  body::ServoModel model;
  body::ServoSetting setting;
  bool on = true;
  std::vector<double> followed;  ///< the goals that the controllers follow now, sliding
  std::vector<double> torques;
  std::vector<double> temperatures;
  std::vector<bool> shut_down;                                 ///< too hot, and nobody has given the torque back
  std::array<std::vector<JointGoal>, kLongestLatency> coming;  ///< goals on their way, a ring over steps
  std::array<bool, kLongestLatency> waiting{};
  std::vector<JointGoal> goals;  ///< those that have arrived
  double amperes = 0.0;          ///< all servos together in the last step
  double voltage = 0.0;          ///< of the battery under the load before
};

Vec3 vec3(const double* p) {
  return {p[0], p[1], p[2]};
}

/// The orientation of a stance with a heading, as w x y z.
std::array<double, 4> orientation(Stance stance, double heading) {
  const double half = std::sqrt(0.5);
  std::array<double, 4> lying = {1, 0, 0, 0};
  if (stance == Stance::kOnFront) lying = {half, 0, half, 0};
  if (stance == Stance::kOnBack) lying = {half, 0, -half, 0};
  if (stance == Stance::kOnLeft) lying = {half, -half, 0, 0};
  if (stance == Stance::kOnRight) lying = {half, half, 0, 0};
  const std::array<double, 4> turn = {std::cos(heading / 2), 0, 0, std::sin(heading / 2)};
  std::array<double, 4> q{};
  mju_mulQuat(q.data(), turn.data(), lying.data());
  return q;
}

class MujocoHumanoids final : public HumanoidWorld {
 public:
  MujocoHumanoids(HumanoidScene scene, ModelPtr model, DataPtr data, HumanoidSceneIndex index)
      : scene_(std::move(scene)), model_(std::move(model)), data_(std::move(data)), index_(std::move(index)) {
    drawn_mass_.assign(model_->body_mass, model_->body_mass + model_->nbody);
    drawn_inertia_.assign(model_->body_inertia, model_->body_inertia + 3 * model_->nbody);
    drawn_size_.assign(model_->geom_size, model_->geom_size + 3 * model_->ngeom);
    const std::size_t joints = scene_.joints.size();
    servos_.resize(index_.robots.size());
    senses_.resize(index_.robots.size());
    states_.resize(index_.robots.size());
    felt_at_.assign(index_.robots.size(), -1);
    for (std::size_t r = 0; r < servos_.size(); ++r) {
      Servos& s = servos_[r];
      s.followed.assign(joints, 0);
      s.torques.assign(joints, 0);
      s.temperatures.resize(joints);
      s.shut_down.resize(joints);
      s.voltage = scene_.battery.voltage;
      s.goals.assign(joints, {});
      for (auto& goals : s.coming) goals.assign(joints, {});
      senses_[r].angles.assign(joints, 0);
      states_[r].angles.assign(joints, 0);
      vary(static_cast<int>(r), {}, Random{r});
      data_->qpos[index_.robots[r].q] = 2.0 * static_cast<double>(r);  // not in one another until they are placed
    }
    set_effects(scene_.effects);
    mj_forward(model_.get(), data_.get());
  }

  void set_effects(const ServoEffects& effects) override {
    scene_.effects = effects;
    for (Servos& s : servos_) {
      std::ranges::fill(s.temperatures, effects.warmth);
      s.shut_down.assign(s.shut_down.size(), false);
    }
  }

  void vary(int robot, const Variation& variation, Random noise) override {
    Servos& s = servos_of(robot);
    const HumanoidIndex& at = index_.robots[static_cast<std::size_t>(robot)];
    s.variation = variation;
    s.noise = noise;
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

  void place(int robot, const Pose2& X_FR, Stance stance, std::span<const double> angles) override {
    Servos& s = servos_of(robot);
    const HumanoidIndex& at = index_.robots[static_cast<std::size_t>(robot)];
    CANCHA_EXPECTS(angles.size() == at.joint_q.size());
    double* q = data_->qpos + at.q;
    q[0] = X_FR.x;
    q[1] = X_FR.y;
    q[2] = 1;
    std::ranges::copy(orientation(stance, X_FR.heading), q + 3);
    for (std::size_t j = 0; j < angles.size(); ++j) {
      data_->qpos[at.joint_q[j]] = angles[j];
      data_->qvel[at.joint_v[j]] = 0;
      s.followed[j] = angles[j];
      s.goals[j] = {.angle = angles[j]};
    }
    std::fill_n(data_->qvel + at.v, 6, 0.0);
    mju_zero(data_->qacc_warmstart, model_->nv);  // what was before leaves no trace
    s.waiting.fill(false);
    s.on = true;
    mj_kinematics(model_.get(), data_.get());
    q[2] -= lowest_point(at) - 0.0005;
    mj_forward(model_.get(), data_.get());
    felt_at_[static_cast<std::size_t>(robot)] = -1;
  }

  void place_ball(Vec2 p_FB, Vec2 v_FB) override {
    CANCHA_EXPECTS(scene_.ball.has_value());
    const double radius = scene_.ball->radius.value;
    const std::array<double, 7> q = {p_FB.x, p_FB.y, radius, 1, 0, 0, 0};
    const std::array<double, 6> v = {v_FB.x, v_FB.y, 0, -v_FB.y / radius, v_FB.x / radius, 0};
    std::ranges::copy(q, data_->qpos + index_.ball_q);
    std::ranges::copy(v, data_->qvel + index_.ball_v);
    mj_forward(model_.get(), data_.get());
  }

  void set_goals(int robot, std::span<const JointGoal> goals) override {
    Servos& s = servos_of(robot);
    CANCHA_EXPECTS(goals.size() == s.goals.size());
    const auto late = std::clamp<std::int64_t>(s.variation.latency.ns / scene_.step.ns, 0, kLongestLatency - 1);
    const auto slot = static_cast<std::size_t>((steps_ + late) % kLongestLatency);
    s.waiting[slot] = true;
    for (std::size_t j = 0; j < goals.size(); ++j) {
      s.coming[slot][j] = goals[j];
      s.coming[slot][j].angle += s.variation.goal_noise * s.noise.normal();
    }
  }

  void set_torque(int robot, bool on) override {
    Servos& s = servos_of(robot);
    s.on = on;
    for (std::size_t j = 0; j < s.shut_down.size(); ++j) {
      if (on && s.temperatures[j] < kShutsDownAt) s.shut_down[j] = false;
    }
  }

  void step() override {
    for (std::size_t r = 0; r < servos_.size(); ++r) drive_joints(servos_[r], index_.robots[r]);
    mj_step(model_.get(), data_.get());
    ++steps_;
  }

  [[nodiscard]] Time time() const override { return Time{} + scene_.step * steps_; }

  const BodySenses& senses(int robot) override {
    const auto r = static_cast<std::size_t>(robot);
    BodySenses& felt = senses_[r];
    if (felt_at_[r] == steps_) return felt;
    felt_at_[r] = steps_;
    Servos& s = servos_of(robot);
    const HumanoidIndex& at = index_.robots[r];
    const auto noisy = [&](double value, double deviation) { return value + deviation * s.noise.normal(); };
    const double* numbers = data_->sensordata;
    const Vec3 gyro = vec3(numbers + at.gyro);
    const Vec3 acceleration = vec3(numbers + at.accelerometer);
    const Variation& v = s.variation;
    felt.time = time();
    felt.gyro = {noisy(gyro.x + v.gyro_bias, v.gyro_noise), noisy(gyro.y + v.gyro_bias, v.gyro_noise),
                 noisy(gyro.z + v.gyro_bias, v.gyro_noise)};
    felt.accelerometer = {noisy(acceleration.x, v.acceleration_noise), noisy(acceleration.y, v.acceleration_noise),
                          noisy(acceleration.z, v.acceleration_noise)};
    for (std::size_t j = 0; j < felt.angles.size(); ++j) {
      felt.angles[j] = body::rounded(s.model, data_->qpos[at.joint_q[j]]);
    }
    felt.left_foot = numbers[at.left_foot];
    felt.right_foot = numbers[at.right_foot];
    return felt;
  }

  const HumanoidState& state(int robot) override {
    const auto r = static_cast<std::size_t>(robot);
    const HumanoidIndex& at = index_.robots[r];
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

  [[nodiscard]] BallState ball() const override {
    CANCHA_EXPECTS(scene_.ball.has_value());
    return {.p_FB = vec3(data_->qpos + index_.ball_q),
            .v_FB = vec3(data_->qvel + index_.ball_v),
            .w_FB = vec3(data_->qvel + index_.ball_v + 3)};
  }

  [[nodiscard]] bool has_ball() const override { return scene_.ball.has_value(); }

  [[nodiscard]] std::span<const double> torques(int robot) const override {
    return servos_[static_cast<std::size_t>(robot)].torques;
  }
  [[nodiscard]] std::span<const double> temperatures(int robot) const override {
    return servos_[static_cast<std::size_t>(robot)].temperatures;
  }

  [[nodiscard]] bool is_shut_down(int robot, std::size_t joint) const override {
    return servos_[static_cast<std::size_t>(robot)].shut_down[joint];
  }
  [[nodiscard]] double voltage(int robot) const override { return servos_[static_cast<std::size_t>(robot)].voltage; }

  [[nodiscard]] double self_contact(int robot) const override {
    const HumanoidIndex& at = index_.robots[static_cast<std::size_t>(robot)];
    double deepest = 0;
    for (int c = 0; c < data_->ncon; ++c) {
      const mjContact& contact = data_->contact[c];
      const int first = model_->body_rootid[model_->geom_bodyid[contact.geom1]];
      const int second = model_->body_rootid[model_->geom_bodyid[contact.geom2]];
      if (first == at.trunk && second == at.trunk) deepest = std::max(deepest, -contact.dist);
    }
    return deepest;
  }

  [[nodiscard]] double reach_near_ground(int robot, bool left) const override {
    const HumanoidIndex& at = index_.robots[static_cast<std::size_t>(robot)];
    double furthest = 0;
    for (int g = 0; g < model_->ngeom; ++g) {
      if (model_->body_rootid[model_->geom_bodyid[g]] != at.trunk) continue;
      const double* place = data_->geom_xpos + 3 * g;
      if (place[2] - extent(g, 2) > kBallHeight) continue;
      furthest = std::max(furthest, (left ? place[1] : -place[1]) + extent(g, 1));
    }
    return furthest;
  }

  [[nodiscard]] std::int64_t warnings() const override {
    std::int64_t sum = 0;
    for (const mjWarningStat& warning : data_->warning) sum += warning.number;
    return sum;
  }

  [[nodiscard]] std::uint64_t state_hash() const override {
    Hash hash;
    for (int i = 0; i < model_->nq; ++i) hash.add(data_->qpos[i]);
    for (int i = 0; i < model_->nv; ++i) hash.add(data_->qvel[i]);
    for (const Servos& s : servos_) {
      for (const double goal : s.followed) hash.add(goal);
    }
    return hash.value();
  }

 private:
  Servos& servos_of(int robot) {
    CANCHA_EXPECTS(robot >= 0 && static_cast<std::size_t>(robot) < servos_.size());
    return servos_[static_cast<std::size_t>(robot)];
  }

  /// How far a geom reaches from its centre along an axis of the field.
  [[nodiscard]] double extent(int geom, int axis) const {
    const double* size = model_->geom_size + 3 * geom;
    const double* turn = data_->geom_xmat + 9 * geom + 3 * axis;
    if (model_->geom_type[geom] == mjGEOM_SPHERE) return size[0];
    if (model_->geom_type[geom] == mjGEOM_CAPSULE) return size[0] + std::abs(turn[2]) * size[1];
    return std::abs(turn[0]) * size[0] + std::abs(turn[1]) * size[1] + std::abs(turn[2]) * size[2];
  }

  /// Height of a robot's lowest corner.
  [[nodiscard]] double lowest_point(const HumanoidIndex& at) const {
    double lowest = std::numeric_limits<double>::infinity();
    for (int g = 0; g < model_->ngeom; ++g) {
      if (model_->body_rootid[model_->geom_bodyid[g]] != at.trunk) continue;
      lowest = std::min(lowest, data_->geom_xpos[3 * g + 2] - extent(g, 2));
    }
    return lowest;
  }

  /// Goals that have arrived become the servos' own, and their torques are applied for one step.
  void drive_joints(Servos& s, const HumanoidIndex& at) {
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

  HumanoidScene scene_;
  ModelPtr model_;
  DataPtr data_;
  HumanoidSceneIndex index_;
  std::vector<double> drawn_mass_;     ///< before any variation
  std::vector<double> drawn_inertia_;  ///< likewise
  std::vector<double> drawn_size_;     ///< likewise
  std::vector<Servos> servos_;
  std::vector<BodySenses> senses_;
  std::vector<HumanoidState> states_;
  std::vector<std::int64_t> felt_at_;  ///< the step of the last reading
  std::int64_t steps_ = 0;
};

}  // namespace

Variation random_variation(Random& random) {
  Variation v;
  for (int i = 0; i < 24; ++i) v.link_mass.push_back(random.uniform(0.9, 1.1));
  v.friction = random.uniform(0.4, 1.0);
  v.torque = random.uniform(0.65, 1.08);
  v.stiffness = random.uniform(0.8, 1.2);
  v.dry_friction = random.uniform(0.6, 1.4);
  v.sole = random.uniform(0.97, 1.03);
  v.latency = Duration{static_cast<std::int64_t>(random.uniform(0, 30e6))};
  v.goal_noise = 0.005;
  v.gyro_noise = 0.03;
  v.gyro_bias = random.uniform(-0.02, 0.02);
  v.acceleration_noise = 0.3;
  return v;
}

Result<std::unique_ptr<HumanoidWorld>> make_humanoid_world(const HumanoidScene& scene) {
  auto mjcf = humanoid_mjcf(scene);
  if (!mjcf) return pass_on(std::move(mjcf));
  auto model = compile(*mjcf);
  if (!model) return pass_on(std::move(model));
  auto index = index_humanoids(**model, scene);
  if (!index) return pass_on(std::move(index));
  DataPtr data{mj_makeData(model->get())};
  return std::make_unique<MujocoHumanoids>(scene, std::move(*model), std::move(data), std::move(*index));
}

}  // namespace cancha::world
