#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <vector>

#include "base/maybe.h"
#include "base/random.h"
#include "body/camera.h"
#include "messages/image.h"
#include "world/sensors/camera_renderer.h"
#include "world/sensors/pitch_scene.h"
#include "world/sensors/sensor_clock.h"

namespace cancha::world {

/// One camera of one robot in a match: takes pictures at its rate and hands them over after its latency.
///
/// A picture is noted when it is taken and drawn at any time until it arrives, by any thread: it depends on nothing but
/// what was noted, so that the bits are the same however many threads draw.
///
///     pose.update(truth);
///     if (camera.look(pose)) wake_a_thread_that_calls(camera.draw());
///     camera.read(truth.time, readings.image);
class SimulatedCamera {
 public:
  /// `number`: which of the robot's cameras; `robot`: its place in the truth. The scene must outlive the camera.
  SimulatedCamera(const body::Camera& camera, int number, std::size_t robot, const ScenePose& scene, Random random);

  /// To be called in each tick. Takes a picture where it is time to; true where it did.
  bool look(const ScenePose& now);
  /// Draws what was taken and is not drawn yet.
  void draw();
  /// Hands over the newest picture that has arrived; absent where none has since the last call.
  void read(Time now, Maybe<Image>& image);
  /// What the pixels of the picture that was handed over last show.
  [[nodiscard]] const std::vector<std::uint8_t>& shown() const { return shown_; }

 private:
  struct Picture {
    ScenePose pose;
    CameraPath path;
    Random noise;
    bool dropped;
    bool frozen;
    TrueImage drawn;
  };
  [[nodiscard]] Picture& at(std::uint64_t number) { return pictures_[number % pictures_.size()]; }
  /// How the camera moves, from where it was a tick ago.
  [[nodiscard]] CameraPath path_to(const Transform& X_FC, Time now) const;

  body::Camera camera_;
  int number_;
  std::size_t robot_;
  Random random_;
  Outage outage_;
  CameraRenderer renderer_;
  std::mutex drawing_;             ///< one picture after another
  std::vector<Picture> pictures_;  ///< a ring of those on their way
  std::atomic<std::uint64_t> taken_ = 0;
  std::uint64_t drawn_ = 0;  ///< guarded by drawing_
  std::uint64_t given_ = 0;
  std::int64_t next_ = 0;  ///< the next picture, counted in periods
  Duration period_;
  Transform X_FC_{};  ///< of the last look
  Time last_{};
  bool looked_ = false;
  std::vector<std::uint8_t> shown_;
  Image kept_;  ///< what is told again while it is frozen
};

}  // namespace cancha::world
