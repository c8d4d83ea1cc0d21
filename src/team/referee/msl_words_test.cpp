#include "team/referee/msl_words.h"

#include <gtest/gtest.h>

#include "team/referee/msl_tracker.h"

namespace cancha::team {
namespace {

const std::array<std::string, 2> kNames{"224.16.32.1", "224.16.32.2"};

/// A game as a match tells it, and a team that hears its RefBox.
class MslWords : public testing::Test {
 protected:
  MslWords() {
    now_.teams.resize(2);
    for (RefereeTeam& team : now_.teams) team.players.resize(5);
    now_.play = RefereePlay::Ready;
    now_.kicking = RefereeSide::Second;
    // as a RefBox welcomes the first team
    EXPECT_TRUE(tracker_.apply({MslCommand::Welcome, RefereeSide::Neither, kNames[0]}).has_value());
  }
  void hear(std::vector<MslSignal> signals) {
    for (MslSignal signal : signals) {
      signal.side = RefereeSide::Neither;  // by JSON, teams are known by their names
      EXPECT_TRUE(tracker_.apply(signal).has_value());
    }
  }
  void change() {
    std::vector<MslSignal> signals;
    msl_signals(before_, now_, kNames, signals);
    before_ = now_;
    hear(signals);
  }

  RefereeState before_{};
  RefereeState now_{};
  MslTracker tracker_{RefereeProtocol::Msl};
};

TEST_F(MslWords, WhoHearsAllSignalsKnowsTheGame) {
  change();
  EXPECT_EQ(tracker_.state().set_play, SetPlay::KickOff);
  EXPECT_EQ(tracker_.state().kicking, RefereeSide::Second);
  EXPECT_EQ(tracker_.state().play, RefereePlay::Ready);

  now_.play = RefereePlay::Playing;
  change();
  EXPECT_TRUE(tracker_.state().playing());

  now_.kicking = RefereeSide::First;
  now_.play = RefereePlay::Ready;
  now_.set_play = SetPlay::ThrowIn;
  now_.teams[1].score = 2;
  now_.teams[0].players[3].penalty = RefereePenalty::Pushing;
  change();
  EXPECT_EQ(tracker_.state().set_play, SetPlay::ThrowIn);
  EXPECT_EQ(tracker_.state().kicking, RefereeSide::First);
  EXPECT_EQ(tracker_.state().teams[1].score, 2);
  EXPECT_EQ(tracker_.state().teams[0].players[3].penalty, RefereePenalty::Repair);

  now_.teams[0].players[3] = {};
  now_.half = 2;
  now_.set_play = SetPlay::None;
  change();
  EXPECT_EQ(tracker_.state().half, 2);
  EXPECT_EQ(tracker_.state().set_play, SetPlay::KickOff);
  EXPECT_EQ(tracker_.state().teams[0].players[3].penalty, RefereePenalty::None);

  now_.play = RefereePlay::Finished;
  change();
  EXPECT_EQ(tracker_.state().play, RefereePlay::Finished);
}

TEST_F(MslWords, NothingNewIsNotSaid) {
  change();
  now_.left = Duration{1};
  std::vector<MslSignal> signals;
  msl_signals(before_, now_, kNames, signals);
  EXPECT_TRUE(signals.empty());
}

TEST_F(MslWords, WhoComesLaterHearsHowTheGameStands) {
  now_.teams[0].score = 1;
  now_.teams[0].players[1].yellow_cards = 1;
  now_.teams[1].players[2].red_cards = 1;
  now_.teams[1].players[2].penalty = RefereePenalty::SentOff;
  now_.set_play = SetPlay::Corner;
  std::vector<MslSignal> signals;

  msl_situation(now_, kNames, signals);
  hear(signals);

  EXPECT_EQ(tracker_.state().set_play, SetPlay::Corner);
  EXPECT_EQ(tracker_.state().kicking, RefereeSide::Second);
  EXPECT_EQ(tracker_.state().teams[0].score, 1);
  EXPECT_EQ(tracker_.state().teams[0].players[1].yellow_cards, 1);
  EXPECT_EQ(tracker_.state().teams[1].players[2].penalty, RefereePenalty::SentOff);
}

}  // namespace
}  // namespace cancha::team
