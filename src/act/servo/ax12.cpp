#include "act/servo/ax12.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "base/expects.h"

namespace cancha::act {
namespace {

using enum Access;

constexpr double kDegreesPerStep = 300.0 / 1023.0;
constexpr double kPercentPerStep = 100.0 / 1023.0;

constexpr std::array kRegisters{
    Register{"model", 0, 2, Read, 12, 0, 65535, 1.0, "", "12 = AX-12"},
    Register{"firmware", 2, 1, Read, 24, 0, 255, 1.0, "", "version"},
    Register{"id", 3, 1, Keep, 1, 0, 253, 1.0, "", "on the bus"},
    Register{"baud", 4, 1, Keep, 1, 1, 254, 1.0, "", "2,000,000 / (value + 1) bits a second"},
    Register{"return_delay", 5, 1, Keep, 250, 0, 254, 2.0, "us", "before it answers"},
    Register{"cw_limit", 6, 2, Keep, 0, 0, 1023, kDegreesPerStep, "deg", "least goal; both limits 0 = wheel mode"},
    Register{"ccw_limit", 8, 2, Keep, 1023, 0, 1023, kDegreesPerStep, "deg", "greatest goal"},
    Register{"heat_limit", 11, 1, Keep, 70, 0, 100, 1.0, "C", "above it comes the heat alarm"},
    Register{"least_voltage", 12, 1, Keep, 60, 50, 160, 0.1, "V", "below it comes the voltage alarm"},
    Register{"most_voltage", 13, 1, Keep, 140, 50, 160, 0.1, "V", "above it likewise"},
    Register{"max_torque", 14, 2, Keep, 1023, 0, 1023, kPercentPerStep, "%", "torque_limit after power-on"},
    Register{"status_level", 16, 1, Keep, 2, 0, 2, 1.0, "", "answers: 0 to ping, 1 also to read, 2 to all"},
    Register{"alarm_led", 17, 1, Keep, 36, 0, 127, 1.0, "", "errors for which the LED blinks"},
    Register{"shutdown", 18, 1, Keep, 36, 0, 127, 1.0, "", "errors for which the torque goes"},
    Register{"torque_enable", 24, 1, Write, 0, 0, 1, 1.0, "", "1 = it holds its goal"},
    Register{"led", 25, 1, Write, 0, 0, 1, 1.0, "", ""},
    Register{"cw_margin", 26, 1, Write, 1, 0, 255, kDegreesPerStep, "deg", "so far off nothing is done"},
    Register{"ccw_margin", 27, 1, Write, 1, 0, 255, kDegreesPerStep, "deg", "likewise"},
    Register{"cw_slope", 28, 1, Write, 32, 0, 254, 1.0, "", "steps to full torque; rounded down to a power of two"},
    Register{"ccw_slope", 29, 1, Write, 32, 0, 254, 1.0, "", "likewise"},
    Register{"goal", 30, 2, Write, 512, 0, 1023, kDegreesPerStep, "deg", "512 is the middle"},
    Register{"speed", 32, 2, Write, 0, 0, 2047, kRpmPerStep, "rpm", "0 = as fast as it can"},
    Register{"torque_limit", 34, 2, Write, 1023, 0, 1023, kPercentPerStep, "%", "0 after a shutdown"},
    Register{"position", 36, 2, Read, 512, 0, 1023, kDegreesPerStep, "deg", "where it is"},
    Register{"present_speed", 38, 2, Read, 0, 0, 2047, kRpmPerStep, "rpm", "1024 and more = clockwise"},
    Register{"load", 40, 2, Read, 0, 0, 2047, kPercentPerStep, "%",
             "its own output, no sensor; 1024 and more = clockwise"},
    Register{"voltage", 42, 1, Read, 111, 0, 255, 0.1, "V", ""},
    Register{"temperature", 43, 1, Read, 30, 0, 255, 1.0, "C", ""},
    Register{"registered", 44, 1, Read, 0, 0, 1, 1.0, "", "a held write waits for ACTION"},
    Register{"moving", 46, 1, Read, 0, 0, 1, 1.0, "", "the goal is not reached yet"},
    Register{"lock", 47, 1, Write, 0, 0, 1, 1.0, "", "1 = what survives power-off is frozen until then"},
    Register{"punch", 48, 2, Write, 32, 32, 1023, kPercentPerStep, "%", "least output outside the margin"},
};

}  // namespace

std::span<const Register> ax12_registers() {
  return kRegisters;
}

const Register* find_register(std::string_view name) {
  const auto found = std::ranges::find(kRegisters, name, &Register::name);
  return found == kRegisters.end() ? nullptr : &*found;
}

const Register* register_at(std::uint8_t address) {
  const auto found = std::ranges::find_if(
      kRegisters, [&](const Register& r) { return address >= r.address && address < r.address + r.size; });
  return found == kRegisters.end() ? nullptr : &*found;
}

std::string error_words(std::uint8_t bits) {
  constexpr std::array<std::string_view, 7> kWords{"voltage",  "angle",    "heat",       "range",
                                                   "checksum", "overload", "instruction"};
  std::string text;
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    if ((bits >> i & 1u) == 0) continue;
    if (!text.empty()) text += ", ";
    text += kWords[i];
  }
  return text;
}

