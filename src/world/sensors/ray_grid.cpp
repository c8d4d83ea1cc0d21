#include "world/sensors/ray_grid.h"

#include <algorithm>
#include <limits>

namespace cancha::world {
namespace {

constexpr float kFar = std::numeric_limits<float>::max();
constexpr TileRays kNothing{kFar, -kFar, kFar, -kFar, kFar, -kFar};

void widen(TileRays& box, const TileRays& by) {
  box.x_least = std::min(box.x_least, by.x_least);
  box.x_most = std::max(box.x_most, by.x_most);
  box.y_least = std::min(box.y_least, by.y_least);
  box.y_most = std::max(box.y_most, by.y_most);
  box.z_least = std::min(box.z_least, by.z_least);
  box.z_most = std::max(box.z_most, by.z_most);
}

}  // namespace

RayGrid::RayGrid(const body::Lens& lens)
    : flat_{lens.kind == body::LensKind::Pinhole},
      width_{lens.width},
      height_{lens.height},
      stride_{(lens.width + kTileWidth - 1) / kTileWidth * kTileWidth},
      bands_{(lens.height + kTileHeight - 1) / kTileHeight},
      pixel_{static_cast<float>((flat_ ? 1.0 : 1.0 + lens.mirror) / lens.focal)} {
  const std::size_t all = at(bands_ * kTileHeight);
  x_.assign(all, 0.0F);
  y_.assign(all, 0.0F);
  z_.assign(flat_ ? 0 : all, 0.0F);
  for (int row = 0; row < height_; ++row) {
    for (int column = 0; column < width_; ++column) {
      const auto ray = lens.ray({column + 0.5, row + 0.5});
      if (!ray) continue;
      const std::size_t i = at(row) + static_cast<std::size_t>(column);
      const double scale = flat_ ? 1 / ray->z : 1.0;
      x_[i] = static_cast<float>(ray->x * scale);
      y_[i] = static_cast<float>(ray->y * scale);
      if (!flat_) z_[i] = static_cast<float>(ray->z);
    }
  }
  box_tiles();
}

void RayGrid::box_tiles() {
  whole_ = kNothing;
  tiles_.assign(static_cast<std::size_t>(bands_ * columns()), kNothing);
  rows_.assign(static_cast<std::size_t>(bands_ * kTileHeight * columns()), kNothing);
  band_boxes_.assign(static_cast<std::size_t>(bands_), kNothing);
  column_boxes_.assign(static_cast<std::size_t>(columns()), kNothing);
  for (int row = 0; row < height_; ++row) {
    for (int column = 0; column < width_; ++column) {
      const std::size_t i = at(row) + static_cast<std::size_t>(column);
      const float z = flat_ ? 1.0F : z_[i];
      const TileRays one{x_[i], x_[i], y_[i], y_[i], z, z};
      const auto band = static_cast<std::size_t>(row / kTileHeight);
      const auto place = static_cast<std::size_t>(column / kTileWidth);
      widen(tiles_[band * static_cast<std::size_t>(columns()) + place], one);
      widen(rows_[static_cast<std::size_t>(row * columns()) + place], one);
      widen(whole_, one);
      widen(band_boxes_[band], one);
      widen(column_boxes_[place], one);
    }
  }
}

}  // namespace cancha::world
