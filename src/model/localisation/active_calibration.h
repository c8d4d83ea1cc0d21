#pragma once

#include <array>
#include <optional>

#include "base/geometry.h"
#include "model/localisation/post_layout.h"

namespace cancha::model {

/// Active calibration: the robot leaves play for a moment, turns once about itself and stores every post that it sees
/// on the way; then readings that do not fit the others are dropped, and two posts of one half tell where it stands.
/// Where fewer are left, it ends without a correction.
class ActiveCalibration {
 public:
  struct Settings {
    double same_post = 0.2;      ///< radians between readings of one post
    double off_median = 0.12;    ///< share by which the distance of a reading may differ from the median of its post
    std::size_t least = 3;       ///< readings that must be left of a post
    double angle_between = 0.1;  ///< radians by which two posts may be seen apart otherwise than from the found place
    double farthest = 9.0;       ///< metres: from there on distances are too wrong
  };
  /// What came of it.
  enum class End : std::uint8_t { TooFewPosts, NoPairInOneHalf, NoTriangle, Corrected };

  ActiveCalibration(const PostLayout& layout, const Settings& settings) : layout_{layout}, settings_{settings} {}

  void begin();
  /// The robot has turned by so much.
  void turn(double turned) { turned_ += turned; }
  void see(const Seen& seen);
  /// It has turned once about itself.
  [[nodiscard]] bool round() const { return std::abs(turned_) >= 2 * kPi; }

  /// Where it stands and faces now; absent where nothing could be told, and `end()` says why.
  [[nodiscard]] std::optional<Pose2> finish();
  [[nodiscard]] End end() const { return end_; }

 private:
  static constexpr std::size_t kMostGroups = 12;
  static constexpr std::size_t kMostReadings = 64;
  struct Reading {
    double angle = 0.0;  ///< from where it faced at the beginning
    double distance = 0.0;
  };
  /// Readings of what seems to be one post.
  struct Group {
    ThingKind kind = ThingKind::Post;
    Whose half = Whose::Unknown;
    PostPlace place = PostPlace::Unknown;
    double angle = 0.0;     ///< the last one; after the filter the mean
    double distance = 0.0;  ///< after the filter the mean
    std::array<Reading, kMostReadings> readings{};
    std::size_t count = 0;
  };
  struct Candidate {
    Pose2 X;
    double cost = 1e9;
  };
  /// Drops readings whose distance differs from the median; false where too few are left.
  bool filter(Group& group) const;
  /// The best of all ways to understand two groups as posts.
  void try_pair(const Group& left, const Group& right, Candidate& best) const;

  const PostLayout& layout_;
  Settings settings_;
  double turned_ = 0.0;
  std::array<Group, kMostGroups> groups_{};
  std::size_t count_ = 0;
  End end_ = End::TooFewPosts;
};

}  // namespace cancha::model
