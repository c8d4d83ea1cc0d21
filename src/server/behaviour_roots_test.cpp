// Behaviours that were named on the command line can be edited, and nothing else can.

#include "server/behaviour_roots.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <iterator>
#include <thread>

#include "base/json_read.h"
#include "os/clock.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// A user's own folder beside content, with a team in it, files by themselves, a secret and links.
class BehaviourRootsTest : public testing::Test {
 protected:
  BehaviourRootsTest() {
    const fs::path shipped = fs::path{CANCHA_SOURCE_DIR} / "content" / "behaviours";
    fs::create_directories(content() / "behaviours");
    fs::copy(fs::path{CANCHA_SOURCE_DIR} / "content" / "leagues", content() / "leagues", fs::copy_options::recursive);
    for (const char* name : {"wheeled", "first_steps", "triangle"}) {
      fs::copy(shipped / name, content() / "behaviours" / name, fs::copy_options::recursive);
    }
    fs::create_directories(mine());
    fs::copy(shipped / "wheeled", mine() / "wheeled", fs::copy_options::recursive);
    fs::copy(shipped / "first_steps", mine() / "lions", fs::copy_options::recursive);
    fs::copy(shipped / "first_steps", mine() / "triangle", fs::copy_options::recursive);
    fs::copy_file(shipped / "futrob_team" / "futrob_team.xml", mine() / "tigers.xml");
    folders_.write("mine/secret.xml", "secret");
    fs::create_symlink(folders_.root() / "secret.txt", mine() / "lions" / "out.xabsl");
    fs::create_directory_symlink(folders_.root(), mine() / "lions" / "up");
  }
  [[nodiscard]] fs::path content() const { return folders_.root() / "content"; }
  [[nodiscard]] fs::path mine() const { return folders_.root() / "mine"; }
  [[nodiscard]] std::string own(const std::string& name) const { return (mine() / name).string(); }
  [[nodiscard]] static std::string text(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
  }

  void name(std::vector<std::string> teams) {
    router_ =
        std::make_unique<Router>(Router::Settings{.web_root = folders_.web(),
                                                  .recordings = folders_.recordings(),
                                                  .version = "1",
                                                  .access = {},
                                                  .matches = {.content = content(), .plugins = std::move(teams)}});
  }
  [[nodiscard]] Answer ask(std::string method, std::string target, std::string body = "", Headers more = {}) {
    Request request{std::move(method), std::move(target), {{"Host", "localhost"}}, std::move(body)};
    for (auto& header : more) request.headers.push_back(std::move(header));
    return router_->answer(request);
  }
  [[nodiscard]] Answer get(const std::string& path) { return ask("GET", "/api/behaviours/files/" + path); }
  [[nodiscard]] Answer put(const std::string& path, std::string text, std::string known = "*") {
    Headers more;
    if (!known.empty()) more.emplace_back("If-Match", std::move(known));
    return ask("PUT", "/api/behaviours/files/" + path, std::move(text), std::move(more));
  }

  TestFolders folders_;
  std::unique_ptr<Router> router_;
};

TEST_F(BehaviourRootsTest, AFolderThatWasNamedIsListedReadAndWritten) {
  name({own("lions"), own("lions") + ".so"});

  const Answer list = ask("GET", "/api/behaviours");
  EXPECT_NE(list.body.find(R"("name":"lions","team":"…/lions","title":"First steps")"), std::string::npos) << list.body;
  EXPECT_NE(list.body.find(R"("root":"lions/agents.xabsl")"), std::string::npos);
  EXPECT_NE(list.body.find(R"("lions/play.xabsl")"), std::string::npos);
  EXPECT_EQ(get("lions/play.xabsl").body, text(mine() / "lions" / "play.xabsl"));
  EXPECT_EQ(put("lions/play.xabsl", "// mine\n").status, 200);
  EXPECT_EQ(text(mine() / "lions" / "play.xabsl"), "// mine\n");
  EXPECT_EQ(put("lions/more.xabsl", "// more\n", "").status, 200) << "new files go there, too";
  EXPECT_EQ(text(mine() / "lions" / "more.xabsl"), "// more\n");
  EXPECT_FALSE(fs::exists(content() / "behaviours" / "lions"));
}

