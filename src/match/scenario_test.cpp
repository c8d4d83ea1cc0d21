#include "match/scenario.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "match/fixture.h"
#include "match/recorded_moment.h"
#include "match/replay.h"

namespace cancha::match {
namespace {

const std::filesystem::path kContent = CANCHA_SOURCE_DIR "/content";

std::unique_ptr<Match> start(const Scenario& scenario, std::uint64_t seed, Fixture& fixture, field::League& league) {
  fixture = {.league = scenario.league,
             .blue = scenario.blue,
             .yellow = scenario.yellow,
             .minutes = 1.0,
             .seed = seed,
             .scenario = scenario.text};
  league = league_of(fixture, kContent).value();
  return start_match(fixture, league, kContent).value();
}

TEST(Scenario, AllShippedOnesCanBePlayed) {
  for (const std::string& name : scenario_names(kContent)) {
    const auto scenario = load_scenario(kContent, name);
    ASSERT_TRUE(scenario.has_value()) << scenario.error().text();
    EXPECT_EQ(scenario->known_as, name);
    const auto league = field::load_league(kContent, scenario->league);
    ASSERT_TRUE(league.has_value()) << name;
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
      const auto opening = opening_of(*scenario, *league, seed);
      ASSERT_TRUE(opening.has_value()) << opening.error().text();
    }
  }
}

TEST(Scenario, EverybodyStandsWhereItSays) {
  const Scenario scenario = load_scenario(kContent, "two_on_one").value();
  Fixture fixture;
  field::League league;
  const auto match = start(scenario, 7, fixture, league);
  const Truth& truth = match->truth();
  EXPECT_LT(distance(truth.ball.p_FB.xy(), {-0.1, 0.0}), 0.3 + 1e-9);
  EXPECT_GT(length(truth.ball.v_FB), 0.01);
  EXPECT_LT(distance(truth.robots[1].X_FR.position(), {0.3, 0.25}), 0.1 + 1e-9);
  EXPECT_LT(distance(truth.robots[2].X_FR.position(), {0.3, -0.25}), 0.1 + 1e-9);
  EXPECT_NEAR(truth.robots[5].X_FR.heading, kPi / 2, 1e-6);
  EXPECT_EQ(match->game().mode, PlayMode::PlayOn);
  // the others wait outside, and stay there
  EXPECT_EQ(match->game().penalties.size(), 6u);
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(match->tick().has_value());
  for (const std::size_t robot : {0u, 3u, 4u, 7u, 8u, 9u}) {
    EXPECT_GT(std::abs(match->truth().robots[robot].X_FR.y), league.walls.width() / 2) << robot;
  }
  EXPECT_NE(start(scenario, 8, fixture, league)->state_hash(), start(scenario, 7, fixture, league)->state_hash());
}

TEST(Scenario, IsInTheRecordingAndPlaysAgain) {
  const std::string path = testing::TempDir() + "scenario-" + std::to_string(getpid()) + ".mcap";
  const Scenario scenario = load_scenario(kContent, "two_on_one").value();
  Fixture fixture;
  field::League league;
  Truth then;
  {
    const auto match = start(scenario, 3, fixture, league);
    auto recorder = Recorder::open(path, *match, info_of(fixture, league, "test")).value();
    match->add_observer(*recorder);
    while (match->truth().time < Time{} + 2000_ms) ASSERT_TRUE(match->tick().has_value());
    then = match->truth();
    for (int i = 0; i < 60; ++i) ASSERT_TRUE(match->tick().has_value());
    ASSERT_TRUE(recorder->close().has_value());
  }
  auto recording = std::make_shared<Recording>(read_recording(path).value());
  EXPECT_EQ(recording->info.scenario, scenario.text);
  auto reader = mcap::McapReader::open(path).value();
  const auto later = parse_scenario(scenario_at(reader, Time{} + 2000_ms).value(), "later.toml");
  ASSERT_TRUE(later.has_value()) << later.error().text();
  EXPECT_EQ(later->title, "rondo against roles, from 2.0 s");
  EXPECT_EQ(later->robots.size(), 4u);
  // a frame is at most a sixtieth of a second old
  EXPECT_LT(distance(later->ball->p_FB, then.ball.p_FB.xy()), 0.001 + length(then.ball.v_FB) / 50);
  EXPECT_LT(length(later->ball->v_FB - then.ball.v_FB.xy()), 0.1);
  for (const Scenario::Robot& robot : later->robots) {
    const Pose2& was = then.robots[place_of(robot.robot, league.players)].X_FR;
    EXPECT_LT(distance(robot.X_FR.position(), was.position()), 0.05) << robot.robot.number;
  }
  const auto verified = verify(recording, kContent);
  ASSERT_TRUE(verified.has_value()) << verified.error().text();
  EXPECT_TRUE(verified->equal) << verified->difference;
  std::filesystem::remove(path);
}

TEST(Scenario, AMomentOfAMatchIsAScenario) {
  const Scenario first = load_scenario(kContent, "two_on_one").value();
  Fixture fixture;
  field::League league;
  const auto match = start(first, 5, fixture, league);
  for (int i = 0; i < 60; ++i) ASSERT_TRUE(match->tick().has_value());
  const std::string text = scenario_text(match->truth(), match->game(), league, "rondo", "roles");
  const auto scenario = parse_scenario(text, "moment.toml");
  ASSERT_TRUE(scenario.has_value()) << scenario.error().text() << text;
  const auto again = start(*scenario, 1, fixture, league);
  for (const std::size_t robot : {1u, 2u, 5u, 6u}) {
    const Pose2 was = match->truth().robots[robot].X_FR;
    EXPECT_LT(distance(again->truth().robots[robot].X_FR.position(), was.position()), 1e-4) << robot;
  }
  EXPECT_LT(distance(again->truth().ball.p_FB.xy(), match->truth().ball.p_FB.xy()), 1e-4);
  EXPECT_LT(length(again->truth().ball.v_FB.xy() - match->truth().ball.v_FB.xy()), 1e-3);
}

TEST(Scenario, RobotsOnWheelsBeginAsTheyMovedAndAMomentKeepsThat) {
  for (const char* name : {"simurosot", "msl"}) {
    const std::string text = fmt::format(
        "title = \"x\"\nleague = \"{}\"\n[start]\nothers_play = false\n[[robots]]\nrobot = \"blue:1\"\nat = [0.3, "
        "0.2]\n"
        "heading = 90\nvelocity = [0.0, 0.4]\nturning = -30\n[[robots]]\nrobot = \"yellow:1\"\nat = [-0.5, 0.2]\n",
        name);
    Scenario scenario = parse_scenario(text, "x.toml").value();
    const auto of_league = field::load_league(kContent, name).value();
    scenario.blue = of_league.teams[0];
    scenario.yellow = of_league.teams[1];
    Fixture fixture;
    field::League league;
    const auto match = start(scenario, 1, fixture, league);

    const RobotState& moves = match->truth().robots[place_of({Team::Blue, 1}, league.players)];
    EXPECT_NEAR(moves.v_FR.y, 0.4, 1e-6) << name;
    EXPECT_NEAR(in_degrees(moves.turn_rate), -30.0, 1e-6) << name;
    EXPECT_EQ(length(match->truth().robots[place_of({Team::Yellow, 1}, league.players)].v_FR), 0.0) << name;

    const std::string later = scenario_text(match->truth(), match->game(), league, "blue", "yellow");
    const Scenario again = parse_scenario(later, "later.toml").value();
    ASSERT_EQ(again.robots.size(), 2u) << later;
    EXPECT_LT(length(again.robots[0].v_FR - moves.v_FR), 1e-3) << later;
    EXPECT_NEAR(again.robots[0].turning, moves.turn_rate, 1e-3) << later;
  }
}

TEST(Scenario, RobotsWithJointsBeginAtRest) {
  const auto league = field::load_league(kContent, "kidsize").value();
  const auto scenario =
      parse_scenario("title = \"x\"\n[[robots]]\nrobot = \"blue:1\"\nat = [0, 0]\nvelocity = [0.1, 0]\n", "x.toml");
  EXPECT_EQ(opening_of(*scenario, league, 1).error().text(),
            "x: blue:1 has joints, and begins at rest (leave 'velocity' and 'turning' away)");
}

TEST(Scenario, SaysTheStepOfTheWorldAndDecisionsComeAsOftenAsEver) {
  const auto league = field::load_league(kContent, "simurosot").value();
  const auto finer = league_for("title = \"x\"\nstep = 0.001\n", league);
  ASSERT_TRUE(finer.has_value()) << finer.error().text();
  EXPECT_EQ(finer->physics.step.value, 0.001);
  EXPECT_EQ(finer->physics.steps_per_decision, 15);
  const auto wrong = league_for("title = \"x\"\nstep = 0.004\n", league);
  ASSERT_FALSE(wrong.has_value());
  EXPECT_EQ(
      wrong.error().text(),
      "scenario: 'step' is 0.004, which does not fit into the 0.015 s between two decisions (the league has 0.005)");
}

TEST(Scenario, FaultsAreToldAllAtOnce) {
  const auto wrong = parse_scenario(
      "league = \"simurosot\"\n[ball]\nat = [1]\n[[robots]]\nrobot = \"green:1\"\nat = [0, 0]\n"
      "[[robots]]\nrobot = \"blue:1\"\n[end]\non = [\"goals\"]\n[start]\nmode = \"kick\"\n",
      "wrong.toml");
  ASSERT_FALSE(wrong.has_value());
  const std::string text = wrong.error().text();
  for (const char* part : {"title", "[x, y]", "'green:1' is no robot", "at", "'goals' ends nothing", "mode"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
  const auto league = field::load_league(kContent, "simurosot").value();
  Scenario off;
  off.name = "off";
  off.robots.push_back({{Team::Blue, 1}, {3.0, 0.0, 0.0}, 0.0, 0.0});
  EXPECT_FALSE(opening_of(off, league, 1).has_value());
  off.robots[0] = {{Team::Blue, 9}, {0.0, 0.0, 0.0}, 0.0, 0.0};
  EXPECT_FALSE(opening_of(off, league, 1).has_value());
}

TEST(Scenario, MayHaveFewerRobotsThanItsLeague) {
  const field::League five = field::load_league(kContent, "spl").value();
  const auto one = league_for("title = \"x\"\nplayers = 1\n", five);
  ASSERT_TRUE(one.has_value()) << one.error().text();
  EXPECT_EQ(one->players, 1);
  EXPECT_EQ(one->body, "nao");
  // recordings hold this text, and are read by it
  EXPECT_EQ(field::parse_league(one->source, "spl.toml")->players, 1);
  EXPECT_EQ(league_for("", five)->players, 5);
  EXPECT_EQ(league_for("title = \"x\"\n", five)->source, five.source);
  EXPECT_EQ(league_for("title = \"x\"\nplayers = 7\n", five).error().text(),
            "scenario: there are no 7 robots a side: the league has 5");
}

TEST(Scenario, MayHaveOtherBodiesThanItsLeague) {
  const field::League kidsize = field::load_league(kContent, "kidsize").value();
  const auto naos = league_for("title = \"x\"\nbody = \"nao\"\n", kidsize);
  ASSERT_TRUE(naos.has_value()) << naos.error().text();
  EXPECT_EQ(naos->body, "nao");
  EXPECT_EQ(naos->players, kidsize.players);
  EXPECT_EQ(ground_of(*naos, 1, kContent)->robot->name, "nao");
  // recordings hold this text, and are read by it
  EXPECT_EQ(field::parse_league(naos->source, "kidsize.toml")->body, "nao");
  EXPECT_EQ(league_for("title = \"x\"\nbody = \"bioloid\"\n", kidsize)->source, kidsize.source);
  // a moment of such a match has such bodies again
  const auto moment = parse_scenario(scenario_text(Truth{}, GameState{}, *naos, "kidsize", "kidsize"), "moment.toml");
  ASSERT_TRUE(moment.has_value()) << moment.error().text();
  EXPECT_EQ(moment->body, "nao");

  const field::League wheels = field::load_league(kContent, "simurosot").value();
  EXPECT_EQ(league_for("title = \"x\"\nbody = \"nao\"\n", wheels).error().text(),
            "scenario: 'body' is for robots with joints, and league 'simurosot' has wheels (leave 'body' away)");
  const std::string path = testing::TempDir() + "body-" + std::to_string(getpid()) + ".toml";
  std::ofstream{path} << "title = \"x\"\nleague = \"kidsize\"\nbody = \"naoo\"\n";
  EXPECT_EQ(load_scenario(kContent, path).error().text(),
            path + ": there is no robot 'naoo' (did you mean 'nao'? known: bioloid, nao, robonova)");
  std::filesystem::remove(path);
}

TEST(Scenario, ARobotMayStandInOneOfSeveralPlacesAndBeTiredInSomeTrials) {
  const auto scenario = parse_scenario(
      "title = \"x\"\nleague = \"kidsize\"\ntired = 0.5\n[[robots]]\nrobot = \"blue:0\"\nat = [1, 0]\n"
      "across = [-0.3, 0.2]\nturned = [-60, 60]\n",
      "x.toml");
  ASSERT_TRUE(scenario.has_value()) << scenario.error().text();
  const auto league = field::load_league(kContent, "kidsize").value();
  int left = 0;
  int turned = 0;
  int tired = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Pose2 X_FR = opening_of(*scenario, league, seed)->robots[0].X_FR;
    EXPECT_TRUE(std::abs(X_FR.y + 0.3) < 1e-9 || std::abs(X_FR.y - 0.2) < 1e-9) << X_FR.y;
    EXPECT_NEAR(std::abs(X_FR.heading), from_degrees(60), 1e-9);
    left += X_FR.y > 0 ? 1 : 0;
    turned += X_FR.heading > 0 ? 1 : 0;
    tired += is_tired(*scenario, seed) ? 1 : 0;
  }
  for (const int count : {left, turned, tired}) EXPECT_NEAR(count, 50, 20);
  EXPECT_FALSE(is_tired("", 1).value());
  const auto wrong = parse_scenario("title = \"x\"\ntired = 2\n", "x.toml");
  ASSERT_FALSE(wrong.has_value());
  EXPECT_NE(wrong.error().text().find("x.toml:2:1: 'tired' is 2, must lie between 0 and 1"), std::string::npos)
      << wrong.error().text();
}

TEST(Scenario, WhatIsAskedForIsChecked) {
  const auto refused = parse_scenario(
      "title = \"x\"\n[[bars]]\nmeasure = \"heard\"\nmean = [2, 1]\n[[bars]]\nmeasure = \"gap\"\nshare = 0.5\n",
      "x.toml");
  ASSERT_FALSE(refused.has_value());
  const std::string text = refused.error().text();
  EXPECT_NE(text.find("x.toml:4:1: has two numbers: [least, most]"), text.npos) << text;
  EXPECT_NE(text.find("x.toml:7:1: belongs to range: [least, most]"), text.npos) << text;
}

}  // namespace
}  // namespace cancha::match
