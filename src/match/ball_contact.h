#pragma once

#include <optional>

#include "messages/contact.h"

namespace cancha::match {

/// The robot that touches the ball here, by its place among all; nothing where this is another contact.
[[nodiscard]] constexpr std::optional<int> robot_at_ball(const Contact& contact) {
  const BodyRef a = contact.a, b = contact.b;
  if (a.kind == BodyKind::Ball && b.kind == BodyKind::Chassis) return b.number;
  if (b.kind == BodyKind::Ball && a.kind == BodyKind::Chassis) return a.number;
  return std::nullopt;
}

}  // namespace cancha::match
