#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.h"
#include "base/result.h"
#include "base/time.h"
#include "os/process.h"

/// Programs that Cancha needs for their answers: compilers, emulators.
namespace cancha::os {

/// A program that has ended.
struct Finished {
  int status = 0;      ///< 0 = fine; 128 and its number where a signal ended it
  std::string output;  ///< standard output and errors, together
};

/// Runs a program to its end, without input. The first word is looked up in PATH; `folder` is where it runs; empty =
/// here.
[[nodiscard]] Result<Finished> run_program(const std::vector<std::string>& command,
                                           const std::filesystem::path& folder = {});

/// A running program whose standard input and output are ours, spoken with in lines. It is asked to end by closing its
/// input, and killed where it does not listen, when this object goes.
class Conversation {
 public:
  /// Starts a program; words and folder as for run_program().
  [[nodiscard]] static Result<Conversation> start(const std::vector<std::string>& command,
                                                  const std::filesystem::path& folder = {});
  Conversation(Conversation&&) = default;
  Conversation& operator=(Conversation&&) = delete;
  ~Conversation();

  /// Sends all of it; false where the program does not listen any more.
  [[nodiscard]] bool send(std::string_view text);
  /// The next line of its output, without its end; an error after `patience` or where there will be none.
  [[nodiscard]] Result<std::string> receive_line(Duration patience);

 private:
  Conversation(Process process, Descriptor input, Descriptor output, std::string name);

  Process process_;
  Descriptor input_;   ///< we write here
  Descriptor output_;  ///< we read here
  std::string name_;
  std::string buffer_;    ///< what came behind the last line
  std::size_t seen_ = 0;  ///< of the buffer: has no end of a line
};

}  // namespace cancha::os
