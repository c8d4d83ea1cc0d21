#pragma once

#include <filesystem>
#include <string>

#include "base/result.h"
#include "codegen/generate.h"
#include "decide/program/program.h"

/// Whether generated code does what the engine does.
namespace cancha::codegen {

struct VerifySettings {
  Settings generate{};             ///< how the code is made
  std::filesystem::path folder;    ///< to work in
  std::filesystem::path emulator;  ///< cancha-avr
  std::size_t steps = 1'000'000;   ///< at random, where not everything can be tried
  std::uint64_t seed = 1;
};

struct Verified {
  bool everything = false;      ///< every input in every situation was tried
  std::size_t steps = 0;        ///< of the engine and of C on this computer
  std::size_t board_steps = 0;  ///< of the sketch on the emulated chip
  std::string no_board;         ///< why the sketch was not run; empty = it was
};

/// Runs a program on the engine, as C on this computer, and as the very sketch that users get on an emulated ATmega328P
/// whose clock is put on from step to step. An error tells the first step at which one of them differs.
[[nodiscard]] Result<Verified> verify(const decide::program::Program& program, const VerifySettings& settings);

}  // namespace cancha::codegen
