#include "match/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/protobuf.h"
#include "match/command_frames.h"
#include "match/fixture.h"

namespace cancha::match {
namespace {

/// A match of an hour has 240,000 decisions; a file that claims far more is not a match.
constexpr std::size_t kMostCommands = 5'000'000;

/// A team that does what was recorded, and after that what its own mind says, where it has one.
class RecordedSide final : public Side {
 public:
  RecordedSide(std::shared_ptr<const Recording> recording, Team team, const field::League& league,
               std::unique_ptr<Side> mind)
      : recording_{std::move(recording)}, team_{team}, league_{league}, mind_{std::move(mind)} {}

  Result<void> decide(const Outlook& outlook, std::span<Commands> commands) override {
    if (mind_) {
      if (auto decided = mind_->decide(outlook, commands); !decided) return decided;
    }
    if (next_ == recording_->commands.size()) {
      if (mind_) return {};
      return fail("recording", "no more commands");
    }
    if (!unpack(recording_->commands[next_++], league_, team_, commands))
      return fail("recording", "commands do not fit");
    return {};
  }

  Result<void> steer(int number, const std::optional<Steering>& steering) override {
    return mind_ ? mind_->steer(number, steering) : Result<void>{};
  }
  Result<void> press(int number) override { return mind_ ? mind_->press(number) : Result<void>{}; }
  void moved(int number, const Pose2& X_FR) override {
    if (mind_) mind_->moved(number, X_FR);
  }
  [[nodiscard]] std::span<const MateIntent> intents() const override {
    return mind_ ? mind_->intents() : std::span<const MateIntent>{};
  }
  [[nodiscard]] std::span<const Thought> thoughts() const override {
    return mind_ ? mind_->thoughts() : std::span<const Thought>{};
  }
  [[nodiscard]] decide::BehaviourControl* control() override { return mind_ ? mind_->control() : nullptr; }
  [[nodiscard]] const Frame* frame(int number) const override { return mind_ ? mind_->frame(number) : nullptr; }

