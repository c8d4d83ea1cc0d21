#pragma once

#include <cstdint>
#include <vector>

#include "decide/program/program.h"

/// What can be told of a cycle: who was active, who changed state, and why.
namespace cancha::decide::program {

/// One option or behaviour that was run.
struct Activation {
  std::uint32_t index = 0;  ///< option or behaviour
  std::uint16_t depth = 0;  ///< 0 = the root
  bool behaviour = false;
};

/// A comparison, or a boolean that was asked for, on the way to a decision.
struct Test {
  std::uint32_t expression = kNone;
  double left = 0.0;   ///< of the smaller side where the program says >
  double right = 0.0;  ///< nothing where a boolean was asked for
  bool outcome = false;
};

/// An option that changed its state.
struct Transition {
  std::uint32_t option = 0;
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  std::uint32_t decision = kNone;  ///< the leaf that said so
  Range tests{};                   ///< of the trace; those that led there. Only in traced ticks
};

/// What a traced tick keeps.
struct Trace {
  static constexpr std::size_t kMostTests = 1024;  ///< of a tick; further ones are not kept

  /// Where an option's decision ended, also where that was the state it was in.
  struct Leaf {
    std::uint32_t option = 0;
    std::uint32_t decision = kNone;
  };

  std::vector<Test> tests;
  std::vector<Leaf> leaves;              ///< of each active option, in their order
  std::vector<std::uint32_t> divisions;  ///< expressions that divided by 0
  std::vector<std::uint64_t> read;       ///< by symbol: the cycle in which it was read last
  std::uint64_t cycle = 0;

  [[nodiscard]] bool was_read(std::uint32_t symbol) const { return read[symbol] == cycle; }
};

}  // namespace cancha::decide::program
