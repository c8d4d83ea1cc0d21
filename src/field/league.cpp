#include "field/league.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "base/config.h"
#include "base/named_files.h"
#include "field/pitch.h"

// The sections of a league file, key by key. What a number may be by itself stands here; how the numbers must fit
// together stands in league_check.cpp.
namespace cancha::field {
namespace {

constexpr std::size_t kLongestTitle = 100;  // bytes

void read_walls(Section section, Walls& walls) {
  section.need("top", walls.top);
  section.need("bottom", walls.bottom);
  section.need("left", walls.left);
  section.need("right", walls.right);
  section.need("goal_top", walls.goal_top);
  section.need("goal_bottom", walls.goal_bottom);
  section.need("goal_left", walls.goal_left);
  section.need("goal_right", walls.goal_right);
  section.need("corner_side", walls.corner_side);
  section.need("thickness", walls.thickness);
  section.need("height", walls.height);
  section.read("crossbar", walls.crossbar, above(0, 10));
}

void read_markings(Section section, Markings& markings) {
  section.read("goal_area_width", markings.goal_area_width, at_least(0));
  section.read("goal_area_depth", markings.goal_area_depth, at_least(0));
  section.read("penalty_area_width", markings.penalty_area_width, at_least(0));
  section.read("penalty_area_depth", markings.penalty_area_depth, at_least(0));
  section.read("penalty_arc_width", markings.penalty_arc_width, at_least(0));
  section.read("penalty_arc_height", markings.penalty_arc_height, at_least(0));
  section.read("penalty_mark", markings.penalty_mark, above(0));
  section.read("centre_circle_radius", markings.centre_circle_radius, at_least(0));
  section.read("free_ball_x", markings.free_ball_x, above(0));
  section.read("free_ball_y", markings.free_ball_y, above(0));
  section.read("line_width", markings.line_width, above(0, 0.1));
  section.read("landmarks", markings.landmarks);
  section.read("corner_posts", markings.corner_posts);
  section.read("yellow_goals", markings.yellow_goals);
}

void read_ball(Section section, BallModel& ball) {
  section.read("radius", ball.radius, at_least(0.001, 1));
  section.read("mass", ball.mass, above(0, 100));
  section.read("rolling_resistance", ball.rolling_resistance, between(0, 1));
}

void read_robot(Section section, RobotModel& robot) {
  section.read("side", robot.side, at_least(0.01, 1));
  section.read("mass", robot.mass, above(0, 100));
  section.read("clearance", robot.clearance, between(0, 0.5));
  section.read("wheel_radius", robot.wheel_radius, above(0));
  section.read("wheel_width", robot.wheel_width, above(0));
  section.read("wheel_mass", robot.wheel_mass, above(0));
  section.read("track", robot.track, above(0));
  section.read("centre_of_mass", robot.centre_of_mass, above(0));
  section.read("axle_offset", robot.axle_offset);
}

void read_drive(Section section, DriveModel& drive) {
  section.read("max_command", drive.max_command, above(0));
  section.read("metres_per_second_per_unit", drive.metres_per_second_per_unit, above(0));
  section.read("acceleration", drive.acceleration, above(0, 10000));
  section.read("stall_torque", drive.stall_torque, above(0, 1000));
  section.read("lag", drive.lag, between(0, 10));
  section.read("turn_lag", drive.turn_lag, between(0, 10));
  section.read("turn_gain", drive.turn_gain, above(0, 10));
}

void read_surface(Section section, Surface& surface) {
  section.read("friction", surface.friction, at_least(0, 10));
  section.read("restitution", surface.restitution, between(0, 1));
}

void read_surfaces(Section section, Surfaces& surfaces) {
  read_surface(section.section("wheel_ground"), surfaces.wheel_ground);
  read_surface(section.section("support_ground"), surfaces.support_ground);
  read_surface(section.section("ball_ground"), surfaces.ball_ground);
  read_surface(section.section("ball_wall"), surfaces.ball_wall);
  read_surface(section.section("ball_chassis"), surfaces.ball_chassis);
  read_surface(section.section("chassis_chassis"), surfaces.chassis_chassis);
  read_surface(section.section("chassis_wall"), surfaces.chassis_wall);
}

void read_physics(Section section, Physics& physics) {
  section.read("gravity", physics.gravity, below(0, -1000));
  section.read("step", physics.step, above(0, 0.1));
  section.read("steps_per_decision", physics.steps_per_decision, between(1, 1000));
  section.read("erp", physics.erp, between(0, 1));
  section.read("cfm", physics.cfm, between(0, 1));
  section.read("iterations", physics.iterations, between(1, 1000));
}

void read_rules(Section section, Rulebook& rules) {
  section.read("half", rules.half, above(0));
  Seconds no_longer_used;  // leagues in older recordings have it
  section.read("half_time", no_longer_used, at_least(0));
  section.read("extra_time", rules.extra_time, at_least(0));
  section.read("stall", rules.stall, above(0));
  section.read("stall_radius", rules.stall_radius, above(0));
  section.read("keeper_hold", rules.keeper_hold, above(0));
  section.read("goal_area_defenders", rules.goal_area_defenders, between(0, 11));
  section.read("penalty_area_defenders", rules.penalty_area_defenders, between(0, 11));
  section.read("goal_area_attackers", rules.goal_area_attackers, between(0, 11));
  section.read("penalty_area_attackers", rules.penalty_area_attackers, between(0, 11));
  section.read("grace", rules.grace, at_least(0));
  section.read("push", rules.push, above(0));
  section.read("push_distance", rules.push_distance, at_least(0));
  section.read("restart_limit", rules.restart_limit, above(0));
  section.read("forfeit_goals", rules.forfeit_goals, between(1, 100));
}

void read_game(Section section, Game& game) {
  const std::array<std::string, 2> clocks{"always", "playing"};
  auto clock = static_cast<std::size_t>(game.clock);
  section.read_choice("clock", clocks, clock);
  game.clock = static_cast<HalfClock>(clock);
  section.read("initial", game.initial, at_least(0));
  section.read("half_time", game.half_time, at_least(0));
  section.read("ready", game.ready, above(0));
  section.read("set", game.set, at_least(0));
  section.read("kick_off", game.kick_off, above(0));
  section.read("penalty", game.penalty, above(0));
  section.read("get_up", game.get_up, above(0));
  section.read("goal_area", game.goal_area, above(0));
  section.read("hold", game.hold, at_least(0));
  section.read("push_pause", game.push_pause, between(0, 10));
  section.read("border", game.border, at_least(0));
  section.read("keep_off", game.keep_off, at_least(0));
}

void read_omni(Section section, OmniModel& omni) {
  section.read("wheel_circle", omni.wheel_circle, above(0, 1));
  section.read("height", omni.height, above(0, 2));
  section.read("wheel_inertia", omni.wheel_inertia, above(0, 1));
  section.read("stall_torque", omni.stall_torque, above(0, 1000));
  section.read("no_load_speed", omni.no_load_speed, above(0, 100));
  section.read("top_speed", omni.top_speed, above(0, 100));
  section.read("acceleration", omni.acceleration, at_least(0, 1000));
  section.read("turn_acceleration", omni.turn_acceleration, at_least(0, 10000));
  section.read("roller_drag", omni.roller_drag, between(0, 1));
  section.read("notch_depth", omni.notch_depth, at_least(0, 0.2));
  section.read("notch_play", omni.notch_play, at_least(0, 0.2));
  section.read("handler_force", omni.handler_force, at_least(0, 1000));
  section.read("kick_speed", omni.kick_speed, at_least(0, 30));
  section.read("kick_lift", omni.kick_lift, between(0, 1.5));
  section.read("kick_pause", omni.kick_pause, at_least(0, 60));
}

/// Who plays where nobody says it: one team for both sides, or one for each.
void read_teams(Section root, std::array<std::string, 2>& teams) {
  std::vector<std::string> names;
  root.read("teams", names);
  if (names.empty()) return;
  if (names.size() != 2) return root.refuse("teams", "'teams' names two teams, blue's and yellow's");
  for (std::size_t i = 0; i < 2; ++i) teams[i] = names[i];
}

/// Another size than the file's walls have.
void read_pitch(Section section, RefereeKind referee, League& league) {
  PitchSize size;
  section.need("length", size.length, between(kSmallestPitch.length, kLargestPitch.length));
  section.need("width", size.width, between(kSmallestPitch.width, kLargestPitch.width));
  if (referee != RefereeKind::RefBox) {
    return section.refuse("length", "only leagues with a RefBox have pitches of several sizes", "try msl");
  }
  if (size.width >= size.length) return section.refuse("width", "the pitch is wider than long");
  scale_pitch(size, league.walls, league.markings);
}

League read_league(Section root) {
  League league;
  root.need("title", league.title);
  if (league.title.size() > kLongestTitle) {
    root.refuse("title", fmt::format("'title' is longer than {} bytes", kLongestTitle));
  }
  root.need("players", league.players, between(1, 11));
  read_walls(root.need_section("walls"), league.walls);
  read_markings(root.section("markings"), league.markings);
  read_ball(root.section("ball"), league.ball);
  read_robot(root.section("robot"), league.robot);
  read_drive(root.section("drive"), league.drive);
  read_surfaces(root.section("surfaces"), league.surfaces);
  read_physics(root.section("physics"), league.physics);
  read_rules(root.section("rules"), league.rules);
  read_game(root.section("game"), league.game);
  root.read("body", league.body);
  if (root.has("omni")) read_omni(root.section("omni"), league.omni.emplace());
  const std::array<std::string, 4> kinds{"simurosot", "gamecontroller", "refbox", "ceabot"};
  auto kind = static_cast<std::size_t>(league.referee);
  root.read_choice("referee", kinds, kind);
  league.referee = static_cast<RefereeKind>(kind);
  if (root.has("pitch")) read_pitch(root.section("pitch"), league.referee, league);
  read_teams(root, league.teams);
  root.read("senses", league.senses);
  if (league.referee == RefereeKind::Ceabot) {
    read_contest(root, league.contest.emplace());
    if (league.body.empty()) root.refuse("body", "a contest needs robots with joints", "body = \"bioloid\"");
    if (!league.contest->robot.empty()) league.body = league.contest->robot;
    if (league.players != 1) root.refuse("players", "a contest has one robot a team");
  }
  return league;
}

std::filesystem::path folder(const std::filesystem::path& content) {
  return content / "leagues";
}

}  // namespace

Result<League> parse_league(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  League league = read_league(config->root());
  league.name = std::filesystem::path{where}.stem().string();
  league.source = toml;
  if (auto read = config->finish(); !read) return pass_on(std::move(read));

  // every number is sound by itself; now together
  for (Error& fault : faults(league)) config->root().refuse(fault.where, std::move(fault.what), std::move(fault.hint));
  if (auto fits = config->finish(); !fits) return pass_on(std::move(fits));
  return league;
}

Result<League> load_league(const std::filesystem::path& content, const std::string& name) {
  if (league_names(content).empty()) {
    return fail(folder(content).string(), "there are no leagues here", "is this the folder 'content' of cancha?");
  }
  const auto text = read_named(content, "leagues", name, "there is no league");
  if (!text) return tl::unexpected<Error>(text.error());
  return parse_league(*text, (folder(content) / (name + ".toml")).string());
}

std::vector<std::string> league_names(const std::filesystem::path& content) {
  return toml_names(folder(content));
}

}  // namespace cancha::field
