#pragma once

#include <filesystem>

#include "base/result.h"
#include "match/recorder.h"
#include "match/robot_eye.h"
#include "mcap/reader.h"
#include "messages/robot_id.h"
#include "server/eyes_messages.h"

namespace cancha::server {

/// What a robot of a recording had seen and heard by a moment. The eye is one for the recording's league.
[[nodiscard]] Result<EyesView> view_of_eyes(mcap::McapReader& reader, match::RobotEye& eye,
                                            const robot::Profile& profile, RobotId robot, Time at);

}  // namespace cancha::server
