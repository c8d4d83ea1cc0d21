#pragma once

#include <array>
#include <optional>
#include <span>

#include "base/geometry.h"
#include "field/league.h"
#include "messages/sight.h"
#include "model/landmarks.h"

namespace cancha::model {

/// A post whose place on the pitch is known.
struct KnownPost {
  Vec2 p_T;
  ThingKind kind = ThingKind::Post;  ///< or CornerPost
  Whose half = Whose::Own;
  PostPlace place = PostPlace::Unknown;  ///< of a goal post
};

/// The eight posts of a pitch, in T: four of goals, four in corners.
class PostLayout {
 public:
  static constexpr std::size_t kPosts = 8;

  explicit PostLayout(const field::Walls& walls) : half_{walls.length() / 2, walls.width() / 2} {
    std::size_t next = 0;
    for (const PostPlace place :
         {PostPlace::OwnLeft, PostPlace::OwnRight, PostPlace::OpponentLeft, PostPlace::OpponentRight}) {
      const Vec2 p_T = post_in_team_frame(walls, place);
      posts_[next++] = {p_T, ThingKind::Post, p_T.x < 0 ? Whose::Own : Whose::Opponent, place};
    }
    for (const double end : {-1.0, 1.0}) {
      for (const double side : {1.0, -1.0}) {
        posts_[next++] = {{end * half_.x, side * half_.y},
                          ThingKind::CornerPost,
                          end < 0 ? Whose::Own : Whose::Opponent,
                          PostPlace::Unknown};
      }
    }
  }

  [[nodiscard]] std::span<const KnownPost> posts() const { return posts_; }
  [[nodiscard]] const KnownPost& operator[](std::size_t i) const { return posts_[i]; }
  [[nodiscard]] Vec2 half() const { return half_; }

  /// Could that be this post at all? Colours tell the half, and what kind of post it is.
  [[nodiscard]] bool may_be(const Seen& seen, std::size_t i) const {
    const KnownPost& post = posts_[i];
    return seen.kind == post.kind && (seen.whose == Whose::Unknown || seen.whose == post.half) &&
           (seen.post == PostPlace::Unknown || seen.post == post.place);
  }
  /// Which post was seen, if the robot is about there: the one that stands nearest to where it appears.
  [[nodiscard]] std::optional<std::size_t> identify(const Seen& seen, const Pose2& X_TR) const {
    std::optional<std::size_t> best;
    double least = 1e9;
    for (std::size_t i = 0; i < kPosts; ++i) {
      const double off = distance(X_TR * seen.p_RP(), posts_[i].p_T);
      if (!may_be(seen, i) || off >= least) continue;
      least = off;
      best = i;
    }
    return best;
  }

 private:
  Vec2 half_;
  std::array<KnownPost, kPosts> posts_{};
};

}  // namespace cancha::model
