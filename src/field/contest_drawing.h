#pragma once

#include <span>
#include <string>

#include "base/svg.h"
#include "base/transform.h"
#include "field/league.h"

/// Pictures of the grounds of a contest from above; of a league that has one.
namespace cancha::field {

/// Walls, lines and steps, or the ring: all that stays where it is.
void draw_contest_ground(Svg& svg, const League& league);

/// The boxes that the judges have put up, also those that were pushed or lie. Without places they stand where the
/// scene has them; places of more boxes than the scene has are left out.
void draw_boxes(Svg& svg, const Contest& contest, std::span<const Transform> X_FB = {});

/// The main measures in one line.
[[nodiscard]] std::string contest_measures(const League& league);

}  // namespace cancha::field
