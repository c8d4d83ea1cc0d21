#pragma once

#include "decide/program/engine.h"
#include "messages/behaviour.h"
#include "messages/thought.h"

namespace cancha::decide {

/// A program as recordings and debuggers show it. The engine says which values the elements of enumerations have.
[[nodiscard]] BehaviourProgram description_of(const program::Engine& engine);

/// Turns what an engine has just done into a thought. Once it is warm, this allocates nothing.
class ThoughtWriter {
 public:
  explicit ThoughtWriter(const program::Program& program);

  /// Fills all but the robot's number, the version and the watches.
  void write(const program::Engine& engine, Time now, Thought& thought);
  /// The engine was not run: the thought stays as it was, but nothing changed.
  void rest(Thought& thought);
  [[nodiscard]] SourcePlace place_of(const program::Place& place) const;

 private:
  void write_active(const program::Engine& engine, Thought& thought);
  void write_changes(const program::Engine& engine, Time now, Thought& thought);

  const program::Program& program_;
  std::vector<std::vector<int>> line_starts_;  ///< of each file, in bytes
  // memory of what thoughts no longer hold, to be used again
  std::vector<std::vector<double>> spare_parameters_;
  std::vector<std::vector<ThoughtTest>> spare_tests_;
};

}  // namespace cancha::decide
