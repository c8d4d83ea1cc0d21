#include "server/scene_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "base/json.h"
#include "server/content_api_test.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

class SceneApiTest : public ContentApiTest {
 protected:
  SceneApiTest() : ContentApiTest{"/api/scene", CANCHA_SOURCE_DIR, {"leagues", "scenes"}} {}
  SceneView check(std::vector<SceneBox> boxes) {
    return read<SceneView>(ask("POST", "/check", to_json(SceneDraft{.boxes = std::move(boxes)})));
  }
  std::string text_of(const std::string& name) const { return ContentApiTest::text_of(fs::path{"scenes"} / name); }
};

TEST_F(SceneApiTest, TheFieldAndTheScenesOfTheRaceAreListed) {
  const auto ground = read<SceneGround>(ask("GET", "s"));
  EXPECT_EQ(ground.scenes, (std::vector<std::string>{"race_1", "race_2", "race_3", "race_4", "race_5", "race_6"}))
      << "not those of stairs and sumo";
  EXPECT_DOUBLE_EQ(ground.length, 2.5);
  EXPECT_DOUBLE_EQ(ground.line, 0.75);
  EXPECT_EQ(ground.most_boxes, 6);

  const auto view = read<SceneView>(ask("GET", "?name=race_1"));
  EXPECT_EQ(view.scene.title, "Three boxes");
  ASSERT_EQ(view.scene.boxes.size(), 3u);
  EXPECT_DOUBLE_EQ(view.scene.boxes[1].y, -0.25);
  EXPECT_TRUE(view.faults.empty());
  EXPECT_EQ(ask("GET", "?name=../leagues/kidsize").status, 404);
  EXPECT_EQ(ask("GET", "?name=nothing").status, 404);
  EXPECT_EQ(ask("GET", "?name=passivity").status, 404) << "a decoy is no scene of the race";
}

TEST_F(SceneApiTest, ARandomOneIsLegalAndTheSameForASeed) {
  const auto one = read<SceneView>(ask("GET", "?seed=7"));
  EXPECT_TRUE(one.faults.empty());
  EXPECT_GE(one.scene.boxes.size(), 3u);
  EXPECT_EQ(to_json(one), to_json(read<SceneView>(ask("GET", "?seed=7"))));
  EXPECT_NE(to_json(one.scene.boxes), to_json(read<SceneView>(ask("GET", "?seed=8")).scene.boxes));
  EXPECT_TRUE(check(one.scene.boxes).faults.empty()) << "in millimetres and degrees, too";
  EXPECT_EQ(ask("GET", "?seed=-1").status, 400);
}

TEST_F(SceneApiTest, FaultsSayWhichBoxesAreMeant) {
  const auto narrow = check({{0, 0, 0}, {0, 0.5, 0}});
  ASSERT_EQ(narrow.faults.size(), 2u);
  EXPECT_EQ(narrow.faults[0].text,
            "box 2 leaves 40 cm to the wall, the rules ask for 50 (put it against the wall, or "
            "farther away)");
  EXPECT_EQ(narrow.faults[0].boxes, (std::vector<int>{1}));
  EXPECT_NE(narrow.faults[1].text.find("boxes 1 and 2 are 30 cm apart, the rules ask for 50"), std::string::npos);
  EXPECT_EQ(narrow.faults[1].boxes, (std::vector<int>{0, 1}));

  const auto outside = check({{0.7, 0, 0}});
  ASSERT_EQ(outside.faults.size(), 1u);
  EXPECT_NE(outside.faults[0].text.find("not wholly in the middle zone"), std::string::npos);
  EXPECT_EQ(check(std::vector<SceneBox>(7, {0, 0, 0})).faults[0].text, "7 boxes, the rules allow 6 (take some away)");
}

TEST_F(SceneApiTest, OnlyLegalScenesAreSavedAndNothingIsOverwrittenUnseen) {
  SceneDraft draft{"mine", "My scene", {{0.1, -0.25, 30}}};
  const auto saved = read<SavedFile>(ask("PUT", "", to_json(draft)));
  EXPECT_EQ(text_of("mine.toml"),
            "[scene]\ntitle = \"My scene\"\n\n[[scene.boxes]]\nat = [0.100, -0.250]\nturn = 30\n");
  EXPECT_EQ(read<SceneView>(ask("GET", "?name=mine")).etag, saved.etag);

  draft.boxes[0].x = 0.2;
  EXPECT_EQ(ask("PUT", "", to_json(draft)).status, 409);
  EXPECT_EQ(ask("PUT", "", to_json(draft), {{"If-Match", "\"other\""}}).status, 409);
  EXPECT_EQ(ask("PUT", "", to_json(draft), {{"If-Match", saved.etag}}).status, 200);

  draft.boxes.push_back({0.2, 0.1, 0});
  const Answer refused = ask("PUT", "", to_json(draft), {{"If-Match", "*"}});
  EXPECT_EQ(refused.status, 422);
  EXPECT_NE(refused.body.find("mine.toml:"), std::string::npos) << refused.body;
  EXPECT_NE(refused.body.find("the rules ask for 50"), std::string::npos) << refused.body;
}

TEST_F(SceneApiTest, MatchesTakeScenesByNameOnlyAndKnowTwoJudges) {
  const auto start = [&](const std::string& league, const std::string& scene, const std::string& who) {
    return router_
        .answer({"POST",
                 "/api/matches",
                 {{"Host", "localhost:8642"}, {"Content-Type", "application/json"}},
                 to_json(StartMatch{.league = league, .scene = scene, .judge = who})})
        .body;
  };
  EXPECT_NE(start("ceabot-race", "../scenes/race_1.toml", "").find("is no name of a scene"), std::string::npos);
  EXPECT_NE(start("ceabot-race", "race_1", "nobody").find("judge: must be program or person"), std::string::npos);
  EXPECT_NE(start("simurosot", "race_1", "").find("is no contest"), std::string::npos);
}

TEST_F(SceneApiTest, HostileDraftsAreRefusedWithASentence) {
  const auto put = [&](SceneDraft draft) { return ask("PUT", "", to_json(draft)); };
  const std::vector<SceneBox> one{{0, 0, 0}};
  for (const char* name : {"", "random", "passivity", "../x", "a/b", "Upper", "a.toml"}) {
    EXPECT_EQ(put({name, "t", one}).status, 400) << name;
  }
  for (const std::string& title : {std::string{}, std::string{"a\"\n[x]"}, std::string(81, 'a')}) {
    EXPECT_EQ(put({"mine", title, one}).status, 400) << title;
  }
  EXPECT_EQ(put({"mine", "t", {}}).status, 422);
  EXPECT_EQ(put({"mine", "t", {{1e9, 0, 0}}}).status, 400);
  EXPECT_EQ(put({"mine", "t", std::vector<SceneBox>(33, {0, 0, 0})}).status, 400);
  EXPECT_EQ(ask("POST", "/check", "{").status, 400);
  EXPECT_EQ(ask("POST", "", "{}").status, 405);
  EXPECT_EQ(ask("POST", "s", "{}").status, 405);
  fs::create_symlink(folders_.root(), content_ / "scenes" / "linked.toml");
  EXPECT_EQ(put({"linked", "t", one}).status, 409);
  EXPECT_FALSE(fs::exists(content_ / "scenes" / "mine.toml"));
}

}  // namespace
}  // namespace cancha::server
