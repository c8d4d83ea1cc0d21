#include "act/serial/pseudo_terminal.h"

// the kernel's own form of settings, because only it knows any speed; it cannot be mixed with <termios.h>
#include <asm/termbits.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace cancha::act {

Result<PseudoTerminal> PseudoTerminal::open() {
  Descriptor master{::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)};
  const auto failed = [](std::string_view what) {
    return fail("pseudo-terminal", fmt::format("{}: {}", what, std::strerror(errno)));
  };
  if (!master.is_open()) return failed("cannot be made");
  std::array<char, 128> path{};
  if (::grantpt(master.get()) != 0 || ::unlockpt(master.get()) != 0 ||
      ::ptsname_r(master.get(), path.data(), path.size()) != 0) {
    return failed("has no other end");
  }
  Descriptor slave{::open(path.data(), O_RDWR | O_NOCTTY | O_CLOEXEC)};
  if (!slave.is_open()) return failed("its other end cannot be opened");
  // as terminals are born they answer with an echo of their own
  termios2 settings{};
  (void)::ioctl(slave.get(), TCGETS2, &settings);
  settings.c_iflag = 0;
  settings.c_oflag = 0;
  settings.c_lflag = 0;
  settings.c_cflag = (settings.c_cflag & ~static_cast<tcflag_t>(CSIZE | PARENB)) | CS8;
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  (void)::ioctl(slave.get(), TCSETS2, &settings);
  return PseudoTerminal{std::move(master), std::move(slave), path.data()};
}

int PseudoTerminal::baud() const {
  termios2 settings{};
  (void)::ioctl(slave_.get(), TCGETS2, &settings);
  return static_cast<int>(settings.c_ospeed);
}

std::size_t PseudoTerminal::read(std::span<std::uint8_t> room, Duration patience) {
  pollfd waiting{.fd = master_.get(), .events = POLLIN, .revents = 0};
  const timespec limit{.tv_sec = patience.ns / 1'000'000'000, .tv_nsec = patience.ns % 1'000'000'000};
  if (patience.ns > 0) (void)::ppoll(&waiting, 1, &limit, nullptr);
  const ssize_t count = ::read(master_.get(), room.data(), room.size());
  return count > 0 ? static_cast<std::size_t>(count) : 0;
}

bool PseudoTerminal::write(std::span<const std::uint8_t> bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(master_.get(), bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(count));
  }
  return true;
}

}  // namespace cancha::act
