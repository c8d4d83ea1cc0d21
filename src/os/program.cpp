#include "os/program.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "os/pipe.h"

namespace cancha::os {
namespace {

constexpr int kPatienceMs = 500;  ///< for a program that was asked to end

tl::unexpected<Error> no_pipe(const std::string& program, int why) {
  return fail(program, fmt::format("no pipe: {}", std::strerror(why)));
}

}  // namespace

Result<Finished> run_program(const std::vector<std::string>& command, const std::filesystem::path& folder) {
  auto from = Pipe::make();
  if (!from) return no_pipe(command[0], errno);
  auto process = Process::start(
      {.command = command,
       .folder = folder,
       .handed = {
           {Launch::kNothing, STDIN_FILENO}, {from->write.get(), STDOUT_FILENO}, {from->write.get(), STDERR_FILENO}}});
  (void)from->write.close();
  if (!process) return pass_on(std::move(process));
  Finished finished;
  std::array<char, 65536> more{};
  for (ssize_t count = 0; (count = ::read(from->read.get(), more.data(), more.size())) != 0;) {
    if (count > 0)
      finished.output.append(more.data(), static_cast<std::size_t>(count));
    else if (errno != EINTR)
      break;
  }
  (void)from->read.close();
  finished.status = process->wait().status();
  return finished;
}

Conversation::Conversation(Process process, Descriptor input, Descriptor output, std::string name)
    : process_{std::move(process)}, input_{std::move(input)}, output_{std::move(output)}, name_{std::move(name)} {}

Result<Conversation> Conversation::start(const std::vector<std::string>& command, const std::filesystem::path& folder) {
  auto to = Pipe::make();
  auto from = Pipe::make();
  if (!to || !from) return no_pipe(command[0], errno);
  auto process = Process::start({.command = command,
                                 .folder = folder,
                                 .handed = {{to->read.get(), STDIN_FILENO}, {from->write.get(), STDOUT_FILENO}}});
  if (!process) return pass_on(std::move(process));
  return Conversation{*std::move(process), std::move(to->write), std::move(from->read), command[0]};
}

Conversation::~Conversation() {
  if (process_.pid() < 0) return;
  (void)input_.close();
  // its output ends when it does
  std::array<char, 4096> rest{};
  pollfd waiting{.fd = output_.get(), .events = POLLIN, .revents = 0};
  while (::poll(&waiting, 1, kPatienceMs) > 0 && ::read(output_.get(), rest.data(), rest.size()) > 0) {
  }
}

bool Conversation::send(std::string_view text) {
  return write_all(input_, text);
}

Result<std::string> Conversation::receive_line(Duration patience) {
  const auto timeout_ms = static_cast<int>(patience.ns / 1'000'000);
  for (;;) {
    const std::size_t end = buffer_.find('\n', seen_);
    if (end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      seen_ = 0;
      return line;
    }
    seen_ = buffer_.size();
    pollfd waiting{.fd = output_.get(), .events = POLLIN, .revents = 0};
    const int ready = ::poll(&waiting, 1, timeout_ms);
    if (ready == 0) return fail(name_, fmt::format("gave no answer within {} ms", timeout_ms));
    if (ready < 0) {
      if (errno == EINTR) continue;
      return fail(name_, fmt::format("cannot be heard: {}", std::strerror(errno)));
    }
    std::array<char, 65536> more{};
    const ssize_t count = ::read(output_.get(), more.data(), more.size());
    if (count == 0) return fail(name_, "has ended");
    if (count > 0) buffer_.append(more.data(), static_cast<std::size_t>(count));
  }
}

}  // namespace cancha::os
