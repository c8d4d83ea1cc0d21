#include "server/live_match.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <limits>
#include <stdexcept>
#include <thread>

#include "match/replay.h"
#include "mcap/reader.h"
#include "os/clock.h"
#include "server/matches.h"
#include "world/wheeled_world.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// A folder for recordings, gone at the end.
class LiveMatchTest : public ::testing::Test {
 protected:
  LiveMatchTest() { fs::create_directories(folder); }
  ~LiveMatchTest() override { fs::remove_all(folder); }

  LiveMatch::Plan plan(double minutes, double speed = 0.0) const {
    LiveMatch::Plan made{.fixture = {.minutes = minutes}, .content = content, .recording = folder / "a.mcap"};
    made.speed = speed;
    return made;
  }
  static std::shared_ptr<LiveMatch> started(const LiveMatch::Plan& plan) {
    auto live = LiveMatch::start(plan);
    EXPECT_TRUE(live.has_value()) << live.error().text();
    return *live;
  }
  static bool verified(const fs::path& file) {
    auto recording = match::read_recording(file.string());
    if (!recording || !recording->complete) return false;
    const auto result =
        match::verify(std::make_shared<match::Recording>(std::move(*recording)), CANCHA_SOURCE_DIR "/content");
    return result && result->equal;
  }

  fs::path content = fs::path{CANCHA_SOURCE_DIR} / "content";
  fs::path folder =
      fs::temp_directory_path() /
      fmt::format("cancha_live_{}_{}", ::getpid(), ::testing::UnitTest::GetInstance()->current_test_info()->name());
};

/// Waits until a status is as wanted; the status that came last.
template <class Wanted>
LiveStatus wait_for(const LiveMatch& live, Wanted&& wanted) {
  const auto end = os::now() + 60'000_ms;
  LiveStatus status = live.status();
  while (!wanted(status) && os::now() < end) {
    std::this_thread::sleep_for(2ms);
    status = live.status();
  }
  return status;
}

TEST_F(LiveMatchTest, PlaysToTheEndAndClosesItsRecording) {
  LiveMatch::Plan kept = plan(0.2);
  kept.keeps_match = true;
  const auto live = started(kept);

  EXPECT_TRUE(live->wait(20s));

  EXPECT_EQ(live->status().phase, Phase::Ended);
  EXPECT_TRUE(live->outcome().has_value());
  EXPECT_NEAR(live->match().truth().time.seconds(), 12.0, 0.1);
  EXPECT_TRUE(verified(folder / "a.mcap"));
}

TEST_F(LiveMatchTest, CanBeHeldSteppedAndSpedUp) {
  LiveMatch::Plan held = plan(0.5, 1.0);
  held.paused = true;
  const auto live = started(held);
  EXPECT_EQ(live->status().seconds, 0.0);

  ASSERT_TRUE(live->obey({.order = Order::Step}).has_value());
  const LiveStatus one = wait_for(*live, [](const LiveStatus& s) { return s.seconds > 0.0; });
  EXPECT_NEAR(one.seconds, 0.015, 1e-6) << "one decision";
  ASSERT_TRUE(live->obey({.order = Order::Speed, .speed = 0.0}).has_value());
  ASSERT_TRUE(live->obey({.order = Order::Step, .seconds = 2.0}).has_value());
  const LiveStatus two = wait_for(*live, [](const LiveStatus& s) { return s.seconds > 2.0; });
  EXPECT_NEAR(two.seconds, 2.015, 0.02);
  EXPECT_TRUE(two.paused);

  ASSERT_TRUE(live->obey({.order = Order::Play}).has_value());
  EXPECT_TRUE(live->wait(30s));
  EXPECT_EQ(live->status().phase, Phase::Ended);
}

TEST_F(LiveMatchTest, KeepsTimeWithTheClock) {
  const auto live = started(plan(10.0, 4.0));
  const auto start = os::now();
  const LiveStatus status = wait_for(*live, [](const LiveStatus& s) { return s.seconds >= 2.0; });
  const double wall = (os::now() - start).seconds();
  EXPECT_GT(wall, 0.4) << "two seconds at four times real time";
  EXPECT_GE(status.seconds, 2.0);
}

