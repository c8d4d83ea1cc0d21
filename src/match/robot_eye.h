#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "base/result.h"
#include "field/league.h"
#include "messages/robot_id.h"
#include "messages/truth.h"
#include "robot/profile.h"
#include "world/sensors/camera_renderer.h"

namespace cancha::match {

/// Draws what robots' cameras see at a moment that is known: of a match that stands still, or of a recording. Made once
/// for a league and a look.
class RobotEye {
 public:
  [[nodiscard]] static Result<std::unique_ptr<RobotEye>> make(const field::League& league,
                                                              const std::filesystem::path& content,
                                                              const std::string& look);
  RobotEye(const RobotEye&) = delete;  ///< its parts refer to each other
  RobotEye& operator=(const RobotEye&) = delete;

  [[nodiscard]] const field::League& league() const { return scene_.league(); }
  /// None where robots have wheels.
  [[nodiscard]] const robot::BodyKind* kind() const { return kind_.get(); }
  /// One of the robots' cameras, by its name; the first where none is named.
  [[nodiscard]] Result<body::Camera> camera(const std::string& name) const;

  /// Puts everything to a moment; there are as many robots in it as the league has.
  void look(const Truth& truth) { pose_.update(truth); }
  /// The links of a robot in the field, by its place.
  [[nodiscard]] std::span<const Transform> links(std::size_t place) const { return pose_.links(place); }
  /// Where a camera is.
  [[nodiscard]] Transform X_FC(std::size_t place, const body::Camera& camera) const {
    return pose_.links(place)[camera.link] * camera.X_LC;
  }
  void draw(std::size_t place, const body::Camera& camera, Random noise, world::TrueImage& into) const;

 private:
  RobotEye(std::shared_ptr<const robot::BodyKind> kind, world::PitchScene scene)
      : kind_{std::move(kind)},
        scene_{std::move(scene)},
        pose_{scene_, static_cast<std::size_t>(scene_.league().robots())} {}

  std::shared_ptr<const robot::BodyKind> kind_;
  world::PitchScene scene_;
  world::ScenePose pose_;
};

}  // namespace cancha::match
