#include "minds/programs/obstacle_words.h"

namespace cancha::minds {
namespace {

constexpr double kMm = 1000.0;

}  // namespace

void ObstacleWords::add_to(decide::program::Host& host) {
  host.input("obstacle.left.distance", &left_.distance).input("obstacle.left.angle", &left_.angle);
  host.input("obstacle.right.distance", &right_.distance).input("obstacle.right.angle", &right_.angle);
  host.input("obstacle.center.distance", &center_.distance).input("obstacle.center.angle", &center_.angle);
  host.input("obstacle.arc_left", &left_.arc).input("obstacle.arc_right", &right_.arc);
  host.input("obstacle.arc_center", &center_.arc);
  host.input("obstacle.exist", &exist_).input("obstacle.distance_to_closest", &closest_);
  host.input("obstacle.arm_left", &arm_left_).input("obstacle.arm_right", &arm_right_);
  host.input("obstacle.footbumper_left", &footbumper_left_).input("obstacle.footbumper_right", &footbumper_right_);
}

void ObstacleWords::see(const Beliefs& beliefs) {
  const ObstacleSymbols known = beliefs.obstacles ? beliefs.obstacles->symbols : ObstacleSymbols{};
  left_ = {known.left_distance * kMm, in_degrees(known.left_angle), known.left_arc * kMm};
  right_ = {known.right_distance * kMm, in_degrees(known.right_angle), known.right_arc * kMm};
  center_ = {known.centre_distance * kMm, in_degrees(known.centre_angle), known.centre_arc * kMm};
  closest_ = known.closest * kMm;
  exist_ = known.exist;
  arm_left_ = known.left_arm;
  arm_right_ = known.right_arm;
  footbumper_left_ = known.left_foot;
  footbumper_right_ = known.right_foot;
}

}  // namespace cancha::minds
