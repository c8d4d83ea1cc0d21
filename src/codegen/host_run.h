#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "codegen/generate.h"
#include "decide/program/program.h"
#include "os/program.h"

/// Generated code, compiled with the machine's compiler and run against the engine.
namespace cancha::codegen {

/// What a run of generated code or of the engine gives at each step: outputs, then the state of each option, how often
/// behaviours were called, and a sum over their numbers and arguments.
using Trace = std::vector<std::vector<double>>;

/// A program with the inputs of many steps.
struct Scenario {
  const decide::program::Program* program = nullptr;
  std::vector<std::vector<double>> values;  ///< by step: one for each symbol; functions add them to their arguments
  std::vector<std::uint32_t> times;         ///< ms, by step
  std::uint32_t agent = 0;
};

/// Inputs at random; times go on by up to 200 ms.
[[nodiscard]] Scenario random_run(const decide::program::Program& program, std::size_t steps, std::uint64_t seed);

/// Walks from the beginning on that together try every input in every situation that can be reached; none where these
/// are not finite and few, or the program asks for times.
[[nodiscard]] std::vector<Scenario> exhaustive_runs(const decide::program::Program& program, std::size_t most_steps,
                                                    std::uint32_t agent = 0);

/// What the engine does.
[[nodiscard]] Trace engine_trace(const Scenario& run);

/// Generated C or C++, compiled with the machine's compiler; its warnings are errors.
class HostProgram {
 public:
  /// `narrow`: decimals have 32 bits, as on an AVR. Files of `from` stand in for those that are generated.
  [[nodiscard]] static Result<HostProgram> build(const decide::program::Program& program, std::uint32_t agent,
                                                 const Settings& settings, bool narrow = false,
                                                 const std::filesystem::path& from = {});
  /// Any files, with a command for the shell that makes the program `run` of them: it reads doubles, a value for each
  /// symbol and the time, and writes the doubles of a row, again and again.
  [[nodiscard]] static Result<HostProgram> build(const std::vector<GeneratedFile>& files, const std::string& command);

  /// Starts it and leaves it running; it is to be spoken with over its pipes, and must not outlive this.
  [[nodiscard]] Result<os::Conversation> start() const;
  /// Runs it from the beginning. Several threads may do so at once.
  [[nodiscard]] Result<Trace> run(const Scenario& scenario) const;

 private:
  /// Goes with the last owner.
  struct Folder {
    ~Folder();
    std::filesystem::path path;
    std::atomic<unsigned> runs = 0;
  };
  explicit HostProgram(std::shared_ptr<Folder> folder) : folder_{std::move(folder)} {}

  std::shared_ptr<Folder> folder_;
};

/// The files of a folder in place of those that were generated, as far as they are there.
void take_files_of(const std::filesystem::path& folder, std::vector<GeneratedFile>& files);

/// Compiles and runs it; gives an empty trace and complains where the compiler does. Warnings are errors.
[[nodiscard]] Trace compiled_trace(const Scenario& run, const Settings& settings, std::string& complaint);

}  // namespace cancha::codegen
