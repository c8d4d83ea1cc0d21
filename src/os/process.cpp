#include "os/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include "base/expects.h"
#include "os/clock.h"
#include "os/pipe.h"

namespace cancha::os {
namespace {

/// Descriptors, folder, signals and group of a new process, as posix_spawn wants them.
class Birth {
 public:
  explicit Birth(const Launch& launch) {
    ::posix_spawn_file_actions_init(&actions_);
    ::posix_spawnattr_init(&attributes_);
    if (!launch.folder.empty()) ::posix_spawn_file_actions_addchdir_np(&actions_, launch.folder.c_str());
    int highest = STDERR_FILENO;
    for (const Launch::Handed& handed : launch.handed) {
      CANCHA_EXPECTS(handed.theirs < kFirstOwn);
      highest = std::max(highest, handed.theirs);
      hand(handed);
    }
    if (launch.apart) set_apart(highest);
  }
  Birth(const Birth&) = delete;
  Birth& operator=(const Birth&) = delete;
  ~Birth() {
    ::posix_spawn_file_actions_destroy(&actions_);
    ::posix_spawnattr_destroy(&attributes_);
  }

  [[nodiscard]] const posix_spawn_file_actions_t* actions() const { return &actions_; }
  [[nodiscard]] const posix_spawnattr_t* attributes() const { return &attributes_; }

 private:
  void hand(const Launch::Handed& handed) {
    if (handed.ours == Launch::kNothing) {
      const int way = handed.theirs == STDIN_FILENO ? O_RDONLY : O_WRONLY;
      ::posix_spawn_file_actions_addopen(&actions_, handed.theirs, "/dev/null", way, 0);
    } else {
      ::posix_spawn_file_actions_adddup2(&actions_, handed.ours, handed.theirs);
    }
  }

  void set_apart(int highest) {
    ::posix_spawn_file_actions_addclosefrom_np(&actions_, highest + 1);
    sigset_t none;
    sigset_t all;
    ::sigemptyset(&none);
    ::sigfillset(&all);
    ::posix_spawnattr_setsigmask(&attributes_, &none);
    ::posix_spawnattr_setsigdefault(&attributes_, &all);
    ::posix_spawnattr_setpgroup(&attributes_, 0);
    ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }

  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

/// As execve wants them: pointers into these texts, and none at the end.
std::vector<char*> pointers_to(std::vector<std::string>&& texts) = delete;
std::vector<char*> pointers_to(const std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  pointers.reserve(texts.size() + 1);
  for (const std::string& text : texts) pointers.push_back(const_cast<char*>(text.c_str()));  // only read
  pointers.push_back(nullptr);
  return pointers;
}

}  // namespace

std::filesystem::path own_program() {
  std::error_code unknown;
  return std::filesystem::read_symlink("/proc/self/exe", unknown);
}

tl::expected<Process, int> Process::try_start(const Launch& launch) {
  CANCHA_EXPECTS(!launch.command.empty());
  const Birth birth{launch};
  const std::vector<char*> words = pointers_to(launch.command);
  const std::vector<std::string> none;
  const std::vector<char*> own = pointers_to(launch.environment ? *launch.environment : none);
  char* const* variables = launch.environment ? own.data() : environ;
  pid_t pid = -1;
  const auto spawn = launch.in_path ? ::posix_spawnp : ::posix_spawn;
  const int trouble = spawn(&pid, words[0], birth.actions(), birth.attributes(), words.data(), variables);
  if (trouble != 0) return tl::unexpected{trouble};
  return Process{pid, launch.apart};
}

Result<Process> Process::start(const Launch& launch, const std::string& hint) {
  auto started = try_start(launch);
  if (started) return *std::move(started);
  return fail(launch.command[0], fmt::format("cannot be started: {}", std::strerror(started.error())), hint);
}

Process::Process(pid_t pid, bool has_group) : pid_{pid > 0 ? pid : -1}, has_group_{has_group} {
  if (pid_ > 0) at_end_ = Descriptor{static_cast<int>(::syscall(SYS_pidfd_open, pid_, 0))};
}

Process::Process(Process&& other) noexcept
    : pid_{std::exchange(other.pid_, -1)},
      has_group_{other.has_group_},
      at_end_{std::move(other.at_end_)},
      end_{other.end_} {}

Process::~Process() {
  kill();
}

std::optional<End> Process::ended() const {
  if (pid_ < 0) return end_;
  siginfo_t info{};
  while (::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0) {
    if (errno != EINTR) return std::nullopt;
  }
  if (info.si_pid != pid_) return std::nullopt;
  return End{.by_signal = info.si_code != CLD_EXITED, .number = info.si_status};
}

bool Process::ends_within(Duration patience) const {
  // without a descriptor for the end it is looked for now and then
  const Duration look = at_end_.is_open() ? 100_ms : 1_ms;
  const HostTime until = now() + patience;
  while (!ended()) {
    const Duration left = std::min(until - now(), look);
    if (left <= Duration{}) return false;
    const timespec limit{left.ns / 1'000'000'000, left.ns % 1'000'000'000};
    pollfd waiting{at_end_.get(), POLLIN, 0};
    (void)::ppoll(&waiting, 1, &limit, nullptr);
  }
  return true;
}

End Process::wait() {
  if (pid_ < 0) return end_;
  int raw = 0;
  while (::waitpid(pid_, &raw, 0) < 0 && errno == EINTR) {
  }
  end_ = WIFEXITED(raw) ? End{false, WEXITSTATUS(raw)} : End{true, WTERMSIG(raw)};
  pid_ = -1;
  (void)at_end_.close();
  return end_;
}

void Process::ask_to_end() const {
  // a number is nobody else's until it was waited for
  if (pid_ > 0) ::kill(pid_, SIGTERM);
}

void Process::kill() {
  if (pid_ < 0) return;
  if (!ended()) {
    if (has_group_) ::kill(-pid_, SIGKILL);
    ::kill(pid_, SIGKILL);
  }
  wait();
}

}  // namespace cancha::os
