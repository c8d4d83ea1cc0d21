#include "act/servo/line.h"

#include <gtest/gtest.h>
#include <sys/ioctl.h>

#include <memory>
#include <vector>

#include "act/serial/pseudo_terminal.h"
#include "os/clock.h"

namespace cancha::act {
namespace {

using Words = std::vector<std::string>;

/// What the kernel was asked for.
Words asked;

int fake_control(int /*descriptor*/, unsigned long request, void* argument) {
  EXPECT_EQ(*static_cast<int*>(argument), TIOCM_RTS);
  asked.emplace_back(request == TIOCMBIS ? "send" : "listen");
  return 0;
}

const Direction kPin{.kind = Direction::Kind::Rts, .control = fake_control};

TEST(SerialLine, TurnsTheLineRoundForEachPacket) {
  PseudoTerminal far = std::move(*PseudoTerminal::open());
  asked.clear();
  auto line = SerialLine::open(far.path(), {.echo = Echo::No, .direction = kPin});
  ASSERT_TRUE(line) << line.error().text();
  const std::vector<std::uint8_t> bytes{1, 2, 3};
  ASSERT_TRUE(line->send(bytes));
  EXPECT_EQ(asked, (Words{"listen", "send", "listen"}));
  std::vector<std::uint8_t> got(3);
  EXPECT_EQ(far.read(got, 1000_ms), 3U);
  EXPECT_EQ(got, bytes);
}

TEST(SerialLine, LetsTheServosSpeakAlsoWhenSendingFails) {
  auto far = std::make_unique<PseudoTerminal>(std::move(*PseudoTerminal::open()));
  auto line = SerialLine::open(far->path(), {.echo = Echo::No, .direction = kPin});
  ASSERT_TRUE(line) << line.error().text();
  far.reset();
  asked.clear();
  EXPECT_FALSE(line->send(std::vector<std::uint8_t>{1}));
  EXPECT_EQ(asked, (Words{"send", "listen"}));
}

TEST(SerialLine, HoldsTheLineUntilTheLastBitIsOut) {
  // at 9600 baud ten bytes take ten milliseconds
  PseudoTerminal far = std::move(*PseudoTerminal::open());
  auto line = SerialLine::open(far.path(), {.baud = 9600, .echo = Echo::No, .direction = kPin});
  ASSERT_TRUE(line) << line.error().text();
  const os::HostTime before = os::now();
  ASSERT_TRUE(line->send(std::vector<std::uint8_t>(10)));
  EXPECT_GE(os::now() - before, 10_ms);
}

TEST(SerialLine, KnowsWhetherItHearsItself) {
  PseudoTerminal far = std::move(*PseudoTerminal::open());
  const auto silent = SerialLine::open(far.path(), {});
  ASSERT_TRUE(silent) << silent.error().text();
  EXPECT_FALSE(silent->echoes());
}

}  // namespace
}  // namespace cancha::act
