#pragma once

#include "team/rtdb/segment.h"

namespace cancha::team {

inline constexpr char kSegmentMagic[9] = "CanchaDB";

/// What is wrong with a team's name, a member's number or a team's size, if anything is.
[[nodiscard]] Result<void> check(const Place& place, int members);

/// Makes an empty segment under its name; fine, too, where another process was quicker.
[[nodiscard]] Result<void> make_segment(const Segment::Settings& settings);
/// Makes one that has no name.
[[nodiscard]] Result<Descriptor> make_nameless_segment(const Segment::Settings& settings);

}  // namespace cancha::team
