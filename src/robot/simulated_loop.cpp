#include "robot/simulated_loop.h"

namespace cancha::robot {

void SimulatedLoop::add(std::unique_ptr<Body> body, Ticker ticker) {
  members_.push_back({std::move(body), std::move(ticker)});
}

Result<void> SimulatedLoop::tick() {
  Result<void> done;
  for (Member& member : members_) {
    member.readings.time = world_->environment().time;
    auto ticked = robot::tick(*member.body, member.ticker, member.readings);
    if (!ticked && done) done = pass_on(std::move(ticked));
  }
  for (int i = 0; i < steps_; ++i) {
    auto stepped = world_->step();
    if (!stepped && done) done = std::move(stepped);
  }
  return done;
}

}  // namespace cancha::robot
