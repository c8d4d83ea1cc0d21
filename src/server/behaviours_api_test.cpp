#include "server/behaviours_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/json.h"
#include "server/router.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

/// A copy of content's behaviours, beside a secret.
class BehavioursApiTest : public testing::Test {
 protected:
  BehavioursApiTest() {
    fs::create_directories(content());
    fs::copy(fs::path{CANCHA_SOURCE_DIR} / "content" / "behaviours", home(), fs::copy_options::recursive);
    folders_.write("content/secret.xabsl", "secret");
  }
  [[nodiscard]] fs::path content() const { return folders_.root() / "content"; }
  [[nodiscard]] fs::path home() const { return content() / "behaviours"; }
  [[nodiscard]] std::string on_disk(const std::string& name) const {
    std::ifstream in{content() / name, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
  }

  [[nodiscard]] Answer ask(std::string method, std::string target, std::string body = "", Headers more = {}) {
    if (!router_) {
      router_ = std::make_unique<Router>(Router::Settings{.web_root = folders_.web(),
                                                          .recordings = folders_.recordings(),
                                                          .version = "1",
                                                          .access = access_,
                                                          .matches = {.content = content()}});
    }
    Request request{std::move(method), std::move(target), {{"Host", "localhost"}}, std::move(body)};
    for (auto& header : more) request.headers.push_back(std::move(header));
    return router_->answer(request);
  }
  [[nodiscard]] Answer get(const std::string& path) { return ask("GET", "/api/behaviours/files/" + path); }
  [[nodiscard]] Answer put(const std::string& path, std::string text, std::string known = "") {
    Headers more;
    if (!known.empty()) more.emplace_back("If-Match", std::move(known));
    return ask("PUT", "/api/behaviours/files/" + path, std::move(text), std::move(more));
  }
  [[nodiscard]] Answer create(std::string json) {
    return ask("POST", "/api/behaviours", std::move(json), {{"Content-Type", "application/json"}});
  }

  TestFolders folders_;
  AccessRules access_;
  std::unique_ptr<Router> router_;
};

constexpr const char* kStrike = "rondo/Options/strike.xabsl";

TEST_F(BehavioursApiTest, ListsBehavioursWithAllTheirFiles) {
  const Answer answer = ask("GET", "/api/behaviours");

  EXPECT_EQ(answer.status, 200);
  EXPECT_NE(answer.body.find(R"("name":"rondo","team":"rondo","title":"Rondo","root":"rondo/agents.xabsl")"),
            std::string::npos);
  EXPECT_NE(answer.body.find(R"("rondo/Options/strike.xabsl")"), std::string::npos);
  EXPECT_NE(answer.body.find(R"("wheeled/ball_symbols.xabsl")"), std::string::npos);
  EXPECT_NE(answer.body.find(R"("name":"uchile_striker")"), std::string::npos);
  EXPECT_NE(answer.body.find(R"("playable":false)"), std::string::npos);
  EXPECT_EQ(answer.body.find(R"("name":"wheeled")"), std::string::npos) << "that is no behaviour of its own";
}

TEST_F(BehavioursApiTest, ChartsAreListedSavedAndCopied) {
  const Answer answer = ask("GET", "/api/behaviours");
  EXPECT_NE(
      answer.body.find(R"("name":"ceabot_avoid","team":"ceabot_avoid","title":"","root":"ceabot_avoid/avoid.scxml")"),
      std::string::npos);
  EXPECT_NE(answer.body.find(R"("ceabot_avoid/avoid.csv")"), std::string::npos);

  EXPECT_EQ(put("ceabot_avoid/new.scxml", "<scxml/>").status, 200);
  EXPECT_EQ(put("ceabot_avoid/new.csv", "state\n").status, 200);
  EXPECT_EQ(put("ceabot_avoid/new.sh", "rm").status, 400);
  EXPECT_EQ(create(R"({"name":"mine","from":"ceabot_avoid"})").status, 201);
  EXPECT_EQ(on_disk("behaviours/mine/mine.scxml"), on_disk("behaviours/ceabot_avoid/avoid.scxml"));
}

TEST_F(BehavioursApiTest, AFileIsReadChangedAndSaved) {
  const Answer old = get(kStrike);
  ASSERT_EQ(old.status, 200);
  EXPECT_EQ(old.header("Content-Type"), "text/plain; charset=utf-8");

  const Answer saved = put(kStrike, "// new\n", std::string{old.header("ETag")});

  EXPECT_EQ(saved.status, 200) << saved.body;
  EXPECT_EQ(saved.header("ETag"), get(kStrike).header("ETag"));
  EXPECT_EQ(get(kStrike).body, "// new\n");
  EXPECT_EQ(std::distance(fs::directory_iterator{home() / "rondo" / "Options"}, {}), 6) << "nothing is left beside it";
}

TEST_F(BehavioursApiTest, ATextThatSomebodyElseChangedIsNotOverwritten) {
  const std::string etag{get(kStrike).header("ETag")};
  folders_.write("content/behaviours/rondo/Options/strike.xabsl", "// theirs\n");

  const Answer refused = put(kStrike, "// mine\n", etag);
  const Answer blind = put(kStrike, "// mine\n");
  EXPECT_EQ(refused.status, 409);
  EXPECT_EQ(refused.body, "The file was changed by somebody else meanwhile.\n");
  EXPECT_EQ(blind.status, 409);
  EXPECT_EQ(get(kStrike).body, "// theirs\n");

  EXPECT_EQ(put(kStrike, "// mine\n", "*").status, 200);
  EXPECT_EQ(get(kStrike).body, "// mine\n");
}

TEST_F(BehavioursApiTest, NewFilesGoIntoFoldersThatAreThere) {
  EXPECT_EQ(put("rondo/Options/dribble.xabsl", "// new\n").status, 200);
  EXPECT_EQ(put("rondo/nowhere/dribble.xabsl", "// new\n").status, 404);
  EXPECT_EQ(put("rondo/gone.xabsl", "// new\n", "\"1-0\"").body, "The file was removed meanwhile.\n");
  EXPECT_EQ(get("rondo/Options/dribble.xabsl").body, "// new\n");
}

TEST_F(BehavioursApiTest, NothingOutsideIsReadOrWritten) {
  fs::create_symlink(content() / "secret.xabsl", home() / "rondo" / "link.xabsl");
  fs::create_directory_symlink(content(), home() / "rondo" / "out");
  fs::create_directory_symlink(content(), home() / "away");
  folders_.write("content/behaviours/rondo/.hidden.xabsl", "secret");

  for (const char* path : {"../secret.xabsl",
                           "rondo/../../secret.xabsl",
                           "rondo/..%2F..%2Fsecret.xabsl",
                           "%2e%2e/secret.xabsl",
                           "rondo/link.xabsl",
                           "rondo/out/secret.xabsl",
                           "away/secret.xabsl",
                           "rondo/.hidden.xabsl",
                           "//secret.xabsl",
                           "/etc/passwd",
                           "rondo//Options/strike.xabsl",
                           "rondo/Options/./strike.xabsl",
                           "rondo/%00.xabsl",
                           "wheeled/README.md",
                           "agents.xabsl",
                           "",
                           "rondo/a%5Cb.xabsl",
                           "rondo/%C3%A4.xabsl",
                           "rondo/a b.xabsl",
                           "rondo/-x/../agents.xabsl"}) {
    EXPECT_GE(get(path).status, 400) << path;
    EXPECT_GE(put(path, "broken", "*").status, 400) << path;
    EXPECT_GE(put(path, "broken").status, 400) << path;
  }
  EXPECT_EQ(on_disk("secret.xabsl"), "secret");
  EXPECT_EQ(on_disk("behaviours/rondo/.hidden.xabsl"), "secret");
  EXPECT_EQ(get(kStrike).body, on_disk("behaviours/rondo/Options/strike.xabsl"));
}

TEST_F(BehavioursApiTest, RefusesTextsThatAreNone) {
  EXPECT_EQ(put("rondo/a.xabsl", std::string(BehaviourFiles::kMostBytes + 1, ' ')).status, 413);
  EXPECT_EQ(put("rondo/a.xabsl", "\xe4").body, "The text must be UTF-8.\n");
  EXPECT_EQ(put("rondo/a.xabsl", std::string(1, '\0')).status, 400);
  folders_.write("content/behaviours/rondo/old.xabsl", "// \xe4");
  EXPECT_EQ(get("rondo/old.xabsl").status, 422);
  EXPECT_EQ(ask("DELETE", "/api/behaviours/files/rondo/agents.xabsl").status, 405);
}

TEST_F(BehavioursApiTest, ANewBehaviourIsACopyUnderAnotherName) {
  const Answer made = create(R"({"name":"my_team","from":"first_steps"})");

  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_NE(made.body.find(R"("name":"my_team","team":"my_team","title":"my_team")"), std::string::npos) << made.body;
  EXPECT_NE(made.body.find(R"("my_team/play.xabsl")"), std::string::npos);
  EXPECT_NE(made.body.find(R"("playable":true)"), std::string::npos);
  EXPECT_EQ(on_disk("behaviours/my_team/play.xabsl"), on_disk("behaviours/first_steps/play.xabsl"));
  EXPECT_EQ(create(R"({"name":"my_team","from":"first_steps"})").body, "name: there is a 'my_team' already.\n");
}

TEST_F(BehavioursApiTest, NamesOfNewBehavioursAreChecked) {
  for (const char* name : {"", "..", "../x", "a/b", ".a", "A", "1a", "a b", "a-b", "\\u0000", "ä",
                           "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddx"}) {
    EXPECT_EQ(create(std::string{R"({"name":")"} + name + R"("})").status, 400) << name;
  }
  EXPECT_EQ(create(R"({"name":"chase"})").body, "name: 'chase' is a built-in team.\n");
  EXPECT_EQ(create(R"({"name":"wheeled"})").status, 409);
  EXPECT_EQ(create(R"({"name":"x","from":"../behaviours/rondo"})").status, 404);
  EXPECT_EQ(create(R"({"name":"x","from":"wheeled"})").status, 404);
  EXPECT_EQ(ask("POST", "/api/behaviours", R"({"name":"x"})", {{"Content-Type", "text/plain"}}).status, 415);
}

TEST_F(BehavioursApiTest, WhoMayNotAskMayNotSave) {
  access_ = {.token = "0123456789abcdef", .cookie = "cancha_token"};
  EXPECT_EQ(put("rondo/a.xabsl", "x").status, 403);
  const auto foreign = ask("PUT", "/api/behaviours/files/rondo/a.xabsl?token=0123456789abcdef", "x",
                           {{"Origin", "http://evil.example"}});
  EXPECT_EQ(foreign.status, 403);
  EXPECT_EQ(ask("PUT", "/api/behaviours/files/rondo/a.xabsl?token=0123456789abcdef", "x").status, 200);

  // and large bodies are for those only who may save
  const Request head{"PUT", "/api/behaviours/files/rondo/a.xabsl", {{"Host", "localhost"}}};
  EXPECT_EQ(router_->most_body_bytes(head, 10), 10U);
  Request allowed = head;
  allowed.headers.emplace_back("X-Cancha-Token", "0123456789abcdef");
  EXPECT_EQ(router_->most_body_bytes(allowed, 10), BehaviourFiles::kMostBytes);
  allowed.target = "/api/matches";
  EXPECT_EQ(router_->most_body_bytes(allowed, 10), 10U);
}

TEST_F(BehavioursApiTest, WithoutContentThereAreNoBehaviours) {
  Router router{{.web_root = folders_.web(), .recordings = folders_.recordings(), .version = "1", .access = {}}};
  EXPECT_EQ(router.answer({"GET", "/api/behaviours", {{"Host", "localhost"}}}).status, 404);
}

TEST_F(BehavioursApiTest, RulesAreListedReadSavedAndCopied) {
  const std::string all = ask("GET", "/api/behaviours").body;
  EXPECT_NE(all.find(R"({"name":"futrob_team","team":"futrob_team","title":"","root":"futrob_team/futrob_team.xml",)"
                     R"("files":["futrob_team/futrob_team.xml"],"playable":true})"),
            std::string::npos)
      << all;
  // files of the document, none of which is the team's
  EXPECT_NE(all.find(R"("root":"futrob/keeper_in_play.xml")"), std::string::npos);

  const Answer made = create(R"({"name":"lions","from":"futrob_team"})");
  EXPECT_EQ(made.status, 201);
  EXPECT_NE(made.body.find(R"("root":"lions/lions.xml")"), std::string::npos) << made.body;
  const Answer file = get("lions/lions.xml");
  EXPECT_EQ(file.status, 200);
  EXPECT_EQ(put("lions/lions.xml", "<RuleSet/>", std::string{file.header("ETag")}).status, 200);
  EXPECT_EQ(on_disk("behaviours/lions/lions.xml"), "<RuleSet/>");
  EXPECT_EQ(get("lions/lions.toml").status, 400);
}

TEST_F(BehavioursApiTest, RulesAreCheckedWhileTheyAreWritten) {
  const auto check = [&](std::string json) {
    return ask("POST", "/api/behaviours/check", std::move(json), {{"Content-Type", "application/json"}});
  };
  EXPECT_EQ(check(R"({"path":"a/a.xml","text":"<RuleSet>\n<Rule/></RuleSet>"})").body,
            R"([{"line":2,"column":2,"error":true,"message":"the rule has no <def>"},)"
            R"({"line":2,"column":2,"error":true,"message":"the rule has no <action>"}])");
  const std::string rule = R"(<Rule name=\"A\"><def><value term=\"ballInSight\"/></def><action name=\"none\"/></Rule>)";
  EXPECT_EQ(check(R"({"path":"a/a.xml","text":"<RuleSet>\n)" + rule + R"(\n)" + rule + R"(</RuleSet>"})").body,
            R"([{"line":3,"column":1,"error":false,"message":"rule 'A' can never win: 'A' before it is true whenever )"
            R"(it is"}])");
  EXPECT_EQ(check(R"({"path":"a/agents.xabsl","text":""})").status, 400);
  EXPECT_EQ(ask("POST", "/api/behaviours/check", "{}").status, 415);
  EXPECT_EQ(ask("GET", "/api/behaviours/check").status, 405);
}

