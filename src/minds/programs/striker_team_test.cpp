// The SPL team of content/behaviours/striker_team: passes and counter-attacks, from beliefs to intents.

#include <gtest/gtest.h>

#include "minds/players/leg_tactics.h"
#include "minds/programs/program_mind.h"
#include "support/content.h"

namespace cancha::minds {
namespace {

/// A NAO of the team; play is on, and it sees the ball in the centre from 60 cm behind.
class StrikerTeam : public ::testing::Test {
 protected:
  StrikerTeam() {
    beliefs.self = {Team::Blue, 1};
    beliefs.time = Time{60'000'000'000};
    beliefs.pose.present().X_TR = {-0.6, 0.0, 0.0};
    beliefs.game.present().play = RefereePlay::Playing;
    beliefs.game->our_kick = true;
    load(decide::xabsl::read_from_disk);
  }
  void load(decide::xabsl::FileReader read) {
    std::vector<std::unique_ptr<Tactics>> tactics;
    for (int i = 0; i < league.players; ++i) tactics.push_back(std::make_unique<LegTactics>(league));
    auto loaded = TeamProgram::load(CANCHA_SOURCE_DIR "/content/behaviours/striker_team/agents.xabsl",
                                    std::move(tactics), std::move(read));
    EXPECT_TRUE(loaded) << loaded.error().text();
    program = std::move(*loaded);
    mind = std::make_unique<ProgramMind>(league, program);
  }
  void put_ball(Vec2 p_TB, Vec2 v_TB = {}) {
    beliefs.ball.present() = {.p_TB = p_TB, .v_TB = v_TB, .seen = beliefs.time, .in_sight = true};
  }
  void mate(int number, Vec2 p, double seconds_to_ball = 20.0) {
    beliefs.mates.push_back(
        {.number = number, .X_TR = {p.x, p.y, 0.0}, .known = beliefs.time, .seconds_to_ball = seconds_to_ball});
  }
  void opponent(Vec2 p) { beliefs.opponents.push_back({.p_TO = p, .seen = beliefs.time}); }
  /// Ticks of 10 ms in which nothing moves.
  const Action& run(int ticks = 20) {
    for (int i = 0; i < ticks; ++i) {
      beliefs.time += 10_ms;
      beliefs.ball->seen = beliefs.time;
      for (MateBelief& one : beliefs.mates) one.known = beliefs.time;
      mind->decide(beliefs, intent);
    }
    return intent.action;
  }
  /// The state of an option in the last cycle; empty where it was not active.
  [[nodiscard]] std::string state(std::string_view name) const {
    for (const ActiveOption& active : program->thoughts()[static_cast<std::size_t>(beliefs.self.number)].active) {
      if (active.option < 0 || active.state < 0) continue;
      const BehaviourOption& option = program->program().options[static_cast<std::size_t>(active.option)];
      if (option.name == name) return option.states[static_cast<std::size_t>(active.state)].name;
    }
    return "";
  }

  field::League league = *field::load_league(CANCHA_SOURCE_DIR "/content", "spl");
  Beliefs beliefs;
  Intent intent;
  std::shared_ptr<TeamProgram> program;
  std::unique_ptr<ProgramMind> mind;
};

TEST_F(StrikerTeam, ShootsWhereTheGoalIsOpenAndPassesWhereItIsClosed) {
  put_ball({0.0, 0.0});
  mate(3, {1.2, 1.2});
  run();
  EXPECT_EQ(intent.role, "striker");
  EXPECT_EQ(state("choose_aim"), "aim_at_goal");
  EXPECT_NEAR(intent.action.v_RR.y, 0.0, 0.02) << "straight behind the ball";

  opponent({1.5, 0.1});
  run();
  EXPECT_EQ(state("choose_aim"), "aim_at_mate");
  EXPECT_LT(intent.action.v_RR.y, -0.02) << "the mate is on the left: it goes to the right of the ball";
}

TEST_F(StrikerTeam, ShootsAgainWhereTheWayToTheMateIsClosed) {
  put_ball({0.0, 0.0});
  mate(3, {1.2, 1.2});
  opponent({1.5, 0.1});
  run();
  ASSERT_EQ(state("choose_aim"), "aim_at_mate");
  opponent({0.7, 0.8});
  run();
  EXPECT_EQ(state("choose_aim"), "aim_at_goal");
}

TEST_F(StrikerTeam, MeetsABallThatOpponentsPlayTowardsItsGoal) {
  put_ball({1.5, 0.0}, {-0.6, 0.4});
  EXPECT_EQ(run().kind, ActionKind::Walk);
  EXPECT_EQ(state("striker_improved"), "meet_ball");
  EXPECT_GT(intent.action.v_RR.y, 0.0) << "where it comes, not where it is";
  put_ball({1.5, 0.0});
  run();
  EXPECT_EQ(state("striker_improved"), "go_to_ball");
}

TEST_F(StrikerTeam, AwaitsABallThatAMatePlaysToItWhereItPasses) {
  beliefs.pose->X_TR = {2.0, 0.35, kPi};
  put_ball({0.5, 0.0}, {1.0, 0.05});
  run();
  EXPECT_EQ(state("striker_improved"), "receive");
  EXPECT_GT(intent.action.v_RR.y, 0.05) << "to its left, where the ball comes";
  put_ball({1.7, 0.06});
  run();
  EXPECT_EQ(state("striker_improved"), "strike") << "it has it";
  put_ball({0.5, -1.5}, {1.0, 0.05});
  run();
  EXPECT_EQ(state("striker_improved"), "go_to_ball") << "too far beside";
}

TEST_F(StrikerTeam, StepsBackAndAsideFromWhatAnArmOrAFootTouchesForAWhile) {
  put_ball({1.0, 0.0});
  ObstacleSymbols& near = beliefs.obstacles.present().symbols;
  run();
  ASSERT_EQ(state("leave_touched"), "walk");

  near.left_arm = true;
  run();
  EXPECT_EQ(state("leave_touched"), "walk") << "it may have been brushed";
  EXPECT_GT(intent.action.v_RR.x, 0.0);
  run(30);
  EXPECT_EQ(state("leave_touched"), "from_left");
  EXPECT_LT(intent.action.v_RR.x, 0.0);
  EXPECT_LT(intent.action.v_RR.y, 0.0) << "to the right";
  near.left_arm = false;
  run(50);
  EXPECT_EQ(state("leave_touched"), "from_left") << "for a second";
  run(60);
  EXPECT_EQ(state("leave_touched"), "walk");
  EXPECT_GT(intent.action.v_RR.x, 0.0) << "to the ball again";

  near.right_foot = true;
  run(50);
  EXPECT_EQ(state("leave_touched"), "from_right");
  EXPECT_LT(intent.action.v_RR.x, 0.0);
  EXPECT_GT(intent.action.v_RR.y, 0.0) << "to the left";
}

TEST_F(StrikerTeam, LeavesWhatItTouchesInBeatsAsItWalks) {
  put_ball({1.0, 0.0});
  ObstacleSymbols& near = beliefs.obstacles.present().symbols;
  run(100);
  const auto beat = [&](int pause) {
    near.right_foot = true;
    run(5);
    near.right_foot = false;
    run(pause);
  };
  beat(60);
  beat(60);
  EXPECT_EQ(state("leave_touched"), "walk") << "touches now and then";
  beat(20);
  beat(20);
  beat(5);
  EXPECT_EQ(state("leave_touched"), "from_right");
}

TEST_F(StrikerTeam, GoesToABallThatAMateSeesPastWhoHidesIt) {
  mate(0, {1.0, 2.0}, 40.0);
  beliefs.obstacles.present().obstacles.push_back({.kind = ObstacleKind::Vision, .p_RC = {0.7, 0.05}});
  const auto told = [&](int ticks) {
    for (int i = 0; i < ticks; ++i) {
      beliefs.time += 10_ms;
      beliefs.mates[0].known = beliefs.time;
      // seen by the mate, never by itself
      beliefs.ball.present() = {.p_TB = {1.2, 0.0}, .seen = beliefs.time, .by_mate = true};
      mind->decide(beliefs, intent);
    }
  };
  told(50);
  EXPECT_EQ(state("striker_improved"), "go_to_told_ball");
  EXPECT_LT(intent.action.v_RR.y, -0.02) << "past who stands there, on the right";
  put_ball({1.2, 0.0});
  run();
  EXPECT_EQ(state("striker_improved"), "go_to_ball");
}

TEST_F(StrikerTeam, PlaysPastAnOpponentRightBehindTheBall) {
  put_ball({0.0, 0.0});
  opponent({0.4, 0.05});
  run();
  EXPECT_EQ(state("choose_aim"), "aim_past");
  EXPECT_GT(intent.action.v_RR.y, 0.02) << "past it on the right: it goes to the left of the ball";
}

TEST_F(StrikerTeam, KicksWithinAStepWhereAnOpponentIsNearElseWithAllStrength) {
  // the ball lies before the right foot
  beliefs.pose->X_TR = {-0.155, 0.045, 0.0};
  put_ball({0.0, 0.0});
  EXPECT_EQ(run().motion, "bike");
  put_ball({1.0, 0.0});
  run();
  ASSERT_EQ(state("striker_improved"), "go_to_ball");
  put_ball({0.0, 0.0});
  opponent({0.3, 0.8});
  EXPECT_EQ(run().motion, "walk_kick_right") << "the strong kick would take three seconds";
}

TEST_F(StrikerTeam, ShootsFromAfarOnlyWhereFewOpponentsStandBehindTheBall) {
  beliefs.pose->X_TR = {-0.155, 0.045, 0.0};
  put_ball({0.0, 0.0});
  opponent({4.3, 0.6});
  opponent({3.0, 2.5});
  EXPECT_EQ(run().motion, "bike") << "the keeper and one more";
  put_ball({1.0, 0.0});
  run();
  put_ball({0.0, 0.0});
  opponent({3.5, -2.5});
  EXPECT_EQ(run().motion, "walk_kick_right");
}

TEST_F(StrikerTeam, PlaysAsideWhereTheAimLiesBesideAndAnOpponentIsNear) {
  beliefs.pose->X_TR = {0.0, -0.16, kPi / 2};
  put_ball({0.0, 0.0});
  run();
  EXPECT_EQ(state("strike"), "round");
  opponent({-0.3, 0.3});
  EXPECT_EQ(run().motion, "walk_kick_sidewards_left") << "the goal is on its right";
}

TEST_F(StrikerTeam, StandsInTheWayOfTheirKickOffAndGoesWhenTheBallIsInPlay) {
  beliefs.game->our_kick = false;
  beliefs.game->their_kick = true;
  beliefs.game->play = RefereePlay::Set;
  beliefs.pose->X_TR = {-1.1, 0.4, 0.0};
  put_ball({0.0, 0.0});
  run();
  beliefs.game->play = RefereePlay::Playing;
  run();
  EXPECT_EQ(state("striker_improved"), "wait");
  EXPECT_LT(intent.action.v_RR.y, 0.0) << "before the goal";
  put_ball({-0.2, 0.0});
  run();
  EXPECT_EQ(state("striker_improved"), "go_to_ball");
}

TEST_F(StrikerTeam, WhoIsOutIsReplacedByTheNext) {
  beliefs.self.number = 3;
  beliefs.pose->X_TR = {-2.0, 0.0, 0.0};
  put_ball({0.5, 0.0});
  mate(1, {-3.0, 0.5});
  mate(2, {-3.5, -0.5});
  mate(4, {0.3, 0.0}, 1.0);
  run();
  EXPECT_EQ(intent.role, "supporter");
  beliefs.mates[0].playing = false;
  run();
  EXPECT_EQ(intent.role, "defender") << "number 1 is penalised";
  beliefs.mates[0].playing = true;
  run();
  EXPECT_EQ(intent.role, "supporter");
}

TEST_F(StrikerTeam, TheLastWaitsForwardForACounterAttackWhileOpponentsPress) {
  beliefs.self.number = 4;
  beliefs.pose->X_TR = {-0.5, 0.0, kPi};
  put_ball({-2.0, 0.0});
  mate(2, {-2.3, 0.0}, 1.0);
  opponent({-1.5, 0.2});
  run();
  EXPECT_EQ(state("forward"), "wait_forward");
  for (const double x : {2.0, 4.3}) opponent({x, 1.0});
  run();
  EXPECT_EQ(state("forward"), "wait_forward") << "two against two, and their keeper";
  opponent({3.0, 1.0});
  run();
  EXPECT_EQ(state("forward"), "follow") << "more of them than of us";
  beliefs.opponents.pop_back();
  run(300);
  EXPECT_EQ(state("forward"), "wait_forward");
}

// Between two cycles robots go on by what they have thought, whose numbers mean other options in the new program.
TEST_F(StrikerTeam, AProgramThatIsChangedBetweenTwoCyclesIsNamedFromItsNextCycleOn) {
  bool changed = false;
  load([&changed](const std::string& path) {
    Result<std::string> text = decide::xabsl::read_from_disk(path);
    const std::string old = "state_still";
    if (!changed || !text || !path.ends_with("body_team.xabsl")) return text;
    for (auto at = text->find(old); at != text->npos; at = text->find(old)) text->replace(at, old.size(), "state_idle");
    return text;
  });
  put_ball({0.0, 0.0});
  beliefs.game->play = RefereePlay::Set;
  run();
  ASSERT_EQ(intent.chosen_by, "body_team/state_still");
  // ticks come every 10 ms, cycles every 33: the one after a cycle's is none
  const auto cycle = [&] { return program->thoughts()[1].active.front().option_time; };
  for (const double last = cycle(); cycle() == last;) run(1);

  changed = true;
  ASSERT_TRUE(program->reload());
  run(1);
  EXPECT_EQ(intent.chosen_by, "body_team/state_still");
  run(4);
  EXPECT_EQ(intent.chosen_by, "body_team/state_idle");
}

}  // namespace
}  // namespace cancha::minds
