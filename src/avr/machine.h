#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "base/result.h"
#include "codegen/board/elf.h"

struct avr_t;
struct avr_irq_t;

namespace cancha::avr {

constexpr int kPins = 20;  ///< of the UNO: 0 to 13, then A0 to A5
constexpr std::uint64_t kCyclesPerMicrosecond = 16;

/// An ATmega328P at 16 MHz, with the pins of an Arduino UNO. Its time goes on only while it is run. An interrupt by the
/// low level of pin 2 or 3 comes once for each fall of that level, not again and again.
class Machine {
 public:
  [[nodiscard]] static Result<Machine> start(const codegen::Firmware& firmware, const std::string& name);
  Machine(Machine&& other) noexcept;
  Machine& operator=(Machine&& other) = delete;
  ~Machine();

  /// Puts a level onto a pin from outside; a firmware that drives the pin itself wins.
  void set_level(int pin, bool high);
  /// A voltage on A0 to A5, as the count from 0 to 1023 that the firmware shall measure.
  void set_analog(int pin, int count);
  /// The level that the firmware gives to a pin, or that was put on it.
  [[nodiscard]] bool level(int pin) const;
  /// What the firmware gives to a pin by PWM, 0 to 255; its level where it does not.
  [[nodiscard]] int pwm(int pin) const;
  /// A wire: whatever the firmware puts onto `from`, `to` gets.
  void connect(int from, int to);

  /// Runs for a number of cycles. An error where the firmware has crashed or stopped.
  [[nodiscard]] Result<void> run(std::uint64_t cycles);
  /// Runs on until interrupts are allowed: then nothing is in the middle of what interrupts share with the program.
  [[nodiscard]] Result<void> run_until_interruptible();
  /// Runs until a pin changes its level; false where it has not after `limit` cycles.
  [[nodiscard]] Result<bool> run_until_change(int pin, std::uint64_t limit);
  /// Runs until `bytes` bytes of RAM (1 to 4, the lowest first) are a number, and up to a few dozen cycles beyond;
  /// false where they are not after `limit`.
  [[nodiscard]] Result<bool> run_until_is(std::uint16_t address, unsigned bytes, std::uint32_t number,
                                          std::uint64_t limit);
  /// Stops timer 1, so that only `ring_timer` makes its flag; both are for programs that poll that flag to keep time.
  void stop_timer();
  /// Raises the flag of timer 1 that its count was reached.
  void ring_timer();
  /// Runs until the program looks at that flag in vain; false where it has not after `limit` cycles.
  [[nodiscard]] Result<bool> run_until_waiting(std::uint64_t limit);
  /// A converter that is on measures in 26 cycles instead of the 1,664 that a sketch has chosen: most of a step would
  /// be waiting for it.
  void hurry_converter();
  [[nodiscard]] std::uint64_t cycles() const;

  /// Bytes of RAM, by their address in the chip.
  [[nodiscard]] std::uint8_t peek(std::uint16_t address) const;
  void poke(std::uint16_t address, std::uint8_t value);
  [[nodiscard]] std::uint16_t memory_end() const;

  /// Whether the serial line takes a byte now, and handing it one.
  [[nodiscard]] bool serial_ready() const;
  void serial_give(std::uint8_t byte);
  /// How long a byte takes on the line at the speed that the firmware has set.
  [[nodiscard]] std::uint64_t cycles_per_byte() const;
  /// The bytes that the firmware has sent since the last time.
  [[nodiscard]] std::vector<std::uint8_t> serial_take();

 private:
  struct Inside;
  explicit Machine(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;  ///< stays where it is: the emulator keeps pointers to it
};

}  // namespace cancha::avr
