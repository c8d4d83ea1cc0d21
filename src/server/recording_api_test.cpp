#include "server/recording_api.h"

#include <gtest/gtest.h>

#include <fstream>

#include "match/recorded_test.h"
#include "mcap/reader.h"
#include "server/messages_api.h"
#include "server/router.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

/// A router over one real recording, m.mcap, and the built page.
class RecordingApiTest : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::copy_file(file_.path(), folders_.recordings() / "m.mcap"); }
  Answer ask(const std::string& target, Headers more = {}) {
    Request request{"GET", target, {{"Host", "localhost:8642"}}};
    for (auto& header : more) request.headers.push_back(std::move(header));
    return router_.answer(request);
  }
  static bool has(const Answer& answer, std::string_view text) { return answer.body.find(text) != std::string::npos; }

  TestFolders folders_;
  match::RecordedMatch file_{match::test_league(CANCHA_SOURCE_DIR, 5.0)};
  Router router_{{.web_root = std::filesystem::path{CANCHA_SOURCE_DIR} / "web" / "dist",
                  .recordings = folders_.recordings(),
                  .version = "1",
                  .access = {}}};
};

TEST_F(RecordingApiTest, AShareFileIsADownload) {
  const Answer answer = ask("/api/recordings/m.mcap/share.html");

  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(answer.header("Content-Disposition"), "attachment; filename*=UTF-8''m.html");
  EXPECT_TRUE(answer.body.starts_with("<!doctype html>"));
  EXPECT_TRUE(has(answer, R"(id="recording" data-name="m")"));
}

TEST_F(RecordingApiTest, WhatCannotBeSharedIsToldSo) {
  folders_.write("recordings/large.mcap", "x");
  std::filesystem::resize_file(folders_.recordings() / "large.mcap", RecordingApi::kMostSharedBytes + 1);

  EXPECT_EQ(ask("/api/recordings/large.mcap/share.html").status, 413);
  EXPECT_EQ(ask("/api/recordings/ten.mcap/share.html").status, 422);
  EXPECT_EQ(ask("/api/recordings/ten.mcap/share.html").body,
            "No share file can be made: this is not an MCAP file: it is too short.\n");
  EXPECT_EQ(ask("/api/recordings/none.mcap/share.html").status, 404);
}

TEST_F(RecordingApiTest, PicturesAreDrawnOnceForEachStateOfTheFile) {
  const Answer picture = ask("/api/recordings/m.mcap/picture.svg");
  const std::string etag{picture.header("ETag")};
  const Answer again = ask("/api/recordings/m.mcap/picture.svg");
  const Answer known = ask("/api/recordings/m.mcap/picture.svg", {{"If-None-Match", etag}});

  EXPECT_EQ(picture.status, 200);
  EXPECT_EQ(picture.header("Content-Type"), "image/svg+xml");
  EXPECT_TRUE(picture.body.starts_with("<svg"));
  EXPECT_EQ(again.body, picture.body);
  EXPECT_EQ(known.status, 304);

  // another recording under the same name has another picture
  folders_.write("recordings/m.mcap", "not a recording any more");
  EXPECT_EQ(ask("/api/recordings/m.mcap/picture.svg", {{"If-None-Match", etag}}).status, 404);
}

TEST_F(RecordingApiTest, RecordingsWithoutAPictureAreNotFound) {
  folders_.write("recordings/large.mcap", "x");
  std::filesystem::resize_file(folders_.recordings() / "large.mcap", RecordingApi::kMostPicturedBytes + 1);
  folders_.write_match("recordings/no_frames.mcap", 3);

  for (const char* name : {"large.mcap", "ten.mcap", "no_frames.mcap", "none.mcap"}) {
    EXPECT_EQ(ask(std::string{"/api/recordings/"} + name + "/picture.svg").status, 404) << name;
  }
}

TEST_F(RecordingApiTest, MessagesComeByTopicAndTime) {
  const Answer all = ask("/api/recordings/m.mcap/messages?topic=/match/state");
  const Answer some = ask("/api/recordings/m.mcap/messages?topic=%2Fmatch%2Fstate&from=2&to=2.5");
  const Answer none = ask("/api/recordings/m.mcap/messages?topic=/match/state&from=100");

  EXPECT_EQ(all.status, 200);
  EXPECT_EQ(all.header("Content-Type"), "application/json");
  EXPECT_TRUE(all.body.starts_with(R"([{"time":0,"topic":"/match/state","message":{"period":"first half",)"));
  EXPECT_TRUE(some.body.starts_with(R"([{"time":2.)")) << some.body;
  EXPECT_LT(some.body.size(), all.body.size());
  EXPECT_EQ(none.body, "[]");
  EXPECT_EQ(all.header("X-Cancha-Cut"), "");
}