TEST_F(BehaviourRootsTest, NothingBesideOrAboveItIsReachable) {
  name({own("lions")});

  for (const char* path : {"lions/../secret.xml", "lions/up/mine/secret.xml", "lions/up/secret.xml", "lions/out.xabsl",
                           "secret.xml", "mine/secret.xml", "tigers/tigers.xml", "lions//etc/x.xml", "lions"}) {
    const Answer answer = get(path);
    EXPECT_NE(answer.status, 200) << path;
    EXPECT_EQ(answer.body.find("secret\n"), std::string::npos) << path;
    EXPECT_NE(put(path, "x").status, 200) << path;
  }
  EXPECT_EQ(text(mine() / "secret.xml"), "secret");
  EXPECT_EQ(text(folders_.root() / "secret.txt"), "secret");
  // nor by an include of what may be edited
  const Answer made = put("lions/agents.xabsl", "include \"../secret.xml\";\ninclude \"up/secret.txt\";\n");
  EXPECT_EQ(made.status, 200);
  EXPECT_EQ(ask("GET", "/api/behaviours").body.find("secret\""), std::string::npos);
}

TEST_F(BehaviourRootsTest, OfAFileOnlyTheFileIsEditable) {
  name({own("tigers.xml") + ":product"});

  EXPECT_NE(ask("GET", "/api/behaviours").body.find(R"("name":"tigers","team":"…/tigers.xml:product")"),
            std::string::npos);
  EXPECT_EQ(get("tigers/tigers.xml").status, 200);
  EXPECT_EQ(put("tigers/tigers.xml", "<RuleSet/>").status, 200);
  EXPECT_EQ(text(mine() / "tigers.xml"), "<RuleSet/>");
  EXPECT_EQ(get("tigers/secret.xml").status, 404) << "it lies beside it, but nobody named it";
  EXPECT_EQ(put("tigers/secret.xml", "x").status, 404);
  EXPECT_EQ(put("tigers/new.xml", "x", "").status, 404);
}

TEST_F(BehaviourRootsTest, ANameOfContentStaysContents) {
  name({own("triangle"), own("triangle/agents.xabsl"), (content() / "behaviours" / "first_steps").string()});

  const Answer list = ask("GET", "/api/behaviours");
  EXPECT_NE(list.body.find(R"("name":"triangle","team":"triangle")"), std::string::npos);
  EXPECT_NE(list.body.find(R"("name":"triangle-2","team":"…/triangle")"), std::string::npos) << list.body;
  EXPECT_EQ(list.body.find("triangle-3"), std::string::npos) << "a folder and its root are the same";
  EXPECT_EQ(list.body.find("first_steps-2"), std::string::npos);
  EXPECT_NE(get("triangle-2/play.xabsl").body, "");
  const auto create = [&](const std::string& json) {
    return ask("POST", "/api/behaviours", json, {{"Content-Type", "application/json"}}).status;
  };
  EXPECT_EQ(create(R"({"name":"copied","from":"triangle-2"})"), 201);
  EXPECT_TRUE(fs::exists(content() / "behaviours" / "copied" / "play.xabsl")) << "new ones go into content";
}

TEST_F(BehaviourRootsTest, AMatchSaysWhatItsTeamsAreCalledInTheEditorAndTakesSavedTextsOver) {
  name({own("lions"), own("tigers.xml")});
  const Answer started = ask("POST", "/api/matches",
                             R"({"blue":")" + own("lions") + R"(","yellow":")" + own("tigers.xml") + R"(:product"})",
                             {{"Content-Type", "application/json"}});
  ASSERT_EQ(started.status, 409) << "a logic that nobody named: " << started.body;
  const Answer answer =
      ask("POST", "/api/matches", R"({"blue":")" + own("lions") + R"(","yellow":")" + own("tigers.xml") + R"("})",
          {{"Content-Type", "application/json"}});
  ASSERT_EQ(answer.status, 201) << answer.body;
  EXPECT_NE(answer.body.find(R"("behaviours":["lions","tigers"])"), std::string::npos) << answer.body;

  std::string changed = text(mine() / "lions" / "play.xabsl");
  changed.replace(changed.find("speed = 900"), 11, "speed = 400");
  ASSERT_EQ(put("lions/play.xabsl", changed).status, 200);

  const auto end = os::now() + 60'000_ms;
  const auto version = [&] { return router_->matches().list().front().versions[0]; };
  while (version() == 0 && os::now() < end) std::this_thread::sleep_for(5ms);
  EXPECT_EQ(version(), 1);
}

}  // namespace
}  // namespace cancha::server
