#include "robot/remote_body.h"

namespace cancha::robot {

Result<void> RemoteBody::read(Readings& readings) {
  using Came = team::BodyClient::Came;
  const Came came = client_.read(readings, patience_);
  gone_ = came == Came::Bye;
  taken_ = came == Came::Taken;
  if (came == Came::Readings) {
    answer_.time = readings.time;
    return {};
  }
  if (gone_) return fail("world", "has ended");
  if (taken_) return fail("world", "another program moves this robot");
  return fail("world", "sends no readings", "is it paused, or not there?");
}

Result<void> RemoteBody::command(const Commands& commands) {
  answer_.commands = commands;
  return client_.answer(answer_);
}

void RemoteBody::tell(const Frame& frame) {
  answer_.beliefs = frame.beliefs;
  answer_.intent = frame.intent;
}

}  // namespace cancha::robot
