#include "match/recorded_eyes.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <map>

#include "base/json.h"
#include "match/fixture.h"
#include "match/recorded_readings.h"
#include "match/replay.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";
constexpr RobotId kRobots[] = {{Team::Blue, 1}, {Team::Yellow, 1}};

/// Keeps what players saw in the pictures of their cameras.
struct Witness final : Observer {
  std::map<std::pair<int, std::int64_t>, std::string> sights;  ///< by team and the picture's time
  int by_oracle = 0;

  void ticked(const Moment& moment) override {
    for (const Frame* frame : moment.frames) {
      by_oracle += frame->readings.sight ? 1 : 0;
      if (frame->robot.number != 1 || !frame->percepts.sight) continue;
      sights[{static_cast<int>(frame->robot.team), frame->percepts.sight->time.ns}] = to_json(*frame->percepts.sight);
    }
  }
};

/// Plays two seconds of a match whose players see by cameras, and keeps their pictures.
Witness play(const std::string& name, const std::string& path) {
  Fixture fixture{.league = name};
  const auto league = league_of(fixture, kContent).value();
  fixture.blue = league.teams[0];
  fixture.yellow = league.teams[1];
  fixture.sensing = {.senses = "camera", .images = true};
  auto match = start_match(fixture, league, kContent).value();
  auto recorder = Recorder::open(path, *match, info_of(fixture, league, "test")).value();
  Witness witness;
  match->add_observer(*recorder);
  match->add_observer(witness);
  for (int i = 0; i < 200; ++i) EXPECT_TRUE(match->tick().has_value());
  EXPECT_TRUE(recorder->close().has_value());
  return witness;
}

TEST(RecordedEyes, SeeWhatThePlayerSawInEachLeagueAndForEachTeam) {
  for (const std::string name : {"kidsize", "spl"}) {
    const std::string path = testing::TempDir() + name + "-eyes-" + std::to_string(getpid()) + ".mcap";
    const Witness witness = play(name, path);
    EXPECT_EQ(witness.by_oracle, 0) << "who looks himself is told nothing";
    auto opened = mcap::McapReader::open(path);
    ASSERT_TRUE(opened) << opened.error().text();
    mcap::McapReader& reader = *opened;
    const auto info_read = read_info(reader);
    ASSERT_TRUE(info_read) << info_read.error().text();
    const RecordingInfo& info = *info_read;
    const auto league = read_league(reader).value();
    const auto kind = kind_of(league, kContent).value();
    for (const RobotId robot : kRobots) {
      const robot::Profile profile = recorded_profile(info, league, robot, kContent);
      EXPECT_EQ(profile.senses, "camera");
      auto eyes = RecordedEyes::make(robot, profile.seeing, league, *kind);
      ASSERT_TRUE(eyes) << eyes.error().text();
      int pictures = 0;
      const mcap::Query all;
      const auto looked = eyes->look(reader, all.from, all.to, [&](const Image& image, const Maybe<Sight>& sight) {
        ++pictures;
        const auto seen = witness.sights.find({static_cast<int>(robot.team), image.time.ns});
        EXPECT_EQ(seen != witness.sights.end(), sight.has_value());
        if (sight && seen != witness.sights.end()) {
          EXPECT_EQ(to_json(*sight), seen->second);
        }
        return true;
      });
      ASSERT_TRUE(looked) << looked.error().text();
      EXPECT_GT(pictures, 20) << name;
    }
    std::remove(path.c_str());
  }
}

TEST(RecordedEyes, SeeInPicturesFromElsewhereAsIfTheyWereRecorded) {
  const std::string path = testing::TempDir() + "elsewhere-" + std::to_string(getpid()) + ".mcap";
  const Witness witness = play("kidsize", path);
  auto reader = mcap::McapReader::open(path).value();
  const auto league = read_league(reader).value();
  const auto kind = kind_of(league, kContent).value();
  const RobotId robot = kRobots[0];
  const robot::SeeingProfile seeing = recorded_profile(read_info(reader).value(), league, robot, kContent).seeing;
  const mcap::Query all;
  // the recorded pictures, each a tick later than it came; the last one comes between two ticks
  std::vector<DrawnPicture> drawn;
  ASSERT_TRUE(read_readings(reader, robot, all.from, all.to, [&](const Readings& readings) {
    if (readings.image) drawn.push_back({*readings.image, readings.time + 10_ms});
    return true;
  }));
  ASSERT_GT(drawn.size(), 20u);
  drawn.resize(20);
  drawn.back().came = drawn.back().came - 5_ms;
  const auto looked = [&](const std::vector<DrawnPicture>& pictures) {
    std::map<std::int64_t, std::string> sights;
    auto eyes = RecordedEyes::make(robot, seeing, league, *kind).value();
    EXPECT_TRUE(eyes.look(reader, all.from, all.to, pictures, [&](const Image& image, const Maybe<Sight>& sight) {
      if (sight) sights[image.time.ns] = to_json(sight->things);
      return true;
    }));
    return sights;
  };

  const auto sights = looked(drawn);

  EXPECT_GT(sights.size(), 10u);
  for (const DrawnPicture& picture : drawn) {
    const auto seen = witness.sights.find({static_cast<int>(robot.team), picture.image.time.ns});
    const auto again = sights.find(picture.image.time.ns);
    ASSERT_EQ(seen != witness.sights.end(), again != sights.end());
    if (again == sights.end()) continue;
    EXPECT_NE(seen->second.find(again->second), std::string::npos) << "with the head as it was when it was taken";
  }
  EXPECT_LE(sights.size(), drawn.size()) << "no other picture is seen";
  EXPECT_TRUE(looked({}).empty()) << "recorded ones are left out";
  std::remove(path.c_str());
}

TEST(RecordedEyes, ReadingsOfAnotherBodyAreAnError) {
  const std::string path = testing::TempDir() + "body-" + std::to_string(getpid()) + ".mcap";
  (void)play("spl", path);
  auto reader = mcap::McapReader::open(path).value();
  const auto bioloid = robot::load_body(kContent, "bioloid").value();
  auto eyes = RecordedEyes::make({Team::Blue, 1}, {}, read_league(reader).value(), *bioloid).value();
  const mcap::Query all;

  const auto looked = eyes.look(reader, all.from, all.to, [](const Image&, const Maybe<Sight>&) { return true; });

  ASSERT_FALSE(looked);
  EXPECT_NE(looked.error().text().find("its readings are not those of the league's robots"), std::string::npos);
  std::remove(path.c_str());
}

TEST(RecordedEyes, OfATeamThatNobodyKnowsAreThoseOfTheLeaguesOwn) {
  const auto league = league_of({.league = "spl"}, kContent).value();
  RecordingInfo info;
  info.blue = "/etc/passwd";
  info.sensing.senses = "camera";
  const robot::Profile profile = recorded_profile(info, league, {Team::Blue, 1}, kContent);
  EXPECT_EQ(profile.name, "spl");
  EXPECT_EQ(profile.seeing.colours, "spl.toml");
}

}  // namespace
}  // namespace cancha::match
