#include "match/recorded_eyes.h"

#include <algorithm>

#include "match/fixture.h"
#include "match/recorded_readings.h"

namespace cancha::match {

robot::Profile recorded_profile(const RecordingInfo& info, const field::League& league, RobotId robot,
                                const std::filesystem::path& content) {
  const std::string& recorded = robot.team == Team::Blue ? info.blue : info.yellow;
  // a recording may name any file: only teams that content lists are looked at
  const std::vector<std::string> known = squad_names(league, content);
  const bool listed = std::ranges::find(known, recorded) != known.end();
  const std::string& team = listed ? recorded : league.teams[index(robot.team)];
  auto squad = squad_of(team, league, content, info.sensing);
  if (!squad || static_cast<std::size_t>(robot.number) >= squad->players.size()) return {};
  return squad->players[static_cast<std::size_t>(robot.number)];
}

Result<RecordedEyes> RecordedEyes::make(RobotId robot, const robot::SeeingProfile& seeing, const field::League& league,
                                        const robot::BodyKind& kind) {
  auto senses = robot::camera_senses(seeing, kind.robot, kind.cameras, robot.team, robot::sizes_of(league));
  if (!senses) return pass_on(std::move(senses));
  return RecordedEyes{robot, kind.robot.joints.size(), std::move(*senses)};
}

Result<void> RecordedEyes::look(mcap::McapReader& reader, Time from, Time to, const Take& take) {
  return look_with(
      reader, from, to, [](const Readings& readings) -> const Readings& { return readings; }, take);
}

Result<void> RecordedEyes::look(mcap::McapReader& reader, Time from, Time to, std::span<const DrawnPicture> drawn,
                                const Take& take) {
  std::size_t next = 0;
  Readings changed;
  const auto with = [&](const Readings& readings) -> const Readings& {
    const Image* came = nullptr;
    for (; next < drawn.size() && drawn[next].came <= readings.time; ++next) came = &drawn[next].image;
    if (came == nullptr && !readings.image) return readings;
    changed = readings;
    if (came != nullptr) {
      changed.image.present() = *came;
    } else {
      changed.image.reset();
    }
    return changed;
  };
  return look_with(reader, from, to, with, take);
}

Result<void> RecordedEyes::look_with(mcap::McapReader& reader, Time from, Time to,
                                     const std::function<const Readings&(const Readings&)>& with, const Take& take) {
  Percepts percepts;
  bool other_body = false;
  auto read = read_readings(reader, robot_, from, to, [&](const Readings& recorded) {
    other_body = recorded.joints && recorded.joints->angles.size() != joints_;
    if (other_body) return false;
    const Readings& readings = with(recorded);
    senses_->perceive(readings, percepts);
    return !readings.image || take(*readings.image, percepts.sight);
  });
  if (read && other_body) return fail(reader.name(), "its readings are not those of the league's robots");
  return read;
}

}  // namespace cancha::match
