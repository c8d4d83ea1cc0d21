#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "base/file_writer.h"
#include "base/hash.h"
#include "base/protobuf.h"
#include "match/fixture.h"
#include "match/player_replay.h"
#include "match/recorded_eyes.h"
#include "mcap/reader.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

/// Counts the pictures of all players.
struct Gatherer final : Observer {
  Hash hash;
  std::vector<int> pictures = std::vector<int>(6);
  Duration latest{};

  void ticked(const Moment& moment) override {
    for (std::size_t i = 0; i < moment.frames.size(); ++i) {
      const Readings& readings = moment.frames[i]->readings;
      if (!readings.image) continue;
      ++pictures[i];
      latest = std::max(latest, readings.time - readings.image->time);
      hash.add_bytes(readings.image->pixels.data(), readings.image->pixels.size());
    }
  }
};

/// A humanoid match whose players may get pictures.
class CameraMatchTest : public testing::Test {
 protected:
  /// Plays a second; recorded where there is a path. Gives the state's fingerprint.
  std::uint64_t play(Gatherer& gatherer, const std::string& path = "") {
    fixture_.league = "kidsize";
    const auto league = league_of(fixture_, kContent).value();
    fixture_.blue = league.teams[0];
    fixture_.yellow = league.teams[1];
    auto match = start_match(fixture_, league, kContent, sides(league)).value();
    match->add_observer(gatherer);
    std::unique_ptr<Recorder> recorder;
    if (!path.empty()) {
      recorder = std::move(*Recorder::open(path, *match, info_of(fixture_, league, "test")));
      match->add_observer(*recorder);
    }
    for (int i = 0; i < 100; ++i) EXPECT_TRUE(match->tick().has_value());
    if (recorder) {
      EXPECT_TRUE(recorder->close().has_value());
    }
    return match->state_hash();
  }
  Sides sides(const field::League& league) const {
    Sides made;
    const auto kind = kind_of(league, kContent).value();
    for (const Team team : kTeams) {
      auto squad = squad_of(league.teams[index(team)], league, kContent, fixture_.sensing).value();
      for (robot::Profile& profile : squad.players) {
        if (unseen_pictures_) profile.seeing.camera = "head";
      }
      const Random random = Random{fixture_.seed}.split(index(team));
      made[index(team)] = PlayersSide::make(squad, team, league, kind, random, robot::built_in_parts()).value();
    }
    return made;
  }
  static std::string file(const char* name) {
    return testing::TempDir() + name + "-" + std::to_string(getpid()) + ".mcap";
  }
  /// How many pictures a recording has.
  static int pictures_in(const std::string& path) {
    int count = 0;
    auto reader = mcap::McapReader::open(path);
    EXPECT_TRUE(reader.has_value());
    const auto read = reader->read({.topics = {topic::kTicks}}, [&](const mcap::MessageView& message) {
      PlayerTicks ticks;
      EXPECT_TRUE(parse_protobuf(message.data, ticks).has_value());
      for (const PlayerTick& tick : ticks.players) count += tick.readings.image ? 1 : 0;
      return true;
    });
    EXPECT_TRUE(read.has_value());
    return count;
  }

  Fixture fixture_;
  bool unseen_pictures_ = false;  ///< pictures are drawn, but players see by an oracle
};

TEST_F(CameraMatchTest, EveryPlayerGetsItsPicturesAndTheSameOnesAgain) {
  Gatherer without;
  const std::uint64_t plain = play(without);
  EXPECT_EQ(without.pictures[0], 0);

  unseen_pictures_ = true;
  Gatherer first;
  const std::uint64_t played = play(first);
  for (const int count : first.pictures) {
    EXPECT_GE(count, 13);
    EXPECT_LE(count, 15);
  }
  EXPECT_EQ(first.latest, 60_ms);
  EXPECT_EQ(played, plain) << "cameras do not touch the world, nor what else is left to chance";

  Gatherer again;
  play(again);
  EXPECT_EQ(again.hash.value(), first.hash.value());
}

