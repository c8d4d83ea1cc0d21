#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/frames.h"
#include "match/match.h"
#include "match/snapshot.h"

namespace cancha::match {

/// Watches a match with the eyes of a photographer, for people who would rather look than read.
///
/// Keeps the last seconds before every goal and shot, where the ball was all along, and draws both.
class Photographer final : public Observer {
 public:
  explicit Photographer(const field::League& league);

  void stepped(const Moment& moment) override;
  void happened(const MatchEvent& event) override;

  /// The moment that decided the match: the goal that the other side never answered, else the last goal, else the
  /// last shot, else the end. Robots stand where they stood, with their last three seconds as trails.
  [[nodiscard]] std::string decisive_moment(const std::string& title) const;

  /// Where the ball was (heat) and how it went (lines), over the whole match.
  [[nodiscard]] std::string ball_map(const std::string& title) const;

 private:
  field::League league_;
  Frames frames_;
  SceneMemory memory_;
  std::vector<Scene> goals_;
  std::optional<Scene> last_shot_;
  std::optional<Scene> end_;
  Score final_;

  int columns_ = 0;
  int rows_ = 0;
  std::vector<double> heat_;             ///< moments of the ball in each cell
  std::vector<std::vector<Vec2>> runs_;  ///< the ball's way between restarts
  std::size_t points_ = 0;               ///< of all runs
};

}  // namespace cancha::match
