#include "act/servo/ax12.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <vector>

#include "body/servo.h"

namespace cancha::act {
namespace {

using Bytes = std::vector<std::uint8_t>;

/// A line of the manual's table.
struct Line {
  int address, size;
  Access access;
  int factory, least, most;
};

constexpr int kAny = -1;  // not said there

constexpr std::array kManual{Line{0, 2, Access::Read, 12, kAny, kAny},    Line{2, 1, Access::Read, kAny, kAny, kAny},
                             Line{3, 1, Access::Keep, 1, 0, 253},         Line{4, 1, Access::Keep, 1, 1, 254},
                             Line{5, 1, Access::Keep, 250, 0, 254},       Line{6, 2, Access::Keep, 0, 0, 1023},
                             Line{8, 2, Access::Keep, 1023, 0, 1023},     Line{11, 1, Access::Keep, 70, 0, 100},
                             Line{12, 1, Access::Keep, 60, 50, 160},      Line{13, 1, Access::Keep, 140, 50, 160},
                             Line{14, 2, Access::Keep, 1023, 0, 1023},    Line{16, 1, Access::Keep, 2, 0, 2},
                             Line{17, 1, Access::Keep, 36, 0, 127},       Line{18, 1, Access::Keep, 36, 0, 127},
                             Line{24, 1, Access::Write, 0, 0, 1},         Line{25, 1, Access::Write, 0, 0, 1},
                             Line{26, 1, Access::Write, 1, 0, 255},       Line{27, 1, Access::Write, 1, 0, 255},
                             Line{28, 1, Access::Write, 32, 0, 254},      Line{29, 1, Access::Write, 32, 0, 254},
                             Line{30, 2, Access::Write, kAny, 0, 1023},   Line{32, 2, Access::Write, 0, 0, 2047},
                             Line{34, 2, Access::Write, kAny, 0, 1023},   Line{36, 2, Access::Read, kAny, 0, 1023},
                             Line{38, 2, Access::Read, kAny, 0, 2047},    Line{40, 2, Access::Read, kAny, 0, 2047},
                             Line{42, 1, Access::Read, kAny, kAny, kAny}, Line{43, 1, Access::Read, kAny, kAny, kAny},
                             Line{44, 1, Access::Read, 0, 0, 1},          Line{46, 1, Access::Read, 0, 0, 1},
                             Line{47, 1, Access::Write, 0, 0, 1},         Line{48, 2, Access::Write, 32, 32, 1023}};

TEST(Ax12, TheTableIsTheManuals) {
  ASSERT_EQ(ax12_registers().size(), kManual.size());
  for (std::size_t i = 0; i < kManual.size(); ++i) {
    const Line& line = kManual[i];
    const Register& r = ax12_registers()[i];
    const auto agrees = [](int said, int is) { return said == kAny || said == is; };
    EXPECT_EQ(r.address, line.address) << r.name;
    EXPECT_EQ(r.size, line.size) << r.name;
    EXPECT_EQ(r.access, line.access) << r.name;
    EXPECT_TRUE(agrees(line.factory, r.factory)) << r.name;
    EXPECT_TRUE(agrees(line.least, r.least)) << r.name;
    EXPECT_TRUE(agrees(line.most, r.most)) << r.name;
  }
}

TEST(Ax12, TheTableHasNoTwoRegistersInOnePlace) {
  std::array<int, kTableBytes> used{};
  for (const Register& r : ax12_registers()) {
    for (int i = 0; i < r.size; ++i) ++used.at(r.address + static_cast<std::size_t>(i));
    EXPECT_EQ(find_register(r.name), &r);
    EXPECT_EQ(register_at(r.address), &r);
    EXPECT_LE(r.least, r.factory);
    EXPECT_LE(r.factory, r.most) << r.name;
  }
  for (const int count : used) EXPECT_LE(count, 1);
  EXPECT_EQ(error_words(0x24), "heat, overload");
}

TEST(Ax12, EveryCountComesBackFromItsAngleAndSpeed) {
  for (std::uint16_t n = 0; n <= kMostCount; ++n) {
    EXPECT_EQ(position_count(angle_of(n)), n);
    EXPECT_EQ(speed_count(speed_of(n)), n);
    const ServoGoal goal{7, n, static_cast<std::uint16_t>(kMostCount - n)};
    EXPECT_EQ(servo_goal(7, joint_goal(goal)), goal);
    EXPECT_EQ(signed_count(with_direction(n)), n);
    EXPECT_EQ(signed_count(with_direction(-static_cast<double>(n))), -n);
  }
}

TEST(Ax12, CountsAreThoseOfTheDataSheet) {
  EXPECT_EQ(angle_of(512), 0.0);
  EXPECT_NEAR(angle_of(1023) - angle_of(0), from_degrees(300), 1e-12);
  EXPECT_NEAR(speed_of(1023) * 30 / kPi, 113.6, 0.1);
  EXPECT_EQ(kRadiansPerStep, body::ServoModel{}.resolution) << "the controller counts in the same steps";
}

TEST(Ax12, WhatAServoCannotDoBecomesTheNextBest) {
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  EXPECT_EQ(position_count(100.0), 1023);
  EXPECT_EQ(position_count(-kInfinite), 0);
  EXPECT_EQ(speed_count(0), 0);
  EXPECT_EQ(speed_count(1e-6), 1) << "0 would be full speed";
  EXPECT_EQ(speed_count(kInfinite), 1023);
  EXPECT_DEATH((void)position_count(std::numeric_limits<double>::quiet_NaN()), "isnan");
}

TEST(Ax12, SlopesHaveSevenLevels) {
  for (const auto& [value, slope] : {std::pair{0, 2},
                                     {2, 2},
                                     {3, 2},
                                     {4, 4},
                                     {15, 8},
                                     {16, 16},
                                     {33, 32},
                                     {63, 32},
                                     {127, 64},
                                     {128, 128},
                                     {254, 128}}) {
    EXPECT_EQ(effective_slope(static_cast<std::uint16_t>(value)), slope) << value;
  }
}

TEST(Ax12, SaysWhyBytesMustNotBeWritten) {
  EXPECT_EQ(write_fault(30, Bytes{0xff, 3, 0, 0}), "");
  EXPECT_EQ(write_fault(24, Bytes{1, 0, 1, 1, 32, 32, 0, 2, 0, 0, 0xff, 3}), "") << "all that is set in one go";
  EXPECT_EQ(write_fault(30, Bytes{0, 4}), "goal cannot be 1024, only 0 to 1023");
  EXPECT_EQ(write_fault(31, Bytes{0}), "half of goal cannot be written");
  EXPECT_EQ(write_fault(30, Bytes{0}), "half of goal cannot be written");
  EXPECT_EQ(write_fault(36, Bytes{0, 0}), "position is measured by the servo and cannot be written");
  EXPECT_EQ(write_fault(10, Bytes{0}), "there is no register at 10");
  EXPECT_EQ(write_fault(48, Bytes{32, 0, 0}), "there is no register at 50");
  EXPECT_EQ(write_fault(48, Bytes{}), "there is nothing to write");
}

}  // namespace
}  // namespace cancha::act
