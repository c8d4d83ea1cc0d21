#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

/// Drawings as pixels. librsvg and cairo are seen by raster.cpp alone.
namespace cancha::publish {

/// A picture in memory: four bytes a pixel (blue, green, red, opacity; colours multiplied by opacity), row by row.
struct Image {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> bgra;
};

inline constexpr int kMostPixels = 8192;  ///< of a side

/// Draws an SVG so many pixels wide; where it draws nothing the picture is transparent.
[[nodiscard]] Result<Image> rasterise(std::string_view svg, int width);
/// Draws an SVG over a picture, filling it.
[[nodiscard]] Result<void> draw_over(Image& image, std::string_view svg);
/// The picture as a PNG file.
[[nodiscard]] Result<std::string> to_png(Image& image);

}  // namespace cancha::publish
