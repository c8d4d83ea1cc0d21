#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "match/recorder.h"
#include "mcap/reader.h"
#include "messages/recording.h"
#include "messages/steering.h"

namespace cancha::match {

/// What a recording holds for playing it again.
struct Recording {
  RecordingInfo info;
  std::vector<CommandFrame> commands;
  std::vector<Time> decided;  ///< when each of them was given
  std::vector<Touch> touches;
  std::vector<Hand> hands;         ///< that drove robots
  std::vector<RefereeCall> calls;  ///< of a referee outside
  std::vector<JudgeCall> rulings;  ///< of a person who judged
  std::vector<Checkpoint> checkpoints;
  bool complete = false;  ///< closed properly; otherwise its end is missing
};

/// What a recording says about itself; fails where it is not that of a match.
[[nodiscard]] Result<RecordingInfo> read_info(const mcap::McapReader& reader);

/// The league of a recording, from the file that it holds.
[[nodiscard]] Result<field::League> read_league(const mcap::McapReader& reader);

/// Reads what is needed for a replay; recordings that were cut off are read up to where they are whole.
[[nodiscard]] Result<Recording> read_recording(const std::string& path);

/// A match that does again what a recording says, hands in the world included, and may go on after it.
///
///     auto again = Repetition::start(recording, "content");
///     while (again->goes_on()) (void)again->tick();
class Repetition {
 public:
  /// Begins where the recording began; `content` has the models of robots with joints. With teams, they are asked all
  /// along, so that they know what they would know, and steer themselves once the recording has no more commands;
  /// without, the repetition ends there.
  [[nodiscard]] static Result<Repetition> start(std::shared_ptr<const Recording> recording,
                                                const std::filesystem::path& content, Sides teams = {});

  [[nodiscard]] Match& match() { return *match_; }
  /// There are recorded commands or hands left to follow.
  [[nodiscard]] bool goes_on() const;
  /// The share of the recorded commands that has been followed, 0…1.
  [[nodiscard]] double progress() const;
  /// Follows the recording for one more decision.
  [[nodiscard]] Result<void> tick();
  /// Hands the match over; it goes on from here.
  [[nodiscard]] std::unique_ptr<Match> release() { return std::move(match_); }

 private:
  Repetition(std::shared_ptr<const Recording> recording, std::unique_ptr<Match> match)
      : recording_{std::move(recording)}, match_{std::move(match)} {}
  [[nodiscard]] Result<void> reach_in();
  [[nodiscard]] Result<void> touch_up_to(std::size_t count);
  [[nodiscard]] Result<void> let_go();

  std::shared_ptr<const Recording> recording_;
  std::unique_ptr<Match> match_;
  std::size_t decision_ = 0;
  std::size_t touch_ = 0;
  std::size_t hand_ = 0;
  std::size_t call_ = 0;
  std::size_t ruling_ = 0;
};

/// A recording without what came at `time` or later; hands at that very moment are left out too.
[[nodiscard]] Recording cut(Recording recording, Time time);

/// What came of playing a recording again.
struct Verification {
  bool equal = false;
  std::string difference;  ///< where it began to differ, one sentence; empty where it did not
  std::int64_t checkpoints = 0;
  double seconds = 0.0;  ///< simulated
};

/// Plays a recording again from its league, seed and commands, and compares every checkpoint.
/// `progress` is told the share done, 0…1, now and then.
[[nodiscard]] Result<Verification> verify(std::shared_ptr<const Recording> recording,
                                          const std::filesystem::path& content,
                                          const std::function<void(double)>& progress = {});

}  // namespace cancha::match
