// What others may not see: files outside of the studio's folders, and where those folders lie.

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "base/json_read.h"
#include "server/router.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

constexpr std::string_view kSecret = "topsecretword";

/// A studio over copies of content, beside a file that nobody may read through it.
class SecrecyTest : public testing::Test {
 protected:
  SecrecyTest() {
    const fs::path source = fs::path{CANCHA_SOURCE_DIR} / "content";
    for (const char* part : {"leagues", "gaits", "behaviours/wheeled", "behaviours/first_steps", "motions/bioloid"}) {
      fs::create_directories((content() / part).parent_path());
      fs::copy(source / part, content() / part, fs::copy_options::recursive);
    }
    fs::create_directories(content() / "robots");
    fs::copy(source / "robots" / "bioloid", content() / "robots" / "bioloid", fs::copy_options::recursive);
    folders_.write("key.xabsl", fmt::format("{} 4711;\n", kSecret));
    fs::permissions(folders_.root() / "key.xabsl", fs::perms::owner_read);
    fs::create_symlink(folders_.root() / "key.xabsl", mine() / "link.xabsl");
    fs::create_symlink(folders_.root(), mine() / "out");
    router_ = std::make_unique<Router>(
        Router::Settings{.web_root = folders_.web(),
                         .recordings = folders_.recordings(),
                         .version = "1",
                         .access = {},
                         .matches = {.content = content(), .recordings = folders_.recordings(), .version = "1"},
                         .tunings = folders_.root() / "tune",
                         .studies = folders_.root() / "studies"});
  }
  ~SecrecyTest() override { router_.reset(); }

  [[nodiscard]] fs::path content() const { return folders_.root() / "content"; }
  [[nodiscard]] fs::path mine() const { return content() / "behaviours" / "first_steps"; }

  /// Asks; every answer goes through here, and none may tell what nobody may see.
  Answer ask(const std::string& method, const std::string& target, const std::string& body = "", Headers more = {}) {
    more.emplace_back("Host", "localhost:8642");
    if (method == "POST" || method == "PUT") more.emplace_back("Content-Type", "application/json");
    Answer answer = router_->answer({method, target, std::move(more), body});
    answer.body = body_of(answer);
    answer.file.reset();
    expect_clean(answer.body, fmt::format("{} {} {}", method, target, body));
    return answer;
  }
  void expect_clean(const std::string& text, const std::string& where) const {
    EXPECT_EQ(text.find(kSecret), text.npos) << where << "\n" << text;
    const bool tells = !asker_knows_ && text.find(folders_.root().string()) != text.npos;
    EXPECT_FALSE(tells) << where << "\n" << text;
    EXPECT_EQ(text.find(CANCHA_SOURCE_DIR), text.npos) << where << "\n" << text;
  }
  Answer save(const std::string& text) {
    return ask("PUT", "/api/behaviours/files/first_steps/agents.xabsl", text, {{"If-Match", "*"}});
  }
  [[nodiscard]] static std::string program_including(const std::string& way) {
    std::ifstream in{fs::path{CANCHA_SOURCE_DIR} / "content/behaviours/first_steps/agents.xabsl"};
    std::string text{std::istreambuf_iterator<char>{in}, {}};
    return text.insert(text.find("include "), fmt::format("include \"{}\";\n", way));
  }
  /// Ways to the key that a behaviour can try.
  [[nodiscard]] std::vector<std::string> ways() const {
    return {(folders_.root() / "key.xabsl").string(), "../../../key.xabsl", "link.xabsl", "out/key.xabsl",
            "./out/../../../../key.xabsl"};
  }
  static std::string name_in(const Answer& answer) {
    LiveStatus status;
    EXPECT_TRUE(parse_json(answer.body, status)) << answer.body;
    return status.name;
  }
  /// Looks at all that viewers are sent and at the files that were written.
  void expect_clean_stories() {
    for (const LiveStatus& status : router_->matches().list()) {
      const auto live = router_->matches().find(status.name);
      LiveFeed::Cursor cursor;
      for (auto parcel = live->feed().next(cursor); !parcel.bytes.empty(); parcel = live->feed().next(cursor)) {
        expect_clean(std::string{parcel.bytes}, "the feed of " + status.name);
      }
      live->stop();
    }
    for (const ListedRecording& one : router_->catalogue().list()) {
      auto reader = mcap::McapReader::open((folders_.recordings() / one.name).string());
      if (!reader) continue;
      for (const mcap::Metadata& words : reader->metadata()) {
        for (const auto& [key, value] : words.values) expect_clean(value, one.name + " " + key);
      }
      (void)reader->read({}, [&](const mcap::MessageView& message) {
        expect_clean(std::string{message.data}, one.name + " " + message.channel.topic);
        return true;
      });
    }
  }

