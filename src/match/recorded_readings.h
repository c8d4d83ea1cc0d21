#pragma once

#include <functional>
#include <string>

#include "base/result.h"
#include "mcap/reader.h"
#include "messages/readings.h"
#include "messages/robot_id.h"

namespace cancha::match {

/// The readings of one robot in a recording, tick after tick, until `take` says false. An error where there are none.
[[nodiscard]] Result<void> read_readings(const std::string& path, RobotId robot,
                                         const std::function<bool(const Readings&)>& take);
/// Those from a moment to another, both included.
[[nodiscard]] Result<void> read_readings(mcap::McapReader& reader, RobotId robot, Time from, Time to,
                                         const std::function<bool(const Readings&)>& take);

}  // namespace cancha::match
