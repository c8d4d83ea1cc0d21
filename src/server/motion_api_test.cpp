#include "server/motion_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/json.h"
#include "base/json_read.h"
#include "server/router.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kNod = R"(title = "Nod"
robot = "bioloid"

[[pose]]
name = "down"
time = 0.4
angles = { head_tilt = 30 }
)";

/// A list as a message, which can be read.
template <class T>
struct ListOf {
  std::vector<T> list{};
  static constexpr auto fields() { return list_of(entry("list", &ListOf::list)); }
};

/// A copy of content's robots and motions, beside a secret.
class MotionApiTest : public testing::Test {
 protected:
  MotionApiTest() {
    for (const char* part : {"robots", "motions", "gaits"}) {
      fs::create_directories(content() / part);
      fs::copy(fs::path{CANCHA_SOURCE_DIR} / "content" / part, content() / part, fs::copy_options::recursive);
    }
    folders_.write("content/secret.toml", "secret");
  }
  [[nodiscard]] fs::path content() const { return folders_.root() / "content"; }
  [[nodiscard]] std::string on_disk(const std::string& name) const {
    std::ifstream in{content() / "motions/bioloid" / name, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
  }

  [[nodiscard]] Answer ask(std::string method, std::string target, std::string body = "", std::string known = "") {
    if (!router_) {
      router_ = std::make_unique<Router>(Router::Settings{.web_root = folders_.web(),
                                                          .recordings = folders_.recordings(),
                                                          .version = "1",
                                                          .access = {},
                                                          .matches = {.content = content()}});
    }
    Request request{std::move(method), std::move(target), {{"Host", "localhost"}}, std::move(body)};
    if (!request.body.empty()) request.headers.emplace_back("Content-Type", "application/json");
    if (!known.empty()) request.headers.emplace_back("If-Match", std::move(known));
    return router_->answer(request);
  }
  template <class T>
  [[nodiscard]] T read(const Answer& answer) {
    T value;
    EXPECT_EQ(answer.status, 200) << answer.body;
    EXPECT_TRUE(parse_json(answer.body, value)) << answer.body;
    return value;
  }
  template <class T>
  [[nodiscard]] std::vector<T> read_list(Answer answer) {
    answer.body = fmt::format(R"({{"list":{}}})", answer.body);
    return read<ListOf<T>>(answer).list;
  }
  [[nodiscard]] MotionView motion(const std::string& name) {
    return read<MotionView>(ask("GET", fmt::format("/api/motion?robot=bioloid&name={}", name)));
  }
  [[nodiscard]] static MotionDraft nod(std::string name = "nod") {
    return {.robot = "bioloid", .name = std::move(name), .text = std::string{kNod}};
  }
  [[nodiscard]] static MotionDraft draft_of(const MotionView& view) {
    return {.robot = view.robot,
            .name = view.name,
            .title = view.title,
            .mirror_of = view.mirror_of,
            .repeat = view.repeat,
            .lies_down = view.lies_down,
            .poses = view.poses};
  }

  TestFolders folders_;
  std::unique_ptr<Router> router_;
};

TEST_F(MotionApiTest, ShowsARobotWithAllThatItTakesToDrawAndBendIt) {
  const auto robots = read_list<ListedRobot>(ask("GET", "/api/robots"));
  ASSERT_EQ(robots.size(), 3u);
  EXPECT_EQ(robots[0].name, "bioloid");
  EXPECT_TRUE(robots[0].title.starts_with("Bioloid Premium"));

  const auto robot = read<RobotView>(ask("GET", "/api/robot?name=bioloid"));
  ASSERT_EQ(robot.joints.size(), 20u);
  EXPECT_EQ(robot.joints[0].name, "right_shoulder_pitch");
  EXPECT_EQ(robot.joints[0].mirror, 1);
  EXPECT_EQ(robot.joints[0].mirror_sign, 1);
  EXPECT_EQ(robot.joints[12].least, 0);
  EXPECT_EQ(robot.joints[12].most, 126);
  EXPECT_GT(robot.joints[12].standing, 10);
  EXPECT_EQ(robot.links[0].parent, -1);
  EXPECT_EQ(robot.links.size(), 21u);
  EXPECT_GT(robot.shapes.size(), 16u) << "with those that are only looked at";
  EXPECT_EQ(robot.soles.size(), 2u);
  EXPECT_EQ(ask("GET", "/api/robot?name=..").status, 404);
  EXPECT_EQ(ask("GET", "/api/robot").body, "There is no robot ''.\n");
  EXPECT_EQ(ask("POST", "/api/robots", "{}").header("Allow"), "GET, HEAD");
}

TEST_F(MotionApiTest, ListsMotionsAndShowsThemResolved) {
  folders_.write("content/motions/bioloid/broken.toml", "title = 3\n");
  folders_.write("content/motions/bioloid/Odd Name.toml", std::string{kNod});
  const auto all = read_list<ListedMotion>(ask("GET", "/api/motions?robot=bioloid"));
  const auto stand = std::ranges::find(all, "stand", &ListedMotion::name);
  ASSERT_NE(stand, all.end());
  EXPECT_EQ(stand->poses, 1);
  EXPECT_FALSE(std::ranges::find(all, "broken", &ListedMotion::name)->readable);
  EXPECT_EQ(std::ranges::find(all, "Odd Name", &ListedMotion::name), all.end());

  const MotionView view = motion("stand");
  EXPECT_TRUE(view.readable);
  EXPECT_TRUE(view.poses[0].equilibrium);
  EXPECT_EQ(view.poses[0].angles.size(), 18u);
  EXPECT_EQ(view.text, on_disk("stand.toml"));
  EXPECT_EQ(view.etag, etag_of(view.text));
  EXPECT_EQ(ask("GET", "/api/motion?robot=bioloid&name=../../secret").status, 404);
  EXPECT_EQ(ask("GET", "/api/motion?robot=nao&name=fly").status, 404);
}

TEST_F(MotionApiTest, ShowsTheFaultsOfABadFileAtTheirPlaces) {
  folders_.write("content/motions/bioloid/bad.toml",
                 "title = \"Bad\"\nrobot = \"bioloid\"\n[[pose]]\nname = \"a\"\ntime = -1\nangles = { knee = 3 }\n");
  const MotionView view = motion("bad");

  EXPECT_FALSE(view.readable);
  ASSERT_EQ(view.faults.size(), 2u) << to_json(view.faults);
  EXPECT_EQ(view.faults[0].line, 5);
  EXPECT_NE(view.faults[0].message.find("'time' is -1"), std::string::npos) << view.faults[0].message;
  EXPECT_EQ(view.faults[1].line, 6);
  EXPECT_NE(view.faults[1].message.find("'knee'"), std::string::npos) << view.faults[1].message;
}

TEST_F(MotionApiTest, PosesAndTextAreTheSameMotion) {
  const MotionView stand = motion("stand");
  const auto again = read<MotionView>(ask("POST", "/api/motion/view", to_json(draft_of(stand))));
  EXPECT_EQ(again.text, stand.text);
  EXPECT_EQ(again.etag, "");
  EXPECT_FALSE(again.remarks);

  MotionDraft draft = nod();
  draft.text += "# why\n";
  EXPECT_TRUE(read<MotionView>(ask("POST", "/api/motion/view", to_json(draft))).remarks);
  draft.text = std::string{kNod} + "repeat = \"#";
  EXPECT_FALSE(read<MotionView>(ask("POST", "/api/motion/view", to_json(draft))).readable);

  draft = draft_of(stand);
  draft.poses[0].angles.push_back({"tail", 1});
  EXPECT_EQ(ask("POST", "/api/motion/view", to_json(draft)).body, "stand: 'bioloid' has no joint 'tail'\n");
  draft.poses[0].angles.back() = draft.poses[0].angles.front();
  EXPECT_EQ(ask("POST", "/api/motion/view", to_json(draft)).body, "stand: 'right_shoulder_pitch' is said twice\n");
}

TEST_F(MotionApiTest, MirrorsAMotion) {
  MotionDraft draft = draft_of(motion("ceabot_left"));
  const auto image = read<MotionView>(ask("POST", "/api/motion/mirror", to_json(draft)));
  EXPECT_EQ(image.name, "ceabot_right");
  EXPECT_EQ(image.title, "CEABOT table: right");
  EXPECT_EQ(image.poses[0].angles[0].degrees, draft.poses[0].angles[1].degrees);
  EXPECT_EQ(image.poses[0].angles[2].degrees, -draft.poses[0].angles[3].degrees);
}

TEST_F(MotionApiTest, SavesWhatIsSoundAndLosesNothing) {
  const Answer made = ask("PUT", "/api/motion", to_json(nod()));
  const auto saved = read<SavedFile>(made);
  EXPECT_EQ(on_disk("nod.toml"), kNod);
  EXPECT_EQ(saved.etag, etag_of(kNod));

  // a second new one, a stale one, a removed one
  EXPECT_EQ(ask("PUT", "/api/motion", to_json(nod())).body, "There is a motion 'nod' already.\n");
  EXPECT_EQ(ask("PUT", "/api/motion", to_json(nod()), "\"1-2\"").status, 409);
  EXPECT_EQ(ask("PUT", "/api/motion", to_json(nod("gone")), saved.etag).body, "The motion was removed meanwhile.\n");

  MotionDraft changed = draft_of(motion("nod"));
  changed.title = "Nod \"twice\"";
  changed.repeat = 2;
  EXPECT_EQ(ask("PUT", "/api/motion", to_json(changed), saved.etag).status, 200);
  EXPECT_EQ(motion("nod").title, "Nod \"twice\"");
  EXPECT_EQ(motion("nod").repeat, 2);
}

TEST_F(MotionApiTest, RefusesToSaveWithASentence) {
  for (const char* name : {"", "Nod", "../nod", "nod.toml", "a/b", "1nod", "ñ"}) {
    const Answer answer = ask("PUT", "/api/motion", to_json(nod(name)));
    EXPECT_EQ(answer.status, 400) << name;
    EXPECT_TRUE(answer.body.starts_with("A motion's name begins with a small letter")) << answer.body;
  }
  MotionDraft bad = nod();
  bad.text = "robot = \"bioloid\"\n[[pose]]\nname = \"a\"\ntime = 1\nangles = { knee = 1 }\n";
  const Answer faults = ask("PUT", "/api/motion", to_json(bad));
  EXPECT_EQ(faults.status, 422);
  EXPECT_NE(faults.body.find("'title' is missing"), std::string::npos) << faults.body;
  EXPECT_NE(faults.body.find("'knee'"), std::string::npos) << faults.body;
  EXPECT_FALSE(fs::exists(content() / "motions/bioloid/nod.toml"));

  bad = nod();
  bad.robot = "nobody";
  EXPECT_EQ(ask("PUT", "/api/motion", to_json(bad)).status, 404);
  EXPECT_EQ(ask("PUT", "/api/motion", "{").status, 400);
  EXPECT_EQ(ask("PUT", "/api/motion", to_json(MotionDraft{.robot = "bioloid", .name = "x"})).status, 422);
  bad = nod();
  bad.text.resize(MotionFiles::kMostBytes + 1, ' ');
  EXPECT_EQ(ask("PUT", "/api/motion", to_json(bad)).status, 413);
  EXPECT_EQ(ask("DELETE", "/api/motion").header("Allow"), "GET, HEAD, PUT");
  EXPECT_EQ(ask("PUT", "/api/motion").status, 415);

  // links lead nowhere else
  fs::create_symlink(content() / "secret.toml", content() / "motions/bioloid/link.toml");
  EXPECT_EQ(ask("PUT", "/api/motion", to_json(nod("link")), "*").status, 409);
  fs::rename(content() / "motions/bioloid", content() / "elsewhere");
  fs::create_symlink(content() / "elsewhere", content() / "motions/bioloid");
  EXPECT_EQ(ask("PUT", "/api/motion", to_json(nod())).status, 404);
  EXPECT_FALSE(fs::exists(content() / "elsewhere/nod.toml"));
}

TEST_F(MotionApiTest, ChecksAMotionWithoutAWorld) {
  MotionDraft draft = nod();
  draft.text =
      "title = \"Far\"\nrobot = \"bioloid\"\n[[pose]]\nname = \"far\"\ntime = 1\nangles = { head_pan = 120 }\n";
  const auto findings = read_list<MotionFinding>(ask("POST", "/api/motion/check", to_json(draft)));
  ASSERT_EQ(findings.size(), 2u) << to_json(findings);
  EXPECT_EQ(findings[0].concern, "range");
  EXPECT_EQ(findings[0].pose, "far");
  EXPECT_EQ(findings[0].joint, "head_pan");
  EXPECT_EQ(findings[1].concern, "end");
}

TEST_F(MotionApiTest, SimulatesAMotion) {
  const MotionTrial upright{.motion = draft_of(motion("stand"))};
  const auto run = read<MotionRun>(ask("POST", "/api/motion/simulate", to_json(upright)));
  EXPECT_TRUE(run.ended && run.stands && run.torque_met && run.speed_met);
  EXPECT_FALSE(run.fell);
  EXPECT_GT(run.frames.size(), 90u);
  EXPECT_EQ(run.frames[1].time, 0.02);
  EXPECT_EQ(run.frames[0].trunk.size(), 7u);
  EXPECT_EQ(run.frames[0].angles.size(), 20u);
  EXPECT_EQ(run.loads.size(), 20u);
  EXPECT_NEAR(run.most_torque, 1.32, 0.01);
  EXPECT_FALSE(run.loads[12].at_limit);

  const MotionTrial lying{.motion = draft_of(motion("stand")), .stance = MotionStance::Back, .random_body = true};
  const auto down = read<MotionRun>(ask("POST", "/api/motion/simulate", to_json(lying)));
  EXPECT_FALSE(down.stands || down.fell);

  const MotionTrial rising{.motion = draft_of(motion("get_up_front")), .stance = MotionStance::Front};
  const auto up = read<MotionRun>(ask("POST", "/api/motion/simulate", to_json(rising)));
  EXPECT_TRUE(up.stands);
  EXPECT_FALSE(up.torque_met);
  EXPECT_TRUE(std::ranges::any_of(up.loads, &MotionLoad::at_limit));

  MotionTrial bad{.motion = nod()};
  bad.motion.text = "title";
  EXPECT_EQ(ask("POST", "/api/motion/simulate", to_json(bad)).status, 422);
  EXPECT_EQ(ask("GET", "/api/motion/simulate").header("Allow"), "POST");
}

TEST_F(MotionApiTest, ARobotThatCannotStandIsToldSo) {
  fs::remove(content() / "gaits/bioloid.toml");
  fs::remove(content() / "motions/bioloid/stand.toml");
  EXPECT_EQ(ask("POST", "/api/motion/simulate", to_json(MotionTrial{.motion = nod()})).status, 422);
  EXPECT_EQ(read<RobotView>(ask("GET", "/api/robot?name=bioloid")).joints[12].standing, 0);
}

}  // namespace
}  // namespace cancha::server
