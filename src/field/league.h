#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/result.h"
#include "base/units.h"
#include "field/contest.h"
#include "field/omni.h"
#include "field/rules.h"
#include "messages/team.h"

/// A league: the pitch, the ball, the robots, how they touch, and the rules. Read from content/leagues/NAME.toml.
namespace cancha::field {

/// The perimeter, by the eleven numbers of the spec and one of ours, in metres from the pitch's centre.
///
///      top ┌──────────────────────────┐         corner_side: the leg of the 45° corner pieces
///          │                          │
///   goal_top ┐                      ┌             left, right: goal lines
///  goal_left │                      │ goal_right  goal_left, goal_right: back walls of the goals
/// goal_bottom┘                      └
///          │                          │
///   bottom └──────────────────────────┘
///        left                       right
struct Walls {
  Metres top = 0.9_m;           ///< FTOP, y of the upper side wall
  Metres bottom = -0.9_m;       ///< FBOT, y of the lower side wall
  Metres left = -1.1_m;         ///< FLEFTX, x of yellow's goal line
  Metres right = 1.1_m;         ///< FRIGHTX, x of blue's goal line
  Metres goal_top = 0.2_m;      ///< GTOPY, upper edge of the goal mouths
  Metres goal_bottom = -0.2_m;  ///< GBOTY, lower edge of the goal mouths
  Metres goal_left = -1.2_m;    ///< GLEFT, x of the back wall of yellow's goal
  Metres goal_right = 1.2_m;    ///< GRIGHT, x of the back wall of blue's goal
  Metres corner_side = 0.07_m;  ///< CORNER_SIDE, leg of the corner triangles; 0 = square corners
  Metres thickness = 0.025_m;   ///< WALL_THICKNESS
  Metres height = 0.05_m;       ///< WALL_HEIGHT
  Metres crossbar = 1.1_m;      ///< of goals between lines: its middle above the ground

