#include "match/plugin/protections.h"

#include <fmt/format.h>

namespace cancha::match {

std::vector<std::string> Protections::lines() const {
  // what each version of Landlock adds is written in its documentation in the kernel
  constexpr std::uint32_t kGuardsTruncation = 3;
  const auto yes_or_no = [](std::uint32_t on, const char* yes, const char* no) { return std::string{on ? yes : no}; };
  std::string files =
      fmt::format("files: only its own folder and the system's libraries can be read (Landlock {})", landlock);
  if (landlock > 0 && landlock < kGuardsTruncation) files += ", without a guard for truncate()";
  if (landlock == 0) {
    files = filtered ? "files: can be read as far as your rights go, and none can be written (no Landlock)"
                     : "files: can be read and written as far as your rights go (no Landlock)";
  }
  return {files,
          yes_or_no(filtered, "network: none", "network: open (no seccomp)"),
          yes_or_no(filtered, "processes: no new ones, no signals to others, no debugging of others",
                    "processes: new ones end with the match; signals to others are possible (no seccomp)"),
          yes_or_no(no_new_privileges, "privileges: never more (no_new_privs)", "privileges: not fixed"),
          yes_or_no(capabilities_gone, "capabilities: none", "capabilities: those of the user"),
          yes_or_no(memory_limited, "memory: limited", "memory: not limited"),
          yes_or_no(processes_limited, "threads: limited", "threads: not limited (runs as root)")};
}

}  // namespace cancha::match
