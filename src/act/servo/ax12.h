#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/geometry.h"
#include "messages/joints.h"

/// The AX-12's control table: what can be read and written of a servo, in one list for the bus, the emulator, the
/// command line and the documentation.
namespace cancha::act {

enum class Access : std::uint8_t {
  Read,   ///< measured by the servo
  Write,  ///< lost at power-off
  Keep    ///< survives power-off; slow to write, never in a control loop
};

struct Register {
  std::string_view name;
  std::uint8_t address = 0;
  std::uint8_t size = 1;  ///< bytes; two have the low one first
  Access access = Access::Read;
  std::uint16_t factory = 0;
  std::uint16_t least = 0;
  std::uint16_t most = 0;
  double scale = 1.0;  ///< a count is so many units
  std::string_view unit{};
  std::string_view meaning{};
};

inline constexpr std::size_t kTableBytes = 50;

/// Where registers lie that programs use; all of them, with their names, are in ax12_registers().
namespace at {
inline constexpr std::uint8_t kModel = 0;
inline constexpr std::uint8_t kId = 3;
inline constexpr std::uint8_t kBaud = 4;
inline constexpr std::uint8_t kReturnDelay = 5;
inline constexpr std::uint8_t kCwLimit = 6;
inline constexpr std::uint8_t kCcwLimit = 8;
inline constexpr std::uint8_t kHeatLimit = 11;
inline constexpr std::uint8_t kLeastVoltage = 12;
inline constexpr std::uint8_t kMostVoltage = 13;
inline constexpr std::uint8_t kMaxTorque = 14;
inline constexpr std::uint8_t kStatusLevel = 16;
inline constexpr std::uint8_t kAlarmLed = 17;
inline constexpr std::uint8_t kShutdown = 18;
inline constexpr std::uint8_t kTorqueEnable = 24;
inline constexpr std::uint8_t kLed = 25;
inline constexpr std::uint8_t kCwMargin = 26;
inline constexpr std::uint8_t kCcwMargin = 27;
inline constexpr std::uint8_t kCwSlope = 28;
inline constexpr std::uint8_t kCcwSlope = 29;
inline constexpr std::uint8_t kGoal = 30;
inline constexpr std::uint8_t kSpeed = 32;
inline constexpr std::uint8_t kTorqueLimit = 34;
inline constexpr std::uint8_t kPosition = 36;
inline constexpr std::uint8_t kPresentSpeed = 38;
inline constexpr std::uint8_t kLoad = 40;
inline constexpr std::uint8_t kVoltage = 42;
inline constexpr std::uint8_t kTemperature = 43;
inline constexpr std::uint8_t kRegistered = 44;
inline constexpr std::uint8_t kMoving = 46;
inline constexpr std::uint8_t kLock = 47;
inline constexpr std::uint8_t kPunch = 48;
}  // namespace at

[[nodiscard]] std::span<const Register> ax12_registers();

/// By name; nothing where there is none.
[[nodiscard]] const Register* find_register(std::string_view name);

/// The register to which a byte of the table belongs; nothing for reserved ones.
[[nodiscard]] const Register* register_at(std::uint8_t address);

/// Why bytes must not be written at an address (unknown or measured registers, halves of a word, values out of range);
/// empty where they may.
[[nodiscard]] std::string write_fault(std::uint8_t address, std::span<const std::uint8_t> bytes);

/// "overload, heat" of the bits of a status; empty for none.
[[nodiscard]] std::string error_words(std::uint8_t bits);

// Counts of the servo and what they mean. Whoever speaks with servos and whoever imitates them uses these functions, so
// that a goal is the same number on both sides: position_count(angle_of(n)) == n, and the same for speeds.

inline constexpr std::uint16_t kMiddle = 512;  ///< 0 rad
inline constexpr std::uint16_t kMostCount = 1023;
inline constexpr std::uint16_t kClockwise = 1024;  ///< the bit of a speed or load that turns it round
inline constexpr double kRadiansPerStep = from_degrees(300) / 1023;
inline constexpr double kRpmPerStep = 0.111;
inline constexpr double kSpeedPerStep = kRpmPerStep * kPi / 30;  ///< rad/s

/// What one servo is told in a cycle, in its own counts.
struct ServoGoal {
  std::uint8_t id = 0;
  std::uint16_t position = kMiddle;  ///< 0 to 1023
  std::uint16_t speed = 0;           ///< 0 to 1023; 0 = as fast as it can

  friend constexpr bool operator==(const ServoGoal&, const ServoGoal&) = default;
};

/// Radians of a position, counter-clockwise positive.
[[nodiscard]] double angle_of(std::uint16_t position);
/// The nearest position of an angle; angles that the servo cannot reach give its end. Not for NaN.
[[nodiscard]] std::uint16_t position_count(double angle);
/// rad/s of a speed; 0 = as fast as it can.
[[nodiscard]] double speed_of(std::uint16_t speed);
/// The nearest speed; never 0 for a slow one, because 0 means full speed. Not for NaN.
[[nodiscard]] std::uint16_t speed_count(double speed);
/// A count whose bit 10 means clockwise, as a number with a sign, and the other way round.
[[nodiscard]] int signed_count(std::uint16_t count);
[[nodiscard]] std::uint16_t with_direction(double counts);

/// A goal of a joint as the servo is told it, and what the servo makes of that.
[[nodiscard]] ServoGoal servo_goal(std::uint8_t id, JointGoal goal);
[[nodiscard]] JointGoal joint_goal(const ServoGoal& goal);

/// The slope that a value of the register stands for: 2, 4, 8, … 128 steps.
[[nodiscard]] int effective_slope(std::uint16_t value);

}  // namespace cancha::act
