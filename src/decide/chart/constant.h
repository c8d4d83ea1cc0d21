#pragma once

#include <cstdint>
#include <optional>

#include "decide/chart/chart.h"

namespace cancha::decide::chart {

/// The number that stands there as such, perhaps with a minus; nothing where it has to be computed.
[[nodiscard]] std::optional<double> written_number(const Chart& chart, std::uint32_t expression);

/// The value of an expression that has no names in it, as the engine computes it.
[[nodiscard]] double constant_value(const Chart& chart, std::uint32_t expression);

}  // namespace cancha::decide::chart
