#include "minds/programs/obstacle_words.h"

#include <algorithm>
#include <cmath>

namespace cancha::minds {
namespace {

constexpr double kMm = 1000.0;
constexpr double kRoom = 0.38;         ///< metres from middle to middle at which two NAOs pass each other
constexpr double kShadow = 0.3;        ///< metres aside of a robot's middle within which it hides what lies behind
constexpr double kSameDistance = 0.3;  ///< metres between what is heard and what is seen of one thing
constexpr double kSameBearing = from_degrees(50.0);  ///< likewise; a sonar tells hardly more than the side
constexpr double kHalfWide = 0.15;                   ///< metres: half of a NAO, whose side may be what is heard
constexpr Duration kFresh = 1500_ms;                 ///< so long ago a mate may have told where it is
constexpr std::size_t kMost = 24;                    ///< obstacles

}  // namespace

ObstacleWords::ObstacleWords() : way_{kRoom} {
  middles_.reserve(kMost);
}

void ObstacleWords::add_to(decide::program::Host& host) {
  host.input("obstacle.left.distance", &left_.distance).input("obstacle.left.angle", &left_.angle);
  host.input("obstacle.right.distance", &right_.distance).input("obstacle.right.angle", &right_.angle);
  host.input("obstacle.center.distance", &center_.distance).input("obstacle.center.angle", &center_.angle);
  host.input("obstacle.arc_left", &left_.arc).input("obstacle.arc_right", &right_.arc);
  host.input("obstacle.arc_center", &center_.arc);
  host.input("obstacle.exist", &exist_).input("obstacle.distance_to_closest", &closest_);
  host.input("obstacle.arm_left", &arm_left_).input("obstacle.arm_right", &arm_right_);
  host.input("obstacle.footbumper_left", &footbumper_left_).input("obstacle.footbumper_right", &footbumper_right_);
  using Values = std::span<const double>;
  const auto place = [](Values v) { return Vec2{v[0] / kMm, v[1] / kMm}; };
  host.function<double>("obstacle.way_x", {{"x"}, {"y"}},
                        [this, place](Values v) { return way_.to(place(v), middles_).x * kMm; });
  host.function<double>("obstacle.way_y", {{"x"}, {"y"}},
                        [this, place](Values v) { return way_.to(place(v), middles_).y * kMm; });
  host.function<bool>("obstacle.in_way", {{"x"}, {"y"}}, [this, place](Values v) {
    const Vec2 p_RG = place(v);
    return !way_.is_free(angle_of(p_RG), length(p_RG), middles_);
  });
  host.function<bool>("obstacle.hides", {{"x"}, {"y"}}, [this, place](Values v) { return hides(place(v)); });
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
  see_middles(beliefs);
}

void ObstacleWords::see_middles(const Beliefs& beliefs) {
  middles_.clear();
  // mates are none for sonars' symbols, as in the document, but nobody walks through them
  if (beliefs.pose) {
    for (const MateBelief& mate : beliefs.mates) {
      if (mate.playing && beliefs.time - mate.known < kFresh && middles_.size() < kMost)
        middles_.push_back(into(beliefs.pose->X_TR, mate.X_TR.position()));
    }
  }
  if (!beliefs.obstacles) return;
  const auto add = [&](bool heard) {
    for (const ObstacleBelief& one : beliefs.obstacles->obstacles) {
      if ((one.kind == ObstacleKind::Sonar) != heard || middles_.size() == kMost) continue;
      if (one.kind == ObstacleKind::Arm || one.kind == ObstacleKind::FootBumper) continue;
      // eyes know better where it is
      const bool seen = heard && std::ranges::any_of(middles_, [&](Vec2 p_R) {
                          const double off = std::abs(wrap_angle(angle_of(p_R) - angle_of(one.p_RC)));
                          return std::abs(length(p_R) - length(one.p_RC)) < kSameDistance &&
                                 off < kSameBearing + std::atan2(kHalfWide, length(p_R));
                        });
      if (!seen) middles_.push_back(one.p_RC);
    }
  };
  add(false);
  add(true);
}

bool ObstacleWords::hides(Vec2 p_RG) const {
  return std::ranges::any_of(middles_, [&](Vec2 p_RC) {
    const double away = length(p_RC);
    const double off = std::abs(wrap_angle(angle_of(p_RC) - angle_of(p_RG)));
    return away < length(p_RG) && off < std::atan2(kShadow, away);
  });
}

}  // namespace cancha::minds
