#include "server/study_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "lab/study_store.h"
#include "match/scenario.h"
#include "server/router.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

const fs::path kContent = CANCHA_SOURCE_DIR "/content";

/// A folder of studies beside a secret.
class StudyApiTest : public testing::Test {
 protected:
  StudyApiTest()
      : router_{{.web_root = folders_.web(),
                 .recordings = folders_.recordings(),
                 .version = "1",
                 .access = {},
                 .matches = {.content = kContent, .recordings = folders_.recordings()},
                 .studies = folder()}} {
    fs::create_directories(folder());
  }
  [[nodiscard]] fs::path folder() const { return folders_.root() / "studies"; }

  /// Plays a study of half a minute's scenario; gives its trials.
  [[nodiscard]] std::vector<lab::Trial> study(const std::string& name, int trials) const {
    auto scenario = match::load_scenario(kContent, "two_on_one").value();
    const match::Fixture fixture{.blue = "", .yellow = "", .minutes = 0.03};
    const lab::Study wanted = lab::study_of(std::move(scenario), fixture, kContent).value();
    auto store = lab::StudyStore::open(folder() / fmt::format("{}.sqlite", name), wanted, "test").value();
    std::vector<lab::Trial> played;
    for (int i = 0; i < trials; ++i) {
      played.push_back(lab::play_trial(wanted, wanted.seed_of(i)).value());
      EXPECT_TRUE(store.add(played.back()).has_value());
    }
    return played;
  }
  [[nodiscard]] Answer ask(std::string target, std::string method = "GET", std::string body = "") {
    Request request{std::move(method), std::move(target), {{"Host", "localhost"}}};
    if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
    request.body = std::move(body);
    return router_.answer(request);
  }

  TestFolders folders_;
  Router router_;
};

TEST_F(StudyApiTest, StudiesAreListedAndShown) {
  EXPECT_EQ(ask("/api/studies").body, "[]");
  const auto played = study("two", 3);
  folders_.write("studies/notes.sqlite", "no study");
  const std::string list = ask("/api/studies").body;
  EXPECT_NE(list.find(R"("name":"two","title":"Two attack, one defends","league":"simurosot")"), list.npos) << list;
  EXPECT_NE(list.find(R"("trials":3)"), list.npos) << list;
  EXPECT_EQ(list.find("notes"), list.npos) << list;

  const Answer answer = ask("/api/study?name=two");
  ASSERT_EQ(answer.status, 200) << answer.body;
  for (const lab::Trial& trial : played) {
    const std::string shown = fmt::format(R"({{"seed":{},"ended":"{}","values":[)", trial.seed, trial.ended);
    EXPECT_NE(answer.body.find(shown), std::string::npos) << shown << answer.body;
  }
  EXPECT_NE(answer.body.find(R"("figure":{"name":"possession_blue")"), std::string::npos) << answer.body;
  EXPECT_EQ(answer.body.find("upright"), std::string::npos) << "of robots without joints nothing can be told";
  EXPECT_EQ(ask("/study").status, 200);
}

TEST_F(StudyApiTest, AWatchedTrialIsTheOneThatWasPlayed) {
  const auto played = study("two", 2);
  ASSERT_EQ(played[1].ended, "time") << "choose another length: a watched trial is not cut short by a goal";
  const Answer answer =
      ask("/api/matches", "POST", fmt::format(R"({{"study":"two","seed":{},"speed":0}})", played[1].seed));
  ASSERT_EQ(answer.status, 201) << answer.body;
  const std::string name = router_.matches().list().front().name;
  const auto live = router_.matches().find(name);
  ASSERT_TRUE(live && live->wait(60s));
  EXPECT_EQ(live->state_hash(), played[1].hash);
}

TEST_F(StudyApiTest, WhatIsNoStudyIsRefused) {
  fs::create_symlink(folders_.root() / "secret.txt", folder() / "link.sqlite");
  for (const char* name : {"absent", "..%2Fsecret", "link", ""}) {
    EXPECT_EQ(ask(fmt::format("/api/study?name={}", name)).status, 404) << name;
  }
  EXPECT_EQ(ask("/api/matches", "POST", R"({"study":"absent"})").status, 409);
  EXPECT_EQ(ask("/api/studies", "POST", "{}").status, 405);
}

}  // namespace
}  // namespace cancha::server
