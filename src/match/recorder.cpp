#include "match/recorder.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/json.h"
#include "field/league_view.h"
#include "match/command_frames.h"
#include "match/contest/judge.h"
#include "match/rounding.h"
#include "match/scene.h"
#include "match/velocities.h"

namespace cancha::match {
namespace {

constexpr std::int64_t kFramesPerSecond = 60;
constexpr std::int64_t kPathsPerSecond = 3;
constexpr std::int64_t kIntentsPerSecond = 10;
constexpr std::int64_t kFramesOfPlayersPerSecond = 5;
constexpr std::int64_t kNanoseconds = 1'000'000'000;
constexpr std::int64_t kCheckpointSeconds = 10;

Vec2 to_millimetres(Vec2 p) {
  return {rounded(p.x, kMillimetres), rounded(p.y, kMillimetres)};
}

}  // namespace

std::map<std::string, std::string> words_of(const RecordingInfo& info) {
  std::map<std::string, std::string> about{{"version", info.version},
                                           {"league", info.league},
                                           {"league_toml", info.league_toml},
                                           {"half_seconds", fmt::format("{}", info.half_seconds)},
                                           {"seed", std::to_string(info.seed)},
                                           {"blue", info.blue},
                                           {"yellow", info.yellow}};
  if (!info.branch_of.empty()) {
    about["branch_of"] = info.branch_of;
    about["branch_time"] = fmt::format("{}", info.branch_time);
  }
  if (!info.scenario.empty()) about["scenario"] = info.scenario;
  // only what is not as ever, so that recordings stay as they are
  if (!info.sensing.senses.empty()) about["senses"] = info.sensing.senses;
  if (info.sensing.look != Sensing{}.look) about["look"] = info.sensing.look;
  if (info.sensing.lost) about["words_lost"] = fmt::format("{}", *info.sensing.lost);
  if (info.sensing.images) about["images"] = "kept";
  return about;
}

Result<std::unique_ptr<Recorder>> Recorder::open(const std::string& path, const Match& match,
                                                 const RecordingInfo& info) {
  mcap::McapWriter::Settings settings;
  settings.zstd_level = 1;  // packs these messages as well as higher levels do, in less time
  settings.library = "cancha " + info.version;
  auto writer = mcap::McapWriter::open(path, settings);
  if (!writer) return pass_on(std::move(writer));
  std::unique_ptr<Recorder> recorder{new Recorder(std::move(*writer), match, info.sensing.images)};
  auto begun = recorder->writer_.add_metadata(kMatchMetadata, words_of(info));
  if (!begun) return pass_on(std::move(begun));
  return recorder;
}

Recorder::Recorder(mcap::McapWriter writer, const Match& match, bool images)
    : writer_{std::move(writer)}, match_{match}, images_{images}, frames_{match.league()}, path_{match.league()} {
  channels_ = {.scene = writer_.add_channel<foxglove::SceneUpdate>(topic::kScene),
               .league = writer_.add_channel<LeagueView>(topic::kLeague),
               .transforms = writer_.add_channel<foxglove::FrameTransforms>(topic::kTransforms),
               .velocities = writer_.add_channel<Velocities>(topic::kVelocities),
               .path = writer_.add_channel<PredictedPath>(topic::kPath),
               .log = writer_.add_channel<foxglove::Log>(topic::kLog),
               .events = writer_.add_channel<MatchEvent>(topic::kEvents),
               .state = writer_.add_channel<GameState>(topic::kState),
               .statistics = writer_.add_channel<MatchStatistics>(topic::kStatistics),
               .commands = writer_.add_channel<CommandFrame>(topic::kCommands),
               .intents = writer_.add_channel<Intents>(topic::kIntents),
               .touches = writer_.add_channel<Touch>(topic::kTouches),
               .checkpoints = writer_.add_channel<Checkpoint>(topic::kCheckpoints),
               .programs = writer_.add_channel<BehaviourProgram>(topic::kPrograms),
               .thoughts = writer_.add_channel<Thoughts>(topic::kThoughts)};
  // geometry and league once; from here on only frames move
  write(channels_.scene, match.truth().time, scene_of(match.league()));
  write(channels_.league, match.truth().time, field::view_of(match.league()));
  if (match.robot()) {
    channels_.robot = writer_.add_channel<RobotView>(topic::kRobot);
    channels_.joints = writer_.add_channel<JointFrame>(topic::kJoints);
    write(channels_.robot, match.truth().time, *match.robot());
  }
  if (match.side(Team::Blue).frame(0) != nullptr || match.side(Team::Yellow).frame(0) != nullptr) {
    channels_.frames = writer_.add_channel<Frame>(topic::kFrames);
    channels_.ticks = writer_.add_channel<PlayerTicks>(topic::kTicks);
  }
  if (match.league().contest) channels_.board = writer_.add_channel<contest::ContestBoard>(topic::kBoard);
  intents_.robots.reserve(match.truth().robots.size());
}

template <class T>
void Recorder::write(mcap::ChannelId channel, Time time, const T& message) {
  (void)writer_.write(channel, time, message);  // status() and close() tell of trouble
}

void Recorder::commanded(Time time, std::span<const Commands> commands) {
  pack(commands, match_.league(), commands_);
  write(channels_.commands, time, commands_);
}

void Recorder::stepped(const Moment& moment) {
  const Time now = moment.truth.time;
  // the first step at or after each sixtieth of a second
  if (now.ns * kFramesPerSecond >= next_frame_ * kNanoseconds) {
    write(channels_.transforms, now, frames_.at(moment.truth));
    pack(moment.truth, velocities_);
    write(channels_.velocities, now, velocities_);
    write_path(moment.truth);
    if (match_.robot()) {
      pack(moment.truth, joints_);
      write(channels_.joints, now, joints_);
    }
    next_frame_ = now.ns * kFramesPerSecond / kNanoseconds + 1;
  }
}

void Recorder::write_path(const Truth& truth) {
  // a path stays good until somebody touches the ball; a new one now and then looks further ahead
  const Time now = truth.time;
  if (now.ns * kPathsPerSecond < next_path_ * kNanoseconds && path_.holds(truth)) return;
  write(channels_.path, now, path_.at(truth));
  next_path_ = now.ns * kPathsPerSecond / kNanoseconds + 1;
}

void Recorder::ticked(const Moment& moment) {
  const Time now = moment.truth.time;
  const GameState& state = moment.game;
  const bool changed = state.mode != last_state_.mode || state.period != last_state_.period ||
                       !(state.score == last_state_.score) || state.whose_ball != last_state_.whose_ball;
  const bool new_second = now.ns >= seconds_ * kNanoseconds;
  if (match_.league().contest && (new_second || match_.events().size() != decided_)) write_board();
  if (changed || new_second) {
    write(channels_.state, now, state);
    last_state_ = state;
    if (new_second) seconds_ = now.ns / kNanoseconds + 1;
  }
  if (!moment.intents.empty() && now.ns * kIntentsPerSecond >= next_intents_ * kNanoseconds) {
    intents_.robots.assign(moment.intents.begin(), moment.intents.end());
    for (PlayerIntent& intent : intents_.robots) intent.target = to_millimetres(intent.target);
    write(channels_.intents, now, intents_);
    next_intents_ = now.ns * kIntentsPerSecond / kNanoseconds + 1;
  }
  write_thoughts(moment);
  write_players(moment);
  if (now.ns >= checkpoints_ * kCheckpointSeconds * kNanoseconds) {
    write_checkpoint();
    write(channels_.statistics, now, match_.statistics());
    ++checkpoints_;
  }
}

void pack(const Truth& truth, JointFrame& frame) {
  constexpr double kParts = 1024.0;
  frame.angles.resize(truth.joints.size());
  std::ranges::transform(truth.joints, frame.angles.begin(),
                         [](double angle) { return static_cast<float>(rounded(angle, kParts)); });
}

void Recorder::write_players(const Moment& moment) {
  if (moment.frames.empty()) return;
  // what a player read, so that it can be run again; the whole frame now and then, for viewers
  ticks_.players.resize(moment.frames.size());
  for (std::size_t i = 0; i < moment.frames.size(); ++i) {
    ticks_.players[i].robot = moment.frames[i]->robot;
    ticks_.players[i].readings = moment.frames[i]->readings;
    if (!images_) ticks_.players[i].readings.image.reset();
  }
  write(channels_.ticks, moment.frames.front()->time, ticks_);
  const Time now = moment.truth.time;
  if (now.ns * kFramesOfPlayersPerSecond < next_player_frames_ * kNanoseconds) return;
  for (const Frame* frame : moment.frames) {
    if (images_ || !frame->readings.image) {
      write(channels_.frames, frame->time, *frame);
      continue;
    }
    thinned_ = *frame;
    thinned_.readings.image.reset();
    write(channels_.frames, frame->time, thinned_);
  }
  next_player_frames_ = now.ns * kFramesOfPlayersPerSecond / kNanoseconds + 1;
}

void gather(const Moment& moment, int players, Thoughts& thoughts) {
  const std::size_t robots = moment.thoughts[0].size() + moment.thoughts[1].size();
  thoughts.robots.resize(robots);
  std::size_t next = 0;
  for (const Team team : kTeams) {
    for (int mate = 0; const Thought& thought : moment.thoughts[index(team)]) {
      Thought& copy = thoughts.robots[next++];
      copy = thought;
      copy.robot = static_cast<int>(place_of({team, mate++}, players));
    }
  }
}

void Recorder::write_thoughts(const Moment& moment) {
  const auto changed = [](const Thought& thought) { return !thought.changes.empty(); };
  const auto any = [](std::span<const Thought> thoughts, const auto& what) {
    return std::ranges::any_of(thoughts, what);
  };
  const Time now = moment.truth.time;
  const bool due = now.ns * kIntentsPerSecond >= next_thoughts_ * kNanoseconds;
  if (moment.thoughts[0].empty() && moment.thoughts[1].empty()) return;
  if (!due && !any(moment.thoughts[0], changed) && !any(moment.thoughts[1], changed)) return;
  gather(moment, match_.league().players, thoughts_);
  write(channels_.thoughts, now, thoughts_);
  if (due) next_thoughts_ = now.ns * kIntentsPerSecond / kNanoseconds + 1;
}

void Recorder::reprogrammed(const BehaviourProgram& program) {
  write(channels_.programs, match_.truth().time, program);
}

void Recorder::write_checkpoint() {
  write(channels_.checkpoints, match_.truth().time, Checkpoint{match_.steps(), match_.state_hash()});
}

void Recorder::steered(const Hand& hand) {
  if (!hands_) hands_ = writer_.add_channel<Hand>(topic::kHands);
  write(*hands_, match_.truth().time, hand);
}

void Recorder::touched(const Touch& touch) {
  write(channels_.touches, match_.truth().time, touch);
}

void Recorder::heard(const RefereeCall& call) {
  if (!calls_) calls_ = writer_.add_channel<RefereeCall>(topic::kReferee);
  write(*calls_, match_.truth().time, call);
}

void Recorder::judged(const JudgeCall& call) {
  if (!rulings_) rulings_ = writer_.add_channel<JudgeCall>(topic::kJudge);
  write(*rulings_, match_.truth().time, call);
  write_board();  // no tick may follow
}

void Recorder::write_board() {
  if (const auto board = contest::board_of(match_)) write(channels_.board, match_.truth().time, *board);
  decided_ = match_.events().size();
}

void Recorder::happened(const MatchEvent& event) {
  write(channels_.events, event.time, event);
  foxglove::Log line;
  line.timestamp = event.time;
  line.name = "referee";
  line.level = event.kind == EventKind::Forfeit ? foxglove::LogLevel::Error : foxglove::LogLevel::Info;
  line.message = fmt::format("{}{}: {} ({}:{})", name(event.kind),
                             event.side == BallOwner::Anyone
                                 ? ""
                                 : fmt::format(" {}", names(event.side)[static_cast<std::size_t>(event.side)]),
                             event.reason, event.score.blue, event.score.yellow);
  write(channels_.log, event.time, line);
}

Result<void> Recorder::close() {
  write_checkpoint();
  write(channels_.statistics, match_.truth().time, match_.statistics());
  (void)writer_.add_metadata(kResultMetadata, {{"score", to_json(match_.game().score)},
                                               {"statistics", to_json(match_.statistics())},
                                               {"forfeit", match_.forfeit()},
                                               {"steps", std::to_string(match_.steps())},
                                               {"state_hash", fmt::format("{:016x}", match_.state_hash())}});
  return writer_.close();
}

}  // namespace cancha::match
