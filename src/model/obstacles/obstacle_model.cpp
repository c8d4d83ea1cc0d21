#include "model/obstacles/obstacle_model.h"

#include <algorithm>

#include "model/obstacles/obstacle_symbols.h"

namespace cancha::model {
namespace {

constexpr Duration kFreshMate = 1000_ms;   ///< where a mate was longer ago says nothing about an echo
constexpr Duration kFreshSight = 1000_ms;  ///< likewise, of an opponent
constexpr Duration kFreshTold = 1000_ms;
constexpr double kOneThing = 0.4;      ///< metres: what mates tell of and lies this near to what is known is the same
constexpr double kBodyRadius = 0.1;    ///< metres, of another robot
constexpr std::size_t kMostTold = 32;  ///< obstacles
constexpr Vec2 kArm{0.08, 0.14};       ///< metres, the left one's reach
constexpr Vec2 kFoot{0.12, 0.05};      ///< metres, the left one's tip

ObstacleBelief obstacle_at(ObstacleKind kind, Vec2 p_R, double radius, Time known) {
  const Vec2 ahead = unit(p_R);
  const Vec2 aside = left_of(ahead) * radius;
  return {kind, p_R, p_R - ahead * std::min(radius, length(p_R)), p_R + aside, p_R - aside, known};
}

bool near_one(std::span<const ObstacleBelief> obstacles, Vec2 p_R) {
  return std::ranges::any_of(obstacles, [&](const ObstacleBelief& one) { return distance(one.p_RC, p_R) < kOneThing; });
}

}  // namespace

ObstacleModel::ObstacleModel(std::unique_ptr<Model> others, const body::SonarSettings& settings)
    : others_{std::move(others)}, grid_{settings.calibration, settings.grid} {
  mates_.reserve(16);
  told_.reserve(kMostTold);
}

void ObstacleModel::update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) {
  others_->update(readings, percepts, beliefs);
  ObstacleBeliefs& known = beliefs.obstacles.present();
  known.obstacles.clear();
  hear(readings, percepts, beliefs);
  grid_.find(known.obstacles, known.grid);
  if (readings.touches) add_touches(*readings.touches, known.obstacles);
  add_seen(beliefs, known.obstacles);
  add_told(readings, beliefs, known.obstacles);
  known.symbols = symbols_of(known.obstacles, readings.touches);
}

void ObstacleModel::hear(const Readings& readings, const Percepts& percepts, const Beliefs& beliefs) {
  const bool penalised = beliefs.game && beliefs.game->penalty != RefereePenalty::None;
  const bool set = beliefs.game && beliefs.game->play == RefereePlay::Set;
  // robots were put down anew
  if (set_ && beliefs.game->play == RefereePlay::Playing) grid_.clear();
  set_ = set;
  grid_.age(readings.time);
  if (penalised || !percepts.sonar) return;
  mates_.clear();
  for (const MateBelief& mate : beliefs.mates) {
    if (!beliefs.pose || readings.time - mate.known > kFreshMate || mates_.size() == mates_.capacity()) continue;
    const Vec2 p_RM = into(beliefs.pose->X_TR, mate.X_TR.position());
    mates_.push_back({angle_of(p_RM), length(p_RM)});
  }
  grid_.hear(*percepts.sonar, mates_, readings.time);
}

void ObstacleModel::add_touches(const Touches& touches, std::vector<ObstacleBelief>& obstacles) const {
  const auto add = [&](bool touched, ObstacleKind kind, Vec2 p_R) {
    if (touched) obstacles.push_back(obstacle_at(kind, p_R, 0.0, touches.time));
  };
  add(touches.left_arm, ObstacleKind::Arm, kArm);
  add(touches.right_arm, ObstacleKind::Arm, {kArm.x, -kArm.y});
  add(touches.left_foot, ObstacleKind::FootBumper, kFoot);
  add(touches.right_foot, ObstacleKind::FootBumper, {kFoot.x, -kFoot.y});
}

void ObstacleModel::add_seen(const Beliefs& beliefs, std::vector<ObstacleBelief>& obstacles) const {
  if (!beliefs.pose) return;
  for (const OpponentBelief& one : beliefs.opponents) {
    if (beliefs.time - one.seen > kFreshSight) continue;
    obstacles.push_back(obstacle_at(ObstacleKind::Vision, into(beliefs.pose->X_TR, one.p_TO), kBodyRadius, one.seen));
  }
}

void ObstacleModel::add_told(const Readings& readings, const Beliefs& beliefs, std::vector<ObstacleBelief>& obstacles) {
  for (const MateWord& word : readings.mates) {
    std::erase_if(told_, [&](const Told& one) { return one.mate == word.number; });
    for (const Vec2 p_TC : word.obstacles) {
      if (told_.size() < kMostTold) told_.push_back({word.number, p_TC, word.time});
    }
  }
  std::erase_if(told_, [&](const Told& one) { return readings.time - one.time > kFreshTold; });
  if (!beliefs.pose) return;
  for (const Told& one : told_) {
    const Vec2 p_RC = into(beliefs.pose->X_TR, one.p_TC);
    const auto is_robot = [&](const MateBelief& mate) { return distance(mate.X_TR.position(), one.p_TC) < kOneThing; };
    // known already, or it is this robot itself or a mate that was heard
    if (length(p_RC) < kOneThing || near_one(obstacles, p_RC) || std::ranges::any_of(beliefs.mates, is_robot)) continue;
    obstacles.push_back(obstacle_at(ObstacleKind::Told, p_RC, kBodyRadius, one.time));
  }
}

}  // namespace cancha::model
