#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "base/protobuf.h"
#include "field/league_view.h"
#include "server/access.h"
#include "server/matches.h"
#include "server/server.h"
#include "server/server_test.h"
#include "server/websocket_test.h"

namespace cancha::server {
namespace {

class LiveSocketTest : public ::testing::Test {
 protected:
  void start(const StartMatch& wish, std::string token = "") {
    Server::Settings settings;
    settings.no_token = token.empty();
    settings.port = 0;
    settings.token = std::move(token);
    settings.web_root = folders_.web();
    settings.recordings = folders_.recordings();
    settings.content = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";
    auto started = Server::start(settings);
    ASSERT_TRUE(started.has_value()) << started.error().text();
    server_ = std::move(*started);
    auto match = server_->matches().start(wish);
    ASSERT_TRUE(match.has_value()) << match.error().text();
    match_ = *match;
  }
  [[nodiscard]] TestSocket viewer(std::string_view more = "") const { return {server_->port(), target(), more}; }
  [[nodiscard]] std::string target() const { return fmt::format("/api/matches/{}/live", match_->name()); }

  TestFolders folders_;
  std::unique_ptr<Server> server_;
  std::shared_ptr<LiveMatch> match_;
};

bool is_status(const TestMessage& message) {
  return message.is_text() && message.data.find("\"phase\"") != std::string::npos;
}
bool is_error(const TestMessage& message) {
  return message.is_text() && message.data.starts_with("{\"error\"");
}

TEST_F(LiveSocketTest, TellsTheStatusTheStreamAndFrames) {
  start({.minutes = 10.0});
  TestSocket viewer = this->viewer();
  ASSERT_EQ(viewer.status(), 101);

  const auto greeting = viewer.next();
  ASSERT_TRUE(greeting && greeting->is_text());
  EXPECT_EQ(greeting->data, R"({"you":"viewer 1"})");
  const auto status = viewer.next();
  ASSERT_TRUE(status && status->is_text());
  EXPECT_NE(status->data.find(match_->name()), std::string::npos);
  const auto opening = viewer.next_that([](const auto& m) { return m.opcode == 2; });
  ASSERT_TRUE(opening.has_value());
  EXPECT_TRUE(opening->data.starts_with("\x89MCAP0\r\n"));
  const auto league = field::load_league(std::filesystem::path{CANCHA_SOURCE_DIR} / "content", "simurosot");
  ASSERT_TRUE(league.has_value());
  std::string its_bytes;
  append_protobuf(its_bytes, field::view_of(*league));
  EXPECT_NE(opening->data.find(its_bytes), std::string::npos) << "the league is told as data";
  const auto frame = viewer.next_that(
      [](const auto& m) { return m.opcode == 2 && m.data[0] == 5 && m.data.find("blue 0") != std::string::npos; });
  EXPECT_TRUE(frame.has_value()) << "records begin with their kind, and 5 is a message";
}

TEST_F(LiveSocketTest, TakesWishesAndSaysWhatCannotBeDone) {
  start({.minutes = 10.0});
  TestSocket viewer = this->viewer();

  viewer.send(R"({"do":"pause"})");
  const auto paused =
      viewer.next_that([](const auto& m) { return m.data.find("\"paused\":true") != std::string::npos; });
  EXPECT_TRUE(paused.has_value());
  for (const char* nonsense : {"{}x", "[]", "", R"({"do":"fly"})", R"({"do":"place","body":"moon"})"}) {
    viewer.send(nonsense);
    EXPECT_TRUE(viewer.next_that(is_error).has_value()) << nonsense;
  }
  viewer.send("abc", 2);
  EXPECT_TRUE(viewer.next_that(is_error).has_value()) << "a binary wish";
  viewer.send(R"({"do":"reset"})");
  const auto next = viewer.next_that([](const auto& m) { return m.data.starts_with("{\"next\""); });
  ASSERT_TRUE(next.has_value());
  EXPECT_NE(next->data.find("-2.mcap"), std::string::npos);
}

TEST_F(LiveSocketTest, BreakpointsAreSeenAndRemovedByEveryViewerAndOutliveTheirMaker) {
  start({.blue = "first_steps", .minutes = 10.0, .paused = true});
  TestSocket second = viewer();
  const auto says = [](std::string part) {
    return [part](const TestMessage& m) { return m.is_text() && m.data.find(part) != std::string::npos; };
  };
  {
    TestSocket first = viewer();
    first.send(R"({"do":"play"})");
    first.send(R"({"do":"pause"})");
    EXPECT_TRUE(second.next_that(says(R"("held_by":"viewer 2")")).has_value()) << "its number, not the second's";
    first.send(R"({"do":"breakpoints","team":"blue","breakpoints":[{"option":"play","state":"push"}]})");
    first.send(R"({"do":"watches","team":"blue","watches":["ball.x"]})");
    EXPECT_TRUE(second.next_that(says(R"("option":"play","state":"push")")).has_value());
    EXPECT_TRUE(second.next_that(says(R"("watches":["ball.x"])")).has_value());
    first.send(R"({"do":"play"})");
    EXPECT_TRUE(second.next_that(says(R"("held_by":"breakpoint")")).has_value());
  }

  // the first has left
  EXPECT_EQ(match_->status().debugging[0].breakpoints.size(), 1u);
  TestSocket third = viewer();
  EXPECT_TRUE(third.next_that(says(R"("option":"play","state":"push")")).has_value()) << "who comes later sees it";
  second.send(R"({"do":"breakpoints","team":"blue"})");
  EXPECT_TRUE(third.next_that(says(R"("debugging":[{"breakpoints":[],"watches":["ball.x"]})")).has_value());

  // a restart is another match of the same people
  second.send(R"({"do":"reset"})");
  ASSERT_TRUE(second.next_that(says("\"next\"")).has_value());
  EXPECT_EQ(server_->matches().list().front().debugging[0].watches, std::vector<std::string>{"ball.x"});
}

TEST_F(LiveSocketTest, RefusesPagesFromElsewhereStrangersAndUnknownMatches) {
  start({.minutes = 10.0, .paused = true}, "0123456789abcdef");
  const auto status = [&](std::string_view target, std::string_view more) {
    return TestSocket{server_->port(), target, more}.status();
  };
  const std::string with_token = target() + "?token=0123456789abcdef";
  EXPECT_EQ(status(with_token, "Origin: http://localhost\r\n"), 101);
  EXPECT_EQ(status(with_token, "Origin: http://evil.example\r\n"), 403);
  EXPECT_EQ(status(with_token, "Origin: null\r\n"), 403);
  EXPECT_EQ(status(target(), ""), 403);
  EXPECT_EQ(status(target() + "?token=0123456789abcdeF", ""), 403);
  EXPECT_EQ(status("/api/matches/nobody.mcap/live?token=0123456789abcdef", ""), 404);
  EXPECT_EQ(status("/?token=0123456789abcdef", ""), 404) << "there is no other WebSocket";
}

TEST_F(LiveSocketTest, CutsOffWhoSendsTooMuchOrNonsense) {
  start({.minutes = 10.0, .paused = true});
  TestSocket big = viewer();
  big.send(std::string(5000, ' '));
  const auto end = big.next_that([](const auto& m) { return m.opcode == 8; });
  ASSERT_TRUE(end.has_value());
  EXPECT_EQ(end->close_code(), 1009) << "too big";

  for (const std::string& bytes : {std::string{"\x81\x02hi", 4}, std::string{"\xf1\x80\0\0\0\0", 6},
                                   std::string{"\x83\x80\0\0\0\0", 6}, std::string{"\x09\x80\0\0\0\0", 6},
                                   std::string{"\x80\x80\0\0\0\0", 6}, std::string{"\x81\x82\0\0\0\0\xff\xfe", 8},
                                   std::string{"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14}}) {
    TestSocket wrong = viewer();
    ASSERT_EQ(wrong.status(), 101);
    wrong.client().send(bytes);
    EXPECT_TRUE(wrong.next_that([](const auto& m) { return m.opcode == 8; }).has_value()) << "no goodbye";
    EXPECT_FALSE(wrong.client().rest().ends_with("(still open)"));
  }
  EXPECT_EQ(viewer().status(), 101) << "others are still served";
}

TEST_F(LiveSocketTest, AViewerWhoDoesNotReadMissesFramesAndHoldsUpNobody) {
  start({.minutes = 2.0, .speed = 0.0, .paused = true});
  TestSocket slow = viewer();
  TestSocket quick = viewer();
  ASSERT_TRUE(match_->obey({.order = Order::Play}).has_value());

  // the quick one sees the end, the slow one has not taken a byte
  const auto ended =
      quick.next_that([](const auto& m) { return is_status(m) && m.data.find("\"ended\"") != std::string::npos; });
  ASSERT_TRUE(ended.has_value());
  bool slow_sees_end = false;
  int frames = 0;
  for (auto message = slow.next(500); message; message = slow.next(500)) {
    slow_sees_end = slow_sees_end || message->data.find("\"ended\"") != std::string::npos;
    frames += message->opcode == 2 ? 1 : 0;
  }
  EXPECT_TRUE(slow_sees_end);
  EXPECT_GT(frames, 0);
}

TEST_F(LiveSocketTest, StopsInOrderWhilePeopleWatch) {
  start({.minutes = 10.0, .speed = 0.0});
  TestSocket viewer = this->viewer();
  ASSERT_TRUE(viewer.next().has_value());

  server_->stop();

  EXPECT_TRUE(match_->is_over());
  EXPECT_EQ(match_->status().phase, Phase::Stopped);
}

}  // namespace
}  // namespace cancha::server