TEST_F(LiveMatchTest, ShowsEveryDecisionInRealTime) {
  const auto live = started(plan(10.0, 1.0));
  live->feed().viewer_came();
  auto frames = [&, cursor = LiveFeed::Cursor{}]() mutable {
    while (!live->feed().next(cursor).bytes.empty()) {
    }
    return cursor.frame;
  };
  // a busy machine lets the match wait and catch up, with a picture of the last decision only: one quiet half second is
  // enough
  double best = 0.0;
  for (int i = 0; i < 15 && best <= 0.7; ++i) {
    const auto before = frames();
    const double start = live->status().seconds;
    std::this_thread::sleep_for(500ms);
    const double decisions = (live->status().seconds - start) / 0.015;
    best = std::max(best, static_cast<double>(frames() - before) / std::max(decisions, 10.0));
  }

  EXPECT_GT(best, 0.7) << "not only every second one";
  live->feed().viewer_left();
}

TEST_F(LiveMatchTest, CanBeTouchedAndSteeredAndPlaysAgainTheSame) {
  LiveMatch::Plan held = plan(10.0);
  held.paused = true;
  const auto live = started(held);

  ASSERT_TRUE(live->obey({.order = Order::Place, .body = "ball", .x = 0.8, .y = 0.3}).has_value());
  ASSERT_TRUE(live->obey({.order = Order::Place, .body = "yellow 2", .x = -0.5, .y = 0.0, .heading = 1.0}).has_value());
  ASSERT_TRUE(live->obey({.order = Order::Steer, .body = "blue 1", .left = 50, .right = 50}).has_value());
  EXPECT_EQ(live->status().steered, std::vector<std::string>{"blue 1"});
  ASSERT_TRUE(live->obey({.order = Order::Step, .seconds = 0.2}).has_value());
  wait_for(*live, [](const LiveStatus& s) { return s.seconds >= 0.2; });
  ASSERT_TRUE(live->obey({.order = Order::Step, .seconds = 5.0}).has_value());
  const LiveStatus later = wait_for(*live, [](const LiveStatus& s) { return s.seconds >= 5.0 && s.steered.empty(); });
  EXPECT_TRUE(later.steered.empty()) << "a hand that says nothing lets go";
  live->stop();

  EXPECT_EQ(live->status().phase, Phase::Stopped);
  EXPECT_EQ(match::read_recording((folder / "a.mcap").string())->touches.size(), 2u);
  EXPECT_TRUE(verified(folder / "a.mcap"));
}

TEST_F(LiveMatchTest, HumanoidsAreTouchedAndDrivenAndPlayAgainTheSame) {
  LiveMatch::Plan held = plan(0.5);
  held.fixture.league = "kidsize";
  held.fixture.blue = held.fixture.yellow = "kidsize";
  held.paused = true;
  const auto live = started(held);

  ASSERT_TRUE(live->obey({.order = Order::Place, .body = "yellow 2", .x = -1.0, .y = 0.5, .heading = 1.0}).has_value());
  ASSERT_TRUE(live->obey({.order = Order::Steer, .body = "blue 1", .ahead = 1.0, .turn = 0.5}).has_value());
  EXPECT_EQ(live->status().steered, std::vector<std::string>{"blue 1"});
  const auto refused = live->obey({.order = Order::Steer, .body = "blue 2", .motion = "fly"});
  ASSERT_FALSE(refused.has_value());
  EXPECT_TRUE(refused.error().text().starts_with("motion: there is no motion 'fly'")) << refused.error().text();
  EXPECT_EQ(std::ranges::count(live->status().steered, "blue 2"), 0) << "it is in nobody's hand";
  ASSERT_TRUE(live->obey({.order = Order::Step, .seconds = 0.3}).has_value());
  wait_for(*live, [](const LiveStatus& s) { return s.seconds >= 0.3; });
  EXPECT_FALSE(live->so_far()->hands.empty());
  ASSERT_TRUE(live->obey({.order = Order::Release, .body = "blue 1"}).has_value());
  EXPECT_TRUE(live->status().steered.empty());
  live->stop();

  const auto recording = match::read_recording((folder / "a.mcap").string());
  ASSERT_TRUE(recording.has_value());
  EXPECT_EQ(recording->touches.size(), 1u);
  EXPECT_GE(recording->hands.size(), 2u);
  EXPECT_FALSE(recording->hands.back().steering) << "let go in the end";
  EXPECT_TRUE(verified(folder / "a.mcap"));
}

