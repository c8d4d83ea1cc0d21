#pragma once

#include <array>
#include <cstddef>

#include "base/geometry.h"
#include "base/time.h"

namespace cancha::world {

/// The air of a match, through which the shots of all sonars travel: one robot may hear another's.
class SoundAir {
 public:
  struct Shot {
    Time time{};
    int robot = -1;
    Vec3 p_F{};            ///< where it was made
    Vec3 axis_F{1, 0, 0};  ///< where to
  };

  void shoot(const Shot& shot) { shots_[made_++ % shots_.size()] = shot; }
  /// Calls visit(shot) for the last shots.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t i = made_ < shots_.size() ? 0 : made_ - shots_.size(); i < made_; ++i) {
      visit(shots_[i % shots_.size()]);
    }
  }

 private:
  // twice as many as 22 robots make in the time until the last of them has heard its own
  std::array<Shot, 128> shots_{};
  std::size_t made_ = 0;
};

}  // namespace cancha::world
