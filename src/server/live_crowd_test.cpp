// Many viewers, and viewers who take nothing.

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "os/clock.h"
#include "server/crowd.h"
#include "server/matches.h"
#include "server/server.h"
#include "server/server_test.h"
#include "server/websocket_test.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;

class LiveCrowdTest : public ::testing::Test {
 protected:
  void start(Seconds silence_timeout = Seconds{30.0}) {
    Server::Settings settings;
    settings.no_token = true;
    settings.port = 0;
    settings.web_root = folders_.web();
    settings.recordings = folders_.recordings();
    settings.content = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";
    settings.silence_timeout = silence_timeout;
    auto started = Server::start(settings);
    ASSERT_TRUE(started.has_value()) << started.error().text();
    server_ = std::move(*started);
  }
  [[nodiscard]] std::shared_ptr<LiveMatch> held_match(double minutes) const {
    auto match = server_->matches().start({.minutes = minutes, .speed = 0.0, .paused = true});
    EXPECT_TRUE(match.has_value()) << match.error().text();
    return *match;
  }
  [[nodiscard]] static std::string target(const LiveMatch& match) {
    return fmt::format("/api/matches/{}/live", match.name());
  }
  /// Plays to the end; wall time in seconds.
  [[nodiscard]] static double played(LiveMatch& match) {
    const auto begin = os::now();
    EXPECT_TRUE(match.obey({.order = Order::Play}).has_value());
    EXPECT_TRUE(match.wait(60s));
    return (os::now() - begin).seconds();
  }
  template <class Condition>
  [[nodiscard]] static bool comes_true(Condition&& condition, Duration most = 20'000_ms) {
    for (const auto end = os::now() + most; os::now() < end; std::this_thread::sleep_for(5ms)) {
      if (condition()) return true;
    }
    return false;
  }

  TestFolders folders_;
  std::unique_ptr<Server> server_;
};

/// Of this process, MB.
double memory() {
  std::ifstream file{"/proc/self/statm"};
  double all = 0.0, resident = 0.0;
  file >> all >> resident;
  return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

TEST_F(LiveCrowdTest, FiftyViewersSeeEverythingAndSlowNobodyDown) {
  constexpr std::size_t kViewers = 50;
  start();
  const double alone = played(*held_match(0.5));
  const auto match = held_match(0.5);
  auto crowd = Crowd::come(server_->port(), target(*match), kViewers);
  ASSERT_TRUE(crowd.has_value()) << crowd.error().text();

  const double watched = played(*match);
  std::this_thread::sleep_for(300ms);
  const auto viewers = (*crowd)->leave();

  // generous: other tests run at the same time
  EXPECT_LT(watched, 2.0 * alone + 0.3);
  ASSERT_EQ(viewers.size(), kViewers);
  for (const Crowd::Viewer& viewer : viewers) {
    EXPECT_TRUE(viewer.got_opening);
    EXPECT_GT(viewer.frames, 3u);
    EXPECT_NE(viewer.status.find(R"("phase":"ended")"), std::string::npos) << viewer.status;
    EXPECT_FALSE(viewer.was_cut_off);
  }
}

TEST_F(LiveCrowdTest, ViewersWhoTakeNothingCostLittleAndAreCutOff) {
  constexpr std::size_t kViewers = 20;
  constexpr std::size_t kFrameBytes = 200'000;
  start(1_s);
  const auto match = held_match(2.0);
  std::vector<TestSocket> viewers;
  for (std::size_t i = 0; i < kViewers; ++i) viewers.emplace_back(server_->port(), target(*match));
  ASSERT_TRUE(comes_true([&] { return match->feed().viewers() == static_cast<int>(kViewers); }));

  // a match, and 100 MB of frames that are far larger than real ones
  (void)played(*match);
  [[maybe_unused]] const double before = memory();
  for (int i = 0; i < 500; ++i) {
    match->feed().show(std::string(kFrameBytes, 'x'));
    std::this_thread::sleep_for(1ms);
  }

#if !defined(__SANITIZE_ADDRESS__)  // it keeps what was freed for a while
  EXPECT_LT(memory() - before, 60.0) << "MB; keeping everything for everybody would be 2000";
#endif
  EXPECT_TRUE(comes_true([&] { return match->feed().viewers() == 0; })) << "who is silent for a second is gone";
  EXPECT_EQ(TestSocket(server_->port(), target(*match)).status(), 101) << "others are still served";
}

TEST_F(LiveCrowdTest, AViewerWhoAnswersPingsIsNotCutOff) {
  start(1_s);
  const auto match = held_match(2.0);
  TestSocket viewer{server_->port(), target(*match)};

  int pings = 0;
  for (const auto end = os::now() + 2000_ms; os::now() < end;) {
    const auto message = viewer.next(100);
    if (!message || message->opcode != 9) continue;
    viewer.send(message->data, 10);
    ++pings;
  }

  EXPECT_GT(pings, 1);
  EXPECT_EQ(match->feed().viewers(), 1);
}

TEST(LiveFeed, TellsALateViewerTheWholeHistoryInPieces) {
  LiveFeed feed;
  std::string all;
  LiveFeed::Cursor early;
  std::string seen_early;
  const auto take = [&](LiveFeed::Cursor& cursor, std::string& into) {
    int parcels = 0;
    for (auto parcel = feed.next(cursor); !parcel.bytes.empty(); parcel = feed.next(cursor)) {
      into += parcel.bytes;
      ++parcels;
    }
    return parcels;
  };
  for (int i = 0; i < 500; ++i) {
    const std::string record = fmt::format("<{}>{}", i, std::string(static_cast<std::size_t>(i), '.'));
    all += record;
    feed.append(record);
    if (i % 7 == 0) (void)take(early, seen_early);
  }
  (void)take(early, seen_early);

  LiveFeed::Cursor late;
  std::string seen_late;
  const int parcels = take(late, seen_late);

  EXPECT_EQ(seen_early, all);
  EXPECT_EQ(seen_late, all);
  EXPECT_LE(parcels, static_cast<int>(all.size() / LiveFeed::kPieceBytes) + 1);
}

TEST(LiveFeed, KeepsOnlyTheNewestFrameAndStatus) {
  LiveFeed feed;
  LiveFeed::Cursor cursor;
  feed.show("old");
  feed.tell("one");
  const std::weak_ptr<const std::string> old = feed.next(cursor).kept;
  feed.show("new");
  feed.tell("two");

  EXPECT_TRUE(old.expired());
  EXPECT_EQ(feed.next(cursor).bytes, "two");
  EXPECT_EQ(feed.next(cursor).bytes, "new");
  EXPECT_TRUE(feed.next(cursor).bytes.empty());
}

}  // namespace
}  // namespace cancha::server
