#pragma once

#include "decide/program/host.h"
#include "messages/beliefs.h"

namespace cancha::minds {

/// What stands in a robot's way, as behaviour programs ask for it: the names of the NAO team from Chile, millimetres
/// and degrees. A robot without sonars has nothing in its way: 3000 mm everywhere.
class ObstacleWords {
 public:
  ObstacleWords() = default;
  ObstacleWords(const ObstacleWords&) = delete;  // hosts point into it
  ObstacleWords& operator=(const ObstacleWords&) = delete;

  /// Adds the inputs to a host that does not outlive this.
  void add_to(decide::program::Host& host);
  void see(const Beliefs& beliefs);

 private:
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
};

}  // namespace cancha::minds
