#include "server/live_story.h"

#include "base/protobuf.h"
#include "field/league_view.h"
#include "match/command_frames.h"
#include "match/contest/judge.h"
#include "match/scene.h"
#include "match/velocities.h"

namespace cancha::server {

template <class T>
void LiveStory::append(std::string& out, mcap::ChannelId channel, const T& message) {
  scratch_.clear();
  append_protobuf(scratch_, message);
  mcap::append_message(out, channel, match_.truth().time, scratch_);
}

LiveStory::LiveStory(const match::Match& match, const match::Recorder& recorder, const match::RecordingInfo& info,
                     LiveFeed& feed)
    : match_{match}, recorder_{recorder}, feed_{feed}, frames_{match.league()}, path_{match.league()} {
  so_far_.info = info;
  std::string opening = recorder.file().opening();
  mcap::append_metadata(opening, match::kMatchMetadata, match::words_of(info));
  append(opening, recorder.channels().scene, match::scene_of(match.league()));
  append(opening, recorder.channels().league, field::view_of(match.league()));
  if (match.robot()) append(opening, recorder.channels().robot, *match.robot());
  feed_.append(opening);
}

void LiveStory::commanded(Time time, std::span<const Commands> commands) {
  match::pack(commands, match_.league(), commands_);
  const std::lock_guard lock{mutex_};
  so_far_.commands.push_back(commands_);
  so_far_.decided.push_back(time);
}

void LiveStory::ticked(const match::Moment& moment) {
  if (feed_.is_watched()) {
    intents_.robots.assign(moment.intents.begin(), moment.intents.end());
    gather_thoughts(moment);
    player_frames_.resize(moment.frames.size());
    for (std::size_t i = 0; i < moment.frames.size(); ++i) player_frames_[i] = *moment.frames[i];
  }
  if (recorder_.file().chunks() > chunks_) tell_chunks();
}

void LiveStory::gather_thoughts(const match::Moment& moment) {
  constexpr std::size_t kMostChanges = 50;
  match::gather(moment, match_.league().players, thoughts_);
  if (thoughts_shown_) changes_.clear();
  thoughts_shown_ = false;
  changes_.resize(thoughts_.robots.size());
  for (std::size_t i = 0; i < changes_.size(); ++i) {
    for (const StateChange& change : thoughts_.robots[i].changes) {
      if (changes_[i].size() < kMostChanges) changes_[i].push_back(change);
    }
    if (changes_[i].size() > thoughts_.robots[i].changes.size()) thoughts_.robots[i].changes = changes_[i];
  }
}

void LiveStory::reprogrammed(const BehaviourProgram& program) {
  std::string record;
  append(record, recorder_.channels().programs, program);
  feed_.append(record);
}

void LiveStory::steered(const Hand& hand) {
  const std::lock_guard lock{mutex_};
  so_far_.hands.push_back(hand);
}

void LiveStory::touched(const Touch& touch) {
  const std::lock_guard lock{mutex_};
  so_far_.touches.push_back(touch);
}

void LiveStory::heard(const RefereeCall& call) {
  const std::lock_guard lock{mutex_};
  so_far_.calls.push_back(call);
}

void LiveStory::judged(const JudgeCall& call) {
  const std::lock_guard lock{mutex_};
  so_far_.rulings.push_back(call);
}

void LiveStory::happened(const MatchEvent& event) {
  std::string record;
  append(record, recorder_.channels().events, event);
  feed_.append(record);
}

void LiveStory::tell_chunks() {
  std::string records;
  while (chunks_ < recorder_.file().chunks()) recorder_.file().append_chunk_index(records, chunks_++);
  if (!records.empty()) feed_.append(records);
}

void LiveStory::show_moment(bool with_details) {
  const auto& channels = recorder_.channels();
  std::string records;
  append(records, channels.transforms, frames_.at(match_.truth()));
  match::pack(match_.truth(), velocities_);
  append(records, channels.velocities, velocities_);
  append(records, channels.path, path_.at(match_.truth()));
  if (match_.robot()) {
    match::pack(match_.truth(), joints_);
    append(records, channels.joints, joints_);
  }
  append(records, channels.state, match_.game());
  if (with_details) {
    append(records, channels.statistics, match_.statistics());
    if (const auto board = match::contest::board_of(match_)) append(records, channels.board, *board);
    for (const Frame& frame : player_frames_) append(records, channels.frames, frame);
    if (!commands_.left.empty()) append(records, channels.commands, commands_);
    if (!intents_.robots.empty()) append(records, channels.intents, intents_);
    if (!thoughts_.robots.empty()) append(records, channels.thoughts, thoughts_);
    thoughts_shown_ = true;
  }
  feed_.show(std::move(records));
}

match::Recording LiveStory::so_far() const {
  const std::lock_guard lock{mutex_};
  return so_far_;
}

void LiveStory::forget() {
  const std::lock_guard lock{mutex_};
  so_far_ = {};
}

}  // namespace cancha::server
