#pragma once

#include <cstdint>

#include "codegen/board/pins.h"

namespace cancha::codegen {

struct Cm900Settings {
  bool pull_up = false;  ///< boolean inputs are drawn to 1 by the chip where nothing is connected
};

/// A program for the ROBOTIS CM-900 (STM32F103C8, Cortex-M3) around a generated machine: main.c with registers only,
/// startup.c with the vector table, cm900.ld, a Makefile for arm-none-eabi-gcc, and hooks.c where there are hooks.
/// NAME.h and NAME.c belong beside them.
///
/// The chip runs from its own oscillator at 8 MHz, whatever the boot loader has left; that is good to 1 %. Numbers mean
/// the same as on the Arduino: 0 to 1023 in, 0 to 255 out.
///
/// Whoever defines REG(address) and IDLE() before including main.c gets its accesses to registers and its sleep.
[[nodiscard]] BoardFiles cm900_files(const Interface& interface, const Cm900Settings& settings = {});

/// The channel of the converter that measures a port's pin.
[[nodiscard]] int cm900_channel(const Port& port);

/// The timer that gives a number to a port's pin: its address, and which of its four channels.
struct Cm900Timer {
  std::uint32_t address = 0;
  int channel = 0;
};
[[nodiscard]] Cm900Timer cm900_timer(const Port& port);

}  // namespace cancha::codegen
