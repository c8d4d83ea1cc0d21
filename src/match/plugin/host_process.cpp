#include "match/plugin/host_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "match/plugin/process_tree.h"
#include "match/plugin/protocol.h"

namespace cancha::match {
namespace {

/// The variables that a plug-in may know: none that hold somebody's secrets.
std::vector<char*> inherited() {
  constexpr std::string_view kKnown[] = {"LANG=",         "LANGUAGE=",        "LC_",           "TZ=",
                                         "HOME=",         "ASAN_OPTIONS=",    "TSAN_OPTIONS=", "UBSAN_OPTIONS=",
                                         "LSAN_OPTIONS=", "LD_LIBRARY_PATH=", "GCOV_PREFIX",   "OMP_NUM_THREADS="};
  std::vector<char*> chosen;
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
    const auto begins = [&](std::string_view name) { return std::string_view{*variable}.starts_with(name); };
    if (std::ranges::any_of(kKnown, begins)) chosen.push_back(*variable);
  }
  chosen.push_back(nullptr);
  return chosen;
}

/// What the new process is born with: descriptors, signals and a process group of its own.
class Birth {
 public:
  Birth(int socket, int life_line) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawnattr_init(&attributes_);

    // standard input is empty, standard output joins standard error, socket and life line are 3 and 4
    posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (::fcntl(STDERR_FILENO, F_GETFD) < 0) {
      posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    }
    posix_spawn_file_actions_adddup2(&actions_, STDERR_FILENO, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, socket, packets::kHostSocket);
    posix_spawn_file_actions_adddup2(&actions_, life_line, packets::kLifeLine);
    posix_spawn_file_actions_addclosefrom_np(&actions_, packets::kLifeLine + 1);

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
    std::vector<char*> variables = inherited();
    return ::posix_spawn(&pid, program.c_str(), &actions_, &attributes_, arguments, variables.data());
  }

 private:
  posix_spawn_file_actions_t actions_;
  posix_spawnattr_t attributes_;
};

/// Two descriptors above those that the new process gets, even where a program closed the standard ones.
bool keep_high(int (&ends)[2]) {
  for (int& end : ends) {
    if (end > packets::kLifeLine) continue;
    const int higher = ::fcntl(end, F_DUPFD_CLOEXEC, packets::kLifeLine + 1);
    ::close(std::exchange(end, higher));
  }
  return ends[0] >= 0 && ends[1] >= 0;
}

void close_both(int (&ends)[2]) {
  for (const int end : ends) {
    if (end >= 0) ::close(end);
  }
}

constexpr std::chrono::milliseconds kGlance{1};
/// A supervisor that was asked to end has so long to kill all below it.
constexpr std::chrono::seconds kCleaning{10};

std::chrono::nanoseconds lasting(Seconds s) {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::duration<double>(s.value));
}

timespec spec_of(std::chrono::nanoseconds time) {
  const auto whole = std::chrono::duration_cast<std::chrono::seconds>(time);
  return {whole.count(), (time - whole).count()};
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
  int line[2] = {-1, -1};
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0 || !keep_high(ends) ||
      ::pipe2(line, O_CLOEXEC) != 0 || !keep_high(line)) {
    const int error = errno;
    close_both(ends);
    close_both(line);
    return fail(plugin.string(), fmt::format("no connection to its process: {}", std::strerror(error)));
  }

  pid_t pid = -1;
  const int trouble = Birth{ends[1], line[0]}.give(pid, program.string(), plugin.string());
  ::close(ends[1]);
  ::close(line[0]);
  if (trouble != 0) {
    ::close(ends[0]);
    ::close(line[1]);
    return fail(program.string(), fmt::format("cannot be started: {}", std::strerror(trouble)),
                "it runs strategy plug-ins and is built with Cancha as cancha-strategy-host");
  }
  return HostProcess{pid, ends[0], line[1]};
}

HostProcess::HostProcess(pid_t pid, int socket, int life_line)
    : pid_{pid},
      socket_{socket},
      life_line_{life_line},
      end_{static_cast<int>(::syscall(SYS_pidfd_open, pid, 0))},
      wall_start_{Clock::now()} {}

HostProcess::HostProcess(HostProcess&& other) noexcept
    : pid_{std::exchange(other.pid_, -1)},
      socket_{std::exchange(other.socket_, -1)},
      life_line_{std::exchange(other.life_line_, -1)},
      end_{std::exchange(other.end_, -1)},
      watched_{other.watched_},
      alone_{other.alone_},
      wall_start_{other.wall_start_},
      processor_start_{other.processor_start_} {}

