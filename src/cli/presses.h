#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "field/league.h"
#include "server/live_match.h"

namespace cancha::cli {

/// The presses of chest buttons that a user asks for, "blue:3@1.5,yellow:0@4": robot and second, in any order. Fails
/// with the wrong word, or where robots of the league have no chest.
[[nodiscard]] Result<std::vector<server::LiveMatch::Press>> presses_of(const std::string& text,
                                                                       const field::League& league);

}  // namespace cancha::cli
