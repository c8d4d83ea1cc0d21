#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cancha::match {

/// What keeps a plug-in from the rest of the machine. Which of these are in force depends on the kernel.
struct Protections {
  std::uint32_t landlock = 0;           ///< version of the kernel's Landlock that fences files; 0 = none
  std::uint32_t filtered = 0;           ///< 1: system calls for network, processes and signals are refused
  std::uint32_t no_new_privileges = 0;  ///< 1: no program with more rights can be started
  std::uint32_t capabilities_gone = 0;  ///< 1: root's rights were given up, or there were none
  std::uint32_t memory_limited = 0;     ///< 1: the limit of memory holds; not in a build with sanitizers
  std::uint32_t processes_limited = 0;  ///< 1: the limit of processes holds; not for root

  /// A line for people on each, also on those that are missing.
  [[nodiscard]] std::vector<std::string> lines() const;
};

}  // namespace cancha::match
