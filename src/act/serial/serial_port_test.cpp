#include "act/serial/serial_port.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <numeric>
#include <thread>
#include <vector>

#include "act/serial/pseudo_terminal.h"
#include "os/clock.h"

namespace cancha::act {
namespace {

/// A port and the other end of its line.
struct Line {
  PseudoTerminal far = std::move(*PseudoTerminal::open());
  SerialPort port = std::move(*SerialPort::open(far.path()));
};

std::vector<std::uint8_t> every_byte() {
  std::vector<std::uint8_t> bytes(256);
  std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
  return bytes;
}

TEST(SerialPort, CarriesEveryByteUnchangedBothWays) {
  Line line;
  std::vector<std::uint8_t> got(256);

  ASSERT_TRUE(line.far.write(every_byte()));
  EXPECT_EQ(line.port.read_all(got, 1000_ms).value(), 256U);
  EXPECT_EQ(got, every_byte());

  ASSERT_TRUE(line.port.write_all(every_byte()));
  ASSERT_TRUE(line.port.drain());
  EXPECT_EQ(line.far.read(got, 1000_ms), 256U);
  EXPECT_EQ(got, every_byte());
}

TEST(SerialPort, GivesNothingWhenTheTimeIsUp) {
  Line line;
  std::array<std::uint8_t, 8> room{};

  const os::HostTime before = os::now();
  EXPECT_EQ(line.port.read(room, 30_ms).value(), 0U);
  EXPECT_GE(os::now() - before, 30_ms);

  const std::array<std::uint8_t, 3> three{1, 2, 3};
  ASSERT_TRUE(line.far.write(three));
  EXPECT_EQ(line.port.read_all(room, 30_ms).value(), 3U);
}

TEST(SerialPort, DiscardsWhatCameTooEarly) {
  Line line;
  std::array<std::uint8_t, 8> room{};
  ASSERT_TRUE(line.far.write(every_byte()));

  line.port.discard_input();

  EXPECT_EQ(line.port.read(room, 10_ms).value(), 0U);
}

TEST(SerialPort, TakesSpeedsThatNoTableHas) {
  for (const int baud : {9600, 57142, 115200, 250000, 1000000, 3000000}) {
    const PseudoTerminal far = std::move(*PseudoTerminal::open());
    const auto port = SerialPort::open(far.path(), {.baud = baud});
    ASSERT_TRUE(port) << port.error().text();
    EXPECT_EQ(port->baud(), baud);
    EXPECT_EQ(far.baud(), baud) << "the other end knows it, too";
  }
}

TEST(SerialPort, TellsWhenItIsUnplugged) {
  auto far = std::make_unique<PseudoTerminal>(std::move(*PseudoTerminal::open()));
  auto port = std::move(*SerialPort::open(far->path()));
  const std::string path = far->path();
  std::array<std::uint8_t, 8> room{};
  const std::array<std::uint8_t, 1> one{1};

  far.reset();

  const std::string text = path + ": the line is down: the other end is gone (is the board still plugged in?)";
  EXPECT_EQ(port.read(room, 1000_ms).error().text(), text);
  EXPECT_EQ(port.write_all(one).error().text(), text);
}

TEST(SerialPort, TellsWhenItIsUnpluggedWhileOneWaits) {
  auto far = std::make_unique<PseudoTerminal>(std::move(*PseudoTerminal::open()));
  auto port = std::move(*SerialPort::open(far->path()));
  std::array<std::uint8_t, 8> room{};

  std::thread puller{[&] {
    os::sleep_until(os::now() + 50_ms);
    far.reset();
  }};
  const os::HostTime before = os::now();
  const auto got = port.read(room, 5000_ms);
  puller.join();

  EXPECT_FALSE(got);
  EXPECT_LT(os::now() - before, 2000_ms);
}

TEST(SerialPort, IsForOneProgramAtATime) {
  const PseudoTerminal far = std::move(*PseudoTerminal::open());
  auto first = SerialPort::open(far.path());
  ASSERT_TRUE(first);

  const auto second = SerialPort::open(far.path());

  // root may open it all the same
  if (::geteuid() != 0) {
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().text(),
              far.path() + ": cannot be opened: Device or resource busy (another program has it open)");
  }
}

TEST(SerialPort, SaysWhatIsWrongWithADevice) {
  EXPECT_EQ(SerialPort::open("/dev/ttyNOWHERE").error().text(),
            "/dev/ttyNOWHERE: cannot be opened: No such file or directory (is the board plugged in? ls /dev/ttyACM* "
            "/dev/ttyUSB* shows the ports)");
  EXPECT_EQ(SerialPort::open("/dev/null").error().text(), "/dev/null: is not a serial port");
  EXPECT_EQ(SerialPort::open("/dev/null", {.baud = 0}).error().text(), "/dev/null: 0 baud is no speed");
  if (::geteuid() != 0) {
    const std::string path = testing::TempDir() + "locked";
    std::fclose(std::fopen(path.c_str(), "w"));
    ::chmod(path.c_str(), 0);
    EXPECT_EQ(SerialPort::open(path).error().text(),
              path +
                  ": cannot be opened: Permission denied (you may not use it: sudo usermod -a -G dialout $USER, then "
                  "log in again)");
  }
}

TEST(SerialPort, StopsSendingToADeviceThatTakesNothing) {
  Line line;
  const std::vector<std::uint8_t> much(1U << 20U);

  const os::HostTime before = os::now();
  const auto sent = line.port.write_all(much);

  ASSERT_FALSE(sent);
  EXPECT_EQ(sent.error().what, "takes no more bytes");
  EXPECT_LT(os::now() - before, 4000_ms);
}

TEST(SerialPort, CanBeMoved) {
  Line line;
  SerialPort other = std::move(line.port);
  const std::array<std::uint8_t, 1> one{7};
  std::array<std::uint8_t, 1> got{};

  ASSERT_TRUE(line.far.write(one));

  EXPECT_EQ(other.read(got, 1000_ms).value(), 1U);
  EXPECT_EQ(got, one);
}

}  // namespace
}  // namespace cancha::act
