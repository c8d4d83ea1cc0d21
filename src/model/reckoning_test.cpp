#include "model/reckoning.h"

#include <gtest/gtest.h>

#include <limits>

#include "base/transform.h"

namespace cancha::model {
namespace {

body::LaserSensor laser(double yaw) {
  body::LaserSensor sensor;
  sensor.mounting.X_LS.rotation = turn_about({0, 0, 1}, yaw);
  return sensor;
}

LaserScan scan(int scanner, std::vector<double> distances) {
  LaserScan made;
  made.scanner = scanner;
  made.range = 5.0;
  made.distances = std::move(distances);
  return made;
}

TEST(Reckoning, KnowsLasersByWhereTheyLook) {
  body::Sensors sensors;
  sensors.lasers = {laser(kPi / 2), laser(0), laser(-kPi / 2)};
  Reckoning model{sensors};
  Readings readings;
  readings.lasers = {scan(0, {0.9, 0.8}), scan(1, {5.0, 5.0}), scan(2, {0.3})};
  Beliefs beliefs;

  model.update(readings, {}, beliefs);

  EXPECT_EQ(beliefs.obstacles->symbols.left_distance, 0.8);
  EXPECT_EQ(beliefs.obstacles->symbols.right_distance, 0.3);
  EXPECT_EQ(beliefs.obstacles->symbols.centre_distance, ObstacleSymbols::kFree);
  EXPECT_EQ(beliefs.obstacles->symbols.closest, 0.3);
}

TEST(Reckoning, KeepsWhatALaserToldUntilItTellsAgain) {
  body::Sensors sensors;
  sensors.lasers = {laser(0)};
  Reckoning model{sensors};
  Readings readings;
  readings.lasers = {scan(0, {0.5})};
  Beliefs beliefs;
  model.update(readings, {}, beliefs);
  readings.lasers.clear();

  model.update(readings, {}, beliefs);

  EXPECT_EQ(beliefs.obstacles->symbols.centre_distance, 0.5);
}

TEST(Reckoning, SeesThePointsOfADepthPicture) {
  body::Sensors sensors;
  sensors.depth.emplace();
  Reckoning model{sensors};
  Readings readings;
  DepthImage& image = readings.depth.present();
  image.width = sensors.depth->width;
  image.height = sensors.depth->height;
  image.range = 5.0;
  image.distances.assign(static_cast<std::size_t>(image.width * image.height), 5.0f);
  // something upright half a metre ahead, on the left of the picture
  for (int row = 0; row < image.height; ++row) {
    for (int column = 10; column < 14; ++column) {
      image.distances[static_cast<std::size_t>(row * image.width + column)] = 0.6f;
    }
  }
  Beliefs beliefs;

  model.update(readings, {}, beliefs);

  ASSERT_EQ(beliefs.obstacles->obstacles.size(), 2u);
  for (const ObstacleBelief& point : beliefs.obstacles->obstacles) {
    EXPECT_GT(point.p_RC.y, 0.2) << "to the left";
    EXPECT_LT(length(point.p_RC), 0.61);
  }
}

TEST(Reckoning, DistancesThatCannotBeAreNoObstaclesButCounted) {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  body::Sensors sensors;
  sensors.lasers = {laser(kPi / 2), laser(0), laser(-kPi / 2)};
  sensors.depth.emplace();
  Reckoning model{sensors};
  Readings readings;
  readings.lasers = {scan(0, {kNan, 0.8, 0.9}), scan(1, {0.7, -0.1}), scan(2, {kNan, 1.0 / 0.0})};
  DepthImage& image = readings.depth.present();
  image.width = sensors.depth->width;
  image.height = sensors.depth->height;
  image.range = 5.0;
  image.distances.assign(static_cast<std::size_t>(image.width * image.height), std::numeric_limits<float>::quiet_NaN());
  Beliefs beliefs;

  model.update(readings, {}, beliefs);

  EXPECT_EQ(beliefs.obstacles->symbols.left_distance, 0.8);
  EXPECT_EQ(beliefs.obstacles->symbols.centre_distance, 0.7);
  EXPECT_EQ(beliefs.obstacles->symbols.right_distance, ObstacleSymbols::kFree) << "nothing is known there";
  EXPECT_TRUE(beliefs.obstacles->obstacles.empty());
  EXPECT_GT(model.unbelievable(), 4) << "four rays, and the pixels";
}

TEST(Reckoning, SweepsAndPicturesWhoseClockJumpedAreLeftOutAndCounted) {
  body::Sensors sensors;
  sensors.lasers = {laser(0), laser(kPi / 2)};
  sensors.depth.emplace();
  Reckoning model{sensors};
  Readings readings;
  Beliefs beliefs;
  const auto hear = [&](std::int64_t now, std::int64_t measured, double away) {
    readings.time = Time{now * 1'000'000};
    readings.lasers = {scan(0, {away}), scan(1, {0.9})};
    readings.lasers[0].time = Time{measured * 1'000'000};
    readings.lasers[1].time = readings.time;
    DepthImage& image = readings.depth.present();
    image.time = Time{measured * 1'000'000};
    image.width = sensors.depth->width;
    image.height = sensors.depth->height;
    image.distances.assign(static_cast<std::size_t>(image.width * image.height), static_cast<float>(away));
    model.update(readings, {}, beliefs);
    EXPECT_EQ(beliefs.obstacles->symbols.left_distance, 0.9) << "whose own clock runs well";
    return beliefs.obstacles->symbols.centre_distance;
  };
  EXPECT_EQ(hear(1000, 980, 0.5), 0.5);
  ASSERT_FALSE(beliefs.obstacles->obstacles.empty());
  const Vec2 pictured = beliefs.obstacles->obstacles.front().p_RC;

  EXPECT_EQ(hear(1100, 200, 0.3), 0.5) << "back";
  EXPECT_EQ(hear(1200, 90'000, 0.3), 0.5) << "far ahead";
  EXPECT_EQ(beliefs.obstacles->obstacles.front().p_RC, pictured) << "the last picture counts on";
  EXPECT_EQ(model.clock_jumps(), 4) << "two sweeps and two pictures";
  EXPECT_EQ(hear(1300, 90'100, 0.4), 0.4) << "and goes on";
  EXPECT_LT(length(beliefs.obstacles->obstacles.front().p_RC), length(pictured));
  EXPECT_EQ(model.clock_jumps(), 4);
}

TEST(Reckoning, ASweepOfTheGroundLeavesOutRaysThatCannotBe) {
  constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
  body::Sensors sensors;
  sensors.lasers = {laser(0)};
  sensors.lasers[0].mounting.X_LS.rotation = turn_about({0, 1, 0}, 1.2);
  Reckoning model{sensors};
  Readings readings;
  readings.lasers = {scan(0, {kNan, kNan, kNan})};
  Beliefs beliefs;

  model.update(readings, {}, beliefs);

  EXPECT_FALSE(beliefs.step);
  EXPECT_EQ(model.unbelievable(), 3);
}

TEST(Reckoning, TellsWhenItWasPutDown) {
  Reckoning model{{}};
  Readings readings;
  Beliefs beliefs;
  readings.time = Time{} + 3000_ms;
  model.update(readings, {}, beliefs);
  EXPECT_EQ(beliefs.put, Time{} + 3000_ms);
  readings.time = Time{} + 4000_ms;
  model.update(readings, {}, beliefs);
  EXPECT_EQ(beliefs.put, Time{} + 3000_ms);
  readings.carried = true;
  model.update(readings, {}, beliefs);
  EXPECT_EQ(beliefs.put, Time{} + 4000_ms);
}

}  // namespace
}  // namespace cancha::model
