#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "world/omni/omni_base.h"
#include "world/omni_world.h"

namespace cancha::world {

/// The engine behind make_omni_world: robots are upright discs in the plane, the ball is a sphere in space.
///
/// A step: wheels push robots, robots push one another and the goals, all move; then the ball goes its way in parts
/// short enough that it passes through nothing.
class OmniEngine final : public World {
 public:
  OmniEngine(const field::League& league, std::span<const Pose2> X_FR, Vec2 p_FB);

  Result<void> step() override;
  Result<void> set_step(Seconds step) override;
  const Truth& environment() const override { return truth_; }
  std::span<const Contact> contacts() const override { return contacts_; }
  Result<void> set_ball_state(Vec2 p_FB) override;
  Result<void> set_ball_velocity(Vec2 v_FB) override;
  Result<void> rest_robot(int robot, const Pose2& X_FR) override;
  Result<void> set_robot_motion(int robot, Vec2 v_FR, double turn_rate) override;
  Result<void> command(int robot, const Commands& commands) override;
  std::int64_t clamped_commands(int robot) const override;
  void read(int robot, Readings& readings) override;
  std::int64_t warnings() const override { return left_out_; }
  Snapshot save() const override;
  Result<void> restore(const Snapshot& snapshot) override;
  std::uint64_t state_hash() const override;

 private:
  struct Robot {
    Pose2 X_FR{};
    Pose2 before{};  ///< at the start of the step
    Twist motion{};
    OmniBase::State base{};
    double kick = 0.0;     ///< m/s that it is told to kick with; 0 = not
    double lift = 0.0;     ///< radians
    double handler = 0.0;  ///< share of its strength
    double charge = 0.0;   ///< seconds until the kicker is ready
    double clamped = 0.0;  ///< commands
  };
  /// A fixed upright thing that bodies bounce off: a post where both ends are the same, else a piece of net or fence.
  struct Barrier {
    Vec2 from;
    Vec2 to;
    double radius = 0.0;
    double height = 0.0;
  };
  /// Where a ball's centre may not be, because of a robot: how deep it is, and the way out.
  struct Overlap {
    double depth = 0.0;
    Vec2 normal_R{};
  };

  void build_barriers();
  [[nodiscard]] Result<void> known(int robot, const char* call) const;

  // robots (omni_engine.cpp)
  void meet_robots();
  void meet_barriers(std::size_t robot);
  void push(std::size_t robot, Vec2 p, Vec2 impulse);
  void part(std::size_t a, std::optional<std::size_t> b, Vec2 normal, double depth, Vec2 p, BodyRef pusher,
            const field::Surface& surface);
  void move_robots();
  void read_truth();
  void tell(const Contact& contact);

  // the ball (omni_ball.cpp)
  void move_ball();
  void roll(double dt);
  void land(double dt);
  void handle(Robot& robot, std::size_t number, const Pose2& X_FR, double dt);
  void kick(Robot& robot, std::size_t number, const Pose2& X_FR);
  void hit_robot(Robot& robot, std::size_t number, const Pose2& X_FR);
  void hit_barrier(const Barrier& barrier, int number);
  void hit_crossbar(double x);
  /// Throws the ball off something that moves with v_F at the touching point; gives the impulse.
  double bounce(Vec3 normal, double depth, Vec2 v_F, const field::Surface& surface);
  [[nodiscard]] std::optional<Overlap> overlap(Vec2 q_R) const;
  [[nodiscard]] bool holds(const Pose2& X_FR) const;
  [[nodiscard]] Vec2 ball_in(const Pose2& X_FR) const { return into(X_FR, ball_.p_FB.xy()); }

  [[nodiscard]] std::vector<double> state_numbers() const;

  field::League league_;
  OmniBase base_;
  std::vector<Barrier> barriers_;  ///< in field frame
  Vec2 fence_;                     ///< half length and width between the fences
  double radius_;                  ///< of a robot
  double notch_;                   ///< from a robot's centre to that of a ball in its notch
  Duration step_{};
  std::vector<Robot> robots_;
  BallState ball_;
  Truth truth_;
  std::vector<Contact> contacts_;
  std::int64_t left_out_ = 0;  ///< contacts that did not find room
};

}  // namespace cancha::world
