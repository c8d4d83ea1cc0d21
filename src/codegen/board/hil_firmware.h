#pragma once

#include "codegen/board/pins.h"

namespace cancha::codegen {

/// Exact on an UNO, whose 115200 is off by 2 %.
constexpr int kHilBaud = 250000;

/// A sketch for the Arduino UNO that reads and writes pins on request, for a behaviour that runs on the computer:
/// NAME_hil.ino and a Makefile. Where nothing was heard for a second all outputs become 0. Pins 0 and 1 belong to the
/// serial line.
[[nodiscard]] BoardFiles hil_firmware(const Interface& interface);

/// What `check_pins` finds, and ports on the pins of the serial line.
[[nodiscard]] std::vector<Error> check_hil_pins(const Interface& interface);

/// A number that is the same on both sides if ports and pins are.
[[nodiscard]] std::uint16_t hil_fingerprint(const Interface& interface);

}  // namespace cancha::codegen
