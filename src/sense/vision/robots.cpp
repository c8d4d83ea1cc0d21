#include <algorithm>
#include <cmath>

#include "sense/vision/recognise.h"

// Robots are dark with markers of their team on arms and legs. A marker tells the direction; the distance comes from
// the foot: from the marker down, the picture is followed until the pitch begins.

namespace cancha::sense {
namespace {

constexpr int kGroundRows = 3;       ///< of grass, below each other, that are no gap between limbs
constexpr double kFootAhead = 0.05;  ///< metres from the nearest point of its feet to the middle of a robot
constexpr double kOwnBody = 0.33;    ///< metres within which markers of its own team are the robot's own arms and legs
constexpr int kColumns = 9;          ///< at most, that are followed down from a marker

/// The last row above the grass in a column; the picture's last one where it is cut off. Bare metal has the colour of
/// lines: what is white belongs to the robot, also where it stands on one.
int foot_in(const Look& look, int column, int row) {
  int ground = 0;
  for (; row < look.finder.height() && ground < kGroundRows; ++row) {
    ground = look.finder.paint_at(column, row) == Paint::Field ? ground + 1 : 0;
  }
  return row - 1 - ground;
}

/// The lowest row below a marker that is not the pitch: its middle may lie between two legs.
int foot_below(const Look& look, const Blob& marker) {
  const int step = std::max(1, (marker.right - marker.left) / (kColumns - 1));
  int foot = 0;
  for (int column = marker.left; column <= marker.right; column += step) {
    foot = std::max(foot, foot_in(look, column, marker.bottom + 1));
  }
  return foot;
}

}  // namespace

void RobotFinder::find(const Look& look, std::vector<Seen>& things) {
  markers_.clear();
  const Sizes& sizes = look.settings.sizes;
  const int least = scaled_pixels(look.settings.least_blob, look.finder.width(), look.finder.height());
  for (const Blob& blob : look.blobs) {
    const Paint paint = look.paint(blob);
    if ((paint != Paint::Partner && paint != Paint::Opponent) || blob.pixels < least) continue;
    const int foot = foot_below(look, blob);
    auto range = range_on_plane(look.view, {blob.u, foot + 0.5}, 0.0);
    if (range) range->distance += kFootAhead;
    if (!range || range->distance > look.settings.most_distance) continue;
    const double away = length(seen_at(look.view, {blob.u, foot + 0.5}, *range).p_RP());
    if (paint == Paint::Partner && away < kOwnBody) continue;
    markers_.push_back(
        {paint, {blob.left, blob.top, blob.right, blob.bottom}, static_cast<double>(foot), *range, false});
  }
  // the nearest foot first: what hangs beside a body seems to stand behind it
  std::ranges::sort(markers_, std::ranges::greater{}, &Marker::foot);
  for (Marker& marker : markers_) {
    if (marker.used) continue;
    ImageBox box = marker.box;
    const double reach = look.view.lens.focal * sizes.robot_width / std::max(marker.range.distance, 0.1);
    const double middle = (marker.box.left + marker.box.right) / 2.0;
    for (Marker& other : markers_) {
      if (other.used || other.paint != marker.paint) continue;
      if (std::abs((other.box.left + other.box.right) / 2.0 - middle) > reach) continue;
      other.used = true;
      box = {std::min(box.left, other.box.left), std::min(box.top, other.box.top), std::max(box.right, other.box.right),
             std::max(box.bottom, other.box.bottom)};
    }
    box.bottom = std::max(box.bottom, static_cast<int>(marker.foot));
    Seen seen = seen_at(look.view, {(box.left + box.right) / 2.0, marker.foot}, marker.range);
    seen.kind = ThingKind::Robot;
    seen.whose = marker.paint == Paint::Partner ? Whose::Own : Whose::Opponent;
    // which foot was seen is not known
    seen.distance_spread += sizes.robot_width / 4;
    seen.box = box;
    things.push_back(seen);
  }
}

}  // namespace cancha::sense