TEST_F(LiveMatchTest, RefusesWhatCannotBeDone) {
  LiveMatch::Plan held = plan(10.0);
  held.paused = true;
  const auto live = started(held);
  const auto why = [&](const LiveCommand& command) {
    const auto done = live->obey(command);
    return done ? "" : done.error().text();
  };
  EXPECT_EQ(why({.order = Order::Speed, .speed = -1.0}),
            "speed: must lie between 0.01 and 1000 (0 = as fast as it goes)");
  EXPECT_NE(why({.order = Order::Step, .seconds = -1.0}), "");
  EXPECT_EQ(why({.order = Order::Place, .body = "green 3"}), "body: 'green 3' is no body (\"ball\", \"blue 0\", …)");
  EXPECT_NE(why({.order = Order::Steer, .body = "ball"}), "");
  const double infinite = std::numeric_limits<double>::infinity();
  EXPECT_EQ(why({.order = Order::Steer, .body = "blue 1", .left = infinite}),
            "left, right: wheel commands must be finite");
  EXPECT_EQ(why({.order = Order::Steer, .body = "blue 1", .turn = infinite}), "ahead, aside, turn: must be finite");
  EXPECT_EQ(why({.order = Order::Steer, .body = "blue 1", .tilt = infinite}), "pan, tilt: must be finite");
  EXPECT_EQ(why({.order = Order::Place, .body = "blue 1", .heading = infinite}),
            "x, y, heading: a place must be finite");
  live->stop();
  EXPECT_NE(why({.order = Order::Play}), "");
}

TEST_F(LiveMatchTest, FailsToStartWithASentence) {
  LiveMatch::Plan bad = plan(1.0);
  bad.fixture.blue = "nobody";
  EXPECT_FALSE(LiveMatch::start(bad).has_value());
  bad = plan(1.0);
  bad.fixture.league = "../secrets";
  EXPECT_FALSE(LiveMatch::start(bad).has_value());
  bad = plan(1.0);
  bad.recording = folder;
  EXPECT_FALSE(LiveMatch::start(bad).has_value()) << "a folder is no file";
}

TEST_F(LiveMatchTest, FeedsAnMcapStreamFromWhichTheFileCanBeRead) {
  LiveMatch::Plan held = plan(0.1);
  held.paused = true;
  const auto live = started(held);
  live->feed().viewer_came();
  ASSERT_TRUE(live->obey({.order = Order::Play}).has_value());
  ASSERT_TRUE(live->wait(20s));

  LiveFeed::Cursor cursor;
  std::string stream, status;
  for (auto parcel = live->feed().next(cursor); !parcel.bytes.empty(); parcel = live->feed().next(cursor)) {
    (parcel.is_text ? status : stream) += parcel.bytes;
  }
  EXPECT_TRUE(stream.starts_with("\x89MCAP0\r\n"));
  EXPECT_NE(stream.find("foxglove.FrameTransforms"), stream.npos);
  EXPECT_NE(stream.find("/match/events"), stream.npos);
  EXPECT_NE(status.find(R"("phase":"ended")"), status.npos);
  live->feed().viewer_left();
}

/// Cannot bear to look.
struct Fainting final : match::Observer {
  void ticked(const match::Moment& moment) override {
    if (moment.truth.time.seconds() > 1.0) throw std::runtime_error("cannot look");
  }
};

TEST_F(LiveMatchTest, AnExceptionInItsThreadFailsTheMatchAndNothingElse) {
  Fainting fainting;
  LiveMatch::Plan watched = plan(1.0);
  watched.observers = {&fainting};
  const auto live = started(watched);

  ASSERT_TRUE(live->wait(20s));

  EXPECT_EQ(live->status().phase, Phase::Failed);
  EXPECT_EQ(live->status().problem, "a.mcap: cannot look");
}

