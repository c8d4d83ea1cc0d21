#pragma once

#include <string>
#include <string_view>

#include "base/fields.h"

namespace cancha {

/// A league as recordings hold it for viewers: what they draw and reckon with, in SI units. The pitch lies about the
/// origin, and both halves are the same.
struct LeagueView {
  std::string name;
  std::string title;
  int players = 0;
  std::string body{};
  bool has_walls = false;
  double length = 0.0;
  double width = 0.0;
  double goal_width = 0.0;
  double goal_depth = 0.0;
  double corner_side = 0.0;
  double goal_area_width = 0.0;
  double goal_area_depth = 0.0;
  double penalty_area_width = 0.0;
  double penalty_area_depth = 0.0;
  double penalty_mark = 0.0;
  double centre_circle_radius = 0.0;
  double ball_radius = 0.0;
  double ball_slowing = 0.0;
  double wall_bounce = 0.0;
  double robot_side = 0.0;

  friend bool operator==(const LeagueView&, const LeagueView&) = default;
  static constexpr std::string_view kName = "cancha.LeagueView";
  static constexpr auto fields() {
    return list_of(entry("name", &LeagueView::name), entry("title", &LeagueView::title, "for people"),
                   entry("players", &LeagueView::players, "a side"),
                   entry("body", &LeagueView::body, "robots with joints, by their name; empty: wheels"),
                   entry("has_walls", &LeagueView::has_walls, "otherwise the pitch ends at its lines"),
                   entry("length", &LeagueView::length, "m, from goal line to goal line"),
                   entry("width", &LeagueView::width, "m, from side to side"),
                   entry("goal_width", &LeagueView::goal_width, "m, of the mouth"),
                   entry("goal_depth", &LeagueView::goal_depth, "m, behind the goal line"),
                   entry("corner_side", &LeagueView::corner_side, "m, leg of the 45° corner pieces; 0 = square"),
                   entry("goal_area_width", &LeagueView::goal_area_width, "m, along the goal line"),
                   entry("goal_area_depth", &LeagueView::goal_area_depth, "m, into the pitch"),
                   entry("penalty_area_width", &LeagueView::penalty_area_width, "m, along the goal line"),
                   entry("penalty_area_depth", &LeagueView::penalty_area_depth, "m, into the pitch"),
                   entry("penalty_mark", &LeagueView::penalty_mark, "m, from the goal line"),
                   entry("centre_circle_radius", &LeagueView::centre_circle_radius, "m"),
                   entry("ball_radius", &LeagueView::ball_radius, "m"),
                   entry("ball_slowing", &LeagueView::ball_slowing, "m/s², of a rolling ball"),
                   entry("wall_bounce", &LeagueView::wall_bounce,
                         "speed of the ball after a wall over that before; 0 without walls"),
                   entry("robot_side", &LeagueView::robot_side, "m, of robots on wheels; else 0"));
  }
};

}  // namespace cancha
