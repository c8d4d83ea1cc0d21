// Behaviours of teams that are lists of players, whose profiles name the program: changed and held while they play.

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "match/player_replay.h"
#include "match/replay.h"
#include "os/clock.h"
#include "server/live_match.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

using Versions = std::vector<int>;

/// A content of one's own, and NAOs that play by it; the exact striker's team includes files of the other one's folder.
class LivePlayersTest : public ::testing::Test {
 protected:
  LivePlayersTest() {
    fs::create_directories(folder);
    fs::copy(fs::path{CANCHA_SOURCE_DIR} / "content", content, fs::copy_options::recursive);
    LiveMatch::Plan plan;
    plan.content = content;
    plan.recording = folder / "a.mcap";
    plan.fixture.league = "spl";
    plan.fixture.blue = "spl";
    plan.fixture.yellow = "spl_exact";
    plan.fixture.minutes = 1.0;
    plan.speed = 0.0;
    plan.paused = true;
    plan.keeps_match = true;
    auto started = LiveMatch::start(plan);
    EXPECT_TRUE(started) << started.error().text();
    live = *started;
  }
  ~LivePlayersTest() override {
    live->stop();
    fs::remove_all(folder);
  }

  template <class Wanted>
  LiveStatus wait_for(Wanted&& wanted) {
    const auto end = os::now() + 60'000_ms;
    LiveStatus status = live->status();
    while (!wanted(status) && os::now() < end) {
      std::this_thread::sleep_for(2ms);
      status = live->status();
    }
    return status;
  }
  void step(double seconds) {
    const double end = live->status().seconds + seconds - 1e-6;
    ASSERT_TRUE(live->obey({.order = Order::Step, .seconds = seconds}));
    ASSERT_GE(wait_for([&](const LiveStatus& s) { return s.seconds >= end; }).seconds, end);
  }
  /// Every `what` of a behaviour's file becomes `by`, in one step: half a file would be read, too.
  void replace(const std::string& file, const std::string& what, const std::string& by) {
    const fs::path path = content / "behaviours" / file;
    std::ifstream in{path};
    std::string text{std::istreambuf_iterator<char>{in}, {}};
    ASSERT_NE(text.find(what), text.npos);
    for (auto at = text.find(what); at != text.npos; at = text.find(what, at + by.size())) {
      text.replace(at, what.size(), by);
    }
    const fs::path whole = folder / "whole";
    std::ofstream{whole} << text;
    fs::rename(whole, path);
  }

  fs::path folder =
      fs::temp_directory_path() /
      fmt::format("cancha_players_{}_{}", ::getpid(), ::testing::UnitTest::GetInstance()->current_test_info()->name());
  fs::path content = folder / "content";
  std::shared_ptr<LiveMatch> live;
};

TEST_F(LivePlayersTest, ASavedFileIsTakenOverByEveryRobotOfEachTeamThatIncludesItAndABrokenOneKeepsTheOldProgram) {
  const LiveStatus begun = live->status();
  EXPECT_EQ(begun.behaviours, (std::vector<std::string>{"striker_team", "striker_team_exact"})) << "to edit";
  EXPECT_EQ(begun.versions, (Versions{0, 0}));
  step(0.1);

  // yellow includes it from blue's folder
  replace("striker_team/Options/body_team.xabsl", "state_still", "state_idle");
  const auto are = [](const Versions& wanted) {
    return [wanted](const LiveStatus& s) { return s.versions == wanted; };
  };
  LiveStatus status = wait_for(are({1, 1}));
  EXPECT_EQ(status.versions, (Versions{1, 1}));
  EXPECT_EQ(status.behaviour_problem, "");
  step(0.1);

  // blue's alone
  replace("striker_team/Options/strike.xabsl", "goto round;", "goto rund;");
  status = wait_for([](const LiveStatus& s) { return !s.behaviour_problem.empty(); });
  const std::string why = "this option has no state 'rund' (did you mean 'round'?)";
  EXPECT_NE(status.behaviour_problem.find("strike.xabsl:"), std::string::npos) << status.behaviour_problem;
  EXPECT_NE(status.behaviour_problem.find(why), std::string::npos) << status.behaviour_problem;
  EXPECT_EQ(status.versions, (Versions{1, 1}));

  // what yellow takes over does not hide that blue could not
  replace("uchile_striker/Options/look_down.xabsl", "head.tilt = 25", "head.tilt = 24");
  status = wait_for(are({1, 2}));
  EXPECT_EQ(status.versions, (Versions{1, 2}));
  EXPECT_NE(status.behaviour_problem.find(why), std::string::npos) << status.behaviour_problem;

  replace("striker_team/Options/strike.xabsl", "goto rund;", "goto round;");
  status = wait_for(are({2, 2}));
  EXPECT_EQ(status.versions, (Versions{2, 2}));
  EXPECT_EQ(status.behaviour_problem, "");
  step(0.1);
  live->stop();
  for (const Team team : kTeams) {
    const match::Side& side = live->match().side(team);
    ASSERT_EQ(side.thoughts().size(), 5u);
    for (int i = 0; i < 5; ++i) {
      EXPECT_EQ(side.thoughts()[static_cast<std::size_t>(i)].version, 2) << name(team) << " " << i;
      EXPECT_EQ(side.frame(i)->intent.chosen_by, "body_team/state_idle") << name(team) << " " << i;
    }
  }
}

