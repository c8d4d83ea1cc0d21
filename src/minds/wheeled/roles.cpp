#include "minds/wheeled/roles.h"

#include <utility>

#include "act/wheels/attacker.h"

namespace cancha::minds {
namespace {

constexpr double kStayStriker = 0.2;  ///< another one must be so much earlier at the ball, s
constexpr double kStayAtPost = 0.12;  ///< a swap must save so much driving, m

}  // namespace

Roles::Roles(std::size_t players) : post_(players, 0) {
  // the last player stands nearest to the ball at a kick-off
  striker_ = players > 0 ? players - 1 : 0;
  for (std::size_t i = 1; i < players; ++i) post_[i] = i - 1;
}

void Roles::update(const wheels::Situation& situation, std::span<const Post> posts, double aim_y) {
  choose_striker(situation, aim_y);
  swap_posts(situation, posts);
}

void Roles::choose_striker(const wheels::Situation& s, double aim_y) {
  // the keeper strikes only where it is alone
  const std::size_t first = post_.size() > 1 ? 1 : 0;
  const double closing = s.pitch.top_speed + length(s.v_TB());
  const Vec2 target = wheels::in_their_goal(s.pitch, aim_y);
  std::size_t best = striker_;
  double earliest = meet_ball(s, s.view.mates[striker_], target).time - kStayStriker;
  for (std::size_t i = first; i < post_.size(); ++i) {
    // whoever is too far away need not be asked
    const double at_best = (distance(s.view.mates[i].X_TR.position(), s.p_TB()) - 0.2) / closing;
    if (i == striker_ || at_best > earliest) continue;
    const double time = meet_ball(s, s.view.mates[i], target).time;
    if (time < earliest) {
      earliest = time;
      best = i;
    }
  }
  // the old striker takes the new one's post
  if (best != striker_) {
    post_[striker_] = post_[best];
    striker_ = best;
  }
}

void Roles::swap_posts(const wheels::Situation& s, std::span<const Post> posts) {
  const auto way = [&](std::size_t player, std::size_t post) {
    return distance(s.view.mates[player].X_TR.position(), posts[post].p);
  };
  for (std::size_t i = 1; i < post_.size(); ++i) {
    for (std::size_t j = i + 1; j < post_.size(); ++j) {
      if (i == striker_ || j == striker_) continue;
      const double now = way(i, post_[i]) + way(j, post_[j]);
      const double then = way(i, post_[j]) + way(j, post_[i]);
      if (then + kStayAtPost < now) std::swap(post_[i], post_[j]);
    }
  }
}

}  // namespace cancha::minds
