#pragma once

#include <array>
#include <span>
#include <vector>

#include "base/result.h"
#include "body/kinematics.h"
#include "body/robot.h"
#include "field/league.h"
#include "messages/team.h"
#include "messages/truth.h"
#include "world/sensors/faceted.h"
#include "world/sensors/ground.h"
#include "world/sensors/look.h"

namespace cancha::world {

/// What cameras can see of a match, in faces: made once, shared by all cameras, never changed.
class PitchScene {
 public:
  /// A pitch with robots of one kind with joints, whose model is read, or with the league's own on wheels.
  [[nodiscard]] static Result<PitchScene> make(const field::League& league, const body::Robot* robot, const Look& look);

  [[nodiscard]] const field::League& league() const { return league_; }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] const Ground& ground() const { return ground_; }
  [[nodiscard]] const body::Robot* robot() const { return robot_; }
  /// Posts, marks and walls, in the field's frame.
  [[nodiscard]] std::span<const Faceted> standing() const { return standing_; }
  /// Boxes of a contest, each about its own middle, in the order of the truth.
  [[nodiscard]] std::span<const Faceted> things() const { return things_; }
  /// Where the judges have put them up.
  [[nodiscard]] const std::vector<Transform>& put_up() const { return put_up_; }
  /// A robot of a team; solids of one link follow one another.
  [[nodiscard]] std::span<const Faceted> robot_of(Team team) const { return robots_[index(team)]; }

 private:
  PitchScene(const field::League& league, const body::Robot* robot, const Look& look)
      : league_{league}, look_{look}, robot_{robot}, ground_{league, look} {}

  field::League league_;
  Look look_;
  const body::Robot* robot_;
  Ground ground_;
  std::vector<Faceted> standing_;
  std::vector<Faceted> things_;
  std::vector<Transform> put_up_;
  std::array<std::vector<Faceted>, 2> robots_;
};

/// Where everything in a scene is at one moment. Takes memory when it is made, none when it is updated.
class ScenePose {
 public:
  /// The scene must outlive it; so many robots.
  ScenePose(const PitchScene& scene, std::size_t robots);

  void update(const Truth& truth);

  [[nodiscard]] const PitchScene& scene() const { return *scene_; }
  [[nodiscard]] Time time() const { return time_; }
  [[nodiscard]] std::size_t robots() const { return robots_; }
  /// The links of a robot in the field.
  [[nodiscard]] std::span<const Transform> links(std::size_t robot) const {
    return std::span{links_}.subspan(robot * each_, each_);
  }
  [[nodiscard]] const Transform& thing(std::size_t place) const { return things_[place]; }
  [[nodiscard]] const Transform& ball() const { return X_FB_; }
  [[nodiscard]] Vec3 ball_velocity() const { return v_FB_; }

 private:
  const PitchScene* scene_;
  std::size_t robots_;
  std::size_t each_;                     ///< links of a robot
  std::vector<body::Posture> postures_;  ///< one, where robots have joints
  std::vector<Transform> links_;
  std::vector<Transform> things_;
  Transform X_FB_;
  Vec3 v_FB_;
  Time time_{};
};

}  // namespace cancha::world
