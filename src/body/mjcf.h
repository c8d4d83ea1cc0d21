#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/transform.h"
#include "base/xml.h"

/// What all readers of a MuJoCo model (MJCF) need: units, classes of defaults, numbers, places. Faults are gathered.
namespace cancha::body {

class Mjcf {
 public:
  explicit Mjcf(std::string where) : where_{std::move(where)} {}

  /// Takes over units and defaults; to be called first. What is no model in one file is a fault.
  void read_head(const XmlElement& root);
  /// The body of the robot; null, and a fault, where there is none.
  [[nodiscard]] const XmlElement* trunk(const XmlElement& root);

  void report(const XmlElement& at, std::string what, std::string hint = "");
  [[nodiscard]] const std::vector<Error>& faults() const { return faults_; }
  [[nodiscard]] const std::string& where() const { return where_; }
  /// Radians of the model's unit of angles.
  [[nodiscard]] double unit() const { return unit_; }

  /// What an element says itself or by its class.
  [[nodiscard]] const std::string* said(const XmlElement& element, std::string_view name,
                                        const std::string& child_class) const;
  /// Takes `into.size()` numbers of an attribute where it is present; says whether it took them.
  bool take(const XmlElement& element, std::string_view name, std::span<double> into, const std::string& child_class);
  [[nodiscard]] Vec3 vector_of(const XmlElement& element, std::string_view name, const std::string& child_class,
                               Vec3 value = {});
  /// By `pos`, and `quat`, `axisangle` or `euler`.
  [[nodiscard]] Transform place_in_parent(const XmlElement& element, const std::string& child_class);
  [[nodiscard]] Vec3 unit_axis(const XmlElement& element, Vec3 axis);

 private:
  using Attributes = std::map<std::string, std::string, std::less<>>;
  using Defaults = std::map<std::string, Attributes, std::less<>>;  ///< what a class says, by element

  void read_compiler(const XmlElement& compiler);
  void read_defaults(const XmlElement& element, const std::string& parent, Defaults inherited);
  [[nodiscard]] Quaternion turn_by_euler(std::span<const double> angles) const;

  std::string where_;
  double unit_ = from_degrees(1);  ///< MuJoCo counts in degrees unless told otherwise
  std::string sequence_ = "xyz";
  std::map<std::string, Defaults, std::less<>> classes_;
  std::vector<Error> faults_;
};

}  // namespace cancha::body
