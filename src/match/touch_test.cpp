#include <gtest/gtest.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <limits>
#include <optional>

#include "match/match.h"
#include "match/placement.h"
#include "match/recorder.h"
#include "match/replay.h"
#include "minds/built_in.h"
#include "world/wheeled_world.h"

namespace cancha::match {
namespace {

field::League league_of(double half_seconds) {
  auto league = field::load_league(std::filesystem::path{CANCHA_SOURCE_DIR} / "content", "simurosot");
  EXPECT_TRUE(league.has_value());
  league->rules.half = {half_seconds};
  return *league;
}

std::array<std::unique_ptr<decide::Strategy>, 2> teams(const field::League& league) {
  std::array<std::unique_ptr<decide::Strategy>, 2> made;
  for (const Team side : kTeams) {
    made[index(side)] = *minds::make_built_in_team("roles", league, Random{7}.split(index(side)));
  }
  return made;
}

std::unique_ptr<Match> match_of(const field::League& league) {
  return *Match::start(league, world::make_mujoco_world(), teams(league), {.seed = 3});
}

void ticks(Match& match, int count) {
  for (int i = 0; i < count; ++i) ASSERT_TRUE(match.tick().has_value());
}

/// A recording on disk that goes away with the test.
struct File {
  std::string path = std::filesystem::temp_directory_path() / ("cancha_touch_" + std::to_string(::getpid()) + ".mcap");
  ~File() { std::filesystem::remove(path); }
};

/// Plays for a while with hands in the world, and records it.
std::uint64_t record_touched(const std::string& path, const field::League& league) {
  const auto match = match_of(league);
  auto recorder = Recorder::open(
      path, *match, {"test", league.name, league.source, league.rules.half.value, 3, "roles", "roles", "", 0.0});
  EXPECT_TRUE(recorder.has_value());
  match->add_observer(**recorder);
  ticks(*match, 200);
  EXPECT_TRUE(match->touch(std::nullopt, {0.9, 0.1, 0.0}).has_value());
  EXPECT_TRUE(match->touch(RobotId{Team::Yellow, 2}, {0.2, -0.3, 1.0}).has_value());
  EXPECT_TRUE(match->steer({Team::Blue, 2}, Steering{.wheels = {30.0, -30.0}}).has_value());
  ticks(*match, 300);
  EXPECT_TRUE(match->steer({Team::Blue, 2}, std::nullopt).has_value());
  ticks(*match, 100);
  EXPECT_TRUE(match->touch(RobotId{Team::Blue, 0}, {0.0, 0.0, 0.0}).has_value());
  EXPECT_TRUE((*recorder)->close().has_value());
  return match->state_hash();
}

TEST(Touch, PutsABodySomewhereAtRestAndTellsIt) {
  const auto league = league_of(60.0);
  const auto match = match_of(league);
  ticks(*match, 100);

  ASSERT_TRUE(match->touch(std::nullopt, {0.7, 0.5, 0.0}).has_value());
  ASSERT_TRUE(match->touch(RobotId{Team::Blue, 3}, {-0.2, 0.4, 2.0}).has_value());

  EXPECT_EQ(match->truth().ball.p_FB.xy(), (Vec2{0.7, 0.5}));
  EXPECT_EQ(match->truth().ball.v_FB.xy(), (Vec2{}));
  EXPECT_NEAR(match->truth().robots[3].X_FR.heading, 2.0, 1e-9);
  EXPECT_EQ(match->events().back().kind, EventKind::Touched);
  EXPECT_EQ(match->events().back().reason, "blue 3 was moved by hand");
}

TEST(Touch, FindsTheNearestFreePlace) {
  const auto league = league_of(60.0);
  const auto match = match_of(league);
  const Vec2 taken = match->truth().robots[4].X_FR.position();

  const auto beside = nearest_free_place(league, match->truth(), RobotId{Team::Yellow, 1}, taken);
  const auto in_wall = nearest_free_place(league, match->truth(), RobotId{Team::Yellow, 1}, {5.0, -5.0});
  const auto in_goal = nearest_free_place(league, match->truth(), std::nullopt, {5.0, 0.0});

  ASSERT_TRUE(beside && in_wall && in_goal);
  EXPECT_GT(distance(*beside, taken), league.robot.side.value);
  EXPECT_LT(distance(*beside, taken), 3 * league.robot.side.value);
  EXPECT_LT(in_wall->x, league.walls.right.value);
  EXPECT_GT(in_goal->x, league.walls.right.value) << "the ball may lie in a goal";
}

TEST(Touch, NextToCornersAndPostsThePlaceIsClearOfThem) {
  const auto match = match_of(league_of(60.0));
  for (const double x : {-1.2, -1.09, 1.06, 1.1, 1.19}) {
    for (const double y : {-0.9, -0.84, -0.2, 0.19, 0.86, 0.95}) {
      for (const std::optional<RobotId> robot : {std::optional<RobotId>{}, std::optional{RobotId{Team::Blue, 2}}}) {
        EXPECT_TRUE(match->touch(robot, {x, y, 0.4}).has_value()) << robot.has_value() << " at " << x << ", " << y;
      }
    }
  }
}

TEST(Touch, RefusesBodiesAndPlacesThatAreNone) {
  const auto match = match_of(league_of(60.0));
  EXPECT_EQ(match->touch(RobotId{Team::Yellow, 5}, {}).error().what, "there is no robot yellow 5");
  // places that damaged recordings tell
  for (const int body : {10, 17, -2, std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
    Touch touch;
    touch.body = body;
    EXPECT_FALSE(match->touch(touch.robot(5), {}).has_value()) << body;
  }
  EXPECT_FALSE(match->touch(RobotId{Team::Blue, 0}, {std::nan(""), 0.0, 0.0}).has_value());
  EXPECT_FALSE(match->touch(RobotId{Team::Blue, 0}, {0.0, 0.0, std::nan("")}).has_value());
  EXPECT_FALSE(match->steer({Team::Blue, 5}, Steering{}).has_value());
}

TEST(Touch, IsPlayedAgainWithTheRecording) {
  const File file;
  const std::uint64_t end = record_touched(file.path, league_of(60.0));
  auto recording = read_recording(file.path);
  ASSERT_TRUE(recording.has_value()) << recording.error().text();
  EXPECT_EQ(recording->touches.size(), 3u);

  const auto verified = verify(std::make_shared<Recording>(*recording), CANCHA_SOURCE_DIR "/content");

  ASSERT_TRUE(verified.has_value()) << verified.error().text();
  EXPECT_TRUE(verified->equal) << verified->difference;
  EXPECT_NE(end, 0u);
}

TEST(Repetition, OfTheBeginningGoesOnLikeTheMatchItself) {
  const auto league = league_of(60.0);
  const File file;
  {
    const auto match = match_of(league);
    auto recorder = Recorder::open(file.path, *match, {"test", league.name, league.source, 60.0, 3, "roles", "roles"});
    ASSERT_TRUE(recorder.has_value());
    match->add_observer(**recorder);
    ticks(*match, 500);
    ASSERT_TRUE((*recorder)->close().has_value());
  }
  auto again = Repetition::start(std::make_shared<Recording>(cut(*read_recording(file.path), Time{} + 3'000_ms)),
                                 CANCHA_SOURCE_DIR "/content", sides_of(teams(league), league));
  ASSERT_TRUE(again.has_value()) << again.error().text();
  while (again->goes_on()) ASSERT_TRUE(again->tick().has_value());
  EXPECT_NEAR(again->match().truth().time.seconds(), 3.0, 0.015);

  // the teams were asked all along, so they go on as if nothing had happened
  const auto match = again->release();
  const auto original = match_of(league);
  while (original->steps() < match->steps()) ASSERT_TRUE(original->tick().has_value());
  ticks(*match, 200);
  ticks(*original, 200);
  EXPECT_EQ(match->state_hash(), original->state_hash());
}

TEST(Intents, OfTheTeamsAreInTheFieldFrame) {
  struct Listener final : Observer {
    std::vector<PlayerIntent> last;
    void ticked(const Moment& moment) override { last.assign(moment.intents.begin(), moment.intents.end()); }
  } listener;
  const auto match = match_of(league_of(60.0));
  match->add_observer(listener);
  ticks(*match, 50);

  ASSERT_EQ(listener.last.size(), 10u);
  EXPECT_EQ(listener.last[0].role, "keeper");
  EXPECT_EQ(listener.last[9].robot, 9);
  // blue's keeper stays before blue's goal, which lies at x > 0
  EXPECT_GT(listener.last[0].target.x, 0.5);
  EXPECT_LT(listener.last[5].target.x, -0.5);
}

}  // namespace
}  // namespace cancha::match
