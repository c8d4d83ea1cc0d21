#include "team/referee/officiated_game.h"

#include <gtest/gtest.h>

#include "team/referee/game_meaning.h"
#include "team/referee/orders.h"

namespace cancha::team {
namespace {

using C = MslCommand;

constexpr Duration seconds(double s) {
  return {static_cast<std::int64_t>(s * 1e9)};
}

OfficiatedGame game_of(RefereeProtocol protocol) {
  OfficiatedGame::Settings settings;
  settings.protocol = protocol;
  return OfficiatedGame::start(settings).value();
}

void tell(OfficiatedGame& game, std::initializer_list<const char*> lines) {
  for (const char* line : lines) {
    const auto done = game.obey(line);
    EXPECT_TRUE(done.has_value()) << line << ": " << done.error().text();
  }
}

TEST(OfficiatedGame, GoesThroughTheStatesOfAHalf) {
  OfficiatedGame game = game_of(RefereeProtocol::Spl18);
  const RefereeState& state = game.state();
  EXPECT_EQ(state.play, RefereePlay::Initial);

  tell(game, {"kick-off red"});
  EXPECT_EQ(state.play, RefereePlay::Ready);
  EXPECT_EQ(state.kicking, RefereeSide::Second);
  tell(game, {"set", "play  # off they go", "", "# nothing"});
  EXPECT_TRUE(state.playing());
  tell(game, {"goal blue"});
  EXPECT_EQ(state.teams[0].score, 1);
  EXPECT_EQ(state.play, RefereePlay::Ready);
  EXPECT_EQ(state.kicking, RefereeSide::Second);
  tell(game, {"finish", "half 2"});
  EXPECT_EQ(state.half, 2);
  EXPECT_EQ(state.play, RefereePlay::Initial);
  tell(game, {"no-goal first", "no-goal first"});
  EXPECT_EQ(state.teams[0].score, 0);
}

TEST(OfficiatedGame, TheClockRunsOnlyWhileTheBallIsInPlay) {
  OfficiatedGame game = game_of(RefereeProtocol::Humanoid);
  game.advance(seconds(5));
  EXPECT_EQ(game.state().left, seconds(600));
  tell(game, {"penalty blue 2 pick-up 30", "secondary 10", "play"});
  game.advance(seconds(12.5));
  EXPECT_EQ(game.state().left, seconds(587.5));
  EXPECT_EQ(game.state().teams[0].players[1].penalty_left, seconds(17.5));
  EXPECT_EQ(game.state().secondary_left, Duration{});
  tell(game, {"hold"});
  game.advance(seconds(100));
  EXPECT_EQ(game.state().left, seconds(587.5));
  tell(game, {"run", "clock 30"});
  game.advance(seconds(31));
  EXPECT_EQ(game.state().left, seconds(-1));
  EXPECT_EQ(packet_for(game.state(), 0).value().seconds_left, -1);
  tell(game, {"clock -112", "free-kick red", "stage 2"});
  EXPECT_FALSE(game.state().playing());
  game.advance(seconds(1));
  EXPECT_EQ(game.state().left, seconds(-113)) << "it runs in interruptions";
  EXPECT_EQ(game.state().teams[0].players[1].penalty, RefereePenalty::PickUp);
  tell(game, {"release 1 2"});
  EXPECT_EQ(game.state().teams[0].players[1].penalty, RefereePenalty::None);
  EXPECT_EQ(game.obey("wait 2.5").value(), seconds(2.5));
}

TEST(OfficiatedGame, WhatIsWrongIsToldInASentenceAndChangesNothing) {
  OfficiatedGame game = game_of(RefereeProtocol::Humanoid);
  const RefereeState before = game.state();
  const auto why = [&](const char* line) { return game.obey(line).error().text(); };
  EXPECT_EQ(why("redy"), "referee: there is no order 'redy' (did you mean 'ready'?)");
  EXPECT_EQ(why("goal"), "referee: 'goal' needs more words (goal SIDE)");
  EXPECT_EQ(why("goal green"), "referee: 'green' is no team here (blue or red, 1 or 2, first or second)");
  EXPECT_EQ(why("goal red now"), "referee: 'now' is too much (goal SIDE)");
  EXPECT_EQ(why("penalty red 5 service"), "referee: there is no player 5 (1 to 4)");
  EXPECT_EQ(why("penalty red 1 pushing"),
            "referee: hl has no penalty 'pushing' (substitute, manual, manipulation, contact, attack, defence, "
            "pick-up, service)");
  EXPECT_EQ(why("wait long"), "referee: 'long' are no seconds (0 to 32767)");
  EXPECT_EQ(why("half 5"), "referee: '5' is no half (1 to 4)");
  EXPECT_EQ(why("standby"), "referee: hl has no standby (spl18 has)");
  EXPECT_EQ(why("stop"), "referee: hl cannot say that play is stopped (HSL and MSL can; others go to ready or set)");
  EXPECT_EQ(why("repair red 1"), "referee: hl has no 'repair' (MSL has)");
  EXPECT_EQ(game.state(), before);

  OfficiatedGame::Settings settings;
  settings.teams[0].number = 2;
  EXPECT_EQ(OfficiatedGame::start(settings).error().text(), "referee: both teams are number 2 (they must differ)");
  settings = {};
  settings.teams = {{{1, "red"}, {2, "red"}}};
  EXPECT_EQ(OfficiatedGame::start(settings)->obey("goal red").error().text(),
            "referee: 'red' is both teams (red or red, 1 or 2, first or second)");
  settings.players = 12;
  EXPECT_EQ(OfficiatedGame::start(settings).error().text(), "referee: 12 players are too many for hl (11 at most)");
}

TEST(OfficiatedGame, ARefBoxSaysWhatItsTeamsUnderstand) {
  OfficiatedGame game = game_of(RefereeProtocol::Msl);
  tell(game,
       {"half 1", "kick-off magenta", "play", "stop", "goal cyan", "repair cyan 3", "finish", "half 2", "finish"});
  const auto signals = game.take_signals();
  const std::vector<MslSignal> expected{{C::FirstHalf, {}},
                                        {C::KickOff, {}, "224.16.32.2"},
                                        {C::Start, {}},
                                        {C::Stop, {}},
                                        {C::Goal, {}, "224.16.32.1"},
                                        {C::Repair, {}, "224.16.32.1", 3},
                                        {C::HalfTime, {}},
                                        {C::SecondHalf, {}},
                                        {C::EndGame, {}}};
  EXPECT_EQ(signals, expected);
  EXPECT_TRUE(game.take_signals().empty());
  EXPECT_EQ(game.state().teams[0].score, 1);
  EXPECT_EQ(game.state().teams[0].players[2].penalty, RefereePenalty::Repair);
  EXPECT_EQ(game.obey("ready").error().text(), "referee: msl has no 'ready' (GameControllers have)");

  OfficiatedGame old = game_of(RefereeProtocol::MslOld);
  tell(old, {"kick-off magenta"});
  EXPECT_EQ(encode_letter(old.take_signals().at(0)).value(), 'k');
  EXPECT_EQ(old.obey("substitute cyan 1").error().text(), "RefBox: the old protocol has no letter for SUBSTITUTION");
}

TEST(OfficiatedGame, ARefBoxNeedNotSayWhoIsShownACard) {
  OfficiatedGame game = game_of(RefereeProtocol::Msl);
  tell(game, {"yellow cyan", "red magenta", "repair cyan", "repair cyan 2", "release cyan"});
  EXPECT_EQ(game.take_signals()[0], (MslSignal{C::YellowCard, {}, "224.16.32.1"}));
  EXPECT_EQ(game.state().teams[0].yellow_cards, 1);
  EXPECT_EQ(game.state().teams[1].red_cards, 1);
  EXPECT_EQ(game.state().teams[0].repairs, 0);
  EXPECT_EQ(game.state().teams[0].players[1].penalty, RefereePenalty::Repair);
  OfficiatedGame humanoid = game_of(RefereeProtocol::Humanoid);
  EXPECT_EQ(humanoid.obey("yellow red").error().text(), "referee: 'yellow' needs more words (which player?)");
}

TEST(OfficiatedGame, EveryOrderIsCarriedOutBySomeProtocol) {
  for (const Order& order : order_table()) {
    std::string line{order.info.name};
    for (const auto& [what, word] : {std::pair{"SIDE", " first"},
                                     {"PLAYER", " 2"},
                                     {"KIND", " substitute"},
                                     {"SECONDS", " 5"},
                                     {"NUMBER", " 1"}}) {
      if (order.info.arguments.find(what) != order.info.arguments.npos) line += word;
    }
    int obeyed = 0;
    for (int protocol = 0; protocol < 8; ++protocol) {
      obeyed += game_of(static_cast<RefereeProtocol>(protocol)).obey(line).has_value() ? 1 : 0;
    }
    EXPECT_GT(obeyed, 0) << line;
  }
}

}  // namespace
}  // namespace cancha::team
