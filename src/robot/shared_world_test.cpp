#include "robot/shared_world.h"

#include <gtest/gtest.h>

#include "team/teamware/base_station.h"

// What a player knows of its own, its mates' and the coach's records.
namespace cancha::robot {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// One robot with its database; mates speak to it by `hear`.
struct Listening {
  field::League league = field::load_league(kContent, "msl").value();
  team::Schema schema = team::load_schema(kContent, "cambada").value();
  std::unique_ptr<SharedWorld> shared = SharedWorld::open({.schema = schema}, {Team::Blue, 0}, league).value();
  Readings readings;
  Beliefs beliefs;

  /// A record arrives that is so old.
  template <class T>
  void mail(int member, TeamRecord kind, const T& value, Duration age = 50_ms) {
    std::string bytes;
    append_protobuf(bytes, value);
    RadioMail& mail = readings.mail ? *readings.mail : readings.mail.emplace();
    mail.records.push_back({member, kind, age, static_cast<unsigned>(bytes.size())});
    const auto raw = std::as_bytes(std::span{bytes});
    mail.bytes.insert(mail.bytes.end(), raw.begin(), raw.end());
  }
  /// A tick at this time; what the robot itself believes is in shared->own().
  void tick(Duration since_start) {
    readings.time = Time{} + since_start;
    shared->begin(readings);
    Percepts percepts;
    shared->get_vision(percepts);
    shared->own().time = readings.time;
    shared->integrate(beliefs);
    readings.mail.reset();
    EXPECT_EQ(shared->trouble(), "");
  }
  [[nodiscard]] static teamware::GlobalWS mate(int member, Vec2 place, Vec2 ball) {
    teamware::GlobalWS world;
    world.ours.resize(6);
    teamware::Robot& self = world.ours[static_cast<std::size_t>(member) - 1];
    self.p_FO = place;
    self.see = self.see_xy = true;
    self.spread = 0.05;
    world.self.number = member;
    world.running = true;
    world.ball.p_FO = ball;
    world.ball.spread = 0.1;
    world.ball.see = world.ball.see_xy = true;
    return world;
  }
  [[nodiscard]] static teamware::Coach coach(teamware::Play play) {
    teamware::Coach made;
    made.active = true;
    made.game.play = play;
    made.game.started = true;
    made.robots.push_back({1, true, "sweeper"});
    return made;
  }
};

TEST(SharedWorld, ABallThatOnlyMatesSeeIsTheTeams) {
  Listening one;
  one.mail(2, TeamRecord::World, Listening::mate(2, {1, 1}, {3.0, 0.0}));
  one.mail(3, TeamRecord::World, Listening::mate(3, {1, -1}, {3.1, 0.0}));
  one.mail(4, TeamRecord::World, Listening::mate(4, {2, -1}, {-3.0, 2.0}));

  one.tick(1000_ms);

  ASSERT_TRUE(one.beliefs.ball && one.beliefs.team_ball);
  EXPECT_TRUE(one.beliefs.ball->by_mate);
  EXPECT_NEAR(one.beliefs.ball->p_TB.x, 3.05, 0.02);
  ASSERT_EQ(one.beliefs.team_ball->sources.size(), 3u);
  EXPECT_TRUE(one.beliefs.team_ball->sources[0].believed);
  EXPECT_FALSE(one.beliefs.team_ball->sources[2].believed) << "two agree against one";
  EXPECT_EQ(one.beliefs.team_ball->sources[0].seen, Time{} + 950_ms);
  EXPECT_EQ(one.beliefs.mates.size(), 3u);
}

TEST(SharedWorld, AMateThatFallsSilentIsForgottenAndNothingElseChanges) {
  Listening one;
  const auto tick = [&](Duration at, bool third) {
    one.mail(2, TeamRecord::World, Listening::mate(2, {1, 1}, {3.0, 0.0}));
    if (third) one.mail(3, TeamRecord::World, Listening::mate(3, {1, -1}, {3.1, 0.0}));
    one.tick(at);
  };
  for (int i = 1; i <= 10; ++i) tick(Duration{std::int64_t{i} * 100'000'000}, true);
  ASSERT_EQ(one.beliefs.mates.size(), 2u);

  for (int i = 11; i <= 30; ++i) tick(Duration{std::int64_t{i} * 100'000'000}, false);

  ASSERT_EQ(one.beliefs.mates.size(), 1u);
  EXPECT_EQ(one.beliefs.mates[0].number, 1);
  ASSERT_TRUE(one.beliefs.ball.has_value());
  EXPECT_NEAR(one.beliefs.ball->p_TB.x, 3.0, 0.02);
}

TEST(SharedWorld, TheCoachWinsWhileTheBaseStationIsActive) {
  Listening one;
  teamware::GlobalWS mate = Listening::mate(2, {1, 1}, {3.0, 0.0});
  mate.game.play = teamware::Play::Stopped;
  mate.bstation_active = true;
  one.mail(2, TeamRecord::World, mate);
  one.mail(0, TeamRecord::Coach, Listening::coach(teamware::Play::Running));

  one.tick(1000_ms);
  ASSERT_TRUE(one.beliefs.game && one.beliefs.coach);
  EXPECT_EQ(one.beliefs.game->play, RefereePlay::Playing);
  EXPECT_EQ(one.beliefs.coach->role, "sweeper");

  // the base station dies; a mate still hears one
  mate.game.play = teamware::Play::Stopped;
  one.mail(2, TeamRecord::World, mate);
  one.tick(4000_ms);
  EXPECT_FALSE(one.beliefs.coach.has_value());
  ASSERT_TRUE(one.beliefs.game.has_value());
  EXPECT_EQ(one.beliefs.game->play, RefereePlay::Set);
}

TEST(SharedWorld, WithoutAnyBaseStationTheLastWordHolds) {
  Listening one;
  one.mail(0, TeamRecord::Coach, Listening::coach(teamware::Play::Running));
  one.tick(1000_ms);

  one.tick(9000_ms);

  EXPECT_FALSE(one.beliefs.coach.has_value());
  ASSERT_TRUE(one.beliefs.game.has_value());
  EXPECT_EQ(one.beliefs.game->play, RefereePlay::Playing);
}

TEST(SharedWorld, AnOpponentThatAMateSeesIsKnownAndAMateIsNone) {
  Listening one;
  for (int i = 1; i <= 5; ++i) {
    teamware::GlobalWS seer = Listening::mate(2, {1, 1}, {3.0, 0.0});
    seer.theirs.resize(2);
    seer.theirs[0].p_FO = {4.0, 2.0};
    seer.theirs[1].p_FO = {-1.0, -1.0};  // there stands mate 3
    for (auto& robot : seer.theirs) robot.spread = 0.1;
    one.mail(2, TeamRecord::World, seer);
    one.mail(3, TeamRecord::World, Listening::mate(3, {-1.0, -1.0}, {3.0, 0.0}));
    one.tick(Duration{std::int64_t{i} * 100'000'000});
  }

  ASSERT_EQ(one.beliefs.opponents.size(), 1u);
  EXPECT_NEAR(one.beliefs.opponents[0].p_TO.x, 4.0, 0.05);
}

TEST(SharedWorld, MailThatSaysMoreBytesThanItHasIsCut) {
  Listening one;
  one.mail(2, TeamRecord::World, Listening::mate(2, {1, 1}, {3.0, 0.0}));
  one.readings.mail->records[0].size += 1000;

  one.tick(1000_ms);

  EXPECT_TRUE(one.beliefs.mates.empty());
}

}  // namespace
}  // namespace cancha::robot
