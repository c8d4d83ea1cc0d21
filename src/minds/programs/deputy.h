#pragma once

#include "base/time.h"
#include "decide/program/engine.h"

namespace cancha::minds {

/// Who makes the cycles of a program in the engine's place, or looks on while the engine makes them: generated code on
/// this computer, or a board at a serial line.
class Deputy {
 public:
  Deputy() = default;
  Deputy(const Deputy&) = delete;
  Deputy& operator=(const Deputy&) = delete;
  virtual ~Deputy() = default;

  /// May change how a program computes, before engines are made of it.
  virtual void prepare(decide::program::Program& program) = 0;
  /// May change what the robot offers to that program, before they are joined.
  virtual void join(const decide::program::Program& program, decide::program::Host& host) = 0;
  /// One cycle. What the engine knows as inputs is there; it gets the outputs by `set`, unless it makes the cycle
  /// itself.
  virtual void cycle(decide::program::Engine& engine, Time now) = 0;
};

}  // namespace cancha::minds
