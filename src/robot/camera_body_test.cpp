// A player's camera whose driver plays back what may happen to it.

#include "robot/camera_body.h"

#include <gtest/gtest.h>

#include <functional>

#include "os/clock.h"
#include "robot/seeing.h"
#include "sense/capture/played_driver_test.h"

namespace cancha::robot {
namespace {

using Move = sense::PlayedDriver::Move;

/// A body with nothing but an eye.
class BlindBody final : public Body {
 public:
  Result<void> read(Readings&) override { return {}; }
  Result<void> command(const Commands&) override { return {}; }
};

class Camera : public testing::Test {
 protected:
  Camera() {
    driver_.alive = true;
    driver_.pace_ms = 1;
    driver_.clock = os::real_time;
  }
  void plays(std::size_t many, Move move) { driver_.moves.insert(driver_.moves.end(), many, move); }
  void start() {
    auto made = CameraBody::make(std::make_unique<BlindBody>(), driver_, {.device = "/dev/video3"}, troubles_);
    ASSERT_TRUE(made) << made.error().text();
    body_ = std::move(*made);
  }
  /// Reads the body by the host's clock until something is so; false where it never is.
  bool until(const std::function<bool()>& so) {
    const os::HostTime begin = os::now();
    while (os::now() - begin < 10'000_ms) {
      readings_.time = Time{} + (os::now() - began_);
      EXPECT_TRUE(body_->read(readings_));
      pictures_ += readings_.image ? 1 : 0;
      if (so()) return true;
      os::sleep_until(os::now() + 1_ms);
    }
    return false;
  }
  [[nodiscard]] std::int64_t count(Trouble kind) const {
    for (const TroubleCount& one : troubles_.counts()) {
      if (one.kind == kind && one.part == "/dev/video3") return one.count;
    }
    return 0;
  }

  sense::PlayedDriver driver_;
  TroubleBook troubles_;
  std::unique_ptr<Body> body_;
  Readings readings_;
  os::HostTime began_ = os::now();
  int pictures_ = 0;
};

TEST_F(Camera, GivesEachPictureOnceWithThePlayersTime) {
  plays(1, Move::Good);
  start();
  ASSERT_TRUE(until([&] { return readings_.image.has_value(); }));
  EXPECT_EQ(readings_.image->width, 4);
  EXPECT_LE(readings_.image->time, readings_.time);
  EXPECT_LT(readings_.time - readings_.image->time, 5'000_ms) << "the driver's own clock began long before";
  ASSERT_TRUE(body_->read(readings_));
  EXPECT_FALSE(readings_.image);
}

TEST_F(Camera, APictureWhoseStampIsNoneComesWithTheTimeOfItsArrival) {
  driver_.clock = nullptr;
  plays(1, Move::Good);
  start();
  ASSERT_TRUE(until([&] { return readings_.image.has_value(); }));
  EXPECT_GT(readings_.image->time, Time{} - 1'000_ms);
  EXPECT_LE(readings_.image->time, readings_.time);
}

TEST_F(Camera, AFrozenOneIsToldOnceAndItsOldPictureIsLeftOut) {
  driver_.alive = false;
  plays(200, Move::Good);
  start();
  ASSERT_TRUE(until([&] { return count(Trouble::CameraFrozen) == 1; }));
  EXPECT_LE(pictures_, 30);
  (void)body_->read(readings_);  // the last that was under way
  ASSERT_TRUE(until([&] { return count(Trouble::CameraSilent) == 1; })) << "all 200 have come";
  EXPECT_LE(pictures_, 30);
  EXPECT_EQ(count(Trouble::CameraFrozen), 1);
}

TEST_F(Camera, SilenceAndTornPicturesAreToldAndItSeesOn) {
  plays(2, Move::Short);
  plays(8, Move::Slow);
  plays(1, Move::Good);
  start();
  ASSERT_TRUE(until([&] { return readings_.image.has_value(); }));
  EXPECT_EQ(count(Trouble::CameraTorn), 2);
  EXPECT_EQ(count(Trouble::CameraSilent), 1);
}

TEST_F(Camera, AnUnpluggedOneIsToldAndFoundAgain) {
  plays(1, Move::Good);
  plays(1, Move::Unplug);
  plays(1000, Move::Good);
  start();
  ASSERT_TRUE(until([&] { return count(Trouble::CameraLost) == 1; }));
  (void)body_->read(readings_);
  pictures_ = 0;
  driver_.plugged = true;
  EXPECT_TRUE(until([&] { return pictures_ > 0; }));
  EXPECT_EQ(count(Trouble::CameraLost), 1);
}

TEST_F(Camera, OneThatCannotBeHadIsRefusedInASentence) {
  driver_.plugged = false;
  const auto made = CameraBody::make(std::make_unique<BlindBody>(), driver_, {.device = "/dev/video3"}, troubles_);
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().text(),
            "/dev/video3: cannot be opened: No such file or directory (--camera DEVICE, or a player that sees by "
            "something else)");
}

}  // namespace
}  // namespace cancha::robot
