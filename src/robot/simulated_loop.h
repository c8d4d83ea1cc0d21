#pragma once

#include <memory>
#include <vector>

#include "robot/tick.h"
#include "world/world.h"

namespace cancha::robot {

/// Moves robots of one simulated world by its own time, as fast as the machine can. As in a match, each robot in turn
/// reads, thinks and commands, then the world makes its steps.
///
///     SimulatedLoop loop{*world, 5};
///     loop.add(std::make_unique<SimulatedBody>(robot, *world, 0), ticker);
///     while (…) (void)loop.tick();
class SimulatedLoop {
 public:
  /// The world must outlive it; `steps` of it are one tick.
  SimulatedLoop(world::World& world, int steps) : world_{&world}, steps_{steps} {}

  void add(std::unique_ptr<Body> body, Ticker ticker);
  /// One tick. Trouble stops neither the other robots nor the world; the first is given back.
  Result<void> tick();

 private:
  struct Member {
    std::unique_ptr<Body> body;
    Ticker ticker;
    Readings readings{};
  };

  world::World* world_;
  int steps_;
  std::vector<Member> members_;
};

}  // namespace cancha::robot
