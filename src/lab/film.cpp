#include "lab/film.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "base/svg.h"
#include "body/kinematics.h"
#include "body/shapes.h"

namespace cancha::lab {
namespace {

constexpr double kMargin = 0.03;      ///< metres around what is drawn
constexpr double kBelow = 0.08;       ///< metres below the ground, for the time
constexpr double kBallAhead = 0.12;   ///< metres beside the robot in which a ball is drawn
constexpr double kStripHeight = 230;  ///< pixels
constexpr int kRound = 24;            ///< corners of a circle
constexpr std::string_view kBallFill = "#e2703a";

/// A part of the robot as seen: its outline, x ahead and z up, and its colour.
struct Piece {
  std::vector<Vec2> outline;
  std::string fill;
};

/// One moment; x from the trunk.
struct Picture {
  std::vector<Piece> pieces;
  double seconds = 0;
  double ball_x = 0;
  double ball_z = 0;
};

/// The part of the plane that all pictures show.
struct Window {
  double left = 0;
  double right = 0;
  double top = 0;
};

/// The corners of the convex hull, counter-clockwise (Andrew's monotone chain).
std::vector<Vec2> hull(std::vector<Vec2> points) {
  std::ranges::sort(points, [](Vec2 a, Vec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<Vec2> chain;
  const auto add = [&](Vec2 p, std::size_t kept) {
    while (chain.size() > kept + 1) {
      const Vec2 a = chain[chain.size() - 2], b = chain.back();
      if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
      chain.pop_back();
    }
    chain.push_back(p);
  };
  for (const Vec2 p : points) add(p, 0);
  const std::size_t lower = chain.size() - 1;
  for (std::size_t i = points.size() - 1; i-- > 0;) add(points[i], lower);
  chain.pop_back();
  return chain;
}

/// Points of a shape whose hull, seen from the side, is its outline.
std::vector<Vec2> seen_points(const body::Shape& shape, const Transform& X_WS) {
  std::vector<Vec2> points;
  const auto see = [&](Vec3 p_S) {
    const Vec3 at = X_WS * p_S;
    points.push_back({at.x, at.z});
  };
  if (shape.kind == body::ShapeKind::Box) {
    for (unsigned i = 0; i < 8; ++i) {
      see({(i & 1) ? shape.size.x : -shape.size.x, (i & 2) ? shape.size.y : -shape.size.y,
           (i & 4) ? shape.size.z : -shape.size.z});
    }
    return points;
  }
  for (int i = 0; i < kRound; ++i) {
    const double angle = 2 * kPi * i / kRound;
    const double c = shape.size.x * std::cos(angle), s = shape.size.x * std::sin(angle);
    if (shape.kind == body::ShapeKind::Cylinder) {
      for (const double end : {-shape.size.z, shape.size.z}) see({c, s, end});
      continue;
    }
    // a ball is a circle from everywhere; a capsule has one at each end
    const double half = shape.kind == body::ShapeKind::Capsule ? shape.size.z : 0;
    for (const double end : {-half, half}) {
      const Vec3 centre = X_WS * Vec3{0, 0, end};
      points.push_back({centre.x + c, centre.z + s});
      if (half == 0) break;
    }
  }
  return points;
}

/// The shape's colour; what is on the far side is darker.
std::string colour(const body::Shape& shape, bool far_side) {
  const auto channel = [&](std::size_t i) {
    const double lit = 0.12 + 0.88 * shape.rgba[i];
    return static_cast<int>(std::lround(255 * std::clamp(far_side ? 0.72 * lit : lit, 0.0, 1.0)));
  };
  return fmt::format("#{:02x}{:02x}{:02x}", channel(0), channel(1), channel(2));
}

/// Parts further from the eye first.
std::vector<std::size_t> drawing_order(std::span<const body::Shape> shapes, const body::Posture& posture) {
  std::vector<std::size_t> order(shapes.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto depth = [&](std::size_t i) { return (posture.links()[shapes[i].link] * shapes[i].X_LS).position.y; };
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return depth(a) > depth(b) + 1e-4; });
  return order;
}

Picture picture_of(const PlaybackFrame& frame, std::span<const body::Shape> shapes, body::Posture& posture) {
  posture.update(frame.angles, {frame.p_FT, frame.q_FT});
  Picture picture{
      .pieces = {}, .seconds = frame.seconds, .ball_x = frame.p_FB.x - frame.p_FT.x, .ball_z = frame.p_FB.z};
  for (const std::size_t i : drawing_order(shapes, posture)) {
    const Transform X_WS = posture.links()[shapes[i].link] * shapes[i].X_LS;
    Piece piece{hull(seen_points(shapes[i], X_WS)), colour(shapes[i], X_WS.position.y > frame.p_FT.y + 0.01)};
    for (Vec2& corner : piece.outline) corner.x -= frame.p_FT.x;
    picture.pieces.push_back(std::move(piece));
  }
  return picture;
}

/// As large as the largest picture needs, and a little further where a ball is near.
Window window_of(std::span<const Picture> pictures, double ball_radius) {
  Window window;
  for (const Picture& picture : pictures) {
    for (const Piece& piece : picture.pieces) {
      for (const Vec2 corner : piece.outline) {
        window.left = std::min(window.left, corner.x);
        window.right = std::max(window.right, corner.x);
        window.top = std::max(window.top, corner.y);
      }
    }
  }
  Window wide = window;
  for (const Picture& picture : pictures) {
    const double left = picture.ball_x - ball_radius, right = picture.ball_x + ball_radius;
    if (ball_radius <= 0 || left < window.left - kBallAhead || right > window.right + kBallAhead) continue;
    wide.left = std::min(wide.left, left);
    wide.right = std::max(wide.right, right);
  }
  return {wide.left - kMargin, wide.right + kMargin, wide.top + kMargin};
}

void draw(Svg& svg, const Picture& picture, const Window& window, double at, double ball_radius) {
  const double middle = at + (window.right - window.left) / 2;
  const double left = at - window.left;
  const bool in_sight = picture.ball_x - ball_radius >= window.left && picture.ball_x + ball_radius <= window.right;
  if (ball_radius > 0 && in_sight) {
    svg.circle({left + picture.ball_x, picture.ball_z}, ball_radius,
               {.fill = kBallFill, .stroke = "#22262c", .width = 1});
  }
  for (const Piece& piece : picture.pieces) {
    std::vector<Vec2> corners = piece.outline;
    for (Vec2& corner : corners) corner.x += left;
    svg.polygon(corners, {.fill = piece.fill, .stroke = "#22262c", .width = 0.8});
  }
  svg.text({middle, -0.4 * kBelow}, fmt::format("{:.2f} s", picture.seconds), {.size = 13});
  if (ball_radius > 0 && !in_sight) {
    svg.text({middle, -0.85 * kBelow},
             fmt::format("ball {:.2f} m {}", std::abs(picture.ball_x), picture.ball_x > 0 ? "ahead" : "behind"),
             {.fill = "#a04a1c", .size = 11});
  }
}

}  // namespace

Result<std::string> film_strip(const body::Robot& robot, const Playback& playback, int pictures) {
  auto model = model_text(robot);
  if (!model) return pass_on(std::move(model));
  const auto shapes = body::parse_shapes(*model, robot.model.string());
  if (!shapes) return tl::unexpected<Error>(shapes.error());
  const std::size_t count =
      std::min<std::size_t>(static_cast<std::size_t>(std::max(1, pictures)), playback.frames.size());
  body::Posture posture{robot};
  std::vector<Picture> all;
  for (std::size_t p = 0; p < count; ++p) {
    const std::size_t place = count == 1 ? 0 : p * (playback.frames.size() - 1) / (count - 1);
    all.push_back(picture_of(playback.frames[place], *shapes, posture));
  }
  const Window window = window_of(all, playback.ball_radius);
  const double step = window.right - window.left, width = step * static_cast<double>(count);
  Svg svg{{.low = {0, -kBelow}, .high = {width, window.top}, .pixels_per_unit = kStripHeight / (window.top + kBelow)}};
  svg.rect({0, -kBelow}, {width, window.top}, {.fill = "#ffffff"});
  svg.line({0, 0}, {width, 0}, {.stroke = "#3a7d44", .width = 2});
  for (std::size_t p = 0; p < count; ++p) {
    draw(svg, all[p], window, step * static_cast<double>(p), playback.ball_radius);
  }
  return svg.finish();
}

}  // namespace cancha::lab
