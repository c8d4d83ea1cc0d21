#include "team/referee/game_watch.h"

#include <gtest/gtest.h>

#include "team/referee/game_meaning.h"

namespace cancha::team {
namespace {

using News = RefereeNews::Kind;

constexpr Time at(double seconds) {
  return {static_cast<std::int64_t>(seconds * 1e9)};
}

struct Whistle {
  RefereePlay play = RefereePlay::Ready;
  int first_team = 1;
  RefereeProtocol protocol = RefereeProtocol::Spl18;
  bool for_monitors = false;
};

std::vector<std::uint8_t> packet(std::uint8_t number, const Whistle& whistle = {}) {
  RefereeState state;
  state.protocol = whistle.protocol;
  state.play = whistle.play;
  state.kicking = RefereeSide::First;
  state.teams.resize(2);
  state.teams[0].number = whistle.first_team;
  state.teams[0].colour = "blue";
  state.teams[1].number = 2;
  state.teams[1].colour = "red";
  GamePacket made = packet_for(state, number).value();
  made.for_monitors = whistle.for_monitors;
  return encode_game(made);
}

std::vector<News> kinds(const std::vector<RefereeNews>& news) {
  std::vector<News> found;
  for (const RefereeNews& n : news) found.push_back(n.kind);
  return found;
}

TEST(GameWatch, TellsOnlyWhatChanges) {
  GameWatch watch{{}};
  EXPECT_TRUE(watch.lost());
  EXPECT_EQ(kinds(watch.hear(packet(1), "a", at(1))), (std::vector{News::Found, News::Changed}));
  EXPECT_TRUE(watch.hear(packet(2), "a", at(1.5)).empty());
  EXPECT_EQ(kinds(watch.hear(packet(3, {.play = RefereePlay::Set}), "a", at(2))), std::vector{News::Changed});
  EXPECT_EQ(watch.state()->play, RefereePlay::Set);
  const auto next = watch.hear(packet(4, {.play = RefereePlay::Playing}), "a", at(2.5));
  EXPECT_EQ(next.at(0).state, watch.state());
  EXPECT_EQ(watch.statistics().packets, 4u);
}

TEST(GameWatch, NoticesThatTheRefereeIsSilent) {
  GameWatch watch{{}};
  (void)watch.hear(packet(1), "10.0.0.1:5", at(1));
  EXPECT_TRUE(watch.tick(at(3)).empty());
  const auto news = watch.tick(at(3.1));
  ASSERT_EQ(news.size(), 1u);
  EXPECT_EQ(news[0].kind, News::Lost);
  EXPECT_EQ(news[0].text, "the referee 10.0.0.1:5 is silent for 2.1 s");
  EXPECT_TRUE(watch.lost());
  EXPECT_TRUE(watch.state().has_value());
  EXPECT_TRUE(watch.tick(at(4)).empty());

  EXPECT_EQ(kinds(watch.hear(packet(9), "10.0.0.1:6", at(5))), (std::vector{News::Found, News::Changed}));
}

TEST(GameWatch, WarnsOfASecondRefereeAndBelievesTheFirst) {
  GameWatch watch{{}};
  (void)watch.hear(packet(1), "a", at(1));
  const auto news = watch.hear(packet(77, {.play = RefereePlay::Playing}), "b", at(1.2));
  ASSERT_EQ(kinds(news), std::vector{News::Warning});
  EXPECT_EQ(news[0].text, "two referees at once: a is believed, b speaks too");
  EXPECT_EQ(watch.state()->play, RefereePlay::Ready);
  EXPECT_EQ(watch.statistics().rivals, 1u);

  // once is enough, until it was silent
  (void)watch.hear(packet(2), "a", at(1.5));
  EXPECT_TRUE(watch.hear(packet(78), "b", at(1.7)).empty());
  for (int i = 0; i < 10; ++i) (void)watch.hear(packet(static_cast<std::uint8_t>(3 + i)), "a", at(2 + 0.5 * i));
  EXPECT_EQ(kinds(watch.hear(packet(79), "b", at(6.9))), std::vector{News::Warning});

  // and when the first is lost, the second takes over
  EXPECT_EQ(kinds(watch.hear(packet(80, {.play = RefereePlay::Playing}), "b", at(9))),
            (std::vector{News::Lost, News::Found, News::Changed}));
  EXPECT_EQ(watch.state()->play, RefereePlay::Playing);
}

TEST(GameWatch, PassesOverOtherGamesAndMonitorsAndProtocols) {
  GameWatch watch{{.team = 1, .protocol = RefereeProtocol::Spl18}};
  EXPECT_TRUE(watch.hear(packet(1, {.first_team = 9}), "a", at(1)).empty());
  EXPECT_TRUE(watch.hear(packet(1, {.for_monitors = true}), "a", at(1)).empty());
  EXPECT_TRUE(watch.hear(packet(1, {.protocol = RefereeProtocol::Hsl20}), "a", at(1)).empty());
  EXPECT_EQ(watch.statistics().other_games, 3u);
  EXPECT_EQ(watch.hear(packet(1), "a", at(1)).size(), 2u);
  GameWatch monitor{{.true_state = true}};
  EXPECT_EQ(monitor.hear(packet(1, {.for_monitors = true}), "a", at(1)).size(), 2u);
}

TEST(GameWatch, CountsWhatWasMissedAndPassesOverWhatWasOvertaken) {
  GameWatch watch{{}};
  (void)watch.hear(packet(254), "a", at(1));
  (void)watch.hear(packet(1, {.play = RefereePlay::Set}), "a", at(1.1));
  EXPECT_EQ(watch.statistics().missed, 2u);
  EXPECT_TRUE(watch.hear(packet(0), "a", at(1.2)).empty());
  EXPECT_EQ(watch.state()->play, RefereePlay::Set);
}

TEST(GameWatch, TellsOfNonsenseOnce) {
  GameWatch watch{{}};
  const std::vector<std::uint8_t> nonsense{'h', 'i'};
  const auto news = watch.hear(nonsense, "c", at(1));
  ASSERT_EQ(kinds(news), std::vector{News::Warning});
  EXPECT_NE(news[0].text.find("c sends what cannot be read: referee's packet: does not begin"), std::string::npos);
  EXPECT_TRUE(watch.hear(nonsense, "c", at(1.1)).empty());
  EXPECT_EQ(watch.statistics().refused, 2u);
}

}  // namespace
}  // namespace cancha::team
