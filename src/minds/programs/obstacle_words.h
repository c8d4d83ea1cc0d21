#pragma once

#include <vector>

#include "act/way_past.h"
#include "base/geometry.h"
#include "decide/program/host.h"
#include "messages/beliefs.h"

namespace cancha::minds {

/// What stands in a robot's way, as behaviour programs ask for it: the names of the NAO team from Chile, millimetres
/// and degrees. A robot without sonars has nothing in its way: 3000 mm everywhere.
///
/// Ours, beyond the document: `obstacle.in_way(x, y)` tells whether something stands between the robot and a place,
/// seen from the robot, and `obstacle.way_x(x, y)`, `obstacle.way_y(x, y)` where to walk instead: as far, but past it.
/// Who passes on one side does not change its mind at once. `obstacle.hides(x, y)`: a ball there could not be seen.
class ObstacleWords {
 public:
  ObstacleWords();
  ObstacleWords(const ObstacleWords&) = delete;  // hosts point into it
  ObstacleWords& operator=(const ObstacleWords&) = delete;

  /// Adds the inputs to a host that does not outlive this.
  void add_to(decide::program::Host& host);
  void see(const Beliefs& beliefs);

 private:
  [[nodiscard]] bool hides(Vec2 p_RG) const;
  void see_middles(const Beliefs& beliefs);

  struct Side {
    double distance = 0.0;  ///< mm
    double angle = 0.0;     ///< degrees to the left
    double arc = 0.0;       ///< mm
  };

  Side left_, right_, center_;
  double closest_ = 0.0;  ///< mm
  bool exist_ = false;
  bool arm_left_ = false, arm_right_ = false;
  bool footbumper_left_ = false, footbumper_right_ = false;
  std::vector<Vec2> middles_;  ///< of what stands about, metres from the robot
  act::WayPast way_;           ///< past them
};

}  // namespace cancha::minds
