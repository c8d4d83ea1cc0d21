#pragma once

#include <span>

#include "act/wheels/situation.h"

namespace cancha::minds {

namespace wheels = act::wheels;

/// A place for a player who is neither keeper nor striker.
struct Post {
  Vec2 p;
  bool defends = true;  ///< it guards the goal; otherwise it waits for rebounds
};

/// Places for as many players as there are posts: about half of them between ball and goal, the others where rebounds
/// and passes may go.
void take_posts(const wheels::Situation& situation, std::span<Post> posts);

}  // namespace cancha::minds
