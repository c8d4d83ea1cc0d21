#pragma once

#include <cstdint>
#include <filesystem>

#include "base/units.h"

namespace cancha::match {

/// How long a plug-in may take for one thing. Processor time decides, because it is the same on a busy machine.
struct TimeLimit {
  Seconds processor{0.0};  ///< that the plug-in's processes use, all threads together
  Seconds wall{0.0};       ///< by the wall clock: ends a plug-in that sleeps or waits; generous, machines are busy
};

/// What the processes of a plug-in may use at most; 0 = no limit.
struct PluginLimits {
  std::uint64_t memory = 4ULL << 30;      ///< address space of a process, bytes; not in a build with sanitizers
  std::uint64_t processor_s = 4 * 3600;   ///< processor time of a process over the whole match, seconds
  std::uint64_t file_size = 64ULL << 20;  ///< of a file that it writes, bytes
  std::uint64_t processes = 256;          ///< processes and threads beyond those that run now; root is not limited
  std::uint64_t open_files = 64;          ///< descriptors of a process
  std::uint64_t output = 1ULL << 20;      ///< bytes of what it prints that are shown; the rest is counted
};

/// How plug-ins are run.
struct PluginSettings {
  std::filesystem::path host;      ///< cancha-strategy-host; empty = beside the running program
  TimeLimit create{5_s, 60_s};     ///< for loading the file and its Create together
  TimeLimit call{0.2_s, 10_s};     ///< for each call of its Strategy
  TimeLimit destroy{0.5_s, 10_s};  ///< for its Destroy and its end
  PluginLimits limits{};
  bool fence_files = true;   ///< files elsewhere cannot be opened, where the kernel has Landlock
  bool filter_calls = true;  ///< no network, processes and signals, where the kernel has seccomp
};

}  // namespace cancha::match
