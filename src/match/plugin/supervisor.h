#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace cancha::match {

/// What a supervisor has to know about the plug-in it looks after.
struct Supervised {
  std::string name;                 ///< "blue's strategy ./x.so", for messages
  std::uint64_t shown_output = 0;   ///< bytes of what it prints that are passed on to standard error; 0 = all
  std::function<int()> run_plugin;  ///< called in a process of its own; gives its exit status
};

/// Runs a plug-in in a child process and stays its parent, so that nothing it starts outlives it.
///
/// Orphans below this process become its children (PR_SET_CHILD_SUBREAPER), whatever session or group they made. When
/// the plug-in's process ends, or when Cancha lets go of the life line, all of them are killed. What they print comes
/// through a pipe, and only the first bytes are passed on; this process never makes the plug-in wait for a slow
/// terminal. It ends as the plug-in's process did, with the same exit status or signal. Does not return.
[[noreturn]] void supervise(const Supervised& plugin);

}  // namespace cancha::match
