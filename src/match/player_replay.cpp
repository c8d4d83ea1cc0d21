#include "match/player_replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/json.h"
#include "base/protobuf.h"
#include "match/command_frames.h"
#include "match/fixture.h"
#include "match/replay.h"
#include "match/side.h"
#include "mcap/reader.h"
#include "messages/behaviour.h"
#include "messages/frame.h"
#include "messages/steering.h"
#include "robot/parts.h"
#include "robot/steering.h"

namespace cancha::match {
namespace {

/// "joint 3: 0.1250 rad, recorded 0.1240 rad", or nothing where both are the same.
std::string difference_of(const Commands& made, const Commands& recorded, double unit_speed) {
  if (made.wheels && recorded.wheels) {
    const WheelSpeeds told = quantised(*made.wheels, unit_speed);
    if (told.left == recorded.wheels->left && told.right == recorded.wheels->right) return "";
    return fmt::format("wheels: {:.4f} and {:.4f} m/s, recorded {:.4f} and {:.4f}", told.left, told.right,
                       recorded.wheels->left, recorded.wheels->right);
  }
  if (made.omni && recorded.omni) {
    const OmniDrive told = as_recorded(*made.omni);
    if (told == *recorded.omni) return "";
    return fmt::format("drive: {:.4f} {:.4f} m/s {:.4f} rad/s, recorded {:.4f} {:.4f} {:.4f}", told.v_R.x, told.v_R.y,
                       told.turn, recorded.omni->v_R.x, recorded.omni->v_R.y, recorded.omni->turn);
  }
  if (made.joints.has_value() != recorded.joints.has_value()) return "goals of joints are missing";
  if (!made.joints) return "";
  const std::vector<JointGoal>& a = made.joints->goals;
  const std::vector<JointGoal>& b = recorded.joints->goals;
  if (a.size() != b.size()) return "another number of joints";
  for (std::size_t j = 0; j < a.size(); ++j) {
    if (a[j] == b[j]) continue;
    return fmt::format("joint {}: goal {:.4f} rad, recorded {:.4f} rad", j, a[j].angle, b[j].angle);
  }
  return "";
}

/// Takes the messages of a recording in their order.
class Comparison {
 public:
  Comparison(RobotId robot, const field::League& league, const robot::BodyKind* kind, robot::Player& player)
      : robot_{robot}, league_{league}, kind_{kind}, player_{player} {}

  Result<void> take(const mcap::MessageView& message) {
    if (message.channel.topic == topic::kCommands) return commanded(message);
    if (message.channel.topic == topic::kHands) return steered(message);
    if (message.channel.topic == topic::kTicks) return ticked(message);
    if (message.channel.topic == topic::kPrograms) return programmed(message);
    return framed(message);
  }
  /// What came of it: a difference is not the player's fault where its behaviour was changed meanwhile.
  [[nodiscard]] PlayerReplay outcome() const {
    PlayerReplay told = result;
    if (told.difference.empty() || !changed_) return told;
    told.difference += fmt::format("; its behaviour was changed at {:.2f} s of the match, this is content's of today",
                                   changed_->seconds());
    return told;
  }
  PlayerReplay result;

 private:
  /// Commands are written before the readings that led to them.
  Result<void> commanded(const mcap::MessageView& message) {
    if (auto parsed = parse_protobuf(message.data, frame_); !parsed) return parsed;
    recorded_.assign(static_cast<std::size_t>(league_.players), {});
    if (!unpack(frame_, league_, robot_.team, recorded_)) return fail("recording", "commands are of another league");
    return {};
  }

  /// Who drove it does so again: a hand is written before the tick in which it counts.
  Result<void> steered(const mcap::MessageView& message) {
    Hand hand;
    if (auto parsed = parse_protobuf(message.data, hand); !parsed) return parsed;
    if (hand.robot != robot_ || hand.press) return {};  // a press is among its readings
    if (!hand.steering) {
      player_.steer(std::nullopt);
      return {};
    }
    auto action = robot::action_of(*hand.steering, kind_, league_);
    if (!action) return pass_on(std::move(action));
    player_.steer(std::move(*action));
    return {};
  }

  Result<void> ticked(const mcap::MessageView& message) {
    if (auto parsed = parse_protobuf(message.data, ticks_); !parsed) return parsed;
    for (const PlayerTick& tick : ticks_.players) {
      if (tick.robot != robot_) continue;
      const Commands& made = player_.tick(tick.readings);
      ++result.ticks;
      if (recorded_.empty()) return {};
      const Commands& recorded = recorded_[static_cast<std::size_t>(robot_.number)];
      const std::string difference = difference_of(made, recorded, league_.drive.metres_per_second_per_unit);
      if (difference.empty()) return {};
      ++result.differ;
      note(tick.readings.time, difference);
    }
    return {};
  }

