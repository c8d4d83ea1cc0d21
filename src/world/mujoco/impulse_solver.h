#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "field/league.h"
#include "world/mujoco/contact_finder.h"
#include "world/mujoco/scene.h"
#include "world/mujoco/step_motion.h"

namespace cancha::world {

/// Finds the impulses of one step: contacts with Coulomb friction, and motors that turn the wheels.
///
/// MuJoCo gives the mass matrix and the free motion; this solver gives the velocities after the step. It works on
/// impulses with projected Gauss-Seidel, island by island (robots that do not touch do not cost each other anything),
/// starting from the impulses of the step before. docs/engine.md tells why it is not MuJoCo's own solver.
/// The ball's impacts happen within the step: collide() solves each at its own time, after solve().
///
/// A contact's normal asks for a relative speed after the step of at least
///   -gap / dt                        while there is a gap (it may close, no more),
///   erp * overlap / dt               where bodies overlap (up to a limit),
///   restitution * approach speed     where they collide;
/// and the impulse that achieves it is never negative. Friction is limited to friction * normal impulse, as a disc.
/// cfm softens: the speed may miss its mark by cfm / dt times the impulse, as in ODE.
class ImpulseSolver {
 public:
  struct Settings {
    double erp = 0.2;               ///< share of an overlap that is corrected in one step
    double cfm = 0.0;               ///< s/kg, softness
    int sweeps = 60;                ///< most passes over an island
    double tolerance = 3e-4;        ///< m/s; an island is solved when no impulse changes a speed by more
    double motor_torque = 0.11;     ///< N m, the most a motor gives
    double motor_stiffness = 2e-3;  ///< kg m², how hard a motor holds its speed: torque = stiffness / dt * error
  };

  /// Reads the robots' inertia from the model; `data` is used as scratch and must be at the model's first pose.
  ImpulseSolver(const Settings& settings, const mjModel& model, mjData& data, const SceneIndex& scene, int keys,
                std::size_t most_touches);

  /// Finds the velocities of the step, from its start on.
  /// `wheel_speeds` are the motors' wishes, rad/s, left and right of every robot in turn.
  void solve(const mjModel& model, mjData& data, const SceneIndex& scene, std::span<const Touch> touches,
             std::span<const double> wheel_speeds);

  /// Changes the velocities at a time of the step at which the ball hits something: `touches` are those of solve() and
  /// of earlier impacts, and from `first` on all that the ball touches now. Robots that are hit are pushed together
  /// with whatever they touch.
  void collide(const mjData& data, const SceneIndex& scene, std::span<const Touch> touches, std::size_t first,
               double time, std::span<const double> wheel_speeds);

  /// How the bodies move within the step.
  [[nodiscard]] const StepMotion& motion() const { return motion_; }
  /// The ball stays where it is from this time of the step on.
  void hold_ball(double time);

  /// The normal impulse of each touch of the last step, N s.
  [[nodiscard]] double normal_impulse(std::size_t touch) const { return contacts_[touch].rows[0].impulse; }

  /// What the next step starts from, so that a saved world goes on with the same bits.
  void save(std::vector<double>& out) const;
  /// Reads what save wrote; false where the numbers cannot be such.
  [[nodiscard]] bool restore(std::span<const double> numbers);
  /// Forgets the last impulses: bodies have been put elsewhere.
  void forget();

 private:
  /// One direction of a contact: how the bodies' velocities enter, and how an impulse changes them.
  struct Row {
    std::array<Block, 2> jacobian;
    std::array<Block, 2> response;
    double effect = 0.0;  ///< change of the row's speed by a unit impulse
    double wanted = 0.0;  ///< speed after the step
    double impulse = 0.0;
  };
  struct Solved {
    std::array<int, 2> body{-1, -1};
    std::array<Block*, 2> velocity{};  ///< of the bodies; null = fixed
    int rows_used = 1;
    int wheel = -1;
    int key = -1;
    double friction = 0.0;
    double late_bounce = 0.0;  ///< speed to part with, should the gap close after all
    std::array<Row, 3> rows;
  };
  struct Warm {
    std::int64_t step = -1;
    std::array<double, 3> impulse{};
  };

  void turn_inertia(const mjData& data, const SceneIndex& scene);
  void read_velocities(const mjData& data, const SceneIndex& scene);
  void prepare(const mjData& data, const SceneIndex& scene, const Touch& touch, double time, Solved& contact);
  void fill_row(const mjData& data, const SceneIndex& scene, const Touch& touch, Vec3 along, double time,
                Solved& contact, Row& row);
  [[nodiscard]] double speed_before(const Solved& contact) const;
  void set_wanted(const Touch& touch, double speed, Solved& contact) const;
  [[nodiscard]] double wanted_at_hit(const Touch& touch, double speed, double left) const;
  void remember_impulses();
  void make_islands();
  void solve_island(int root, std::span<const double> wheel_speeds);
  bool bounce_late();
  double sweep_contacts(std::span<const double> wheel_speeds);
  void sweep_motors(int root, std::span<const double> wheel_speeds);
  static double solve_normal(Solved& contact, double softness);
  static double solve_friction(Solved& contact);
  double solve_wheel(Solved& contact, double wheel_speed);

  [[nodiscard]] int find_root(int body) const;
  [[nodiscard]] static double speed(const Solved& contact, const Row& row) {
    double u = dot(row.jacobian[0], *contact.velocity[0]);
    if (contact.velocity[1]) u += dot(row.jacobian[1], *contact.velocity[1]);
    return u;
  }
  static void apply(const Solved& contact, const Row& row, double impulse) {
    add_scaled(*contact.velocity[0], row.response[0], impulse);
    if (contact.velocity[1]) add_scaled(*contact.velocity[1], row.response[1], impulse);
  }
  [[nodiscard]] Block& velocity(int body) { return motion_.velocity(body); }
  [[nodiscard]] const Block& velocity(int body) const { return motion_.velocity(body); }
  /// Change of a robot's velocities by a unit of torque impulse on a wheel: a column of its inverse inertia.
  [[nodiscard]] const Block& wheel_response(int robot, int wheel) const {
    return inverse_inertia_[static_cast<std::size_t>(robot * kDofs + 6 + wheel)];
  }

  Settings settings_;
  int robots_;
  double ball_mass_;
  double ball_inertia_;
  std::array<Block, kDofs> level_inverse_inertia_;  ///< of a robot that looks along x
  std::int64_t step_ = 1;
  std::vector<Solved> contacts_;
  std::size_t count_ = 0;
  std::vector<Warm> warm_;              ///< by key
  std::vector<double> motor_impulses_;  ///< by robot and wheel
  std::vector<char> grounded_;          ///< by robot and wheel: solved with a contact in this step
  StepMotion motion_;                   ///< by body, the ball last
  std::vector<Block> before_;           ///< velocities at the start of the step, by body
  std::vector<Block> inverse_inertia_;  ///< eight columns a robot
  std::vector<int> parent_;             ///< islands as a forest, then the island of each body
  std::vector<int> islands_;            ///< by contact
  std::vector<int> order_;              ///< contacts of the island at hand
  std::size_t in_island_ = 0;
  double dt_ = 0.0;
};

}  // namespace cancha::world
