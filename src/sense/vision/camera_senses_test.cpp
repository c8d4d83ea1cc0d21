#include "sense/vision/camera_senses.h"

#include <gtest/gtest.h>

#include "sense/vision/scene_test.h"

namespace cancha::sense {
namespace {

/// A Bioloid that stands, looks down, and sees a ball.
class CameraSensesTest : public testing::Test {
 protected:
  body::Robot robot_ = body::read_robot(CANCHA_SOURCE_DIR "/content/robots/bioloid").value();
  body::Camera camera_ = body::read_cameras(robot_).value().front();
  Vision::Settings settings_{.colours = test_colours(), .recognise = {}};
  CameraSenses senses_{robot_, camera_, settings_};
  Readings readings_;
  Percepts percepts_;

  void SetUp() override {
    readings_.joints.present().angles.assign(robot_.joints.size(), 0.0);
    tilt_head(0.3);
    lean(0.0);
  }
  void tilt_head(double angle) { readings_.joints->angles[robot_.find("head_tilt")] = angle; }
  /// The trunk pitches by so much, nose down.
  void lean(double pitch) {
    readings_.imu = Imu{readings_.time, {}, {-9.81 * std::sin(pitch), 0, 9.81 * std::cos(pitch)}};
    readings_.imu->time = readings_.joints->time = readings_.time;
  }
  /// What its camera really sees now.
  Image picture(Vec2 ball, double pitch) const {
    body::Posture posture{robot_};
    Transform X_WT;
    X_WT.rotation = turn_about({0, 1, 0}, pitch);
    posture.update(readings_.joints->angles, X_WT);
    double ground = 0;
    for (const body::Side side : {body::kLeft, body::kRight}) {
      for (int corner = 0; corner < 4; ++corner) ground = std::min(ground, posture.corner(side, corner).z);
    }
    View view;
    view.lens = camera_.lens;
    view.X_GC = body::pose_of(camera_, posture);
    view.X_GC.position.z -= ground;
    PaintedScene scene;
    scene.spheres.push_back(orange_ball(ball));
    return picture_of(scene, view, PixelFormat::Yuyv, 2.0);
  }
  const Seen* ball() const {
    if (!percepts_.sight) return nullptr;
    for (const Seen& seen : percepts_.sight->things) {
      if (seen.kind == ThingKind::Ball) return &seen;
    }
    return nullptr;
  }
  void tick(std::int64_t ms) {
    readings_.time = Time{ms * 1'000'000};
    readings_.imu->time = readings_.joints->time = readings_.time;
    senses_.perceive(readings_, percepts_);
  }
};

TEST_F(CameraSensesTest, ABallThroughTheHeadOfARobotThatLeans) {
  for (const double pitch : {0.0, 0.15, -0.1}) {
    lean(pitch);
    for (int i = 0; i < 100; ++i) tick(10 * i);
    readings_.image = picture({1.1, 0.2}, pitch);
    readings_.image->time = readings_.time;
    tick(1000);
    ASSERT_NE(ball(), nullptr) << pitch;
    EXPECT_NEAR(distance(ball()->p_RP(), {1.1, 0.2}), 0.0, 0.06) << pitch;
    EXPECT_EQ(percepts_.sight->recognised, Time{1'000'000'000});
    readings_.image.reset();
    senses_.perceive(readings_, percepts_);
    EXPECT_FALSE(percepts_.sight) << "without a picture nobody looked";
    percepts_ = {};
    readings_.carried = true;
    tick(1001);
    readings_.carried = false;
    readings_.time = {};
  }
}

TEST_F(CameraSensesTest, AMirrorSeesABallAllRoundAndTellsItsDistanceWhereItIsCorrected) {
  const std::vector<body::Camera> cameras = body::read_cameras(robot_).value();
  camera_ = cameras[body::find_camera(cameras, "omni", robot_.name).value()];
  ASSERT_EQ(camera_.lens.kind, body::LensKind::Mirror);
  CameraSenses senses{robot_, camera_, settings_};
  for (int i = 0; i < 50; ++i) {
    readings_.time = readings_.imu->time = readings_.joints->time = Time{i * 10'000'000};
    senses.perceive(readings_, percepts_);
  }
  const auto look = [&](double away, double degrees) {
    readings_.time += 10_ms;
    readings_.imu->time = readings_.joints->time = readings_.time;
    readings_.image = picture(direction(from_degrees(degrees)) * away, 0.0);
    readings_.image->time = readings_.time;
    senses.perceive(readings_, percepts_);
  };
  for (const double degrees : {0.0, 50.0, 90.0, -120.0, 180.0}) {
    for (const double away : {0.4, 0.7, 1.0, 1.3}) {
      look(away, degrees);
      ASSERT_NE(ball(), nullptr) << away << " m, " << degrees;
      EXPECT_NEAR(ball()->distance, away, 0.03 * away) << degrees;
      EXPECT_NEAR(in_degrees(wrap_angle(ball()->bearing - from_degrees(degrees))), 0.0, 1.0) << away;
      EXPECT_TRUE(percepts_.sight->angles.empty());
    }
    look(1.9, degrees);
    EXPECT_EQ(ball(), nullptr) << "beyond the corrected part";
    ASSERT_EQ(percepts_.sight->angles.size(), 1u) << degrees;
    EXPECT_EQ(percepts_.sight->angles[0].kind, ThingKind::Ball);
    EXPECT_NEAR(in_degrees(wrap_angle(percepts_.sight->angles[0].bearing - from_degrees(degrees))), 0.0, 1.0);
  }
  // what is ahead is up in the picture, and left is left
  look(1.0, 0.0);
  ASSERT_NE(ball(), nullptr);
  EXPECT_LT(ball()->box->bottom, camera_.lens.centre.y - 100);
  look(1.0, 90.0);
  ASSERT_NE(ball(), nullptr);
  EXPECT_LT(ball()->box->right, camera_.lens.centre.x - 100);
}

TEST_F(CameraSensesTest, APictureIsSeenWithTheHeadAsItWasThen) {
  for (int i = 0; i < 10; ++i) tick(10 * i);
  readings_.image = picture({1.1, 0.2}, 0.0);
  readings_.image->time = Time{90'000'000};
  const Image taken = *readings_.image;
  readings_.image.reset();
  // it arrives 100 ms later, when the head has long gone elsewhere
  tilt_head(0.9);
  for (int i = 10; i < 19; ++i) tick(10 * i);
  readings_.image = taken;
  tick(190);
  ASSERT_NE(ball(), nullptr);
  EXPECT_NEAR(distance(ball()->p_RP(), {1.1, 0.2}), 0.0, 0.06);
  EXPECT_EQ(percepts_.sight->time, Time{90'000'000}) << "when it was taken";
  EXPECT_EQ(percepts_.sight->recognised, Time{190'000'000});
}

TEST_F(CameraSensesTest, ATornPictureAndOneThatLiesSeeNothing) {
  tick(0);
  readings_.image = picture({1.1, 0.2}, 0.0);
  readings_.image->pixels.resize(100);
  tick(10);
  EXPECT_FALSE(percepts_.sight);
  EXPECT_EQ(senses_.vision().torn(), 1);
  readings_.image = picture({1.1, 0.2}, 0.0);
  readings_.image->time = Time{20'000'000};
  readings_.imu->accelerometer = {-9.81, 0, 0};
  for (int i = 2; i < 200; ++i) tick(10 * i);
  EXPECT_FALSE(percepts_.sight) << "who lies knows no ground";
}

TEST_F(CameraSensesTest, PicturesWhoseClockJumpedAreLeftOutAndCounted) {
  const Image good = picture({1.1, 0.2}, 0.0);
  const auto take = [&](std::int64_t taken, std::int64_t now) {
    readings_.image = good;
    readings_.image->time = Time{taken * 1'000'000};
    tick(now);
    return percepts_.sight.has_value();
  };
  for (int i = 0; i < 100; ++i) tick(10 * i);
  EXPECT_TRUE(take(940, 1000));
  EXPECT_FALSE(take(900, 1010)) << "back";
  EXPECT_FALSE(take(5000, 1020)) << "it is not yet";
  EXPECT_FALSE(take(20, 1030)) << "where the head was then is long forgotten";
  EXPECT_EQ(senses_.clock_jumps(), 3);
  EXPECT_TRUE(take(980, 1040)) << "and goes on";
  EXPECT_EQ(senses_.clock_jumps(), 3);
}

TEST_F(CameraSensesTest, ABallThatWasInSightAndIsNoLongerIsLookedForInFull) {
  settings_.shrink = 3;
  settings_.full_every = 1000;
  CameraSenses senses{robot_, camera_, settings_};
  const auto look = [&](Vec2 ball, std::int64_t now) {
    readings_.time = Time{now * 1'000'000};
    readings_.imu->time = readings_.joints->time = readings_.time;
    readings_.image = picture(ball, 0.0);
    readings_.image->time = readings_.time;
    senses.perceive(readings_, percepts_);
    return this->ball() != nullptr;
  };
  EXPECT_TRUE(look({0.9, 0.0}, 0)) << "in full";
  EXPECT_TRUE(look({0.9, 0.0}, 10)) << "near enough for a small look";
  EXPECT_FALSE(look({2.6, 0.0}, 20)) << "too small for it";
  EXPECT_TRUE(look({2.6, 0.0}, 30)) << "so it looks in full";
}

}  // namespace
}  // namespace cancha::sense
