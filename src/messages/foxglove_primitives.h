#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"

/// The shapes that a Foxglove scene is made of; used by messages/foxglove.h.
namespace cancha::foxglove {

/// Red, green, blue and opacity, each 0…1.
struct Color {
  double r = 0.0;
  double g = 0.0;
  double b = 0.0;
  double a = 1.0;

  static constexpr std::string_view kName = "foxglove.Color";
  static constexpr auto fields() {
    return list_of(entry("r", &Color::r, "0…1"), entry("g", &Color::g, "0…1"), entry("b", &Color::b, "0…1"),
                   entry("a", &Color::a, "0…1, opacity"));
  }
};

/// A place and orientation in the frame of the entity.
struct Pose {
  Vec3 position;
  Quaternion orientation;

  static constexpr std::string_view kName = "foxglove.Pose";
  static constexpr auto fields() {
    return list_of(entry("position", &Pose::position, "m"), entry("orientation", &Pose::orientation));
  }
};

/// A Vec3 by the name that lists of points want.
struct Point3 : Vec3 {
  constexpr Point3() = default;
  constexpr Point3(double px, double py, double pz) : Vec3{px, py, pz} {}
  constexpr Point3(const Vec3& p) : Vec3{p} {}  // NOLINT(google-explicit-constructor): the same thing

  static constexpr std::string_view kName = "foxglove.Point3";
};

struct KeyValuePair {
  std::string key;
  std::string value;

  static constexpr std::string_view kName = "foxglove.KeyValuePair";
  static constexpr auto fields() {
    return list_of(entry("key", &KeyValuePair::key), entry("value", &KeyValuePair::value));
  }
};

struct CubePrimitive {
  Pose pose;  ///< of the centre
  Vec3 size;  ///< metres along each axis
  Color color;

  static constexpr std::string_view kName = "foxglove.CubePrimitive";
  static constexpr auto fields() {
    return list_of(entry("pose", &CubePrimitive::pose), entry("size", &CubePrimitive::size, "m"),
                   entry("color", &CubePrimitive::color));
  }
};

struct SpherePrimitive {
  Pose pose;  ///< of the centre
  Vec3 size;  ///< diameters, metres
  Color color;

  static constexpr std::string_view kName = "foxglove.SpherePrimitive";
  static constexpr auto fields() {
    return list_of(entry("pose", &SpherePrimitive::pose), entry("size", &SpherePrimitive::size, "m, diameters"),
                   entry("color", &SpherePrimitive::color));
  }
};

struct CylinderPrimitive {
  Pose pose;                  ///< of the centre; the axis is z
  Vec3 size;                  ///< diameters and height, metres
  double bottom_scale = 1.0;  ///< of the face at -z, 0 = a point
  double top_scale = 1.0;     ///< of the face at +z
  Color color;

  static constexpr std::string_view kName = "foxglove.CylinderPrimitive";
  static constexpr auto fields() {
    return list_of(entry("pose", &CylinderPrimitive::pose), entry("size", &CylinderPrimitive::size, "m"),
                   entry("bottom_scale", &CylinderPrimitive::bottom_scale, "0…1"),
                   entry("top_scale", &CylinderPrimitive::top_scale, "0…1"), entry("color", &CylinderPrimitive::color));
  }
};

enum class LineType : std::uint8_t { LineStrip, LineLoop, LineList };

constexpr std::array<std::string_view, 3> names(LineType) {
  return {"line strip", "line loop", "line list"};
}

struct LinePrimitive {
  LineType type = LineType::LineStrip;
  Pose pose;                     ///< of the points' frame
  double thickness = 1.0;        ///< metres, or pixels where scale_invariant
  bool scale_invariant = false;  ///< keeps its thickness on the screen
  std::vector<Point3> points;
  Color color;                         ///< of all points, unless `colors` is given
  std::vector<Color> colors;           ///< one for each point, or empty
  std::vector<std::uint32_t> indices;  ///< into points, or empty

  static constexpr std::string_view kName = "foxglove.LinePrimitive";
  static constexpr auto fields() {
    return list_of(entry("type", &LinePrimitive::type), entry("pose", &LinePrimitive::pose),
                   entry("thickness", &LinePrimitive::thickness, "m, or pixels"),
                   entry("scale_invariant", &LinePrimitive::scale_invariant), entry("points", &LinePrimitive::points),
                   entry("color", &LinePrimitive::color), entry("colors", &LinePrimitive::colors),
                   entry("indices", &LinePrimitive::indices));
  }
};

struct TriangleListPrimitive {
  Pose pose;                   ///< of the points' frame
  std::vector<Point3> points;  ///< three for each triangle
  Color color;
  std::vector<Color> colors;           ///< one for each point, or empty
  std::vector<std::uint32_t> indices;  ///< into points, or empty

  static constexpr std::string_view kName = "foxglove.TriangleListPrimitive";
  static constexpr auto fields() {
    return list_of(entry("pose", &TriangleListPrimitive::pose), entry("points", &TriangleListPrimitive::points),
                   entry("color", &TriangleListPrimitive::color), entry("colors", &TriangleListPrimitive::colors),
                   entry("indices", &TriangleListPrimitive::indices));
  }
};

struct TextPrimitive {
  Pose pose;
  bool billboard = true;         ///< turns to the viewer
  double font_size = 0.1;        ///< metres, or pixels where scale_invariant
  bool scale_invariant = false;  ///< keeps its size on the screen
  Color color;
  std::string text;

  static constexpr std::string_view kName = "foxglove.TextPrimitive";
  static constexpr auto fields() {
    return list_of(entry("pose", &TextPrimitive::pose), entry("billboard", &TextPrimitive::billboard),
                   entry("font_size", &TextPrimitive::font_size, "m, or pixels"),
                   entry("scale_invariant", &TextPrimitive::scale_invariant), entry("color", &TextPrimitive::color),
                   entry("text", &TextPrimitive::text));
  }
};

}  // namespace cancha::foxglove