std::string write_fault(std::uint8_t address, std::span<const std::uint8_t> bytes) {
  if (bytes.empty()) return "there is nothing to write";
  for (std::size_t i = 0; i < bytes.size();) {
    const std::size_t place = address + i;
    const Register* const r = place < kTableBytes ? register_at(static_cast<std::uint8_t>(place)) : nullptr;
    if (!r) return fmt::format("there is no register at {}", place);
    if (r->access == Access::Read) return fmt::format("{} is measured by the servo and cannot be written", r->name);
    if (r->address != place || i + r->size > bytes.size()) return fmt::format("half of {} cannot be written", r->name);
    const unsigned value = bytes[i] | (r->size == 2 ? unsigned{bytes[i + 1]} << 8 : 0u);
    if (value < r->least || value > r->most) {
      return fmt::format("{} cannot be {}, only {} to {}", r->name, value, r->least, r->most);
    }
    i += r->size;
  }
  return {};
}

double angle_of(std::uint16_t position) {
  return (int{position} - int{kMiddle}) * kRadiansPerStep;
}

std::uint16_t position_count(double angle) {
  CANCHA_EXPECTS(!std::isnan(angle));
  return static_cast<std::uint16_t>(std::lround(std::clamp(kMiddle + angle / kRadiansPerStep, 0.0, 1023.0)));
}

double speed_of(std::uint16_t speed) {
  return speed * kSpeedPerStep;
}

std::uint16_t speed_count(double speed) {
  CANCHA_EXPECTS(!std::isnan(speed));
  if (speed <= 0) return 0;
  return static_cast<std::uint16_t>(std::lround(std::clamp(speed / kSpeedPerStep, 1.0, 1023.0)));
}

int signed_count(std::uint16_t count) {
  const int size = count & kMostCount;
  return (count & kClockwise) != 0 ? -size : size;
}

std::uint16_t with_direction(double counts) {
  const auto size = static_cast<unsigned>(std::lround(std::min(std::abs(counts), 1023.0)));
  return static_cast<std::uint16_t>(size | (counts < 0 && size > 0 ? unsigned{kClockwise} : 0u));
}

ServoGoal servo_goal(std::uint8_t id, JointGoal goal) {
  return {id, position_count(goal.angle), speed_count(goal.speed)};
}

JointGoal joint_goal(const ServoGoal& goal) {
  return {.angle = angle_of(goal.position), .speed = speed_of(goal.speed)};
}

int effective_slope(std::uint16_t value) {
  return static_cast<int>(std::bit_floor(std::clamp<unsigned>(value, 2, 128)));
}

}  // namespace cancha::act
