#pragma once

#include <array>
#include <optional>

#include "base/geometry.h"
#include "model/localisation/post_layout.h"

namespace cancha::model {

/// Integration over time: remembers where each post is from the robot, also while it is out of sight. Each sighting is
/// merged by a weighted mean unless it clearly contradicts. Since posts are fixed among themselves, all are then
/// shifted towards their known layout, which tells where the robot is.
class LandmarkMemory {
 public:
  struct Settings {
    double way = 0.03;    ///< m/√m by which a remembered place becomes less sure as the robot drives
    double turn = 0.02;   ///< rad for each radian that it turns
    double gate = 16.0;   ///< squared deviations beyond which a sighting contradicts
    int contradicts = 5;  ///< so many in a row put the memory of a post in the place of the sighting
    double shift = 0.5;   ///< share of the way towards the known layout, each cycle
    double forget = 1.0;  ///< metres of deviation at which a post is forgotten
  };
  /// The pose at which remembered posts fit their layout best.
  struct Fit {
    Pose2 X_TR;
    double spread = 0.0;       ///< metres
    double turn_spread = 0.0;  ///< radians
    int posts = 0;
  };
  explicit LandmarkMemory(const Settings& settings) : settings_{settings} {}

  void clear() { *this = LandmarkMemory{settings_}; }
  void move(const Pose2& X_RN);
  /// A post was seen there, from the robot as it stands now. False: it contradicts.
  bool see(std::size_t post, Vec2 p_R, double spread);
  /// Shifts all towards the layout; none where fewer than two posts are remembered.
  std::optional<Fit> settle(const PostLayout& layout);

  [[nodiscard]] bool remembers(std::size_t post) const { return posts_[post].known; }
  [[nodiscard]] Vec2 place(std::size_t post) const { return posts_[post].p_R; }

 private:
  struct Remembered {
    bool known = false;
    Vec2 p_R;
    double variance = 0.0;
    int against = 0;  ///< sightings in a row that contradict
  };
  Settings settings_;
  std::array<Remembered, PostLayout::kPosts> posts_{};
};

}  // namespace cancha::model
