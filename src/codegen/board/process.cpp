#include "codegen/board/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <optional>
#include <utility>

namespace cancha::codegen {
namespace {

constexpr int kPatienceMs = 500;  ///< for a program that was asked to end

struct Pipe {
  int read = -1;
  int write = -1;
};

std::optional<Pipe> make_pipe() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{ends[0], ends[1]};
}

void close_end(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

/// Starts a program with these three descriptors.
Result<pid_t> spawn(const std::vector<std::string>& command, const std::filesystem::path& folder, int in, int out,
                    int errors) {
  std::vector<char*> words;
  words.reserve(command.size() + 1);
  for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));  // only read
  words.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  if (!folder.empty()) ::posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  ::posix_spawn_file_actions_adddup2(&actions, in, 0);
  ::posix_spawn_file_actions_adddup2(&actions, out, 1);
  if (errors >= 0) ::posix_spawn_file_actions_adddup2(&actions, errors, 2);
  pid_t pid = -1;
  const int problem = ::posix_spawnp(&pid, words[0], &actions, nullptr, words.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (problem != 0) return fail(command[0], fmt::format("cannot be started: {}", std::strerror(problem)));
  return pid;
}

int status_of(int raw) {
  return WIFEXITED(raw) ? WEXITSTATUS(raw) : 128 + WTERMSIG(raw);
}

}  // namespace

Result<Process> Process::start(const std::vector<std::string>& command, const std::filesystem::path& folder) {
  auto to = make_pipe();
  auto from = make_pipe();
  if (!to || !from) return fail(command[0], fmt::format("no pipe: {}", std::strerror(errno)));
  auto pid = spawn(command, folder, to->read, from->write, -1);
  close_end(to->read);
  close_end(from->write);
  if (!pid) {
    close_end(to->write);
    close_end(from->read);
    return pass_on(std::move(pid));
  }
  return Process{*pid, to->write, from->read, command[0]};
}

Process::Process(Process&& other) noexcept
    : pid_{std::exchange(other.pid_, -1)},
      input_{std::exchange(other.input_, -1)},
      output_{std::exchange(other.output_, -1)},
      name_{std::move(other.name_)},
      buffer_{std::move(other.buffer_)},
      seen_{std::exchange(other.seen_, 0)} {}

Process::~Process() {
  if (pid_ < 0) return;
  close_end(input_);
  // its output ends when it does
  std::array<char, 4096> rest{};
  pollfd waiting{.fd = output_, .events = POLLIN, .revents = 0};
  while (::poll(&waiting, 1, kPatienceMs) > 0 && ::read(output_, rest.data(), rest.size()) > 0) {
  }
  if (::waitpid(pid_, nullptr, WNOHANG) == 0) {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  close_end(output_);
}

bool Process::send(std::string_view text) {
  // a reader that is gone shall be an answer, not a signal
  sigset_t pipe;
  sigset_t before;
  ::sigemptyset(&pipe);
  ::sigaddset(&pipe, SIGPIPE);
  ::pthread_sigmask(SIG_BLOCK, &pipe, &before);
  bool good = true;
  while (good && !text.empty()) {
    const ssize_t sent = ::write(input_, text.data(), text.size());
    if (sent >= 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno != EINTR) {
      good = false;
      if (errno == EPIPE) {
        const timespec at_once{};
        ::sigtimedwait(&pipe, nullptr, &at_once);
      }
    }
  }
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return good;
}

Result<std::string> Process::receive_line(int timeout_ms) {
  for (;;) {
    const std::size_t end = buffer_.find('\n', seen_);
    if (end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      seen_ = 0;
      return line;
    }
    seen_ = buffer_.size();
    pollfd waiting{.fd = output_, .events = POLLIN, .revents = 0};
    const int ready = ::poll(&waiting, 1, timeout_ms);
    if (ready == 0) return fail(name_, fmt::format("gave no answer within {} ms", timeout_ms));
    if (ready < 0) {
      if (errno == EINTR) continue;
      return fail(name_, fmt::format("cannot be heard: {}", std::strerror(errno)));
    }
    std::array<char, 65536> more{};
    const ssize_t count = ::read(output_, more.data(), more.size());
    if (count == 0) return fail(name_, "has ended");
    if (count > 0) buffer_.append(more.data(), static_cast<std::size_t>(count));
  }
}

Result<Finished> run_program(const std::vector<std::string>& command, const std::filesystem::path& folder) {
  auto from = make_pipe();
  if (!from) return fail(command[0], fmt::format("no pipe: {}", std::strerror(errno)));
  const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  auto pid = spawn(command, folder, nothing, from->write, from->write);
  ::close(nothing);
  close_end(from->write);
  if (!pid) {
    close_end(from->read);
    return pass_on(std::move(pid));
  }
  Finished finished;
  std::array<char, 65536> more{};
  for (ssize_t count = 0; (count = ::read(from->read, more.data(), more.size())) != 0;) {
    if (count > 0)
      finished.output.append(more.data(), static_cast<std::size_t>(count));
    else if (errno != EINTR)
      break;
  }
  close_end(from->read);
  int raw = 0;
  while (::waitpid(*pid, &raw, 0) < 0 && errno == EINTR) {
  }
  finished.status = status_of(raw);
  return finished;
}

}  // namespace cancha::codegen
