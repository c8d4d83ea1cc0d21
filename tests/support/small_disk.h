#pragma once

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <string>

/// A disk of a few kilobytes, for tests of what happens when it is full.
namespace cancha::support {

/// Puts a file system of so many kilobytes, in memory, in the place of a folder. Only the calling process and its
/// children see it, so call it in a child (EXPECT_EXIT, fork). False where the system does not allow that.
inline bool mount_small_disk(const std::string& folder, int kilobytes, bool read_only = false) {
  const uid_t user = ::geteuid();
  if (::unshare(user == 0 ? CLONE_NEWNS : CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
  // a user who is nobody in there could make no file
  if (user != 0) std::ofstream{"/proc/self/uid_map"} << user << ' ' << user << " 1\n";
  if (::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return false;
  const std::string size = "size=" + std::to_string(kilobytes) + "k";
  return ::mount("none", folder.c_str(), "tmpfs", read_only ? MS_RDONLY : 0, size.c_str()) == 0;
}

/// Whether mount_small_disk() works here.
inline bool has_small_disks(const std::string& folder) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(mount_small_disk(folder, 64) ? 0 : 1);
  int status = 1;
  return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace cancha::support
