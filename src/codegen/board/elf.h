#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"

namespace cancha::codegen {

/// What a compiler for a small board has made: the bytes for its flash, and where things lie.
struct Firmware {
  enum class Machine { Avr, Arm };
  /// Bytes that belong together in flash.
  struct Part {
    std::uint32_t address = 0;
    std::vector<std::uint8_t> bytes;
  };

  Machine machine = Machine::Avr;
  std::uint32_t entry = 0;
  std::vector<Part> parts;                       ///< in the file's order
  std::map<std::string, std::uint32_t> symbols;  ///< functions and variables by name; AVR's RAM begins at 0x800000
  std::uint32_t flash_bytes = 0;                 ///< code and tables, and the first values of variables
  std::uint32_t ram_bytes = 0;                   ///< variables
};

/// Takes an ELF file of 32 bits, little-endian, for AVR or ARM, apart; refuses everything else with the reason.
[[nodiscard]] Result<Firmware> read_elf(std::span<const std::uint8_t> bytes, const std::string& name);
[[nodiscard]] Result<Firmware> read_elf_file(const std::filesystem::path& path);

}  // namespace cancha::codegen
