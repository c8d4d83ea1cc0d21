#include "body/mjcf.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace cancha::body {
namespace {

/// Numbers between blanks; nothing where something else stands there.
std::optional<std::vector<double>> numbers_in(std::string_view text) {
  std::vector<double> numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (true) {
    while (at != end && (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r')) ++at;
    if (at == end) return numbers;
    if (*at == '+') ++at;
    double number = 0.0;
    const auto [rest, fault] = std::from_chars(at, end, number);
    if (fault != std::errc{} || !std::isfinite(number) || std::abs(number) > 1e6) return std::nullopt;
    numbers.push_back(number);
    at = rest;
  }
}

}  // namespace

void Mjcf::read_head(const XmlElement& root) {
  if (root.name != "mujoco") {
    report(root, fmt::format("'{}' is no MuJoCo model", root.name), "it starts with <mujoco>");
  }
  for (const XmlElement& part : root.children) {
    if (part.name == "compiler") read_compiler(part);
    if (part.name == "include") report(part, "'include' is not understood", "put the model into one file");
    if (part.name == "default") read_defaults(part, "", {});
  }
}

const XmlElement* Mjcf::trunk(const XmlElement& root) {
  std::vector<const XmlElement*> bodies;
  for (const XmlElement& part : root.children) {
    if (part.name != "worldbody") continue;
    for (const XmlElement& child : part.children) {
      if (child.name == "body") bodies.push_back(&child);
    }
  }
  if (bodies.empty()) report(root, "the model has no body", "<worldbody><body name=\"trunk\">…");
  if (bodies.size() > 1) report(*bodies[1], "a second body in the world", "the model is of one robot");
  return bodies.empty() ? nullptr : bodies[0];
}

void Mjcf::report(const XmlElement& at, std::string what, std::string hint) {
  if (faults_.size() < 20) faults_.push_back({place_of(at, where_), std::move(what), std::move(hint)});
}

void Mjcf::read_compiler(const XmlElement& compiler) {
  const auto is = [&](const char* name, std::string_view value) {
    const std::string* text = compiler.attribute(name);
    return text && *text == value;
  };
  if (is("angle", "radian")) unit_ = 1.0;
  if (is("coordinate", "global")) report(compiler, "global coordinates are not understood", "use local ones");
  if (const std::string* sequence = compiler.attribute("eulerseq")) sequence_ = *sequence;
  const bool sound = sequence_.size() == 3 && sequence_.find_first_not_of("xyzXYZ") == std::string::npos;
  if (!sound) report(compiler, fmt::format("'eulerseq' cannot be '{}'", sequence_), "three of x, y, z");
  if (!sound) sequence_ = "xyz";
}

/// A class has what its parent has, and its own words on top.
void Mjcf::read_defaults(const XmlElement& element, const std::string& parent, Defaults inherited) {
  const std::string* name = element.attribute("class");
  if (!name && !parent.empty()) report(element, "a class of defaults without a name", "class=\"…\"");
  const std::string own = name && !parent.empty() ? *name : "main";
  for (const XmlElement& said : element.children) {
    if (said.name == "default") continue;
    for (const XmlAttribute& a : said.attributes) inherited[said.name][a.name] = a.value;
  }
  for (const XmlElement& said : element.children) {
    if (said.name == "default") read_defaults(said, own, inherited);
  }
  classes_[own] = std::move(inherited);
}

const std::string* Mjcf::said(const XmlElement& element, std::string_view name, const std::string& child_class) const {
  if (const std::string* own = element.attribute(name)) return own;
  const std::string* own_class = element.attribute("class");
  const auto found = classes_.find(own_class ? *own_class : child_class);
  if (found == classes_.end()) return nullptr;
  const auto tag = found->second.find(element.name);
  if (tag == found->second.end()) return nullptr;
  const auto value = tag->second.find(name);
  return value == tag->second.end() ? nullptr : &value->second;
}

bool Mjcf::take(const XmlElement& element, std::string_view name, std::span<double> into,
                const std::string& child_class) {
  const std::string* text = said(element, name, child_class);
  if (!text) return false;
  const auto numbers = numbers_in(*text);
  if (!numbers || numbers->size() < into.size()) {
    const std::string wanted = into.size() == 1 ? "no number" : fmt::format("not {} numbers", into.size());
    report(element, fmt::format("'{}' of '{}' is {}", name, element.name, wanted));
    return false;
  }
  std::copy_n(numbers->begin(), into.size(), into.begin());
  return true;
}

Vec3 Mjcf::vector_of(const XmlElement& element, std::string_view name, const std::string& child_class, Vec3 value) {
  std::array<double, 3> xyz{value.x, value.y, value.z};
  take(element, name, xyz, child_class);
  return {xyz[0], xyz[1], xyz[2]};
}

Quaternion Mjcf::turn_by_euler(std::span<const double> angles) const {
  constexpr std::array kAxes{Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{0, 0, 1}};
  Quaternion turned;
  for (std::size_t i = 0; i < 3; ++i) {
    const char letter = sequence_[i];
    const bool moving = letter >= 'x';  // small letters turn about axes that turn along
    const Vec3 axis = kAxes[static_cast<std::size_t>(letter - (moving ? 'x' : 'X'))];
    const Quaternion turn = turn_about(axis, angles[i] * unit_);
    turned = moving ? turned * turn : turn * turned;
  }
  return turned;
}

Transform Mjcf::place_in_parent(const XmlElement& element, const std::string& child_class) {
  Transform X_PL{vector_of(element, "pos", child_class), {}};
  std::array<double, 4> four{};
  if (take(element, "quat", four, child_class)) {
    const double size = std::hypot(std::hypot(four[0], four[1]), std::hypot(four[2], four[3]));
    if (size < 1e-9) {
      report(element, "'quat' has no direction");
    } else {
      X_PL.rotation = {four[1] / size, four[2] / size, four[3] / size, four[0] / size};
    }
  } else if (take(element, "axisangle", four, child_class)) {
    const Vec3 axis = unit_axis(element, {four[0], four[1], four[2]});
    X_PL.rotation = turn_about(axis, four[3] * unit_);
  } else if (std::array<double, 3> angles{}; take(element, "euler", angles, child_class)) {
    X_PL.rotation = turn_by_euler(angles);
  }
  for (const char* other : {"xyaxes", "zaxis"}) {
    if (said(element, other, child_class)) {
      report(element, fmt::format("'{}' is not understood", other), "use quat or euler");
    }
  }
  return X_PL;
}

Vec3 Mjcf::unit_axis(const XmlElement& element, Vec3 axis) {
  const double size = length(axis);
  if (size < 1e-9) report(element, "the axis has no direction");
  return size < 1e-9 ? Vec3{0, 0, 1} : axis * (1 / size);
}

}  // namespace cancha::body
