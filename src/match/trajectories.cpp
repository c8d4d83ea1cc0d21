#include "match/trajectories.h"

#include <algorithm>
#include <cmath>

#include "base/protobuf.h"
#include "field/league.h"
#include "match/recorder.h"
#include "match/replay.h"
#include "messages/foxglove.h"
#include "messages/recording.h"

namespace cancha::match {
Result<std::vector<Trajectory>> read_trajectories(mcap::McapReader& reader) {
  const auto info = read_info(reader);
  if (!info) return tl::unexpected(info.error());
  const auto league = field::parse_league(info->league_toml, "the recorded league");
  if (!league) return tl::unexpected(league.error());
  const auto robots = static_cast<std::size_t>(league->robots());
  std::vector<Trajectory> made(robots);
  CommandFrame commands;
  foxglove::FrameTransforms places;
  const auto visit = [&](const mcap::MessageView& message) {
    if (message.channel.topic == topic::kCommands) {
      if (!parse_protobuf(message.data, commands)) return false;
      for (std::size_t i = 0; i < std::min({robots, commands.left.size(), commands.right.size()}); ++i) {
        made[i].orders.push_back({message.log_time, {commands.left[i], commands.right[i]}});
      }
      return true;
    }
    if (!parse_protobuf(message.data, places)) return false;
    // the ball comes first
    for (std::size_t i = 0; i < robots && i + 1 < places.transforms.size(); ++i) {
      const foxglove::FrameTransform& place = places.transforms[i + 1];
      made[i].places.push_back(
          {message.log_time, {place.translation.x, place.translation.y, heading_of(place.rotation)}});
    }
    return true;
  };
  if (auto read = reader.read({.topics = {topic::kCommands, topic::kTransforms}}, visit); !read) {
    return pass_on(std::move(read));
  }
  return made;
}

}  // namespace cancha::match
