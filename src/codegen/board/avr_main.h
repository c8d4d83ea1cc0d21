#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "codegen/board/pins.h"

namespace cancha::codegen {

struct AvrMainSettings {
  bool handshake = false;  ///< step once for each change of a strobe pin instead of by time; for tests, see below
  bool pull_up = false;    ///< boolean inputs are drawn to 1 by the chip where nothing is connected
};

/// main.c and a Makefile for an ATmega328P without the Arduino core: registers only, so it is small. The same pins as
/// the UNO's. Timer 1 keeps the time, so its pins 9 and 10 cannot give numbers.
///
/// With `handshake`, the program waits for a change of the strobe pin, reads, steps once, writes, and turns the
/// acknowledge pin over; time goes on by one sample at each step. Ports without a pin, and all numbers, then go through
/// the arrays NAME_box_in and NAME_box_out (int32_t, in the order of box_ports) that an emulator can reach.
[[nodiscard]] BoardFiles avr_main_files(const Interface& interface, const AvrMainSettings& settings = {});

/// Pins that cannot give numbers here, though the chip could: those of timer 1.
constexpr std::array<int, 2> kTimerPins{9, 10};

/// How often timer 1 must go round for one sample, so that its counts fit.
[[nodiscard]] int timer_rounds(int sample_ms);

/// The Makefile alone, for other C around a machine.
[[nodiscard]] GeneratedFile avr_makefile(const std::string& name);

/// The wires of the handshake and which ports go which way.
struct HandshakePlan {
  int strobe = -1;
  int acknowledge = -1;
  std::vector<std::size_t> pin_inputs;  ///< places in Interface::inputs, which is also the order of bits of a step
  std::vector<std::size_t> box_inputs;
  std::vector<std::size_t> pin_outputs;
  std::vector<std::size_t> box_outputs;
};

/// An error where fewer than two pins are free.
[[nodiscard]] Result<HandshakePlan> handshake_plan(const Interface& interface);

}  // namespace cancha::codegen
