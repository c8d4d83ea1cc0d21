#pragma once

#include <array>
#include <vector>

#include "base/random.h"
#include "field/league.h"
#include "field/line_map.h"
#include "messages/readings.h"
#include "messages/sight_settings.h"
#include "messages/truth.h"

namespace cancha::world {

/// The camera of one robot. Seeded: the same truth and seed give the same sights.
class SimulatedSight {
 public:
  SimulatedSight(const SightSettings& settings, RobotId robot, const field::League& league, Random random);

  /// Looks where it is time to, from the robot with the head turned by `pan`, and hands over what has arrived since the
  /// last call; absent where nothing has. Robots are counted blue's first.
  void read(const Truth& truth, double pan, Maybe<Sight>& sight);

 private:
  void look(const Truth& truth, double pan);
  /// Adds a thing that is in view, not hidden and not overlooked.
  void see(const Truth& truth, double pan, Vec2 p_FP, Seen seen, int robot);
  /// Adds the field lines in view, each by the part of it that is, and where they cross. They are drawn from a stream
  /// of their own.
  void see_lines(const Truth& truth, double pan);
  [[nodiscard]] bool in_view(Vec2 p_RP, double pan, double range) const;
  /// Adds a thing where it was seen, give or take the noise by two draws.
  void tell(Vec2 p_RP, double turned, double farther, Seen seen);
  [[nodiscard]] bool hidden(const Truth& truth, Vec2 p_FP, int except) const;

  SightSettings settings_;
  RobotId robot_;
  std::size_t place_;  ///< of the robot among all
  field::League league_;
  Random random_;
  Random line_random_;
  field::LineMap lines_;
  Vec2 middle_;                    ///< of the pitch
  std::array<Sight, 8> coming_{};  ///< a ring of looks on their way
  std::size_t looked_ = 0;
  std::size_t given_ = 0;
  std::int64_t next_ = 0;  ///< the next look, counted in `every`
};

}  // namespace cancha::world
