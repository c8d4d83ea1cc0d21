#include "model/pose_filter.h"

#include <algorithm>
#include <cmath>

#include "model/landmarks.h"

namespace cancha::model {
namespace {

constexpr double kTumble = 0.15;          ///< m/√s of who lies
constexpr double kTumbleTurn = 0.6;       ///< rad/√s
constexpr double kGate = 16.0;            ///< a deviation of four times what is expected cannot be true
constexpr int kMostSurprises = 6;         ///< looks in a row
constexpr double kFirstSpread = 0.3;      ///< metres, after two posts told the place
constexpr double kFirstTurnSpread = 0.2;  ///< radians

double square(double v) {
  return v * v;
}

}  // namespace

OdometryNoise noise_of_legs() {
  return {};
}

OdometryNoise noise_of_wheels() {
  return {.slip = 0.2, .turn_slip = 0.2, .drift = 0.1, .turn_drift = 0.5};
}

void PoseFilter::move(const Pose2& X_RN, double seconds) {
  if (!known_) return;
  const double way = length(X_RN.position());
  const Vec2 step_T = direction(X_TR_.heading) * X_RN.x + left_of(direction(X_TR_.heading)) * X_RN.y;
  X_TR_ = X_TR_ * X_RN;
  // P = F P Fᵀ + Q, where the heading's error moves the place aside
  const double fx = -step_T.y;
  const double fy = step_T.x;
  std::array<Row, 3>& P = covariance_;
  for (std::size_t j = 0; j < 3; ++j) {
    P[0][j] += fx * P[2][j];
    P[1][j] += fy * P[2][j];
  }
  for (std::size_t i = 0; i < 3; ++i) {
    P[i][0] += fx * P[i][2];
    P[i][1] += fy * P[i][2];
  }
  const double place = square(noise_.slip * way) + square(noise_.drift) * seconds;
  P[0][0] += place;
  P[1][1] += place;
  P[2][2] += square(noise_.turn_slip * X_RN.heading) + square(noise_.turn_drift) * seconds;
}

void PoseFilter::tumble(double seconds) {
  covariance_[0][0] += square(kTumble) * seconds;
  covariance_[1][1] += square(kTumble) * seconds;
  covariance_[2][2] = std::min(covariance_[2][2] + square(kTumbleTurn) * seconds, square(kPi / 2));
}

bool PoseFilter::correct(Pose2& X, const Row& gradient, double innovation, double variance) {
  Row ph{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) ph[i] += covariance_[i][j] * gradient[j];
  }
  double expected = variance;
  for (std::size_t i = 0; i < 3; ++i) expected += gradient[i] * ph[i];
  if (square(innovation) > kGate * expected) return false;
  const Row gain{ph[0] / expected, ph[1] / expected, ph[2] / expected};
  X = {X.x + gain[0] * innovation, X.y + gain[1] * innovation, wrap_angle(X.heading + gain[2] * innovation)};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) covariance_[i][j] -= gain[i] * ph[j];
  }
  return true;
}

bool PoseFilter::find(std::span<const Seen> things, Pose2& X) const {
  const Seen* first = nullptr;
  for (const Seen& post : things) {
    if (post.kind != ThingKind::Post || post.post == PostPlace::Unknown || post.held) continue;
    if (first == nullptr) {
      first = &post;
      continue;
    }
    const Vec2 p_T1 = post_in_team_frame(walls_, first->post);
    const Vec2 p_T2 = post_in_team_frame(walls_, post.post);
    const double heading = wrap_angle(angle_of(p_T2 - p_T1) - angle_of(post.p_RP() - first->p_RP()));
    const Vec2 place = p_T1 - Pose2{0, 0, heading} * first->p_RP();
    X = {place.x, place.y, heading};
    return true;
  }
  return false;
}

void PoseFilter::look(std::span<const Seen> things, const Pose2& X_NR, Time time) {
  Pose2 X = X_TR_ * X_NR;
  if (!known_ || surprises_ >= kMostSurprises) {
    if (!find(things, X)) return;
    known_ = true;
    surprises_ = 0;
    covariance_ = {};
    covariance_[0][0] = covariance_[1][1] = square(kFirstSpread);
    covariance_[2][2] = square(kFirstTurnSpread);
    X_TR_ = X * inverse(X_NR);
    fixed_ = time;
    return;
  }
  int fits = 0;
  int contradicts = 0;
  for (const Seen& seen : things) {
    if (seen.kind != ThingKind::Post || seen.post == PostPlace::Unknown || seen.held) continue;
    const Vec2 away = post_in_team_frame(walls_, seen.post) - X.position();
    const double r = std::max(length(away), 0.05);
    const double turn = wrap_angle(seen.bearing - wrap_angle(angle_of(away) - X.heading));
    const bool bearing = correct(X, {away.y / square(r), -away.x / square(r), -1.0}, turn, square(seen.bearing_spread));
    const bool far = correct(X, {-away.x / r, -away.y / r, 0.0}, seen.distance - r, square(seen.distance_spread));
    (bearing && far ? fits : contradicts) += 1;
  }
  if (fits == 0 && contradicts == 0) return;
  surprises_ = contradicts > fits ? surprises_ + 1 : 0;
  X_TR_ = X * inverse(X_NR);
  if (fits > 0) fixed_ = time;
}

void PoseFilter::fill(PoseBelief& belief) const {
  belief.X_TR = X_TR_;
  belief.spread = std::sqrt(std::max(0.0, std::max(covariance_[0][0], covariance_[1][1])));
  belief.heading_spread = std::sqrt(std::max(0.0, covariance_[2][2]));
  belief.fixed = fixed_;
}

}  // namespace cancha::model
