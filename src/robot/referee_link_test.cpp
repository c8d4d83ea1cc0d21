// A player who hears a GameController, over real sockets on loopback.

#include "robot/referee_link.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>

#include "os/clock.h"
#include "support/free_port.h"
#include "team/referee/officiated_game.h"
#include "team/referee/sender.h"

namespace cancha::robot {
namespace {

/// A body with nothing but ears.
class DeafBody final : public Body {
 public:
  Result<void> read(Readings&) override { return {}; }
  Result<void> command(const Commands&) override { return {}; }
};

class HearingReferee : public testing::Test {
 protected:
  RefereeBody body() {
    auto listener =
        team::RefereeListener::open(
            {.clock = os::real_time, .port = port_, .status_port = status_port_, .team = 2, .lost_after = 200_ms})
            .value();
    return RefereeBody{std::make_unique<DeafBody>(), std::move(listener), {.team = 2, .player = 2}, nullptr, troubles_};
  }
  team::RefereeSender sender() {
    return team::RefereeSender::open({.port = port_, .status_port = status_port_}).value();
  }
  /// Reads the body until something is so; false where it never is. `speaks`: the referee sends its packets meanwhile.
  bool until(team::RefereeSender* speaks, const std::function<bool()>& so) {
    const os::HostTime begin = os::now();
    while (os::now() - begin < 5000_ms) {
      if (speaks != nullptr) {
        EXPECT_TRUE(speaks->send(game_.state()));
      }
      EXPECT_TRUE(body_.read(readings_));
      if (readings_.referee) word_ = *readings_.referee;
      if (so()) return true;
      os::sleep_until(os::now() + 5_ms);
    }
    return false;
  }
  [[nodiscard]] std::int64_t count(Trouble kind) const {
    for (const TroubleCount& one : troubles_.counts()) {
      if (one.kind == kind) return one.count;
    }
    return 0;
  }

  std::uint16_t port_ = support::free_port();
  std::uint16_t status_port_ = support::free_port();
  TroubleBook troubles_;
  team::OfficiatedGame game_ = team::OfficiatedGame::start({}).value();
  Readings readings_;
  RefereeWord word_{};
  RefereeBody body_ = body();
};

TEST_F(HearingReferee, ThePlayerHearsStatePenaltyAndScore) {
  EXPECT_TRUE(body_.read(readings_));
  EXPECT_FALSE(readings_.referee) << "nobody has said anything";
  team::RefereeSender referee = sender();
  ASSERT_TRUE(game_.obey("kick-off red"));
  ASSERT_TRUE(until(&referee, [&] { return word_.play == RefereePlay::Ready; }));
  EXPECT_TRUE(word_.our_kick);
  ASSERT_TRUE(game_.obey("penalty red 2 service 30"));
  EXPECT_TRUE(until(&referee, [&] { return word_.penalty == RefereePenalty::Service; }));
}

TEST_F(HearingReferee, WhoBeginsToListenLaterHearsWhatHasNotChanged) {
  team::RefereeSender referee = sender();
  ASSERT_TRUE(game_.obey("kick-off red"));
  ASSERT_TRUE(until(&referee, [&] { return word_.play == RefereePlay::Ready; }));
  // so far it was brought to its stand, and no player was there
  word_ = {};
  EXPECT_TRUE(until(&referee, [&] { return word_.play == RefereePlay::Ready; }));
}

TEST_F(HearingReferee, TheRefereeIsAnsweredAsOurPlayer) {
  team::RefereeSender referee = sender();
  Commands commands;
  commands.word.present().upright = false;
  ASSERT_TRUE(body_.command(commands));
  std::vector<team::RefereeSender::Robot> answers;
  ASSERT_TRUE(until(&referee, [&] { return !(answers = referee.answers()).empty(); }));
  ASSERT_TRUE(answers[0].status) << answers[0].status.error().text();
  EXPECT_EQ(answers[0].status->team, 2);
  EXPECT_EQ(answers[0].status->player, 2);
}

TEST_F(HearingReferee, AfterARefereeHasVanishedWhatItSaidLastCountsAndItIsTold) {
  {
    team::RefereeSender referee = sender();
    ASSERT_TRUE(game_.obey("kick-off red"));
    ASSERT_TRUE(game_.obey("set"));
    ASSERT_TRUE(game_.obey("play"));
    ASSERT_TRUE(until(&referee, [&] { return word_.play == RefereePlay::Playing; }));
  }
  ASSERT_TRUE(until(nullptr, [&] { return count(Trouble::RefereeLost) == 1; }));
  EXPECT_EQ(word_.play, RefereePlay::Playing);
  EXPECT_FALSE(readings_.referee) << "nobody takes its place";

  // another one comes, and is believed
  team::RefereeSender second = sender();
  ASSERT_TRUE(game_.obey("finish"));
  EXPECT_TRUE(until(&second, [&] { return word_.play == RefereePlay::Finished; }));
}

}  // namespace
}  // namespace cancha::robot
