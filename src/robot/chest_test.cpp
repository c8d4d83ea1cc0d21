// The chest button and light of a NAO that plays by XABSL, from readings to intents.

#include <gtest/gtest.h>

#include "field/league.h"
#include "minds/players/leg_tactics.h"
#include "minds/programs/program_mind.h"
#include "model/game_belief.h"

namespace cancha::robot {
namespace {

using minds::LegTactics;
using minds::ProgramMind;
using minds::TeamProgram;

/// A NAO that plays in a team by XABSL, with the game as its model holds it true; it sees a ball.
class ChestTest : public ::testing::Test {
 protected:
  ChestTest() {
    beliefs.self = {Team::Blue, 3};
    beliefs.time = Time{60'000'000'000};
    beliefs.pose.present().X_TR = {0.5, 0.0, 0.0};
    std::vector<std::unique_ptr<minds::Tactics>> tactics;
    for (int i = 0; i < league.players; ++i) tactics.push_back(std::make_unique<LegTactics>(league));
    auto loaded = TeamProgram::load(CANCHA_SOURCE_DIR "/content/behaviours/striker_team/agents.xabsl",
                                    std::move(tactics), decide::xabsl::read_from_disk);
    EXPECT_TRUE(loaded) << loaded.error().text();
    mind = std::make_unique<ProgramMind>(league, std::shared_ptr<TeamProgram>{std::move(*loaded)});
  }
  /// Ticks of 10 ms; the program runs in every third or fourth.
  void run(int ticks = 8) {
    for (int i = 0; i < ticks; ++i) {
      beliefs.time += 10_ms;
      beliefs.ball.present() = {.p_TB = {1.5, 0.0}, .seen = beliefs.time, .in_sight = true};
      readings.time = beliefs.time;
      beliefs.button = intent.button;
      game.update(readings, beliefs);
      readings.button = false;
      readings.referee.reset();
      mind->decide(beliefs, intent);
    }
  }
  void told(RefereePlay play) {
    readings.referee.present() = {};
    readings.referee->play = play;
    run();
  }
  void press() {
    readings.button = true;
    run();
  }
  [[nodiscard]] LightColor light() const { return intent.lights ? intent.lights->chest : LightColor::White; }

  field::League league = *field::load_league(CANCHA_SOURCE_DIR "/content", "spl");
  model::GameBelief game;
  Readings readings;
  Beliefs beliefs;
  Intent intent;
  std::unique_ptr<ProgramMind> mind;
};

TEST_F(ChestTest, TheLightFollowsTheReferee) {
  told(RefereePlay::Initial);
  EXPECT_EQ(light(), LightColor::Off);
  told(RefereePlay::Ready);
  EXPECT_EQ(light(), LightColor::Blue);
  told(RefereePlay::Set);
  EXPECT_EQ(light(), LightColor::Yellow);
  told(RefereePlay::Playing);
  EXPECT_EQ(light(), LightColor::Green);
  told(RefereePlay::Finished);
  EXPECT_EQ(light(), LightColor::Off);
}

TEST_F(ChestTest, WhereNobodyRefereesTheButtonAloneStartsAndStopsTheRobot) {
  run();
  EXPECT_EQ(light(), LightColor::Off);
  EXPECT_EQ(intent.action.kind, ActionKind::Stand);
  press();
  EXPECT_EQ(light(), LightColor::Red);
  EXPECT_EQ(intent.action.kind, ActionKind::Stand);
  press();
  EXPECT_EQ(light(), LightColor::Green);
  EXPECT_EQ(intent.action.kind, ActionKind::Walk) << intent.chosen_by;
  press();
  EXPECT_EQ(light(), LightColor::Red);
  EXPECT_EQ(intent.action.kind, ActionKind::Stand);
}

TEST_F(ChestTest, WhoDoesNotKnowItsPlaceStandsUntilItMayPlay) {
  beliefs.pose.reset();
  run();
  EXPECT_EQ(intent.action.kind, ActionKind::Stand);
  press();
  press();
  EXPECT_EQ(light(), LightColor::Green);
  EXPECT_EQ(intent.action.kind, ActionKind::Search) << intent.chosen_by;
  press();
  EXPECT_EQ(intent.action.kind, ActionKind::Stand) << "the button is heard though the robot is lost";
}

TEST_F(ChestTest, WhoLiesShowsWhatTheRefereeSaysAndHearsItsButton) {
  told(RefereePlay::Playing);
  beliefs.posture = Posture::Fallen;
  told(RefereePlay::Set);
  EXPECT_EQ(light(), LightColor::Yellow);
  EXPECT_EQ(intent.chosen_by, "gets up");
  press();
  EXPECT_EQ(light(), LightColor::Red);
  EXPECT_EQ(intent.chosen_by, "gets up");
}

TEST_F(ChestTest, APressCountsOnceWheneverTheProgramRunsNext) {
  told(RefereePlay::Playing);
  for (int offset = 0; offset < 4; ++offset) {
    run(offset);
    press();
    EXPECT_EQ(light(), LightColor::Red) << offset;
    run(20);
    EXPECT_EQ(light(), LightColor::Red) << offset;
    press();
    EXPECT_EQ(light(), LightColor::Green) << offset;
  }
}

}  // namespace
}  // namespace cancha::robot