TEST_F(LiveMatchTest, AChangeOfSpeedCountsAtOnce) {
  // at a hundredth of real time the next decision is due in 1.5 s
  const auto live = started(plan(10.0, 0.01));
  std::this_thread::sleep_for(20ms);

  const auto start = os::now();
  ASSERT_TRUE(live->obey({.order = Order::Speed, .speed = 4.0}).has_value());
  wait_for(*live, [](const LiveStatus& s) { return s.seconds > 0.1; });

  EXPECT_LT(os::now() - start, 1000_ms);
}

TEST_F(LiveMatchTest, DoesNotHurryAfterFullSpeed) {
  const auto live = started(plan(60.0, 0.0));
  wait_for(*live, [](const LiveStatus& s) { return s.seconds > 2.0; });
  ASSERT_TRUE(live->obey({.order = Order::Speed, .speed = 0.1}).has_value());
  const double before = live->status().seconds;

  std::this_thread::sleep_for(300ms);

  EXPECT_LT(live->status().seconds - before, 0.1) << "what was late by the old speed is not made up for";
}

TEST_F(LiveMatchTest, LetsGoOfItsCommandsWhenTheFileHasThem) {
  const auto live = started(plan(0.1));
  EXPECT_TRUE(live->wait(20s));
  EXPECT_FALSE(live->so_far().has_value());
}

class MatchesTest : public LiveMatchTest {
 protected:
  Catalogue catalogue{folder};
  Matches matches{{.content = content, .recordings = folder, .version = "1"}, catalogue};
};

TEST_F(MatchesTest, StartsListsAndFindsThem) {
  const auto first = matches.start({.minutes = 1.0, .paused = true});
  const auto second = matches.start({.minutes = 1.0, .paused = true});
  ASSERT_TRUE(first && second);
  EXPECT_EQ((*first)->name(), "simurosot-roles-rondo-1.mcap");
  EXPECT_EQ((*second)->name(), "simurosot-roles-rondo-1-2.mcap") << "nothing is overwritten";
  EXPECT_EQ(matches.list().front().name, (*second)->name());
  EXPECT_EQ(matches.find((*first)->name()), *first);
  EXPECT_EQ(matches.find("nobody"), nullptr);
}

TEST_F(MatchesTest, LoadsNoTeamThatWasNotNamedToTheProgram) {
  for (const char* team : {"/tmp/evil.so", "./team.so", "nobody", ""}) {
    EXPECT_FALSE(matches.start({.blue = team}).has_value()) << team;
  }
  EXPECT_FALSE(matches.start({.league = "../../etc/passwd"}).has_value());
  EXPECT_FALSE(matches.start({.minutes = -1.0}).has_value());
  EXPECT_FALSE(matches.start({.branch_of = "../a.mcap"}).has_value());
}

TEST_F(MatchesTest, AreNotMoreThanAllowed) {
  for (int i = 0; i < 8; ++i) ASSERT_TRUE(matches.start({.minutes = 1.0, .paused = true}).has_value());
  const auto ninth = matches.start({.minutes = 1.0, .paused = true});
  ASSERT_FALSE(ninth.has_value());
  EXPECT_EQ(ninth.error().text(), "matches: 8 are played already (stop one first)");
}

TEST_F(MatchesTest, BranchFromALiveMatchIsTheSameUpToThereAndSaysSo) {
  const auto live = matches.start({.minutes = 1.0, .speed = 0.0, .paused = true});
  ASSERT_TRUE(live.has_value());
  ASSERT_TRUE((*live)->obey({.order = Order::Step, .seconds = 4.0}).has_value());
  wait_for(**live, [](const LiveStatus& s) { return s.seconds >= 4.0; });

  const auto branch = matches.start({.speed = 0.0, .branch_of = (*live)->name(), .at = 2.0});
  ASSERT_TRUE(branch.has_value()) << branch.error().text();
  const LiveStatus there = wait_for(**branch, [](const LiveStatus& s) { return s.phase == Phase::Playing; });
  EXPECT_NEAR(there.seconds, 2.0, 0.016);
  EXPECT_TRUE(there.paused);
  ASSERT_TRUE((*branch)->obey({.order = Order::Place, .body = "ball", .x = 0.9, .y = 0.0}).has_value());
  ASSERT_TRUE((*branch)->obey({.order = Order::Play}).has_value());
  ASSERT_TRUE((*branch)->wait(30s));

  const fs::path file = folder / (*branch)->name();
  EXPECT_EQ(file.filename(), "simurosot-roles-rondo-1-what-if.mcap");
  const auto recording = match::read_recording(file.string());
  ASSERT_TRUE(recording.has_value());
  EXPECT_EQ(recording->info.branch_of, (*live)->name());
  EXPECT_EQ(recording->info.branch_time, 2.0);
  EXPECT_TRUE(verified(file));
  EXPECT_EQ((*live)->status().phase, Phase::Playing) << "the original waits where it was";

  // and a branch of a branch, from its file
  const auto twig = matches.start({.speed = 0.0, .branch_of = (*branch)->name(), .at = 3.0});
  ASSERT_TRUE(twig.has_value()) << twig.error().text();
  wait_for(**twig, [](const LiveStatus& s) { return s.phase == Phase::Playing; });
  EXPECT_EQ((*twig)->so_far()->touches.size(), 1u);
}

