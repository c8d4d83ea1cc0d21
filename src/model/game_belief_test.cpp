#include "model/game_belief.h"

#include <gtest/gtest.h>

namespace cancha::model {
namespace {

/// A robot with a button, and perhaps a referee.
struct Operated {
  /// One tick in which the referee says this.
  const Maybe<RefereeWord>& told(RefereePlay play, RefereePenalty penalty = RefereePenalty::None) {
    Readings readings;
    readings.referee.present().play = play;
    readings.referee->penalty = penalty;
    game.update(readings, beliefs);
    return beliefs.game;
  }
  /// One tick after its mind made this of the button.
  const Maybe<RefereeWord>& pressed(ButtonWord word) {
    beliefs.button = word;
    game.update({}, beliefs);
    beliefs.button = ButtonWord::None;
    game.update({}, beliefs);
    return beliefs.game;
  }
  GameBelief game;
  Beliefs beliefs;
};

TEST(GameBelief, CountsPresses) {
  Operated robot;
  Readings pressed;
  pressed.button = true;
  robot.game.update(pressed, robot.beliefs);
  robot.game.update({}, robot.beliefs);
  robot.game.update(pressed, robot.beliefs);
  EXPECT_EQ(robot.beliefs.presses, 2);
  EXPECT_FALSE(robot.beliefs.game) << "what a press means is the mind's";
}

TEST(GameBelief, GoesByTheButtonAloneWhereNobodyReferees) {
  Operated robot;
  ASSERT_TRUE(robot.pressed(ButtonWord::Penalise));
  EXPECT_EQ(robot.beliefs.game->penalty, RefereePenalty::Manual);
  robot.pressed(ButtonWord::Unpenalise);
  EXPECT_EQ(robot.beliefs.game->penalty, RefereePenalty::None);
  EXPECT_EQ(robot.beliefs.game->play, RefereePlay::Playing);
}

TEST(GameBelief, KeepsWhatTheButtonSaidUntilTheRefereeSaysSomethingNew) {
  Operated robot;
  robot.told(RefereePlay::Playing);
  robot.pressed(ButtonWord::Penalise);
  EXPECT_EQ(robot.told(RefereePlay::Playing)->penalty, RefereePenalty::Manual) << "the same word as before";
  EXPECT_EQ(robot.told(RefereePlay::Ready)->penalty, RefereePenalty::None);
}

TEST(GameBelief, LetsTheButtonEndAPenaltyOfTheReferee) {
  Operated robot;
  robot.told(RefereePlay::Ready, RefereePenalty::Pushing);
  robot.pressed(ButtonWord::Unpenalise);
  EXPECT_EQ(robot.beliefs.game->penalty, RefereePenalty::None);
  EXPECT_EQ(robot.beliefs.game->play, RefereePlay::Ready) << "where the game stands the referee knows";
  EXPECT_EQ(robot.told(RefereePlay::Ready, RefereePenalty::LeavingField)->penalty, RefereePenalty::LeavingField);
}

}  // namespace
}  // namespace cancha::model
