#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <vector>

#include "base/random.h"
#include "sense/vision/recognise.h"

/// Pictures of spheres, cylinders and painted ground, by one ray for each pixel: what a test knows the truth of.
namespace cancha::sense {

using Rgb = std::array<int, 3>;
inline constexpr Rgb kGreen = {40, 130, 50};
inline constexpr Rgb kWhite = {235, 235, 230};
inline constexpr Rgb kOrange = {230, 110, 20};
inline constexpr Rgb kYellow = {220, 200, 30};
inline constexpr Rgb kBlue = {30, 60, 200};
inline constexpr Rgb kMagenta = {220, 30, 180};
inline constexpr Rgb kCyan = {30, 190, 210};
inline constexpr Rgb kBlack = {25, 25, 28};
inline constexpr Rgb kSky = {120, 120, 125};

/// Ranges for these colours.
inline Colours test_colours() {
  return {{{"ball", 0, {5, 150, 60}, {18, 255, 255}},
           {"field", 1, {45, 60, 30}, {80, 255, 220}},
           {"my_goal", 2, {22, 120, 80}, {34, 255, 255}},
           {"opp_goal", 3, {108, 120, 60}, {125, 255, 255}},
           {"partner", 4, {85, 120, 60}, {100, 255, 255}},
           {"opponent", 5, {145, 120, 60}, {165, 255, 255}},
           {"line", 6, {0, 0, 170}, {179, 60, 255}},
           {"black", 7, {0, 0, 0}, {179, 255, 50}}}};
}

struct Sphere {
  Vec3 centre;
  double radius;
  std::function<Rgb(Vec3)> colour;  ///< of a direction from its centre
};

struct Cylinder {
  Vec2 centre;
  double radius;
  double low;
  double high;
  Rgb colour;
};

struct PaintedScene {
  std::vector<Sphere> spheres;
  std::vector<Cylinder> cylinders;
  std::function<Rgb(Vec2)> ground = [](Vec2) { return kGreen; };

  [[nodiscard]] Rgb seen(Vec3 from, Vec3 ray) const {
    double nearest = 1e9;
    Rgb colour = kSky;
    if (ray.z < 0) {
      nearest = from.z / -ray.z;
      colour = nearest < 40 ? ground((from + ray * nearest).xy()) : kSky;
    }
    for (const Sphere& sphere : spheres) {
      const Vec3 to = sphere.centre - from;
      const double along = dot(to, ray);
      const double rest = sphere.radius * sphere.radius - (dot(to, to) - along * along);
      if (rest < 0 || along - std::sqrt(rest) <= 0 || along - std::sqrt(rest) > nearest) continue;
      nearest = along - std::sqrt(rest);
      colour = sphere.colour((from + ray * nearest - sphere.centre) * (1 / sphere.radius));
    }
    for (const Cylinder& cylinder : cylinders) {
      const Vec2 flat = ray.xy();
      const Vec2 to = cylinder.centre - from.xy();
      const double a = dot(flat, flat);
      const double along = dot(to, flat) / a;
      const double rest = (cylinder.radius * cylinder.radius - (dot(to, to) - along * along * a)) / a;
      if (rest < 0) continue;
      const double away = along - std::sqrt(rest);
      const double z = from.z + ray.z * away;
      if (away <= 0 || away > nearest || z < cylinder.low || z > cylinder.high) continue;
      nearest = away;
      colour = cylinder.colour;
    }
    return colour;
  }
};

/// BT.601, as rgb_of_yuv() turns it back.
inline std::array<int, 3> yuv_of(const Rgb& c) {
  return {((66 * c[0] + 129 * c[1] + 25 * c[2] + 128) >> 8) + 16,
          ((-38 * c[0] - 74 * c[1] + 112 * c[2] + 128) >> 8) + 128,
          ((112 * c[0] - 94 * c[1] - 18 * c[2] + 128) >> 8) + 128};
}

/// `noise`: deviation of each byte.
inline Image picture_of(const PaintedScene& scene, const View& view, PixelFormat format = PixelFormat::Yuyv,
                        double noise = 0.0, std::uint64_t seed = 1) {
  Random random{seed};
  Image image;
  image.width = view.lens.width;
  image.height = view.lens.height;
  image.format = format;
  const auto put = [&](double value) {
    image.pixels.push_back(static_cast<std::byte>(std::clamp(std::lround(value + noise * random.normal()), 0L, 255L)));
  };
  for (int row = 0; row < image.height; ++row) {
    for (int column = 0; column < image.width; column += 2) {
      std::array<Rgb, 2> two;
      for (int i = 0; i < 2; ++i) {
        two[static_cast<std::size_t>(i)] =
            scene.seen(view.X_GC.position, view.ray_in_G({static_cast<double>(column + i), static_cast<double>(row)}));
      }
      if (format == PixelFormat::Rgb) {
        for (int i = 0; i < 2 && column + i < image.width; ++i) {
          for (const int byte : two[static_cast<std::size_t>(i)]) put(byte);
        }
        continue;
      }
      const auto a = yuv_of(two[0]);
      const auto b = yuv_of(two[1]);
      put(a[0]);
      put((a[1] + b[1]) / 2.0);
      put(b[0]);
      put((a[2] + b[2]) / 2.0);
    }
  }
  return image;
}

/// A camera so high, turned to the left and down, for pictures of a size.
inline View view_from(double height, double pan, double tilt, int width = 432, int pixels_high = 240) {
  View view;
  view.lens = body::resized(body::Lens{}, width, pixels_high);
  view.X_GC = {{0.02, 0, height}, body::camera_turn(pan, tilt, 0.0)};
  return view;
}

inline Sphere orange_ball(Vec2 place, double radius = 0.0325) {
  return {{place.x, place.y, radius}, radius, [](Vec3) { return kOrange; }};
}

/// Two posts and a bar of short pieces, across the line of view.
inline void add_goal(PaintedScene& scene, Vec2 middle, double towards, const Rgb& colour, double width = 1.8) {
  const Vec2 along = left_of(direction(towards));
  for (const double side : {-0.5, 0.5})
    scene.cylinders.push_back({middle + along * (side * width), 0.05, 0, 1.1, colour});
  for (double at = -0.5; at <= 0.5; at += 0.02) {
    scene.cylinders.push_back({middle + along * (at * width), 0.05, 1.0, 1.1, colour});
  }
}

}  // namespace cancha::sense
