#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "body/camera.h"
#include "messages/image.h"
#include "world/sensors/ground.h"
#include "world/sensors/pitch_scene.h"
#include "world/sensors/rasteriser.h"

namespace cancha::world {

/// A picture, and what each of its pixels shows: a Shown, or a robot_label.
struct TrueImage {
  Image image;
  std::vector<std::uint8_t> shown;  ///< rows from the top without gaps
};

/// How a camera moves while it takes a picture: places before and after the middle of the exposure follow from it.
struct CameraPath {
  Transform X_FC;  ///< in the middle of the exposure
  Vec3 v_FC;       ///< metres per second
  Vec3 w_FC;       ///< turn rates in the field's frame, radians per second

  [[nodiscard]] Transform after(double seconds) const;
};

/// Draws what a camera sees, in plain code on the processor: the same bits for the same scene on one kind of machine.
/// YUYV is BT.601 in the range of video (16…235), as webcams give it. Takes no memory once it has drawn a picture.
class CameraRenderer {
 public:
  /// The scene must outlive it.
  CameraRenderer(const body::Camera& camera, const PitchScene& scene);
  CameraRenderer(const CameraRenderer&) = delete;
  CameraRenderer& operator=(const CameraRenderer&) = delete;

  /// Draws the camera's view. `robot`: its place in the truth, whose link with the camera is not drawn.
  void render(const ScenePose& pose, std::size_t robot, const CameraPath& path, Random& noise, TrueImage& into);

 private:
  /// Puts all faces before the camera at X_FC, with the ball moved on by some seconds.
  void place(const ScenePose& pose, std::size_t robot, const Transform& X_FC, double seconds);
  /// Paints a band; the first of several exposures sets the colours, the others add to them.
  void expose(int band, const View& X_FC, bool first);
  void paint_faces(int row, const std::int32_t* shown, const Colours& into);
  void paint_ball(const float* ray, const Colours& into, int at) const;
  /// Turns a row of colours into bytes, with all that the sensor adds.
  void develop(int row, float share, Random& noise, TrueImage& into);
  [[nodiscard]] Colours row_of(std::vector<float>& colours, int row_of_band);

  body::Camera camera_;
  const PitchScene* scene_;
  RayGrid grid_;
  Rasteriser rasteriser_;
  Transform X_CB_;  ///< the ball
  std::array<float, 3> up_C_{};
  float ball_light_ = 1;
  std::vector<float> exposed_;  ///< red, green and blue of a band
  std::vector<float> sum_;      ///< of several exposures
  std::vector<std::uint8_t> labels_;
  std::vector<float> noise_;  ///< a long row of normal deviates
};

}  // namespace cancha::world
