#include "lab/drive_fit.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "field/drive.h"

namespace cancha::lab {
namespace {

constexpr double kTrack = 0.066;

/// A robot that is told something new every 17 ms for some seconds; it follows like `drive`, and is held by others now
/// and then.
Trajectory driven(const field::DriveModel& drive, double seconds, bool held, std::uint64_t seed) {
  Random random{seed};
  Trajectory way;
  Pose2 pose;
  field::RimSpeeds rim;
  WheelCommand told;
  for (int ms = 0; ms < static_cast<int>(seconds * 1000); ++ms) {
    const Time now = Time{} + Duration{ms * 1'000'000LL};
    if (ms % 17 == 0) {
      if (random.uniform(0.0, 1.0) < 0.05) told = {random.uniform(-125.0, 125.0), random.uniform(-125.0, 125.0)};
      way.orders.push_back({now, told});
    }
    if (ms % 20 == 0) way.places.push_back({now, pose});
    const double unit = drive.metres_per_second_per_unit;
    rim = field::DriveResponse{drive, 0.001}.next(rim, {told.left * unit, told.right * unit});
    const bool stuck = held && ms % 2000 < 300;
    if (stuck) continue;
    const double turn = (rim.right - rim.left) / kTrack * 0.001;
    const Vec2 step = direction(pose.heading + turn / 2) * ((rim.left + rim.right) / 2 * 0.001);
    pose = {pose.x + step.x, pose.y + step.y, wrap_angle(pose.heading + turn)};
  }
  return way;
}

std::vector<Trajectory> ways_of(const field::DriveModel& drive, bool held = false) {
  return {driven(drive, 30.0, held, 1), driven(drive, 30.0, held, 2)};
}

TEST(DriveFit, FindsADriveThatFollowsWithALag) {
  field::DriveModel drive;
  drive.metres_per_second_per_unit = 0.0232;
  drive.acceleration.value = 100.0;
  drive.lag.value = 0.27;
  drive.turn_lag.value = 0.052;
  drive.turn_gain = 0.8;

  const auto fit = fit_drive(ways_of(drive), kTrack);

  ASSERT_TRUE(fit.has_value()) << fit.error().text();
  EXPECT_NEAR(fit->metres_per_second_per_unit, 0.0232, 0.0004);
  EXPECT_NEAR(fit->lag, 0.27, 0.01);
  EXPECT_NEAR(fit->turn_lag, 0.052, 0.005);
  EXPECT_NEAR(fit->turn_gain, 0.8, 0.02);
  EXPECT_NEAR(fit->period, 0.017, 1e-9);
  EXPECT_LT(fit->ahead_error, 0.02);
}

TEST(DriveFit, FindsADriveThatRampsThoughRobotsAreHeldByOthers) {
  field::DriveModel drive;
  drive.metres_per_second_per_unit = 0.012;
  drive.acceleration.value = 5.0;

  const auto fit = fit_drive(ways_of(drive, true), kTrack);

  ASSERT_TRUE(fit.has_value()) << fit.error().text();
  EXPECT_NEAR(fit->metres_per_second_per_unit, 0.012, 0.0004);
  EXPECT_NEAR(fit->acceleration, 5.0, 0.5);
  EXPECT_LT(fit->lag, 0.02);
  EXPECT_NEAR(fit->turn_gain, 1.0, 0.03);
}

TEST(DriveFit, TheSameWaysGiveTheSameFit) {
  const auto ways = ways_of({});
  const auto first = fit_drive(ways, kTrack);
  const auto second = fit_drive(ways, kTrack);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->metres_per_second_per_unit, second->metres_per_second_per_unit);
  EXPECT_EQ(first->turn_lag, second->turn_lag);
}

TEST(DriveFit, SaysWhereTooLittleWasDriven) {
  const auto fit = fit_drive(std::vector<Trajectory>{driven({}, 1.0, false, 1)}, kTrack);
  ASSERT_FALSE(fit.has_value());
  EXPECT_NE(fit.error().text().find("samples of a robot told to drive ahead"), std::string::npos);
}

TEST(DriveFit, ARobotThatIsPutSomewhereStartsFromRest) {
  auto ways = ways_of({});
  // as after a restart: everything behind the middle lies a metre away
  auto& places = ways[0].places;
  for (std::size_t i = places.size() / 2; i < places.size(); ++i) places[i].X_FR.x += 1.0;
  const auto fit = fit_drive(ways, kTrack);
  ASSERT_TRUE(fit.has_value());
  EXPECT_NEAR(fit->metres_per_second_per_unit, 0.012, 0.0006);
}

}  // namespace
}  // namespace cancha::lab
