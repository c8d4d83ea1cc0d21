#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/time.h"

namespace cancha {

/// How the pixels of an image lie in memory.
enum class PixelFormat : std::uint8_t {
  Rgb,  ///< three bytes a pixel
  Yuyv  ///< four bytes for two pixels: Y U Y V, as most webcams give it
};
constexpr std::array<std::string_view, 2> names(PixelFormat) {
  return {"rgb", "yuyv"};
}

/// A picture as a camera gave it.
struct Image {
  Time time{};     ///< when its middle row was exposed
  int camera = 0;  ///< which camera of the robot, in the order of its sensors
  int width = 0;   ///< pixels; even for YUYV
  int height = 0;  ///< pixels
  PixelFormat format = PixelFormat::Yuyv;
  std::vector<std::byte> pixels;  ///< rows from the top without gaps

  static constexpr std::string_view kName = "cancha.Image";
  static constexpr auto fields() {
    return list_of(entry("time", &Image::time, "when its middle row was exposed"),
                   entry("camera", &Image::camera, "in the order of the robot's sensors").within(0),
                   entry("width", &Image::width, "pixels").within(0),
                   entry("height", &Image::height, "pixels").within(0), entry("format", &Image::format),
                   entry("pixels", &Image::pixels, "rows from the top without gaps"));
  }
};

}  // namespace cancha
