#include "team/referee/player_word.h"

#include <gtest/gtest.h>

namespace cancha::team {
namespace {

/// A game of teams 4 and 7 as a GameController of Humanoid tells it; player 2 of team 7 listens.
class PlayersEar : public testing::Test {
 protected:
  PlayersEar() {
    state_.teams.resize(2);
    state_.teams[0].number = 4;
    state_.teams[1].number = 7;
    for (RefereeTeam& team : state_.teams) team.players.resize(4);
    state_.kicking = RefereeSide::First;
  }
  const RefereeWord& hear(RefereePlay play, double at) {
    state_.play = play;
    EXPECT_TRUE(words_.hear(state_, Time{static_cast<std::int64_t>(at * 1e9)}, word_));
    return word_;
  }

  RefereeState state_;
  PlayerWords words_{7, 2};
  RefereeWord word_;
};

TEST_F(PlayersEar, HearsItsOwnPenaltyAndScore) {
  state_.teams[1].players[1].penalty = RefereePenalty::PickUp;
  state_.teams[1].score = 3;
  EXPECT_EQ(hear(RefereePlay::Ready, 1).penalty, RefereePenalty::PickUp);
  EXPECT_EQ(word_.our_score, 3);
  EXPECT_TRUE(word_.their_kick);

  PlayerWords first{0, 2};
  EXPECT_TRUE(first.hear(state_, Time{}, word_));
  EXPECT_EQ(word_.their_score, 3) << "whose number nobody has said is the first team";
  PlayerWords stranger{9, 2};
  EXPECT_FALSE(stranger.hear(state_, Time{}, word_));
}

TEST_F(PlayersEar, KnowsAKickOffAsTheirsForTenSeconds) {
  (void)hear(RefereePlay::Set, 1);
  EXPECT_EQ(hear(RefereePlay::Playing, 2).set_play, SetPlay::KickOff);
  EXPECT_TRUE(hear(RefereePlay::Playing, 11.5).their_kick);
  EXPECT_FALSE(hear(RefereePlay::Playing, 12.5).their_kick);
  EXPECT_EQ(word_.set_play, SetPlay::None);
}

TEST_F(PlayersEar, StandsWhileAnInterruptionIsPrepared) {
  state_.set_play = SetPlay::FreeKick;
  EXPECT_EQ(hear(RefereePlay::Playing, 1).play, RefereePlay::Set);
  state_.stage = 1;
  EXPECT_EQ(hear(RefereePlay::Playing, 2).play, RefereePlay::Ready) << "robots take their places";
  state_.stage = 2;
  EXPECT_EQ(hear(RefereePlay::Playing, 3).play, RefereePlay::Set);
  // it is over: the packets still name the team that had the half's kick-off
  state_.set_play = SetPlay::None;
  EXPECT_EQ(hear(RefereePlay::Playing, 4).play, RefereePlay::Playing);
  EXPECT_EQ(word_.set_play, SetPlay::None);
  EXPECT_FALSE(word_.their_kick);
}

}  // namespace
}  // namespace cancha::team
