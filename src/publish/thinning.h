#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/units.h"
#include "mcap/reader.h"
#include "messages/foxglove.h"

namespace cancha::publish {

/// How much of a recording a thinned copy keeps.
struct Thinning {
  Metres place = 0.003_m;             ///< a frame is left out where its kept neighbours tell every place so well …
  Radians turn = 0.06_rad;            ///< … and every heading
  Duration longest_gap = 100_ms;      ///< between two kept frames
  Duration between_intents = 190_ms;  ///< of players, at least
  double rounding = 2048;    ///< places and orientations are rounded to one over this, velocities more; 0 = not
  Duration chunk = 5000_ms;  ///< longer chunks pack better and are unpacked for longer
  int zstd_level = 9;        ///< higher ones pack a little better and take ten times as long
};

/// A small recording of the same match, for watching: scene, league, events, statistics, states and log as they are,
/// and of the frames those that a viewer cannot work out from the others with their velocities, of the players' intents
/// some. Jumps stay jumps: the frames on both sides are kept. Commands and fingerprints are left away, so it cannot be
/// replayed. `progress` is told the share done, 0…1.
[[nodiscard]] Result<std::string> thinned(mcap::McapReader& reader, const Thinning& settings = {},
                                          const std::function<void(double)>& progress = {});

/// Decides which frames are kept, one frame after the other.
class FrameThinner {
 public:
  explicit FrameThinner(const Thinning& settings) : settings_{settings} {}

  /// Takes the next frame; true where the one before it must be kept. The first is always kept, and so is the last.
  [[nodiscard]] bool keep_before(Time time, const foxglove::FrameTransforms& frame);

 private:
  struct Frame {
    Time time;
    foxglove::FrameTransforms bodies;
  };
  [[nodiscard]] bool told_by_neighbours(const Frame& before, const Frame& frame, const Frame& after) const;

  Thinning settings_;
  std::vector<Frame> frames_;  ///< the last kept one and those after it
};

}  // namespace cancha::publish
