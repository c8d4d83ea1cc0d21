#pragma once

#include <string>

#include "base/svg.h"
#include "field/league.h"

/// Pictures of a pitch, in field coordinates: metres, x to the right, y up, yellow's goal on the left.
namespace cancha::field {

/// Colours that read well on light and dark pages and to the colour-blind.
namespace colour {
inline constexpr const char* kPaper = "#f5f7f2";
inline constexpr const char* kInk = "#22302a";
inline constexpr const char* kPaleInk = "#5f6f66";
inline constexpr const char* kGrass = "#1e5c3a";
inline constexpr const char* kGrassStripe = "#226540";
inline constexpr const char* kLine = "#ffffff";
inline constexpr const char* kWall = "#27312c";
inline constexpr const char* kBlue = "#2b6cb0";
inline constexpr const char* kYellow = "#f6c343";
inline constexpr const char* kBall = "#f08030";
}  // namespace colour

/// Room around the pitch's outer walls, in pixels.
struct Margins {
  double left = 20;
  double right = 20;
  double top = 20;
  double bottom = 20;
};

/// A sheet on which pitch, goals and walls just fit into 1000 × 1000 pixels, with margins around them.
[[nodiscard]] Sheet pitch_sheet(const Walls& walls, const Margins& margins = {});

/// The same for a league; the ground of a contest has no goals.
[[nodiscard]] Sheet pitch_sheet(const League& league, const Margins& margins = {});

/// The pitch as seen from above: grass, goals in their teams' colours, walls, lines and spots; of a contest its ground
/// without boxes (contest_drawing.h).
///
///     Svg svg{pitch_sheet(league)};
///     draw_pitch(svg, league);
///     for (…) svg.circle(ball, league.ball.radius.value, {.fill = colour::kBall});
void draw_pitch(Svg& svg, const League& league);

/// A whole picture of the league with its title and main measures.
[[nodiscard]] std::string draw_league(const League& league);

}  // namespace cancha::field
