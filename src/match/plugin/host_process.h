#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

#include "base/result.h"

namespace cancha::match {

/// How a process came to its end.
struct ProcessEnd {
  enum class Kind { Exit, Signal, StillRunning };
  Kind kind = Kind::StillRunning;
  int number = 0;  ///< exit status or signal

  /// "crashed with signal 11 (segmentation fault)", "ended itself with exit status 0", "closed its connection".
  [[nodiscard]] std::string text() const;
};

/// A running cancha-strategy-host and our end of the socket to it. Its standard output goes to our standard error, it
/// inherits no other descriptor of ours, and it never outlives this object or this program.
class HostProcess {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Received { Packet, Late, Gone };

  /// Starts `program` with `plugin` as its argument.
  [[nodiscard]] static Result<HostProcess> start(const std::filesystem::path& program,
                                                 const std::filesystem::path& plugin);

  HostProcess(HostProcess&& other) noexcept;
  HostProcess& operator=(HostProcess&&) = delete;
  ~HostProcess();

  /// Sends one packet; false where nobody reads any more. Never waits and never raises SIGPIPE.
  [[nodiscard]] bool send(std::span<const std::byte> packet);

  /// Waits for one packet until the deadline. `size` becomes its true length, which may exceed the room.
  [[nodiscard]] Received receive(std::span<std::byte> room, std::size_t& size, Clock::time_point deadline);

  /// Waits a little for a process that hung up to end by itself, then kills it. Nothing can be sent afterwards.
  ProcessEnd wait_for_end(std::chrono::milliseconds patience);

  /// Kills the process and whatever it started. Nothing can be sent afterwards.
  void kill();

  [[nodiscard]] pid_t pid() const { return pid_; }

 private:
  HostProcess(pid_t pid, int socket) : pid_{pid}, socket_{socket} {}
  void close_socket();

  pid_t pid_ = -1;   ///< -1 once it was waited for
  int socket_ = -1;  ///< -1 once closed
};

}  // namespace cancha::match
