#include "os/pipe.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <ctime>
#include <utility>

namespace cancha::os {
namespace {

/// While it lives, a pipe without a reader is an answer to this thread, not a signal.
class WithoutPipeSignal {
 public:
  WithoutPipeSignal() {
    ::sigemptyset(&signal_);
    ::sigaddset(&signal_, SIGPIPE);
    ::pthread_sigmask(SIG_BLOCK, &signal_, &before_);
  }
  WithoutPipeSignal(const WithoutPipeSignal&) = delete;
  WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;
  ~WithoutPipeSignal() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

  /// Takes the signal that waits, so that it does not come later.
  void take() {
    const timespec at_once{};
    ::sigtimedwait(&signal_, nullptr, &at_once);
  }

 private:
  sigset_t signal_{};
  sigset_t before_{};
};

}  // namespace

Descriptor raised(Descriptor file) {
  if (!file.is_open() || file.get() >= kFirstOwn) return file;
  return Descriptor{::fcntl(file.get(), F_DUPFD_CLOEXEC, kFirstOwn)};
}

std::optional<Pipe> Pipe::make() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  Descriptor from{ends[0]};
  Descriptor to{ends[1]};
  Pipe pipe{raised(std::move(from)), raised(std::move(to))};
  if (!pipe.read.is_open() || !pipe.write.is_open()) return std::nullopt;
  return pipe;
}

bool write_all(const Descriptor& to, std::string_view bytes) {
  WithoutPipeSignal quiet;
  while (!bytes.empty()) {
    const ssize_t sent = ::write(to.get(), bytes.data(), bytes.size());
    if (sent >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno != EINTR) {
      if (errno == EPIPE) quiet.take();
      return false;
    }
  }
  return true;
}

}  // namespace cancha::os
