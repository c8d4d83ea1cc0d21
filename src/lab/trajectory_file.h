#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "messages/trajectory.h"

namespace cancha::lab {

/// How the numbers of a table of trajectories are to be read.
struct TrajectoryUnits {
  double metres = 0.0254;      ///< of one unit of x and y; inches, as SimuroSot's strategies see them
  double period = 1.0 / 60.0;  ///< seconds of one cycle, where the table counts cycles
};

/// Reads a table of places and commands, one line a robot and moment, as a strategy can write it:
///
///     cycle,robot,x,y,angle,left,right
///     0,1,50.1,41.8,90,100,100
///
/// Columns may come in any order; `time` in seconds may stand for `cycle`, and `robot` may be missing. Angles are in
/// degrees. `where` names the text in errors.
[[nodiscard]] Result<std::vector<Trajectory>> read_trajectory_table(std::string_view text, const std::string& where,
                                                                    const TrajectoryUnits& units = {});

}  // namespace cancha::lab
