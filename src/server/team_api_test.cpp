// Robots' databases over the API: real ones, in a folder of shared memory.

#include "server/team_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/json_read.h"
#include "messages/game.h"
#include "messages/radio.h"
#include "server/router.h"
#include "server/server_test.h"
#include "team/rtdb/folder_test.h"

namespace cancha::server {
namespace {

class TeamApiTest : public team::rtdb_test::InAFolder {
 protected:
  [[nodiscard]] Router& router() {
    if (!router_) router_.emplace(with_databases(folders_, folder));
    return *router_;
  }
  Answer ask(std::string method, std::string target, std::string body = "") {
    Request request{std::move(method), std::move(target), {{"Host", "localhost"}}, std::move(body)};
    if (!request.body.empty()) request.headers.emplace_back("Content-Type", "application/json");
    return router().answer(request);
  }
  std::string get(const std::string& target) {
    const Answer answer = ask("GET", target);
    EXPECT_EQ(answer.status, 200) << target << ": " << answer.body;
    return answer.body;
  }
  team::Database robot(int member) {
    team::Database made = open(member);
    EXPECT_TRUE(made.record<Score>(team::declare<Score>("score", team::Area::Shared)));
    EXPECT_TRUE(made.record<Score>(team::declare<Score>("orders", team::Area::Base)));
    return made;
  }
  static bool holds(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

  TestFolders folders_;
  std::optional<Router> router_;
};

TEST_F(TeamApiTest, ListsTeamsAndTheirRobots) {
  EXPECT_EQ(get("/api/team"), "[]");
  const auto one = robot(1);
  const auto two = robot(2);
  const auto other = team::Database::open({.place = {folder, "other", 3}, .members = 4, .size = 16u << 20});
  ASSERT_TRUE(other);
  std::ofstream{std::filesystem::path{folder} / "cancha-test-4"} << "nonsense";
  const std::string all = get("/api/team");
  EXPECT_TRUE(all.starts_with(R"([{"team":"other","robots":[{"team":"other","member":3,"processes":1,"records":0,)"))
      << all;
  EXPECT_TRUE(holds(all, R"({"team":"test","robots":[{"team":"test","member":1,"processes":1,"records":2,)")) << all;
  EXPECT_TRUE(holds(all, R"("trouble":"is no database of ours")")) << all;
}

TEST_F(TeamApiTest, TellsWhatEachRobotHas) {
  const auto one = robot(1);
  const auto two = robot(2);
  ASSERT_TRUE(team::put_json(one, "score", R"({"blue": 3})"));
  const Score heard{.blue = 2};
  ASSERT_TRUE(two.find("score")->replicate(1, std::as_bytes(std::span{&heard, 1}), 5000_ms));
  const std::string state = get("/api/team/state?team=test");
  EXPECT_TRUE(state.starts_with(R"({"team":"test","robots":[{"member":1,"members":4,"processes":[")")) << state;
  EXPECT_TRUE(holds(state, R"({"name":"score","area":"shared","layout":"cancha.Score","period":0,"lifetime":0,)"
                           R"("capacity":8,"values":[{"member":1,"number":1,"age":)"))
      << state;
  EXPECT_TRUE(holds(state, R"({"name":"orders","area":"base","layout":"cancha.Score","period":0,"lifetime":0,)"
                           R"("capacity":8,"values":[]})"))
      << state;
  EXPECT_EQ(get("/api/team/state?team=nobody"), R"({"team":"nobody","robots":[]})");
  EXPECT_EQ(get("/api/team/state?team=../../etc"), R"({"team":"../../etc","robots":[]})");
}

TEST_F(TeamApiTest, ShowsTheCopiesOfAValueSideBySide) {
  const auto one = robot(1);
  const auto two = robot(2);
  for (int goals = 1; goals <= 3; ++goals) {
    ASSERT_TRUE(team::put_json(one, "score", "{\"blue\": " + std::to_string(goals) + "}"));
  }
  const Score heard{.blue = 2};
  ASSERT_TRUE(two.find("score")->replicate(1, std::as_bytes(std::span{&heard, 1}), 5000_ms));
  const std::string copies = get("/api/team/values?team=test&record=score&of=1&past=8");
  EXPECT_TRUE(holds(copies, R"("value":{"blue":3,"yellow":0}},"past":[{)")) << copies;
  EXPECT_TRUE(holds(copies, R"("value":{"blue":1,"yellow":0}})")) << copies;
  EXPECT_TRUE(
      holds(copies, R"({"robot":2,"value":{"record":"score","area":"shared","member":1,"state":"fresh","age":5)"))
      << copies;
  const std::string mine = get("/api/team/values?team=test&record=score&robot=2");
  EXPECT_TRUE(holds(mine, R"("member":2,"state":"nothing")")) << mine;
  EXPECT_TRUE(mine.starts_with(R"([{"robot":2,)")) << mine;
  EXPECT_TRUE(holds(get("/api/team/values?team=test&record=scroe"),
                    "there is no record 'scroe' (did you mean 'score'? known: "));
  EXPECT_EQ(ask("GET", "/api/team/values?team=test").body, "Say which record.\n");
  for (const char* bad : {"of=33", "of=x", "robot=-2", "past=33", "of="}) {
    EXPECT_EQ(ask("GET", fmt::format("/api/team/values?team=test&record=score&{}", bad)).status, 400) << bad;
  }
}

TEST_F(TeamApiTest, PutsWhatTheShellMayPut) {
  const auto one = robot(1);
  const auto put = [&](const std::string& record, const std::string& json, int member = 1) {
    return ask("PUT", "/api/team/value",
               to_json(TeamPut{.team = "test", .member = member, .record = record, .json = json}));
  };
  const Answer done = put("score", R"({"yellow": 4})");
  EXPECT_EQ(done.status, 200) << done.body;
  EXPECT_TRUE(holds(done.body, R"("value":{"blue":0,"yellow":4})")) << done.body;
  EXPECT_EQ(one.processes().size(), 1u) << "it has left again";
  EXPECT_EQ(put("orders", "{}").body, "record 'orders': is put by the base station only, and this is robot 1.\n");
  EXPECT_EQ(put("score", R"({"yellow": "x"})").status, 422);
  EXPECT_EQ(put("score", "{").status, 422);
  EXPECT_EQ(put("goals", "{}").status, 404);
  EXPECT_EQ(put("score", "{}", 3).body, "Member 3 of team 'test' has no database here.\n");
  // who puts it already stays the only one
  ASSERT_TRUE(team::put_json(one, "score", R"({"blue": 1})"));
  EXPECT_TRUE(holds(put("score", "{}").body, "two programs put what member 1 says")) << put("score", "{}").body;

  EXPECT_EQ(ask("PUT", "/api/team/value", "{").status, 400);
  EXPECT_EQ(ask("PUT", "/api/team/value").status, 415);
  EXPECT_EQ(ask("POST", "/api/team/value", "{}").header("Allow"), "PUT");
  EXPECT_EQ(ask("POST", "/api/team", "{}").header("Allow"), "GET, HEAD");
  const Request head{"PUT", "/api/team/value", {{"Host", "localhost"}}};
  EXPECT_EQ(router().most_body_bytes(head, 16), TeamApi::kMostBody);
}

TEST_F(TeamApiTest, LookingKeepsNothingAliveAndMakesNothing) {
  { const auto one = robot(1); }
  (void)get("/api/team/state?team=test");
  (void)get("/api/team/values?team=test&record=score");
  (void)get("/api/team/state?team=fresh");
  EXPECT_EQ(ask("PUT", "/api/team/value", to_json(TeamPut{"fresh", 1, "score", "{}"})).status, 404);
  EXPECT_EQ(team::remove_stale(folder).size(), 1u);
  EXPECT_TRUE(std::filesystem::is_empty(folder));
  EXPECT_EQ(get("/api/team"), "[]");
}

TEST_F(TeamApiTest, WithoutAFolderThereIsNothing) {
  Router without{with_databases(folders_, "")};
  for (const char* target : {"/api/team", "/api/team/state?team=test", "/api/referee", "/api/referee/choices"}) {
    EXPECT_EQ(without.answer({"GET", target, {{"Host", "localhost"}}}).status, 404) << target;
  }
}

}  // namespace
}  // namespace cancha::server
