#pragma once

#include <cstdint>

/// Locks on bytes of a file that end with the process, however it ends. They belong to the opened file, not to the
/// process: two handles of one process are two owners.
namespace cancha::team {

/// Takes the lock at once, or says that it is taken.
[[nodiscard]] bool try_lock(int fd, std::uint64_t at, std::uint64_t size = 1);
/// Waits for the lock.
void lock(int fd, std::uint64_t at);
void unlock(int fd, std::uint64_t at, std::uint64_t size = 1);
/// Does another owner hold the lock?
[[nodiscard]] bool is_locked(int fd, std::uint64_t at);

}  // namespace cancha::team
