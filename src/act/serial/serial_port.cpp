#include "act/serial/serial_port.h"

// the kernel's own form of settings, because only it takes any speed; it cannot be mixed with <termios.h>
#include <asm/termbits.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/serial.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "act/serial/latency.h"
#include "os/clock.h"

namespace cancha::act {
namespace {

constexpr Duration kPatienceToSend = 1000_ms;
constexpr Duration kPatienceForTheLastBit = 20_ms;

/// Why a device could not be opened, and what to do about it.
tl::unexpected<Error> cannot_open(const std::string& path, int reason) {
  std::string hint;
  if (reason == EACCES) hint = "you may not use it: sudo usermod -a -G dialout $USER, then log in again";
  if (reason == ENOENT || reason == ENODEV || reason == ENXIO) {
    hint = "is the board plugged in? ls /dev/ttyACM* /dev/ttyUSB* shows the ports";
  }
  if (reason == EBUSY) hint = "another program has it open";
  return fail(path, fmt::format("cannot be opened: {}", std::strerror(reason)), hint);
}

/// Waits until a descriptor can be used; false where the time is up.
Result<bool> wait_for(int descriptor, short events, os::HostTime until, const std::string& path) {
  for (;;) {
    const std::int64_t left = std::max<std::int64_t>(0, (until - os::now()).ns);
    const timespec patience{.tv_sec = left / 1'000'000'000, .tv_nsec = left % 1'000'000'000};
    pollfd waiting{.fd = descriptor, .events = events, .revents = 0};
    const int ready = ::ppoll(&waiting, 1, &patience, nullptr);
    if (ready > 0) return true;
    if (ready == 0) return false;
    if (errno != EINTR) return fail(path, fmt::format("cannot be waited for: {}", std::strerror(errno)));
  }
}

/// Raw, as nobody touches the bytes.
void make_raw(termios2& settings, int baud) {
  settings.c_iflag = 0;
  settings.c_oflag = 0;
  settings.c_lflag = 0;
  settings.c_cflag = CS8 | CREAD | CLOCAL | BOTHER | (static_cast<unsigned>(BOTHER) << IBSHIFT);
  settings.c_ispeed = static_cast<speed_t>(baud);
  settings.c_ospeed = static_cast<speed_t>(baud);
  settings.c_cc[VMIN] = 0;
  settings.c_cc[VTIME] = 0;
}

bool ask_for_low_latency(int descriptor) {
  serial_struct line{};
  if (::ioctl(descriptor, TIOCGSERIAL, &line) != 0) return false;
  line.flags |= ASYNC_LOW_LATENCY;
  return ::ioctl(descriptor, TIOCSSERIAL, &line) == 0;
}

}  // namespace

Result<SerialPort> SerialPort::open(const std::string& path, const Settings& settings) {
  if (settings.baud <= 0) return fail(path, fmt::format("{} baud is no speed", settings.baud));
  Descriptor descriptor{::open(path.c_str(), O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)};
  if (!descriptor.is_open()) return cannot_open(path, errno);
  SerialPort port{std::move(descriptor), path};
  if (auto ready = port.set_up(settings); !ready) return pass_on(std::move(ready));
  return port;
}

Result<void> SerialPort::set_up(const Settings& settings) {
  termios2 now{};
  if (::ioctl(descriptor_.get(), TCGETS2, &now) != 0) return fail(path_, "is not a serial port");
  if (settings.exclusive && ::ioctl(descriptor_.get(), TIOCEXCL) != 0) return cannot_open(path_, errno);
  make_raw(now, settings.baud);
  if (::ioctl(descriptor_.get(), TCSETS2, &now) != 0) {
    return fail(path_, fmt::format("cannot be set to {} baud: {}", settings.baud, std::strerror(errno)));
  }
  // drivers take what they can and say nothing
  if (::ioctl(descriptor_.get(), TCGETS2, &now) != 0) return fail(path_, "forgets its settings");
  baud_ = static_cast<int>(now.c_ospeed);
  constexpr int kTolerated = 3;  // percent; beyond it bytes are misread
  if (std::abs(baud_ - settings.baud) * 100LL > static_cast<long long>(settings.baud) * kTolerated) {
    return fail(path_, fmt::format("does {} baud instead of {}", baud_, settings.baud), "choose a speed that it can");
  }
  low_latency_ = settings.low_latency && ask_for_low_latency(descriptor_.get());
  if (settings.low_latency) latency_ = shorten_latency(path_);
  discard_input();
  return {};
}

Error SerialPort::gone(int reason) const {
  const std::string why = reason == 0 || reason == EIO ? "the other end is gone" : std::strerror(reason);
  return {path_, fmt::format("the line is down: {}", why), "is the board still plugged in?"};
}

Result<std::size_t> SerialPort::read(std::span<std::uint8_t> room, Duration patience) {
  const os::HostTime until = os::now() + patience;
  for (;;) {
    const ssize_t count = ::read(descriptor_.get(), room.data(), room.size());
    if (count > 0) return static_cast<std::size_t>(count);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno != EAGAIN) return tl::unexpected(gone(errno));

    // VMIN 0 gives 0 also where there is nothing yet; poll knows the difference
    pollfd state{.fd = descriptor_.get(), .events = POLLIN, .revents = 0};
    if (::poll(&state, 1, 0) > 0 && (state.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0) {
      return tl::unexpected(gone(0));
    }
    const auto ready = wait_for(descriptor_.get(), POLLIN, until, path_);
    if (!ready) return tl::unexpected(ready.error());
    if (!*ready) return 0;
  }
}

Result<std::size_t> SerialPort::read_all(std::span<std::uint8_t> room, Duration patience) {
  const os::HostTime until = os::now() + patience;
  std::size_t filled = 0;
  while (filled < room.size()) {
    const Duration left = std::max(Duration{}, until - os::now());
    auto more = read(room.subspan(filled), left);
    if (!more) return more;
    if (*more == 0) break;
    filled += *more;
  }
  return filled;
}

Result<void> SerialPort::write_all(std::span<const std::uint8_t> bytes) {
  const os::HostTime until = os::now() + kPatienceToSend;
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor_.get(), bytes.data(), bytes.size());
    if (count >= 0) {
      bytes = bytes.subspan(static_cast<std::size_t>(count));
      continue;
    }
    if (errno == EINTR) continue;
    if (errno != EAGAIN) return tl::unexpected(gone(errno));
    const auto ready = wait_for(descriptor_.get(), POLLOUT, until, path_);
    if (!ready) return tl::unexpected(ready.error());
    if (!*ready) return fail(path_, "takes no more bytes", "is the device still alive?");
  }
  return {};
}

