#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"
#include "codegen/board/chip_run.h"
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
  unsigned threads =
      0;  ///< runs at the same time; 0 = as many as there are cores, at most eight. The result is the same
};

/// What was run of a board's program, and what came out.
struct ChipResult {
  Around around = Around::Sketch;
  std::size_t steps = 0;      ///< 0 = it could not be run
  std::string why{};          ///< it was not run, or is not the whole program
  std::size_t otherwise = 0;  ///< steps at which its decimals of 32 bits lead to other actions than the engine's
};

struct Verified {
  bool everything = false;  ///< every input in every situation was tried
  std::size_t steps = 0;    ///< of the engine and of C on this computer
  std::size_t runs = 0;     ///< from the beginning
  std::vector<ChipResult> chip{};
};

/// Runs a program on the engine, as C on this computer, and as what users get for a board.
///
///     target             what is run                              where there are too few pins, or decimals as inputs
///     c, cpp, arduino    the sketch on an emulated ATmega328P     the machine alone on it
///     avr                bare main.c on it                        the machine alone on it
///     cm900              main.c here, registers as variables      nothing: the machine is compiled for the board
///
/// Each is built by its board's own compiler and Makefile; clocks are put on from step to step. An error tells the
/// first step at which one of them differs, with its inputs.
///
/// Where the chip computes with decimals of 32 bits, it is compared with the same C with such decimals on this
/// computer, bit by bit, and steps at which that acts otherwise than the engine are counted.
[[nodiscard]] Result<Verified> verify(const decide::program::Program& program, const VerifySettings& settings);

}  // namespace cancha::codegen
