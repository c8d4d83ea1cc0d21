#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "match/recorder.h"
#include "messages/recording.h"

namespace cancha::match {

/// What a recording holds for playing it again.
struct Recording {
  RecordingInfo info;
  std::vector<CommandFrame> commands;
  std::vector<Checkpoint> checkpoints;
  bool complete = false;  ///< closed properly; otherwise its end is missing
};

/// Reads what is needed for a replay; recordings that were cut off are read up to where they are whole.
[[nodiscard]] Result<Recording> read_recording(const std::string& path);

/// What came of playing a recording again.
struct Verification {
  bool equal = false;
  std::string difference;  ///< where it began to differ, one sentence; empty where it did not
  std::int64_t checkpoints = 0;
  double seconds = 0.0;  ///< simulated
};

/// Plays a recording again from its league, seed and commands, and compares every checkpoint.
/// `progress` is told the share done, 0…1, now and then.
[[nodiscard]] Result<Verification> verify(const Recording& recording, std::unique_ptr<world::World> world,
                                          const std::function<void(double)>& progress = {});

}  // namespace cancha::match
