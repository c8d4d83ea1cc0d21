#include "minds/programs/rule_actions.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "act/wheels/keeper.h"
#include "act/wheels/wheel_skills.h"
#include "act/wheels/wheels_test.h"
#include "decide/behaviour/load.h"
#include "decide/program/engine.h"
#include "minds/programs/behaviour_team.h"
#include "minds/wheeled/wheel_tactics.h"

namespace cancha::minds {
namespace {

/// One of five robots, whose only rule asks for one action for ever.
class RuleActionsTest : public ::testing::Test {
 protected:
  void run(std::size_t number, const std::string& action) {
    std::string all;
    for (const decide::rules::Predicate& p : decide::rules::predicates())
      all += fmt::format("<value term=\"{}\"/>", p.name);
    const std::string text =
        fmt::format("<RuleSet><Rule><def><or>{}</or></def><action name=\"none\"/></Rule></RuleSet>", all);
    const std::string asked =
        fmt::format("<RuleSet><Rule><def><value term=\"ballInSight\"/></def><action {}/></Rule></RuleSet>", action);
    const auto read = decide::xabsl::read_from_memory({{"all.xml", text}, {"r.xml", asked}});
    auto every = decide::load_behaviour("all.xml:minimum", read);
    auto made = decide::load_behaviour("r.xml", read);
    ASSERT_TRUE(every && made) << made.error().text();
    number_ = number;
    tactics_ = std::make_unique<WheelTactics>(lineup_);
    skills_ = std::make_unique<act::WheelSkills>(drill::league_for(5), static_cast<int>(number));
    words_ = std::make_unique<PlayerWords>(*tactics_);
    rules_ = std::make_unique<RuleActions>(*words_, *tactics_);
    decide::program::Host host = words_->host();
    rules_->offer(host, every->program);
    rules_->offer(host, made->program);
    auto engine =
        decide::program::Engine::link(std::make_shared<const decide::program::Program>(std::move(made->program)), host);
    ASSERT_TRUE(engine) << engine.error()[0].text();
    engine_ = std::make_unique<decide::program::Engine>(std::move(*engine));
  }

  /// One decision; the robot follows its wheels where it is told to.
  const std::optional<wheels::DriveGoal>& decide(bool moves = false, bool asks = true) {
    ball_ = wheels::BallPath{pitch_, view.ball};
    const wheels::Situation situation{pitch_, view, ball_, rests};
    believe(view, number_, beliefs_);
    const Look look{beliefs_, situation};
    tactics_->see(look);
    words_->see(look);
    rules_->see(look);
    if (asks) engine_->tick(view.time);
    rules_->go_on();
    const WheelCommand command = skills_->drive(words_->action(), situation);
    if (moves) drill::follow(pitch_, view.mates[number_], command);
    view.time += Duration{static_cast<std::int64_t>(pitch_.decision * 1e9)};
    return skills_->goal();
  }
  double degree(std::string_view name) {
    return rules_->world().degree(
        static_cast<std::size_t>(decide::rules::find_predicate(name) - decide::rules::predicates().data()));
  }
  TeamRobot& self() { return view.mates[number_]; }
  void put_ball(Vec2 p, Vec2 v = {}) {
    view.ball.p_TB = {p.x, p.y, pitch_.ball_radius};
    view.ball.v_TB = {v.x, v.y, 0.0};
    view.ball.w_TB = {-v.y / pitch_.ball_radius, v.x / pitch_.ball_radius, 0.0};
  }

  TeamView view = drill::view_of(5, {0.0, 0.0});
  double rests = 0.0;
  wheels::Pitch pitch_ = wheels::pitch_of(drill::league_for(5));

