#include "server/live_behaviours.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "base/protobuf.h"
#include "mcap/reader.h"
#include "os/clock.h"
#include "server/live_match.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// A behaviour of one's own, and a live match in which blue runs it.
class LiveBehavioursTest : public ::testing::Test {
 protected:
  LiveBehavioursTest() {
    fs::create_directories(folder);
    fs::copy(content / "behaviours" / "wheeled", folder / "wheeled", fs::copy_options::recursive);
    fs::copy(content / "behaviours" / "first_steps", folder / "mine", fs::copy_options::recursive);
    LiveMatch::Plan plan;
    plan.content = content;
    plan.recording = folder / "a.mcap";
    plan.fixture.blue = (folder / "mine").string();
    plan.fixture.yellow = "chase";
    plan.fixture.minutes = 5.0;
    plan.speed = 20.0;
    plan.paused = true;
    auto started = LiveMatch::start(plan);
    EXPECT_TRUE(started) << started.error().text();
    live = *started;
  }
  ~LiveBehavioursTest() override {
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
  std::string read(const fs::path& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
  }
  void replace(const std::string& what, const std::string& by) {
    std::string text = read(play);
    text.replace(text.find(what), what.size(), by);
    save(play, text);
  }
  /// In one step: half a file would be read, too.
  void save(const fs::path& file, const std::string& text) {
    const fs::path whole = folder / "whole";
    std::ofstream{whole} << text;
    fs::rename(whole, file);
  }
  /// Versions of the program that the recording has, once the match is over.
  std::vector<int> recorded_versions() {
    live->stop();
    std::vector<int> versions;
    auto reader = mcap::McapReader::open((folder / "a.mcap").string());
    EXPECT_TRUE(reader);
    BehaviourProgram program;
    const auto read = reader->read({.topics = {match::topic::kPrograms}}, [&](const mcap::MessageView& message) {
      const bool good = parse_protobuf(message.data, program).has_value();
      versions.push_back(program.version);
      return good;
    });
    EXPECT_TRUE(read);
    return versions;
  }

  fs::path content = fs::path{CANCHA_SOURCE_DIR} / "content";
  fs::path folder =
      fs::temp_directory_path() / fmt::format("cancha_behaviour_{}_{}", ::getpid(),
                                              ::testing::UnitTest::GetInstance()->current_test_info()->name());
  fs::path play = folder / "mine" / "play.xabsl";
  std::shared_ptr<LiveMatch> live;
};

TEST_F(LiveBehavioursTest, ABreakpointHoldsTheMatch) {
  ASSERT_TRUE(live->obey({.order = Order::Breakpoints, .team = "blue", .breakpoints = {{"play", "push"}}}));
  ASSERT_TRUE(live->obey({.order = Order::Play}));

  const LiveStatus held = wait_for([](const LiveStatus& s) { return !s.halted.empty(); });

  EXPECT_TRUE(held.paused);
  EXPECT_TRUE(held.halted.starts_with("blue robot ") && held.halted.ends_with(": play/push")) << held.halted;
  ASSERT_TRUE(live->obey({.order = Order::Breakpoints, .team = "blue"}));
  ASSERT_TRUE(live->obey({.order = Order::Play}));
  EXPECT_EQ(wait_for([&](const LiveStatus& s) { return s.seconds > held.seconds + 2; }).halted, "");
}

TEST_F(LiveBehavioursTest, BreakpointsWatchesAndChangedSymbolsAreInTheStatus) {
  ASSERT_TRUE(live->obey({.order = Order::Breakpoints, .team = "blue", .breakpoints = {{"play", "push"}, {"play"}}}));
  ASSERT_TRUE(live->obey({.order = Order::Watches, .team = "blue", .watches = {"ball.x"}}));
  for (const double value : {100.0, 200.0}) {
    ASSERT_TRUE(live->obey(
        {.order = Order::Symbol, .body = "blue 1", .symbol = "wheels.left", .value = value, .by = "viewer 7"}));
  }

  LiveStatus status = live->status();
  ASSERT_EQ(status.debugging.size(), 2u);
  ASSERT_EQ(status.debugging[0].breakpoints.size(), 2u);
  EXPECT_EQ(status.debugging[0].breakpoints[0].state, "push");
  EXPECT_EQ(status.debugging[0].watches, std::vector<std::string>{"ball.x"});
  EXPECT_TRUE(status.debugging[1].breakpoints.empty());
  ASSERT_EQ(status.symbols.size(), 1u) << "the last value of each";
  EXPECT_EQ(status.symbols[0].body, "blue 1");
  EXPECT_EQ(status.symbols[0].value, 200.0);
  EXPECT_EQ(status.symbols[0].by, "viewer 7");

  // what is refused changes nothing, and what a changed program has no more is gone for everybody
  ASSERT_FALSE(live->obey({.order = Order::Breakpoints, .team = "blue", .breakpoints = {{"plai"}}}));
  EXPECT_EQ(live->status().debugging[0].breakpoints.size(), 2u);
  std::string text = read(play);
  for (const std::string before : {"state ", "goto "}) {
    const std::string old = before + "push";
    for (auto at = text.find(old); at != text.npos; at = text.find(old)) text.replace(at, old.size(), before + "shove");
  }
  save(play, text);
  status = wait_for([](const LiveStatus& s) { return s.debugging[0].breakpoints.size() == 1; });
  EXPECT_EQ(status.debugging[0].breakpoints.size(), 1u);
}

TEST_F(LiveBehavioursTest, WhoHoldsTheMatchIsTold) {
  EXPECT_EQ(live->status().held_by, "") << "since its start";
  ASSERT_TRUE(live->obey({.order = Order::Play, .by = "viewer 1"}));
  EXPECT_EQ(live->status().held_by, "");
  ASSERT_TRUE(live->obey({.order = Order::Pause, .by = "viewer 2"}));
  EXPECT_EQ(live->status().held_by, "viewer 2");
  ASSERT_TRUE(live->obey({.order = Order::Pause, .by = "viewer 3"}));
  EXPECT_EQ(live->status().held_by, "viewer 2") << "who was first";
  ASSERT_TRUE(live->obey({.order = Order::Breakpoints, .team = "blue", .breakpoints = {{"play", "push"}}}));
  ASSERT_TRUE(live->obey({.order = Order::Play}));
  EXPECT_EQ(wait_for([](const LiveStatus& s) { return !s.halted.empty(); }).held_by, "breakpoint");
  EXPECT_FALSE(live->obey({.order = Order::Pause, .by = "a\nb"})) << "no name";
  EXPECT_FALSE(live->obey({.order = Order::Pause, .by = std::string(41, 'x')}));
}

TEST_F(LiveBehavioursTest, WhatCannotBeDoneIsRefusedWithAReason) {
  const auto reason = [&](const LiveCommand& command) {
    const auto done = live->obey(command);
    return done ? std::string{} : done.error().text();
  };

  EXPECT_EQ(reason({.order = Order::Reload, .team = "yellow"}), "team: runs no behaviour program");
  EXPECT_EQ(reason({.order = Order::Reload, .team = "red"}), "team: 'red' is no team (\"blue\" or \"yellow\")");
  EXPECT_EQ(reason({.order = Order::Breakpoints, .team = "blue", .breakpoints = {{"plai"}}}),
            "breakpoint: there is no option 'plai' (did you mean 'play'?)");
  EXPECT_EQ(reason({.order = Order::Watches, .team = "blue", .watches = {"ball.x", "bal.y > 3"}}),
            "watch 2: there is no symbol 'bal.y' (did you mean 'ball.y'?)");
  EXPECT_EQ(reason({.order = Order::Symbol, .body = "blue 1", .symbol = "ball.x", .value = 3}),
            "symbol: 'ball.x' is an input: it is what the robot sees");
}

TEST_F(LiveBehavioursTest, AChangedFileIsTakenOverSoon) {
  ASSERT_TRUE(live->obey({.order = Order::Play}));
  wait_for([](const LiveStatus& s) { return s.seconds > 1.0; });
  const auto start = os::now();
  replace("speed = 900", "speed = 400");
  const LiveStatus status = wait_for([](const LiveStatus& s) { return s.versions == std::vector<int>{1, -1}; });
  EXPECT_LT(os::now() - start, 30'000_ms);  // a tenth of a second, but for machines that do much else
  EXPECT_EQ(status.versions, (std::vector<int>{1, -1}));
  EXPECT_EQ(status.behaviour_problem, "");
  // a program is recorded with the first thought that comes of it
  wait_for([&](const LiveStatus& s) { return s.seconds > status.seconds + 0.5; });
  EXPECT_EQ(recorded_versions(), (std::vector<int>{0, 1}));
}

TEST_F(LiveBehavioursTest, ABrokenFileIsToldAndTheOldProgramGoesOn) {
  replace("goto push", "goto pusch");
  const LiveStatus told = wait_for([](const LiveStatus& s) { return !s.behaviour_problem.empty(); });
  EXPECT_NE(told.behaviour_problem.find("play.xabsl:27:14: this option has no state 'pusch' (did you mean 'push'?)"),
            std::string::npos)
      << told.behaviour_problem;

  ASSERT_TRUE(live->obey({.order = Order::Play}));
  EXPECT_EQ(wait_for([](const LiveStatus& s) { return s.seconds > 2.0; }).phase, Phase::Playing);
  replace("goto pusch", "goto push");
  EXPECT_EQ(wait_for([](const LiveStatus& s) { return s.behaviour_problem.empty(); }).behaviour_problem, "");
}

TEST_F(LiveBehavioursTest, RulesAreTakenOverWhileTheyRunAndABrokenEditKeepsTheOldOnes) {
  const fs::path file = folder / "rules.xml";
  fs::copy_file(content / "behaviours" / "futrob_team" / "futrob_team.xml", file);
  LiveMatch::Plan plan;
  plan.content = content;
  plan.recording = folder / "rules.mcap";
  plan.fixture.blue = file.string();
  plan.fixture.yellow = file.string() + ":product";
  plan.fixture.minutes = 5.0;
  plan.speed = 20.0;
  live->stop();
  auto started = LiveMatch::start(plan);
  ASSERT_TRUE(started) << started.error().text();
  live = *started;
  wait_for([](const LiveStatus& s) { return s.seconds > 0.5; });
  const std::string good = read(file);

  std::string changed = good;
  changed.replace(changed.find("Go to ball"), 10, "Fetch it");
  save(file, changed);
  const auto both = [](const LiveStatus& s) { return s.versions == std::vector<int>{1, 1}; };
  EXPECT_TRUE(both(wait_for(both)));

  std::this_thread::sleep_for(20ms);  // so that the file's time differs
  changed.replace(changed.find("followBall"), 10, "followBull");
  save(file, changed);
  const LiveStatus status = wait_for([](const LiveStatus& s) { return !s.behaviour_problem.empty(); });
  EXPECT_NE(status.behaviour_problem.find("there is no action 'followBull' (did you mean 'followBall'?)"),
            std::string::npos);
  EXPECT_TRUE(both(status));
  const double then = status.seconds;
  EXPECT_GT(wait_for([&](const LiveStatus& s) { return s.seconds > then + 1.0; }).seconds, then + 1.0) << "it goes on";

  std::this_thread::sleep_for(20ms);
  save(file, good);
  EXPECT_EQ(wait_for([](const LiveStatus& s) { return s.behaviour_problem.empty(); }).behaviour_problem, "");
}

}  // namespace
}  // namespace cancha::server
