#include "field/league.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace cancha::field {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

std::string middle_league() {
  std::ifstream in{kContent / "leagues" / "simurosot.toml"};
  return {std::istreambuf_iterator<char>{in}, {}};
}

/// The number of the line, counted from 1, in which the character at `at` stands.
std::size_t line_of(const std::string& text, std::size_t at) {
  return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// What is said about the middle league after one line changes, with LINE for the number of the changed line.
/// `key` starts a line below [section]; an empty section is the head of the file.
std::string fault_after(const std::string& section, const std::string& key, const std::string& replacement) {
  std::string text = middle_league();
  const std::size_t from = section.empty() ? 0 : text.find("\n[" + section + "]");
  const std::size_t start = text.find("\n" + key + " = ", from) + 1;
  const std::size_t line = line_of(text, start);
  text.replace(start, text.find('\n', start) - start, replacement);

  const auto league = parse_league(text, "x.toml");
  if (league) return "ok";
  std::string said = league.error().text();
  const std::string place = "x.toml:" + std::to_string(line) + ":";
  if (said.starts_with(place)) said.replace(0, place.size(), "x.toml:LINE:");
  return said;
}

TEST(League, TheMiddleLeagueFileSaysTheDefaults) {
  const auto league = load_league(kContent, "simurosot");
  ASSERT_TRUE(league) << league.error().text();
  const League defaults;

  EXPECT_EQ(league->name, "simurosot");
  EXPECT_EQ(league->players, 5);
  const Walls &w = league->walls, d;
  EXPECT_EQ(w.top, d.top);
  EXPECT_EQ(w.goal_left, d.goal_left);
  EXPECT_EQ(w.corner_side, d.corner_side);
  EXPECT_EQ(league->markings.penalty_mark, defaults.markings.penalty_mark);
  EXPECT_EQ(league->markings.free_ball_y, defaults.markings.free_ball_y);
  EXPECT_EQ(league->ball.radius, defaults.ball.radius);
  EXPECT_EQ(league->robot.track, defaults.robot.track);
  EXPECT_EQ(league->drive.stall_torque, defaults.drive.stall_torque);
  EXPECT_EQ(league->surfaces.ball_wall.restitution, defaults.surfaces.ball_wall.restitution);
  EXPECT_EQ(league->physics.step, defaults.physics.step);
  EXPECT_EQ(league->rules.push, defaults.rules.push);
}

TEST(League, AFileWithWallsOnlyHasTheDefaults) {
  const auto league = parse_league(
      "title = \"bare\"\nplayers = 2\n[walls]\ntop = 0.9\nbottom = -0.9\nleft = -1.1\nright = 1.1\ngoal_top = 0.2\n"
      "goal_bottom = -0.2\ngoal_left = -1.2\ngoal_right = 1.2\ncorner_side = 0\nthickness = 0.025\nheight = 0.05\n",
      "folder/bare.toml");

  ASSERT_TRUE(league) << league.error().text();
  EXPECT_EQ(league->name, "bare");
  EXPECT_EQ(league->rules.half, 300_s);
  EXPECT_EQ(league->robot.side, 0.075_m);
}

TEST(League, AllLeaguesLoad) {
  EXPECT_EQ(league_names(kContent),
            (std::vector<std::string>{"adultsize", "ceabot-race", "ceabot-stairs", "ceabot-sumo", "kidsize", "msl",
                                      "practice", "simurosot", "simurosot-classic", "simurosot-large",
                                      "simurosot-small", "spl", "teensize"}));
  for (const std::string& name : league_names(kContent)) {
    const auto league = load_league(kContent, name);
    EXPECT_TRUE(league) << league.error().text();
  }
}

TEST(League, OnlyRobotsOnLegsPauseWithinAPush) {
  for (const std::string& name : league_names(kContent)) {
    const League league = load_league(kContent, name).value();
    const bool on_legs = league.referee == RefereeKind::GameController;
    EXPECT_EQ(league.game.push_pause, on_legs ? 0.5_s : 0_s) << name;
  }
}

TEST(League, HumanoidClassesHaveTheGoalsAreasAndMarksOfTheirRules) {
  struct Sizes {
    const char* league;
    double goal_width, goal_depth, area_width, area_depth, mark;
  };
  for (const Sizes& asked : {Sizes{"kidsize", 1.8, 0.5, 3.45, 0.6, 1.8}, Sizes{"teensize", 2.6, 0.6, 5.0, 1.0, 2.1},
                             Sizes{"adultsize", 2.6, 0.6, 5.0, 1.0, 2.1}}) {
    const League league = load_league(kContent, asked.league).value();

    EXPECT_DOUBLE_EQ(league.walls.length(), 9.0) << asked.league;
    EXPECT_DOUBLE_EQ(league.walls.width(), 6.0) << asked.league;
    EXPECT_DOUBLE_EQ(league.walls.goal_width(), asked.goal_width) << asked.league;
    EXPECT_NEAR((league.walls.left - league.walls.goal_left).value, asked.goal_depth, 1e-9) << asked.league;
    EXPECT_NEAR((league.walls.goal_right - league.walls.right).value, asked.goal_depth, 1e-9) << asked.league;
    EXPECT_EQ(league.markings.goal_area_width.value, asked.area_width) << asked.league;
    EXPECT_EQ(league.markings.goal_area_depth.value, asked.area_depth) << asked.league;
    EXPECT_EQ(league.markings.penalty_mark.value, asked.mark) << asked.league;
    EXPECT_EQ(league.markings.centre_circle_radius.value, 0.75) << asked.league;
  }
}

TEST(League, OmniWheelsThatCannotWorkAreRefused) {
  const auto msl = load_league(kContent, "msl");
  ASSERT_TRUE(msl) << msl.error().text();
  const auto fault_with = [&](const auto& change) {
    League league = *msl;
    change(league);
    const std::vector<Error> found = faults(league);
    return found.empty() ? std::string{} : found.front().where + ": " + found.front().what;
  };
  EXPECT_EQ(fault_with([](League&) {}), "");
  EXPECT_EQ(fault_with([](League& l) { l.players = 7; }), "players: 7 robots a side on omni wheels, at most 6 play");
  EXPECT_EQ(fault_with([](League& l) { l.body = "nao"; }), "body: a robot has joints or omni wheels, not both");
  EXPECT_EQ(fault_with([](League& l) { l.referee = RefereeKind::Simurosot; }),
            "referee: robots on omni wheels follow a RefBox");
  EXPECT_EQ(fault_with([](League& l) { l.omni.reset(); }), "referee: 'refbox' is for robots on omni wheels");
  EXPECT_EQ(fault_with([](League& l) { l.omni->top_speed = 6.0_mps; }),
            "omni.top_speed: 'top_speed' is 6, more than 'no_load_speed' (5)");
}

TEST(League, TheLargeArcHasTheRadiusOfTheRules) {
  const auto league = load_league(kContent, "simurosot-large");
  ASSERT_TRUE(league) << league.error().text();

  const double chord = league->markings.penalty_arc_width.value;
  const double height = league->markings.penalty_arc_height.value;

  EXPECT_NEAR(height / 2 + chord * chord / (8 * height), 0.30, 1e-12);
}

TEST(League, AnUnknownNameIsAnsweredWithTheKnownOnes) {
  EXPECT_EQ(load_league(kContent, "simurosoft").error().text(),
            "there is no league 'simurosoft' (did you mean 'simurosot'? known: adultsize, ceabot-race, ceabot-stairs, "
            "ceabot-sumo, "
            "kidsize, msl, practice, simurosot, simurosot-classic, simurosot-large, simurosot-small, spl, teensize)");
  EXPECT_EQ(load_league(kContent, "../leagues/simurosot").error().text(),
            "there is no league '../leagues/simurosot' (known: adultsize, ceabot-race, ceabot-stairs, ceabot-sumo, "
            "kidsize, msl, practice, simurosot, simurosot-classic, "
            "simurosot-large, simurosot-small, spl, teensize)");
  EXPECT_EQ(load_league("/nowhere", "simurosot").error().text(),
            "/nowhere/leagues: there are no leagues here (is this the folder 'content' of cancha?)");
}

TEST(League, AnEmptyFileMissesWhatIsNeeded) {
  EXPECT_EQ(parse_league("", "x.toml").error().text(),
            "x.toml: 'title' is missing\nx.toml: 'players' is missing\nx.toml: the table [walls] is missing");
}

TEST(League, MissingWallsAreNamed) {
  const std::string said = parse_league("title = \"x\"\nplayers = 2\n[walls]\ntop = 1", "x.toml").error().text();
  EXPECT_EQ(said.substr(0, said.find('\n')), "x.toml:3:2: 'bottom' is missing in [walls]");
}

TEST(League, WallsThatDoNotCloseAreRefusedAtTheirLine) {
  EXPECT_EQ(fault_after("walls", "top", "top = -1.0"),
            "x.toml:LINE:1: the walls do not close: 'bottom' is -0.9, 'top' is -1 ('bottom' must be below 'top')");
  EXPECT_EQ(fault_after("walls", "goal_left", "goal_left = -1.0"),
            "x.toml:LINE:1: the left goal has no depth: 'goal_left' is -1, 'left' is -1.1 "
            "('goal_left' must be below 'left')");
  EXPECT_EQ(fault_after("walls", "corner_side", "corner_side = 0.8"),
            "x.toml:LINE:1: 'corner_side' is 0.8, more than fits in the 0.7 m between the goal and the upper wall "
            "(0 makes square corners)");
  EXPECT_EQ(fault_after("walls", "thickness", "  thickness = 0"), "x.toml:LINE:3: 'thickness' is 0, must be above 0");
}

TEST(League, HalvesThatDifferAreRefused) {
  EXPECT_EQ(fault_after("walls", "bottom", "bottom = -0.8"),
            "x.toml:LINE:1: 'bottom' is -0.8 and 'top' is 0.9, so the halves differ "
            "(the origin is the centre of the pitch)");
}

TEST(League, UnknownKeysAndWrongTypesAreRefused) {
  EXPECT_EQ(fault_after("markings", "line_width", "line_with = 0.003"),
            "x.toml:LINE:1: key 'line_with' is unknown (did you mean 'line_width'?)");
  EXPECT_EQ(fault_after("robot", "mass", "mass = \"heavy\""), "x.toml:LINE:1: 'mass' is text, expected a number");
  EXPECT_EQ(fault_after("robot", "mass", "mass = nan"), "x.toml:LINE:1: 'mass' is nan, must be a finite number");
  EXPECT_EQ(fault_after("", "players", "players = 5.5"), "x.toml:LINE:1: 'players' is 5.5, expected a whole number");
  EXPECT_EQ(fault_after("surfaces", "ball_wall", "ball_wall = 0.3"),
            "x.toml:LINE:1: 'ball_wall' is a number, expected a table");
}

TEST(League, NumbersOutsideTheirRangeAreRefused) {
  EXPECT_EQ(fault_after("", "players", "players = 0"), "x.toml:LINE:1: 'players' is 0, must lie between 1 and 11");
  EXPECT_EQ(fault_after("", "players", "players = 12"), "x.toml:LINE:1: 'players' is 12, must lie between 1 and 11");
  EXPECT_EQ(fault_after("robot", "mass", "mass = -0.6"),
            "x.toml:LINE:1: 'mass' is -0.6, must be above 0 and at most 100");
  EXPECT_EQ(fault_after("surfaces", "ball_wall", "ball_wall = { friction = -1.0 }"),
            "x.toml:LINE:15: 'friction' is -1, must lie between 0 and 10");
  EXPECT_EQ(fault_after("surfaces", "ball_wall", "ball_wall = { restitution = 1.5 }"),
            "x.toml:LINE:15: 'restitution' is 1.5, must lie between 0 and 1");
  EXPECT_EQ(fault_after("physics", "erp", "erp = 1.1"), "x.toml:LINE:1: 'erp' is 1.1, must lie between 0 and 1");
  EXPECT_EQ(fault_after("physics", "step", "step = 0.0"),
            "x.toml:LINE:1: 'step' is 0, must be above 0 and at most 0.1");
  EXPECT_EQ(fault_after("physics", "gravity", "gravity = 9.81"),
            "x.toml:LINE:1: 'gravity' is 9.81, must be at least -1000 and below 0");
  EXPECT_EQ(fault_after("rules", "half", "half = 0"), "x.toml:LINE:1: 'half' is 0, must be above 0");
}

TEST(League, MarkingsOutsideThePitchAreRefused) {
  EXPECT_EQ(fault_after("markings", "penalty_area_width", "penalty_area_width = 1.9"),
            "x.toml:LINE:1: 'penalty_area_width' is 1.9, more than the 1.8 m of the pitch's width");
  EXPECT_EQ(fault_after("markings", "goal_area_depth", "goal_area_depth = 0.4"),
            "x.toml:LINE:1: 'goal_area_depth' is 0.4, more than the 0.35 m of the penalty area's depth");
  EXPECT_EQ(fault_after("markings", "penalty_arc_height", "penalty_arc_height = 0.2"),
            "x.toml:LINE:1: 'penalty_arc_height' is 0.2, more than the 0.125 m of half the arc's width");
  EXPECT_EQ(fault_after("markings", "centre_circle_radius", "centre_circle_radius = 1"),
            "x.toml:LINE:1: 'centre_circle_radius' is 1, more than the 0.9 m of the way from the centre to the nearest "
            "wall");
  EXPECT_EQ(fault_after("markings", "free_ball_y", "free_ball_y = 0.95"),
            "x.toml:LINE:1: 'free_ball_y' is 0.95, more than the 0.9 m of half the pitch's width");
}

TEST(League, BodiesThatDoNotFitAreRefused) {
  EXPECT_EQ(fault_after("ball", "radius", "radius = 0.3"),
            "x.toml:LINE:1: a ball of 0.6 m does not fit through a goal of 0.4 m");
  EXPECT_EQ(fault_after("robot", "wheel_radius", "wheel_radius = 0.04"),
            "x.toml:LINE:1: 'wheel_radius' is 0.04, more than half the robot's side (0.0375 m)");
  EXPECT_EQ(fault_after("robot", "wheel_radius", "wheel_radius = 0.003"),
            "x.toml:LINE:1: the axle at 0.003 m lies below the robot's underside at 0.00375 m "
            "(make 'wheel_radius' larger or 'clearance' smaller)");
  EXPECT_EQ(fault_after("robot", "axle_offset", "axle_offset = -0.03"),
            "x.toml:LINE:1: the wheels stick out: 'axle_offset' and 'wheel_radius' make 0.05 m, half a side is "
            "0.0375 m");
  EXPECT_EQ(fault_after("robot", "track", "track = 0.07"),
            "x.toml:LINE:1: the wheels stick out: 'track' and 'wheel_width' make 0.078 m, the side is 0.075 m");
  EXPECT_EQ(fault_after("robot", "wheel_mass", "wheel_mass = 0.3"),
            "x.toml:LINE:1: two wheels of 0.3 kg leave nothing of the robot's 0.6 kg");
  EXPECT_EQ(fault_after("drive", "metres_per_second_per_unit", "metres_per_second_per_unit = 1"),
            "x.toml:LINE:1: the strongest command means 125 m/s, more than 100 m/s");
}

TEST(League, RobotsThatFillTheGoalOrThePitchAreRefused) {
  League narrow;
  narrow.walls.goal_top = 0.03_m;
  narrow.walls.goal_bottom = -0.03_m;
  League crowded;
  crowded.players = 11;
  crowded.robot.side = 0.3_m;

  ASSERT_EQ(faults(narrow).size(), 1u);
  EXPECT_EQ(faults(narrow)[0].text(), "robot.side: a robot of 0.075 m fills the goal of 0.06 m");
  ASSERT_EQ(faults(crowded).size(), 1u);
  EXPECT_EQ(faults(crowded)[0].text(), "players: 22 robots of 0.3 m need 7.92 m², the pitch has 3.96 m²");
}

TEST(League, SeveralFaultsComeTogether) {
  EXPECT_EQ(parse_league("title = \"x\"\nplayers = 0\nwalls = 3\n[rules]\nhalve = 3\n", "x.toml").error().text(),
            "x.toml:2:1: 'players' is 0, must lie between 1 and 11\n"
            "x.toml:3:1: 'walls' is a number, expected a table\n"
            "x.toml:5:1: key 'halve' is unknown (did you mean 'half'?)");
}

}  // namespace
}  // namespace cancha::field
