#pragma once

#include "codegen/board/pins.h"

namespace cancha::codegen {

struct ArduinoSettings {
  bool pull_up = false;  ///< boolean inputs are drawn to 1 by the chip where nothing is connected
};

/// A sketch for the Arduino UNO around a generated machine: NAME.ino, a Makefile, and hooks.c where there are hooks.
/// NAME.h and NAME.c belong beside them. Works in the Arduino IDE, if the folder is called NAME, and with Debian's
/// avr-gcc and arduino-core-avr: make, make size, make upload PORT=/dev/ttyACM0.
///
/// Booleans are levels of pins. Numbers are analogRead's counts, 0 to 1023, and analogWrite's, 0 to 255, kept within
/// the port's own range.
[[nodiscard]] BoardFiles arduino_files(const Interface& interface, const ArduinoSettings& settings = {});

/// The Makefile for a sketch of this name, with Debian's packages.
[[nodiscard]] GeneratedFile arduino_makefile(const std::string& name);

}  // namespace cancha::codegen
