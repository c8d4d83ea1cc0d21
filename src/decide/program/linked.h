#pragma once

#include <cstdint>
#include <vector>

#include "decide/program/code.h"

/// What the engine keeps flat and close together, for speed; nobody else needs it.
namespace cancha::decide::program::detail {

/// A step whose cells have been looked up.
using Linked = Step;

/// Where an option stands: one line of the processor's cache.
struct OptionNow {
  std::uint64_t cycle = 0;           ///< in which it was active last
  std::int64_t activated = 0;        ///< ms
  std::int64_t entered = 0;          ///< ms, the state
  const Linked* common = nullptr;    ///< its common decision
  const Linked* decision = nullptr;  ///< of its state
  const Linked* actions = nullptr;   ///< likewise
  std::uint32_t state = 0;
  bool before = false;  ///< it was active in the cycle before that one, too
};
struct BehaviourNow {
  std::uint64_t cycle = 0;
  std::int64_t activated = 0;
  std::vector<double> arguments;
};

}  // namespace cancha::decide::program::detail
