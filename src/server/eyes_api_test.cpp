#include "server/eyes_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/json_read.h"
#include "match/fixture.h"
#include "match/recorded_eyes.h"
#include "match/replay.h"
#include "server/eyes_view.h"
#include "server/router.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// An answer without the obstacles, whose times nobody reads from JSON.
struct Told : EyesView {
  static constexpr std::string_view kName = "cancha.EyesView";
  static constexpr auto fields() {
    return list_of(entry("senses", &EyesView::senses), entry("league", &EyesView::league),
                   entry("model", &EyesView::model), entry("camera", &EyesView::camera),
                   entry("white_ball", &EyesView::white_ball), entry("robot", &EyesView::robot),
                   entry("picture", &EyesView::picture), entry("camera_height", &EyesView::camera_height),
                   entry("things", &EyesView::things), entry("ground", &EyesView::ground),
                   entry("rays", &EyesView::rays), entry("cones", &EyesView::cones));
  }
};

/// A router over recordings of humanoids.
class EyesApiTest : public testing::Test {
 protected:
  /// Records the first seconds of a match.
  void play(const std::string& name, match::Fixture fixture, double seconds) const {
    fixture.league = "kidsize";
    const auto league = match::league_of(fixture, kContent).value();
    auto match = match::start_match(fixture, league, kContent);
    ASSERT_TRUE(match) << match.error().text();
    auto recorder = match::Recorder::open((folders_.recordings() / name).string(), **match,
                                          match::info_of(fixture, league, "test"));
    ASSERT_TRUE(recorder) << recorder.error().text();
    (*match)->add_observer(**recorder);
    while ((*match)->truth().time.seconds() < seconds) ASSERT_TRUE((*match)->tick());
    ASSERT_TRUE((*recorder)->close());
  }
  static match::Fixture seeing(bool images) {
    match::Fixture fixture{.blue = "kidsize", .yellow = "kidsize"};
    fixture.sensing.senses = "camera";
    fixture.sensing.images = images;
    return fixture;
  }
  Answer ask(const std::string& target) {
    return router_.answer({"GET", "/api/recordings/" + target, {{"Host", "localhost:8642"}}});
  }
  Told see(const std::string& target) {
    const Answer answer = ask(target);
    EXPECT_EQ(answer.status, 200) << answer.body;
    Told view;
    const auto document = JsonDocument::parse(answer.body);
    EXPECT_TRUE(document && read_known(document->root(), view)) << answer.body.substr(0, 400);
    return view;
  }

  TestFolders folders_;
  Router router_{{.web_root = folders_.web(),
                  .recordings = folders_.recordings(),
                  .version = "1",
                  .access = {},
                  .matches = {.content = kContent, .recordings = folders_.recordings()}}};
};

TEST_F(EyesApiTest, ARecordedPictureComesWithWhatItsPlayerRecognised) {
  play("m.mcap", seeing(true), 2.5);

  const Told view = see("m.mcap/eyes?robot=blue:1&at=2.4");

  EXPECT_EQ(view.senses, "camera");
  ASSERT_TRUE(view.picture);
  EXPECT_TRUE(view.picture->recorded);
  EXPECT_EQ(view.picture->width, 432);
  EXPECT_EQ(view.league, "kidsize");
  EXPECT_EQ(view.model, "bioloid");
  EXPECT_EQ(view.camera, "head");
  EXPECT_FALSE(view.white_ball);
  EXPECT_EQ(view.picture->rgb.size(), 3u * 432 * 240);
  EXPECT_NEAR(view.picture->time, 2.3, 0.1) << "pictures arrive after 60 ms, fifteen times a second";
  EXPECT_NEAR(*view.camera_height, 0.36, 0.06);
  EXPECT_GE(view.ground.size(), 8u);
  ASSERT_FALSE(view.things.empty());
  int known = 0;
  for (const EyeThing& thing : view.things) {
    if (!thing.truth) continue;
    ++known;
    EXPECT_LT(*thing.error, 0.15 * thing.seen.distance + 0.25) << names(ThingKind{})[static_cast<int>(thing.seen.kind)];
  }
  EXPECT_GT(known, 0);
}

