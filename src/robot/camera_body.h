#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <thread>

#include "robot/body.h"
#include "robot/mailbox.h"
#include "sense/capture/capture.h"

namespace cancha::robot {

/// A body with a real camera, which is waited for on a thread of its own: readings have the newest picture, each once,
/// with the time of the player. A camera that freezes, tears, falls silent or is unplugged is told; the player goes on
/// without pictures, and has them again when they come again.
class CameraBody final : public Body {
 public:
  /// Starts the camera; the driver and the book of troubles must outlive it. A device that gives no pictures is an
  /// error.
  [[nodiscard]] static Result<std::unique_ptr<Body>> make(std::unique_ptr<Body> body, sense::VideoDriver& driver,
                                                          const sense::CaptureSettings& settings,
                                                          TroubleBook& troubles);
  ~CameraBody() override;

  [[nodiscard]] Result<void> read(Readings& readings) override;
  [[nodiscard]] Result<void> command(const Commands& commands) override { return body_->command(commands); }

 private:
  CameraBody(std::unique_ptr<Body> body, sense::Capture capture, std::string device, TroubleBook& troubles);
  void run();
  void take(sense::Captured captured, Image& image);
  void take_picture(Image& image);

  std::unique_ptr<Body> body_;
  sense::Capture capture_;
  std::string device_;
  TroubleBook& troubles_;
  Mailbox<Image> pictures_;  ///< with the moments of the machine's clock
  std::uint64_t last_ = 0;   ///< what the last picture looked like
  int same_ = 0;             ///< pictures in a row that look so
  int none_ = 0;             ///< waits in a row without a picture
  bool lost_ = false;
  std::atomic<bool> ends_ = false;
  std::thread thread_;
};

}  // namespace cancha::robot
