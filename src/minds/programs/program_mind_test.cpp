#include "minds/programs/program_mind.h"

#include <gtest/gtest.h>

#include "base/allocations.h"
#include "minds/players/leg_tactics.h"
#include "minds/programs/document_tactics.h"
#include "support/content.h"

namespace cancha::minds {
namespace {

/// A humanoid on the pitch of KidSize that runs a behaviour of content.
class ProgramMindTest : public ::testing::Test {
 protected:
  ProgramMindTest() {
    beliefs.self = {Team::Blue, 1};
    beliefs.time = Time{60'000'000'000};
    beliefs.pose.present().X_TR = {2.0, 0.0, 0.0};
    put_ball({2.1, 0.03});
    beliefs.mates.push_back({.number = 2, .X_TR = {0.0, 1.0, 0.0}, .known = beliefs.time, .seconds_to_ball = 20.0});
    beliefs.opponents.push_back({.number = -1, .p_TO = {4.3, 0.6}, .seen = beliefs.time});
    beliefs.game.present().play = RefereePlay::Playing;
  }
  void load(const std::string& file) {
    load(file, [this] { return std::make_unique<LegTactics>(league); });
  }
  template <class Made>
  void load(const std::string& file, Made&& made) {
    std::vector<std::unique_ptr<Tactics>> tactics;
    for (int i = 0; i < league.players; ++i) tactics.push_back(made());
    const std::string path = CANCHA_SOURCE_DIR "/content/behaviours/" + file;
    auto loaded = TeamProgram::load(path, std::move(tactics), decide::xabsl::read_from_disk);
    ASSERT_TRUE(loaded) << loaded.error().text();
    program = std::move(*loaded);
    mind = std::make_unique<ProgramMind>(league, program);
  }
  void put_ball(Vec2 p_TB) { beliefs.ball.present() = {.p_TB = p_TB, .seen = beliefs.time, .in_sight = true}; }
  const Intent& decide() {
    beliefs.time += Duration{10'000'000};
    if (beliefs.ball && beliefs.ball->in_sight) beliefs.ball->seen = beliefs.time;
    mind->decide(beliefs, intent);
    return intent;
  }

  field::League league = *field::load_league(CANCHA_SOURCE_DIR "/content", "kidsize");
  Beliefs beliefs;
  Intent intent;
  std::shared_ptr<TeamProgram> program;
  std::unique_ptr<ProgramMind> mind;
};

TEST_F(ProgramMindTest, RulesPlayOnLegs) {
  load("futrob_players/field_player.xml");
  EXPECT_EQ(decide().action.kind, ActionKind::Kick);
  EXPECT_GT(intent.action.p_TG.x, league.walls.length() / 2);
  EXPECT_EQ(intent.chosen_by, "rules/Kick");
  EXPECT_FALSE(program->thoughts()[static_cast<std::size_t>(beliefs.self.number)].active.empty());

  put_ball({1.0, 1.0});
  EXPECT_EQ(decide().action.kind, ActionKind::Approach) << intent.chosen_by;
  // a mate is nearer: take a place
  beliefs.mates[0].seconds_to_ball = 0.5;
  EXPECT_EQ(decide().action.kind, ActionKind::GoTo);
  // far from the goal, and nobody to pass to
  beliefs.pose->X_TR = {-3.0, 0.0, 0.0};
  beliefs.mates.clear();
  put_ball({-2.9, 0.03});
  EXPECT_EQ(decide().chosen_by, "rules/Away with it");

  beliefs.ball.reset();
  EXPECT_EQ(decide().action.kind, ActionKind::Search);
}

TEST_F(ProgramMindTest, TheKeeperSavesItsGoal) {
  load("futrob_players/keeper.xml");
  beliefs.self.number = 0;
  beliefs.pose->X_TR = {-4.15, 0.0, 0.0};
  put_ball({-2.9, 0.0});
  beliefs.ball->v_TB = {-1.5, 0.3};
  EXPECT_EQ(decide().action.kind, ActionKind::SaveLeft);
  put_ball({3.0, 0.0});
  EXPECT_EQ(decide().action.kind, ActionKind::GoTo);
  beliefs.pose->X_TR = {-3.0, 1.0, 0.0};
  EXPECT_EQ(decide().chosen_by, "rules/Relocate");
  EXPECT_NEAR(intent.action.p_TG.x, -4.15, 1e-9);
}

TEST_F(ProgramMindTest, XabslAndChartsPlayOnLegsAsTheyDoOnWheels) {
  for (const char* file : {"rondo/agents.xabsl", "first_steps/agents.xabsl", "triangle/triangle.scxml"}) {
    load(file);
    for (int i = 0; i < 5; ++i) decide();
    EXPECT_NE(intent.action.kind, ActionKind::Stand) << file;
    EXPECT_FALSE(intent.chosen_by.empty()) << file;
  }
}

TEST_F(ProgramMindTest, TheRefereeAndFallsComeFirst) {
  load("rondo/agents.xabsl");
  beliefs.game->penalty = RefereePenalty::Pushing;
  EXPECT_EQ(decide().action.kind, ActionKind::Stand);
  EXPECT_EQ(intent.chosen_by, "penalised");
  beliefs.game->penalty = RefereePenalty::None;
  beliefs.game->play = RefereePlay::Ready;
  EXPECT_EQ(decide().chosen_by, "takes its place");
  EXPECT_LT(intent.action.p_TG.x, 0.0) << "in its own half";
  beliefs.game->play = RefereePlay::Set;
  EXPECT_EQ(decide().chosen_by, "play is stopped");
  beliefs.game->play = RefereePlay::Playing;
  beliefs.posture = Posture::GettingUp;
  EXPECT_EQ(decide().chosen_by, "gets up");
  beliefs.posture = Posture::Standing;
  beliefs.pose.reset();
  EXPECT_EQ(decide().chosen_by, "lost");
}

TEST_F(ProgramMindTest, KeepsOffTheBallWhileTheOthersBringItIntoPlay) {
  load("futrob_players/field_player.xml");
  beliefs.game->set_play = SetPlay::ThrowIn;
  beliefs.game->their_kick = true;
  EXPECT_EQ(decide().action.kind, ActionKind::GoTo);
  EXPECT_GT(distance(intent.action.p_TG, beliefs.ball->p_TB), 0.7);
}

TEST_F(ProgramMindTest, WhoPlaysByTheDocumentObeysTheRefereeToo) {
  load("futrob/match_player.xml", [this] { return std::make_unique<DocumentTactics>(league, RuleConstants{}); });
  RuleBeliefs& rules = beliefs.rules.present();
  rules.degrees.assign(kRulePredicates, 0.0);
  for (const auto seen : {RulePredicate::BallInSight, RulePredicate::BallLastPosValid}) {
    rules.degrees[static_cast<std::size_t>(seen)] = 1.0;
  }
  rules.things.resize(kRuleThings);
  rules.things[0] = {.in_sight = true, .valid = true, .p_RS = {1.0, 0.0}};
  EXPECT_EQ(decide().action.kind, ActionKind::Walk);
  EXPECT_EQ(intent.rules->action, "followBall");

  // they have the kick-off
  beliefs.game->set_play = SetPlay::KickOff;
  beliefs.game->their_kick = true;
  EXPECT_EQ(decide().action.kind, ActionKind::GoTo);
  EXPECT_GT(distance(intent.action.p_TG, beliefs.ball->p_TB), 0.7);
  EXPECT_EQ(intent.rules->action, "");
  beliefs.game->set_play = SetPlay::None;
  beliefs.game->their_kick = false;
  EXPECT_EQ(decide().action.kind, ActionKind::Walk);

  // before it everybody takes a place, which is for those who know where they are
  beliefs.game->play = RefereePlay::Ready;
  EXPECT_EQ(decide().chosen_by, "takes its place");
  EXPECT_FALSE(intent.rules);
  beliefs.pose.reset();
  EXPECT_EQ(decide().chosen_by, "lost");
  beliefs.game->play = RefereePlay::Playing;
  EXPECT_EQ(decide().chosen_by, "rules/Go to ball") << "to play the ball it needs no place";
  beliefs.game->penalty = RefereePenalty::Pushing;
  EXPECT_EQ(decide().chosen_by, "penalised");
}

TEST_F(ProgramMindTest, ADecisionTakesNoMemoryOnceWarm) {
  load("rondo/agents.xabsl");
  intent.chosen_by.reserve(128);
  for (int i = 0; i < 50; ++i) decide();
  const auto before = allocations_of_this_thread();
  for (int i = 0; i < 50; ++i) decide();
  EXPECT_EQ(allocations_of_this_thread(), before);
}

}  // namespace
}  // namespace cancha::minds
