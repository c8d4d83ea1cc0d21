#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

#include "base/result.h"
#include "codegen/generate.h"

/// How much of a board generated code takes, as the board's own compiler makes it.
namespace cancha::codegen {

struct ProgramSize {
  std::uint32_t flash = 0;  ///< code, tables and the first values of variables
  std::uint32_t ram = 0;    ///< variables; what calls need comes on top

  bool operator==(const ProgramSize&) const = default;
};

/// What a board has for a program: the UNO's chip, or the CM-900, without their loaders.
[[nodiscard]] ProgramSize room_of(Target target);

/// The compiler whose figures these are: avr-gcc, or arm-none-eabi-gcc for the CM-900.
[[nodiscard]] std::string_view compiler_of(Target target);

/// The whole program of a board, linked as its Makefile does. Works in a folder, which is made. An error where the
/// compiler is not there, or the program does not fit.
[[nodiscard]] Result<ProgramSize> whole_size(const Generated& made, Target target, const std::filesystem::path& folder);

/// The machine alone, with what it takes from the compiler's libraries, without start-up code and without functions of
/// the user's. Code for any C compiler is measured with avr-gcc, with one machine; for C++ there is no board.
[[nodiscard]] Result<ProgramSize> machine_size(const Generated& made, Target target,
                                               const std::filesystem::path& folder);

}  // namespace cancha::codegen
