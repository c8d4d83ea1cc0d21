#pragma once

#include <span>

#include "base/maybe.h"
#include "messages/obstacles.h"
#include "messages/ranges.h"

namespace cancha::model {

/// What behaviours ask about obstacles (`ObstacleSymbols`): the nearest one that sonars hear on the left, on the right
/// and in the middle, the nearest of all, and what the body feels. Exactly 5° to a side still counts as the middle,
/// where the document has a gap.
[[nodiscard]] ObstacleSymbols symbols_of(std::span<const ObstacleBelief> obstacles, const Maybe<Touches>& touches);

}  // namespace cancha::model
