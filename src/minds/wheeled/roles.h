#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "act/wheels/situation.h"
#include "minds/wheeled/formation.h"

namespace cancha::minds {

namespace wheels = act::wheels;

/// Who does what: 0 keeps the goal, one field player is the striker, the others hold posts.
///
/// Roles stick. The striker changes only where another one would be clearly earlier at the ball, and two players swap
/// their posts only where that saves clearly more driving than it costs in confusion.
class Roles {
 public:
  explicit Roles(std::size_t players);

  /// Finds the striker and hands out the posts.
  void update(const wheels::Situation& situation, std::span<const Post> posts, double aim_y);

  /// The player who goes for the ball; the only player where the team has only one.
  [[nodiscard]] std::size_t striker() const { return striker_; }
  /// Which post a field player other than the striker holds.
  [[nodiscard]] std::size_t post_of(std::size_t player) const { return post_[player]; }
  [[nodiscard]] std::size_t players() const { return post_.size(); }
  /// How many players hold posts in a team of so many.
  [[nodiscard]] static std::size_t posts_for(std::size_t players) { return players > 2 ? players - 2 : 0; }

 private:
  void choose_striker(const wheels::Situation& situation, double aim_y);
  void swap_posts(const wheels::Situation& situation, std::span<const Post> posts);

  std::size_t striker_ = 0;
  std::vector<std::size_t> post_;  ///< by player; meaningless for keeper and striker
};

}  // namespace cancha::minds
