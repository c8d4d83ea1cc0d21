#pragma once

#include <fmt/format.h>

#include <cmath>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/expects.h"
#include "base/geometry.h"
#include "decide/program/host.h"
#include "decide/xabsl/to_program.h"

/// Behaviours of content/behaviours, for tests.
namespace cancha::decide {

inline std::string root_in_content(std::string_view name) {
  return fmt::format("{}/content/behaviours/{}/agents.xabsl", CANCHA_SOURCE_DIR, name);
}

/// A behaviour as it stands in content/.
inline std::shared_ptr<const program::Program> program_in_content(std::string_view name) {
  const auto made = xabsl::compile(root_in_content(name), xabsl::read_from_disk);
  CANCHA_EXPECTS(made.good());
  return std::make_shared<const program::Program>(xabsl::to_program(made));
}

/// The functions of numbers that behaviours ask their hosts for; angles in degrees.
inline void add_mathematics(program::Host& host) {
  using Values = std::span<const double>;
  host.function<double>("abs", {{"value"}}, [](Values v) { return std::abs(v[0]); });
  host.function<bool>("between", {{"value"}, {"min"}, {"max"}}, [](Values v) { return v[1] <= v[0] && v[0] <= v[2]; });
  host.function<double>("sin", {{"angle"}}, [](Values v) { return std::sin(from_degrees(v[0])); });
  host.function<double>("cos", {{"angle"}}, [](Values v) { return std::cos(from_degrees(v[0])); });
  host.function<double>("atan2", {{"y"}, {"x"}}, [](Values v) { return in_degrees(std::atan2(v[0], v[1])); });
}

}  // namespace cancha::decide