TEST_F(EyesApiTest, WithoutRecordedPicturesTheyAreDrawnFromTheTruth) {
  play("m.mcap", seeing(false), 2.5);

  const Told view = see("m.mcap/eyes?robot=yellow:2&at=2.4");
  const Told again = see("m.mcap/eyes?robot=yellow:2&at=2.4");

  ASSERT_TRUE(view.picture);
  EXPECT_FALSE(view.picture->recorded);
  // after 60 ms on its way, at most 1/15 s before the next one comes, in a frame at most 1/60 s older
  EXPECT_LE(view.picture->time, 2.4 - 0.06);
  EXPECT_GE(view.picture->time, 2.4 - 0.06 - 1.0 / 15 - 1.0 / 60 - 0.01);
  EXPECT_EQ(view.picture->rgb, again.picture->rgb) << "the same moment gives the same bits";
  // who looks at something depends on the machine's arithmetic
  std::size_t things = view.things.size();
  for (const char* mate : {"yellow:0", "yellow:1"}) {
    things += see(fmt::format("m.mcap/eyes?robot={}&at=2.4", mate)).things.size();
  }
  EXPECT_GT(things, 0u);
}

TEST_F(EyesApiTest, InADrawnPictureThingsAreWhereTheRobotBelievesToLook) {
  play("m.mcap", seeing(false), 2.5);
  auto reader = mcap::McapReader::open((folders_.recordings() / "m.mcap").string()).value();
  const auto info = match::read_info(reader).value();
  const auto league = match::read_league(reader).value();
  const auto eye = match::RobotEye::make(league, kContent, info.sensing.look).value();

  int nearer = 0;
  int further = 0;
  for (int number = 0; number < league.players; ++number) {
    const RobotId robot{Team::Yellow, number};
    robot::Profile profile = match::recorded_profile(info, league, robot, kContent);
    const EyesView right = view_of_eyes(reader, *eye, profile, robot, Time{} + 2400_ms).value();
    profile.seeing.mounting.tilt = from_degrees(2);
    const EyesView wrong = view_of_eyes(reader, *eye, profile, robot, Time{} + 2400_ms).value();
    EXPECT_EQ(wrong.picture->rgb, right.picture->rgb) << "the camera itself has not moved";
    for (const EyeThing& thing : wrong.things) {
      const auto same = std::ranges::find_if(right.things, [&](const EyeThing& other) {
        return other.seen.kind == thing.seen.kind && std::abs(other.seen.bearing - thing.seen.bearing) < 0.03;
      });
      if (same == right.things.end()) continue;
      nearer += thing.seen.distance < 0.99 * same->seen.distance ? 1 : 0;
      further += thing.seen.distance > 1.01 * same->seen.distance ? 1 : 0;
    }
  }

  EXPECT_GT(nearer, further) << "who believes to look further down believes things to be nearer";
}

TEST_F(EyesApiTest, OfMixedResolutionsADrawnPictureIsLookedAtAsItsTurnIs) {
  play("m.mcap", seeing(false), 2.5);
  auto reader = mcap::McapReader::open((folders_.recordings() / "m.mcap").string()).value();
  const auto info = match::read_info(reader).value();
  const auto league = match::read_league(reader).value();
  const auto eye = match::RobotEye::make(league, kContent, info.sensing.look).value();

  // the 35th picture is the third after one that is looked at in full: only every second pixel counts
  int coarse = 0;
  int fine = 0;
  for (int place = 0; place < league.robots(); ++place) {
    const RobotId robot = robot_at(static_cast<std::size_t>(place), league.players);
    robot::Profile profile = match::recorded_profile(info, league, robot, kContent);
    profile.seeing.vision.shrink = 2;
    profile.seeing.vision.full_every = 8;
    for (const EyeThing& thing : view_of_eyes(reader, *eye, profile, robot, Time{} + 2400_ms).value().things) {
      if (!thing.seen.box || thing.seen.held) continue;
      const bool even = thing.seen.box->left % 2 == 0 && thing.seen.box->right % 2 == 1;
      ++(even ? coarse : fine);
    }
  }

  EXPECT_GT(coarse, fine) << "a ball that is lost is looked for in full at once, so that few may be fine";
}

