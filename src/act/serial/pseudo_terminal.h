#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "base/descriptor.h"
#include "base/result.h"
#include "base/time.h"

namespace cancha::act {

/// Our end of a serial line without hardware. The other end is the device file `path()`, which anybody may open like a
/// serial port. Bytes take no time on it, whatever its speed. When the object goes, whoever has the other end open
/// finds the line down.
class PseudoTerminal {
 public:
  [[nodiscard]] static Result<PseudoTerminal> open();

  [[nodiscard]] const std::string& path() const { return path_; }
  /// The speed that the other end has set.
  [[nodiscard]] int baud() const;
  /// To be waited for together with other things.
  [[nodiscard]] int descriptor() const { return master_.get(); }

  /// What is there, after waiting no longer than `patience` for it.
  [[nodiscard]] std::size_t read(std::span<std::uint8_t> room, Duration patience);
  /// False where the bytes found no room, because nobody reads.
  bool write(std::span<const std::uint8_t> bytes);

 private:
  PseudoTerminal(Descriptor master, Descriptor slave, std::string path)
      : master_{std::move(master)}, slave_{std::move(slave)}, path_{std::move(path)} {}

  Descriptor master_;
  Descriptor slave_;  ///< kept open, so that the line is up although nobody has opened the other end
  std::string path_;
};

}  // namespace cancha::act
