#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "act/serial/serial_port.h"
#include "base/descriptor.h"
#include "base/result.h"
#include "base/time.h"

namespace cancha::act {

/// Which pin says who speaks on a line that serves both directions: high while we send, low otherwise.
struct Direction {
  enum class Kind : std::uint8_t {
    None,   ///< the adapter does it by itself
    Rts,    ///< a line of the serial port
    Dtr,    ///< likewise
    Sysfs,  ///< a pin by the kernel's old interface, files in a folder
    Chip    ///< a pin by its present interface, a device like /dev/gpiochip0
  };

  Kind kind = Kind::None;
  unsigned pin = 0;
  std::string chip{};                                   ///< "gpiochip0"
  bool low_to_send = false;                             ///< the other way round
  Duration least_hold{};                                ///< from the write on it says "send" for no less than this
  std::string sysfs = "/sys/class/gpio";                ///< where the pins' files are
  std::string devices = "/dev";                         ///< where the chips are
  int (*control)(int, unsigned long, void*) = nullptr;  ///< in place of the kernel's ioctl, for tests
};

/// Reads "none", "rts", "dtr", "gpio:18", "gpiochip0:18"; with ":low" behind it low means sending.
[[nodiscard]] Result<Direction> direction_of(std::string_view text);

/// The pin itself. It says "listen" from the beginning and when it goes: two who send at once may damage one another.
class DirectionPin {
 public:
  [[nodiscard]] static Result<DirectionPin> open(const Direction& direction, const SerialPort& port);

  DirectionPin(DirectionPin&&) = default;
  DirectionPin& operator=(DirectionPin&& other) = delete;
  ~DirectionPin();

  /// There is one; otherwise set() does nothing.
  [[nodiscard]] bool used() const { return direction_.kind != Direction::Kind::None; }
  [[nodiscard]] Result<void> set(bool sending);

 private:
  explicit DirectionPin(Direction direction) : direction_{std::move(direction)} {}
  [[nodiscard]] Result<void> open_sysfs();
  [[nodiscard]] Result<void> open_chip();
  /// Asks the kernel; 0 where it has done so.
  [[nodiscard]] int control(int descriptor, unsigned long request, void* argument) const;

  Direction direction_;
  Descriptor descriptor_;  ///< of the pin; of the port for its own lines
};

}  // namespace cancha::act
