#include "server/router.h"

#include <gtest/gtest.h>

#include <set>

#include "server/server_test.h"

namespace cancha::server {
namespace {

constexpr const char* kToken = "0123456789abcdef";

class RouterTest : public testing::Test {
 protected:
  [[nodiscard]] Router router(AccessRules access = {}) const {
    return Router{{.web_root = folders_.web(),
                   .recordings = folders_.recordings(),
                   .version = "1.2.3",
                   .max_range_bytes = 8,
                   .access = std::move(access)}};
  }
  [[nodiscard]] static Request get(std::string target, Headers more = {}) {
    Request request{"GET", std::move(target), {{"Host", "localhost:8642"}}};
    for (auto& header : more) request.headers.push_back(std::move(header));
    return request;
  }
  [[nodiscard]] Answer ask(std::string target, Headers more = {}) const {
    return router().answer(get(std::move(target), std::move(more)));
  }
  TestFolders folders_;
};

TEST_F(RouterTest, ShowsThePageAtTheRootAndAtItsViews) {
  for (const char* target : {"/", "/watch", "/watch?file=a.mcap", "/compare?a=a.mcap&b=b.mcap", "/edit?behaviour=rondo",
                             "/chart", "/motion?robot=bioloid", "/team", "/index.html"}) {
    const Answer answer = ask(target);
    EXPECT_EQ(answer.status, 200) << target;
    EXPECT_EQ(answer.header("Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(answer.header("Cache-Control"), "no-cache");
    EXPECT_EQ(body_of(answer), "<!doctype html><title>Cancha</title>");
  }
  EXPECT_EQ(body_of(ask("/fonts/a%20b.woff2")), "font");
}

TEST_F(RouterTest, EveryAnswerCarriesTheGuardingHeaders) {
  for (const char* target : {"/", "/absent", "/%", "/api/version", "/recordings/ten.mcap"}) {
    const Answer answer = ask(target);
    EXPECT_EQ(answer.header("X-Content-Type-Options"), "nosniff") << target;
    EXPECT_EQ(answer.header("Referrer-Policy"), "no-referrer") << target;
    EXPECT_EQ(answer.header("Cross-Origin-Resource-Policy"), "same-origin") << target;
    EXPECT_TRUE(answer.header("Content-Security-Policy").starts_with("default-src 'self'; ")) << target;
  }
}

TEST_F(RouterTest, SaysThatThePageWasNotBuilt) {
  std::filesystem::remove(folders_.web() / "index.html");

  EXPECT_EQ(ask("/").status, 404);
  EXPECT_EQ(ask("/").body, "The studio's page was not built.\n");
}

TEST_F(RouterTest, AClientThatHasTheFileIsToldSo) {
  const std::string etag{ask("/app.js").header("ETag")};

  const Answer again = ask("/app.js", {{"If-None-Match", etag}});
  folders_.append("web/app.js", " ");
  const Answer changed = ask("/app.js", {{"If-None-Match", etag}});

  EXPECT_EQ(again.status, 304);
  EXPECT_FALSE(again.file);
  EXPECT_EQ(changed.status, 200);
}

TEST_F(RouterTest, OnlyGetAndHeadAreUnderstood) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "get", ""}) {
    Request request = get("/");
    request.method = method;
    const Answer answer = router().answer(request);
    EXPECT_EQ(answer.status, 405) << method;
    EXPECT_EQ(answer.header("Allow"), "GET, HEAD");
  }
  Request head = get("/recordings/ten.mcap", {{"Range", "bytes=1-2"}});
  head.method = "HEAD";
  const Answer answer = router().answer(head);
  EXPECT_EQ(answer.status, 200);
  EXPECT_TRUE(answer.head_only);
  EXPECT_EQ(answer.length(), 10u);
}

TEST_F(RouterTest, TravellersDoNotLeaveTheFolders) {
  for (const char* target : {"/../secret.txt",
                             "/%2e%2e/secret.txt",
                             "/%2e%2e%2fsecret.txt",
                             "/fonts/..%2f..%2fsecret.txt",
                             "//etc/passwd",
                             "/%2fetc/passwd",
                             "/..%5csecret.txt",
                             "/index.html%00",
                             "/.hidden",
                             "/%252e%252e/secret.txt",
                             "/recordings/../secret.txt",
                             "/recordings/%2e%2e%2fsecret.txt",
                             "/recordings/",
                             "/recordings//etc/passwd",
                             "/recordings/ten.mcap/..",
                             "/watch/",
                             "/api/",
                             "/api/none",
                             "http://localhost/",
                             "*",
                             ""}) {
    const Answer answer = ask(target);
    EXPECT_TRUE(answer.status == 404 || answer.status == 400) << target << ' ' << answer.status;
    EXPECT_FALSE(answer.file) << target;
  }
}

TEST_F(RouterTest, RecordingsAreGivenByRange) {
  const Answer whole = ask("/recordings/ten.mcap");
  EXPECT_EQ(whole.status, 200);
  EXPECT_EQ(whole.header("Accept-Ranges"), "bytes");
  EXPECT_EQ(body_of(whole), "0123456789");

  const Answer part = ask("/recordings/ten.mcap", {{"Range", "bytes=2-4"}});
  EXPECT_EQ(part.status, 206);
  EXPECT_EQ(part.header("Content-Range"), "bytes 2-4/10");
  EXPECT_EQ(body_of(part), "234");

  const Answer cut = ask("/recordings/ten.mcap", {{"Range", "bytes=0-"}});
  EXPECT_EQ(cut.header("Content-Range"), "bytes 0-7/10");

  for (const char* range : {"bytes=10-", "bytes=1-2,4-5", "bytes=x"}) {
    const Answer refused = ask("/recordings/ten.mcap", {{"Range", range}});
    EXPECT_EQ(refused.status, 416) << range;
    EXPECT_EQ(refused.header("Content-Range"), "bytes */10");
  }
  EXPECT_EQ(ask("/recordings/ten.mcap", {{"Range", "bytes=0-1"}, {"Range", "bytes=2-3"}}).status, 416);
}

TEST_F(RouterTest, ARangeOfAnotherStateOfTheFileGivesTheWholeFile) {
  const std::string etag{ask("/recordings/ten.mcap").header("ETag")};

  EXPECT_EQ(ask("/recordings/ten.mcap", {{"Range", "bytes=0-1"}, {"If-Range", etag}}).status, 206);
  EXPECT_EQ(ask("/recordings/ten.mcap", {{"Range", "bytes=0-1"}, {"If-Range", "\"old\""}}).status, 200);
}

TEST_F(RouterTest, OnlyRecordingsAreGivenFromTheirFolder) {
  folders_.write("recordings/notes.txt", "secret");
  std::filesystem::create_symlink("../secret.txt", folders_.recordings() / "link.mcap");

  EXPECT_EQ(ask("/recordings/notes.txt").status, 404);
  EXPECT_EQ(ask("/recordings/link.mcap").status, 404);
}

TEST_F(RouterTest, ASharedRecordingIsReachableByItsName) {
  folders_.write("elsewhere.mcap", "other");
  Router router = this->router();
  router.catalogue().share("my match.mcap", folders_.root() / "elsewhere.mcap");

  EXPECT_EQ(body_of(router.answer(get("/recordings/my%20match.mcap"))), "other");
  EXPECT_EQ(router.answer(get("/recordings/elsewhere.mcap")).status, 404);
  router.catalogue().share(".hidden.mcap", folders_.root() / "elsewhere.mcap");
  EXPECT_EQ(body_of(router.answer(get("/recordings/.hidden.mcap"))), "other");
}

TEST_F(RouterTest, ListsRecordingsWithTheirTeamsAndScore) {
  std::filesystem::remove(folders_.recordings() / "ten.mcap");
  folders_.write_match("recordings/final.mcap", 90);

  const Answer answer = ask("/api/recordings");

  EXPECT_EQ(answer.header("Content-Type"), "application/json");
  EXPECT_NE(answer.body.find(R"([{"name":"final.mcap","bytes":)"), std::string::npos) << answer.body;
  EXPECT_NE(
      answer.body.find(
          R"("complete":true,"seconds":90,"blue":"roles","yellow":"chase",)"
          R"("score":{"blue":2,"yellow":1},"league":"simurosot","branch_of":"","branch_time":0,"journal":false,"error":""}])"),
      std::string::npos)
      << answer.body;
  EXPECT_EQ(ask("/api/version").body, R"({"name":"cancha","version":"1.2.3"})");
}

TEST_F(RouterTest, ListsBrokenAndUnfinishedRecordingsAsSuch) {
  folders_.write_match("whole.mcap", 30);
  std::filesystem::copy_file(folders_.root() / "whole.mcap", folders_.recordings() / "cut.mcap");
  std::filesystem::resize_file(folders_.recordings() / "cut.mcap",
                               std::filesystem::file_size(folders_.root() / "whole.mcap") - 9);
  Catalogue catalogue{folders_.recordings()};

  for (const ListedRecording& recording : catalogue.list()) {
    EXPECT_FALSE(recording.complete);
    if (recording.name == "ten.mcap") {
      EXPECT_NE(recording.error, "");
      EXPECT_EQ(recording.bytes, 10u);
    } else {
      EXPECT_EQ(recording.name, "cut.mcap");
      EXPECT_EQ(recording.error, "");
      EXPECT_GT(recording.seconds, 0.0);
      EXPECT_EQ(recording.blue, "roles");
    }
  }
  EXPECT_EQ(catalogue.list().size(), 2u);
}

TEST_F(RouterTest, ReadsARecordingAgainOnceItChanged) {
  Catalogue catalogue{folders_.recordings()};
  EXPECT_EQ(catalogue.list().at(0).bytes, 10u);

  folders_.write_match("recordings/ten.mcap", 5);

  EXPECT_EQ(catalogue.list().at(0).blue, "roles");
  EXPECT_EQ(catalogue.list().at(0).blue, "roles");
}

TEST_F(RouterTest, ListsOnlyTheNewest) {
  for (int i = 0; i < 210; ++i) folders_.write("recordings/" + std::to_string(i) + ".mcap", "x");
  Catalogue catalogue{folders_.recordings()};
  EXPECT_EQ(catalogue.list().size(), Catalogue::kMostListed);

  EXPECT_TRUE(Catalogue{folders_.root() / "absent"}.list().empty());
}

TEST_F(RouterTest, AnswersToLoopbackNamesOnly) {
  const auto status = [&](const std::string& host, AccessRules rules = {}) {
    return router(std::move(rules)).answer({"GET", "/", {{"Host", host}}}).status;
  };
  for (const char* host : {"localhost", "LOCALHOST:1", "127.0.0.1:8642", "[::1]:8642", "[::1]"}) {
    EXPECT_EQ(status(host), 200) << host;
  }
  for (const char* host :
       {"evil.example", "evil.example:8642", "127.0.0.1.evil.example", "192.168.1.2", "localhost."}) {
    EXPECT_EQ(status(host), 403) << host;
  }
  for (const char* host : {"", ":80", "[::1", "localhost:", "localhost:x", "localhost:123456", "a:1:2"}) {
    EXPECT_EQ(status(host), 400) << host;
  }
  EXPECT_EQ(status("pitch.local:80", {.hosts = {"pitch.local"}}), 200);
  EXPECT_EQ(status("192.168.1.2:80", {.any_address = true}), 200);
  EXPECT_EQ(status("evil.example", {.any_address = true}), 403);
  EXPECT_EQ(router().answer({"GET", "/", {}}).status, 400);
  EXPECT_EQ(ask("/", {{"Host", "localhost"}}).status, 400);
}

TEST_F(RouterTest, PagesFromElsewhereAreRefused) {
  EXPECT_EQ(ask("/", {{"Origin", "http://localhost:8642"}}).status, 200);
  for (const char* origin : {"http://evil.example", "null", "", "http://localhost", "https://localhost:8642",
                             "http://localhost:8642.evil.example", "http://127.0.0.1:8642"}) {
    EXPECT_EQ(ask("/", {{"Origin", origin}}).status, 403) << origin;
  }
}

TEST_F(RouterTest, TheTokenOpensAndIsKeptInACookie) {
  Router guarded = router({.token = kToken, .cookie = "cancha"});

  const Answer by_query = guarded.answer(get(std::string{"/?token="} + kToken));
  EXPECT_EQ(by_query.status, 200);
  EXPECT_EQ(by_query.header("Set-Cookie"), "cancha=0123456789abcdef; Path=/; HttpOnly; SameSite=Strict");
  EXPECT_EQ(guarded.answer(get("/", {{"X-Cancha-Token", kToken}})).status, 200);
  EXPECT_EQ(guarded.answer(get("/", {{"Cookie", "a=b; cancha=0123456789abcdef; c"}})).status, 200);

  for (const Request& request :
       {get("/"), get("/api/recordings"), get("/?token="), get("/?token=0123456789abcdeg"), get("/?token=%"),
        get("/", {{"X-Cancha-Token", ""}}), get("/", {{"Cookie", "cancha=x; other=0123456789abcdef"}})}) {
    EXPECT_EQ(guarded.answer(request).status, 403) << request.target;
  }
}

TEST_F(RouterTest, RandomTokensAreSoundAndDiffer) {
  std::set<std::string> tokens;
  for (int i = 0; i < 100; ++i) tokens.insert(random_token());

  EXPECT_EQ(tokens.size(), 100u);
  for (const std::string& token : tokens) EXPECT_TRUE(is_sound_token(token)) << token;
  EXPECT_FALSE(is_sound_token("short"));
  EXPECT_FALSE(is_sound_token("0123456789abcdef; Path=/"));
}

}  // namespace
}  // namespace cancha::server
