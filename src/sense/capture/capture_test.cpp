#include "sense/capture/capture.h"

#include <gtest/gtest.h>

#include "sense/capture/played_driver_test.h"

namespace cancha::sense {
namespace {

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

TEST(Capture, SizesAreListed) {
  PlayedDriver driver;
  const auto sizes = video_sizes(driver, "/dev/video0");
  ASSERT_TRUE(sizes);
  EXPECT_EQ(*sizes, (std::vector<VideoSizes>{{{VideoFormat::Yuyv, 640, 480}, 640, 480},
                                             {{VideoFormat::Yuyv, 320, 240}, 320, 240}}));
  EXPECT_EQ(text_of(sizes->front()), "640x480");
}

TEST(Capture, ACameraWithARangeOfSizesListsItAndGivesThoseWithin) {
  PlayedDriver driver;
  driver.range = v4l2_frmsize_stepwise{16, 2592, 1, 16, 1944, 1};
  const auto any = video_sizes(driver, "/dev/video0");
  ASSERT_TRUE(any);
  ASSERT_EQ(any->size(), 1u);
  EXPECT_EQ(text_of(any->front()), "16x16 to 2592x1944");

  driver.range = v4l2_frmsize_stepwise{2, 2592, 2, 2, 1944, 2};
  const auto stepwise = video_sizes(driver, "/dev/video0");
  ASSERT_TRUE(stepwise);
  EXPECT_EQ(*stepwise, (std::vector<VideoSizes>{{{VideoFormat::Yuyv, 2, 2}, 2592, 1944, 2, 2}}));
  EXPECT_EQ(text_of(stepwise->front()), "2x2 to 2592x1944 in steps of 2x2");

  // one within is as asked for, others are the nearest
  EXPECT_EQ(Capture::start(driver, {.width = 432, .height = 240})->mode(), (VideoMode{VideoFormat::Yuyv, 432, 240}));
  EXPECT_EQ(Capture::start(driver, {.width = 4001, .height = 241})->mode(), (VideoMode{VideoFormat::Yuyv, 2592, 240}));
  driver.moves = {Move::Good};
  auto capture = Capture::start(driver, {.width = 4, .height = 2});
  ASSERT_TRUE(capture);
  Image image;
  EXPECT_EQ(capture->next(image), Captured::Picture);
  EXPECT_EQ(image.width, 4);
}

}  // namespace
}  // namespace cancha::sense