TEST_F(CameraMatchTest, RecordingsLeavePicturesOutUnlessAsked) {
  fixture_.sensing.senses = "camera";
  Gatherer gatherer;
  const std::string thin = file("thin");
  play(gatherer, thin);
  EXPECT_EQ(pictures_in(thin), 0);
  EXPECT_LT(std::filesystem::file_size(thin), 400'000U);
  const auto replayed = replay_player(thin, {Team::Blue, 1}, kContent);
  ASSERT_FALSE(replayed.has_value());
  EXPECT_NE(replayed.error().text().find("pictures of its camera were not recorded"), std::string::npos)
      << replayed.error().text();

  fixture_.sensing.images = true;
  const std::string whole = file("whole");
  play(gatherer, whole);
  EXPECT_GE(pictures_in(whole), 6 * 13);
  std::filesystem::remove(thin);
  std::filesystem::remove(whole);
}

TEST_F(CameraMatchTest, AContestsRobotGetsACameraInTheLightOfItsScene) {
  const std::string path = testing::TempDir() + "cancha_dim_scene.toml";
  const auto scene_with = [&](const std::string& light) {
    return write_file(path, "[scene]\ntitle = \"mine\"\nlight = \"" + light + "\"\n").has_value();
  };
  Fixture fixture{.league = "ceabot-race", .blue = "ceabot_race", .yellow = "ceabot_race", .scene = path};
  ASSERT_TRUE(scene_with("dim"));
  const auto league = league_of(fixture, kContent).value();
  EXPECT_EQ(look_of(league, "bright"), "dim");
  EXPECT_EQ(look_of(league, "uneven"), "uneven");
  EXPECT_EQ(squad_of("ceabot_race", league, kContent, {})->look.name, "");
  fixture.sensing.images = true;
  EXPECT_EQ(squad_of("ceabot_race", league, kContent, fixture.sensing)->look.name, "dim");

  auto match = start_match(fixture, league, kContent).value();
  Gatherer gatherer;
  match->add_observer(gatherer);
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(match->tick().has_value());
  EXPECT_GT(gatherer.pictures[0], 10);

  ASSERT_TRUE(scene_with("dm"));
  EXPECT_EQ(league_of(fixture, kContent).error().text(),
            path + ": scene.light: there is no look 'dm' (did you mean 'dim'? known: bright, dim, uneven)");
  fixture.scene = "";
  fixture.robot = "robonova";
  const auto small = league_of(fixture, kContent).value();
  EXPECT_EQ(squad_of("ceabot_race", small, kContent, fixture.sensing).error().text(),
            "--record-images: the robot 'robonova' has no camera (--robot bioloid)");
}

TEST_F(CameraMatchTest, KidSizePlayersSeeByCamerasWhereNobodySaysOtherwise) {
  const auto usual = [](const Fixture& fixture) {
    return usual_senses(fixture, league_of(fixture, kContent).value(), kContent);
  };
  Fixture kidsize{.league = "kidsize", .blue = "kidsize", .yellow = "rondo"};
  EXPECT_EQ(usual(kidsize), "camera");
  kidsize.scenario = "a text";
  EXPECT_EQ(usual_senses(kidsize, field::load_league(kContent, "kidsize").value(), kContent), "")
      << "in a scenario as profiles say";
  kidsize.scenario.clear();
  kidsize.bodies = {5000, 0};
  EXPECT_EQ(usual(kidsize), "") << "players that are programs of their own say it themselves";
  EXPECT_EQ(usual({.league = "spl", .blue = "spl", .yellow = "spl"}), "") << "the league says nothing";
  EXPECT_EQ(usual({.league = "simurosot"}), "") << "strategies know everything";
}

TEST_F(CameraMatchTest, PlayersFindTheBallThatTheLookHas) {
  fixture_ = {.league = "kidsize", .scenario = R"(title = "a white ball"
league = "kidsize"
[start]
others_play = false
[ball]
at = [-1.2, 0.3]
[[robots]]
robot = "blue:1"
at = [-0.1, 0.3]
heading = 180
)"};
  fixture_.sensing = {.senses = "camera", .look = "uneven"};
  const auto league = league_of(fixture_, kContent).value();
  fixture_.blue = league.teams[0];
  fixture_.yellow = league.teams[1];
  auto match = start_match(fixture_, league, kContent).value();

  const Frame& frame = *match->side(Team::Blue).frame(1);
  double nearest = 1e9;  // of what it sees and holds true to where the ball lies, from the robot
  for (int i = 0; i < 1000 && nearest > 0.15; ++i) {
    ASSERT_TRUE(match->tick().has_value());
    const Beliefs& beliefs = frame.beliefs;
    if (!beliefs.ball || !beliefs.ball->in_sight || !beliefs.pose) continue;
    const Vec2 truth = into(match->truth().robots[1].X_FR, match->truth().ball.p_FB.xy());
    nearest = std::min(nearest, distance(into(beliefs.pose->X_TR, beliefs.ball->p_TB), truth));
  }
  EXPECT_LT(nearest, 0.15) << "a white ball with black patches, looked for as an orange one?";

  const auto looks_for_white = [&](const std::string& look) {
    RecordingInfo info;
    info.blue = "kidsize";
    info.sensing = {.senses = "camera", .look = look};
    const robot::Profile recorded = recorded_profile(info, league, {Team::Blue, 1}, kContent);
    EXPECT_EQ(recorded.senses, "camera");
    return recorded.seeing.vision.recognise.white_ball;
  };
  EXPECT_TRUE(looks_for_white("uneven")) << "who looks at its recording sees the same";
  EXPECT_FALSE(looks_for_white("bright"));
  EXPECT_FALSE(looks_for_white("dim"));
}

TEST_F(CameraMatchTest, UnknownLooksAreAnsweredWithThoseThatExist) {
  fixture_.league = "kidsize";
  fixture_.sensing = {.senses = "camera", .look = "brite"};
  const auto league = league_of(fixture_, kContent).value();
  const auto squad = squad_of("kidsize", league, kContent, fixture_.sensing);
  ASSERT_FALSE(squad.has_value());
  EXPECT_NE(squad.error().text().find("there is no look 'brite'"), std::string::npos) << squad.error().text();
}

}  // namespace
}  // namespace cancha::match
