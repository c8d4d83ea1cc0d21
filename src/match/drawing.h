#pragma once

#include <span>
#include <string>

#include "base/svg.h"
#include "field/league.h"
#include "match/snapshot.h"

/// Pictures of a match from above: for the end of a match, for recordings and for clips.
namespace cancha::match {

/// "blue roles 2 : 1 chase yellow"; of a plug-in's path the file's name is shown.
[[nodiscard]] std::string picture_title(const std::string& blue, const std::string& yellow, Score score);
/// "01:23".
[[nodiscard]] std::string clock_text(Time time);

/// A sheet with the pitch, room for a title above and for a line below.
[[nodiscard]] Sheet picture_sheet(const field::League& league);
/// Paper and the empty pitch, or the ground of a contest without its boxes.
void draw_backdrop(Svg& svg, const field::League& league);
void write_title(Svg& svg, const std::string& title);
void write_below(Svg& svg, const std::string& words);
/// The ways of the robots, and that of the ball up to where it is now.
void draw_ways(Svg& svg, const field::League& league, std::span<const Snapshot> way, Vec2 p_FB);
/// Everybody where they stand, with their numbers, the ball where there is one, and the boxes of a contest.
void draw_players(Svg& svg, const field::League& league, const Snapshot& now, Vec2 p_FB);

/// A whole picture of a scene; robots stand where they stood at its end, with the way there as trails.
[[nodiscard]] std::string draw_scene(const field::League& league, const Scene& scene, const std::string& title);
/// The same without words, for small pictures in a list.
[[nodiscard]] std::string draw_thumbnail(const field::League& league, const Scene& scene);

}  // namespace cancha::match
