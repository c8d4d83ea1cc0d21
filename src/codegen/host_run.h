#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "codegen/generate.h"
#include "decide/program/program.h"

/// Generated code, compiled with the machine's compiler and run against the engine.
namespace cancha::codegen {

/// What a run of generated code or of the engine gives at each step: outputs, then the state of each option.
using Trace = std::vector<std::vector<double>>;

/// A program with the inputs of many steps.
struct Scenario {
  const decide::program::Program* program = nullptr;
  std::vector<std::vector<double>> values;  ///< by step: one for each symbol; functions add them to their arguments
  std::vector<std::uint32_t> times;         ///< ms, by step
};

/// Inputs at random; times go on by up to 200 ms.
[[nodiscard]] Scenario random_run(const decide::program::Program& program, std::size_t steps, std::uint64_t seed);

/// Walks from the beginning on that together try every input in every situation that can be reached; none where these
/// are not finite and few, or the program asks for times.
[[nodiscard]] std::vector<Scenario> exhaustive_runs(const decide::program::Program& program, std::size_t most_steps);

/// What the engine does.
[[nodiscard]] Trace engine_trace(const Scenario& run);

/// Compiles and runs it; gives an empty trace and complains where the compiler does. Warnings are errors.
[[nodiscard]] Trace compiled_trace(const Scenario& run, const Settings& settings, std::string& complaint);

}  // namespace cancha::codegen