  TestFolders folders_;
  std::unique_ptr<Router> router_;
  bool asker_knows_ = false;  ///< he has said himself where the folders lie
};

TEST_F(SecrecyTest, AMatchStartedFromThePageReadsOnlyWhatThePageMayRead) {
  for (const std::string& way : ways()) {
    asker_knows_ = way.starts_with('/');
    ASSERT_EQ(save(program_including(way)).status, 200);

    const std::string wish = R"({"blue":"first_steps","yellow":"roles","minutes":0.1,"speed":0})";
    const Answer started = ask("POST", "/api/matches", wish);

    EXPECT_EQ(started.status, 409) << started.body;
    EXPECT_NE(started.body.find("cannot be read"), std::string::npos) << started.body;
    for (const char* target : {"/api/matches", "/api/choices", "/api/behaviours", "/api/recordings"}) {
      EXPECT_EQ(ask("GET", target).status, 200);
    }
  }
  expect_clean_stories();
}

TEST_F(SecrecyTest, AMatchThatRunsReadsNoMoreWhenItsFilesChange) {
  const std::string wish = R"({"blue":"first_steps","yellow":"roles","minutes":5,"paused":true})";
  const std::string name = name_in(ask("POST", "/api/matches", wish));
  const auto live = router_->matches().find(name);
  ASSERT_TRUE(live);

  for (const std::string& way : ways()) {
    asker_knows_ = way.starts_with('/');
    ASSERT_EQ(save(program_including(way)).status, 200);
    const Answer told = ask("POST", "/api/matches/" + name, R"({"do":"reload","team":"blue"})");
    EXPECT_EQ(told.status, 409) << told.body;
    ask("POST", "/api/matches/" + name, R"({"do":"watches","team":"blue","watches":["ball.x"]})");
    EXPECT_NE(live->status().behaviour_problem.find("cannot be read"), std::string::npos);
    ask("GET", "/api/matches/" + name);
  }

  // nor do branches and the same match anew
  EXPECT_EQ(ask("POST", "/api/matches", fmt::format(R"({{"branch_of":"{}","at":0}})", name)).status, 409);
  EXPECT_EQ(ask("POST", "/api/matches/" + name, R"({"do":"reset"})").status, 409);
  expect_clean_stories();
}

TEST_F(SecrecyTest, RobotsMotionsGaitsAndLeaguesLeadNowhereElse) {
  const auto link = [&](const fs::path& place) {
    fs::remove(place);
    fs::create_symlink(folders_.root() / "key.xabsl", place);
  };
  link(content() / "gaits" / "bioloid.toml");
  fs::create_directories(content() / "motions" / "bioloid");
  link(content() / "motions" / "bioloid" / "stolen.toml");
  const std::string motion =
      R"({"robot":"bioloid","name":"x","text":"title=\"x\"\nrobot=\"bioloid\"\nmirror_of=\"WAY\""})";
  for (const char* way : {"stolen", "../../../key", "../bioloid/stolen"}) {
    std::string wish = motion;
    wish.replace(wish.find("WAY"), 3, way);
    for (const char* what : {"view", "mirror", "check"}) ask("POST", fmt::format("/api/motion/{}", what), wish);
    EXPECT_EQ(ask("PUT", "/api/motion", wish).status, 422);
  }
  ask("POST", "/api/motion/simulate", fmt::format(R"({{"motion":{}}})", motion));
  for (const char* target : {"/api/robots", "/api/robot?name=bioloid", "/api/motions?robot=bioloid",
                             "/api/motion?robot=bioloid&name=stolen", "/api/tunings", "/api/studies"}) {
    ask("GET", target);
  }

  std::ofstream{content() / "robots" / "bioloid" / "robot.toml"} << "title = \"B\"\nmodel = \"../../../key.xabsl\"\n";
  EXPECT_EQ(ask("GET", "/api/robot?name=bioloid").status, 422);
  link(content() / "robots" / "bioloid" / "robot.toml");
  EXPECT_NE(ask("GET", "/api/robot?name=bioloid").status, 200);
  link(content() / "leagues" / "stolen.toml");
  EXPECT_EQ(ask("POST", "/api/matches", R"({"league":"stolen"})").status, 409);
}

