#include "body/shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "body/mjcf.h"

namespace cancha::body {
namespace {

/// The least turn that brings z to a direction of length 1.
Quaternion turn_from_z(Vec3 direction) {
  if (direction.z < -0.999999) return {1, 0, 0, 0};
  const Vec3 axis = cross({0, 0, 1}, direction);
  const double w = 1 + direction.z;
  const double size = std::sqrt(dot(axis, axis) + w * w);
  return {axis.x / size, axis.y / size, axis.z / size, w / size};
}

class Reader {
 public:
  explicit Reader(const std::string& where) : mjcf_{where} {}

  Result<std::vector<Shape>> read(const XmlElement& root) {
    mjcf_.read_head(root);
    if (const XmlElement* trunk = mjcf_.trunk(root)) read_body(*trunk, "main");
    if (!mjcf_.faults().empty()) return tl::unexpected<Error>(together(mjcf_.faults()));
    return std::move(shapes_);
  }

 private:
  /// Bodies are counted as the skeleton's reader does: parents first.
  void read_body(const XmlElement& body, std::string child_class) {
    const std::size_t link = links_++;
    if (const std::string* own = body.attribute("childclass")) child_class = *own;
    for (const XmlElement& child : body.children) {
      if (child.name == "geom") read_geom(child, link, child_class);
      if (child.name == "body") read_body(child, child_class);
    }
  }

  void read_geom(const XmlElement& geom, std::size_t link, const std::string& child_class) {
    Shape shape;
    shape.link = link;
    if (const std::string* name = geom.attribute("name")) shape.name = *name;
    const std::string* type = mjcf_.said(geom, "type", child_class);
    constexpr auto kKinds = names(ShapeKind{});
    const auto kind = std::ranges::find(kKinds, type ? std::string_view{*type} : "sphere");
    mjcf_.take(geom, "rgba", shape.rgba, child_class);
    if (kind == kKinds.end() || shape.rgba[3] <= 0) return;
    shape.kind = static_cast<ShapeKind>(kind - kKinds.begin());

    std::array<double, 6> ends{};
    const bool long_one = shape.kind == ShapeKind::Capsule || shape.kind == ShapeKind::Cylinder;
    const bool spanned = long_one && mjcf_.take(geom, "fromto", ends, child_class);
    std::array<double, 3> size{};
    const std::size_t wanted = shape.kind == ShapeKind::Box ? 3 : long_one && !spanned ? 2 : 1;
    if (!mjcf_.take(geom, "size", std::span{size}.first(wanted), child_class) ||
        std::ranges::any_of(std::span{size}.first(wanted), [](double s) { return s <= 0; })) {
      return mjcf_.report(geom, fmt::format("geom '{}' has no size above 0", shape.name), "half lengths, or a radius");
    }
    shape.size = shape.kind == ShapeKind::Box ? Vec3{size[0], size[1], size[2]} : Vec3{size[0], size[0], size[1]};
    if (spanned) {
      span(geom, {ends[0], ends[1], ends[2]}, {ends[3], ends[4], ends[5]}, shape);
    } else {
      shape.X_LS = mjcf_.place_in_parent(geom, child_class);
    }
    shapes_.push_back(std::move(shape));
  }

  void span(const XmlElement& geom, Vec3 from, Vec3 to, Shape& shape) {
    const double size = length(to - from);
    if (size < 1e-9) return mjcf_.report(geom, "'fromto' has no length");
    shape.size.z = size / 2;
    shape.X_LS = {(from + to) * 0.5, turn_from_z((to - from) * (1 / size))};
  }

  Mjcf mjcf_;
  std::size_t links_ = 0;
  std::vector<Shape> shapes_;
};

}  // namespace

Result<std::vector<Shape>> parse_shapes(std::string_view mjcf, const std::string& where) {
  auto root = read_xml(mjcf, where);
  if (!root) return pass_on(std::move(root));
  return Reader{where}.read(*root);
}

}  // namespace cancha::body