Result<void> SerialPort::drain() {
  while (::ioctl(descriptor_.get(), TCSBRK, 1) != 0) {
    if (errno != EINTR) return tl::unexpected(gone(errno));
  }
  return {};
}

Result<void> SerialPort::wait_until_sent(std::size_t bytes) {
  constexpr std::int64_t kBitsAByte = 10;
  const Duration on_wire{static_cast<std::int64_t>(bytes) * kBitsAByte * 1'000'000'000 / std::max(1, baud_)};
  const os::HostTime sent = os::now() + on_wire;
  const os::HostTime latest = sent + on_wire + kPatienceForTheLastBit;
  unsigned state = 0;
  if (::ioctl(descriptor_.get(), TIOCSERGETLSR, &state) != 0) {
    // an adapter that does not say: what it was given takes its time on the wire
    if (auto done = drain(); !done) return done;
    while (os::now() < sent) {
    }
    return {};
  }
  // both the system's buffer and the shift register have to be empty; asking again and again, because drain() may sleep
  // until the next tick of the system, up to 10 ms, and a servo answers after half a millisecond
  for (;;) {
    int waiting = 0;
    (void)::ioctl(descriptor_.get(), TIOCOUTQ, &waiting);
    const bool asked = ::ioctl(descriptor_.get(), TIOCSERGETLSR, &state) == 0;
    if (asked && waiting == 0 && (state & TIOCSER_TEMT) != 0) return {};
    if (os::now() > latest) return fail(path_, "does not get its bytes out", "is the device still alive?");
  }
}

void SerialPort::discard_input() {
  (void)::ioctl(descriptor_.get(), TCFLSH, TCIFLUSH);
}

}  // namespace cancha::act