TEST_F(RecordingApiTest, EveryTopicOfARecordingCanBeRead) {
  auto reader = mcap::McapReader::open(file_.path());
  ASSERT_TRUE(reader);
  for (const auto& [id, channel] : reader->channels()) {
    const Answer answer = ask("/api/recordings/m.mcap/messages?to=1&topic=" + channel.topic);
    EXPECT_EQ(answer.status, 200) << channel.topic << ": " << answer.body;
    // nobody touches anything there, and nobody runs a program
    const bool empty = channel.topic == match::topic::kTouches || channel.topic.starts_with("/behaviour/");
    EXPECT_EQ(answer.body == "[]", empty) << channel.topic;
  }
}

TEST_F(RecordingApiTest, TheLeagueOfAnOldRecordingComesFromItsFile) {
  const field::League league = match::test_league(CANCHA_SOURCE_DIR, 5.0);
  match::RecordingInfo info{"test", league.name, league.source, 5.0, 1, "a", "b"};
  const auto write = [&](const char* name) {
    auto writer = mcap::McapWriter::open((folders_.recordings() / name).string());
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->add_metadata(match::kMatchMetadata, match::words_of(info)));
    const auto channel = writer->add_channel<GameState>(match::topic::kState);
    ASSERT_TRUE(writer->write(channel, Time{}, GameState{}));
    ASSERT_TRUE(writer->close());
  };
  write("old.mcap");
  info.league_toml = "no league";
  write("odd.mcap");

  const Answer old = ask("/api/recordings/old.mcap/messages?topic=/league");

  EXPECT_EQ(old.status, 200);
  EXPECT_EQ(old.body, ask("/api/recordings/m.mcap/messages?topic=/league").body);
  EXPECT_TRUE(has(old, R"([{"time":0,"topic":"/league","message":{"name":"simurosot",)")) << old.body;
  EXPECT_EQ(ask("/api/recordings/odd.mcap/messages?topic=/league").body, "[]");
}

TEST_F(RecordingApiTest, BadWishesAreRefusedWithASentence) {
  const std::string messages = "/api/recordings/m.mcap/messages";
  const std::pair<const char*, const char*> wishes[] = {
      {"", "Name a topic with ?topic=; there are /scene, "},
      {"?topic=/nothing", "There is no topic like this; there are /scene, "},
      {"?topic=/tf&from=x", "'from' must be a number of seconds"},
      {"?topic=/tf&from=-1", "'from' must be a number of seconds"},
      {"?topic=/tf&to=nan", "'to' must be a number of seconds"},
      {"?topic=/tf&to=1e300", "'to' must be a number of seconds"},
      {"?topic=/tf&to=", "'to' must be a number of seconds"},
      {"?topic=/tf&from=2&to=1", "'to' must not be before 'from'."}};
  for (const auto& [query, sentence] : wishes) {
    const Answer answer = ask(messages + query);
    EXPECT_EQ(answer.status, 400) << query;
    EXPECT_TRUE(answer.body.starts_with(sentence)) << query << ' ' << answer.body;
  }
  EXPECT_EQ(ask("/api/recordings/ten.mcap/messages?topic=/tf").status, 422);
}

TEST_F(RecordingApiTest, TooManyMessagesAreCutWhereOneCanGoOn) {
  {
    auto writer = mcap::McapWriter::open((folders_.recordings() / "many.mcap").string());
    ASSERT_TRUE(writer);
    const auto channel = writer->add_channel<GameState>(match::topic::kState);
    for (int i = 0; i < 10'500; ++i) ASSERT_TRUE(writer->write(channel, Time{} + 100_ms * i, GameState{}));
    ASSERT_TRUE(writer->close());
  }
  const std::string target = "/api/recordings/many.mcap/messages?topic=/match/state";

  const Answer first = ask(target);
  const Answer rest = ask(target + "&from=" + std::string{first.header("X-Cancha-Cut")});

  EXPECT_EQ(first.header("X-Cancha-Cut"), "1000");
  EXPECT_TRUE(rest.body.starts_with(R"([{"time":1000,)"));
  EXPECT_EQ(rest.header("X-Cancha-Cut"), "");
}

TEST_F(RecordingApiTest, NothingElseIsThere) {
  for (const char* target :
       {"/api/recordings/", "/api/recordings/m.mcap", "/api/recordings/m.mcap/", "/api/recordings/m.mcap/other",
        "/api/recordings/../m.mcap/messages", "/api/recordings/%2e%2e%2fsecret.txt/messages",
        "/api/recordings//messages", "/api/recordings/m.mcap/x/messages"}) {
    EXPECT_EQ(ask(target).status, 404) << target;
  }
}

}  // namespace
}  // namespace cancha::server
