// A referee at work, with a clock that is turned by hand, over real sockets on loopback.

#include "team/referee/desk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "support/free_port.h"
#include "team/referee/listener.h"

namespace cancha::team {
namespace {

std::vector<std::string> names_of(RefereeProtocol protocol) {
  std::vector<std::string> all;
  for (const OrderInfo& order : orders_of(protocol)) all.emplace_back(order.name);
  return all;
}

bool has(const std::vector<std::string>& all, const char* name) {
  return std::ranges::find(all, name) != all.end();
}

/// Listens until so many packets came, and gives how many there were.
std::uint64_t heard(RefereeListener& robot, std::uint64_t packets) {
  for (int i = 0; i < 500 && robot.statistics().packets < packets; ++i) (void)robot.listen(Duration{10'000'000});
  return robot.statistics().packets;
}

TEST(RefereeDesk, SendsWhenItIsDueAndWhenSomethingIsOrdered) {
  const Time now{};
  const std::uint16_t port = cancha::support::free_port();
  const std::uint16_t status_port = cancha::support::free_port();
  RefereeListener robot = RefereeListener::open({.clock = [&] { return now; }, .port = port}).value();
  auto desk = RefereeDesk::open({.game = {.protocol = RefereeProtocol::Spl18},
                                 .sender = {.port = port, .status_port = status_port},
                                 .speed = 2.0},
                                now);
  ASSERT_TRUE(desk) << desk.error().text();
  ASSERT_TRUE(desk->tick(now));
  EXPECT_EQ(heard(robot, 1), 1u);
  ASSERT_TRUE(desk->tick(now + 100_ms));  // nothing is due
  const auto done = desk->obey("kick-off first", now + 100_ms);
  ASSERT_TRUE(done && done->told);
  EXPECT_EQ(heard(robot, 2), 2u);
  EXPECT_EQ(robot.state()->play, RefereePlay::Ready) << "the second packet is the order's";
  ASSERT_TRUE(desk->obey("play", now + 200_ms));
  ASSERT_TRUE(desk->tick(now + 1200_ms));
  EXPECT_EQ(desk->state().left, 600'000_ms - 2200_ms) << "its clock is twice as fast, since the last tick";
  EXPECT_EQ(heard(robot, 4), 4u);
  EXPECT_EQ(desk->obey("wait 3", now)->wait, 3000_ms);
  EXPECT_FALSE(desk->obey("wait 3", now)->told);
  EXPECT_EQ(desk->obey("repair first 1", now).error().text(), "referee: spl18 has no 'repair' (MSL has)");
}

TEST(RefereeDesk, KnowsWhatEachProtocolCanSay) {
  const auto humanoid = names_of(RefereeProtocol::Humanoid);
  for (const char* name : {"play", "kick-off", "goal", "penalty", "release", "clock", "stage"}) {
    EXPECT_TRUE(has(humanoid, name)) << name;
  }
  for (const char* name : {"standby", "stop", "repair", "park"}) EXPECT_FALSE(has(humanoid, name)) << name;
  EXPECT_TRUE(has(names_of(RefereeProtocol::Spl18), "standby"));
  EXPECT_TRUE(has(names_of(RefereeProtocol::Hsl20), "stop"));
  const auto refbox = names_of(RefereeProtocol::Msl);
  for (const char* name : {"play", "stop", "kick-off", "goal", "repair", "park"})
    EXPECT_TRUE(has(refbox, name)) << name;
  EXPECT_FALSE(has(refbox, "set"));
  EXPECT_FALSE(has(refbox, "penalty"));
  EXPECT_EQ(title_of(RefereeProtocol::MslOld), "RefBox of MSL until 2019 (letters)");
}

}  // namespace
}  // namespace cancha::team
