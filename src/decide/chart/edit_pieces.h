#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

/// Pieces of SCXML that an edit writes.
namespace cancha::decide::chart {

using Pairs = std::vector<std::pair<std::string, std::string>>;  ///< what is set, its value

/// Without blanks at both ends.
[[nodiscard]] std::string trimmed(std::string_view text);

/// Reads "S1 = 1, S0 = 0"; apart by commas, semicolons or lines.
[[nodiscard]] Result<Pairs> parse_assignments(std::string_view text);

[[nodiscard]] std::string assign_text(const std::pair<std::string, std::string>& one);
[[nodiscard]] std::string assign_texts(const Pairs& list);

/// A whole <transition>; without guard or target where they are empty.
[[nodiscard]] std::string transition_text(bool of_junction, std::string_view guard, std::string_view target,
                                          const Pairs& effects);

}  // namespace cancha::decide::chart
