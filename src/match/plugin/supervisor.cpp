#include "match/plugin/supervisor.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "match/plugin/process_tree.h"
#include "match/plugin/protocol.h"
#include "os/pipe.h"

namespace cancha::match {
namespace {

/// A terminal that takes nothing for so long gets no more.
constexpr int kTerminalPatienceMs = 2000;
/// Pipes take so much at once without making the writer wait, when they say that they can be written.
constexpr std::size_t kAtOnce = 4096;

/// What the plug-in prints: the first bytes on their way to standard error, and the number of all.
class Output {
 public:
  Output(int pipe, std::uint64_t most) : pipe_{pipe}, most_{most == 0 ? ~std::uint64_t{0} : most} {}

  [[nodiscard]] bool waits() const { return !waiting_.empty(); }

  /// Takes what is there now; false at the end.
  bool take() {
    std::array<char, 65536> room;
    const ssize_t got = ::read(pipe_, room.data(), room.size());
    if (got <= 0) return got < 0 && errno == EINTR;
    const auto count = static_cast<std::uint64_t>(got);
    const std::uint64_t left = most_ - std::min(most_, printed_);
    waiting_.append(room.data(), static_cast<std::size_t>(std::min(left, count)));
    printed_ += count;
    return true;
  }

  /// Hands one piece on; standard error can be written.
  void pass_on() {
    const ssize_t sent = ::write(STDERR_FILENO, waiting_.data(), std::min(waiting_.size(), kAtOnce));
    if (sent > 0) waiting_.erase(0, static_cast<std::size_t>(sent));
    if (sent < 0 && errno != EINTR && errno != EAGAIN) waiting_.clear();
  }

  /// Hands everything on, and says what was left out. Nobody writes into the pipe any more.
  void finish(const std::string& name) {
    while (take()) {
    }
    if (printed_ > most_) {
      if (!waiting_.ends_with('\n')) waiting_ += '\n';
      waiting_ += fmt::format("cancha: {}: printed {} bytes; the first {} are shown\n", name, printed_, most_);
    }
    pollfd terminal{STDERR_FILENO, POLLOUT, 0};
    while (waits() && ::poll(&terminal, 1, kTerminalPatienceMs) > 0 && (terminal.revents & POLLOUT) != 0) pass_on();
  }

 private:
  int pipe_;
  std::uint64_t most_;
  std::uint64_t printed_ = 0;
  std::string waiting_;
};

sigset_t watched_signals() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGCHLD, SIGTERM, SIGINT, SIGHUP}) sigaddset(&set, signal);
  return set;
}

/// The process that runs the plug-in.
struct Child {
  pid_t process = -1;
  bool ended = false;
  int status = 0;  ///< as waitpid tells it, once it has ended
};

/// Takes the dead away, the plug-in's own process and orphans.
void reap(Child& child) {
  int status = 0;
  for (pid_t dead = 0; (dead = ::waitpid(-1, &status, WNOHANG)) > 0;) {
    if (dead == child.process && !child.ended) child = {dead, true, status};
  }
}

/// Kills everything below this process. Children of the killed become ours, so that no one is missed.
void kill_all(Child& child) {
  for (;;) {
    for (const pid_t process : descendants_of(::getpid())) ::kill(process, SIGKILL);
    // where the kernel does not tell of children, the one that is known
    if (!child.ended) ::kill(child.process, SIGKILL);
    reap(child);
    siginfo_t info{};
    if (::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0) return;  // no child is left
    if (info.si_pid == 0) ::usleep(200);
  }
}

/// Looks after the plug-in until it ends or Cancha lets go; gives its status as waitpid tells it.
int watch(Child child, int signals, Output& output, int pipe) {
  bool open = true;
  for (;;) {
    std::array<pollfd, 4> watched{{{packets::kLifeLine, POLLIN, 0},
                                   {signals, POLLIN, 0},
                                   {open ? pipe : -1, POLLIN, 0},
                                   {output.waits() ? STDERR_FILENO : -1, POLLOUT, 0}}};
    if (::poll(watched.data(), watched.size(), -1) < 0 && errno != EINTR) break;
    if (watched[2].revents != 0) open = output.take() || errno == EAGAIN;
    if ((watched[3].revents & POLLOUT) != 0) output.pass_on();
    if (watched[0].revents != 0) break;
    if (watched[1].revents == 0) continue;
    signalfd_siginfo info{};
    if (::read(signals, &info, sizeof(info)) != static_cast<ssize_t>(sizeof(info))) continue;
    reap(child);
    if (info.ssi_signo != SIGCHLD || child.ended) break;
  }
  kill_all(child);
  return child.status;
}

/// Ends as the plug-in did, so that Cancha learns it from the kernel.
[[noreturn]] void end_as(int status) {
  if (WIFSIGNALED(status)) {
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    const int signal = WTERMSIG(status);
    ::signal(signal, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    ::sigprocmask(SIG_SETMASK, &set, nullptr);
    ::raise(signal);
  }
  ::_exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

/// The plug-in's process, from its birth on. It has standard output and error in the pipe and no other descriptor of
/// ours than the socket, and it dies with this process.
[[noreturn]] void be_plugin(const Supervised& plugin, pid_t supervisor, int pipe, const sigset_t& signals) {
  ::prctl(PR_SET_DUMPABLE, 1);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != supervisor) ::_exit(1);
  ::dup2(pipe, STDOUT_FILENO);
  ::dup2(pipe, STDERR_FILENO);
  ::close_range(packets::kHostSocket + 1, ~0U, 0);
  ::sigprocmask(SIG_SETMASK, &signals, nullptr);
  const int status = plugin.run_plugin();
  std::exit(status);  // NOLINT(concurrency-mt-unsafe): the plug-in's own destructors run
}

}  // namespace

void supervise(const Supervised& plugin) {
  // a plug-in must not look into this process or into its memory
  ::prctl(PR_SET_DUMPABLE, 0);
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
  const sigset_t watched = watched_signals();
  sigset_t before;
  ::sigprocmask(SIG_BLOCK, &watched, &before);
  ::signal(SIGPIPE, SIG_IGN);
  const Descriptor signals{::signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK)};
  auto pipe = os::Pipe::make();
  if (!signals.is_open() || !pipe) ::_exit(1);

  // not by os/process.h: the plug-in runs in this very program, which fences itself in after the fork, and whatever it
  // starts becomes a child of ours, so that waiting is for all of them and not for one
  const pid_t self = ::getpid();
  const pid_t child = ::fork();
  if (child == 0) {
    ::signal(SIGPIPE, SIG_DFL);
    be_plugin(plugin, self, pipe->write.get(), before);
  }
  (void)pipe->write.close();
  ::close(packets::kHostSocket);  // so that Cancha sees when the plug-in hangs up
  if (child < 0) ::_exit(1);
  ::fcntl(pipe->read.get(), F_SETFL, O_NONBLOCK);

  Output output{pipe->read.get(), plugin.shown_output};
  const int status = watch({.process = child}, signals.get(), output, pipe->read.get());
  output.finish(plugin.name);
  end_as(status);
}

}  // namespace cancha::match
