#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "match/frames.h"
#include "match/match.h"
#include "match/path_prediction.h"
#include "match/sensing.h"
#include "mcap/writer.h"
#include "messages/frame.h"
#include "messages/recording.h"
#include "messages/robot_view.h"
#include "messages/velocities.h"

namespace cancha::match {

/// What a recording says about itself, so that it can be played again.
struct RecordingInfo {
  std::string version;        ///< of the program that wrote it
  std::string league;         ///< name
  std::string league_toml;    ///< the whole league
  double half_seconds = 0.0;  ///< length of a half as played
  std::uint64_t seed = 0;
  std::string blue;          ///< team
  std::string yellow;        ///< team
  std::string branch_of{};   ///< name of the recording whose beginning this one shares; empty = a match of its own
  double branch_time = 0.0;  ///< up to here, seconds
  std::string scenario{};    ///< the whole file of a match that does not begin with a kick-off
  Sensing sensing{};
};

/// The same as words, for the metadata of a file.
[[nodiscard]] std::map<std::string, std::string> words_of(const RecordingInfo& info);

inline constexpr const char* kMatchMetadata = "cancha.match";
inline constexpr const char* kResultMetadata = "cancha.result";

/// The topics of a recording.
namespace topic {
inline constexpr const char* kScene = "/scene";            ///< foxglove.SceneUpdate, once
inline constexpr const char* kLeague = "/league";          ///< cancha.LeagueView, once
inline constexpr const char* kTransforms = "/tf";          ///< foxglove.FrameTransforms, 60 a second
inline constexpr const char* kVelocities = "/velocities";  ///< cancha.Velocities, with each of the transforms
inline constexpr const char* kPath = "/ball/path";         ///< cancha.PredictedPath, three a second and at each touch
inline constexpr const char* kRobot = "/robot";            ///< cancha.RobotView, once, where robots have joints
inline constexpr const char* kJoints = "/joints";          ///< cancha.JointFrame, with each of the transforms
inline constexpr const char* kFrames = "/players/frames";  ///< cancha.Frame of each player, five times a second
inline constexpr const char* kTicks = "/players/ticks";    ///< cancha.PlayerTicks, one for each tick
inline constexpr const char* kLog = "/log";                ///< foxglove.Log, one for each event
inline constexpr const char* kEvents = "/match/events";    ///< cancha.MatchEvent
inline constexpr const char* kState = "/match/state";      ///< cancha.GameState, once a second and when it changes
inline constexpr const char* kStatistics = "/match/statistics";    ///< cancha.MatchStatistics, every ten seconds
inline constexpr const char* kCommands = "/match/commands";        ///< cancha.CommandFrame, one for each decision
inline constexpr const char* kIntents = "/match/intents";          ///< cancha.Intents, ten times a second
inline constexpr const char* kReferee = "/match/referee";          ///< cancha.RefereeCall, of a referee outside
inline constexpr const char* kJudge = "/match/judge";              ///< cancha.JudgeCall, of a person who judges
inline constexpr const char* kBoard = "/contest/board";            ///< cancha.ContestBoard, once a second, on decisions
inline constexpr const char* kTouches = "/match/touches";          ///< cancha.Touch, one for each hand in the world
inline constexpr const char* kHands = "/match/hands";              ///< cancha.Hand, when somebody drives otherwise
inline constexpr const char* kPrograms = "/behaviour/programs";    ///< cancha.BehaviourProgram, one for each version
inline constexpr const char* kThoughts = "/behaviour/thoughts";    ///< cancha.Thoughts, ten a second and at each change
inline constexpr const char* kCheckpoints = "/match/checkpoints";  ///< cancha.Checkpoint, every ten seconds
}  // namespace topic

/// The joints of all robots as recordings and viewers know them.
void pack(const Truth& truth, JointFrame& frame);

/// What all players of both teams have in mind, with the robots' numbers of recordings: blue's first.
void gather(const Moment& moment, int players, Thoughts& thoughts);

/// Writes a match to an MCAP file as it is played. Costs no allocation in a step once it is warm.
class Recorder final : public Observer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<Recorder>> open(const std::string& path, const Match& match,
                                                              const RecordingInfo& info);

  void commanded(Time time, std::span<const Commands> commands) override;
  void stepped(const Moment& moment) override;
  void ticked(const Moment& moment) override;
  void reprogrammed(const BehaviourProgram& program) override;
  void steered(const Hand& hand) override;
  void touched(const Touch& touch) override;
  void heard(const RefereeCall& call) override;
  void judged(const JudgeCall& call) override;
  void happened(const MatchEvent& event) override;

  struct Channels {
    mcap::ChannelId scene, league, transforms, velocities, path, log, events, state, statistics, commands, intents,
        touches, checkpoints, programs, thoughts;
    mcap::ChannelId robot{}, joints{}, frames{}, ticks{};  ///< only of matches whose robots have joints, or players
    mcap::ChannelId board{};                               ///< only of contests
  };
  [[nodiscard]] const Channels& channels() const { return channels_; }
  /// The file as far as it is: viewers of a match that is still played read it by its index.
  [[nodiscard]] const mcap::McapWriter& file() const { return writer_; }
  /// Hands all that was written so far to the operating system, also what did not find room before.
  void flush() { (void)writer_.flush(); }
  /// What keeps the recording from being written now, if anything.
  [[nodiscard]] Result<void> status() const { return writer_.status(); }
  [[nodiscard]] bool good() const { return writer_.good(); }
  /// There is no room left on the disk; once there is, flush() goes on and nothing is lost.
  [[nodiscard]] bool disk_is_full() const { return writer_.disk_is_full(); }

  /// Writes result and index, and closes. Trouble with the file is told here, if it lasts.
  [[nodiscard]] Result<void> close();

 private:
  Recorder(mcap::McapWriter writer, const Match& match, bool images);
  void write_path(const Truth& truth);
  void write_checkpoint();
  void write_board();
  void write_thoughts(const Moment& moment);
  void write_players(const Moment& moment);
  template <class T>
  void write(mcap::ChannelId channel, Time time, const T& message);

  mcap::McapWriter writer_;
  const Match& match_;
  bool images_;  ///< are kept
  Channels channels_;
  std::optional<mcap::ChannelId> calls_;    ///< of a referee outside, once it has said something
  std::optional<mcap::ChannelId> rulings_;  ///< of a person who judges, likewise
  std::optional<mcap::ChannelId> hands_;    ///< once somebody drives
  Frames frames_;
  Velocities velocities_;
  PathPrediction path_;
  JointFrame joints_;
  PlayerTicks ticks_;
  Frame thinned_;  ///< a player's, without its picture
  CommandFrame commands_;
  Intents intents_;
  Thoughts thoughts_;
  GameState last_state_;
  std::int64_t next_player_frames_ = 0;  ///< in fifths of a second
  std::int64_t next_frame_ = 0;          ///< in sixtieths of a second
  std::int64_t next_path_ = 0;           ///< in thirds of a second
  std::int64_t next_intents_ = 0;        ///< in tenths of a second
  std::int64_t next_thoughts_ = 0;       ///< in tenths of a second
  std::int64_t seconds_ = 0;             ///< the next full second to write the state at
  std::size_t decided_ = 0;              ///< events that were known when the board was last written
  std::int64_t checkpoints_ = 0;         ///< written so far
};

}  // namespace cancha::match
