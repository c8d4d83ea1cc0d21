#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/geometry.h"
#include "field/league.h"
#include "field/line_map.h"
#include "messages/readings.h"

namespace cancha::model {

/// Something in a look whose place on the pitch is known, but for which of its like it is. Measured are two numbers: of
/// a point along and across the ray to it, of a line its direction and how far it lies aside.
struct Clue {
  static constexpr std::size_t kMost = 16;  ///< things that it may be

  bool line = false;
  Vec2 p_RP;              ///< the point; of a line, one on it
  double angle = 0.0;     ///< along a line, out of a crossing; radians from ahead
  bool has_angle = true;  ///< a crossing's is known
  CrossingKind crossing = CrossingKind::None;
  std::array<double, 2> spread{};            ///< deviation of both numbers
  std::array<std::uint8_t, kMost> may_be{};  ///< places in PitchMap::points or, of a line, in its lines
  std::size_t count = 0;

  [[nodiscard]] std::span<const std::uint8_t> candidates() const { return {may_be.data(), count}; }
};

/// The clues of one look.
struct Clues {
  static constexpr std::size_t kMost = 24;
  std::array<Clue, kMost> list{};
  std::size_t count = 0;

  [[nodiscard]] std::span<const Clue> all() const { return {list.data(), count}; }
};

/// Everything on a pitch that tells a robot where it is, in T: posts, goals, landmarks at the halfway line, posts in
/// the corners, lines and where they cross.
class PitchMap {
 public:
  explicit PitchMap(const field::League& league);

  /// What a look says about the own place. Held things and robots say nothing.
  void read(std::span<const Seen> things, Clues& clues) const;

  /// What was measured less what a robot at X would measure, if the clue were that thing.
  [[nodiscard]] Vec2 gap(const Clue& clue, std::uint8_t thing, const Pose2& X_TR) const;
  /// Whether it can be that thing at all, give or take a metre and half a right angle.
  [[nodiscard]] bool plausible(const Clue& clue, std::uint8_t thing, const Pose2& X_TR) const;
  /// A line that is none of the straight ones: a piece of the centre circle, which has no direction.
  [[nodiscard]] bool is_circle(const Clue& clue, std::uint8_t thing) const {
    return clue.line && thing == map_.lines.size();
  }

  /// How badly a pose fits all clues: for each the squared gap to what it would be at best, in deviations, at most
  /// kMisfit.
  [[nodiscard]] double misfit(const Clues& clues, const Pose2& X_TR) const;
  static constexpr double kMisfit = 12.0;

  /// Poses that explain what two clues say, one of them a thing that stands; or, where asked for, a crossing alone,
  /// which fits several places. At most as many as there is room for.
  [[nodiscard]] std::size_t propose(const Clues& clues, bool crossings, std::span<Pose2> poses) const;
  /// On the pitch, or so far beside it as robots go.
  [[nodiscard]] bool contains(Vec2 p_T) const;
  [[nodiscard]] Vec2 half() const { return half_; }

 private:
  struct Point {
    Vec2 place;
    double stem = 0.0;
    CrossingKind crossing = CrossingKind::None;
  };
  void add_point(const Seen& seen, bool goals_matter, Clue& clue) const;

  Vec2 half_;  ///< half the length and half the width of the pitch
  field::LineMap map_;
  std::vector<Point> points_;  ///< posts 4, goals 2, landmarks 2, corner posts 4, crossings
};

}  // namespace cancha::model
