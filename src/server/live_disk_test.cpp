// What a live match does when the disk is full: a file system of four megabytes, in memory, is filled while it is
// played.

#include <gtest/gtest.h>
#include <sys/mount.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "match/replay.h"
#include "os/clock.h"
#include "server/live_match.h"
#include "support/small_disk.h"
#include "world/wheeled_world.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

class LiveDiskTest : public ::testing::Test {
 protected:
  LiveDiskTest() {
    fs::create_directories(disk);
    mounted = support::mount_small_disk(disk.string(), 4096);
  }
  ~LiveDiskTest() override {
    if (mounted) ::umount2(disk.c_str(), MNT_DETACH);
    fs::remove_all(disk);
  }

  LiveMatch::Plan plan(double minutes) const {
    LiveMatch::Plan made{.fixture = {.minutes = minutes}, .content = content, .recording = disk / "a.mcap"};
    made.speed = 0.0;
    return made;
  }
  void fill() const {
    std::ofstream out{disk / "ballast", std::ios::binary};
    while (out << std::string(4096, 'x') << std::flush) {
    }
  }
  /// Whether the recording is closed and plays the same match again.
  bool verified() const {
    auto recording = match::read_recording((disk / "a.mcap").string());
    if (!recording || !recording->complete) return false;
    const auto result =
        match::verify(std::make_shared<match::Recording>(std::move(*recording)), CANCHA_SOURCE_DIR "/content");
    return result && result->equal;
  }
  template <class Wanted>
  static LiveStatus wait_for(const LiveMatch& live, Wanted&& wanted) {
    const auto end = os::now() + 60'000_ms;
    LiveStatus status = live.status();
    while (!wanted(status) && os::now() < end) {
      std::this_thread::sleep_for(2ms);
      status = live.status();
    }
    return status;
  }
  static bool on_full_disk(const LiveStatus& s) { return s.held_by == "disk"; }

  fs::path content = fs::path{CANCHA_SOURCE_DIR} / "content";
  fs::path disk =
      fs::temp_directory_path() /
      fmt::format("cancha_disk_{}_{}", ::getpid(), ::testing::UnitTest::GetInstance()->current_test_info()->name());
  bool mounted = false;
};

TEST_F(LiveDiskTest, TheMatchWaitsAndGoesOnOnceThereIsRoom) {
  if (!mounted) GTEST_SKIP() << "this system mounts no disk for a test";
  auto live = LiveMatch::start(plan(2.0));
  ASSERT_TRUE(live) << live.error().text();
  ASSERT_TRUE((*live)->obey({.order = Order::Pause}));
  fill();
  ASSERT_TRUE((*live)->obey({.order = Order::Play}));

  const LiveStatus full = wait_for(**live, on_full_disk);

  ASSERT_EQ(full.held_by, "disk");
  EXPECT_TRUE(full.paused);
  EXPECT_EQ(full.phase, Phase::Playing);
  EXPECT_NE(full.problem.find("No space left on device"), std::string::npos) << full.problem;
  // "play" makes no room
  ASSERT_TRUE((*live)->obey({.order = Order::Play}));
  EXPECT_EQ((*live)->status().seconds, full.seconds);
  EXPECT_EQ((*live)->status().held_by, "disk");

  fs::remove(disk / "ballast");
  ASSERT_TRUE((*live)->wait(60s));
  EXPECT_EQ((*live)->status().phase, Phase::Ended);
  EXPECT_EQ((*live)->status().problem, "");
  EXPECT_TRUE((*live)->outcome());
  EXPECT_TRUE(verified()) << "not a message is missing";
}

TEST_F(LiveDiskTest, AStoppedMatchOnAFullDiskHasAClosedRecording) {
  if (!mounted) GTEST_SKIP() << "this system mounts no disk for a test";
  auto live = LiveMatch::start(plan(10.0));
  ASSERT_TRUE(live) << live.error().text();
  ASSERT_TRUE((*live)->obey({.order = Order::Pause}));
  fill();
  ASSERT_TRUE((*live)->obey({.order = Order::Play}));
  ASSERT_EQ(wait_for(**live, on_full_disk).held_by, "disk");

  (*live)->stop();

  EXPECT_EQ((*live)->status().phase, Phase::Stopped);
  EXPECT_TRUE((*live)->outcome()) << (*live)->outcome().error().text();
  EXPECT_TRUE(verified());
}

TEST_F(LiveDiskTest, WhereNobodyWatchesTheMatchEndsAndSaysWhy) {
  if (!mounted) GTEST_SKIP() << "this system mounts no disk for a test";
  LiveMatch::Plan unwatched = plan(30.0);  // more than four megabytes
  unwatched.on_full_disk = OnFullDisk::End;
  unwatched.keeps_match = true;
  auto live = LiveMatch::start(unwatched);
  ASSERT_TRUE(live) << live.error().text();

  ASSERT_TRUE((*live)->wait(120s));

  ASSERT_FALSE((*live)->outcome());
  EXPECT_NE((*live)->outcome().error().text().find("No space left on device"), std::string::npos);
  EXPECT_GT((*live)->match().truth().time.seconds(), 5.0) << "the result so far is there";
  EXPECT_TRUE(verified());
}

}  // namespace
}  // namespace cancha::server
