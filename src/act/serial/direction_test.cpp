#include "act/serial/direction.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <linux/gpio.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "act/serial/latency.h"
#include "act/serial/pseudo_terminal.h"

namespace cancha::act {
namespace {

using Kind = Direction::Kind;

/// A port and the other end of its line.
struct Line {
  PseudoTerminal far = std::move(*PseudoTerminal::open());
  SerialPort port = std::move(*SerialPort::open(far.path(), {.baud = 1'000'000}));
};

std::filesystem::path fresh_folder(const std::string& name) {
  const std::filesystem::path folder = std::filesystem::path{testing::TempDir()} / name;
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  return folder;
}

void put(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream{path} << text;
}

std::string text_of(const std::filesystem::path& path) {
  std::stringstream text;
  text << std::ifstream{path}.rdbuf();
  return text.str();
}

/// What the kernel was asked for.
std::vector<std::string> asked;

int fake_control(int /*descriptor*/, unsigned long request, void* argument) {
  if (request == TIOCMBIS || request == TIOCMBIC) {
    const int line = *static_cast<int*>(argument);
    asked.push_back(std::string{line == TIOCM_RTS ? "rts" : "dtr"} + (request == TIOCMBIS ? " on" : " off"));
  } else if (request == GPIO_V2_GET_LINE_IOCTL) {
    auto& wanted = *static_cast<gpio_v2_line_request*>(argument);
    const bool output = (wanted.config.flags & GPIO_V2_LINE_FLAG_OUTPUT) != 0;
    const bool low = (wanted.config.flags & GPIO_V2_LINE_FLAG_ACTIVE_LOW) != 0;
    asked.push_back(std::to_string(wanted.num_lines) + " line, " + std::to_string(wanted.offsets[0]) +
                    (output ? " output" : "") + (low ? " low" : ""));
    wanted.fd = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  } else if (request == GPIO_V2_LINE_SET_VALUES_IOCTL) {
    const auto& values = *static_cast<gpio_v2_line_values*>(argument);
    EXPECT_EQ(values.mask, 1U);
    asked.push_back(values.bits != 0 ? "send" : "listen");
  } else {
    errno = EINVAL;
    return -1;
  }
  return 0;
}

TEST(Direction, IsReadFromAWord) {
  EXPECT_EQ(direction_of("none")->kind, Kind::None);
  EXPECT_EQ(direction_of("rts")->kind, Kind::Rts);
  EXPECT_TRUE(direction_of("dtr:low")->low_to_send);
  EXPECT_EQ(direction_of("gpio:18")->kind, Kind::Sysfs);
  EXPECT_EQ(direction_of("gpio:18")->pin, 18U);
  const auto chip = direction_of("gpiochip0:4:low");
  EXPECT_EQ(chip->kind, Kind::Chip);
  EXPECT_EQ(chip->chip, "gpiochip0");
  EXPECT_EQ(chip->pin, 4U);
  EXPECT_TRUE(chip->low_to_send);
  for (const char* wrong :
       {"", "RTS", "gpio", "gpio:", "gpio:x", "gpio:1x", "gpio:-1", "gpiochip0/../x:1", "pin:3", "none:low", ":low"}) {
    ASSERT_FALSE(direction_of(wrong)) << wrong;
  }
  EXPECT_EQ(
      direction_of("cts").error().text(),
      "--direction: 'cts' is no direction pin (none, rts, dtr, gpio:18 or gpiochip0:18; with :low behind it where "
      "low means sending)");
}

TEST(DirectionPin, IsALineOfThePort) {
  const Line line;
  asked.clear();
  {
    auto pin = DirectionPin::open({.kind = Kind::Rts, .control = fake_control}, line.port);
    ASSERT_TRUE(pin) << pin.error().text();
    ASSERT_TRUE(pin->set(true));
    const DirectionPin moved = std::move(*pin);
  }
  EXPECT_EQ(asked, (std::vector<std::string>{"rts off", "rts on", "rts off"})) << "it listens from start to end";
  asked.clear();
  (void)DirectionPin::open({.kind = Kind::Dtr, .low_to_send = true, .control = fake_control}, line.port);
  EXPECT_EQ(asked, (std::vector<std::string>{"dtr on", "dtr on"}));
  // a pseudo-terminal has no such lines
  EXPECT_EQ(DirectionPin::open({.kind = Kind::Rts}, line.port).error().text(),
            "--direction: this port has no RTS line (leave --direction out for adapters that turn round by "
            "themselves)");
}

TEST(DirectionPin, IsAFileOfTheKernel) {
  const Line line;
  const auto folder = fresh_folder("sysfs");
  Direction direction{.kind = Kind::Sysfs, .pin = 18, .sysfs = folder.string()};
  EXPECT_EQ(DirectionPin::open(direction, line.port).error().text(),
            folder.string() + ": is not there: this kernel has no pins as files (try --direction gpiochip0:18)");

  put(folder / "gpio18/direction", "");
  put(folder / "gpio18/value", "");
  {
    auto pin = DirectionPin::open(direction, line.port);
    ASSERT_TRUE(pin) << pin.error().text();
    EXPECT_EQ(text_of(folder / "gpio18/direction"), "low") << "an output that says at once: listen";
    EXPECT_EQ(text_of(folder / "gpio18/value"), "0");
    ASSERT_TRUE(pin->set(true));
    EXPECT_EQ(text_of(folder / "gpio18/value"), "1");
  }
  EXPECT_EQ(text_of(folder / "gpio18/value"), "0");

  put(folder / "gpio18/direction", "");
  direction.low_to_send = true;
  const auto pin = DirectionPin::open(direction, line.port);
  EXPECT_EQ(text_of(folder / "gpio18/direction"), "high");
  EXPECT_EQ(text_of(folder / "gpio18/value"), "1");
}

TEST(DirectionPin, IsAPinOfAChip) {
  const Line line;
  const auto folder = fresh_folder("devices");
  Direction direction{.kind = Kind::Chip, .pin = 18, .chip = "gpiochip0", .devices = folder.string()};
  EXPECT_EQ(DirectionPin::open(direction, line.port).error().text(),
            (folder / "gpiochip0").string() +
                ": cannot be used: No such file or directory (ls /dev/gpiochip* shows the chips; gpiodetect says what "
                "they are)");

  put(folder / "gpiochip0", "");
  EXPECT_FALSE(DirectionPin::open(direction, line.port)) << "a file is no chip";
  asked.clear();
  direction.control = fake_control;
  {
    auto pin = DirectionPin::open(direction, line.port);
    ASSERT_TRUE(pin) << pin.error().text();
    ASSERT_TRUE(pin->set(true));
    ASSERT_TRUE(pin->set(false));
  }
  EXPECT_EQ(asked, (std::vector<std::string>{"1 line, 18 output", "listen", "send", "listen", "listen"}));
  asked.clear();
  direction.low_to_send = true;
  (void)DirectionPin::open(direction, line.port);
  EXPECT_EQ(asked, (std::vector<std::string>{"1 line, 18 output low", "listen", "listen"}));
}

TEST(Latency, IsShortenedWhereTheAdapterHasIt) {
  const auto sysfs = fresh_folder("latency");
  EXPECT_FALSE(shorten_latency("/dev/ttyTEST0", sysfs.string()));
  const auto file = sysfs / "class/tty/ttyTEST0/device/latency_timer";
  put(file, "16\n");
  EXPECT_EQ(shorten_latency("/dev/ttyTEST0", sysfs.string()), 1);
  EXPECT_EQ(text_of(file), "1");
  // behind another name for the same device
  put(sysfs / "dev/ttyTEST0", "");
  std::filesystem::create_symlink(sysfs / "dev/ttyTEST0", sysfs / "dev/by-id");
  put(file, "16\n");
  EXPECT_EQ(shorten_latency((sysfs / "dev/by-id").string(), sysfs.string()), 1);
}

}  // namespace
}  // namespace cancha::act
