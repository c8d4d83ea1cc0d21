#include "server/recording_changes.h"

#include <gtest/gtest.h>

#include "server/server_test.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

class RecordingChangesTest : public testing::Test {
 protected:
  RecordingChangesTest() {
    folders_.write_match("recordings/final.mcap", 3);
    folders_.write_match("elsewhere.mcap", 3);
    router_ = std::make_unique<Router>(Router::Settings{
        .web_root = folders_.web(),
        .recordings = folders_.recordings(),
        .version = "1",
        .access = {},
        .matches = {.content = fs::path{CANCHA_SOURCE_DIR} / "content", .recordings = folders_.recordings()}});
  }
  [[nodiscard]] Answer ask(std::string method, std::string target, std::string body = "",
                           std::string type = "application/json") {
    return router_->answer({std::move(method),
                            std::move(target),
                            {{"Host", "localhost"}, {"Content-Type", std::move(type)}},
                            std::move(body)});
  }
  [[nodiscard]] Answer rename(const std::string& name, const std::string& to) {
    return ask("POST", "/api/recordings/" + name + "/rename", R"({"name":")" + to + R"("})");
  }
  [[nodiscard]] Answer remove(const std::string& name) { return ask("DELETE", "/api/recordings/" + name); }
  [[nodiscard]] bool has(const std::string& name) const { return fs::exists(folders_.recordings() / name); }

  TestFolders folders_;
  std::unique_ptr<Router> router_;
};

TEST_F(RecordingChangesTest, ARecordingGetsAnotherNameAndIsListedByIt) {
  const Answer answer = rename("final.mcap", "the cup");

  EXPECT_EQ(answer.status, 200) << answer.body;
  EXPECT_EQ(answer.body, R"({"name":"the cup.mcap"})");
  EXPECT_NE(ask("GET", "/api/recordings").body.find(R"("name":"the cup.mcap")"), std::string::npos);
  EXPECT_EQ(ask("GET", "/recordings/the%20cup.mcap").status, 200);
  EXPECT_EQ(ask("GET", "/recordings/final.mcap").status, 404) << "its viewers notice";
}

TEST_F(RecordingChangesTest, ADeletedRecordingIsGone) {
  EXPECT_EQ(remove("final.mcap").status, 200);
  EXPECT_FALSE(has("final.mcap"));
  EXPECT_EQ(remove("final.mcap").status, 404);
  EXPECT_EQ(ask("GET", "/api/recordings").body.find("final"), std::string::npos);
}

TEST_F(RecordingChangesTest, WhatCannotBeDoneIsRefusedWithASentence) {
  EXPECT_EQ(rename("final.mcap", "ten").status, 409);
  EXPECT_EQ(rename("final.mcap", "ten").body, "name: there is a 'ten.mcap' already (nothing is replaced).\n");
  EXPECT_EQ(rename("nobody.mcap", "x").status, 404);
  for (const char* bad : {"../x", "a/b", "", ".x", "-x"}) EXPECT_EQ(rename("final.mcap", bad).status, 400) << bad;
  for (const char* bad : {"..%2Fsecret.txt", "%2e%2e/elsewhere.mcap", "../elsewhere.mcap", "", "x/final.mcap"}) {
    EXPECT_GE(remove(bad).status, 400) << bad;
    EXPECT_GE(rename(bad, "mine").status, 400) << bad;
  }
  EXPECT_EQ(ask("POST", "/api/recordings/final.mcap/rename", "{}x").status, 400);
  EXPECT_EQ(ask("POST", "/api/recordings/final.mcap/rename", R"({"name":"x"})", "text/plain").status, 415);
  EXPECT_TRUE(has("final.mcap") && has("ten.mcap"));
}

TEST_F(RecordingChangesTest, FilesFromElsewhereStay) {
  router_->catalogue().share("elsewhere.mcap", folders_.root() / "elsewhere.mcap");
  EXPECT_EQ(ask("GET", "/recordings/elsewhere.mcap").status, 200);

  EXPECT_EQ(remove("elsewhere.mcap").status, 409);
  EXPECT_EQ(rename("elsewhere.mcap", "x").status, 409);

  EXPECT_TRUE(fs::exists(folders_.root() / "elsewhere.mcap"));
}

TEST_F(RecordingChangesTest, AMatchThatIsPlayedKeepsItsRecording) {
  auto live = router_->matches().start({.minutes = 5.0, .paused = true});
  ASSERT_TRUE(live) << live.error().text();
  const std::string name = (*live)->name();

  EXPECT_EQ(remove(name).status, 409);
  EXPECT_EQ(rename(name, "x").status, 409);
  EXPECT_TRUE(has(name));

  (*live)->stop();
  EXPECT_EQ(rename(name, "x").status, 200) << "once it is over";
  EXPECT_EQ(remove("x.mcap").status, 200);
}

}  // namespace
}  // namespace cancha::server
