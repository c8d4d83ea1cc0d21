#include "world/sensors/inner_sensors.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/allocations.h"

namespace cancha::world {
namespace {

constexpr Duration kTick = 8_ms;

class Inner : public ::testing::Test {
 protected:
  /// What a robot tells in so many ticks that turns ever faster: its rate is the time in seconds.
  std::vector<Readings> told(InnerSensors& sensors, int ticks) {
    std::vector<Readings> all;
    Readings readings;
    for (int i = 0; i < ticks; ++i) {
      now_ += kTick;
      feel(readings);
      sensors.read(readings);
      all.push_back(readings);
    }
    return all;
  }
  void feel(Readings& readings) const {
    readings.time = now_;
    readings.imu.present() = {now_, {0, 0, now_.seconds()}, {0, 0, 9.81}};
    readings.joints.present().time = now_;
    readings.joints->angles.assign(3, now_.seconds());
    // it presses ever more with the left sole, none with the right, and rolls a metre a second
    readings.feet.present() = {now_, now_.seconds(), 0.0};
    readings.touches.present() = {.time = now_, .left_foot = pressed(now_), .right_arm = true};
    readings.wheels.present() = {now_, now_.seconds(), -now_.seconds()};
    readings.omni.present() = {now_, {now_.seconds(), 0, -now_.seconds()}, pressed(now_), true};
  }
  /// Every other second.
  static bool pressed(Time now) { return now.ns / 1'000'000'000 % 2 == 1; }
  InnerSensors make(std::uint64_t seed = 1) const { return InnerSensors{sensors_, 3, Random{seed}}; }

  body::Sensors sensors_;
  Time now_{};
};

TEST_F(Inner, WhoHasNoDevicesFeelsAllAtOnce) {
  InnerSensors none = make();
  for (const Readings& readings : told(none, 10)) {
    ASSERT_TRUE(readings.imu && readings.joints);
    EXPECT_EQ(readings.imu->gyro.z, readings.time.seconds());
    EXPECT_EQ(readings.joints->angles[2], readings.time.seconds());
    ASSERT_TRUE(readings.feet && readings.touches && readings.wheels && readings.omni);
    EXPECT_EQ(readings.feet->left, readings.time.seconds());
    EXPECT_EQ(readings.touches->time, readings.time);
    EXPECT_EQ(readings.wheels->right, -readings.time.seconds());
    EXPECT_EQ(readings.omni->travel.x, readings.time.seconds());
  }
}

TEST_F(Inner, MeasurementsComeAtTheirRateAndLate) {
  sensors_.imu.emplace().faults.every = 20_ms;
  sensors_.imu->faults.latency = 30_ms;
  InnerSensors late = make();
  int count = 0;
  for (const Readings& readings : told(late, 1000)) {
    EXPECT_TRUE(readings.joints) << "encoders have no device of their own";
    if (!readings.imu) continue;
    ++count;
    EXPECT_EQ(readings.imu->gyro.z, readings.imu->time.seconds()) << "as it was when it was measured";
    EXPECT_GE((readings.time - readings.imu->time).ns, (30_ms).ns);
    EXPECT_LT((readings.time - readings.imu->time).ns, (30_ms + kTick).ns);
  }
  EXPECT_NEAR(count, 8.0 / 0.020, 4) << "in eight seconds";
}

TEST_F(Inner, NoiseAndBiasHaveTheDeviationsThatTheirFileSays) {
  sensors_.imu.emplace().gyro_noise = 0.1;
  sensors_.imu->gyro_bias = 0.3;
  sensors_.encoders.emplace().offset = 0.02;
  sensors_.encoders->faults.noise = 0.004;
  double biases = 0;
  double offsets = 0;
  double noise = 0;
  double shake = 0;
  constexpr int kDevices = 400;
  constexpr int kTicks = 200;
  for (int device = 0; device < kDevices; ++device) {
    InnerSensors one = make(static_cast<std::uint64_t>(device));
    std::vector<double> rates;
    std::vector<double> angles;
    for (const Readings& readings : told(one, kTicks)) {
      rates.push_back(readings.imu->gyro.x);
      angles.push_back(readings.joints->angles[1] - readings.time.seconds());
    }
    const auto mean = [](const std::vector<double>& of) {
      double sum = 0;
      for (const double value : of) sum += value;
      return sum / static_cast<double>(of.size());
    };
    const double rate = mean(rates);
    const double angle = mean(angles);
    biases += rate * rate / kDevices;
    offsets += angle * angle / kDevices;
    for (const double value : rates) noise += (value - rate) * (value - rate) / (kDevices * kTicks);
    for (const double value : angles) shake += (value - angle) * (value - angle) / (kDevices * kTicks);
  }
  EXPECT_NEAR(std::sqrt(biases), 0.3, 0.03);
  EXPECT_NEAR(std::sqrt(offsets), 0.02, 0.002);
  EXPECT_NEAR(std::sqrt(noise), 0.1, 0.003);
  EXPECT_NEAR(std::sqrt(shake), 0.004, 0.0002);
}

TEST_F(Inner, OneThatIsSilentTellsNothingForAsLongAndComesBack) {
  sensors_.imu.emplace().faults.failures = {.every = 2000_ms, .lasts = 400_ms, .freezes = false};
  InnerSensors one = make();
  int silent = 0;
  int shortest = 1'000'000;
  int run = 0;
  constexpr int kTicks = 100'000;
  for (const Readings& readings : told(one, kTicks)) {
    if (!readings.imu) {
      ++silent;
      ++run;
      continue;
    }
    if (run > 0) shortest = std::min(shortest, run);
    run = 0;
  }
  EXPECT_NEAR(static_cast<double>(silent) / kTicks, 0.4 / 2.4, 0.03);
  EXPECT_EQ(shortest, 50) << "400 ms";
}

TEST_F(Inner, OneThatFreezesTellsTheSameAgainWithNewTimes) {
  sensors_.encoders.emplace().faults.failures = {.every = 1000_ms, .lasts = 200_ms, .freezes = true};
  InnerSensors one = make();
  int frozen = 0;
  for (const Readings& readings : told(one, 10'000)) {
    ASSERT_TRUE(readings.joints);
    EXPECT_EQ(readings.joints->time, readings.time);
    frozen += readings.joints->angles[0] == readings.time.seconds() ? 0 : 1;
  }
  EXPECT_NEAR(frozen / 10'000.0, 0.2 / 1.2, 0.05);
}

TEST_F(Inner, OneThatFailsForGoodStaysSilent) {
  sensors_.imu.emplace().faults.failures = {.every = 500_ms, .lasts = {}, .freezes = false};
  InnerSensors one = make();
  bool gone = false;
  for (const Readings& readings : told(one, 5'000)) {
    EXPECT_FALSE(gone && readings.imu) << readings.time.seconds();
    gone = gone || !readings.imu;
  }
  EXPECT_TRUE(gone);
}

TEST_F(Inner, SolesAndBumpersTellBetweenTwoMeasurementsWhatTheyToldLast) {
  for (auto* ends : {&sensors_.soles, &sensors_.touch}) ends->emplace().faults = {.every = 40_ms, .latency = 20_ms};
  InnerSensors one = make();
  int fresh = 0;
  Time last{};
  for (const Readings& readings : told(one, 1000)) {
    EXPECT_TRUE(readings.joints && readings.wheels) << "those have no device of their own";
    if (readings.time < Time{} + 80_ms) continue;
    ASSERT_TRUE(readings.feet && readings.touches);
    EXPECT_EQ(readings.feet->left, readings.feet->time.seconds()) << "as it was when it was measured";
    EXPECT_GE(readings.time - readings.feet->time, 20_ms);
    EXPECT_LE(readings.time - readings.feet->time, 20_ms + 40_ms + kTick);
    EXPECT_EQ(readings.touches->left_foot, pressed(readings.touches->time));
    EXPECT_TRUE(readings.touches->right_arm);
    fresh += readings.feet->time == last ? 0 : 1;
    last = readings.feet->time;
  }
  EXPECT_NEAR(fresh, 8.0 / 0.040, 4) << "in eight seconds";
}

TEST_F(Inner, BumpersThatAreSilentSayNothing) {
  sensors_.touch.emplace().faults = {.every = 20_ms, .failures = {.every = 1000_ms, .lasts = 500_ms}};
  InnerSensors one = make();
  int silent = 0;
  for (const Readings& readings : told(one, 50'000)) {
    silent += readings.touches ? 0 : 1;
    EXPECT_TRUE(readings.feet);
  }
  EXPECT_NEAR(silent / 50'000.0, 0.46 / 1.5, 0.05) << "what was told last counts for 40 ms more";
}

TEST_F(Inner, SolesAreWrongByNewtonsAndNothingPullsAtThem) {
  sensors_.soles.emplace().faults.noise = 0.5;
  InnerSensors one = make();
  now_ = Time{} + 20'000_ms;
  double squares = 0;
  constexpr int kTicks = 4000;
  bool any = false;
  for (const Readings& readings : told(one, kTicks)) {
    const double wrong = readings.feet->left - readings.time.seconds();
    squares += wrong * wrong / kTicks;
    EXPECT_GE(readings.feet->right, 0.0);
    any = any || readings.feet->right > 0.0;
  }
  EXPECT_NEAR(std::sqrt(squares), 0.5, 0.03);
  EXPECT_TRUE(any);
}

TEST_F(Inner, WheelsAreCountedLateAndAtTheirRateButABallIsFeltAtOnce) {
  sensors_.wheels.emplace().faults = {.every = 40_ms, .latency = 20_ms};
  InnerSensors one = make();
  int count = 0;
  double travel = 0;
  for (const Readings& readings : told(one, 1000)) {
    ASSERT_TRUE(readings.omni);
    EXPECT_EQ(readings.omni->ball, pressed(readings.time));
    EXPECT_TRUE(readings.omni->charged);
    EXPECT_GE(readings.omni->travel.x, travel);
    EXPECT_EQ(readings.omni->travel.z, -readings.omni->travel.x);
    travel = readings.omni->travel.x;
    if (!readings.wheels) continue;
    ++count;
    EXPECT_EQ(readings.wheels->left, readings.wheels->time.seconds());
    EXPECT_EQ(travel, readings.wheels->left);
    EXPECT_GE(readings.time - readings.wheels->time, 20_ms);
  }
  EXPECT_NEAR(count, 8.0 / 0.040, 4) << "in eight seconds";
  EXPECT_NEAR(travel, 8.0, 0.08);
}

TEST_F(Inner, EachPieceOfAWheelsWayIsWrongByAShare) {
  sensors_.wheels.emplace().faults.noise = 0.2;
  InnerSensors one = make();
  constexpr int kTicks = 4000;
  double before = 0;
  double squares = 0;
  double sum = 0;
  int pieces = 0;
  for (const Readings& readings : told(one, kTicks)) {
    const double piece = readings.wheels->left - before;
    before = readings.wheels->left;
    if (pieces++ == 0) continue;  // where it was at the start
    const double wrong = piece / kTick.seconds() - 1.0;
    squares += wrong * wrong / (kTicks - 1);
    sum += wrong / (kTicks - 1);
  }
  EXPECT_NEAR(std::sqrt(squares), 0.2, 0.01);
  EXPECT_NEAR(sum, 0.0, 0.015) << "but not on the whole";
}

TEST_F(Inner, TheSameSeedGivesTheSameReadingsAndNoTickTakesMemory) {
  sensors_ = body::load_sensors(CANCHA_SOURCE_DIR "/content", "kidsize_shaky").value();
  for (auto* ends : {&sensors_.soles, &sensors_.touch, &sensors_.wheels}) {
    ends->emplace().faults = {.every = 16_ms, .latency = 20_ms, .noise = 0.1, .missed = 0.1};
  }
  InnerSensors one = make(7);
  InnerSensors other = make(7);
  const std::vector<Readings> first = told(one, 500);
  now_ = {};
  const std::vector<Readings> second = told(other, 500);
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].imu.has_value(), second[i].imu.has_value());
    if (first[i].imu) {
      EXPECT_EQ(first[i].imu->gyro.x, second[i].imu->gyro.x);
    }
    if (first[i].joints) {
      EXPECT_EQ(first[i].joints->angles, second[i].joints->angles);
    }
    EXPECT_EQ(first[i].feet.has_value(), second[i].feet.has_value());
    EXPECT_EQ(first[i].omni->travel.x, second[i].omni->travel.x);
  }
  Readings readings = second.back();
  readings.joints.present().angles.reserve(3);
  const long before = allocations_of_this_thread();
  for (int i = 0; i < 500; ++i) {
    now_ += kTick;
    feel(readings);
    other.read(readings);
  }
  EXPECT_EQ(allocations_of_this_thread() - before, 0);
}

}  // namespace
}  // namespace cancha::world
