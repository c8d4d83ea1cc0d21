#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "world/sensors/faceted.h"

/// How a pitch looks to cameras: its colours and its light. Read from content/looks/NAME.toml.
namespace cancha::world {

inline constexpr double kLeastLight = 0.05;  ///< however uneven it is

/// What a pixel of a simulated picture shows: the truth that comes with it. Robots follow one after another from Robot
/// on, in the order of the truth.
enum class Shown : std::uint8_t {
  Nothing,   ///< no light reaches this pixel
  Backdrop,  ///< beyond the ground
  Floor,     ///< around the carpet
  Grass,
  Line,
  Ball,
  BlueGoal,  ///< posts and crossbar of the goal that blue defends
  YellowGoal,
  LeftMark,   ///< the landmark at the halfway line, at y > 0
  RightMark,  ///< at y < 0
  CornerPost,
  Wall,  ///< around a pitch for wheels, and around the field of a contest
  Box,   ///< of a contest
  Step,  ///< of its stairs
  Robot = 32
};
constexpr std::array<std::string_view, 14> names(Shown) {
  return {"nothing",     "backdrop",  "floor",      "grass",       "line", "ball", "blue goal",
          "yellow goal", "left mark", "right mark", "corner post", "wall", "box",  "step"};
}
/// The label of a robot's pixels, by its place in the truth.
[[nodiscard]] constexpr std::uint8_t robot_label(std::size_t place) {
  return static_cast<std::uint8_t>(static_cast<std::size_t>(Shown::Robot) + place);
}
[[nodiscard]] constexpr std::uint8_t label_of(Shown shown) {
  return static_cast<std::uint8_t>(shown);
}

enum class BallLook : std::uint8_t {
  Plain,   ///< of one colour
  Patched  ///< with black patches
};
constexpr std::array<std::string_view, 2> names(BallLook) {
  return {"plain", "patched"};
}

struct Look {
  std::string name;   ///< of its file
  std::string title;  ///< for people
  BallLook ball = BallLook::Plain;
  Colour ball_colour{200, 96, 10};
  Colour grass{34, 104, 48};
  Colour line{205, 210, 205};
  Colour floor{110, 104, 98};
  Colour backdrop{150, 152, 156};
  Colour wall{40, 46, 42};
  std::array<Colour, 2> goals{{{24, 62, 150}, {170, 126, 14}}};   ///< blue's and yellow's
  std::array<Colour, 2> teams{{{20, 160, 190}, {190, 30, 130}}};  ///< markers on robots: cyan and magenta
  double light = 1.0;                                             ///< factor on all colours in the centre of the pitch
  double uneven = 0.0;                  ///< share by which the light grows with each metre …
  double uneven_direction = 0.0;        ///< … in this direction of the field, radians
  std::array<double, 3> tint{1, 1, 1};  ///< of the light: red, green, blue

  /// The light at a place, a factor on colours.
  [[nodiscard]] float light_at(Vec2 p_F) const;
};

/// Reads a look; all faults at once. `where` names the text in errors, and its stem is the look's name.
[[nodiscard]] Result<Look> parse_look(std::string_view toml, const std::string& where);
[[nodiscard]] Result<Look> load_look(const std::filesystem::path& content, const std::string& name);
/// The looks in a content folder, sorted.
[[nodiscard]] std::vector<std::string> look_names(const std::filesystem::path& content);

}  // namespace cancha::world
