#include "match/recorder.h"

#include <fmt/format.h>

#include <cmath>

#include "base/json.h"
#include "match/scene.h"

namespace cancha::match {
namespace {

constexpr std::int64_t kFramesPerSecond = 60;
constexpr std::int64_t kNanoseconds = 1'000'000'000;
constexpr std::int64_t kCheckpointSeconds = 10;

/// Rounded to a short binary fraction, which packs well.
double rounded(double value) {
  return std::nearbyint(value * 65536.0) / 65536.0;
}

Vec3 rounded(Vec3 v) {
  return {rounded(v.x), rounded(v.y), rounded(v.z)};
}

Quaternion rounded(const Quaternion& q) {
  return {rounded(q.x), rounded(q.y), rounded(q.z), rounded(q.w)};
}

foxglove::FrameTransform frame(std::string child) {
  foxglove::FrameTransform made;
  made.parent_frame_id = kFieldFrame;
  made.child_frame_id = std::move(child);
  return made;
}

}  // namespace

Result<std::unique_ptr<Recorder>> Recorder::open(const std::string& path, const Match& match,
                                                 const RecordingInfo& info) {
  mcap::McapWriter::Settings settings;
  settings.zstd_level = 1;  // packs these messages as well as higher levels do, in less time
  settings.library = "cancha " + info.version;
  auto writer = mcap::McapWriter::open(path, settings);
  if (!writer) return pass_on(std::move(writer));
  std::unique_ptr<Recorder> recorder{new Recorder(std::move(*writer), match)};
  auto begun = recorder->writer_.add_metadata(kMatchMetadata, {{"version", info.version},
                                                               {"league", info.league},
                                                               {"league_toml", info.league_toml},
                                                               {"half_seconds", fmt::format("{}", info.half_seconds)},
                                                               {"seed", std::to_string(info.seed)},
                                                               {"blue", info.blue},
                                                               {"yellow", info.yellow}});
  if (!begun) return pass_on(std::move(begun));
  return recorder;
}

Recorder::Recorder(mcap::McapWriter writer, const Match& match) : writer_{std::move(writer)}, match_{match} {
  transforms_channel_ = writer_.add_channel<foxglove::FrameTransforms>(topic::kTransforms);
  log_channel_ = writer_.add_channel<foxglove::Log>(topic::kLog);
  events_channel_ = writer_.add_channel<MatchEvent>(topic::kEvents);
  state_channel_ = writer_.add_channel<GameState>(topic::kState);
  statistics_channel_ = writer_.add_channel<MatchStatistics>(topic::kStatistics);
  commands_channel_ = writer_.add_channel<CommandFrame>(topic::kCommands);
  checkpoints_channel_ = writer_.add_channel<Checkpoint>(topic::kCheckpoints);

  // geometry once; from here on only frames move
  const auto scene = writer_.add_channel<foxglove::SceneUpdate>(topic::kScene);
  write(scene, match.truth().time, scene_of(match.league()));
  transforms_.transforms.push_back(frame(kBallFrame));
  for (const Team team : kTeams) {
    for (int i = 0; i < match.league().players; ++i) transforms_.transforms.push_back(frame(robot_frame(team, i)));
  }
  commands_.left.resize(match.truth().robots.size());
  commands_.right.resize(match.truth().robots.size());
}

template <class T>
void Recorder::write(mcap::ChannelId channel, Time time, const T& message) {
  auto written = writer_.write(channel, time, message);
  if (!written && trouble_) trouble_ = std::move(written);
}

void Recorder::commanded(Time time, std::span<const WheelCommand> commands) {
  for (std::size_t i = 0; i < commands.size(); ++i) {
    commands_.left[i] = commands[i].left;
    commands_.right[i] = commands[i].right;
  }
  write(commands_channel_, time, commands_);
}

void Recorder::stepped(const Moment& moment) {
  const Time now = moment.truth.time;
  // the first step at or after each sixtieth of a second
  if (now.ns * kFramesPerSecond >= frames_ * kNanoseconds) {
    write_transforms(moment.truth);
    frames_ = now.ns * kFramesPerSecond / kNanoseconds + 1;
  }
}

void Recorder::ticked(const Moment& moment) {
  const Time now = moment.truth.time;
  const GameState& state = moment.game;
  const bool changed = state.mode != last_state_.mode || state.period != last_state_.period ||
                       !(state.score == last_state_.score) || state.whose_ball != last_state_.whose_ball;
  if (changed || now.ns >= seconds_ * kNanoseconds) {
    write(state_channel_, now, state);
    last_state_ = state;
    if (now.ns >= seconds_ * kNanoseconds) seconds_ = now.ns / kNanoseconds + 1;
  }
  if (now.ns >= checkpoints_ * kCheckpointSeconds * kNanoseconds) {
    write_checkpoint();
    write(statistics_channel_, now, match_.statistics());
    ++checkpoints_;
  }
}

void Recorder::write_transforms(const Truth& truth) {
  auto& transforms = transforms_.transforms;
  transforms[0].timestamp = truth.time;
  transforms[0].translation = rounded(truth.ball.p_FB);
  for (std::size_t i = 0; i < truth.robots.size(); ++i) {
    const RobotState& robot = truth.robots[i];
    transforms[i + 1].timestamp = truth.time;
    transforms[i + 1].translation = rounded(Vec3{robot.X_FR.x, robot.X_FR.y, robot.height});
    transforms[i + 1].rotation = rounded(robot.q_FR);
  }
  write(transforms_channel_, truth.time, transforms_);
}

void Recorder::write_checkpoint() {
  write(checkpoints_channel_, match_.truth().time, Checkpoint{match_.steps(), match_.state_hash()});
}

void Recorder::happened(const MatchEvent& event) {
  write(events_channel_, event.time, event);
  foxglove::Log line;
  line.timestamp = event.time;
  line.name = "referee";
  line.level = event.kind == EventKind::Forfeit ? foxglove::LogLevel::Error : foxglove::LogLevel::Info;
  line.message = fmt::format("{}{}: {} ({}:{})", name(event.kind),
                             event.side == BallOwner::Anyone
                                 ? ""
                                 : fmt::format(" {}", names(event.side)[static_cast<std::size_t>(event.side)]),
                             event.reason, event.score.blue, event.score.yellow);
  write(log_channel_, event.time, line);
}

Result<void> Recorder::close() {
  write_checkpoint();
  write(statistics_channel_, match_.truth().time, match_.statistics());
  auto told = writer_.add_metadata(kResultMetadata, {{"score", to_json(match_.game().score)},
                                                     {"statistics", to_json(match_.statistics())},
                                                     {"forfeit", match_.forfeit()},
                                                     {"steps", std::to_string(match_.steps())},
                                                     {"state_hash", fmt::format("{:016x}", match_.state_hash())}});
  auto closed = writer_.close();
  if (!trouble_) return trouble_;
  if (!told) return told;
  return closed;
}

}  // namespace cancha::match
