#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <set>

#include "base/json.h"
#include "base/json_read.h"
#include "match/fixture.h"
#include "match/players_side.h"
#include "messages/vision.h"
#include "messages/world_state.h"
#include "team/rtdb/database.h"
#include "team/teamware/vision_records.h"

// Every record and flag of the CAMBADA document, as robots of a match fill them: none stays as it was.
namespace cancha::match {
namespace {

const std::filesystem::path kRecordsContent = CANCHA_SOURCE_DIR "/content";

/// The values that each field of each record had, lists merged: "GlobalWS.ours.position.x".
using Values = std::map<std::string, std::set<std::string>>;

void add(const std::string& path, const JsonValue& value, Values& values) {
  if (const auto members = value.members()) {
    for (const auto& [name, one] : *members) add(path + "." + name, one, values);
  } else if (const auto elements = value.elements()) {
    values[path + ".size"].insert(fmt::format("{}", elements->size()));
    for (const JsonValue& one : *elements) add(path, one, values);
  } else if (const auto text = value.as_text()) {
    values[path].insert(*text);
  } else if (const auto number = value.as_number()) {
    values[path].insert(fmt::format("{:.4g}", *number));
  } else if (const auto flag = value.as_bool()) {
    values[path].insert(*flag ? "true" : "false");
  }
}

struct Recorded : testing::Test {
  std::filesystem::path folder = std::filesystem::temp_directory_path() / fmt::format("cancha-all-{}", ::getpid());
  std::unique_ptr<Match> match;
  PlayersSide* blue = nullptr;
  Values values;

  void SetUp() override {
    std::filesystem::create_directories(folder);
    Fixture fixture{.league = "msl", .blue = "msl", .yellow = "msl_chase", .minutes = 4.0, .seed = 4};
    fixture.databases = folder.string();
    const auto league = league_of(fixture, kRecordsContent).value();
    auto sides = teams_of(fixture, league, kRecordsContent);
    ASSERT_TRUE(sides) << sides.error().text();
    blue = dynamic_cast<PlayersSide*>((*sides)[index(Team::Blue)].get());
    match = std::move(*start_match(fixture, league, kRecordsContent, std::move(*sides)));
    ASSERT_NE(blue, nullptr);
  }
  void TearDown() override {
    match.reset();
    std::filesystem::remove_all(folder);
  }
  template <class T>
  T look(int member, std::string_view record, const std::string& as) {
    auto database = team::Database::attach({.folder = folder.string(), .team = "blue", .member = member});
    EXPECT_TRUE(database) << database.error().text();
    team::Record<T> reader{database->find(record).value()};
    T value{};
    if (reader.get(value).number == 0) return value;
    const std::string json = to_json(value);
    const auto document = JsonDocument::parse(json);
    EXPECT_TRUE(document) << document.error().text();
    add(as, document->root(), values);
    return value;
  }
  void play(double seconds) {
    const double until = match->truth().time.seconds() + seconds;
    for (int tick = 0; match->truth().time.seconds() < until; ++tick) {
      ASSERT_TRUE(match->tick());
      if (tick % 10 != 0) continue;
      look<teamware::GlobalWS>(0, "world", "GlobalWS");
      look<teamware::Coach>(0, "coach", "Coach");
      for (const int member : {1, 3, 5}) {
        look<teamware::GlobalWS>(member, "world", "GlobalWS");
        look<teamware::FRNTVision>(member, "front_vision", "FRNTVision");
        look<teamware::OMNIVision>(member, "omni_vision", "OMNIVision");
      }
    }
  }
};

TEST_F(Recorded, NoFieldOfAnyRecordIsConstantOverAMatch) {
  team::BaseStation& base = *blue->base_station();
  play(25.0);
  // what people and radios do in a match
  base.set_role(3, "sweeper");
  base.set_active(5, false);
  play(3.0);
  base.set_active(5, true);
  base.set_stopped(true);
  base.set_colour(teamware::Colour::Magenta);
  play(2.0);
  base.set_stopped(false);
  blue->set_radio(0, false);
  play(4.0);
  blue->set_radio(0, true);
  blue->set_radio(4, false);
  play(10.0);
  // a goal for each
  for (const double x : {-6.2, 6.2}) {
    while (match->game().play != RefereePlay::Playing || match->game().mode != PlayMode::PlayOn) play(0.5);
    ASSERT_TRUE(match->touch(std::nullopt, {x, 0.0, 0.0}));
    play(1.0);
  }
  play(6.0);

  // what cannot change, and why
  const std::set<std::string> constant{"Coach.active",               // the base station's own record
                                       "Coach.robots.size",          // members of the team
                                       "GlobalWS.ours.size",         // likewise
                                       "FRNTVision.obstacles.size",  // all robots wear bands
                                       // what is not seen stands in no list; the height of a post tells how far it is,
                                       // and the other camera is corrected as far as it sees
                                       "FRNTVision.landmarks.goals.see", "FRNTVision.landmarks.goals.see_xy",
                                       "FRNTVision.landmarks.posts.see", "FRNTVision.landmarks.posts.see_xy",
                                       "FRNTVision.mates.see", "FRNTVision.opponents.see", "OMNIVision.obstacles.see",
                                       "OMNIVision.obstacles.see_xy"};
  std::vector<std::string> same;
  for (const auto& [path, had] : values) {
    if (had.size() < 2 && !constant.contains(path)) same.push_back(path + " = " + *had.begin());
  }
  EXPECT_TRUE(same.empty()) << fmt::format("{}", fmt::join(same, "\n"));
  for (const char* flag : {"base_station", "bstation_active", "ball_seen", "running", "behaviour_changed"}) {
    EXPECT_EQ(values[fmt::format("GlobalWS.{}", flag)], (std::set<std::string>{"false", "true"})) << flag;
  }
  for (const char* field : {"inconsistencies", "cycles", "battery", "teammates_active", "self.see.our_goal"}) {
    EXPECT_GT(values[fmt::format("GlobalWS.{}", field)].size(), 1u) << field;
  }
  EXPECT_TRUE(values["FRNTVision.ball.see"].contains("true") && values["FRNTVision.ball.see_xy"].contains("false"));
  EXPECT_GT(values.size(), 80u);
}

TEST_F(Recorded, CamerasAndLandmarksArePutInTheFirstCycleAndStay) {
  ASSERT_TRUE(match->tick());
  const auto front = look<teamware::CameraSettings>(2, "front_camera", "front");
  const auto omni = look<teamware::CameraSettings>(2, "omni_camera", "omni");
  const auto landmarks = look<teamware::Landmarks>(2, "landmarks", "landmarks");
  EXPECT_EQ(front.camera, teamware::Camera::Front);
  EXPECT_EQ(omni.camera, teamware::Camera::Omni);
  EXPECT_NEAR(team::view_of(front), 1.05, 1e-9) << "what the vision goes by";
  EXPECT_EQ(front.centre, (Vec2{320, 240}));
  for (const teamware::CameraSettings& camera : {front, omni}) {
    EXPECT_GT(camera.gain, 0);
    EXPECT_GT(camera.exposure, 0);
    EXPECT_GT(camera.white_balance_red, 0);
    EXPECT_GT(camera.mounted, 0.5);
  }
  EXPECT_EQ(landmarks.places.size(), 10u);
  ASSERT_TRUE(match->tick());
  EXPECT_EQ(to_json(look<teamware::CameraSettings>(2, "front_camera", "front")), to_json(front));
}

}  // namespace
}  // namespace cancha::match