  Result<void> framed(const mcap::MessageView& message) {
    Frame recorded;
    if (auto parsed = parse_protobuf(message.data, recorded); !parsed) return parsed;
    if (recorded.robot != robot_ || recorded.time != player_.frame().time) return {};
    ++result.intents;
    // lights are younger than some recordings
    if (!recorded.intent.lights) recorded.intent.lights = player_.frame().intent.lights;
    const std::string made = to_json(player_.frame().intent);
    const std::string was = to_json(recorded.intent);
    if (made == was) return {};
    ++result.intents_differ;
    note(recorded.time, fmt::format("wants {}, recorded {}", made, was));
    return {};
  }

  /// Watches and breakpoints make new programs, too, of the same texts.
  Result<void> programmed(const mcap::MessageView& message) {
    BehaviourProgram program;
    if (auto parsed = parse_protobuf(message.data, program); !parsed) return parsed;
    if (program.team != static_cast<int>(index(robot_.team))) return {};
    const auto same = [](const BehaviourFile& a, const BehaviourFile& b) {
      return a.path == b.path && a.text == b.text;
    };
    if (program_ && !changed_ && !std::ranges::equal(program_->files, program.files, same)) changed_ = message.log_time;
    program_ = std::move(program);
    return {};
  }

  void note(Time time, const std::string& what) {
    if (result.difference.empty()) result.difference = fmt::format("differs at {:.2f} s: {}", time.seconds(), what);
  }

  RobotId robot_;
  const field::League& league_;
  const robot::BodyKind* kind_;
  robot::Player& player_;
  CommandFrame frame_;
  std::vector<Commands> recorded_;
  PlayerTicks ticks_;
  std::optional<BehaviourProgram> program_;  ///< its team's, that was told last
  std::optional<Time> changed_;              ///< when it was first replaced by another one
};

}  // namespace

Result<PlayerReplay> replay_player(const std::string& path, RobotId robot, const std::filesystem::path& content,
                                   const std::function<void(double)>& progress) {
  auto reader = mcap::McapReader::open(path);
  if (!reader) return pass_on(std::move(reader));
  const auto info = read_info(*reader);
  if (!info) return tl::unexpected<Error>(info.error());
  auto league = field::parse_league(info->league_toml, info->league);
  if (!league) return pass_on(std::move(league));
  if (robot.number < 0 || robot.number >= league->players) {
    return fail(path, fmt::format("a team has {} robots, numbered from 0", league->players));
  }
  const std::string& team = robot.team == Team::Blue ? info->blue : info->yellow;
  if (!has_players(team, *league, content)) {
    return fail(path, "its robots have no players of their own", "strategies are played again by ./cancha replay");
  }
  const auto kind = kind_of(*league, content);
  if (!kind) return tl::unexpected<Error>(kind.error());
  const auto squad = squad_of(team, *league, content, info->sensing);
  if (!squad) return tl::unexpected<Error>(squad.error());
  robot::Programs programs{*league, squad->read};
  const robot::Profile& profile = squad->players[static_cast<std::size_t>(robot.number)];
  if (profile.wants_images() && !info->sensing.images) {
    return fail(path, "the pictures of its camera were not recorded", "play it again with --record-images");
  }
  auto player = robot::make_player({profile, robot, *league, kind->get(), programs});
  if (!player) return pass_on(std::move(player));

  Comparison comparison{robot, *league, kind->get(), **player};
  Result<void> taken;
  const double length = 2 * info->half_seconds;
  const auto take = [&](const mcap::MessageView& message) {
    taken = comparison.take(message);
    if (!taken) taken = tl::unexpected<Error>(mcap::in_message(path, message, taken.error()));
    if (progress) progress(message.log_time.seconds() / length);
    return taken.has_value();
  };
  auto read = reader->read(
      {.topics = {topic::kCommands, topic::kHands, topic::kTicks, topic::kFrames, topic::kPrograms}}, take);
  if (!read) return pass_on(std::move(read));
  if (!taken) return pass_on(std::move(taken));
  if (comparison.result.ticks == 0) return fail(path, "holds no readings of this robot");
  return comparison.outcome();
}

}  // namespace cancha::match