  [[nodiscard]] double length() const { return (right - left).value; }
  [[nodiscard]] double width() const { return (top - bottom).value; }
  [[nodiscard]] double goal_width() const { return (goal_top - goal_bottom).value; }
  [[nodiscard]] double goal_depth() const { return (goal_right - right).value; }
};

/// Why these walls do not make a closed pitch with two goals, or nothing where they do; the error's place is the key,
/// e.g. "walls.goal_top". The pitch need not lie about the origin.
[[nodiscard]] Result<void> check(const Walls& walls);

/// One wall as an upright prism: its footprint (counter-clockwise, convex) on the ground.
using Footprint = std::vector<Vec2>;

/// The 16 prisms of the perimeter: 2 side walls, 4 end walls, 2 × 3 goal walls, 4 corner pieces
/// (12 where corner_side is 0).
[[nodiscard]] std::vector<Footprint> wall_footprints(const Walls& walls);

/// The inner edge of the perimeter, counter-clockwise, goals included.
[[nodiscard]] std::vector<Vec2> inner_outline(const Walls& walls);

/// How far a point on the pitch or in a goal is from the nearest wall, metres; negative = as far outside.
[[nodiscard]] double clearance(const Walls& walls, Vec2 p);

/// The point of the pitch nearest to p, goals left out, that is at least `radius` from all walls.
[[nodiscard]] Vec2 keep_clear(const Walls& walls, Vec2 p, double radius);

/// What is painted on the ground, and put up for cameras; areas lie before both goals.
struct Markings {
  Metres goal_area_width = 0.5_m;      ///< along the goal line
  Metres goal_area_depth = 0.15_m;     ///< into the pitch
  Metres penalty_area_width = 0.8_m;   ///< along the goal line
  Metres penalty_area_depth = 0.35_m;  ///< into the pitch
  Metres penalty_arc_width = 0.25_m;   ///< chord of the arc outside the penalty area
  Metres penalty_arc_height = 0.05_m;  ///< how far the arc bulges out
  Metres penalty_mark = 0.375_m;       ///< from the goal line
  Metres centre_circle_radius = 0.25_m;
  Metres free_ball_x = 0.55_m;  ///< the four free-ball spots lie at (±x, ±y)
  Metres free_ball_y = 0.6_m;
  Metres line_width = 0.003_m;
  bool landmarks = false;     ///< poles of three bands stand beside the pitch, at both ends of the halfway line
  bool corner_posts = false;  ///< likewise in its corners
  bool yellow_goals = false;  ///< both of them; otherwise each has its team's colour
};

struct BallModel {
  Metres radius = 0.02135_m;
  Kilograms mass = 0.046_kg;
  double rolling_resistance = 0.02;  ///< a rolling ball slows down by this times gravity; 0 = never
};

/// A two-wheeled cube robot with two slippery supports fore and aft.
struct RobotModel {
  Metres side = 0.075_m;
  Kilograms mass = 0.6_kg;  ///< in total, wheels included
  double clearance = 0.05;  ///< underside above the ground, as a share of the side
  Metres wheel_radius = 0.02_m;
  Metres wheel_width = 0.008_m;    ///< for drawing
  Kilograms wheel_mass = 0.02_kg;  ///< each
  Metres track = 0.066_m;          ///< between the wheels
  Metres centre_of_mass = 0.02_m;  ///< height of the chassis' centre of mass above the ground
  Metres axle_offset = 0.0_m;      ///< the axle lies this far ahead of the centre (negative = behind)
};

/// From wheel command to wheel motion.
struct DriveModel {
  double max_command = 125.0;                 ///< commands lie in [-max, max]
  double metres_per_second_per_unit = 0.012;  ///< rim speed for a command of 1
  MetresPerSecond2 acceleration = 5.0_mps2;   ///< the motor controller ramps the rim speed no faster than this
  NewtonMetres stall_torque = 0.11_Nm;        ///< of each motor, at the wheel
  Seconds lag = 0_s;                          ///< driving ahead follows a command with this time constant; 0 = at once
  Seconds turn_lag = 0_s;                     ///< turning likewise
  double turn_gain = 1.0;                     ///< share of the difference between both wheels that is carried out
};

/// How two kinds of body touch.
struct Surface {
  double friction = 0.0;     ///< Coulomb coefficient
  double restitution = 0.0;  ///< speed after an impact over speed before, 0…1
};

/// One surface for each pair of bodies that can touch.
struct Surfaces {
  Surface wheel_ground{0.9, 0.0};
  Surface support_ground{0.0, 0.0};
  Surface ball_ground{0.3, 0.4};
  Surface ball_wall{0.1, 0.6};
  Surface ball_chassis{0.1, 0.4};
  Surface chassis_chassis{0.2, 0.1};
  Surface chassis_wall{0.2, 0.1};
};

/// The world's clockwork.
struct Physics {
  MetresPerSecond2 gravity = {-9.81};  ///< z component
  Seconds step = 0.005_s;              ///< one step of the engine
  int steps_per_decision = 3;          ///< strategies are called once in so many steps
  double erp = 0.2;                    ///< share of an overlap corrected in one step, 0…1 (see docs/engine.md)
  double cfm = 0.0;                    ///< softness of contacts, 0 = as hard as the solver goes (see docs/engine.md)
  int iterations = 60;                 ///< most solver iterations in a step ("step interactions")
};

/// Everything that defines a league.
struct League {
  std::string name;    ///< the file's name without .toml; what users type
  std::string title;   ///< for people
  std::string source;  ///< the TOML text that it was read from
  int players = 5;     ///< a side
  std::string body{};  ///< of robots with joints: their folder in content/robots; empty: wheels, as [robot] says
  Walls walls;
  Markings markings;
  BallModel ball;
  RobotModel robot;
  DriveModel drive;
  Surfaces surfaces;
  Physics physics;
  Rulebook rules;
  RefereeKind referee = RefereeKind::Simurosot;
  Game game;
  std::array<std::string, 2> teams{"roles", "rondo"};  ///< that play where nobody says who, blue's and yellow's
  std::string senses{};  ///< by which players see where neither they nor the user say otherwise; empty: by the truth

  std::optional<OmniModel> omni{};   ///< of robots on three omni wheels; none: two wheels, or joints
  std::optional<Contest> contest{};  ///< of a contest of mini-humanoids: the test and its scene

  /// Robots on two wheels play between walls, those with joints and those on omni wheels between lines. (A contest has
  /// walls of its own.)
  [[nodiscard]] bool has_walls() const { return body.empty() && !omni; }
  /// Football: with ball and goals.
  [[nodiscard]] bool has_ball() const { return !contest; }
  /// How many robots of a team are on the ground at once; in most tests of a contest only blue's.
  [[nodiscard]] int robots_of(Team team) const {
    return contest && !contest->has_opponent() && team == Team::Yellow ? 0 : players;
  }
  /// How many robots there are.
  [[nodiscard]] int robots() const { return robots_of(Team::Blue) + robots_of(Team::Yellow); }
};

/// What cannot work together in a league whose numbers are sound one by one, each with the key as its place: walls that
/// do not close, halves that differ by more than 1 mm, markings outside the pitch, wheels outside the robot, robots
/// that fill a goal or the pitch. Unusual proportions are no fault.
[[nodiscard]] std::vector<Error> faults(const League& league);

/// Reads a league from TOML text; `where` names the text in errors (file:line:column: what (hint)), and its stem is the
/// league's name. All of [walls], title and players must be there; every other key has the default above; an unknown
/// key is an error. Several faults come in one error, one in each line.
[[nodiscard]] Result<League> parse_league(std::string_view toml, const std::string& where);

/// Reads content/leagues/NAME.toml; an unknown name is answered with the names that exist.
[[nodiscard]] Result<League> load_league(const std::filesystem::path& content, const std::string& name);

/// The names of the leagues in content/leagues, sorted.
[[nodiscard]] std::vector<std::string> league_names(const std::filesystem::path& content);

}  // namespace cancha::field
