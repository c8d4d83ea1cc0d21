#include "server/storage.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <malloc.h>
#include <unistd.h>

#include <fstream>

#include "server/behaviour_files.h"
#include "server/matches.h"
#include "server/motion_files.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;

class StorageTest : public testing::Test {
 protected:
  [[nodiscard]] Matches::Settings settings(const StorageLimits& limits) const {
    return {.content = content_, .recordings = folders_.recordings(), .version = "1", .storage = limits};
  }
  const std::filesystem::path content_ = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";
  TestFolders folders_;  // has one recording of ten bytes
  Catalogue catalogue_{folders_.recordings()};
};

TEST_F(StorageTest, NoMatchIsBegunBeyondTheLimits) {
  Matches few{settings({.recordings = 1}), catalogue_};
  EXPECT_EQ(
      few.start({}).error().text(),
      "recordings: there are 1, as many as this studio keeps (delete some, or begin the studio with other limits: "
      "--most-recordings, --most-gigabytes)");
  Matches small{settings({.recording_bytes = 10}), catalogue_};
  EXPECT_TRUE(small.start({}).error().what.starts_with("they fill ")) << small.start({}).error().text();
  Matches fine{settings({.recordings = 2, .recording_bytes = 11}), catalogue_};
  EXPECT_TRUE(fine.start({.paused = true}));
}

TEST_F(StorageTest, AMatchEndsWhereItsRecordingIsAsLongAsItMayBe) {
  Matches matches{settings({.one_recording_bytes = 300'000}), catalogue_};
  const auto live = matches.start({.minutes = 600.0, .speed = 0.0});
  ASSERT_TRUE(live) << live.error().text();

  ASSERT_TRUE((*live)->wait(60s));

  EXPECT_EQ((*live)->status().phase, Phase::Failed);
  EXPECT_NE((*live)->status().problem.find("the most that this studio records in one file"), std::string::npos)
      << (*live)->status().problem;
  const auto recording = match::read_recording((folders_.recordings() / (*live)->name()).string());
  ASSERT_TRUE(recording) << recording.error().text();
  EXPECT_TRUE(recording->complete) << "what was played can be looked at";
}

TEST_F(StorageTest, BehavioursHaveSoManyFilesAndBytes) {
  folders_.write("secret.txt", "x");
  const std::filesystem::path home = folders_.root() / "c" / "behaviours";
  std::filesystem::create_directories(home / "one");
  std::ofstream{home / "one" / "agents.xabsl"} << "agent a(\"A\", o);";
  BehaviourFiles files{folders_.root() / "c", {}, {.behaviours = 2, .behaviour_files = 2, .behaviour_bytes = 3000}};

  EXPECT_TRUE(files.save("one/a.xabsl", "x", ""));
  EXPECT_EQ(files.save("one/b.xabsl", "x", "").error().sentence,
            "'one' has 2 files, as many as it may have; remove some.");
  EXPECT_TRUE(files.save("one/a.xabsl", std::string(2500, 'x'), "*"));
  EXPECT_TRUE(files.save("one/a.xabsl", std::string(2600, 'y'), "*")) << "it takes the place of the other";
  EXPECT_EQ(files.save("one/a.xabsl", std::string(2990, 'x'), "*").error().status, 409);
  EXPECT_EQ(files.create({"two", "one"}).error().sentence, "All behaviours together may have 0 MiB; remove some.");
  EXPECT_TRUE(files.save("one/a.xabsl", "x", "*"));
  EXPECT_TRUE(files.create({"two", "one"}));
  EXPECT_EQ(files.create({"three", "one"}).error().sentence,
            "There are 2 behaviours, as many as this studio keeps; remove some.");
}

TEST_F(StorageTest, ARobotHasSoManyMotions) {
  const std::filesystem::path copy = folders_.root() / "content";
  std::filesystem::create_directories(copy);
  std::filesystem::copy(content_ / "robots", copy / "robots", std::filesystem::copy_options::recursive);
  MotionFiles files{copy, {.motions = 1}};
  const auto robot = files.robot("bioloid");
  ASSERT_TRUE(robot) << robot.error().sentence;
  const std::string text = "title = \"x\"\nrobot = \"bioloid\"\n[[pose]]\nname = \"p\"\ntime = 1\nangles = {}\n";

  const auto first = files.save(*robot, "one", text, "");
  ASSERT_TRUE(first) << first.error().sentence;
  EXPECT_EQ(files.save(*robot, "two", text, "").error().sentence,
            "'bioloid' has 1 motions, as many as this studio keeps; remove some.");
  EXPECT_TRUE(files.save(*robot, "one", text + "\n", "*"));
}

/// Memory of this process that is in use, in bytes, without what the allocator keeps for later.
std::size_t resident_bytes() {
  ::malloc_trim(0);
  std::ifstream in{"/proc/self/statm"};
  std::size_t all = 0;
  std::size_t resident = 0;
  in >> all >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

TEST_F(StorageTest, AMatchThatIsOverKeepsNothingButItsStory) {
  Matches matches{settings({}), catalogue_};
  const auto first = matches.start({.minutes = 0.05, .speed = 0.0});
  ASSERT_TRUE(first && (*first)->wait(60s));

  const auto branch = matches.start({.speed = 0.0, .branch_of = (*first)->name(), .at = 1.0});
  ASSERT_TRUE(branch) << branch.error().text();
  // while it goes on, what it repeats is held by its plan and by the one that repeats
  EXPECT_GE((*branch)->plan().beginning.use_count(), 2);
  (*branch)->stop();

  EXPECT_EQ((*branch)->plan().beginning.use_count(), 1);
  EXPECT_EQ((*branch)->status().phase, Phase::Stopped);
  EXPECT_FALSE((*branch)->so_far());
  EXPECT_EQ((*branch)->obey({.order = Order::Play}).error().what, "the match is over");
  LiveFeed::Cursor cursor;
  EXPECT_FALSE((*branch)->feed().next(cursor).bytes.empty()) << "who comes late sees how it ended";
}

TEST_F(StorageTest, MemoryIsFlatOverManyMatches) {
  Matches matches{settings({}), catalogue_};
  const auto play = [&](int count) {
    for (int i = 0; i < count; ++i) {
      const auto live = matches.start({.minutes = 0.005, .speed = 0.0});
      ASSERT_TRUE(live && (*live)->wait(60s));
      (*live)->stop();
      std::filesystem::remove(folders_.recordings() / (*live)->name());
    }
  };
  // those that are kept in the list
  play(30);
  [[maybe_unused]] const std::size_t before = resident_bytes();
  play(60);
  [[maybe_unused]] const std::size_t after = resident_bytes();

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  EXPECT_LT(after, before + (24 << 20)) << "a world has some megabytes";
#endif
  EXPECT_LE(matches.list().size(), 16u);
}

}  // namespace
}  // namespace cancha::server
