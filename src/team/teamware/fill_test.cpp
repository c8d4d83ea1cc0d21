#include "team/teamware/fill.h"

#include <gtest/gtest.h>

#include "base/protobuf.h"

namespace cancha::team {
namespace {

TeamView two_a_side() {
  TeamView view;
  view.mode = PlayMode::FreeKick;
  view.our_ball = true;
  view.ball.p_TB = {1.0, 0.5, 0.02};
  view.ball.v_TB = {0.0, 2.0, 0.0};
  view.mates.resize(2);
  view.opponents.resize(2);
  view.mates[1].X_TR = {1.0, 0.0, kPi / 2};
  view.opponents[0].X_TR = {3.0, 0.0, 0.0};
  return view;
}

TEST(WorldState, IsSeenFromTheRobot) {
  const teamware::GlobalWS world = world_state_of(two_a_side(), 2, {});
  EXPECT_EQ(world.self.number, 2);
  EXPECT_NEAR(world.ball.p_RO.x, 0.5, 1e-12);
  EXPECT_NEAR(world.ball.p_RO.y, 0.0, 1e-12);
  EXPECT_NEAR(world.theirs[0].p_RO.y, -2.0, 1e-12);
  EXPECT_EQ(world.ours.size(), 2u);
  EXPECT_EQ(world.ours[1].orientation, kPi / 2);
  EXPECT_EQ(world.game.play, teamware::Play::FreeKick);
  EXPECT_TRUE(world.game.ours);
  EXPECT_EQ(world.teammates_active, (std::vector<int>{1, 2}));
}

TEST(WorldState, GoesOnFromTheLastOne) {
  TeamView view = two_a_side();
  const teamware::GlobalWS first = world_state_of(view, 2, {});
  view.mates[1].X_TR.x = 1.5;
  view.mode = PlayMode::PlayOn;
  const teamware::GlobalWS second = world_state_of(view, 2, first);
  EXPECT_EQ(second.cycles, 2u);
  EXPECT_NEAR(second.self.distance.total, 0.5, 1e-12);
  EXPECT_EQ(second.game_before.play, teamware::Play::FreeKick);
  EXPECT_EQ(second.game.play, teamware::Play::Running);
}

TEST(WorldState, OfElevenASideFitsTheSchemasBound) {
  TeamView view;
  view.mates.resize(11);
  view.opponents.resize(11);
  for (TeamRobot& r : view.mates) r.X_TR = {1.23, 4.56, 0.7};
  for (TeamRobot& r : view.opponents) r.X_TR = {-1.23, 4.56, 0.7};
  std::string bytes;
  cancha::append_protobuf(bytes, world_state_of(view, 11, {}));
  EXPECT_LT(bytes.size(), 4096u);
}

TEST(Landmarks, LieWhereTheWallsAre) {
  const teamware::Landmarks all = landmarks_of(field::Walls{});
  ASSERT_EQ(all.places.size(), 10u);
  EXPECT_EQ(all.places[4].what, teamware::Landmark::TheirLeftPost);
  EXPECT_EQ(all.places[4].place.x, 1.1);
  EXPECT_EQ(all.places[4].place.y, 0.2);
  EXPECT_EQ(all.places[1].what, teamware::Landmark::OurLeftPost);
  EXPECT_EQ(all.places[1].place.y, -0.2) << "who looks at our goal has it on the left";
  EXPECT_EQ(all.places[6].what, teamware::Landmark::OurLeftCorner);
  EXPECT_EQ(all.places[6].place.x, -1.1);
  EXPECT_EQ(all.places[6].place.y, -0.9);
  EXPECT_EQ(all.places[8].what, teamware::Landmark::TheirLeftCorner);
  EXPECT_EQ(all.places[8].place.y, 0.9);
  for (const teamware::LandmarkPlace& one : all.places) EXPECT_EQ(one.place.confidence, 1.0);
}

TEST(Coach, KnowsTheRestartAndTheRobots) {
  const teamware::Coach coach = coach_of(two_a_side());
  EXPECT_TRUE(coach.active);
  EXPECT_EQ(coach.restart, (Vec2{1.0, 0.5}));
  ASSERT_EQ(coach.robots.size(), 2u);
  EXPECT_EQ(coach.robots[1].number, 2);
}

TEST(Coach, KeepsThePlaceOfTheRestartWhileTheBallMovesOn) {
  TeamView view = two_a_side();
  const teamware::Coach decided = coach_of(view);
  view.ball.p_TB = {2.0, 0.0, 0.0};
  const std::vector<std::string> roles{"keeper", "striker"};
  const teamware::Coach later = coach_of(view, decided, roles);
  EXPECT_EQ(later.restart, (Vec2{1.0, 0.5}));
  EXPECT_EQ(later.robots[1].role, "striker");
  view.our_ball = false;
  EXPECT_EQ(coach_of(view, later).restart, (Vec2{2.0, 0.0})) << "another restart";
  view.team = Team::Yellow;
  EXPECT_EQ(coach_of(view, later).team.colour, teamware::Colour::Magenta);
}

TEST(WorldState, HoldsWhatTheRobotSaysItself) {
  TeamView view = two_a_side();
  view.team = Team::Yellow;
  const teamware::GlobalWS world = world_state_of(view, 2, {},
                                                  {.role = "striker",
                                                   .behaviour_changed = true,
                                                   .base_station_active = true,
                                                   .ball_in_sight = false,
                                                   .ball_age = 300_ms,
                                                   .pose_age = 40_ms});
  EXPECT_EQ(world.self.role, "striker");
  EXPECT_TRUE(world.behaviour_changed);
  EXPECT_TRUE(world.bstation_active);
  EXPECT_FALSE(world.ball_seen);
  EXPECT_FALSE(world.ball.see);
  EXPECT_EQ(world.ball.lifetime, 300_ms);
  EXPECT_EQ(world.ours[1].lifetime, 40_ms);
  EXPECT_EQ(world.self.age, 40_ms);
  EXPECT_EQ(world.team.colour, teamware::Colour::Magenta);
}

}  // namespace
}  // namespace cancha::team
