#include "match/plugin/host_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string>
#include <thread>
#include <utility>

#include "match/plugin/protocol.h"

namespace cancha::match {
namespace {

/// What the new process is born with: descriptors, signals and a process group of its own.
class Birth {
 public:
  explicit Birth(int socket) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawnattr_init(&attributes_);

    // standard input is empty, standard output joins standard error, the socket is 3, nothing else is inherited
    posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (::fcntl(STDERR_FILENO, F_GETFD) < 0) {
      posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    posix_spawn_file_actions_adddup2(&actions_, STDERR_FILENO, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, socket, packets::kHostSocket);
    posix_spawn_file_actions_addclosefrom_np(&actions_, packets::kHostSocket + 1);

    // no blocked or ignored signals; a group of its own, so that Ctrl-C in a terminal reaches Cancha alone
    sigset_t none;
    sigset_t all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setsigdefault(&attributes_, &all);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }
  Birth(const Birth&) = delete;
  Birth& operator=(const Birth&) = delete;
  ~Birth() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }

  /// 0, or the error number.
  int give(pid_t& pid, std::string program, std::string argument) {
    char* const arguments[] = {program.data(), argument.data(), nullptr};
    return ::posix_spawn(&pid, program.c_str(), &actions_, &attributes_, arguments, environ);
  }

 private:
  posix_spawn_file_actions_t actions_;
  posix_spawnattr_t attributes_;
};

/// A socket pair above the three standard descriptors, even where a program closed those.
bool open_pair(int (&ends)[2]) {
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return false;
  for (int& end : ends) {
    if (end > STDERR_FILENO) continue;
    const int higher = ::fcntl(end, F_DUPFD_CLOEXEC, packets::kHostSocket);
    ::close(std::exchange(end, higher));
  }
  return ends[0] >= 0 && ends[1] >= 0;
}

}  // namespace

std::string ProcessEnd::text() const {
  switch (kind) {
    case Kind::Exit:
      return fmt::format("ended itself with exit status {}", number);
    case Kind::StillRunning:
      return "closed its connection to Cancha";
    case Kind::Signal:
      break;
  }
  const char* known = sigdescr_np(number);
  std::string words = known ? known : "unknown";
  words[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(words[0])));
  return fmt::format("crashed with signal {} ({})", number, words);
}

Result<HostProcess> HostProcess::start(const std::filesystem::path& program, const std::filesystem::path& plugin) {
  int ends[2] = {-1, -1};
  if (!open_pair(ends)) return fail(plugin.string(), fmt::format("no socket pair: {}", std::strerror(errno)));

  pid_t pid = -1;
  const int trouble = Birth{ends[1]}.give(pid, program.string(), plugin.string());
  ::close(ends[1]);
  if (trouble != 0) {
    ::close(ends[0]);
    return fail(program.string(), fmt::format("cannot be started: {}", std::strerror(trouble)),
                "it runs strategy plug-ins and is built with Cancha as cancha-strategy-host");
  }
  return HostProcess{pid, ends[0]};
}

HostProcess::HostProcess(HostProcess&& other) noexcept
    : pid_{std::exchange(other.pid_, -1)}, socket_{std::exchange(other.socket_, -1)} {}

HostProcess::~HostProcess() {
  kill();
}

bool HostProcess::send(std::span<const std::byte> packet) {
  if (socket_ < 0) return false;
  ssize_t sent = 0;
  do {
    sent = ::send(socket_, packet.data(), packet.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  } while (sent < 0 && errno == EINTR);
  return sent == static_cast<ssize_t>(packet.size());
}

HostProcess::Received HostProcess::receive(std::span<std::byte> room, std::size_t& size, Clock::time_point deadline) {
  while (socket_ >= 0) {
    // a deadline in the past still looks once, so that an answer that is there is never called late
    const auto left = std::max(deadline - Clock::now(), Clock::duration::zero());
    const auto whole = std::chrono::duration_cast<std::chrono::seconds>(left);
    const timespec limit{whole.count(), std::chrono::nanoseconds(left - whole).count()};
    pollfd waiting{socket_, POLLIN, 0};
    const int ready = ::ppoll(&waiting, 1, &limit, nullptr);
    if (ready == 0) return Received::Late;
    if (ready < 0 && errno == EINTR) continue;
    if (ready < 0) break;

    const ssize_t got = ::recv(socket_, room.data(), room.size(), MSG_DONTWAIT | MSG_TRUNC);
    if (got > 0) return size = static_cast<std::size_t>(got), Received::Packet;
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    break;
  }
  return Received::Gone;
}

ProcessEnd HostProcess::wait_for_end(std::chrono::milliseconds patience) {
  ProcessEnd end;
  const auto deadline = Clock::now() + patience;
  while (pid_ > 0) {
    // look without reaping: kill() below addresses the process group, whose number must still be ours
    siginfo_t info{};
    const int failed = ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
    if (failed && errno == EINTR) continue;
    if (!failed && info.si_pid == 0 && Clock::now() < deadline) {
      std::this_thread::sleep_for(std::chrono::microseconds{200});
      continue;
    }
    if (!failed && info.si_pid == pid_) {
      end.kind = info.si_code == CLD_EXITED ? ProcessEnd::Kind::Exit : ProcessEnd::Kind::Signal;
      end.number = info.si_status;
    }
    break;
  }
  kill();
  return end;
}

void HostProcess::kill() {
  close_socket();
  if (pid_ <= 0) return;
  ::kill(-pid_, SIGKILL);
  ::kill(pid_, SIGKILL);
  while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  pid_ = -1;
}

void HostProcess::close_socket() {
  if (socket_ >= 0) ::close(std::exchange(socket_, -1));
}

}  // namespace cancha::match