HostProcess::~HostProcess() {
  kill();
}

void HostProcess::watch(pid_t process, bool alone) {
  watched_ = process;
  alone_ = alone;
}

void HostProcess::start_clocks() {
  wall_start_ = Clock::now();
  processor_start_ = watched_ > 0 ? processor_time_of(watched_) : std::chrono::nanoseconds{};
  others_ = false;
}

std::chrono::nanoseconds HostProcess::used_by_others() const {
  std::chrono::nanoseconds sum{};
  for (const pid_t process : descendants_of(pid_)) {
    if (process != watched_) sum += processor_time_of(process);
  }
  return sum;
}

/// Processes that the plug-in started count from the first look at them on: looking costs more than a call should.
std::chrono::nanoseconds HostProcess::used_since_start() {
  if (watched_ <= 0) return {};
  const auto own = std::max(processor_time_of(watched_) - processor_start_, std::chrono::nanoseconds{});
  if (alone_) return own;
  const auto others = used_by_others();
  if (!std::exchange(others_, true)) others_start_ = others;
  return own + std::max(others - others_start_, std::chrono::nanoseconds{});
}

bool HostProcess::send(std::span<const std::byte> packet) {
  if (socket_ < 0) return false;
  ssize_t sent = 0;
  do {
    sent = ::send(socket_, packet.data(), packet.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  } while (sent < 0 && errno == EINTR);
  return sent == static_cast<ssize_t>(packet.size());
}

bool HostProcess::ended() const {
  siginfo_t info{};
  return pid_ > 0 && ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == pid_;
}

bool HostProcess::wait(std::chrono::nanoseconds most) const {
  // without a descriptor for the end it is looked for now and then
  constexpr std::chrono::milliseconds kLook{20};
  const timespec limit = spec_of(end_ >= 0 ? most : std::min<std::chrono::nanoseconds>(most, kLook));
  pollfd watched[] = {{socket_, POLLIN, 0}, {end_, POLLIN, 0}};
  const int ready = ::ppoll(watched, 2, &limit, nullptr);
  return end_ >= 0 ? ready > 0 && watched[1].revents != 0 : ended();
}

HostProcess::Received HostProcess::receive(std::span<std::byte> room, std::size_t& size, const TimeLimit& limit) {
  static const auto processors = std::max(1U, std::thread::hardware_concurrency());
  const auto processor_limit = lasting(limit.processor);
  const auto wall_limit = lasting(limit.wall);
  bool over = false;
  for (;;) {
    const ssize_t got = ::recv(socket_, room.data(), room.size(), MSG_DONTWAIT | MSG_TRUNC);
    const auto wall = Clock::now() - wall_start_;
    if (got > 0) {
      // so quick an answer cannot have used more, however many threads there are
      const bool surely_in_time = wall * processors < processor_limit;
      if (!surely_in_time && used_since_start() > processor_limit) return Received::OutOfProcessorTime;
      return size = static_cast<std::size_t>(got), Received::Packet;
    }
    // a child of the plug-in may hold the socket open after its end
    const bool again = got < 0 && (errno == EAGAIN || errno == EINTR);
    if (socket_ < 0 || over || !again) return Received::Gone;

    auto patience = std::min(wall_limit - wall, processor_limit);
    if (wall * processors >= processor_limit) {
      const auto used = used_since_start();
      if (used > processor_limit && watched_ > 0) return Received::OutOfProcessorTime;
      patience = std::min(wall_limit - wall, processor_limit - used);
    }
    if (wall >= wall_limit) return Received::OutOfWallTime;
    over = wait(std::max<std::chrono::nanoseconds>(patience, kGlance));
  }
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
  close_all();
  if (pid_ <= 0) return;
  // the supervisor kills all below it and ends; only where it cannot, it is killed itself
  const auto deadline = Clock::now() + kCleaning;
  while (!ended() && Clock::now() < deadline) {
    pollfd end{end_, POLLIN, 0};
    ::poll(&end, 1, end_ >= 0 ? 100 : 1);
  }
  if (!ended()) {
    ::kill(-pid_, SIGKILL);
    ::kill(pid_, SIGKILL);
  }
  while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  pid_ = -1;
  if (end_ >= 0) ::close(std::exchange(end_, -1));
}

void HostProcess::close_all() {
  if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  if (life_line_ >= 0) ::close(std::exchange(life_line_, -1));
}

}  // namespace cancha::match