TEST_F(LivePlayersTest, AMatchWhoseBehaviourWasChangedIsPlayedAgainAndAPlayerThatDiffersSaysWhy) {
  step(0.1);
  replace("striker_team/Options/body_team.xabsl", "state_still", "state_idle");
  ASSERT_EQ(wait_for([](const LiveStatus& s) { return s.versions == Versions{1, 1}; }).versions, (Versions{1, 1}));
  step(0.1);
  live->stop();

  const std::string file = (folder / "a.mcap").string();
  auto recording = match::read_recording(file);
  ASSERT_TRUE(recording) << recording.error().text();
  const auto again = match::verify(std::make_shared<match::Recording>(std::move(*recording)), content);
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_TRUE(again->equal) << again->difference;

  const auto player = match::replay_player(file, {Team::Blue, 3}, content);
  ASSERT_TRUE(player) << player.error().text();
  EXPECT_GT(player->intents_differ, 0);
  EXPECT_TRUE(player->difference.starts_with("differs at 0.00 s: ")) << player->difference;
  EXPECT_TRUE(
      player->difference.ends_with("; its behaviour was changed at 0.10 s of the match, this is content's of today"))
      << player->difference;
}

TEST_F(LivePlayersTest, ABreakpointOfOneRobotHoldsTheMatchAndSymbolsCanBeWatchedAndChanged) {
  ASSERT_TRUE(live->obey({.order = Order::Breakpoints,
                          .team = "blue",
                          .breakpoints = {{.option = "body_team", .state = "state_still", .robot = 3}}}));
  ASSERT_TRUE(live->obey({.order = Order::Watches, .team = "yellow", .watches = {"ball.estimate.distance"}}));
  ASSERT_TRUE(live->obey({.order = Order::Play}));

  const LiveStatus held = wait_for([](const LiveStatus& s) { return !s.halted.empty(); });
  EXPECT_EQ(held.halted, "blue robot 3: body_team/state_still");
  EXPECT_TRUE(held.paused);
  EXPECT_LT(held.seconds, 0.05) << "in its first cycle";

  // head.control_mode is internal, motion.walk_speed an output
  ASSERT_TRUE(live->obey({.order = Order::Symbol, .body = "yellow 2", .symbol = "head.control_mode", .value = 2}));
  ASSERT_TRUE(live->obey({.order = Order::Symbol, .body = "yellow 2", .symbol = "motion.walk_speed", .value = 30}));
  EXPECT_EQ(live->status().symbols.size(), 2u);
  ASSERT_TRUE(live->obey({.order = Order::Breakpoints, .team = "blue"}));
  step(0.1);
  EXPECT_EQ(live->status().halted, "");
  live->stop();
  for (const Thought& thought : live->match().side(Team::Yellow).thoughts()) EXPECT_EQ(thought.watches.size(), 1u);
}

}  // namespace
}  // namespace cancha::server
