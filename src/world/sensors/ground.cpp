#include "world/sensors/ground.h"

#include <algorithm>
#include <cmath>

#include "field/contest_lines.h"

namespace cancha::world {
namespace {

constexpr float kFarthest = 60.0F;  ///< metres: the ground ends there

/// The part of an interval of half width `half` about `s` that lies between `low` and `high`.
Lanes covered(Lanes s, Lanes half, Lanes per_half, float low, float high) {
  const Lanes part = least(s + half, all_lanes(high)) - most(s - half, all_lanes(low));
  return most(part, Lanes{}) * per_half * 0.5F;
}

Lanes mixed(Lanes share, float all, float none) {
  return share * (all - none) + none;
}

}  // namespace

Ground::Ground(const field::League& league, const Look& look) : look_{look} {
  const field::Walls& w = league.walls;
  const field::Markings& m = league.markings;
  middle_ = {(w.left + w.right).value / 2, (w.top + w.bottom).value / 2};
  half_line_ = static_cast<float>(m.line_width.value / 2);
  const double around = league.has_walls() ? w.thickness.value : league.game.border.value;
  carpet_x_ = static_cast<float>(w.length() / 2 + std::max(around, w.goal_depth() + w.thickness.value));
  carpet_y_ = static_cast<float>(w.width() / 2 + around);
  if (league.contest) {
    draw_contest(league);
  } else {
    draw_pitch(league);
  }
}

void Ground::draw_contest(const field::League& league) {
  const field::Contest& contest = *league.contest;
  if (contest.test != field::Test::Sumo) {
    const double line = std::abs(field::start_line(league.walls, contest) - middle_.x);
    along_y_.push_back({static_cast<float>(line), 0, static_cast<float>(league.walls.width() / 2)});
    return;
  }
  // the border belongs to the ring; robots start behind two lines
  const auto border = static_cast<float>(contest.border.value / 2);
  const auto radius = static_cast<float>(contest.ring.value / 2);
  circles_.push_back({0, radius - border, 2 * radius, border});
  along_y_.push_back(
      {static_cast<float>(contest.shikiri.value / 2), 0, static_cast<float>(field::kShikiriLength.value / 2)});
}

void Ground::draw_pitch(const field::League& league) {
  const field::Walls& w = league.walls;
  const field::Markings& m = league.markings;
  const auto length = static_cast<float>(w.length() / 2);
  const auto width = static_cast<float>(w.width() / 2);
  along_y_.push_back({0, 0, width});
  if (!league.has_walls()) {
    along_y_.push_back({length, 0, width});
    along_x_.push_back({width, 0, length});
  }
  const auto area = [&](Metres wide, Metres deep) {
    const auto x = length - static_cast<float>(deep.value);
    const auto y = static_cast<float>(wide.value / 2);
    along_y_.push_back({x, 0, y});
    along_x_.push_back({y, x, length});
  };
  area(m.goal_area_width, m.goal_area_depth);
  const bool own_area = m.penalty_area_width != m.goal_area_width || m.penalty_area_depth != m.goal_area_depth;
  if (own_area) area(m.penalty_area_width, m.penalty_area_depth);
  if (m.centre_circle_radius.value > 0) {
    circles_.push_back({0, static_cast<float>(m.centre_circle_radius.value), length, half_line_});
  }
  if (m.penalty_arc_height.value > 0 && m.penalty_arc_width.value > 0) {
    const double high = m.penalty_arc_height.value;
    const double chord = m.penalty_arc_width.value / 2;
    const double radius = (chord * chord + high * high) / (2 * high);
    const double front = w.length() / 2 - m.penalty_area_depth.value;
    circles_.push_back(
        {static_cast<float>(front - high + radius), static_cast<float>(radius), static_cast<float>(front), half_line_});
  }
  spots_ = {{0, 0}, {w.length() / 2 - m.penalty_mark.value, 0}};
  if (league.has_walls()) spots_.push_back({m.free_ball_x.value, m.free_ball_y.value});
}

std::uint32_t Ground::lines_in(Vec2 low, Vec2 high) const {
  // folded: what straddles an axis begins at it
  const auto folded = [](double a, double b) {
    const double small = a <= 0 && b >= 0 ? 0.0 : std::min(std::abs(a), std::abs(b));
    return Vec2{small, std::max(std::abs(a), std::abs(b))};
  };
  const Vec2 x = folded(low.x, high.x);
  const Vec2 y = folded(low.y, high.y);
  const double half = 2 * half_line_;
  const auto meets = [half](Vec2 range, double from, double to) {
    return range.x <= to + half && range.y >= from - half;
  };
  std::uint32_t lines = 0;
  std::uint32_t bit = 1;
  const auto note = [&](bool there) {
    if (there) lines |= bit;
    bit <<= 1U;
  };
  for (const Line& line : along_y_) note(meets(x, line.at, line.at) && meets(y, line.from, line.to));
  for (const Line& line : along_x_) note(meets(y, line.at, line.at) && meets(x, line.from, line.to));
  for (const Circle& circle : circles_) {
    const Vec2 from = folded(x.x - circle.x, x.y - circle.x);
    const double wide = 2 * circle.half;
    note(length(Vec2{from.x, y.x}) <= circle.radius + wide && length(Vec2{from.y, y.y}) >= circle.radius - wide);
  }
  for (const Vec2& spot : spots_) note(meets(x, spot.x, spot.x) && meets(y, spot.y, spot.y));
  return lines;
}

Ground::Sight Ground::sight_of(const Eye& eye, const TileRays& box) const {
  // the rays lie in the box about them, a pixel wider: where its corners meet the ground, everything lies between
  const auto& t = eye.X_FC.turn;
  const float wider = eye.grid.pixel();
  const float horizon = eye.height / kFarthest;
  Vec2 low{1e9, 1e9};
  Vec2 high{-1e9, -1e9};
  int below = 0;
  for (unsigned i = 0; i < 8; ++i) {
    const float x_ray = (i & 1U) != 0 ? box.x_most + wider : box.x_least - wider;
    const float y_ray = (i & 2U) != 0 ? box.y_most + wider : box.y_least - wider;
    const float z_ray = (i & 4U) != 0 ? box.z_most : box.z_least;
    const float down = -(x_ray * t[6] + y_ray * t[7] + z_ray * t[8]);
    if (down <= horizon) continue;
    ++below;
    const float way = eye.height / down;
    const double x = (x_ray * t[0] + y_ray * t[1] + z_ray * t[2]) * way + eye.x;
    const double y = (x_ray * t[3] + y_ray * t[4] + z_ray * t[5]) * way + eye.y;
    low = {std::min(low.x, x), std::min(low.y, y)};
    high = {std::max(high.x, x), std::max(high.y, y)};
  }
  if (below == 0) return {.ground = false};
  if (below < 8) return {};
  const bool carpet = std::max(-low.x, high.x) < carpet_x_ && std::max(-low.y, high.y) < carpet_y_;
  return {.ground = true, .beyond = false, .carpet_only = carpet, .lines = lines_in(low, high)};
}

Lanes Ground::white(const Spots& at, std::uint32_t lines) const {
  Lanes sum{};
  const auto wanted = [&lines] {
    const bool yes = (lines & 1U) != 0;
    lines >>= 1U;
    return yes;
  };
  for (const Line& line : along_y_) {
    if (!wanted()) continue;
    sum = most(sum, covered(at.x - line.at, at.half_x, at.per_x, -half_line_, half_line_) *
                        covered(at.y, at.half_y, at.per_y, line.from - half_line_, line.to + half_line_));
  }
  for (const Line& line : along_x_) {
    if (!wanted()) continue;
    sum = most(sum, covered(at.y - line.at, at.half_y, at.per_y, -half_line_, half_line_) *
                        covered(at.x, at.half_x, at.per_x, line.from - half_line_, line.to + half_line_));
  }
  for (const Circle& circle : circles_) {
    if (!wanted()) continue;
    const Lanes x = at.x - circle.x;
    // near the circle, how far a place is from it without a root; and how far a pixel reaches across it
    const float per = 0.5F / circle.radius;
    const Lanes away = (x * x + at.y * at.y - circle.radius * circle.radius) * per;
    const Lanes half = (size_of(x) * at.half_x + at.y * at.half_y) * (2 * per) + 1e-6F;
    const Lanes on = covered(away, half, 1.0F / half, -circle.half, circle.half);
    sum = most(sum, at.x < all_lanes(circle.x_most) ? on : Lanes{});
  }
  for (const Vec2& spot : spots_) {
    if (!wanted()) continue;
    const Lanes x = at.x - static_cast<float>(spot.x);
    const Lanes y = at.y - static_cast<float>(spot.y);
    const float half = 2 * half_line_;
    sum = most(sum, covered(x, at.half_x, at.per_x, -half, half) * covered(y, at.half_y, at.per_y, -half, half));
  }
  return sum;
}

void Ground::paint_run(const Eye& eye, int row, int first, const Sight& sight, const Colours& into) const {
  const auto& t = eye.X_FC.turn;
  const RayGrid& grid = eye.grid;
  const Vec2 slant = direction(look_.uneven_direction) * look_.uneven;
  const auto slant_x = static_cast<float>(slant.x);
  const auto slant_y = static_cast<float>(slant.y);
  const auto full = static_cast<float>(look_.light);
  const float horizon = eye.height / kFarthest;
  for (int i = 0; i < kTileWidth; i += kLanes) {
    const Lanes x_ray = load_lanes(grid.x(row) + first + i);
    const Lanes y_ray = load_lanes(grid.y(row) + first + i);
    const Lanes z_ray = grid.flat() ? all_lanes(1) : load_lanes(grid.z(row) + first + i);
    // where the rays meet the ground
    const Lanes down = -(x_ray * t[6] + y_ray * t[7] + z_ray * t[8]);
    const IntLanes hits = down > all_lanes(horizon);
    const Lanes way = eye.height / most(down, all_lanes(horizon));
    const Lanes x_F = x_ray * t[0] + y_ray * t[1] + z_ray * t[2];
    const Lanes y_F = x_ray * t[3] + y_ray * t[4] + z_ray * t[5];
    const Lanes x = x_F * way + eye.x;
    const Lanes y = y_F * way + eye.y;
    Lanes share{};
    if (sight.lines != 0) {
      // how far a step of one pixel goes there along both axes
      const Lanes slope = way / eye.height;
      const Lanes half = way * (0.5F * grid.pixel());
      const auto reach = [&](Lanes ray, float right, float below) {
        return (size_of(ray * slope * t[6] + right) + size_of(ray * slope * t[7] + below)) * half + 1e-6F;
      };
      Spots at{size_of(x), size_of(y), reach(x_F, t[0], t[1]), reach(y_F, t[3], t[4]), {}, {}};
      at.per_x = 1.0F / at.half_x;
      at.per_y = 1.0F / at.half_y;
      share = white(at, sight.lines);
    }
    const IntLanes carpet = (size_of(x) < all_lanes(carpet_x_)) & (size_of(y) < all_lanes(carpet_y_));
    const Lanes light = most(all_lanes(static_cast<float>(kLeastLight)), (x * slant_x + y * slant_y + 1.0F) * full);
    const IntLanes lit = (x_ray != Lanes{}) | (y_ray != Lanes{}) | (z_ray != Lanes{});
    const auto colour = [&](std::size_t c, float* plane) {
      const Lanes ground = carpet ? mixed(share, look_.line[c], look_.grass[c]) : all_lanes(look_.floor[c]);
      const Lanes seen = hits ? ground * light : all_lanes(look_.backdrop[c] * full);
      store_lanes(plane + i, lit ? seen : Lanes{});
    };
    colour(0, into.red);
    colour(1, into.green);
    colour(2, into.blue);
    const IntLanes line = share > all_lanes(0.5F);
    for (int k = 0; k < kLanes; ++k) {
      const Shown on_carpet = line[k] != 0 ? Shown::Line : Shown::Grass;
      const Shown on_ground = carpet[k] != 0 ? on_carpet : Shown::Floor;
      const Shown seen = hits[k] != 0 ? on_ground : Shown::Backdrop;
      into.label[i + k] = label_of(lit[k] != 0 ? seen : Shown::Nothing);
    }
  }
}

void Ground::fill(int count, const Colour& colour, float light, Shown what, const Colours& into) {
  std::fill_n(into.red, count, colour[0] * light);
  std::fill_n(into.green, count, colour[1] * light);
  std::fill_n(into.blue, count, colour[2] * light);
  std::fill_n(into.label, count, label_of(what));
}

void Ground::paint(const RayGrid& grid, int band, const View& X_FC, const Colours& into) const {
  const Eye eye{grid, X_FC, X_FC.shift[0] - static_cast<float>(middle_.x),
                X_FC.shift[1] - static_cast<float>(middle_.y), std::max(X_FC.shift[2], 1e-3F)};
  const auto full = static_cast<float>(look_.light);
  for (int column = 0; column < grid.columns(); ++column) {
    const TileRays& box = grid.tile(band, column);
    if (box.x_least > box.x_most) continue;
    const Sight sight = sight_of(eye, box);
    // a mirror's tile may have pixels without light
    const bool plain = grid.flat() && (!sight.ground || (sight.carpet_only && sight.lines == 0 && look_.uneven == 0));
    for (int row = 0; row < kTileHeight; ++row) {
      const int first = column * kTileWidth;
      const Colours here = into.at(row * grid.stride() + first);
      if (!plain) {
        paint_run(eye, band * kTileHeight + row, first, sight, here);
      } else {
        fill(kTileWidth, sight.ground ? look_.grass : look_.backdrop, full,
             sight.ground ? Shown::Grass : Shown::Backdrop, here);
      }
    }
  }
}

}  // namespace cancha::world
