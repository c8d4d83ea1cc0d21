#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "base/geometry.h"
#include "base/time.h"

namespace cancha::model {

/// Where one robot of a team, or the player itself, believes the ball to be.
struct BallWitness {
  int who = 0;                ///< number of the robot
  Vec2 p_T{};                 ///< when it was seen
  Vec2 v_T{};                 ///< m/s
  double spread = 0.1;        ///< metres, of the ball from the robot
  double pose_spread = 0.05;  ///< metres, of the robot itself
  double confidence = 1.0;    ///< 0…1, as the robot says
  Time seen{};                ///< when the ball was last seen
};

/// Who saw something that is believed, and when.
struct Source {
  int who = 0;
  Time seen{};
  bool used = false;  ///< false: it contradicts the others, or is too old
};

/// Where the team believes the ball to be.
struct TeamBallBelief {
  static constexpr std::size_t kMostSources = 12;

  Vec2 p_T{};
  Vec2 v_T{};
  double spread = 0.0;  ///< deviation to expect, metres
  Time seen{};          ///< by the last of those who are believed
  std::array<Source, kMostSources> sources{};
  std::size_t count = 0;

  [[nodiscard]] std::span<const Source> all_sources() const { return {sources.data(), count}; }
};

/// One ball from what several robots say. What was seen some time ago is moved on and counts for less; the largest
/// group that agrees is believed, weighted by how sure each one is; who keeps telling a place beside the others' is not
/// believed until it agrees again: it does not know where it is.
class TeamBall {
 public:
  struct Settings {
    Duration oldest = {1'000'000'000};  ///< a sighting that counts
    double ageing = 0.5;                ///< m/s by which a ball may have left its path since
    double gate = 3.0;                  ///< deviations between two robots that still agree
    double misplaced = 0.35;  ///< metres beside the others', in the long run, at which a robot is not believed
    double follows = 0.08;    ///< share by which that long run follows each word
    double slowdown = 0.3;    ///< m/s² of a rolling ball
    bool integrate = true;    ///< false: the surest word alone, as if there were no team
    bool outliers = true;     ///< false: all are believed
  };
  explicit TeamBall(const Settings& settings) : settings_{settings} {}

  /// One belief from words of this cycle; none where nobody has seen the ball lately. At most 12 words count.
  std::optional<TeamBallBelief> fuse(std::span<const BallWitness> words, Time now);
  /// Metres by which a robot's words lie beside the others' of late.
  [[nodiscard]] double beside(int who) const;

 private:
  static constexpr std::size_t kMost = TeamBallBelief::kMostSources;
  /// A word as of now.
  struct Word {
    Vec2 p;
    Vec2 v;
    double variance = 0.0;
    bool used = false;
    bool fresh = false;
    std::size_t at = 0;  ///< in what was given
  };
  /// How a robot's words lie beside what was believed.
  struct Record {
    int who = 0;
    Vec2 bias{};
  };
  void gather(std::span<const BallWitness> words, Time now);
  [[nodiscard]] bool agree(const Word& a, const Word& b) const;
  void choose(std::span<const BallWitness> words);
  Record& record_of(int who);

  Settings settings_;
  std::array<Word, kMost> words_{};
  std::size_t count_ = 0;
  std::array<Record, kMost> records_{};
  std::size_t known_ = 0;
};

}  // namespace cancha::model
