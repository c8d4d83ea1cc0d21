#pragma once

#include <vector>

#include "base/geometry.h"
#include "base/random.h"
#include "field/league.h"
#include "messages/sight.h"

namespace cancha::lab {

/// The pitch of the CAMBADA document, 12 × 8 m, with lines as the league has them.
[[nodiscard]] field::League middle_size_pitch();

/// What its cameras see.
struct EyeFaults {
  double front_view = 1.05;       ///< radians from the front camera's left to its right edge
  double front_range = 8.0;       ///< metres up to which it tells posts
  double post_missed = 0.3;       ///< share of posts in view that are not recognised
  double post_wrong = 0.01;       ///< share of posts that appear anywhere: the public wears colours
  double bearing_noise = 0.0175;  ///< radians
  double tilt = 0.0;              ///< radians by which the front camera looks down too much
  double sway = 0.0;              ///< radians, deviation of tilt from look to look
  double camera_height = 0.6;     ///< metres
  double omni_range = 5.0;        ///< metres up to which the omnidirectional camera tells lines
  int rays = 60;                  ///< along which it looks for lines; 0 = not at all
  double point_missed = 0.2;      ///< share of line points that are not seen
  double point_wrong = 0.1;       ///< share of points that are something else
  double omni_sway = 0.004;       ///< radians by which the robot leans to and fro, so that all points shift together
  double compass_noise = 0.09;    ///< radians, from reading to reading
  double compass_bias = 0.17;     ///< radians, deviation of an error that changes with the place only
};

/// Looks about from a true pose. Distances err by CAMBADA's curve.
class MiddleSizeEyes {
 public:
  MiddleSizeEyes(const field::League& pitch, const EyeFaults& faults, Random random);

  /// What both cameras tell; line points have no orientation.
  [[nodiscard]] const std::vector<Seen>& look(const Pose2& X_TR);
  /// Segments of lines with their direction and crossings, for filters that know these, are added from now on.
  void add_segments() { segments_ = true; }
  [[nodiscard]] double compass(const Pose2& X_TR);

 private:
  void look_for_posts(const Pose2& X_TR);
  void look_for_points(const Pose2& X_TR);
  void look_for_segments(const Pose2& X_TR);
  void add(Seen seen, Vec2 p_R, double spread);
  /// How far a ray runs to the nearest line; beyond the range where there is none.
  [[nodiscard]] double hit(Vec2 from, Vec2 along) const;

  field::League pitch_;
  EyeFaults faults_;
  Random of_posts_;  ///< chance, apart for each, so that whoever needs no lines still sees the same posts
  Random of_points_;
  Random of_segments_;
  Random of_compass_;
  double bias_;
  Vec2 lean_;  ///< radians ahead and to the left, that change slowly
  bool segments_ = false;
  std::vector<Seen> seen_;
  std::vector<Vec2> ends_;  ///< of lines, two each
  double circle_ = 0.0;
};

}  // namespace cancha::lab
