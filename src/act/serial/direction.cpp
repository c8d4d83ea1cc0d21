#include "act/serial/direction.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/gpio.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <utility>

#include "os/clock.h"

namespace cancha::act {
namespace {

using Kind = Direction::Kind;

constexpr int kTries = 50;  ///< for the files of a pin to appear and become ours, which the system does in its time
constexpr Duration kBetweenTries = 10_ms;

/// Writes a word into a file of the kernel; gives the reason why it failed, or 0.
int put(const std::string& path, std::string_view word) {
  const Descriptor file{::open(path.c_str(), O_WRONLY | O_CLOEXEC)};
  if (!file.is_open()) return errno;
  const ssize_t written = ::write(file.get(), word.data(), word.size());
  return written == static_cast<ssize_t>(word.size()) ? 0 : errno;
}

tl::unexpected<Error> refused(const std::string& where, int reason) {
  std::string hint;
  if (reason == EACCES || reason == EPERM)
    hint = "you may not use it: sudo usermod -a -G gpio $USER, then log in again";
  if (reason == ENOENT) hint = "ls /dev/gpiochip* shows the chips; gpiodetect says what they are";
  if (reason == EBUSY) hint = "another program or the system itself uses this pin";
  if (reason == EINVAL) hint = "is there such a pin? gpioinfo lists them";
  return fail(where, fmt::format("cannot be used: {}", std::strerror(reason)), hint);
}

}  // namespace

Result<Direction> direction_of(std::string_view text) {
  Direction found;
  const std::string_view whole = text;
  const auto wrong = [&] {
    return fail("--direction", fmt::format("'{}' is no direction pin", whole),
                "none, rts, dtr, gpio:18 or gpiochip0:18; with :low behind it where low means sending");
  };
  constexpr std::string_view kLow = ":low";
  if (text.size() > kLow.size() && text.ends_with(kLow)) {
    found.low_to_send = true;
    text.remove_suffix(kLow.size());
  }
  if (text == "none" && !found.low_to_send) return found;
  if (text == "rts" || text == "dtr") {
    found.kind = text == "rts" ? Kind::Rts : Kind::Dtr;
    return found;
  }
  const std::size_t colon = text.find(':');
  if (colon == text.npos) return wrong();
  const std::string_view chip = text.substr(0, colon);
  const std::string_view number = text.substr(colon + 1);
  const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), found.pin);
  if (fault != std::errc{} || end != number.data() + number.size() || number.empty()) return wrong();
  if (chip != "gpio" && (!chip.starts_with("gpiochip") || chip.find('/') != chip.npos)) return wrong();
  found.kind = chip == "gpio" ? Kind::Sysfs : Kind::Chip;
  found.chip = chip;
  return found;
}

Result<DirectionPin> DirectionPin::open(const Direction& direction, const SerialPort& port) {
  DirectionPin pin{direction};
  if (direction.kind == Kind::Rts || direction.kind == Kind::Dtr) {
    // a descriptor of its own, so that the port may be moved
    pin.descriptor_ = Descriptor{::dup(port.descriptor())};
    if (!pin.descriptor_.is_open()) return refused(port.path(), errno);
  }
  if (direction.kind == Kind::Sysfs) {
    if (auto opened = pin.open_sysfs(); !opened) return pass_on(std::move(opened));
  }
  if (direction.kind == Kind::Chip) {
    if (auto opened = pin.open_chip(); !opened) return pass_on(std::move(opened));
  }
  if (auto quiet = pin.set(false); !quiet) return pass_on(std::move(quiet));
  return pin;
}

Result<void> DirectionPin::open_sysfs() {
  const std::string number = fmt::format("{}", direction_.pin);
  const std::string folder = fmt::format("{}/gpio{}", direction_.sysfs, number);
  // it becomes an output and says "listen" in one step, so that it never says "send" unasked
  const std::string_view quiet = direction_.low_to_send ? "high" : "low";
  int reason = put(folder + "/direction", quiet);
  if (reason == ENOENT) {
    reason = put(direction_.sysfs + "/export", number);
    if (reason == ENOENT) {
      return fail(direction_.sysfs, "is not there: this kernel has no pins as files",
                  fmt::format("try --direction gpiochip0:{}", number));
    }
    if (reason == EINVAL) {
      return fail(folder, "there is no such pin",
                  "newer kernels count their pins from 512: try gpiochip0 and the pin's own number");
    }
    if (reason != 0 && reason != EBUSY) return refused(folder, reason);
    for (int i = 0; i < kTries; ++i) {
      reason = put(folder + "/direction", quiet);
      if (reason == 0) break;
      os::sleep_until(os::now() + kBetweenTries);
    }
  }
  if (reason != 0) return refused(folder, reason);
  descriptor_ = Descriptor{::open((folder + "/value").c_str(), O_WRONLY | O_CLOEXEC)};
  if (!descriptor_.is_open()) return refused(folder, errno);
  return {};
}

Result<void> DirectionPin::open_chip() {
  const std::string path = fmt::format("{}/{}", direction_.devices, direction_.chip);
  const Descriptor chip{::open(path.c_str(), O_RDWR | O_CLOEXEC)};
  if (!chip.is_open()) return refused(path, errno);
  gpio_v2_line_request request{};
  request.offsets[0] = direction_.pin;
  request.num_lines = 1;
  request.config.flags = GPIO_V2_LINE_FLAG_OUTPUT;
  if (direction_.low_to_send) request.config.flags |= GPIO_V2_LINE_FLAG_ACTIVE_LOW;
  constexpr std::string_view kUser = "cancha servo bus";
  std::memcpy(request.consumer, kUser.data(), kUser.size());
  if (control(chip.get(), GPIO_V2_GET_LINE_IOCTL, &request) != 0) {
    return refused(fmt::format("{}:{}", path, direction_.pin), errno);
  }
  descriptor_ = Descriptor{request.fd};
  return {};
}

DirectionPin::~DirectionPin() {
  if (descriptor_.is_open()) (void)set(false);
}

int DirectionPin::control(int descriptor, unsigned long request, void* argument) const {
  return direction_.control ? direction_.control(descriptor, request, argument)
                            : ::ioctl(descriptor, request, argument);
}

Result<void> DirectionPin::set(bool sending) {
  const bool high = sending != direction_.low_to_send;
  switch (direction_.kind) {
    case Kind::None:
      return {};
    case Kind::Rts:
    case Kind::Dtr: {
      int line = direction_.kind == Kind::Rts ? TIOCM_RTS : TIOCM_DTR;
      if (control(descriptor_.get(), high ? TIOCMBIS : TIOCMBIC, &line) == 0) return {};
      return fail("--direction", fmt::format("this port has no {} line", direction_.kind == Kind::Rts ? "RTS" : "DTR"),
                  "leave --direction out for adapters that turn round by themselves");
    }
    case Kind::Sysfs:
      if (::pwrite(descriptor_.get(), high ? "1" : "0", 1, 0) == 1) return {};
      return refused(fmt::format("gpio{}", direction_.pin), errno);
    case Kind::Chip: {
      // the kernel turns it round itself where low means sending
      gpio_v2_line_values values{.bits = sending ? 1U : 0U, .mask = 1U};
      if (control(descriptor_.get(), GPIO_V2_LINE_SET_VALUES_IOCTL, &values) == 0) return {};
      return refused(fmt::format("{}:{}", direction_.chip, direction_.pin), errno);
    }
  }
  return {};
}

}  // namespace cancha::act
