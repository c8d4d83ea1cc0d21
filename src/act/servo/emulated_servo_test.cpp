#include "act/servo/emulated_servo.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace cancha::act {
namespace {

using Bytes = std::vector<std::uint8_t>;

Packet with(std::uint8_t id, Instruction what, const Bytes& parameters) {
  Packet made = instruction(id, what);
  EXPECT_TRUE(made.add(parameters));
  return made;
}

/// The errors that a servo answers to a write; -1 where it is silent.
int wrote(EmulatedServo& servo, std::uint8_t address, const Bytes& bytes, Instruction how = Instruction::Write) {
  Bytes all{address};
  all.insert(all.end(), bytes.begin(), bytes.end());
  const auto status = servo.handle(with(servo.id(), how, all));
  return status ? status->code : -1;
}

Bytes bytes_of(const Register& r, unsigned value) {
  if (r.size == 1) return {static_cast<std::uint8_t>(value)};
  return {static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(value >> 8)};
}

int errors_now(EmulatedServo& servo) {
  return servo.handle(instruction(servo.id(), Instruction::Ping))->code;
}

TEST(EmulatedServo, GivesEveryRegisterAsFromTheFactory) {
  EmulatedServo servo{1};
  for (const Register& r : ax12_registers()) {
    const auto status = servo.handle(with(1, Instruction::Read, {r.address, r.size}));
    ASSERT_TRUE(status) << r.name;
    EXPECT_EQ(status->code, 0) << r.name;
    EXPECT_EQ(Bytes(status->parameters().begin(), status->parameters().end()), bytes_of(r, r.factory)) << r.name;
  }
}

TEST(EmulatedServo, HoldsRightsAndRangesOfEveryRegister) {
  for (const Register& r : ax12_registers()) {
    const unsigned most = r.address == at::kSpeed ? 1023 : r.most;  // more only as a wheel
    EmulatedServo low{1};
    EmulatedServo high{1};
    if (r.access == Access::Read) {
      EXPECT_EQ(wrote(low, r.address, bytes_of(r, r.factory)), kRangeError) << r.name;
      continue;
    }
    (void)wrote(low, r.address, bytes_of(r, r.least));
    (void)wrote(high, r.address, bytes_of(r, most));
    EXPECT_EQ(low.value(r), r.least) << r.name;
    EXPECT_EQ(high.value(r), most) << r.name;
    const unsigned room = r.size == 1 ? 255 : 65535;
    EmulatedServo beyond{1};
    const auto refused = [&](unsigned value) {
      return (wrote(beyond, r.address, bytes_of(r, value)) & kRangeError) != 0;
    };
    EXPECT_TRUE(r.least == 0 || refused(r.least - 1u)) << r.name;
    EXPECT_TRUE(most == room || refused(most + 1)) << r.name;
    EXPECT_EQ(beyond.value(r), r.factory) << r.name << ": a refused write changes nothing";
  }
}

TEST(EmulatedServo, KeepsOverPowerOffWhatItShould) {
  for (const Register& r : ax12_registers()) {
    if (r.access == Access::Read || r.address == at::kGoal) continue;
    EmulatedServo servo{1};
    const unsigned other = r.factory == r.least ? r.least + 1u : r.least;
    (void)wrote(servo, r.address, bytes_of(r, other));
    ASSERT_EQ(servo.value(r), other) << r.name;
    servo.power_cycle();
    EXPECT_EQ(servo.value(r), r.access == Access::Keep ? other : r.factory) << r.name;
  }
  EmulatedServo servo{1};
  EXPECT_EQ(wrote(servo, at::kMaxTorque, {100, 0}), 0);
  EXPECT_EQ(servo.value(at::kTorqueLimit), 1023);
  servo.set(*find_register("position"), 300);
  servo.power_cycle();
  EXPECT_EQ(servo.value(at::kTorqueLimit), 100) << "copied at power-on";
  EXPECT_EQ(servo.value(at::kGoal), 300) << "it stays where it is";
  EXPECT_FALSE(servo.holds());
}

TEST(EmulatedServo, AnswersWhatItIsAskedForAndNoMore) {
  EmulatedServo servo{1};
  const auto errors = [&](Instruction what, const Bytes& parameters) {
    const auto status = servo.handle(with(1, what, parameters));
    return status ? static_cast<int>(status->code) : -1;
  };
  EXPECT_EQ(errors(Instruction::Write, {49, 0, 0}), kRangeError) << "beyond the table";
  EXPECT_EQ(errors(Instruction::Read, {40, 20}), kRangeError);
  EXPECT_EQ(errors(Instruction::Read, {40}), kRangeError);
  EXPECT_EQ(errors(Instruction::Write, {31, 4}), kRangeError | kAngleError) << "half a word can be too much as well";
  EXPECT_EQ(errors(Instruction::Write, {6, 100, 0}), 0);
  EXPECT_EQ(errors(Instruction::Write, {30, 99, 0}), kAngleError);
  EXPECT_EQ(errors(static_cast<Instruction>(0x92), {0}), kInstructionError) << "an AX-12 does not know BULK_READ";
  EXPECT_EQ(errors(Instruction::Action, {}), kInstructionError) << "nothing is held";
  EXPECT_EQ(servo.misheard()->code, kChecksumError);
  EXPECT_EQ(errors(Instruction::Write, {47, 1}), 0);
  EXPECT_EQ(errors(Instruction::Write, {6, 0, 0}), kRangeError) << "frozen until power-off";
  EXPECT_EQ(errors(Instruction::Write, {47, 0}), kRangeError) << "and so is the lock";
  EXPECT_EQ(errors(Instruction::Write, {25, 1}), 0) << "the rest is not";
  servo.power_cycle();
  EXPECT_EQ(errors(Instruction::Write, {16, 1}), 0);
  EXPECT_EQ(errors(Instruction::Write, {25, 1}), -1);
  EXPECT_EQ(errors(Instruction::Read, {25, 1}), 0);
  EXPECT_FALSE(servo.misheard());
  servo.set(*find_register("status_level"), 0);
  EXPECT_EQ(errors(Instruction::Read, {25, 1}), -1);
  EXPECT_EQ(errors(Instruction::Ping, {}), 0);
}

TEST(EmulatedServo, ResetMakesItNew) {
  EmulatedServo servo{9};
  (void)wrote(servo, at::kReturnDelay, {0});
  (void)wrote(servo, at::kGoal, {1, 0});
  ASSERT_TRUE(servo.handle(instruction(9, Instruction::Reset)));
  EXPECT_EQ(servo.id(), 1);
  EXPECT_EQ(servo.value(at::kReturnDelay), 250);
  EXPECT_FALSE(servo.holds());
}

TEST(EmulatedServo, AHeldWriteWaitsForAction) {
  EmulatedServo servo{1};
  EXPECT_EQ(wrote(servo, at::kGoal, {100, 0}, Instruction::RegWrite), 0);
  EXPECT_EQ(servo.value(at::kRegistered), 1);
  EXPECT_EQ(servo.value(at::kGoal), 512);
  EXPECT_FALSE(servo.handle(instruction(kBroadcast, Instruction::Action)));
  EXPECT_EQ(servo.value(at::kGoal), 100);
  EXPECT_EQ(servo.value(at::kRegistered), 0);
}

TEST(EmulatedServo, TurnsAsFastAsItIsToldAndArrives) {
  EmulatedServo servo{7};
  // 100 steps of 0.111 rpm for a second are 66.6 degrees, 227 steps; the joint lags behind by what drives it
  (void)wrote(servo, at::kGoal, {0xff, 3, 100, 0});
  servo.advance(1000_ms);
  EXPECT_NEAR(servo.value(at::kPosition), 512 + 227, 12);
  EXPECT_EQ(servo.value(at::kMoving), 1);
  EXPECT_NEAR(servo.value(at::kPresentSpeed), 100, 3);
  EXPECT_GT(signed_count(servo.value(at::kLoad)), 0);

  servo.advance(2000_ms);
  EXPECT_NEAR(servo.value(at::kPosition), 1023, 3);
  EXPECT_EQ(servo.value(at::kMoving), 0);
  EXPECT_EQ(servo.value(at::kPresentSpeed), 0);

  // as fast as it can: 59 rpm at 12 V, a little less at 11.1 V and with friction, clockwise
  (void)wrote(servo, at::kGoal, {0, 0, 0, 0});
  servo.advance(500_ms);
  EXPECT_NEAR(signed_count(servo.value(at::kPresentSpeed)) * kRpmPerStep, -52, 3);
}

TEST(EmulatedServo, HasTheComplianceOfItsSide) {
  EmulatedServo servo{1};
  // margins 2 and 5, slopes 16 (clockwise) and 100, which is 64
  ASSERT_EQ(wrote(servo, at::kCwMargin, {2, 5, 16, 100}), 0);
  ASSERT_EQ(wrote(servo, at::kPunch, {64, 0}), 0);
  ASSERT_EQ(wrote(servo, at::kGoal, {0, 2, 0, 0}), 0);
  ASSERT_EQ(wrote(servo, at::kTorqueLimit, {0xff, 1}), 0);
  const auto drive_at = [&](int steps) {
    servo.set_measured(steps * kRadiansPerStep, 0);
    servo.advance(Duration{1});
    return servo.drive();
  };
  const double limit = 511.0 / 1023;
  const double punch = 64.0 / 1023;
  EXPECT_EQ(drive_at(2), 0);
  EXPECT_EQ(drive_at(-5), 0);
  EXPECT_NEAR(drive_at(2 + 8), -(punch + limit) / 2, 1e-12) << "half the slope on the clockwise side";
  EXPECT_NEAR(drive_at(-5 - 32), (punch + limit) / 2, 1e-12);
  EXPECT_NEAR(drive_at(100), -limit, 1e-12);
  EXPECT_EQ(servo.setting(false).slope, 16);
  EXPECT_EQ(servo.setting(true).slope, 64);
  EXPECT_EQ(servo.setting().margin, 2) << "it drives clockwise now";
  servo.advance(Duration{1});
  EXPECT_EQ(signed_count(servo.value(at::kLoad)), -511);
  EXPECT_EQ(wrote(servo, at::kTorqueEnable, {0}), 0);
  EXPECT_EQ(drive_at(100), 0);
  EXPECT_EQ(servo.setting().torque_limit, 0);
}

TEST(EmulatedServo, ShutsDownUnderOverloadAndComesBackWhenItHasRested) {
  EmulatedServo servo{1};
  servo.set_measured(0, 0);
  ASSERT_EQ(wrote(servo, at::kGoal, {0xff, 3, 0, 0}), 0);
  servo.advance(900_ms);
  EXPECT_EQ(servo.drive(), 1) << "the joint is held by somebody stronger";
  EXPECT_EQ(errors_now(servo), 0);

  servo.advance(200_ms);
  EXPECT_EQ(errors_now(servo), kOverloadError);
  EXPECT_EQ(servo.value(at::kTorqueLimit), 0);
  EXPECT_EQ(servo.drive(), 0) << "limp";
  // the lamp blinks, although it is off
  const bool lit = servo.led();
  servo.advance(Duration{250'000'000});
  EXPECT_NE(servo.led(), lit);

  EXPECT_EQ(wrote(servo, at::kTorqueLimit, {0xff, 3}), kOverloadError);
  EXPECT_EQ(servo.value(at::kTorqueLimit), 0) << "too early";
  servo.advance(1000_ms);
  EXPECT_EQ(errors_now(servo), 0);
  EXPECT_EQ(servo.value(at::kTorqueLimit), 0) << "not by itself";
  EXPECT_FALSE(servo.led());
  EXPECT_EQ(wrote(servo, at::kTorqueLimit, {0xff, 3}), 0);
  servo.advance(10_ms);
  EXPECT_EQ(servo.drive(), 1);
}

TEST(EmulatedServo, GoesLimpWhenItIsTooHot) {
  EmulatedServo servo{1, {.heat = true}};
  servo.set_measured(0, 0);
  // overload is not to shut it down this time
  ASSERT_EQ(wrote(servo, at::kShutdown, {kHeatError}), 0);
  ASSERT_EQ(wrote(servo, at::kGoal, {0xff, 3, 0, 0}), 0);
  int ms = 0;
  for (; servo.value(at::kTorqueLimit) > 0 && ms < 300'000; ++ms) servo.advance(1_ms);
  EXPECT_GT(ms, 10'000);
  EXPECT_LT(ms, 60'000);
  EXPECT_GT(servo.value(at::kTemperature), 70);
  EXPECT_EQ(errors_now(servo) & kHeatError, kHeatError);
  servo.advance(600'000_ms);
  EXPECT_LT(servo.value(at::kTemperature), 40) << "it cools";
  EXPECT_EQ(errors_now(servo), 0);

  EmulatedServo cold{1};
  cold.set_measured(0, 0);
  (void)wrote(cold, at::kGoal, {0xff, 3, 0, 0});
  cold.advance(60'000_ms);
  EXPECT_EQ(cold.value(at::kTemperature), 30) << "only where heat is wanted";
}

TEST(EmulatedServo, TellsOfAnEmptyBattery) {
  EmulatedServo servo{1};
  servo.set_supply(5.5);
  EXPECT_EQ(errors_now(servo), kVoltageError);
  servo.advance(10_ms);
  EXPECT_EQ(servo.value(at::kTorqueLimit), 1023) << "not in the factory's mask";
  EXPECT_EQ(servo.value(at::kVoltage), 55);
}

TEST(EmulatedServo, IsAWheelWhereBothLimitsAreZero) {
  EmulatedServo servo{1};
  ASSERT_EQ(wrote(servo, at::kCwLimit, {0, 0, 0, 0}), 0);
  ASSERT_EQ(wrote(servo, at::kTorqueEnable, {1}), 0);
  ASSERT_EQ(wrote(servo, at::kSpeed, {0xff, 3 + 4}), 0) << "all it has, clockwise";
  servo.advance(300_ms);
  EXPECT_NEAR(signed_count(servo.value(at::kPresentSpeed)), -900, 60) << "of 1023 at 12 V";
  EXPECT_EQ(signed_count(servo.value(at::kLoad)), -1023);
  EXPECT_EQ(servo.value(at::kMoving), 1);
  double turned = 0;
  for (double before = servo.angle(), i = 0; i < 2000; ++i, before = servo.angle()) {
    servo.advance(1_ms);
    turned += std::remainder(servo.angle() - before, 2 * kPi);
  }
  EXPECT_LT(turned, -10) << "round and round";
  ASSERT_EQ(wrote(servo, at::kSpeed, {0, 0}), 0);
  servo.advance(1000_ms);
  EXPECT_EQ(servo.value(at::kPresentSpeed), 0);
}

TEST(EmulatedServo, PlayInTheGearsLeavesTheHornBehind) {
  const auto stands = [](double backlash) {
    EmulatedServo servo{1, {.backlash = backlash}};
    (void)wrote(servo, at::kGoal, {88, 2, 100, 0});
    servo.advance(3000_ms);
    return servo.value(at::kPosition);
  };
  EXPECT_NEAR(stands(0), 600, 2);
  EXPECT_NEAR(stands(0.01), 600, 4);
  // the horn does not move before the motor has crossed the play
  FreeJoint joint;
  const body::ServoModel servo;
  while (joint.motor < 0.004) joint.advance(servo, 0.2, 11.1, 0.01, 1e-3);
  EXPECT_EQ(joint.angle, 0);
  while (joint.motor < 0.05) joint.advance(servo, 0.2, 11.1, 0.01, 1e-3);
  EXPECT_NEAR(joint.angle, joint.motor - 0.005, 1e-12);
}

TEST(EmulatedServo, FrictionHoldsAJointThatNobodyDrives) {
  FreeJoint joint{.motor = 0, .angle = 0, .speed = 1};
  const body::ServoModel servo;
  for (int i = 0; i < 500; ++i) joint.advance(servo, 0, 11.1, 0, 1e-3);
  EXPECT_EQ(joint.speed, 0);
  const double rest = joint.angle;
  // 0.04 N·m is less than the friction of 0.07
  for (int i = 0; i < 500; ++i) joint.advance(servo, 0.03, 11.1, 0, 1e-3);
  EXPECT_EQ(joint.angle, rest);
}

}  // namespace
}  // namespace cancha::act
