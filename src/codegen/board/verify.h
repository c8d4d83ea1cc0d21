#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"
#include "codegen/generate.h"
#include "decide/program/program.h"

/// Whether generated code does what the engine does.
namespace cancha::codegen {

struct VerifySettings {
  Settings generate{};             ///< how the code is made
  std::filesystem::path folder;    ///< to work in
  std::filesystem::path emulator;  ///< cancha-avr
  std::filesystem::path from{};    ///< a folder with files for generate.target that are tried instead of fresh ones
  std::size_t steps = 1'000'000;   ///< at random, where not everything can be tried
  std::uint64_t seed = 1;
};

/// What was run on the emulated chip, and what came out.
struct ChipResult {
  bool sketch = false;        ///< the very sketch, by its pins; otherwise the machine alone, through variables
  std::size_t steps = 0;      ///< 0 = it could not be run
  std::string why{};          ///< it was not run, or is not the sketch
  std::size_t otherwise = 0;  ///< steps at which its decimals of 32 bits lead to other actions than the engine's
};

struct Verified {
  bool everything = false;  ///< every input in every situation was tried
  std::size_t steps = 0;    ///< of the engine and of C on this computer
  std::size_t runs = 0;     ///< from the beginning
  std::vector<ChipResult> chip{};
};

/// Runs a program on the engine, as C on this computer, and as what users get on an emulated ATmega328P: the sketch,
/// whose clock is put on from step to step, and where that has too few pins or decimals as inputs, the machine alone.
/// An error tells the first step at which one of them differs, with its inputs.
///
/// Where the chip computes with decimals of 32 bits, it is compared with the same C with such decimals on this
/// computer, bit by bit, and steps at which that acts otherwise than the engine are counted.
[[nodiscard]] Result<Verified> verify(const decide::program::Program& program, const VerifySettings& settings);

}  // namespace cancha::codegen
