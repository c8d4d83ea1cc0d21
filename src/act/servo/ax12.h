#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

/// The AX-12's control table: what can be read and written of a servo, in one list for the bus, the emulator, the
/// command line and the documentation.
namespace cancha::act {

enum class Access : std::uint8_t {
  Read,   ///< measured by the servo
  Write,  ///< lost at power-off
  Keep    ///< survives power-off; slow to write, never in a control loop
};

struct Register {
  std::string_view name;
  std::uint8_t address = 0;
  std::uint8_t size = 1;  ///< bytes; two have the low one first
  Access access = Access::Read;
  std::uint16_t factory = 0;
  std::uint16_t least = 0;
  std::uint16_t most = 0;
  double scale = 1.0;  ///< a count is so many units
  std::string_view unit{};
  std::string_view meaning{};
};

inline constexpr std::size_t kTableBytes = 50;

[[nodiscard]] std::span<const Register> ax12_registers();

/// By name; nothing where there is none.
[[nodiscard]] const Register* find_register(std::string_view name);

/// The register to which a byte of the table belongs; nothing for reserved ones.
[[nodiscard]] const Register* register_at(std::uint8_t address);

/// "overload, heat" of the bits of a status; empty for none.
[[nodiscard]] std::string error_words(std::uint8_t bits);

}  // namespace cancha::act