TEST_F(MatchesTest, ABranchCanBeEndedWhileItIsPrepared) {
  const auto live = matches.start({.minutes = 20.0, .speed = 0.0});
  ASSERT_TRUE(live.has_value());
  wait_for(**live, [](const LiveStatus& s) { return s.seconds >= 30.0; });
  const auto branch = matches.start({.branch_of = (*live)->name(), .at = 30.0});
  ASSERT_TRUE(branch.has_value()) << branch.error().text();
  ASSERT_EQ((*branch)->status().phase, Phase::Preparing);

  EXPECT_TRUE((*branch)->obey({.order = Order::Stop}).has_value());

  EXPECT_TRUE((*branch)->wait(20s));
  EXPECT_LT((*branch)->status().seconds, 30.0);
  EXPECT_EQ((*branch)->status().phase, Phase::Stopped);
}

TEST_F(MatchesTest, RefuseSpeedsThatNobodyCanPlayAt) {
  const auto live = matches.start({.minutes = 1.0, .paused = true});
  ASSERT_TRUE(live.has_value());
  for (const double speed : {-1.0, 1e-9, 1e9}) {
    const auto fresh = matches.start({.speed = speed});
    ASSERT_FALSE(fresh.has_value()) << speed;
    EXPECT_EQ(fresh.error().text(), "speed: must lie between 0.01 and 1000 (0 = as fast as it goes)");
    EXPECT_FALSE(matches.start({.speed = speed, .branch_of = (*live)->name()}).has_value()) << speed;
  }
}

TEST_F(MatchesTest, BranchOfARecordingWithAnyNameIsNamedAfterIt) {
  LiveMatch::Plan odd = plan(0.1);
  odd.recording = folder / "odd.m";
  const auto live = started(odd);
  matches.add(live);
  ASSERT_TRUE(live->wait(20s));

  const auto branch = matches.start({.branch_of = "odd.m", .at = 1.0});

  ASSERT_TRUE(branch.has_value()) << branch.error().text();
  EXPECT_EQ((*branch)->name(), "odd-what-if.mcap");
}

TEST_F(MatchesTest, ResetStartsTheSameMatchAnew) {
  const auto live = matches.start({.minutes = 1.0, .seed = 9, .paused = true});
  ASSERT_TRUE(live.has_value());
  const auto fresh = matches.obey(**live, {.order = Order::Reset});
  ASSERT_TRUE(fresh.has_value()) << fresh.error().text();
  EXPECT_EQ(fresh->name, "simurosot-roles-rondo-9-2.mcap");
  EXPECT_EQ(fresh->seed, 9u);
  EXPECT_TRUE((*live)->is_over());
  EXPECT_TRUE(verified(folder / (*live)->name()));
}

TEST_F(MatchesTest, AllAreClosedInTheEnd) {
  ASSERT_TRUE(matches.start({.minutes = 5.0, .speed = 1.0}).has_value());
  matches.stop_all();
  EXPECT_EQ(matches.list().front().phase, Phase::Stopped);
  EXPECT_TRUE(verified(folder / matches.list().front().name));
  const auto late = matches.start({});
  ASSERT_FALSE(late.has_value());
  EXPECT_EQ(late.error().text(), "matches: the studio is closing");
}

}  // namespace
}  // namespace cancha::server
