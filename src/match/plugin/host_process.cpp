#include "match/plugin/host_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "match/plugin/process_tree.h"
#include "match/plugin/protocol.h"
#include "os/pipe.h"

namespace cancha::match {
namespace {

/// The variables that a plug-in may know: none that hold somebody's secrets.
std::vector<std::string> inherited() {
  constexpr std::string_view kKnown[] = {"LANG=",         "LANGUAGE=",        "LC_",           "TZ=",
                                         "HOME=",         "ASAN_OPTIONS=",    "TSAN_OPTIONS=", "UBSAN_OPTIONS=",
                                         "LSAN_OPTIONS=", "LD_LIBRARY_PATH=", "GCOV_PREFIX",   "OMP_NUM_THREADS="};
  std::vector<std::string> chosen;
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
    const auto begins = [&](std::string_view name) { return std::string_view{*variable}.starts_with(name); };
    if (std::ranges::any_of(kKnown, begins)) chosen.emplace_back(*variable);
  }
  return chosen;
}

/// Standard input is empty, standard output joins standard error, socket and life line have the numbers of the
/// protocol.
os::Launch launch_of(const std::filesystem::path& program, const std::filesystem::path& plugin, int socket,
                     int life_line) {
  static_assert(packets::kHostSocket < os::kFirstOwn && packets::kLifeLine < os::kFirstOwn);
  os::Launch launch{.command = {program.string(), plugin.string()},
                    .handed = {{os::Launch::kNothing, STDIN_FILENO}},
                    .environment = inherited(),
                    .in_path = false,
                    .apart = true};
  if (::fcntl(STDERR_FILENO, F_GETFD) < 0) launch.handed.push_back({os::Launch::kNothing, STDERR_FILENO});
  launch.handed.insert(
      launch.handed.end(),
      {{STDERR_FILENO, STDOUT_FILENO}, {socket, packets::kHostSocket}, {life_line, packets::kLifeLine}});
  return launch;
}

/// Two sockets that are connected with each other; not open, and errno, where the system has no more.
std::pair<Descriptor, Descriptor> connected_sockets() {
  int ends[2] = {-1, -1};
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return {Descriptor{}, Descriptor{}};
  Descriptor first{ends[0]};
  Descriptor second{ends[1]};
  return {os::raised(std::move(first)), os::raised(std::move(second))};
}

constexpr Duration kGlance = 1_ms;
/// A supervisor that was asked to end has so long to kill all below it.
constexpr Duration kCleaning = 10'000_ms;

timespec spec_of(Duration time) {
  return {time.ns / 1'000'000'000, time.ns % 1'000'000'000};
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
  auto [ours, theirs] = connected_sockets();
  auto line = ours.is_open() && theirs.is_open() ? os::Pipe::make() : std::nullopt;
  if (!line) return fail(plugin.string(), fmt::format("no connection to its process: {}", std::strerror(errno)));
  auto process = os::Process::start(launch_of(program, plugin, theirs.get(), line->read.get()),
                                    "it runs strategy plug-ins and is built with Cancha as cancha-strategy-host");
  if (!process) return pass_on(std::move(process));
  return HostProcess{*std::move(process), std::move(ours), std::move(line->write)};
}

HostProcess::HostProcess(os::Process process, Descriptor socket, Descriptor life_line)
    : process_{std::move(process)},
      socket_{std::move(socket)},
      life_line_{std::move(life_line)},
      wall_start_{os::now()} {}

HostProcess::~HostProcess() {
  kill();
}

void HostProcess::watch(pid_t process, bool alone) {
  watched_ = process;
  alone_ = alone;
}

void HostProcess::start_clocks() {
  wall_start_ = os::now();
  processor_start_ = watched_ > 0 ? os::used_by(watched_) : Duration{};
  others_ = false;
}

Duration HostProcess::used_by_others() const {
  Duration sum;
  for (const pid_t process : descendants_of(process_.pid())) {
    if (process != watched_) sum += os::used_by(process);
  }
  return sum;
}

/// Processes that the plug-in started count from the first look at them on: looking costs more than a call should.
Duration HostProcess::used_since_start() {
  if (watched_ <= 0) return {};
  const Duration own = std::max(os::used_by(watched_) - processor_start_, Duration{});
  if (alone_) return own;
  const Duration others = used_by_others();
  if (!std::exchange(others_, true)) others_start_ = others;
  return own + std::max(others - others_start_, Duration{});
}

bool HostProcess::send(std::span<const std::byte> packet) {
  if (!socket_.is_open()) return false;
  ssize_t sent = 0;
  do {
    sent = ::send(socket_.get(), packet.data(), packet.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
  } while (sent < 0 && errno == EINTR);
  return sent == static_cast<ssize_t>(packet.size());
}

bool HostProcess::wait(Duration most) const {
  // without a descriptor for the end it is looked for now and then
  constexpr Duration kLook = 20_ms;
  const int end = process_.end_descriptor();
  const timespec limit = spec_of(end >= 0 ? most : std::min(most, kLook));
  pollfd watched[] = {{socket_.get(), POLLIN, 0}, {end, POLLIN, 0}};
  const int ready = ::ppoll(watched, 2, &limit, nullptr);
  return end >= 0 ? ready > 0 && watched[1].revents != 0 : process_.ended().has_value();
}

HostProcess::Received HostProcess::receive(std::span<std::byte> room, std::size_t& size, const TimeLimit& limit) {
  static const std::int64_t processors = std::max(1U, std::thread::hardware_concurrency());
  const Duration processor_limit = nearest(limit.processor);
  const Duration wall_limit = nearest(limit.wall);
  bool over = false;
  for (;;) {
    const ssize_t got = ::recv(socket_.get(), room.data(), room.size(), MSG_DONTWAIT | MSG_TRUNC);
    const Duration wall = os::now() - wall_start_;
    if (got > 0) {
      // so quick an answer cannot have used more, however many threads there are
      const bool surely_in_time = wall * processors < processor_limit;
      if (!surely_in_time && used_since_start() > processor_limit) return Received::OutOfProcessorTime;
      return size = static_cast<std::size_t>(got), Received::Packet;
    }
    // a child of the plug-in may hold the socket open after its end
    const bool again = got < 0 && (errno == EAGAIN || errno == EINTR);
    if (!socket_.is_open() || over || !again) return Received::Gone;

    Duration patience = std::min(wall_limit - wall, processor_limit);
    if (wall * processors >= processor_limit) {
      const Duration used = used_since_start();
      if (used > processor_limit && watched_ > 0) return Received::OutOfProcessorTime;
      patience = std::min(wall_limit - wall, processor_limit - used);
    }
    if (wall >= wall_limit) return Received::OutOfWallTime;
    over = wait(std::max(patience, kGlance));
  }
}

ProcessEnd HostProcess::wait_for_end(Duration patience) {
  ProcessEnd end;
  if (process_.pid() > 0 && process_.ends_within(patience)) {
    const os::End how = *process_.ended();
    end = {how.by_signal ? ProcessEnd::Kind::Signal : ProcessEnd::Kind::Exit, how.number};
  }
  kill();
  return end;
}

void HostProcess::kill() {
  (void)socket_.close();
  (void)life_line_.close();
  if (process_.pid() <= 0) return;
  // the supervisor kills all below it and ends; only where it cannot, it is killed itself
  (void)process_.ends_within(kCleaning);
  process_.kill();
}

}  // namespace cancha::match
