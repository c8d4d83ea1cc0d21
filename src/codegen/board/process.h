#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// Other programs that boards need: compilers, and the emulator.
namespace cancha::codegen {

/// A running program whose standard input and output are ours. It is asked to end by closing its input, and killed
/// where it does not listen, when this object goes.
class Process {
 public:
  /// Starts a program; the first word is looked up in PATH. `folder` is where it runs; empty = here.
  [[nodiscard]] static Result<Process> start(const std::vector<std::string>& command,
                                             const std::filesystem::path& folder = {});
  Process(Process&& other) noexcept;
  Process& operator=(Process&& other) = delete;
  ~Process();

  /// Sends all of it; false where the program does not listen any more.
  [[nodiscard]] bool send(std::string_view text);
  /// The next line of its output, without its end; an error after `timeout_ms` or where there will be none.
  [[nodiscard]] Result<std::string> receive_line(int timeout_ms);

 private:
  Process(pid_t pid, int input, int output, std::string name)
      : pid_{pid}, input_{input}, output_{output}, name_{std::move(name)} {}

  pid_t pid_ = -1;
  int input_ = -1;   ///< we write here
  int output_ = -1;  ///< we read here
  std::string name_;
  std::string buffer_;    ///< what came behind the last line
  std::size_t seen_ = 0;  ///< of the buffer: has no end of a line
};

/// A program that has ended.
struct Finished {
  int status = 0;      ///< 0 = fine
  std::string output;  ///< standard output and errors, together
};

/// Runs a program to its end, without input.
[[nodiscard]] Result<Finished> run_program(const std::vector<std::string>& command,
                                           const std::filesystem::path& folder = {});

}  // namespace cancha::codegen
