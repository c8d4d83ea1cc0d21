#include "world/sensors/rasteriser.h"

#include <algorithm>
#include <cmath>

namespace cancha::world {
namespace {

constexpr float kNear = 0.005F;      ///< metres before the camera: nothing is drawn nearer than this
constexpr float kTooSmall = 0.4F;    ///< pixels: what is smaller in both directions is left out
constexpr float kAmbient = 0.62F;    ///< light that comes from everywhere
constexpr float kFromAbove = 0.38F;  ///< light that falls on what faces up

using Corner = std::array<float, 3>;

float dot3(const Corner& a, const Corner& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
Corner cross3(const Corner& a, const Corner& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}
Corner minus(const Corner& a, const Corner& b) {
  return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}

/// Whether one of four linear functions is negative for all rays of a box.
template <bool kFlat>
bool outside(const TileRays& box, Lanes x, Lanes y, Lanes z) {
  const Lanes zero{};
  // the most that each can be
  const Lanes at_x = x * (x > zero ? all_lanes(box.x_most) : all_lanes(box.x_least));
  const Lanes at_y = y * (y > zero ? all_lanes(box.y_most) : all_lanes(box.y_least));
  if constexpr (kFlat) return any_of(at_x + at_y + z < zero);
  return any_of(at_x + at_y + z * (z > zero ? all_lanes(box.z_most) : all_lanes(box.z_least)) < zero);
}

}  // namespace

View::View(const Transform& X_CL) {
  const Vec3 x = X_CL.rotation * Vec3{1, 0, 0};
  const Vec3 y = X_CL.rotation * Vec3{0, 1, 0};
  const Vec3 z = X_CL.rotation * Vec3{0, 0, 1};
  const std::array<double, 9> rows{x.x, y.x, z.x, x.y, y.y, z.y, x.z, y.z, z.z};
  std::ranges::transform(rows, turn.begin(), [](double v) { return static_cast<float>(v); });
  shift = {static_cast<float>(X_CL.position.x), static_cast<float>(X_CL.position.y),
           static_cast<float>(X_CL.position.z)};
}

std::array<float, 3> View::of(const Vec3& p_LP) const {
  const auto x = static_cast<float>(p_LP.x);
  const auto y = static_cast<float>(p_LP.y);
  const auto z = static_cast<float>(p_LP.z);
  return {turn[0] * x + turn[1] * y + turn[2] * z + shift[0], turn[3] * x + turn[4] * y + turn[5] * z + shift[1],
          turn[6] * x + turn[7] * y + turn[8] * z + shift[2]};
}

Rasteriser::Rasteriser(const body::Lens& lens, const RayGrid& grid) : lens_{lens}, grid_{&grid} {
  const auto band = static_cast<std::size_t>(grid.stride() * kTileHeight);
  nearest_.resize(band);
  shown_.resize(band);
  clear();
}

void Rasteriser::clear() {
  tiles_.clear();
  facets_.clear();
  paints_.assign(2, Paint{});
  has_ball_ = false;
}

// ---- which tiles ---------------------------------------------------------------------------------------------------

Rasteriser::Tiles Rasteriser::flat_tiles(float x_least, float x_most, float y_least, float y_most) const {
  const int bands = grid_->bands();
  const int columns = grid_->columns();
  int first_band = 0;
  int last_band = bands - 1;
  while (first_band < bands && grid_->band(first_band).y_most < y_least) ++first_band;
  while (last_band >= first_band && grid_->band(last_band).y_least > y_most) --last_band;
  int first_column = 0;
  int last_column = columns - 1;
  while (first_column < columns && grid_->column(first_column).x_most < x_least) ++first_column;
  while (last_column >= first_column && grid_->column(last_column).x_least > x_most) --last_column;
  return {static_cast<std::int16_t>(first_band), static_cast<std::int16_t>(last_band),
          static_cast<std::int16_t>(first_column), static_cast<std::int16_t>(last_column)};
}

Rasteriser::Tiles Rasteriser::mirrored_tiles(Vec3 p_CB, double radius) const {
  const auto whole =
      Tiles{0, static_cast<std::int16_t>(grid_->bands() - 1), 0, static_cast<std::int16_t>(grid_->columns() - 1)};
  const double away = length(p_CB);
  if (away <= radius * 1.01) return whole;
  const double wide = std::asin(radius / away);
  const double from_axis = std::acos(std::clamp(p_CB.z / away, -1.0, 1.0));
  if (from_axis - wide > lens_.reach) return {1, 0, 1, 0};
  // a mirror magnifies most at its rim, so that the farthest point of the ball tells how large it can be
  const double outer = std::min(from_axis + wide, lens_.reach);
  const double below = std::cos(outer) + lens_.mirror;
  const Vec3 seen = p_CB * (1 / away);
  if (below < 0.05 || seen.z + lens_.mirror < 0.05) return whole;
  const double size = wide * lens_.focal * (1 + lens_.mirror * std::cos(outer)) / (below * below) + 1;
  const double u = lens_.centre.x + lens_.focal * seen.x / (seen.z + lens_.mirror);
  const double v = lens_.centre.y + lens_.focal * seen.y / (seen.z + lens_.mirror);
  const auto tile = [](double pixel, int each, int count, int beyond) {
    return static_cast<std::int16_t>(std::clamp(std::floor(pixel / each), -1.0 + beyond, count - 1.0 + beyond));
  };
  return {tile(v - size, kTileHeight, grid_->bands(), 1), tile(v + size, kTileHeight, grid_->bands(), 0),
          tile(u - size, kTileWidth, grid_->columns(), 1), tile(u + size, kTileWidth, grid_->columns(), 0)};
}

Rasteriser::Tiles Rasteriser::tiles_of(std::span<const Corner> corners, Vec3 p_CB, double radius) const {
  if (!grid_->flat()) return mirrored_tiles(p_CB, radius);
  if (p_CB.z + radius < kNear) return {1, 0, 1, 0};
  if (p_CB.z - radius < kNear) {
    return {0, static_cast<std::int16_t>(grid_->bands() - 1), 0, static_cast<std::int16_t>(grid_->columns() - 1)};
  }
  float x_least = 1e9F;
  float x_most = -1e9F;
  float y_least = 1e9F;
  float y_most = -1e9F;
  for (const Corner& corner : corners) {
    const float scale = 1 / corner[2];
    x_least = std::min(x_least, corner[0] * scale);
    x_most = std::max(x_most, corner[0] * scale);
    y_least = std::min(y_least, corner[1] * scale);
    y_most = std::max(y_most, corner[1] * scale);
  }
  const float small = kTooSmall * grid_->pixel();
  if (x_most - x_least < small && y_most - y_least < small) return {1, 0, 1, 0};
  return flat_tiles(x_least, x_most, y_least, y_most);
}

// ---- what there is -------------------------------------------------------------------------------------------------

void Rasteriser::add(const Solid& solid, const View& X_CL, const Corner& up_C, float light, std::uint8_t label) {
  const Corner middle = X_CL.of(solid.centre);
  const Vec3 p_CB{middle[0], middle[1], middle[2]};
  if (grid_->flat() && p_CB.z + solid.radius < kNear) return;
  corners_.resize(solid.corners.size());
  for (std::size_t i = 0; i < corners_.size(); ++i) corners_[i] = X_CL.of(solid.corners[i]);
  const Tiles tiles = tiles_of(corners_, p_CB, solid.radius);
  if (tiles.none()) return;
  for (const auto& face : solid.faces) {
    const std::array<const Corner*, 4> at{&corners_[face[0]], &corners_[face[1]], &corners_[face[2]],
                                          &corners_[face[3]]};
    // by its diagonals, which no repeated corner makes vanish
    const Corner normal = cross3(minus(*at[2], *at[0]), minus(*at[3], *at[1]));
    if (dot3(normal, *at[0]) >= 0) continue;
    const float steep = dot3(normal, up_C) / std::sqrt(std::max(dot3(normal, normal), 1e-20F));
    const float shade = light * (kAmbient + kFromAbove * steep);
    add_face(at, normal, tiles, static_cast<std::int32_t>(paints_.size()));
    paints_.push_back({{solid.colour[0] * shade, solid.colour[1] * shade, solid.colour[2] * shade}, label});
  }
}

void Rasteriser::add_face(const std::array<const Corner*, 4>& corners, const Corner& normal, const Tiles& tiles,
                          std::int32_t number) {
  Facet facet;
  for (std::size_t i = 0; i < 4; ++i) {
    // seen from the eye the corners go counter-clockwise, so that inside is where these are positive
    const Corner edge = cross3(*corners[(i + 1) % 4], *corners[i]);
    facet.edge_x[i] = edge[0];
    facet.edge_y[i] = edge[1];
    facet.edge_z[i] = edge[2];
  }
  const auto unseen = grid_->flat() ? outside<true> : outside<false>;
  if (unseen(grid_->whole(), facet.edge_x, facet.edge_y, facet.edge_z)) return;
  const float scale = 1 / dot3(normal, *corners[0]);
  facet.nearness = {normal[0] * scale, normal[1] * scale, normal[2] * scale};
  facet.number = number;
  facets_.push_back(facet);
  tiles_.push_back(tiles);
}

void Rasteriser::add_ball(Vec3 p_CB, double radius) {
  has_ball_ = false;
  if (grid_->flat() ? p_CB.z + radius < kNear : length(p_CB) <= radius) return;
  if (grid_->flat()) {
    std::array<Corner, 8> box;
    for (unsigned i = 0; i < 8; ++i) {
      box[i] = {static_cast<float>(p_CB.x + ((i & 1U) != 0 ? radius : -radius)),
                static_cast<float>(p_CB.y + ((i & 2U) != 0 ? radius : -radius)),
                static_cast<float>(p_CB.z + ((i & 4U) != 0 ? radius : -radius))};
    }
    // the box reaches farther ahead than the ball
    ball_tiles_ = tiles_of(box, p_CB, radius);
  } else {
    ball_tiles_ = mirrored_tiles(p_CB, radius);
  }
  has_ball_ = !ball_tiles_.none();
  ball_ = {static_cast<float>(p_CB.x), static_cast<float>(p_CB.y), static_cast<float>(p_CB.z)};
  ball_radius_ = static_cast<float>(radius);
}

// ---- pixels --------------------------------------------------------------------------------------------------------

template <bool kFlat>
void Rasteriser::draw(const Facet& facet, const Tiles& tiles, int band) {
  // all that a pixel needs is kept in registers
  const Lanes zero{};
  const Lanes edge_x = facet.edge_x;
  const Lanes edge_y = facet.edge_y;
  const Lanes edge_z = facet.edge_z;
  const auto [near_x, near_y, near_z] = facet.nearness;
  const IntLanes number = {facet.number, facet.number, facet.number, facet.number};
  const auto stride = static_cast<std::size_t>(grid_->stride());
  if (outside<kFlat>(grid_->band(band), edge_x, edge_y, edge_z)) return;
  for (int column = tiles.first_column; column <= tiles.last_column; ++column) {
    if (outside<kFlat>(grid_->tile(band, column), edge_x, edge_y, edge_z)) continue;
    for (int row = 0; row < kTileHeight; ++row) {
      const int line = band * kTileHeight + row;
      if (outside<kFlat>(grid_->tile_row(line, column), edge_x, edge_y, edge_z)) continue;
      const int first = column * kTileWidth;
      const float* x_ray = grid_->x(line) + first;
      const float* y_ray = grid_->y(line) + first;
      const float* z_ray = kFlat ? nullptr : grid_->z(line) + first;
      float* nearest = nearest_.data() + static_cast<std::size_t>(row) * stride + static_cast<std::size_t>(first);
      std::int32_t* shown = shown_.data() + static_cast<std::size_t>(row) * stride + static_cast<std::size_t>(first);
      for (int i = 0; i < kTileWidth; i += kLanes) {
        const Lanes x = load_lanes(x_ray + i);
        const Lanes y = load_lanes(y_ray + i);
        const Lanes z = kFlat ? all_lanes(1) : load_lanes(z_ray + i);
        const auto along = [&](float a, float b, float c) {
          if constexpr (kFlat) return x * a + y * b + c;
          return x * a + y * b + z * c;
        };
        const Lanes near = along(near_x, near_y, near_z);
        const Lanes before = load_lanes(nearest + i);
        const IntLanes wins = (near > before) & (along(edge_x[0], edge_y[0], edge_z[0]) >= zero) &
                              (along(edge_x[1], edge_y[1], edge_z[1]) >= zero) &
                              (along(edge_x[2], edge_y[2], edge_z[2]) >= zero) &
                              (along(edge_x[3], edge_y[3], edge_z[3]) >= zero);
        store_lanes(nearest + i, wins ? near : before);
        store_lanes(shown + i, wins ? number : load_lanes(shown + i));
      }
    }
  }
}

template <bool kFlat>
void Rasteriser::draw_ball(int band) {
  const float inside = dot3(ball_, ball_) - ball_radius_ * ball_radius_;
  for (int row = 0; row < kTileHeight; ++row) {
    const int line = band * kTileHeight + row;
    const auto at = static_cast<std::size_t>(row * grid_->stride());
    for (int i = ball_tiles_.first_column * kTileWidth; i < (ball_tiles_.last_column + 1) * kTileWidth; ++i) {
      const float x = grid_->x(line)[i];
      const float y = grid_->y(line)[i];
      const float z = kFlat ? 1.0F : grid_->z(line)[i];
      // |t d - c|² = r²
      const float squared = x * x + y * y + z * z;
      const float along = x * ball_[0] + y * ball_[1] + z * ball_[2];
      const float root = along * along - squared * inside;
      if (root < 0 || along <= 0) continue;
      const float near = squared / (along - std::sqrt(root));
      const std::size_t place = at + static_cast<std::size_t>(i);
      if (near <= nearest_[place]) continue;
      nearest_[place] = near;
      shown_[place] = kBall;
    }
  }
}

void Rasteriser::draw_band(int band) {
  std::ranges::fill(nearest_, 0.0F);
  std::ranges::fill(shown_, kNothing);
  for (std::size_t i = 0; i < facets_.size(); ++i) {
    if (tiles_[i].first_band > band || tiles_[i].last_band < band) continue;
    grid_->flat() ? draw<true>(facets_[i], tiles_[i], band) : draw<false>(facets_[i], tiles_[i], band);
  }
  if (!has_ball_ || ball_tiles_.first_band > band || ball_tiles_.last_band < band) return;
  grid_->flat() ? draw_ball<true>(band) : draw_ball<false>(band);
}

}  // namespace cancha::world
