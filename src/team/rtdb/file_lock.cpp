#include "team/rtdb/file_lock.h"

#include <fcntl.h>

#include <cerrno>

namespace cancha::team {
namespace {

struct flock range(short type, std::uint64_t at, std::uint64_t size) {
  struct flock lock {};
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  lock.l_start = static_cast<off_t>(at);
  lock.l_len = static_cast<off_t>(size);
  return lock;
}

}  // namespace

bool try_lock(int fd, std::uint64_t at, std::uint64_t size) {
  struct flock wanted = range(F_WRLCK, at, size);
  return fcntl(fd, F_OFD_SETLK, &wanted) == 0;
}

void lock(int fd, std::uint64_t at) {
  struct flock wanted = range(F_WRLCK, at, 1);
  while (fcntl(fd, F_OFD_SETLKW, &wanted) != 0 && errno == EINTR) {
  }
}

void unlock(int fd, std::uint64_t at, std::uint64_t size) {
  struct flock given = range(F_UNLCK, at, size);
  (void)fcntl(fd, F_OFD_SETLK, &given);
}

bool is_locked(int fd, std::uint64_t at) {
  struct flock asked = range(F_WRLCK, at, 1);
  return fcntl(fd, F_OFD_GETLK, &asked) == 0 && asked.l_type != F_UNLCK;
}

}  // namespace cancha::team
