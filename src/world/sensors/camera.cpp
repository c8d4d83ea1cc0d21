#include "world/sensors/camera.h"

#include <cmath>
#include <utility>

namespace cancha::world {
namespace {

constexpr double kJump = 0.2;  ///< metres in a tick: it was carried, and no picture is blurred by that

}  // namespace

SimulatedCamera::SimulatedCamera(const body::Camera& camera, int number, std::size_t robot, const ScenePose& scene,
                                 Random random)
    : camera_{camera},
      number_{number},
      robot_{robot},
      random_{random},
      outage_{camera.imaging.failures, random},
      renderer_{camera, scene.scene()},
      period_{nearest(Seconds{1 / camera.imaging.rate})} {
  // as many as can be on their way, one that is being taken, one that is being read
  const auto under_way = static_cast<std::size_t>(camera.imaging.latency.ns / period_.ns) + 3;
  for (std::size_t i = 0; i < under_way; ++i) pictures_.push_back({scene, {}, random, false, false, {}});
}

CameraPath SimulatedCamera::path_to(const Transform& X_FC, Time now) const {
  CameraPath path{X_FC, {}, {}};
  const double seconds = (now - last_).seconds();
  const Vec3 moved = X_FC.position - X_FC_.position;
  if (!looked_ || seconds <= 0 || length(moved) > kJump) return path;
  path.v_FC = moved * (1 / seconds);
  Quaternion turn = X_FC.rotation * inverse(X_FC_.rotation);
  if (turn.w < 0) turn = {-turn.x, -turn.y, -turn.z, -turn.w};
  const Vec3 axis{turn.x, turn.y, turn.z};
  const double size = length(axis);
  if (size > 1e-12) path.w_FC = axis * (2 * std::atan2(size, turn.w) / size / seconds);
  return path;
}

bool SimulatedCamera::look(const ScenePose& now) {
  const Transform X_FC = now.links(robot_)[camera_.link] * camera_.X_LC;
  const CameraPath path = path_to(X_FC, now.time());
  X_FC_ = X_FC;
  last_ = now.time();
  looked_ = true;
  if (now.time().ns < next_ * period_.ns) return false;
  next_ = now.time().ns / period_.ns + 1;
  const std::uint64_t number = taken_.load(std::memory_order_relaxed);
  // where nobody reads, the oldest gives way
  if (number - given_ >= pictures_.size()) {
    draw();
    ++given_;
  }
  Picture& picture = at(number);
  picture.pose = now;
  picture.path = path;
  picture.noise = random_.split(number);
  picture.dropped = picture.noise.uniform() < camera_.imaging.dropped || outage_.silent(now.time());
  picture.frozen = outage_.frozen(now.time());
  taken_.store(number + 1, std::memory_order_release);
  return true;
}

void SimulatedCamera::draw() {
  const std::scoped_lock lock{drawing_};
  for (; drawn_ < taken_.load(std::memory_order_acquire); ++drawn_) {
    Picture& picture = at(drawn_);
    if (!picture.dropped && !picture.frozen)
      renderer_.render(picture.pose, robot_, picture.path, picture.noise, picture.drawn);
    picture.drawn.image.camera = number_;
  }
}

void SimulatedCamera::read(Time now, Maybe<Image>& image) {
  // an empty one is quick to copy
  image.present().pixels.clear();
  image.reset();
  while (given_ < taken_.load(std::memory_order_relaxed)) {
    Picture& picture = at(given_);
    if (now - picture.pose.time() < camera_.imaging.latency) return;
    draw();
    ++given_;
    if (picture.dropped) continue;
    if (picture.frozen) {
      if (kept_.pixels.empty()) continue;  // it has shown nothing yet
      image.present() = kept_;
      image->time = picture.pose.time();
      continue;
    }
    std::swap(image.present(), picture.drawn.image);
    std::swap(shown_, picture.drawn.shown);
    if (camera_.imaging.failures.freezes) kept_ = *image;
  }
}

}  // namespace cancha::world
