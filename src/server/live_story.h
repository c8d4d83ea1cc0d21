#pragma once

#include <mutex>
#include <string>
#include <vector>

#include "match/frames.h"
#include "match/match.h"
#include "match/recorder.h"
#include "match/replay.h"
#include "server/live_feed.h"

namespace cancha::server {

/// Tells a match to its viewers in the recording's own words: the same channels, the same messages.
class LiveStory final : public match::Observer {
 public:
  LiveStory(const match::Match& match, const match::Recorder& recorder, const match::RecordingInfo& info,
            LiveFeed& feed);

  void commanded(Time time, std::span<const Commands> commands) override;
  void ticked(const match::Moment& moment) override;
  void reprogrammed(const BehaviourProgram& program) override;
  void steered(const Hand& hand) override;
  void touched(const Touch& touch) override;
  void heard(const RefereeCall& call) override;
  void judged(const JudgeCall& call) override;
  void happened(const MatchEvent& event) override;

  /// Tells which chunks are in the file by now.
  void tell_chunks();
  /// Shows this moment; `with_details` also says what the players are about and what they are told.
  void show_moment(bool with_details);
  /// What was commanded so far, to branch from. Any thread may call.
  [[nodiscard]] match::Recording so_far() const;
  /// Lets go of what was commanded: the recording has it.
  void forget();

 private:
  /// Thoughts are shown less often than they are thought: the changes in between come along.
  void gather_thoughts(const match::Moment& moment);
  template <class T>
  void append(std::string& out, mcap::ChannelId channel, const T& message);

  const match::Match& match_;
  const match::Recorder& recorder_;
  LiveFeed& feed_;
  match::Frames frames_;
  Velocities velocities_;
  match::PathPrediction path_;
  CommandFrame commands_;
  JointFrame joints_;
  std::vector<Frame> player_frames_;
  Intents intents_;
  Thoughts thoughts_;
  std::vector<std::vector<StateChange>> changes_;  ///< of each robot since thoughts were last shown
  bool thoughts_shown_ = false;
  std::string scratch_;
  std::size_t chunks_ = 0;  ///< told so far

  mutable std::mutex mutex_;
  match::Recording so_far_;
};

}  // namespace cancha::server