 private:
  std::shared_ptr<const Recording> recording_;
  Team team_;
  field::League league_;
  std::unique_ptr<Side> mind_;
  std::size_t next_ = 0;
};

template <class T>
bool parse_number(const std::string& text, T& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

Result<RecordingInfo> read_info(const mcap::McapReader& reader) {
  for (const mcap::Metadata& metadata : reader.metadata()) {
    if (metadata.name != kMatchMetadata) continue;
    const auto text = [&](const char* key) {
      const auto found = metadata.values.find(key);
      return found == metadata.values.end() ? std::string{} : found->second;
    };
    RecordingInfo info{text("version"),
                       text("league"),
                       text("league_toml"),
                       0.0,
                       0,
                       text("blue"),
                       text("yellow"),
                       text("branch_of"),
                       0.0,
                       text("scenario"),
                       {}};
    info.sensing.senses = text("senses");
    if (!text("look").empty()) info.sensing.look = text("look");
    if (double lost = 0.0; parse_number(text("words_lost"), lost)) info.sensing.lost = lost;
    info.sensing.images = !text("images").empty();
    if (!info.branch_of.empty() && !parse_number(text("branch_time"), info.branch_time)) info.branch_time = 0.0;
    if (!parse_number(text("seed"), info.seed) || !parse_number(text("half_seconds"), info.half_seconds) ||
        !(info.half_seconds > 0.0 && std::isfinite(info.half_seconds))) {
      return fail(reader.name(), "seed or length of the recorded match cannot be read");
    }
    return info;
  }
  return fail(reader.name(), "this is not the recording of a match",
              "./cancha play --record FILE writes recordings that can be replayed");
}

Result<field::League> read_league(const mcap::McapReader& reader) {
  auto info = read_info(reader);
  if (!info) return pass_on(std::move(info));
  auto league = field::parse_league(info->league_toml, fmt::format("{}, its league", reader.name()));
  if (league) league->name = info->league;
  return league;
}

Result<Recording> read_recording(const std::string& path) {
  auto reader = mcap::McapReader::open(path);
  if (!reader) return pass_on(std::move(reader));
  auto info = read_info(*reader);
  if (!info) return pass_on(std::move(info));

  Recording recording;
  recording.info = std::move(*info);
  recording.complete = !reader->was_incomplete();
  Result<void> parsed;
  const auto take = [&](const mcap::MessageView& message) {
    if (message.channel.topic == topic::kCommands) {
      parsed = parse_protobuf(message.data, recording.commands.emplace_back());
      recording.decided.push_back(message.log_time);
      if (recording.commands.size() > kMostCommands) parsed = fail("", "more commands than any match has");
    } else if (message.channel.topic == topic::kTouches) {
      parsed = parse_protobuf(message.data, recording.touches.emplace_back());
    } else if (message.channel.topic == topic::kHands) {
      parsed = parse_protobuf(message.data, recording.hands.emplace_back());
    } else if (message.channel.topic == topic::kReferee) {
      parsed = parse_protobuf(message.data, recording.calls.emplace_back());
    } else if (message.channel.topic == topic::kJudge) {
      parsed = parse_protobuf(message.data, recording.rulings.emplace_back());
    } else {
      parsed = parse_protobuf(message.data, recording.checkpoints.emplace_back());
    }
    if (!parsed) parsed = tl::unexpected<Error>(mcap::in_message(path, message, parsed.error()));
    return parsed.has_value();
  };
  auto read = reader->read({.topics = {topic::kCommands, topic::kTouches, topic::kHands, topic::kReferee, topic::kJudge,
                                       topic::kCheckpoints}},
                           take);
  if (!read) return pass_on(std::move(read));
  if (!parsed) return pass_on(std::move(parsed));
  return recording;
}

Result<Repetition> Repetition::start(std::shared_ptr<const Recording> recording, const std::filesystem::path& content,
                                     Sides teams) {
  auto league = field::parse_league(recording->info.league_toml, recording->info.league);
  if (!league) return pass_on(std::move(league));
  league = with_halves(std::move(*league), {recording->info.half_seconds});
  for (const CommandFrame& frame : recording->commands) {
    if (!fits(frame, *league)) return fail("recording", "commands are not of the recorded league's team size");
  }
  Sides sides;
  for (const Team team : kTeams) {
    sides[index(team)] = std::make_unique<RecordedSide>(recording, team, *league, std::move(teams[index(team)]));
  }
  auto match = start_match(fixture_of(recording->info), *league, content, std::move(sides));
  if (!match) return pass_on(std::move(match));
  return Repetition{std::move(recording), std::move(*match)};
}

double Repetition::progress() const {
  const std::size_t all = recording_->commands.size();
  return all == 0 ? 1.0 : static_cast<double>(decision_) / static_cast<double>(all);
}

/// The hands in the world that are due, those before a word of the judge.
Result<void> Repetition::touch_up_to(std::size_t count) {
  const auto& touches = recording_->touches;
  for (; touch_ < std::min(count, touches.size()) && touches[touch_].steps <= match_->steps(); ++touch_) {
    const Touch& touch = touches[touch_];
    if (auto touched = match_->touch(touch.robot(match_->league().players), touch.pose); !touched) return touched;
  }
  return {};
}

/// What people did between two ticks, in its order.
Result<void> Repetition::reach_in() {
  const auto& calls = recording_->calls;
  for (; call_ < calls.size() && calls[call_].steps <= match_->steps(); ++call_) match_->heed(calls[call_].state);
  const auto& rulings = recording_->rulings;
  for (; ruling_ < rulings.size() && rulings[ruling_].steps <= match_->steps(); ++ruling_) {
    const JudgeCall& call = rulings[ruling_];
    if (auto touched = touch_up_to(static_cast<std::size_t>(std::max<std::int64_t>(call.touches, 0))); !touched) {
      return touched;
    }
    if (auto judged = match_->judge(call.word); !judged) return judged;
  }
  if (auto touched = touch_up_to(recording_->touches.size()); !touched) return touched;
  const auto& hands = recording_->hands;
  for (; hand_ < hands.size() && hands[hand_].steps <= match_->steps(); ++hand_) {
    const Hand& hand = hands[hand_];
    if (hand.press) {
      if (auto pressed = match_->press(hand.robot); !pressed) return pressed;
      continue;
    }
    std::optional<Steering> steering;
    if (hand.steering) steering = *hand.steering;
    if (auto steered = match_->steer(hand.robot, steering); !steered) return steered;
  }
  return {};
}

/// Nobody drives any more where the recording ends.
Result<void> Repetition::let_go() {
  for (const Hand& hand : recording_->hands) {
    if (hand.press) continue;
    if (auto steered = match_->steer(hand.robot, std::nullopt); !steered) return steered;
  }
  return {};
}

Result<void> Repetition::tick() {
  if (auto reached = reach_in(); !reached) return reached;
  if (decision_ == recording_->commands.size() || match_->over()) {
    // those of a time that never came
    touch_ = recording_->touches.size();
    ruling_ = recording_->rulings.size();
    return {};
  }
  ++decision_;
  if (auto ticked = match_->tick(); !ticked) return ticked;
  return decision_ == recording_->commands.size() ? let_go() : Result<void>{};
}

bool Repetition::goes_on() const {
  return (decision_ < recording_->commands.size() && !match_->over()) || touch_ < recording_->touches.size() ||
         ruling_ < recording_->rulings.size();
}

Recording cut(Recording recording, Time time) {
  const auto first_after = std::ranges::lower_bound(recording.decided, time) - recording.decided.begin();
  recording.commands.resize(static_cast<std::size_t>(first_after));
  recording.decided.resize(static_cast<std::size_t>(first_after));
  std::erase_if(recording.calls, [&](const RefereeCall& call) { return call.time >= time; });
  std::erase_if(recording.touches, [&](const Touch& touch) { return touch.time >= time; });
  std::erase_if(recording.rulings, [&](const JudgeCall& call) { return call.time >= time; });
  std::erase_if(recording.hands, [&](const Hand& hand) { return hand.time >= time; });
  recording.checkpoints.clear();
  return recording;
}

namespace {

/// The last fingerprint was taken at the very end, after a hand in the world or a judge's word that no tick followed.
bool ends_with_a_hand(const Recording& recording) {
  if (recording.checkpoints.empty()) return false;
  const auto is_last = [&](const auto& list) {
    return !list.empty() && list.back().steps >= recording.checkpoints.back().steps;
  };
  return is_last(recording.touches) || is_last(recording.rulings);
}

/// Looks at the fingerprint wherever the recording has one.
class Comparer final : public Observer {
 public:
  Comparer(const Match& match, const Recording& recording, Verification& result)
      : match_{match},
        checkpoints_{recording.checkpoints},
        in_ticks_{checkpoints_.size() - (ends_with_a_hand(recording) ? 1 : 0)},
        result_{result} {}

  void ticked(const Moment&) override { compare(in_ticks_); }
  void ended() { compare(checkpoints_.size()); }
  [[nodiscard]] bool saw_all() const { return next_ == checkpoints_.size(); }

 private:
  void compare(std::size_t end) {
    for (; next_ < end && checkpoints_[next_].steps == match_.steps(); ++next_) {
      if (result_.difference.empty() && checkpoints_[next_].hash != match_.state_hash()) {
        const double now = match_.truth().time.seconds();
        result_.difference = fmt::format("differs at {:.2f} s (step {})", now, match_.steps());
      }
      ++result_.checkpoints;
    }
  }
  const Match& match_;
  const std::vector<Checkpoint>& checkpoints_;
  const std::size_t in_ticks_;
  Verification& result_;
  std::size_t next_ = 0;
};

}  // namespace

Result<Verification> verify(std::shared_ptr<const Recording> recording, const std::filesystem::path& content,
                            const std::function<void(double)>& progress) {
  auto again = Repetition::start(recording, content);
  if (!again) return pass_on(std::move(again));
  Match& match = again->match();
  Verification result;
  Comparer comparer{match, *recording, result};
  match.add_observer(comparer);
  for (std::int64_t i = 0; again->goes_on() && result.difference.empty(); ++i) {
    if (auto ticked = again->tick(); !ticked) return pass_on(std::move(ticked));
    if (progress && i % 1024 == 0) progress(again->progress());
  }
  comparer.ended();
  result.seconds = match.truth().time.seconds();
  if (result.difference.empty() && !comparer.saw_all()) {
    result.difference = fmt::format("ends at step {}, but the recording goes on", match.steps());
  }
  result.equal = result.difference.empty() && result.checkpoints > 0;
  return result;
}

}  // namespace cancha::match
