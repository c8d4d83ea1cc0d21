#include "lab/film.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "base/svg.h"
#include "body/kinematics.h"
#include "body/shapes.h"

namespace cancha::lab {
namespace {

constexpr double kWidth = 0.5;   ///< metres of one picture
constexpr double kHeight = 0.5;  ///< metres above the ground
constexpr double kBelow = 0.08;  ///< metres below it, for the time
constexpr double kPixels = 400;  ///< a metre

/// The outline of a shape seen from the side: the hull of its corners, x ahead and z up.
body::Polygon outline(const body::Shape& shape, const Transform& X_WS) {
  const bool round = shape.kind != body::ShapeKind::Box;
  const double along = round ? shape.size.x + shape.size.z : shape.size.z;
  const Vec3 half = {shape.size.x, round ? shape.size.x : shape.size.y, along};
  std::array<Vec2, 8> corners;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec3 at = X_WS * Vec3{(i & 1) ? half.x : -half.x, (i & 2) ? half.y : -half.y, (i & 4) ? half.z : -half.z};
    corners[i] = {at.x, at.z};
  }
  return body::hull_of(corners);
}

/// Parts further from the eye first.
std::vector<std::size_t> drawing_order(std::span<const body::Shape> shapes, const body::Posture& posture) {
  std::vector<std::size_t> order(shapes.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto depth = [&](std::size_t i) { return (posture.links()[shapes[i].link] * shapes[i].X_LS).position.y; };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return depth(a) > depth(b); });
  return order;
}

}  // namespace

Result<std::string> film_strip(const body::Robot& robot, const Playback& playback, int pictures) {
  auto model = model_text(robot);
  if (!model) return pass_on(std::move(model));
  const auto shapes = body::parse_shapes(*model, robot.model.string());
  if (!shapes) return tl::unexpected<Error>(shapes.error());
  const std::size_t count =
      std::min<std::size_t>(static_cast<std::size_t>(std::max(1, pictures)), playback.frames.size());
  Svg svg{{.low = {0, -kBelow}, .high = {kWidth * static_cast<double>(count), kHeight}, .pixels_per_unit = kPixels}};
  svg.rect({0, -kBelow}, {kWidth * static_cast<double>(count), kHeight}, {.fill = "#ffffff"});
  svg.line({0, 0}, {kWidth * static_cast<double>(count), 0}, {.stroke = "#3a7d44", .width = 2});
  body::Posture posture{robot};
  for (std::size_t p = 0; p < count; ++p) {
    const std::size_t place = count == 1 ? 0 : p * (playback.frames.size() - 1) / (count - 1);
    const PlaybackFrame& frame = playback.frames[place];
    posture.update(frame.angles, {frame.p_FT, frame.q_FT});
    const double left = kWidth * (static_cast<double>(p) + 0.5) - frame.p_FT.x;
    for (const std::size_t i : drawing_order(*shapes, posture)) {
      const body::Shape& shape = (*shapes)[i];
      const body::Polygon hull = outline(shape, posture.links()[shape.link] * shape.X_LS);
      std::array<Vec2, 8> corners;
      for (std::size_t c = 0; c < hull.count; ++c) corners[c] = {hull.corners[c].x + left, hull.corners[c].y};
      const bool far_side = (posture.links()[shape.link] * shape.X_LS).position.y > frame.p_FT.y + 0.01;
      svg.polygon(std::span{corners}.first(hull.count),
                  {.fill = far_side ? "#8a8f98" : "#c9ced6", .stroke = "#22262c", .width = 1});
    }
    svg.text({kWidth * (static_cast<double>(p) + 0.5), -0.055}, fmt::format("{:.2f} s", frame.seconds), {.size = 14});
  }
  return svg.finish();
}

}  // namespace cancha::lab
