#include "body/league_looks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "body/kinematics.h"
#include "body/proportions.h"

namespace cancha::body {
namespace {

constexpr double kDetail = 0.02;     ///< metres: what is smaller is a detail, an eye or a screw
constexpr double kMarker = 0.05;     ///< metres, the least height of a marker
constexpr double kColourful = 0.15;  ///< between the strongest and the weakest of red, green and blue
constexpr double kDark = 0.3;        ///< the strongest of them in black and dark grey

struct Hues {
  const char* of;
  double from, to;  ///< degrees on the wheel of colours
};
constexpr Hues kForbidden[] = {{"ball", 10, 42}, {"field", 75, 165}};

double strongest(const Shape& shape) {
  return std::max({shape.rgba[0], shape.rgba[1], shape.rgba[2]});
}
double colour_of(const Shape& shape) {
  return strongest(shape) - std::min({shape.rgba[0], shape.rgba[1], shape.rgba[2]});
}
/// On the wheel of colours, degrees from red by green to blue.
double hue_of(const Shape& shape) {
  const auto [red, green, blue] = std::array{shape.rgba[0], shape.rgba[1], shape.rgba[2]};
  const double colour = colour_of(shape);
  const double most = strongest(shape);
  const double sixth = most == red     ? (green - blue) / colour
                       : most == green ? 2 + (blue - red) / colour
                                       : 4 + (red - green) / colour;
  return std::fmod(60.0 * sixth + 360.0, 360.0);
}

/// Its longest extent, metres.
double size_of(const Shape& shape) {
  switch (shape.kind) {
    case ShapeKind::Box:
      return 2 * std::max({shape.size.x, shape.size.y, shape.size.z});
    case ShapeKind::Sphere:
      return 2 * shape.size.x;
    case ShapeKind::Capsule:
      return 2 * (shape.size.x + shape.size.z);
    case ShapeKind::Cylinder:
      break;
  }
  return 2 * std::max(shape.size.x, shape.size.z);
}

void check_colours(const Robot& robot, std::span<const Shape> shapes, std::vector<BodyFinding>& findings) {
  std::set<std::string> colourful, forbidden, light, light_feet;
  for (const Shape& shape : shapes) {
    const std::string& link = robot.links[shape.link].name;
    const bool colours = colour_of(shape) > kColourful;
    for (const Hues& hues : kForbidden) {
      const double hue = colours ? hue_of(shape) : 0.0;
      if (colours && hue >= hues.from && hue <= hues.to) forbidden.insert(fmt::format("{} as the {}", link, hues.of));
    }
    if (size_of(shape) < kDetail) continue;
    if (colours) colourful.insert(link);
    if (strongest(shape) <= kDark) continue;
    const bool foot = shape.link == robot.soles[kLeft].link || shape.link == robot.soles[kRight].link;
    (foot ? light_feet : light).insert(link);
  }
  const auto told = [](const std::set<std::string>& links) {
    return links.empty() ? std::string{"yes"} : fmt::format("not {}", fmt::join(links, ", "));
  };
  findings.push_back({"black, grey, silver or white", told(colourful), colourful.empty()});
  findings.push_back({"no colours of field or ball", told(forbidden), forbidden.empty()});
  findings.push_back({"black feet, or all of it dark", light.empty() ? "all of it is dark" : told(light_feet),
                      light.empty() || light_feet.empty()});
}

/// The highest part, metres, of what hangs on a link of one that stands upright.
double highest_part(const Posture& posture, std::span<const Shape> shapes, std::size_t whole) {
  double most = 0.0;
  for (const Shape& shape : shapes) {
    if (whole == kNone || !belongs_to(posture.robot(), shape.link, whole)) continue;
    most = std::max(most, 2 * upward_reach(shape, (posture.links()[shape.link] * shape.X_LS).rotation));
  }
  return most;
}

void check_markers(const Robot& robot, std::span<const Shape> shapes, std::vector<BodyFinding>& findings) {
  Posture posture{robot};
  (void)stand(posture);
  double arms = 1e9;
  double legs = 1e9;
  for (const Side side : {kLeft, kRight}) {
    arms = std::min(arms, highest_part(posture, shapes, arm_of(robot, side)));
    legs = std::min(legs, highest_part(posture, shapes, leg_of(robot, side)));
  }
  findings.push_back({"room for markers of 5 cm on each arm and each leg",
                      fmt::format("parts of {:.1f} cm on arms, {:.1f} cm on legs", 100 * arms, 100 * legs),
                      arms >= kMarker && legs >= kMarker});
}

}  // namespace

std::vector<BodyFinding> check_looks(const Robot& robot, std::span<const Shape> shapes) {
  std::vector<BodyFinding> findings;
  check_colours(robot, shapes, findings);
  check_markers(robot, shapes, findings);
  return findings;
}

}  // namespace cancha::body