TEST_F(EyesApiTest, WhatAnOraclesPlayersSeeIsPutIntoADrawnPicture) {
  play("m.mcap", {.blue = "kidsize", .yellow = "kidsize"}, 2.0);

  const Told view = see("m.mcap/eyes?robot=blue:0&at=1.9");

  EXPECT_EQ(view.senses, "oracle");
  ASSERT_TRUE(view.picture);
  int placed = 0;
  for (const EyeThing& thing : view.things) placed += thing.pixel ? 1 : 0;
  EXPECT_GT(placed, 0) << "things without a box have a place in the picture";
}

TEST_F(EyesApiTest, LasersSonarsAndTheGridComeInTheFieldsFrame) {
  play("m.mcap", {.blue = "kidsize_ranges", .yellow = "kidsize_ranges"}, 3.0);

  const Told keeper = see("m.mcap/eyes?robot=blue:0&at=2.9");
  const Told player = see("m.mcap/eyes?robot=blue:1&at=2.9");

  EXPECT_EQ(keeper.rays.size(), 3u * 21);
  for (const EyeRay& ray : keeper.rays) EXPECT_LT(distance(ray.from, keeper.robot.position()), 0.3);
  EXPECT_TRUE(keeper.cones.empty());
  ASSERT_EQ(player.cones.size(), 2u);
  EXPECT_NEAR(player.cones[0].range, 2.55, 1e-9);
  EXPECT_LT(distance(player.cones[0].from, player.robot.position()), 0.3);
  EXPECT_NE(ask("m.mcap/eyes?robot=blue:1&at=2.9").body.find(R"("obstacles":{"obstacles":)"), std::string::npos);
}

TEST_F(EyesApiTest, WhatCannotBeAnsweredIsToldWithASentence) {
  folders_.write_match("recordings/old.mcap", 3);
  play("m.mcap", {.blue = "kidsize", .yellow = "kidsize"}, 0.5);

  EXPECT_EQ(ask("m.mcap/eyes").status, 400);
  EXPECT_EQ(ask("m.mcap/eyes?robot=blue:1").status, 400);
  EXPECT_EQ(ask("m.mcap/eyes?robot=green:1&at=0").status, 400);
  EXPECT_EQ(ask("m.mcap/eyes?robot=blue:1&at=nan").status, 400);
  EXPECT_EQ(ask("m.mcap/eyes?robot=blue:7&at=0.2").status, 404);
  EXPECT_EQ(ask("m.mcap/eyes?robot=blue:7&at=0.2").body, "A team has 3 robots, numbered from 0.\n");
  EXPECT_EQ(ask("m.mcap/eyes?robot=blue:1&at=99").status, 422);
  EXPECT_EQ(ask("old.mcap/eyes?robot=blue:1&at=1").status, 422);
  EXPECT_EQ(ask("ten.mcap/eyes?robot=blue:1&at=1").status, 422);
  EXPECT_EQ(ask("none.mcap/eyes?robot=blue:1&at=1").status, 404);
}

TEST_F(EyesApiTest, FramesThatAreNotTheLeaguesAreRefused) {
  match::Fixture fixture{.league = "kidsize", .blue = "kidsize", .yellow = "kidsize"};
  const auto league = match::league_of(fixture, kContent).value();
  auto writer = mcap::McapWriter::open((folders_.recordings() / "bad.mcap").string()).value();
  ASSERT_TRUE(writer.add_metadata(match::kMatchMetadata, match::words_of(match::info_of(fixture, league, "test"))));
  const auto frames = writer.add_channel<foxglove::FrameTransforms>(match::topic::kTransforms);
  const auto joints = writer.add_channel<JointFrame>(match::topic::kJoints);
  const auto ticks = writer.add_channel<PlayerTicks>(match::topic::kTicks);
  foxglove::FrameTransforms frame;
  frame.transforms.resize(7);
  ASSERT_TRUE(writer.write(frames, Time{} + 100_ms, frame));
  ASSERT_TRUE(writer.write(joints, Time{} + 100_ms, JointFrame{{1.0F, 2.0F}}));
  PlayerTicks told;
  told.players.push_back({{Team::Blue, 1}, {}});
  ASSERT_TRUE(writer.write(ticks, Time{} + 100_ms, told));
  ASSERT_TRUE(writer.close());

  const Answer answer = ask("bad.mcap/eyes?robot=blue:1&at=0.5");

  EXPECT_EQ(answer.status, 422);
  EXPECT_NE(answer.body.find("its frames are not those of the league's robots"), std::string::npos) << answer.body;
}

}  // namespace
}  // namespace cancha::server
