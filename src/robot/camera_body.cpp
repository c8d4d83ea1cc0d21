#include "robot/camera_body.h"

#include <utility>

#include "base/hash.h"
#include "base/log.h"
#include "os/clock.h"

namespace cancha::robot {
namespace {

constexpr int kFrozen = 30;                 ///< equal pictures in a row; the noise of a sensor makes no two alike
constexpr int kSilent = 5;                  ///< waits in a row without a picture
constexpr Duration kLookAgain = 100_ms;     ///< for a device that was unplugged
constexpr Duration kBelievable = 1'000_ms;  ///< from a picture to its arrival; drivers may stamp by another clock

}  // namespace

Result<std::unique_ptr<Body>> CameraBody::make(std::unique_ptr<Body> body, sense::VideoDriver& driver,
                                               const sense::CaptureSettings& settings, TroubleBook& troubles) {
  auto capture = sense::Capture::start(driver, settings);
  if (!capture) {
    Error error = std::move(capture.error());
    if (error.hint.empty()) error.hint = "--camera DEVICE, or a player that sees by something else";
    return tl::unexpected<Error>(std::move(error));
  }
  for (const std::string& control : capture->refused()) {
    log::warning("{}: the camera does not let its {} be set", settings.device, control);
  }
  return std::unique_ptr<Body>{new CameraBody{std::move(body), std::move(*capture), settings.device, troubles}};
}

CameraBody::CameraBody(std::unique_ptr<Body> body, sense::Capture capture, std::string device, TroubleBook& troubles)
    : body_{std::move(body)},
      capture_{std::move(capture)},
      device_{std::move(device)},
      troubles_{troubles},
      thread_{[this] { run(); }} {}

CameraBody::~CameraBody() {
  ends_ = true;
  thread_.join();
}

Result<void> CameraBody::read(Readings& readings) {
  readings.image.reset();
  if (Image* picture = pictures_.take()) {
    Image& image = readings.image.present();
    std::swap(image, *picture);
    image.time = readings.time - (os::real_time() - image.time);
  }
  return body_->read(readings);
}

void CameraBody::run() {
  while (!ends_) {
    Image& image = pictures_.slot();
    take(capture_.next(image), image);
  }
}

void CameraBody::take(sense::Captured captured, Image& image) {
  switch (captured) {
    case sense::Captured::Picture:
      return take_picture(image);
    case sense::Captured::Slow:
      if (++none_ == kSilent) {
        troubles_.count(Trouble::CameraSilent, device_, "no picture comes; the player goes on without");
      }
      return;
    case sense::Captured::Torn:
      return troubles_.count(Trouble::CameraTorn, device_, "gives torn pictures, which are left out");
    case sense::Captured::Lost:
      if (!std::exchange(lost_, true)) {
        troubles_.count(Trouble::CameraLost, device_, "the camera is gone; the player goes on without pictures");
      }
      os::sleep_until(os::now() + kLookAgain);
  }
}

void CameraBody::take_picture(Image& image) {
  if (std::exchange(lost_, false)) troubles_.over(Trouble::CameraLost, device_, "the camera is back");
  if (std::exchange(none_, 0) >= kSilent) troubles_.over(Trouble::CameraSilent, device_, "pictures come again");
  const std::uint64_t looks = Hash{}.add_bytes(image.pixels.data(), image.pixels.size()).value();
  if (std::exchange(last_, looks) != looks) {
    if (std::exchange(same_, 1) >= kFrozen) troubles_.over(Trouble::CameraFrozen, device_, "its pictures change again");
  } else if (++same_ == kFrozen) {
    troubles_.count(Trouble::CameraFrozen, device_,
                    "gives the same picture again and again; it is left out until it changes");
  }
  // what was seen long ago would pass for what is there now
  if (same_ >= kFrozen) return;
  const Time now = os::real_time();
  if (image.time > now || now - image.time > kBelievable) image.time = now;
  pictures_.post();
}

}  // namespace cancha::robot
