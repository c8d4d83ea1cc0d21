#pragma once

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "body/kinematics.h"
#include "body/shapes.h"
#include "field/league.h"
#include "messages/truth.h"
#include "world/sensors/solid.h"

namespace cancha::world {

/// What rays and sound meet on a pitch: ball, robots as the simple shapes of their links, goal frames or walls, the
/// ground, and whatever else was put there. One for all sensors of a match.
///
/// A robot's links are placed only when something comes near it, and at most once for each moment.
///
///     RayScene scene{league};
///     scene.add_robots(robot, shapes, 6);
///     scene.update(truth);
///     const RayScene::Hit hit = scene.cast(p_F, direction, 5.0, own);
class RayScene {
 public:
  // whom a solid belongs to: a robot's number, or one of these
  static constexpr int kNothing = -1;
  static constexpr int kBall = -2;
  static constexpr int kGoal = -3;
  static constexpr int kWall = -4;
  static constexpr int kGround = -5;
  static constexpr int kFirstThing = -6;  ///< and all below it

  /// What a ray met, and how far away; kNothing and the range where it met nothing.
  struct Hit {
    double distance = 0.0;
    int owner = kNothing;
  };

  /// Ball, and goal frames or walls; of a contest walls, steps and boxes.
  explicit RayScene(const field::League& league);

  /// So many robots with joints of one kind, which must outlive this; `shapes` are those of its model. What has a name
  /// there stands for its link; the others are ornaments, unless nothing has one.
  void add_robots(const body::Robot& robot, std::span<const body::Shape> shapes, int count);
  /// So many robots on wheels: a box each.
  void add_robots(const field::RobotModel& robot, int count);
  /// Something that stays where it is; gives its owner's number.
  int add_thing(const Solid& solid);
  /// Puts such a thing elsewhere.
  void move_thing(int thing, const Transform& X_FS);

  /// Everything is where the truth says from now on. Robots that nobody has added are passed over.
  void update(const Truth& truth);
  [[nodiscard]] const Truth& truth() const { return *truth_; }

  /// The first thing that a ray meets, whose direction has length 1; `except`: a robot that it passes through.
  [[nodiscard]] Hit cast(Vec3 p_F, Vec3 direction, double range, int except);
  /// The same without the ground, and without a second owner.
  [[nodiscard]] bool is_free(Vec3 p_F, Vec3 to_F, int except, int also_except);

  /// A part of space: all that is nearer than `range` and within `half` radians of an axis of length 1.
  struct Cone {
    Vec3 p_F{};
    Vec3 axis_F{1, 0, 0};
    double half = 0.0;
    double range = 0.0;
  };
  /// Calls visit(solid, owner) for all solids, ground left out, that reach into a cone (and some that nearly do),
  /// except those of one robot.
  template <class Visit>
  void for_each_in(const Cone& cone, int except, Visit&& visit) {
    const double sine = std::sin(cone.half);
    const double cosine = std::cos(cone.half);
    const auto reaches = [&](Vec3 p_FS, double reach) {
      const Vec3 to = p_FS - cone.p_F;
      const double squared = dot(to, to);
      if (squared > (cone.range + reach) * (cone.range + reach)) return false;
      // how far its middle is outside of the cone's surface
      const double along = dot(to, cone.axis_F);
      return std::sqrt(std::max(0.0, squared - along * along)) * cosine - along * sine <= reach;
    };
    if (has_ball_ && reaches(ball_.p_FS, ball_.reach)) visit(ball_, kBall);
    for (const Still& one : still_) {
      if (reaches(one.solid.p_FS, one.solid.reach)) visit(one.solid, one.owner);
    }
    for (std::size_t i = 0; i < robots_.size(); ++i) {
      if (static_cast<int>(i) == except || !reaches(robots_[i].p_FC, robots_[i].reach)) continue;
      for (const Solid& solid : solids_of(i)) {
        if (reaches(solid.p_FS, solid.reach)) visit(solid, static_cast<int>(i));
      }
    }
  }

  /// Where a link of a robot with joints is; the chassis of one on wheels.
  [[nodiscard]] Transform link(std::size_t robot, std::size_t link);
  [[nodiscard]] std::size_t robots() const { return robots_.size(); }

 private:
  struct Still {
    Solid solid;
    int owner = kNothing;
  };
  struct Robot {
    Vec3 p_FC{};          ///< the middle of a ball around it
    double reach = 0.0;   ///< its radius
    bool placed = false;  ///< its links are where the truth says
    std::vector<Transform> X_FL;
    std::vector<Solid> solids;
  };
  struct LinkShape {
    ShapeKind kind;
    std::size_t link;
    Vec3 size;
    Transform X_LS;
  };

  /// The solids of a robot, placed.
  std::span<const Solid> solids_of(std::size_t robot);
  void place(std::size_t robot);
  void add_goal(double x, const field::Walls& walls);
  void add_contest(const field::League& league);
  void add_walls(const field::Walls& walls);

  Solid ball_;
  bool has_ball_ = true;
  std::vector<int> boxes_;  ///< of a contest: things, in the order of its scene
  std::vector<Still> still_;
  int things_ = 0;  ///< the last of the still ones
  std::vector<Robot> robots_;
  std::vector<LinkShape> shapes_;
  std::vector<body::Posture> posture_;  ///< one of the kind, or none for wheels; used for each robot in turn
  const Truth* truth_ = nullptr;
};

}  // namespace cancha::world
