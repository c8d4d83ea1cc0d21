#pragma once

#include <functional>

#include "base/result.h"
#include "robot/body.h"

namespace cancha::robot {

/// What moves a body: commands for its readings; nothing = it is done.
using Ticker = std::function<const Commands*(const Readings&)>;

/// One tick, the same by any clock: a body is read at `readings.time`, a ticker thinks, the body is commanded. False
/// where the ticker is done; the body then keeps its last commands.
[[nodiscard]] Result<bool> tick(Body& body, const Ticker& ticker, Readings& readings);

}  // namespace cancha::robot
