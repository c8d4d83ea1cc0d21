#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "field/league.h"

// What cannot work together in one league. Tolerant on purpose: odd proportions are allowed as long as a match can be
// set up and played, so that people can try them.
namespace cancha::field {
namespace {

constexpr double kSymmetry = 0.001;  // metres by which the two halves may differ

/// Gathers faults; `where` is the path of the key in the league file.
struct Faults {
  std::vector<Error> all;

  void refuse_if(bool wrong, const char* path, std::string what, std::string hint = "") {
    if (wrong) all.push_back({path, std::move(what), std::move(hint)});
  }
};

/// Kick-offs, free balls and areas are mirrored about the centre, so both halves must be alike.
void check_symmetry(const Walls& w, Faults& faults) {
  const auto opposite = [&](const char* key, const char* name, Metres a, const char* other, Metres b) {
    faults.refuse_if(std::abs(a.value + b.value) > kSymmetry, key,
                     fmt::format("'{}' is {} and '{}' is {}, so the halves differ", name, a.value, other, b.value),
                     "the origin is the centre of the pitch");
  };
  opposite("walls.bottom", "bottom", w.bottom, "top", w.top);
  opposite("walls.left", "left", w.left, "right", w.right);
  opposite("walls.goal_bottom", "goal_bottom", w.goal_bottom, "goal_top", w.goal_top);
  opposite("walls.goal_left", "goal_left", w.goal_left, "goal_right", w.goal_right);
}

void check_markings(const Markings& m, const Walls& w, Faults& faults) {
  const double half_length = w.length() / 2;
  const auto at_most = [&](const char* path, Metres value, double most, const char* what) {
    const std::string_view key = std::string_view{path}.substr(std::string_view{path}.find('.') + 1);
    faults.refuse_if(value.value > most, path,
                     fmt::format("'{}' is {}, more than the {:.4g} m of {}", key, value.value, most, what));
  };
  at_most("markings.goal_area_width", m.goal_area_width, w.width(), "the pitch's width");
  at_most("markings.goal_area_depth", m.goal_area_depth, half_length, "half the pitch");
  at_most("markings.penalty_area_width", m.penalty_area_width, w.width(), "the pitch's width");
  at_most("markings.penalty_area_depth", m.penalty_area_depth, half_length, "half the pitch");
  at_most("markings.goal_area_width", m.goal_area_width, m.penalty_area_width.value, "the penalty area's width");
  at_most("markings.goal_area_depth", m.goal_area_depth, m.penalty_area_depth.value, "the penalty area's depth");
  at_most("markings.penalty_arc_width", m.penalty_arc_width, m.penalty_area_width.value, "the penalty area's width");
  at_most("markings.penalty_arc_height", m.penalty_arc_height, m.penalty_arc_width.value / 2, "half the arc's width");
  at_most("markings.penalty_arc_height", m.penalty_arc_height, half_length - m.penalty_area_depth.value,
          "the way from the penalty area to the centre");
  at_most("markings.penalty_mark", m.penalty_mark, half_length, "half the pitch");
  at_most("markings.centre_circle_radius", m.centre_circle_radius, std::min(half_length, w.width() / 2),
          "the way from the centre to the nearest wall");
  at_most("markings.free_ball_x", m.free_ball_x, half_length, "half the pitch");
  at_most("markings.free_ball_y", m.free_ball_y, w.width() / 2, "half the pitch's width");
}

void check_bodies(const League& l, Faults& faults) {
  const double mouth = l.walls.goal_width();
  const double diameter = 2 * l.ball.radius.value;
  faults.refuse_if(diameter >= mouth, "ball.radius",
                   fmt::format("a ball of {:.4g} m does not fit through a goal of {:.4g} m", diameter, mouth));
  faults.refuse_if(l.robot.side.value >= mouth, "robot.side",
                   fmt::format("a robot of {:.4g} m fills the goal of {:.4g} m", l.robot.side.value, mouth));

  // room to set up: four times the ground that the robots cover
  const double ground = l.walls.length() * l.walls.width();
  const double covered = 2 * l.players * l.robot.side.value * l.robot.side.value;
  faults.refuse_if(4 * covered > ground, "players",
                   fmt::format("{} robots of {:.4g} m need {:.4g} m², the pitch has {:.4g} m²", 2 * l.players,
                               l.robot.side.value, 4 * covered, ground));
}

void check_wheels(const RobotModel& r, Faults& faults) {
  const double half = r.side.value / 2;
  const double reach = std::abs(r.axle_offset.value) + r.wheel_radius.value;
  faults.refuse_if(
      r.wheel_radius.value > half, "robot.wheel_radius",
      fmt::format("'wheel_radius' is {}, more than half the robot's side ({:.4g} m)", r.wheel_radius.value, half));
  faults.refuse_if(r.wheel_radius.value <= half && reach > half, "robot.axle_offset",
                   fmt::format("the wheels stick out: 'axle_offset' and 'wheel_radius' make {:.4g} m, half a side is "
                               "{:.4g} m",
                               reach, half));
  faults.refuse_if(r.wheel_radius.value <= r.clearance * r.side.value, "robot.wheel_radius",
                   fmt::format("the axle at {:.4g} m lies below the robot's underside at {:.4g} m",
                               r.wheel_radius.value, r.clearance * r.side.value),
                   "make 'wheel_radius' larger or 'clearance' smaller");
  faults.refuse_if(r.track.value + r.wheel_width.value > r.side.value, "robot.track",
                   fmt::format("the wheels stick out: 'track' and 'wheel_width' make {:.4g} m, the side is {:.4g} m",
                               r.track.value + r.wheel_width.value, r.side.value));
  faults.refuse_if(r.track <= r.wheel_width, "robot.track",
                   fmt::format("'track' is {}, so wheels of width {} overlap", r.track.value, r.wheel_width.value));
  faults.refuse_if(
      2 * r.wheel_mass.value >= r.mass.value, "robot.wheel_mass",
      fmt::format("two wheels of {} kg leave nothing of the robot's {} kg", r.wheel_mass.value, r.mass.value));
}

void check_drive(const DriveModel& drive, Faults& faults) {
  constexpr double kFastest = 100.0;  // metres per second
  const double fastest = drive.max_command * drive.metres_per_second_per_unit;
  faults.refuse_if(fastest > kFastest, "drive.metres_per_second_per_unit",
                   fmt::format("the strongest command means {:.4g} m/s, more than {} m/s", fastest, kFastest));
}

void check_omni(const League& l, Faults& faults) {
  if (l.referee == RefereeKind::RefBox && !l.omni) {
    faults.refuse_if(true, "referee", "'refbox' is for robots on omni wheels", "add an [omni] section");
  }
  if (!l.omni) return;
  const OmniModel& o = *l.omni;
  faults.refuse_if(!l.body.empty(), "body", "a robot has joints or omni wheels, not both", "leave out body or [omni]");
  faults.refuse_if(l.referee != RefereeKind::RefBox, "referee", "robots on omni wheels follow a RefBox",
                   "referee = \"refbox\"");
  constexpr int kMostPlayers = 6;
  faults.refuse_if(l.players > kMostPlayers, "players",
                   fmt::format("{} robots a side on omni wheels, at most {} play", l.players, kMostPlayers));
  faults.refuse_if(2 * o.wheel_circle.value > l.robot.side.value, "omni.wheel_circle",
                   fmt::format("'wheel_circle' is {}, more than half the diameter ({:.4g} m)", o.wheel_circle.value,
                               l.robot.side.value / 2));
  faults.refuse_if(
      o.top_speed > o.no_load_speed, "omni.top_speed",
      fmt::format("'top_speed' is {}, more than 'no_load_speed' ({})", o.top_speed.value, o.no_load_speed.value));
  faults.refuse_if(
      o.notch_depth.value > l.ball.radius.value, "omni.notch_depth",
      fmt::format("'notch_depth' is {}, deeper than half the ball ({} m)", o.notch_depth.value, l.ball.radius.value));
}

}  // namespace

std::vector<Error> faults(const League& league) {
  // what follows makes sense only on a pitch that closes
  if (auto closed = check(league.walls); !closed) return {closed.error()};
  Faults found;
  check_symmetry(league.walls, found);
  check_markings(league.markings, league.walls, found);
  check_bodies(league, found);
  check_wheels(league.robot, found);
  check_drive(league.drive, found);
  check_omni(league, found);
  if (league.contest) std::ranges::move(scene_faults(league.walls, *league.contest), std::back_inserter(found.all));
  return std::move(found.all);
}

}  // namespace cancha::field
