#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/geometry.h"

namespace cancha {

/// What can touch something.
enum class BodyKind : std::uint8_t { Ground, Wall, Ball, Chassis, Wheel, Support, Thing };

constexpr std::array<std::string_view, 7> names(BodyKind) {
  return {"ground", "wall", "ball", "chassis", "wheel", "support", "thing"};
}

/// A touching thing; `number` counts walls and things, or robots for chassis, wheels and supports.
struct BodyRef {
  BodyKind kind = BodyKind::Ground;
  int number = 0;

  friend constexpr bool operator==(BodyRef, BodyRef) = default;
  static constexpr std::string_view kName = "cancha.BodyRef";
  static constexpr auto fields() {
    return list_of(entry("kind", &BodyRef::kind), entry("number", &BodyRef::number, "wall or robot"));
  }
};

/// One point in which two bodies touched in the last step.
struct Contact {
  BodyRef a;
  BodyRef b;
  Vec3 p_FC;             ///< where, field frame, metres
  Vec3 n_F;              ///< unit normal from a to b
  double depth = 0.0;    ///< how far they overlap, metres; negative = the gap that is about to close
  double impulse = 0.0;  ///< along the normal during the step, newton seconds

  static constexpr std::string_view kName = "cancha.Contact";
  static constexpr auto fields() {
    return list_of(entry("a", &Contact::a), entry("b", &Contact::b), entry("place", &Contact::p_FC, "m, field frame"),
                   entry("normal", &Contact::n_F, "from a to b"), entry("depth", &Contact::depth, "m of overlap"),
                   entry("impulse", &Contact::impulse, "N s along the normal"));
  }
};

}  // namespace cancha
