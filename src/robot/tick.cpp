#include "robot/tick.h"

namespace cancha::robot {

Result<bool> tick(Body& body, const Ticker& ticker, Readings& readings) {
  if (auto read = body.read(readings); !read) return pass_on(std::move(read));
  const Commands* commands = ticker(readings);
  if (!commands) return false;
  if (auto told = body.command(*commands); !told) return pass_on(std::move(told));
  return true;
}

}  // namespace cancha::robot
