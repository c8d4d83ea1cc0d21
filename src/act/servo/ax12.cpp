#include "act/servo/ax12.h"

#include <algorithm>
#include <array>

namespace cancha::act {
namespace {

using enum Access;

constexpr double kDegreesPerStep = 300.0 / 1023.0;
constexpr double kRpmPerStep = 0.111;
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

}  // namespace cancha::act