TEST_F(BehavioursApiTest, TemplatesPlayAsTheyAre) {
  for (const auto& [kind, root] : {std::pair{"rules", "fresh_rules.xml"}, {"chart", "fresh_chart.scxml"}}) {
    const std::string name = fs::path{root}.stem().string();
    const Answer made = create(R"({"name":")" + name + R"(","kind":")" + kind + R"("})");

    EXPECT_EQ(made.status, 201) << made.body;
    EXPECT_NE(made.body.find(fmt::format(R"("root":"{}/{}")", name, root)), std::string::npos) << made.body;
    EXPECT_NE(made.body.find(R"("playable":true)"), std::string::npos) << made.body;
    EXPECT_EQ(create(R"({"name":")" + name + R"(","kind":")" + kind + R"("})").status, 409) << "it is there already";
  }
  const Answer checked =
      ask("POST", "/api/behaviours/check",
          fmt::format(R"({{"path":"x/x.xml","text":{}}})", to_json(on_disk("behaviours/fresh_rules/fresh_rules.xml"))),
          {{"Content-Type", "application/json"}});
  EXPECT_EQ(checked.body, "[]") << "no finding in a template";
  EXPECT_EQ(create(R"({"name":"Fresh Rules","kind":"rules"})").status, 400);
  EXPECT_EQ(create(R"({"name":"x","kind":"poem"})").status, 400);
}

}  // namespace
}  // namespace cancha::server
