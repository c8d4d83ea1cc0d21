#include "sense/capture/capture.h"

#include <gtest/gtest.h>
#include <linux/videodev2.h>

#include <cstring>
#include <deque>
#include <map>

namespace cancha::sense {
namespace {

/// A camera of 4 x 2 pixels as its driver shows it; what it does next is played from a list.
class PlayedDriver final : public VideoDriver {
 public:
  enum class Move { Good, Slow, Short, Flagged, Unplug };

  std::deque<Move> moves;
  bool plugged = true;
  bool open_now = false;
  bool mjpeg = false;
  int mapped = 0;
  unsigned stride = 8;
  std::map<std::uint32_t, int> controls;
  bool knows_gain = false;

  int open(const std::string&) override {
    if (!plugged) return -ENOENT;
    open_now = true;
    return 7;
  }
  void close(int) override { open_now = false; }
  void* map(int, std::size_t length, std::int64_t offset) override {
    ++mapped;
    memory_[static_cast<std::size_t>(offset)].resize(length);
    return memory_[static_cast<std::size_t>(offset)].data();
  }
  void unmap(void*, std::size_t) override { --mapped; }
  int wait(int, int) override {
    if (!plugged) return -ENODEV;
    if (moves.empty() || moves.front() == Move::Slow) {
      if (!moves.empty()) moves.pop_front();
      return 0;
    }
    if (moves.front() == Move::Unplug) {
      moves.pop_front();
      plugged = false;
      return -ENODEV;
    }
    return 1;
  }
  int control(int, unsigned long request, void* argument) override {
    if (!plugged) return -ENODEV;
    switch (request) {
      case VIDIOC_S_FMT: {
        auto& pix = static_cast<v4l2_format*>(argument)->fmt.pix;
        pix.width = 4;
        pix.height = 2;
        pix.bytesperline = stride;
        pix.pixelformat = mjpeg ? V4L2_PIX_FMT_MJPEG : V4L2_PIX_FMT_YUYV;
        return 0;
      }
      case VIDIOC_S_CTRL: {
        const auto& asked = *static_cast<v4l2_control*>(argument);
        if (asked.id == V4L2_CID_GAIN && !knows_gain) return -EINVAL;
        controls[asked.id] = asked.value;
        return 0;
      }
      case VIDIOC_REQBUFS:
        static_cast<v4l2_requestbuffers*>(argument)->count = 2;
        return 0;
      case VIDIOC_QUERYBUF: {
        auto& buffer = *static_cast<v4l2_buffer*>(argument);
        buffer.length = 32;
        buffer.m.offset = buffer.index;
        return 0;
      }
      case VIDIOC_DQBUF:
        return picture(*static_cast<v4l2_buffer*>(argument));
      case VIDIOC_ENUM_FRAMESIZES: {
        auto& size = *static_cast<v4l2_frmsizeenum*>(argument);
        if (size.index > 1 || size.pixel_format != V4L2_PIX_FMT_YUYV) return -EINVAL;
        size.type = V4L2_FRMSIZE_TYPE_DISCRETE;
        size.discrete = {size.index == 0 ? 640u : 320u, size.index == 0 ? 480u : 240u};
        return 0;
      }
      default:
        return 0;
    }
  }

