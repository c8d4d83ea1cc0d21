#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/result.h"
#include "base/time.h"

namespace cancha::act {

/// Our end of a serial line without hardware. The other end is the device file `path()`, which anybody may open like a
/// serial port. Bytes take no time on it, whatever its speed.
class PseudoTerminal {
 public:
  [[nodiscard]] static Result<PseudoTerminal> open();

  PseudoTerminal(PseudoTerminal&& other) noexcept;
  PseudoTerminal& operator=(PseudoTerminal&& other) = delete;
  /// Whoever has the other end open finds the line down.
  ~PseudoTerminal();

  [[nodiscard]] const std::string& path() const { return path_; }
  /// The speed that the other end has set.
  [[nodiscard]] int baud() const;
  /// To be waited for together with other things.
  [[nodiscard]] int descriptor() const { return master_; }

  /// What is there, after waiting no longer than `patience` for it.
  [[nodiscard]] std::size_t read(std::span<std::uint8_t> room, Duration patience);
  /// False where the bytes found no room, because nobody reads.
  bool write(std::span<const std::uint8_t> bytes);

 private:
  PseudoTerminal(int master, int slave, std::string path) : master_{master}, slave_{slave}, path_{std::move(path)} {}

  int master_ = -1;
  int slave_ = -1;  ///< kept open, so that the line is up although nobody has opened the other end
  std::string path_;
};

}  // namespace cancha::act