 private:
  std::size_t number_ = 0;
  wheels::BallPath ball_;
  Beliefs beliefs_;
  std::shared_ptr<Lineup> lineup_ = std::make_shared<Lineup>(5);
  std::unique_ptr<WheelTactics> tactics_;
  std::unique_ptr<act::WheelSkills> skills_;
  std::unique_ptr<PlayerWords> words_;
  std::unique_ptr<RuleActions> rules_;
  std::unique_ptr<decide::program::Engine> engine_;
};

TEST_F(RuleActionsTest, EveryPredicateIsADegreeAndEveryActionCanBeAskedFor) {
  for (const decide::rules::Action& action : decide::rules::actions()) {
    const std::string more = action.parameter ? fmt::format(" {}=\"0\"", action.parameter->name) : "";
    run(2, fmt::format("name=\"{}\"{}", action.name, more));
    for (const Vec2 p : {Vec2{0.0, 0.0}, Vec2{1.0, 0.7}, Vec2{-1.05, 0.0}}) {
      put_ball(p, {-1.0, 0.3});
      decide(true);
      for (const decide::rules::Predicate& predicate : decide::rules::predicates()) {
        EXPECT_GE(degree(predicate.name), 0.0) << predicate.name;
        EXPECT_LE(degree(predicate.name), 1.0) << predicate.name;
        EXPECT_FALSE(predicate.on_wheels.empty()) << predicate.name;
      }
    }
    EXPECT_FALSE(action.on_wheels.empty()) << action.name;
  }
}

TEST_F(RuleActionsTest, TheBallIsMineFromContactToFifteenCentimetres) {
  run(3, "name=\"none\"");
  const double touch = pitch_.robot_half + pitch_.ball_radius;
  const Vec2 here = self().X_TR.position();
  for (const auto& [gap, expected] : {std::pair{0.0, 1.0}, {0.075, 0.5}, {0.12, 0.2}, {0.15, 0.0}, {0.4, 0.0}}) {
    put_ball(here + Vec2{touch + gap, 0.0});
    decide();
    EXPECT_NEAR(degree("ballIsMine"), expected, 1e-9);
    EXPECT_GE(degree("ballIsOurs"), degree("ballIsMine"));
  }
}

TEST_F(RuleActionsTest, ABallThatComesAndAShotAreNoticed) {
  run(0, "name=\"none\"");
  put_ball({-0.6, 0.0}, {-1.0, 0.0});
  decide();
  EXPECT_EQ(degree("ballIsGettingCloser"), 1.0);
  EXPECT_GT(degree("gkNeedsStartSaving"), 0.5);
  put_ball({-0.6, 0.0}, {1.0, 0.0});
  decide();
  EXPECT_EQ(degree("ballIsGettingCloser"), 0.0);
  EXPECT_EQ(degree("gkNeedsStartSaving"), 0.0);

  // only the keeper saves and relocates
  run(1, "name=\"none\"");
  put_ball({-0.6, 0.0}, {-1.0, 0.0});
  decide();
  EXPECT_EQ(degree("gkNeedsStartSaving"), 0.0);
  EXPECT_EQ(degree("gkNeedsRelocate"), 0.0);
}

TEST_F(RuleActionsTest, RobotsHideGoalsAndMates) {
  run(4, "name=\"none\"");
  self().X_TR = {0.5, 0.0, 0.0};
  for (std::size_t i = 0; i < 4; ++i) view.mates[i].X_TR = {-1.0 + 0.05 * static_cast<double>(i), 0.8, 0.0};
  for (TeamRobot& opponent : view.opponents) opponent.X_TR = {-0.9, -0.8, 0.0};
  decide();
  EXPECT_EQ(degree("oppGoalInSight"), 1.0);
  EXPECT_GT(degree("goalInRange"), 0.9);
  view.opponents[0].X_TR = {0.62, 0.0, 0.0};
  decide();
  EXPECT_LT(degree("oppGoalInSight"), 0.5);
}

TEST_F(RuleActionsTest, AMateNearTheGoalHasItClearUntilAnOpponentStandsBeforeIt) {
  run(4, "name=\"none\"");
  for (TeamRobot& opponent : view.opponents) opponent.X_TR = {-0.9, -0.8, 0.0};
  for (std::size_t i = 0; i < 4; ++i) view.mates[i].X_TR = {-1.0, 0.2 * static_cast<double>(i), 0.0};
  self().X_TR = {0.9, 0.0, 0.0};
  decide();
  EXPECT_LT(degree("partnerHasClearGoal"), 0.5) << "its own place does not count";
  self().X_TR = {-0.9, 0.0, 0.0};
  view.mates[2].X_TR = {0.7, 0.0, 0.0};
  decide();
  EXPECT_GT(degree("partnerHasClearGoal"), 0.9);
  view.opponents[0].X_TR = {0.85, 0.0, 0.0};
  decide();
  EXPECT_LT(degree("partnerHasClearGoal"), 0.5);
}

TEST_F(RuleActionsTest, APassOfAMateIsRememberedForAWhile) {
  run(3, "name=\"none\"");
  put_ball(view.mates[2].X_TR.position() + Vec2{0.06, 0.0}, {0.5, 0.0});
  decide();
  EXPECT_EQ(degree("partnerPass"), 1.0);
  put_ball({0.3, 0.3}, {0.5, 0.0});
  view.time += Duration{1'500'000'000};
  decide();
  EXPECT_NEAR(degree("partnerPass"), 0.5, 0.05);
  view.time += Duration{1'000'000'000};
  decide();
  EXPECT_EQ(degree("partnerPass"), 0.0);
}

TEST_F(RuleActionsTest, WalksSoManyCentimetresAndTurnsToTheRight) {
  run(2, "name=\"walk\" distance=\"30\"");
  self().X_TR = {0.0, 0.3, 0.0};
  put_ball({-0.8, -0.6});
  EXPECT_NEAR(decide()->point.x, 0.3, 1e-9);
  for (int i = 0; i < 10; ++i) decide(true);
  EXPECT_NEAR(decide()->point.x, 0.3, 1e-9) << "asking again changes nothing";

  run(2, "name=\"turn\" angle=\"60\"");
  self().X_TR = {0.0, 0.3, 0.0};
  EXPECT_NEAR(*decide()->facing, -kPi / 3, 1e-9);
}

TEST_F(RuleActionsTest, WhatNobodyAsksForAnyMoreGoesOnToItsEnd) {
  run(2, "name=\"walk\" distance=\"20\"");
  self().X_TR = {0.0, 0.3, 0.0};
  put_ball({-0.8, -0.6});
  decide(true);
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(decide(true, false));
  for (int i = 0; i < 400; ++i) decide(true, false);
  EXPECT_FALSE(decide(true, false)) << "it is there";
  EXPECT_NEAR(self().X_TR.x, 0.2, 0.02);
}

TEST_F(RuleActionsTest, TheKeeperSavesAndOthersTakeTheirPlaces) {
  run(0, "name=\"save\"");
  put_ball({-0.5, 0.05}, {-1.2, 0.1});
  EXPECT_NEAR(decide()->point.x, keeper_line(pitch_), 1e-9);
  run(0, "name=\"saveLeft\"");
  EXPECT_GT(decide()->point.y, 0.1);
  run(1, "name=\"relocate\"");
  put_ball({0.5, 0.0});
  EXPECT_LT(decide()->point.x, 0.5);
  EXPECT_FALSE(decide()->facing == std::nullopt);
}

TEST_F(RuleActionsTest, KicksPassesAndClearsThroughTheBall) {
  for (const char* action : {"kickBall", "passBall", "clearBall"}) {
    run(4, fmt::format("name=\"{}\"", action));
    put_ball({0.3, 0.0});
    self().X_TR = {0.18, 0.0, 0.0};
    view.mates[3].X_TR = {0.8, 0.02, 0.0};
    const auto& intent = decide();
    ASSERT_TRUE(intent) << action;
    EXPECT_GT(intent->point.x, 0.3) << action;
    EXPECT_FALSE(intent->round_ball) << action;
  }
}

}  // namespace
}  // namespace cancha::minds
