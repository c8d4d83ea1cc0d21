#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "base/transform.h"
#include "field/league.h"
#include "messages/foxglove.h"
#include "messages/game.h"

/// What pictures are made of: everybody's place, and the seconds before an event. A match that is being played and its
/// recording give the same bits, so that they give the same pictures.
namespace cancha::match {

/// Everybody's place at one moment.
struct Snapshot {
  Time time;
  Vec2 ball;
  std::vector<Pose2> robots;     ///< blue's in order of number, then yellow's
  std::vector<Transform> boxes;  ///< of a contest, by their middles; none where the frames do not tell

  /// With room for everybody of a league.
  [[nodiscard]] static Snapshot of(const field::League& league);
  /// Takes over the frames of a moment; false where they are not of as many robots as there are here.
  [[nodiscard]] bool take(Time at, const foxglove::FrameTransforms& frame);
};

/// An event and the way to it, oldest first.
struct Scene {
  MatchEvent event;
  std::vector<Snapshot> way;
};

/// Is anybody put somewhere else with this event?
[[nodiscard]] bool is_placement(EventKind kind);

/// Remembers the last three seconds, twenty moments of each, but never from before a placement to after it.
class SceneMemory {
 public:
  explicit SceneMemory(const field::League& league);

  /// Is it time to remember another moment?
  [[nodiscard]] bool due(Time now) const;
  /// False where the frame is not of this league; nothing is remembered then.
  [[nodiscard]] bool remember(Time at, const foxglove::FrameTransforms& frame);
  /// After a placement nothing of before is left.
  void happened(const MatchEvent& event);

  [[nodiscard]] Scene scene(const MatchEvent& event) const;
  /// The latest; only after the first was remembered.
  [[nodiscard]] const Snapshot& latest() const;

 private:
  void advance(Time now);

  std::vector<Snapshot> ring_;  ///< overwritten in turn
  std::size_t next_ = 0;
  std::size_t filled_ = 0;
  std::int64_t moments_ = 0;
};

/// Which event decided a match: the goal that the other side never answered, else the last goal, else the last shot,
/// else the last end of a match; the number of events where there is none of these.
[[nodiscard]] std::size_t decisive_event(std::span<const MatchEvent> events, Score final);

}  // namespace cancha::match
