#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/descriptor.h"
#include "base/result.h"
#include "base/time.h"

/// Other programs: how they are started, watched and ended. Everything that Cancha starts is started here.
namespace cancha::os {

/// How a process came to its end.
struct End {
  bool by_signal = false;
  int number = 0;  ///< exit status, or the signal

  [[nodiscard]] bool good() const { return !by_signal && number == 0; }
  /// As shells tell it: the exit status, or 128 and the signal.
  [[nodiscard]] int status() const { return by_signal ? 128 + number : number; }
};

/// A program, and what it is born with.
struct Launch {
  static constexpr int kNothing = -1;  ///< /dev/null

  /// One of our descriptors, or kNothing, under the number that the program knows it by.
  struct Handed {
    int ours = kNothing;
    int theirs = 0;  ///< below kFirstOwn
  };

  std::vector<std::string> command{};  ///< the program and its words
  std::filesystem::path folder{};      ///< where it runs; empty = here
  std::vector<Handed> handed{};        ///< one after the other; standard ones that are not named stay as ours
  std::optional<std::vector<std::string>> environment{};  ///< "NAME=value"; none = ours
  bool in_path = true;                                    ///< a name without a slash is looked up in PATH
  /// With nothing of ours: no descriptor above the handed ones, no blocked or ignored signal, and a process group of
  /// its own, so that Ctrl-C in a terminal reaches Cancha alone.
  bool apart = false;
};

/// The file of the running program; empty where that is not known.
[[nodiscard]] std::filesystem::path own_program();

/// A program that runs. It does not outlive this object.
///
///     auto ended = os::Process::start({.command = {"ls", "-l"}, .folder = "/tmp"})->wait();
class Process {
 public:
  /// Starts a program, else "PROGRAM: cannot be started: WHY (HINT)".
  [[nodiscard]] static Result<Process> start(const Launch& launch, const std::string& hint = "");
  /// The same for those who tell the reason themselves: an errno.
  [[nodiscard]] static tl::expected<Process, int> try_start(const Launch& launch);
  /// Looks after what fork() made, in the parent; a number below 1 is nobody.
  [[nodiscard]] static Process of_fork(pid_t child) { return Process{child, false}; }

  Process(Process&& other) noexcept;
  Process& operator=(Process&&) = delete;
  /// Kills what still runs.
  ~Process();

  /// Its number; -1 once it was waited for.
  [[nodiscard]] pid_t pid() const { return pid_; }
  /// Readable when it has ended, to be waited for together with other things; -1 where the kernel has no such
  /// descriptors.
  [[nodiscard]] int end_descriptor() const { return at_end_.get(); }

  /// How it ended; none while it runs. It still has to be waited for, and keeps its number until then.
  [[nodiscard]] std::optional<End> ended() const;
  /// Waits for its end without taking it away, no longer than `patience`; true where it has ended.
  [[nodiscard]] bool ends_within(Duration patience) const;
  /// Waits for its end.
  End wait();
  /// Asks it to end in order (SIGTERM); one that has ended is not asked.
  void ask_to_end() const;
  /// Ends it, with its whole group where it is `apart`, and waits.
  void kill();

 private:
  Process(pid_t pid, bool has_group);

  pid_t pid_ = -1;
  bool has_group_ = false;
  Descriptor at_end_;
  End end_{};  ///< once it was waited for
};

}  // namespace cancha::os
