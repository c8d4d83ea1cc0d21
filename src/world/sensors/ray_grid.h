#pragma once

#include <vector>

#include "body/camera.h"
#include "world/sensors/lanes.h"

namespace cancha::world {

inline constexpr int kTileWidth = 16;  ///< pixels
inline constexpr int kTileHeight = 8;  ///< pixels; a row of tiles is a band

/// What directions a tile of pixels sees: the box around them.
struct TileRays {
  float x_least, x_most, y_least, y_most, z_least, z_most;
};

/// The directions of all pixels of a lens, in the camera's frame, worked out once. Rays of a pinhole have z = 1; those
/// of a mirror have length 1. Pixels that see nothing have the direction 0.
class RayGrid {
 public:
  explicit RayGrid(const body::Lens& lens);

  [[nodiscard]] bool flat() const { return flat_; }  ///< z is 1 everywhere
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] int stride() const { return stride_; }  ///< floats from row to row: whole tiles
  [[nodiscard]] int columns() const { return stride_ / kTileWidth; }
  [[nodiscard]] int bands() const { return bands_; }
  /// How far apart neighbouring rays are near the axis, as directions.
  [[nodiscard]] float pixel() const { return pixel_; }

  [[nodiscard]] const float* x(int row) const { return x_.data() + at(row); }
  [[nodiscard]] const float* y(int row) const { return y_.data() + at(row); }
  [[nodiscard]] const float* z(int row) const { return z_.data() + at(row); }  ///< of a mirror
  [[nodiscard]] const TileRays& tile(int band, int column) const {
    return tiles_[static_cast<std::size_t>(band * columns() + column)];
  }
  /// The box around the rays of one row of a tile.
  [[nodiscard]] const TileRays& tile_row(int row, int column) const {
    return rows_[static_cast<std::size_t>(row * columns() + column)];
  }
  /// The box around all rays.
  [[nodiscard]] const TileRays& whole() const { return whole_; }
  /// The box around a whole band, and around a whole column of tiles.
  [[nodiscard]] const TileRays& band(int band) const { return band_boxes_[static_cast<std::size_t>(band)]; }
  [[nodiscard]] const TileRays& column(int column) const { return column_boxes_[static_cast<std::size_t>(column)]; }

 private:
  [[nodiscard]] std::size_t at(int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(stride_);
  }
  void box_tiles();

  bool flat_;
  int width_;
  int height_;
  int stride_;
  int bands_;
  float pixel_;
  std::vector<float> x_, y_, z_;  ///< padded to whole tiles
  TileRays whole_{};
  std::vector<TileRays> tiles_, rows_, band_boxes_, column_boxes_;
};

}  // namespace cancha::world
