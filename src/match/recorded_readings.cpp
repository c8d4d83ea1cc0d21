#include "match/recorded_readings.h"

#include "base/protobuf.h"
#include "match/recorder.h"
#include "mcap/reader.h"
#include "messages/frame.h"

namespace cancha::match {

Result<void> read_readings(const std::string& path, RobotId robot, const std::function<bool(const Readings&)>& take) {
  auto reader = mcap::McapReader::open(path);
  if (!reader) return pass_on(std::move(reader));
  const mcap::Query all;
  return read_readings(*reader, robot, all.from, all.to, take);
}

Result<void> read_readings(mcap::McapReader& reader, RobotId robot, Time from, Time to,
                           const std::function<bool(const Readings&)>& take) {
  Result<void> parsed;
  PlayerTicks ticks;
  bool found = false;
  const auto message = [&](const mcap::MessageView& view) {
    parsed = parse_protobuf(view.data, ticks);
    if (!parsed) {
      parsed = tl::unexpected<Error>(mcap::in_message(reader.name(), view, parsed.error()));
      return false;
    }
    for (const PlayerTick& tick : ticks.players) {
      if (tick.robot != robot) continue;
      found = true;
      if (!take(tick.readings)) return false;
    }
    return true;
  };
  if (auto read = reader.read({.from = from, .to = to, .topics = {topic::kTicks}}, message); !read) {
    return pass_on(std::move(read));
  }
  if (!parsed) return parsed;
  if (!found) return fail(reader.name(), "holds no readings of this robot");
  return {};
}

}  // namespace cancha::match
