#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "field/league.h"
#include "messages/contact.h"
#include "world/mujoco/rectangle.h"
#include "world/mujoco/scene.h"
#include "world/mujoco/step_motion.h"

namespace cancha::world {

/// A place where two bodies touch, or will touch within the coming step unless something stops them.
///
/// Contacts with a positive gap are speculative: the solver lets the bodies close the gap and no more, so that
/// nothing ever sinks in at an impact, however fast. A ball that is about to hit something is no touch yet: its
/// impacts are found at their own time within the step.
struct Touch {
  std::array<int, 2> body{-1, -1};  ///< blocks of velocities; the normal pushes the first, -1 = fixed
  BodyRef pusher;                   ///< what the second is, for the contact list
  BodyRef pushed;                   ///< what the first is
  Vec3 p_F;
  Vec3 normal;   ///< from pusher to pushed
  Vec3 tangent;  ///< first friction direction; a wheel's rolling direction
  double gap = 0.0;
  double push = 0.0;  ///< m/s to part with beyond what the gap asks for, see push_turning_pairs()
  field::Surface surface;
  double bounce_above = 0.0;  ///< approach speed below which nothing bounces, m/s
  int rows = 1;               ///< 1 = normal only, 2 = friction along the tangent, 3 = in both directions
  int wheel = -1;             ///< 0 left, 1 right where it is a wheel's contact with the ground
  int key = -1;               ///< the same contact in the next step has the same key; -1 = not followed
};

/// Finds all touches of a scene: its own quick broad phase, upright robots as rectangles, fallen ones in full 3D.
/// The ball is followed through the step: next_hit() tells when it hits something, ball_touches() what it touches then.
class ContactFinder {
 public:
  ContactFinder(const field::Walls& walls, const field::RobotModel& robot, const field::BallModel& ball,
                const field::Surfaces& surfaces, int robots);

  /// Lists the touches of the moment in a fixed order. Uses positions and velocities of `data`.
  void find(const mjModel& model, const mjData& data, const SceneIndex& scene, std::vector<Touch>& out);

  /// When the ball hits a wall or a robot next, in seconds from the start of the step of the last find(): not before
  /// `from` and before `until`, as all bodies move now.
  [[nodiscard]] std::optional<double> next_hit(const StepMotion& motion, double from, double until) const;

  /// Adds all that the ball touches at a time of the step.
  void ball_touches(const StepMotion& motion, double time, std::vector<Touch>& out);

  /// Makes touches of robots push that would overlap at the end of the step, as all bodies move now; says whether there
  /// are any. A touch has the normal of the step's beginning, and robots that turn fast turn it on the way.
  [[nodiscard]] bool push_turning_pairs(const StepMotion& motion, std::span<Touch> touches) const;

  /// One more than the highest key.
  [[nodiscard]] int keys() const { return keys_; }
  /// How many touches did not fit so far; 0 unless bodies are put on top of each other.
  [[nodiscard]] std::int64_t left_out() const { return left_out_; }
  /// Room for the touches of the worst scrum, and for the ball's hits on the way.
  [[nodiscard]] std::size_t most_touches() const { return static_cast<std::size_t>(40 + robots_ * 40) + kHitRoom; }

 private:
  /// What a robot is doing, read once a step.
  struct Moving {
    const double* R = nullptr;  ///< rotation, row by row
    Vec3 origin;                ///< on the ground below the centre
    Vec2 v;
    double turn_rate = 0.0;
    double top_speed = 0.0;  ///< of any point of it along the ground
    bool upright = true;
    bool level = true;
  };
  struct Box {
    Vec3 centre;
    std::array<double, 9> R{};  ///< row by row
    Vec3 half;

    /// One of the eight corners.
    [[nodiscard]] Vec3 corner(int number) const;
  };

  void add(const Touch& touch);
  void read_robots(const mjData& data, const SceneIndex& scene);
  void robot_on_ground(const mjData& data, const RobotIndex& index, int robot);
  void fallen_on_ground(int robot);
  void robot_and_walls(int robot);
  void fallen_and_wall(int robot, int wall);
  void robots(const mjModel& model, const mjData& data, const SceneIndex& scene, int a, int b);
  void upright_pair(int a, int b, double margin, int key);
  void fallen_pair(const mjModel& model, const mjData& data, const SceneIndex& scene, int a, int b);
  void add_upright(const Rectangle& shape_a, const Rectangle& shape_b, double margin, const Touch& touch, int a, int b,
                   double z);
  void add_manifold(const Manifold& manifold, Touch touch, int a, int b, double z);
  /// The way from a box to the ball.
  struct Gap {
    Vec3 normal;
    double length = 0.0;  ///< negative = overlap
  };

  void ball_and_all();
  void ball_and_box(const Gap& gap, Vec3 v_box, const Touch& touch);
  void add_ball_touch(const Gap& gap, Vec3 p_ball, Touch touch);
  void add_ball_on_ground(Vec3 p_ball);

  [[nodiscard]] Touch ball_touch(BodyRef pusher) const;
  [[nodiscard]] Gap gap_to_ball(const Box& box, Vec3 p_ball) const;
  [[nodiscard]] static Gap level(Gap gap);
  [[nodiscard]] bool is_near(const Rectangle& wall, Vec2 p, double reach) const;
  [[nodiscard]] bool is_near_walls(Vec2 p, double reach) const;
  [[nodiscard]] double reach_of_robot(const StepMotion& motion, int robot, double time) const;
  [[nodiscard]] double time_to_wall(const Box& wall, const StepMotion& motion, double from, double until) const;
  [[nodiscard]] double closing_speed(int robot, const StepMotion& motion, double time, Vec3 p, Vec3 normal) const;
  [[nodiscard]] double time_to_robot(int robot, const StepMotion& motion, double from, double until) const;
  [[nodiscard]] Box chassis_box(int robot, const StepMotion& motion, double time) const;

  [[nodiscard]] Rectangle rectangle(int robot, double z) const;
  [[nodiscard]] Rectangle rectangle_after(const StepMotion& motion, int robot) const;
  [[nodiscard]] Box chassis_box(int robot) const;
  [[nodiscard]] Drift drift(int robot) const;
  [[nodiscard]] Vec2 velocity_at(int robot, Vec2 p) const;

  field::RobotModel robot_;
  field::BallModel ball_;
  field::Surfaces surfaces_;
  double wall_height_;
  std::vector<Rectangle> walls_;
  std::vector<Box> wall_boxes_;
  Vec2 inner_;  ///< half length and width of the pitch less its corners: whatever stays inside touches no wall
  int robots_;
  int keys_ = 0;
  int key_pairs_ = 0, key_walls_ = 0, key_ball_robots_ = 0, key_ball_walls_ = 0, key_ball_ground_ = 0, key_corners_ = 0;

  static constexpr std::size_t kHitRoom = 100;

  // of the step being looked at
  std::size_t room_ = 0;
  double dt_ = 0.0;
  std::vector<Moving> moving_;
  Vec3 p_ball_;
  Vec3 v_ball_;
  std::vector<Touch>* out_ = nullptr;
  std::int64_t left_out_ = 0;
};

}  // namespace cancha::world
