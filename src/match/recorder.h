#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "match/match.h"
#include "mcap/writer.h"
#include "messages/foxglove.h"
#include "messages/recording.h"

namespace cancha::match {

/// What a recording says about itself, so that it can be played again.
struct RecordingInfo {
  std::string version;        ///< of the program that wrote it
  std::string league;         ///< name
  std::string league_toml;    ///< the whole league
  double half_seconds = 0.0;  ///< length of a half as played
  std::uint64_t seed = 0;
  std::string blue;    ///< team
  std::string yellow;  ///< team
};

inline constexpr const char* kMatchMetadata = "cancha.match";
inline constexpr const char* kResultMetadata = "cancha.result";

/// The topics of a recording.
namespace topic {
inline constexpr const char* kScene = "/scene";          ///< foxglove.SceneUpdate, once
inline constexpr const char* kTransforms = "/tf";        ///< foxglove.FrameTransforms, 60 a second
inline constexpr const char* kLog = "/log";              ///< foxglove.Log, one for each event
inline constexpr const char* kEvents = "/match/events";  ///< cancha.MatchEvent
inline constexpr const char* kState = "/match/state";    ///< cancha.GameState, once a second and when it changes
inline constexpr const char* kStatistics = "/match/statistics";    ///< cancha.MatchStatistics, every ten seconds
inline constexpr const char* kCommands = "/match/commands";        ///< cancha.CommandFrame, one for each decision
inline constexpr const char* kCheckpoints = "/match/checkpoints";  ///< cancha.Checkpoint, every ten seconds
}  // namespace topic

/// Writes a match to an MCAP file as it is played. Costs no allocation in a step once it is warm.
///
/// Places are rounded to 2^-16 m (15 µm), which packs well and which nobody sees.
class Recorder final : public Observer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<Recorder>> open(const std::string& path, const Match& match,
                                                              const RecordingInfo& info);

  void commanded(Time time, std::span<const WheelCommand> commands) override;
  void stepped(const Moment& moment) override;
  void ticked(const Moment& moment) override;
  void happened(const MatchEvent& event) override;

  /// Writes result and index, and closes. The first trouble with the file, if there was any, is told here.
  [[nodiscard]] Result<void> close();

 private:
  Recorder(mcap::McapWriter writer, const Match& match);
  void write_transforms(const Truth& truth);
  void write_checkpoint();
  template <class T>
  void write(mcap::ChannelId channel, Time time, const T& message);

  mcap::McapWriter writer_;
  const Match& match_;
  mcap::ChannelId transforms_channel_, log_channel_, events_channel_, state_channel_, statistics_channel_,
      commands_channel_, checkpoints_channel_;
  foxglove::FrameTransforms transforms_;
  CommandFrame commands_;
  GameState last_state_;
  std::int64_t frames_ = 0;       ///< written so far
  std::int64_t seconds_ = 0;      ///< the next full second to write the state at
  std::int64_t checkpoints_ = 0;  ///< written so far
  Result<void> trouble_;
};

}  // namespace cancha::match
