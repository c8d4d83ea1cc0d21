#pragma once

#include "base/time.h"

namespace cancha::team {

/// Time that all processes of this machine share; it never goes back, and its start means nothing. Ages come from it.
[[nodiscard]] Time robot_now();

/// What must be added to robot_now() to get the time of day, since 1970.
[[nodiscard]] Duration to_time_of_day();

/// Sleeps until a moment of robot_now().
void sleep_until(Time moment);

}  // namespace cancha::team
