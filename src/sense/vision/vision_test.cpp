#include <gtest/gtest.h>

#include "base/allocations.h"
#include "sense/vision/scene_test.h"
#include "sense/vision/vision.h"

namespace cancha::sense {
namespace {

Vision::Settings settings_for(int shrunk) {
  Vision::Settings settings{.colours = test_colours(), .recognise = {}, .shrink = shrunk, .full_every = 4};
  settings.recognise.least_blob = 20;
  return settings;
}

const Seen* ball_in(const Sight& sight) {
  for (const Seen& seen : sight.things) {
    if (seen.kind == ThingKind::Ball) return &seen;
  }
  return nullptr;
}

Image ball_at(Vec2 place, const View& view, Time time) {
  PaintedScene scene;
  scene.spheres.push_back(orange_ball(place));
  Image image = picture_of(scene, view, PixelFormat::Yuyv, 2.0);
  image.time = time;
  return image;
}

TEST(Vision, ATornPictureIsCountedAndHasNoSight) {
  Vision vision{settings_for(1)};
  const View view = view_from(0.36, 0, 0.3);
  Image image = ball_at({1, 0}, view, Time{});
  Sight sight;
  ASSERT_TRUE(vision.look(image, view, sight));
  ASSERT_NE(ball_in(sight), nullptr);

  image.pixels.resize(image.pixels.size() / 2);
  EXPECT_FALSE(vision.look(image, view, sight));
  EXPECT_TRUE(sight.things.empty());
  image.width = -7;
  EXPECT_FALSE(vision.look(image, view, sight));
  EXPECT_EQ(vision.torn(), 2);
}

TEST(Vision, OutsideOfTheCorrectedPartOnlyTheDirectionIsLeft) {
  for (const int shrunk : {1, 2}) {
    Vision vision{settings_for(shrunk)};
    View view = view_from(0.36, 0, 0.3, 640, 480);
    view.lens.corrected = 120.0;
    Sight sight;
    for (const bool inside : {true, false}) {
      const Vec2 place = inside ? Vec2{1.1, 0.05} : Vec2{1.1, 0.45};
      ASSERT_TRUE(vision.look(ball_at(place, view, Time{7}), view, sight));
      EXPECT_EQ(ball_in(sight) != nullptr, inside) << shrunk;
      ASSERT_EQ(sight.angles.size(), inside ? 0u : 1u) << shrunk;
      if (inside) continue;
      EXPECT_EQ(sight.angles[0].kind, ThingKind::Ball);
      EXPECT_NEAR(sight.angles[0].bearing, angle_of(place), 0.03);
      EXPECT_GT(sight.angles[0].spread, 0.0);
    }
  }
}

TEST(Vision, TheSameThingsInAnySizeOfPicture) {
  for (const auto& [width, height] : {std::pair{320, 240}, {432, 240}, {640, 480}, {1280, 720}}) {
    Vision vision{settings_for(1)};
    const View view = view_from(0.36, 0, 0.3, width, height);
    Sight sight;
    ASSERT_TRUE(vision.look(ball_at({1.1, 0.2}, view, Time{7}), view, sight));
    const Seen* ball = ball_in(sight);
    ASSERT_NE(ball, nullptr) << width;
    EXPECT_NEAR(distance(ball->p_RP(), {1.1, 0.2}), 0.0, 0.05) << width;
    EXPECT_EQ(sight.width, width);
    EXPECT_EQ(sight.time, Time{7}) << "when the picture was taken";
  }
}

TEST(Vision, WhatOnlyAFullLookSeesIsNotLostInSmallOnes) {
  // a ball 4 m away: 65 pixels at 640 x 480, 4 with every fourth
  Vision vision{settings_for(4)};
  const View view = view_from(0.36, 0, 0.1, 640, 480);
  Sight sight;
  int full = 0;
  int held = 0;
  for (int i = 0; i < 8; ++i) {
    ASSERT_TRUE(vision.look(ball_at({4, 0.3}, view, Time{i * 33'000'000}), view, sight));
    const Seen* ball = ball_in(sight);
    ASSERT_NE(ball, nullptr) << "look " << i;
    EXPECT_NEAR(ball->bearing, std::atan2(0.3, 4), 0.01);
    (sight.width == 640 ? full : held) += 1;
    EXPECT_EQ(ball->held, sight.width != 640);
  }
  EXPECT_EQ(full, 2) << "one in four";
  EXPECT_EQ(held, 6);

  // the robot turns away from it: nobody looks there, so nothing is held
  vision.moved({0, 0, 1.5});
  ASSERT_TRUE(vision.look(ball_at({4, 9}, view, Time{300'000'000}), view, sight));
  ASSERT_TRUE(vision.look(ball_at({4, 9}, view, Time{330'000'000}), view, sight));
  EXPECT_EQ(ball_in(sight), nullptr);
}

TEST(Vision, WhatIsHeldIsForgottenInTheEnd) {
  Vision::Settings settings = settings_for(4);
  settings.full_every = 100;
  Vision vision{settings};
  const View view = view_from(0.36, 0, 0.1, 640, 480);
  Sight sight;
  ASSERT_TRUE(vision.look(ball_at({4, 0.3}, view, Time{}), view, sight));
  ASSERT_TRUE(vision.look(ball_at({4, 9}, view, Time{1'400'000'000}), view, sight));
  EXPECT_NE(ball_in(sight), nullptr);
  ASSERT_TRUE(vision.look(ball_at({4, 9}, view, Time{1'600'000'000}), view, sight));
  EXPECT_EQ(ball_in(sight), nullptr);
  // and a close look knows at once
  vision.look_closely();
  ASSERT_TRUE(vision.look(ball_at({4, 0.3}, view, Time{1'700'000'000}), view, sight));
  EXPECT_EQ(sight.width, 640);
  EXPECT_NE(ball_in(sight), nullptr);
}

TEST(Vision, TakesNoMemoryOnceItIsWarm) {
  Vision vision{settings_for(2)};
  const View view = view_from(0.36, 0, 0.3);
  PaintedScene scene;
  scene.spheres.push_back(orange_ball({1, 0.1}));
  scene.ground = [](Vec2 p) { return std::abs(p.x - 1.4) < 0.025 || std::abs(p.y) < 0.025 ? kWhite : kGreen; };
  add_goal(scene, {3.5, 0}, 0, kYellow);
  const Image image = picture_of(scene, view, PixelFormat::Yuyv, 4.0);
  Sight sight;
  sight.things.reserve(64);
  for (int i = 0; i < 10; ++i) (void)vision.look(image, view, sight);
  const auto before = allocations_of_this_thread();
  for (int i = 0; i < 10; ++i) (void)vision.look(image, view, sight);
  EXPECT_EQ(allocations_of_this_thread(), before);
}

}  // namespace
}  // namespace cancha::sense
