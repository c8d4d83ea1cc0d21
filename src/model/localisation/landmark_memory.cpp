#include "model/localisation/landmark_memory.h"

#include <cmath>

namespace cancha::model {

void LandmarkMemory::move(const Pose2& X_RN) {
  const double way = length(X_RN.position());
  const double turned = settings_.turn * X_RN.heading;
  for (Remembered& one : posts_) {
    if (!one.known) continue;
    one.p_R = into(X_RN, one.p_R);
    const double aside = turned * length(one.p_R);
    one.variance += settings_.way * settings_.way * way + aside * aside;
    if (one.variance > settings_.forget * settings_.forget) one.known = false;
  }
}

bool LandmarkMemory::see(std::size_t post, Vec2 p_R, double spread) {
  Remembered& one = posts_[post];
  const double variance = spread * spread;
  const Vec2 off = p_R - one.p_R;
  const bool contradicts = one.known && dot(off, off) > settings_.gate * (one.variance + variance);
  if (contradicts && ++one.against < settings_.contradicts) return false;
  if (!one.known || contradicts) {
    one = {true, p_R, variance, 0};
    return !contradicts;
  }
  // the mean of both, each weighted by how sure it is
  one.p_R += off * (one.variance / (one.variance + variance));
  one.variance = one.variance * variance / (one.variance + variance);
  one.against = 0;
  return true;
}

std::optional<LandmarkMemory::Fit> LandmarkMemory::settle(const PostLayout& layout) {
  double sum = 0.0;
  Vec2 middle_R, middle_T;
  Fit fit;
  for (std::size_t i = 0; i < posts_.size(); ++i) {
    if (!posts_[i].known) continue;
    const double weight = 1.0 / posts_[i].variance;
    sum += weight;
    middle_R += posts_[i].p_R * weight;
    middle_T += layout[i].p_T * weight;
    ++fit.posts;
  }
  if (fit.posts < 2) return std::nullopt;
  middle_R = middle_R / sum;
  middle_T = middle_T / sum;
  // the turn that lays remembered posts best over known ones
  double along = 0.0, across = 0.0, lever = 0.0;
  for (std::size_t i = 0; i < posts_.size(); ++i) {
    if (!posts_[i].known) continue;
    const double weight = 1.0 / posts_[i].variance;
    const Vec2 from_R = posts_[i].p_R - middle_R;
    const Vec2 from_T = layout[i].p_T - middle_T;
    along += weight * dot(from_R, from_T);
    across += weight * cross(from_R, from_T);
    lever += weight * dot(from_T, from_T);
  }
  const double heading = std::atan2(across, along);
  const Vec2 origin = middle_T - Pose2{0, 0, heading} * middle_R;
  fit.X_TR = {origin.x, origin.y, heading};
  fit.turn_spread = 1.0 / std::sqrt(lever);
  fit.spread = std::hypot(1.0 / std::sqrt(sum), fit.turn_spread * length(middle_R));
  for (std::size_t i = 0; i < posts_.size(); ++i) {
    if (posts_[i].known) posts_[i].p_R += (into(fit.X_TR, layout[i].p_T) - posts_[i].p_R) * settings_.shift;
  }
  return fit;
}

}  // namespace cancha::model
