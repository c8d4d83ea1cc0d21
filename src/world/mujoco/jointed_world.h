#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "world/jointed_world.h"
#include "world/mujoco/jointed_scene.h"
#include "world/mujoco/model.h"
#include "world/mujoco/servos.h"

namespace cancha::world {

/// Robots with joints in three dimensions. MuJoCo holds the bodies and solves joints and contacts; what servos do
/// between goals and joints is worked out here.
class MujocoJointed final : public JointedWorld {
 public:
  MujocoJointed(JointedScene scene, ModelPtr model, DataPtr data, JointedSceneIndex index);

  void set_effects(const ServoEffects& effects) override;
  void vary(int robot, const Variation& variation, Random noise) override;
  void place(int robot, const Pose2& X_FR, Stance stance, std::span<const double> angles) override;
  void place_ball(Vec2 p_FB, Vec2 v_FB) override;
  void set_goals(int robot, std::span<const JointGoal> goals) override;
  void set_torque(int robot, bool on) override;

  Result<void> step() override;
  Result<void> set_step(Seconds step) override;

  [[nodiscard]] const Truth& environment() const override { return truth_; }
  [[nodiscard]] std::span<const Contact> contacts() const override { return contacts_; }

  Result<void> set_ball_state(Vec2 p_FB) override;
  Result<void> set_ball_velocity(Vec2 v_FB) override;
  Result<void> rest_robot(int robot, const Pose2& X_FR) override;
  Result<void> rest_thing(int thing, const Pose2& X_FS) override;
  Result<void> command(int robot, const Commands& commands) override;
  [[nodiscard]] std::int64_t clamped_commands(int robot) const override {
    return servos_[static_cast<std::size_t>(robot)].refused;
  }
  /// With its noise, to the steps that converters have. Reading twice gives the same.
  void read(int robot, Readings& readings) override;

  [[nodiscard]] Time time() const override { return truth_.time; }
  const HumanoidState& state(int robot) override;
  [[nodiscard]] BallState ball() const override;
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
  [[nodiscard]] std::span<const PartBounds> parts(int robot) override;
  [[nodiscard]] std::span<const PartBounds> soles(int robot) override;
  [[nodiscard]] std::span<const StillTouch> still_touches(int robot) override;
  [[nodiscard]] std::span<const Contact> own_contacts(int robot) override;

  [[nodiscard]] std::int64_t warnings() const override;
  [[nodiscard]] Snapshot save() const override;
  Result<void> restore(const Snapshot& snapshot) override;
  [[nodiscard]] std::uint64_t state_hash() const override;

 private:
  static constexpr const char* kWhere = "engine";

  static bool finite(Vec2 v) { return std::isfinite(v.x) && std::isfinite(v.y); }
  static Vec3 vec3(const double* p) { return {p[0], p[1], p[2]}; }
  Servos& servos_of(int robot);
  [[nodiscard]] Result<void> known(int robot) const;
  const Felt& feel(int robot);
  [[nodiscard]] std::size_t save_size() const { return save().numbers.size(); }

  /// After a body was put somewhere else: everything that depends on places is computed anew.
  void moved_by_hand();
  /// A robot's place on the ground is that below its trunk; who lies heads where its feet or its head point.
  void read_truth();
  /// What a part of the model is to a referee; nothing where it is ground.
  [[nodiscard]] std::optional<BodyRef> owner_of(int geom) const;
  void read_contacts();
  /// One contact of MuJoCo's list, between these two.
  [[nodiscard]] Contact contact_of(int place, BodyRef a, BodyRef b) const;
  /// How far a geom reaches from its centre along an axis of the field.
  [[nodiscard]] double extent(int geom, int axis) const;
  /// Height of a robot's lowest corner.
  [[nodiscard]] double lowest_point(const JointedIndex& at) const;
  void place_followers(const JointedIndex& at);
  /// Goals that have arrived become the servos' own, and their torques are applied for one step.
  void drive_joints(Servos& s, const JointedIndex& at);

  // boxes and steps (jointed_boxes.cpp)
  /// The ground holds boxes back: whatever pushes one less hard than its friction does not move it.
  void hold_boxes();
  void read_things();
  /// How high the ground, or a step, is below a robot that stands somewhere.
  [[nodiscard]] double ground_below(Vec2 p_F) const;

  JointedScene scene_;
  ModelPtr model_;
  DataPtr data_;
  JointedSceneIndex index_;
  std::vector<double> drawn_mass_;     ///< before any variation
  std::vector<double> drawn_inertia_;  ///< likewise
  std::vector<double> drawn_size_;     ///< likewise
  std::vector<Servos> servos_;
  std::vector<Felt> felt_;
  std::vector<HumanoidState> states_;
  std::int64_t steps_ = 0;
  Truth truth_;
  std::vector<Contact> contacts_;
  std::vector<Contact> own_contacts_;  ///< of the robot that was asked for last
  std::vector<PartBounds> parts_;      ///< likewise
  std::vector<PartBounds> soles_;      ///< likewise
  std::vector<StillTouch> touches_;    ///< likewise
  std::vector<double> box_pushes_;     ///< N and N·m that contacts gave each box in the last step: x, y, turn
};

}  // namespace cancha::world