TEST_F(SecrecyTest, NothingTellsWhereTheFoldersLie) {
  folders_.write("content/leagues/broken.toml", "title = 3\n[walls\n");
  folders_.write("content/robots/bioloid/robot.toml", "title = 3\n[servo\n");
  folders_.write("content/gaits/bioloid.toml", "[");
  folders_.write("recordings/broken.mcap", "\x89MCAP0\r\nnonsense");
  const std::string name =
      name_in(ask("POST", "/api/matches", R"({"blue":"first_steps","yellow":"chase","minutes":0.1,"speed":0})"));
  const auto live = router_->matches().find(name);
  ASSERT_TRUE(live && live->wait(60s));
  const auto about = [&](const std::string& what) { return fmt::format("/api/recordings/{}/{}", name, what); };

  for (const std::string& target : {std::string{"/"},
                                    std::string{"/absent"},
                                    std::string{"/api/version"},
                                    std::string{"/api/recordings"},
                                    std::string{"/api/choices"},
                                    std::string{"/api/matches"},
                                    "/api/matches/" + name,
                                    std::string{"/api/behaviours"},
                                    std::string{"/api/robots"},
                                    std::string{"/api/robot?name=bioloid"},
                                    std::string{"/api/motions?robot=bioloid"},
                                    std::string{"/api/tunings"},
                                    std::string{"/api/studies"},
                                    std::string{"/api/study?name=stolen"},
                                    std::string{"/api/tuning?name=x"},
                                    about("share.html"),
                                    about("picture.svg"),
                                    about("messages?topic=/behaviour/programs"),
                                    about("messages?topic=/log"),
                                    about("messages?topic=/none"),
                                    std::string{"/api/recordings/broken.mcap/share.html"},
                                    std::string{"/api/recordings/broken.mcap/picture.svg"},
                                    std::string{"/api/recordings/broken.mcap/messages?topic=/log"},
                                    "/recordings/" + name}) {
    ask("GET", target);
  }
  EXPECT_EQ(ask("GET", about("messages?topic=/behaviour/programs")).status, 200);
  for (const char* wish : {R"({"league":"broken"})", R"({"league":"none"})", R"({"blue":"/etc/passwd"})",
                           R"({"branch_of":"broken.mcap"})", R"({"branch_of":"none.mcap"})", "{"}) {
    EXPECT_GE(ask("POST", "/api/matches", wish).status, 400) << wish;
  }
  // a folder that cannot be written
  fs::remove_all(folders_.recordings());
  folders_.write("recordings", "no folder");
  EXPECT_EQ(ask("POST", "/api/matches", "{}").status, 409);
  fs::remove(folders_.recordings());
}

TEST_F(SecrecyTest, TeamsOfTheCommandLineAreToldWithoutTheWayToThem) {
  fs::create_directories(folders_.root() / "teams");
  fs::copy(mine(), folders_.root() / "teams" / "lions", fs::copy_options::recursive | fs::copy_options::skip_symlinks);
  fs::copy(content() / "behaviours" / "wheeled", folders_.root() / "teams" / "wheeled");
  const std::string lions = (folders_.root() / "teams" / "lions").string();
  router_ = std::make_unique<Router>(Router::Settings{
      .web_root = folders_.web(),
      .recordings = folders_.recordings(),
      .version = "1",
      .access = {},
      .matches = {.content = content(), .recordings = folders_.recordings(), .version = "1", .plugins = {lions}}});

  EXPECT_NE(ask("GET", "/api/choices").body.find("\"…/lions\""), std::string::npos);
  const std::string name =
      name_in(ask("POST", "/api/matches", R"({"blue":"…/lions","yellow":"chase","minutes":0.1,"speed":0})"));
  EXPECT_EQ(name, "simurosot-lions-chase-1.mcap");
  ASSERT_TRUE(router_->matches().find(name)->wait(60s));
  // a branch finds it again
  EXPECT_EQ(ask("POST", "/api/matches", fmt::format(R"({{"branch_of":"{}","at":1}})", name)).status, 201);
  EXPECT_NE(ask("GET", "/api/recordings").body.find("\"blue\":\"…/lions\""), std::string::npos);
  ask("GET", fmt::format("/api/recordings/{}/messages?topic=/behaviour/programs", name));
  ask("GET", "/api/behaviours");
  ask("GET", "/api/matches");
  expect_clean_stories();
}

}  // namespace
}  // namespace cancha::server
