#include "match/replay.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "base/protobuf.h"
#include "mcap/reader.h"

namespace cancha::match {
namespace {

/// A match of an hour has 240,000 decisions; a file that claims far more is not a match.
constexpr std::size_t kMostCommands = 5'000'000;

/// A strategy that does what was recorded.
class RecordedStrategy final : public decide::Strategy {
 public:
  RecordedStrategy(const std::vector<CommandFrame>& frames, Team team) : frames_{frames}, team_{team} {}

  Result<void> decide(const TeamView&, std::span<WheelCommand> commands) override {
    if (next_ == frames_.size()) return fail("recording", "no more commands");
    const CommandFrame& frame = frames_[next_++];
    const std::size_t first = index(team_) * commands.size();
    for (std::size_t i = 0; i < commands.size(); ++i) commands[i] = {frame.left[first + i], frame.right[first + i]};
    return {};
  }

 private:
  const std::vector<CommandFrame>& frames_;
  Team team_;
  std::size_t next_ = 0;
};

template <class T>
bool parse_number(const std::string& text, T& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

Result<RecordingInfo> read_info(const mcap::McapReader& reader) {
  for (const mcap::Metadata& metadata : reader.metadata()) {
    if (metadata.name != kMatchMetadata) continue;
    const auto text = [&](const char* key) {
      const auto found = metadata.values.find(key);
      return found == metadata.values.end() ? std::string{} : found->second;
    };
    RecordingInfo info{text("version"), text("league"), text("league_toml"), 0.0, 0, text("blue"), text("yellow")};
    if (!parse_number(text("seed"), info.seed) || !parse_number(text("half_seconds"), info.half_seconds) ||
        !(info.half_seconds > 0.0 && std::isfinite(info.half_seconds))) {
      return fail(reader.name(), "seed or length of the recorded match cannot be read");
    }
    return info;
  }
  return fail(reader.name(), "this is not the recording of a match",
              "./cancha play --record FILE writes recordings that can be replayed");
}

bool fits(const CommandFrame& frame, int players) {
  const auto robots = static_cast<std::size_t>(2 * players);
  return frame.left.size() == robots && frame.right.size() == robots;
}

}  // namespace

Result<Recording> read_recording(const std::string& path) {
  auto reader = mcap::McapReader::open(path);
  if (!reader) return pass_on(std::move(reader));
  auto info = read_info(*reader);
  if (!info) return pass_on(std::move(info));

  Recording recording{std::move(*info), {}, {}, !reader->was_incomplete()};
  Result<void> parsed;
  auto read = reader->read({.topics = {topic::kCommands, topic::kCheckpoints}}, [&](const mcap::MessageView& message) {
    if (message.channel.topic == topic::kCommands) {
      parsed = parse_protobuf(message.data, recording.commands.emplace_back());
      if (recording.commands.size() > kMostCommands) parsed = fail(path, "more commands than any match has");
    } else {
      parsed = parse_protobuf(message.data, recording.checkpoints.emplace_back());
    }
    return parsed.has_value();
  });
  if (!read) return pass_on(std::move(read));
  if (!parsed) return pass_on(std::move(parsed));
  return recording;
}

Result<Verification> verify(const Recording& recording, std::unique_ptr<world::World> world,
                            const std::function<void(double)>& progress) {
  auto league = field::parse_league(recording.info.league_toml, "the recorded league");
  if (!league) return pass_on(std::move(league));
  league->rules.half = {recording.info.half_seconds};
  for (const CommandFrame& frame : recording.commands) {
    if (!fits(frame, league->players)) return fail("recording", "commands are not of the recorded league's team size");
  }
  std::array<std::unique_ptr<decide::Strategy>, 2> strategies{
      std::make_unique<RecordedStrategy>(recording.commands, Team::Blue),
      std::make_unique<RecordedStrategy>(recording.commands, Team::Yellow)};
  auto started = Match::start(*league, std::move(world), std::move(strategies), {.seed = recording.info.seed});
  if (!started) return pass_on(std::move(started));

  // play what was commanded, and look at the fingerprint wherever the recording has one
  Match& match = **started;
  Verification result;
  auto next = recording.checkpoints.begin();
  struct Comparer final : Observer {
    Match& match;
    decltype(next)& at;
    const Recording& recording;
    Verification& result;
    Comparer(Match& m, decltype(next)& n, const Recording& r, Verification& v)
        : match{m}, at{n}, recording{r}, result{v} {}
    void compare() {
      while (at != recording.checkpoints.end() && at->steps == match.steps()) {
        if (result.difference.empty() && at->hash != match.state_hash()) {
          result.difference = fmt::format("differs at {:.2f} s (step {})", match.truth().time.seconds(), match.steps());
        }
        ++result.checkpoints;
        ++at;
      }
    }
    void ticked(const Moment&) override { compare(); }
  } comparer{match, next, recording, result};
  match.add_observer(comparer);
  for (std::size_t i = 0; i < recording.commands.size() && !match.over() && result.difference.empty(); ++i) {
    if (auto ticked = match.tick(); !ticked) return pass_on(std::move(ticked));
    if (progress && i % 1024 == 0) {
      progress(static_cast<double>(i) / static_cast<double>(recording.commands.size()));
    }
  }
  comparer.compare();
  result.seconds = match.truth().time.seconds();
  if (result.difference.empty() && next != recording.checkpoints.end()) {
    result.difference = fmt::format("ends at step {}, but the recording goes on", match.steps());
  }
  result.equal = result.difference.empty() && result.checkpoints > 0;
  return result;
}

}  // namespace cancha::match