 private:
  int picture(v4l2_buffer& buffer) {
    const Move move = moves.front();
    moves.pop_front();
    buffer.index = 1;
    buffer.bytesused = move == Move::Short ? 5 : 2 * stride;
    buffer.flags = move == Move::Flagged ? V4L2_BUF_FLAG_ERROR : 0;
    buffer.timestamp = {12, 345'000};
    for (std::size_t i = 0; i < 32; ++i) memory_[1][i] = static_cast<unsigned char>(i);
    return 0;
  }

  std::map<std::size_t, std::vector<unsigned char>> memory_;
};
using Move = PlayedDriver::Move;

TEST(Capture, GoodPicturesWithTheTimeOfTheDriver) {
  PlayedDriver driver;
  driver.moves = {Move::Good, Move::Good};
  {
    auto capture = Capture::start(driver, {.exposure = 150, .white_balance = 4500});
    ASSERT_TRUE(capture) << capture.error().text();
    EXPECT_EQ(capture->mode(), (VideoMode{VideoFormat::Yuyv, 4, 2})) << "as the device has it";
    EXPECT_TRUE(capture->refused().empty());
    EXPECT_EQ(driver.controls[V4L2_CID_EXPOSURE_ABSOLUTE], 150);
    EXPECT_EQ(driver.controls[V4L2_CID_WHITE_BALANCE_TEMPERATURE], 4500);
    Image image;
    EXPECT_EQ(capture->next(image), Captured::Picture);
    EXPECT_EQ(image.time, Time{12'345'000'000});
    EXPECT_EQ(image.width, 4);
    ASSERT_EQ(image.pixels.size(), 16u);
    EXPECT_EQ(static_cast<int>(image.pixels[8]), 8);
    EXPECT_EQ(capture->next(image), Captured::Picture);
    EXPECT_EQ(capture->counts().pictures, 2);
  }
  EXPECT_EQ(driver.mapped, 0) << "all memory is given back";
  EXPECT_FALSE(driver.open_now);
}

TEST(Capture, RowsWithAGapAreClosedUp) {
  PlayedDriver driver;
  driver.stride = 12;
  driver.moves = {Move::Good};
  auto capture = Capture::start(driver, {});
  ASSERT_TRUE(capture);
  Image image;
  ASSERT_EQ(capture->next(image), Captured::Picture);
  EXPECT_EQ(static_cast<int>(image.pixels[8]), 12) << "the second row";
}

TEST(Capture, SlowAndTornPicturesAreCounted) {
  PlayedDriver driver;
  driver.moves = {Move::Slow, Move::Short, Move::Flagged, Move::Good};
  auto capture = Capture::start(driver, {});
  ASSERT_TRUE(capture);
  Image image;
  image.width = 99;
  EXPECT_EQ(capture->next(image), Captured::Slow);
  EXPECT_EQ(capture->next(image), Captured::Torn);
  EXPECT_EQ(capture->next(image), Captured::Torn);
  EXPECT_EQ(image.width, 99) << "no half picture is handed out";
  EXPECT_EQ(capture->next(image), Captured::Picture);
  EXPECT_EQ(capture->counts().slow, 1);
  EXPECT_EQ(capture->counts().torn, 2);
}

TEST(Capture, AnMjpegPictureThatCannotBeUnpackedIsTorn) {
  PlayedDriver driver;
  driver.mjpeg = true;
  driver.moves = {Move::Good};
  auto capture = Capture::start(driver, {.format = VideoFormat::Mjpeg});
  ASSERT_TRUE(capture);
  Image image;
  EXPECT_EQ(capture->next(image), Captured::Torn);
}

TEST(Capture, AnUnpluggedCameraIsLostAndFoundAgain) {
  PlayedDriver driver;
  driver.moves = {Move::Good, Move::Unplug};
  auto capture = Capture::start(driver, {.exposure = 99});
  ASSERT_TRUE(capture);
  Image image;
  EXPECT_EQ(capture->next(image), Captured::Picture);
  EXPECT_EQ(capture->next(image), Captured::Lost);
  EXPECT_EQ(capture->next(image), Captured::Lost) << "it is still away";
  EXPECT_EQ(driver.mapped, 0);
  driver.controls.clear();
  driver.plugged = true;
  driver.moves = {Move::Good};
  EXPECT_EQ(capture->next(image), Captured::Picture);
  EXPECT_EQ(driver.controls[V4L2_CID_EXPOSURE_ABSOLUTE], 99) << "set as before";
  EXPECT_EQ(capture->counts().lost, 1);
  EXPECT_EQ(capture->counts().found, 1);
}

TEST(Capture, WhatTheCameraRefusesIsTold) {
  PlayedDriver driver;
  auto capture = Capture::start(driver, {.gain = 3});
  ASSERT_TRUE(capture);
  EXPECT_EQ(capture->refused(), std::vector<std::string>{"gain"});
  driver.plugged = false;
  const auto none = Capture::start(driver, {.device = "/dev/video9"});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().text(), "/dev/video9: cannot be opened: No such file or directory");
}

TEST(Capture, ModesAreListed) {
  PlayedDriver driver;
  const auto modes = video_modes(driver, "/dev/video0");
  ASSERT_TRUE(modes);
  EXPECT_EQ(*modes, (std::vector<VideoMode>{{VideoFormat::Yuyv, 640, 480}, {VideoFormat::Yuyv, 320, 240}}));
}

}  // namespace
}  // namespace cancha::sense
