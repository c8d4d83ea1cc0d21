#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

#include "base/descriptor.h"
#include "base/result.h"
#include "base/time.h"
#include "match/plugin/settings.h"
#include "os/clock.h"
#include "os/process.h"

namespace cancha::match {

/// How a process came to its end.
struct ProcessEnd {
  enum class Kind { Exit, Signal, StillRunning };
  Kind kind = Kind::StillRunning;
  int number = 0;  ///< exit status or signal

  /// "crashed with signal 11 (segmentation fault)", "ended itself with exit status 0", "closed its connection".
  [[nodiscard]] std::string text() const;
};

/// A running cancha-strategy-host and our end of the socket to it. What it prints goes to our standard error, it
/// inherits no other descriptor of ours and few variables of the environment, and neither it nor anything that it
/// started outlives this object or this program.
class HostProcess {
 public:
  enum class Received { Packet, OutOfProcessorTime, OutOfWallTime, Gone };

  /// Starts `program` with `plugin` as its argument.
  [[nodiscard]] static Result<HostProcess> start(const std::filesystem::path& program,
                                                 const std::filesystem::path& plugin);

  HostProcess(HostProcess&&) = default;
  HostProcess& operator=(HostProcess&&) = delete;
  ~HostProcess();

  /// From now on the processor time of this process counts, which runs the plug-in; `alone`: it can start no others.
  void watch(pid_t process, bool alone);

  /// Time limits count from here.
  void start_clocks();

  /// Sends one packet; false where nobody reads any more. Never waits and never raises SIGPIPE.
  [[nodiscard]] bool send(std::span<const std::byte> packet);

  /// Waits for one packet until a limit is reached. `size` becomes its true length, which may exceed the room. A packet
  /// that took more processor time than the limit is out of time, even where it is there already.
  [[nodiscard]] Received receive(std::span<std::byte> room, std::size_t& size, const TimeLimit& limit);

  /// Waits a little for a process that hung up to end by itself, then kills it. Nothing can be sent afterwards.
  ProcessEnd wait_for_end(Duration patience);

  /// Ends the process and whatever it started. Nothing can be sent afterwards.
  void kill();

  [[nodiscard]] pid_t pid() const { return process_.pid(); }

 private:
  HostProcess(os::Process process, Descriptor socket, Descriptor life_line);
  [[nodiscard]] Duration used_by_others() const;
  [[nodiscard]] Duration used_since_start();
  /// Waits until a packet may be there; true where the process has ended.
  [[nodiscard]] bool wait(Duration most) const;

  os::Process process_;
  Descriptor socket_;
  Descriptor life_line_;  ///< closing it ends the process and all below it
  pid_t watched_ = -1;    ///< whose processor time counts
  bool alone_ = true;     ///< it has no processes below it
  bool others_ = false;   ///< those below it were looked at since start_clocks
  os::HostTime wall_start_;
  Duration processor_start_;
  Duration others_start_;
};

}  // namespace cancha::match
