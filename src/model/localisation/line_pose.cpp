#include "model/localisation/line_pose.h"

#include <algorithm>
#include <cmath>

#include "model/localisation/post_geometry.h"

namespace cancha::model {
namespace {

constexpr double kPlaced = 0.1;                          ///< metres by which a person puts it wrong
constexpr double kPlacedTurn = 0.05;                     ///< radians
constexpr double kFoundSpread = 0.3;                     ///< metres, of a pose that the search found
constexpr double kFoundTurn = 0.15;                      ///< radians
constexpr double kTumble = 0.3;                          ///< m/√s of who lies
constexpr double kTumbleTurn = 0.6;                      ///< rad/√s
constexpr std::size_t kLeastPoints = 6;                  ///< in a look that counts
constexpr double kFollows = 0.2;                         ///< share by which the usual error follows that of a look
constexpr double kCompassCounts = 0.15;                  ///< error of a pose that faces the other way
constexpr double kSearched = kPi / 3;                    ///< radians about the compass that are tried
constexpr std::array kAlong{-0.4, -0.2, 0.0, 0.2, 0.4};  ///< metres along a line whose direction was seen
constexpr double kSmallStep = 1e-4;                      ///< metres and radians: it has converged

double square(double v) {
  return v * v;
}

/// The k-th number of the van der Corput sequence: covers 0…1 ever more finely.
double radical_inverse(std::uint32_t k, std::uint32_t base) {
  double value = 0.0;
  double digit = 1.0 / base;
  for (; k > 0; k /= base, digit /= base) value += digit * (k % base);
  return value;
}

/// Solves A x = b for a symmetric positive A; the inverse of A on the side.
template <class Matrix, class Row>
Row solved(const Matrix& A, const Row& b, Matrix* inverse_of_A) {
  Matrix inv;
  inv[0][0] = A[1][1] * A[2][2] - A[1][2] * A[2][1];
  inv[0][1] = A[0][2] * A[2][1] - A[0][1] * A[2][2];
  inv[0][2] = A[0][1] * A[1][2] - A[0][2] * A[1][1];
  inv[1][1] = A[0][0] * A[2][2] - A[0][2] * A[2][0];
  inv[1][2] = A[0][2] * A[1][0] - A[0][0] * A[1][2];
  inv[2][2] = A[0][0] * A[1][1] - A[0][1] * A[1][0];
  inv[1][0] = inv[0][1];
  inv[2][0] = inv[0][2];
  inv[2][1] = inv[1][2];
  const double det = A[0][0] * inv[0][0] + A[0][1] * inv[1][0] + A[0][2] * inv[2][0];
  for (auto& row : inv) {
    for (double& v : row) v /= det;
  }
  Row x{};
  for (std::size_t i = 0; i < 3; ++i) x[i] = inv[i][0] * b[0] + inv[i][1] * b[1] + inv[i][2] * b[2];
  if (inverse_of_A != nullptr) *inverse_of_A = inv;
  return x;
}

}  // namespace

LinePose::LinePose(const field::League& league, const Settings& settings)
    : LinePose{std::make_shared<const LineField>(field::line_map_of(league),
                                                 Vec2{league.walls.length() / 2, league.walls.width() / 2}),
               settings} {}

void LinePose::place(const Pose2& X_TR) {
  known_ = true;
  has_rival_ = false;
  main_ = {X_TR, {}, 0.0, 0};
  main_.P[0][0] = main_.P[1][1] = square(kPlaced);
  main_.P[2][2] = square(kPlacedTurn);
}

void LinePose::hear_compass(double heading) {
  has_compass_ = settings_.compass;
  compass_ = heading;
}

void LinePose::spread_out(Hypothesis& one, const Pose2& X_RN, double seconds) const {
  const OdometryNoise& noise = settings_.odometry;
  const Vec2 step = Pose2{0, 0, one.X.heading} * X_RN.position();
  one.X = one.X * X_RN;
  for (std::size_t j = 0; j < 3; ++j) {
    one.P[0][j] -= step.y * one.P[2][j];
    one.P[1][j] += step.x * one.P[2][j];
  }
  for (std::size_t i = 0; i < 3; ++i) {
    one.P[i][0] -= step.y * one.P[i][2];
    one.P[i][1] += step.x * one.P[i][2];
  }
  const double place = square(noise.slip * length(X_RN.position())) + square(noise.drift) * seconds;
  one.P[0][0] += place;
  one.P[1][1] += place;
  one.P[2][2] += square(noise.turn_slip * X_RN.heading) + square(noise.turn_drift) * seconds;
}

void LinePose::move(const Pose2& X_RN, double seconds) {
  if (known_) spread_out(main_, X_RN, seconds);
  if (has_rival_) spread_out(rival_, X_RN, seconds);
  compass_ += X_RN.heading;
}

void LinePose::tumble(double seconds) {
  main_.P[0][0] += square(kTumble) * seconds;
  main_.P[1][1] += square(kTumble) * seconds;
  main_.P[2][2] += square(kTumbleTurn) * seconds;
}

double LinePose::error_of(const Pose2& X, std::size_t every) const {
  const double c = square(settings_.width);
  const Vec2 ahead = X.ahead();
  double sum = 0.0;
  std::size_t used = 0;
  for (std::size_t i = 0; i < count_; i += every, ++used) {
    const Vec2 p = X.position() + ahead * points_[i].p_R.x + left_of(ahead) * points_[i].p_R.y;
    const double e = square(field_->at(p).distance);
    sum += e / (c + e);
  }
  int wrong = 0;
  for (std::size_t i = 0; i < mark_count_; ++i) {
    const Vec2 p_R = marks_[i].p_R;
    const Vec2 p_T = X * p_R;
    if ((p_T.x < 0) != (marks_[i].end < 0)) ++wrong;
  }
  const double marks = wrong > 0 ? kCompassCounts * wrong / static_cast<double>(mark_count_) : 0.0;
  const double turned = has_compass_ ? kCompassCounts * (1.0 - std::cos(compass_ - X.heading)) / 2 : 0.0;
  return sum / static_cast<double>(used) + turned + marks;
}

void LinePose::minimise(Hypothesis& one, bool prior, int steps) const {
  const double c = square(settings_.width);
  const Pose2 predicted = one.X;
  Matrix of_prior{};
  if (prior) {
    (void)solved(one.P, Row{}, &of_prior);
  }
  Matrix covariance{};
  for (int step = 0; step < steps; ++step) {
    Matrix A = of_prior;
    const Row off{predicted.x - one.X.x, predicted.y - one.X.y, wrap_angle(predicted.heading - one.X.heading)};
    Row b{};
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j < 3; ++j) b[i] += of_prior[i][j] * off[j];
    }
    const Vec2 ahead = one.X.ahead();
    for (std::size_t k = 0; k < count_; ++k) {
      const Vec2 arm = ahead * points_[k].p_R.x + left_of(ahead) * points_[k].p_R.y;
      const LineField::Away away = field_->at(one.X.position() + arm);
      // the slope of the error, as the weight of a plain square
      const double weight = points_[k].weight * square(c / (c + square(away.distance)));
      const Row J{away.gradient.x, away.gradient.y, dot(away.gradient, left_of(arm))};
      for (std::size_t i = 0; i < 3; ++i) {
        b[i] -= weight * away.distance * J[i];
        for (std::size_t j = 0; j < 3; ++j) A[i][j] += weight * J[i] * J[j];
      }
    }
    for (std::size_t i = 0; i < 3; ++i) A[i][i] += prior ? 1e-6 : 1.0;
    const Row x = solved(A, b, &covariance);
    one.X = {one.X.x + x[0], one.X.y + x[1], wrap_angle(one.X.heading + x[2])};
    if (std::abs(x[0]) + std::abs(x[1]) + std::abs(x[2]) < kSmallStep) break;
  }
  if (prior) one.P = covariance;
}

void LinePose::explain(Hypothesis& one, const Pose2& X_NR) const {
  one.X = one.X * X_NR;
  minimise(one, true, 6);
  if (has_compass_) {
    // weakly: motors and steel turn it
    const double share = one.P[2][2] / (one.P[2][2] + square(settings_.compass_spread) * 30);
    one.X.heading = wrap_angle(one.X.heading + share * wrap_angle(compass_ - one.X.heading));
  }
  const double error = error_of(one.X, 1);
  one.misfit = one.looks == 0 ? error : one.misfit + kFollows * (error - one.misfit);
  ++one.looks;
  one.X = one.X * inverse(X_NR);
}

void LinePose::search(const Pose2& X_NR) {
  Pose2 best;
  double least = 1e9;
  const Vec2 half = field_->half();
  for (int i = 0; i < settings_.candidates; ++i) {
    const std::uint32_t k = ++tried_;
    const double turn = radical_inverse(k, 5) - 0.5;
    const double along = (2 * radical_inverse(k, 2) - 1) * half.x;
    const bool at_home = settings_.begins_at_home && !known_;
    const Pose2 X{at_home ? -std::abs(along) : along, (2 * radical_inverse(k, 3) - 1) * half.y,
                  has_compass_ ? compass_ + 2 * kSearched * turn : 2 * kPi * turn};
    const double error = error_of(X, 3);
    if (error >= least) continue;
    least = error;
    best = X;
  }
  Hypothesis fresh{best, {}, 1.0, 0};
  minimise(fresh, false, 8);
  fresh.misfit = error_of(fresh.X, 1);
  if (has_rival_ && fresh.misfit > rival_.misfit) return;
  if (settings_.begins_at_home && !known_ && fresh.X.x > 0.0) return;
  if (std::abs(fresh.X.x) > half.x + 1 || std::abs(fresh.X.y) > half.y + 1) return;
  fresh.X = fresh.X * inverse(X_NR);
  const bool same = known_ && distance(fresh.X.position(), main_.X.position()) < 0.5 &&
                    std::abs(wrap_angle(fresh.X.heading - main_.X.heading)) < 0.3;
  if (same) return;
  fresh.P[0][0] = fresh.P[1][1] = square(kFoundSpread);
  fresh.P[2][2] = square(kFoundTurn);
  fresh.looks = 1;
  rival_ = fresh;
  has_rival_ = true;
}

void LinePose::add_point(Vec2 p_R, double spread) {
  if (count_ < kMostPoints) points_[count_++] = {p_R, 1.0 / square(settings_.widened * std::max(spread, 0.02))};
}

void LinePose::read(std::span<const Seen> things) {
  count_ = 0;
  mark_count_ = 0;
  for (const Seen& seen : things) {
    if (seen.held) continue;
    if (seen.kind == ThingKind::Line) {
      const double spread = std::max(seen.distance_spread, seen.distance * seen.bearing_spread);
      if (!seen.orientation) add_point(seen.p_RP(), spread);
      if (!seen.orientation) continue;
      for (const double on : kAlong) add_point(seen.p_RP() + direction(seen.orientation->angle) * on, spread);
      continue;
    }
    const bool stands =
        seen.kind == ThingKind::Post || seen.kind == ThingKind::Goal || seen.kind == ThingKind::CornerPost;
    if (!stands || seen.whose == Whose::Unknown || mark_count_ == kMostMarks) continue;
    marks_[mark_count_++] = {seen.p_RP(), seen.whose == Whose::Own ? -1.0 : 1.0};
  }
}

void LinePose::look(std::span<const Seen> things, const Pose2& X_NR, Time time) {
  read(things);
  if (count_ < kLeastPoints) return;
  if (known_) explain(main_, X_NR);
  if (has_rival_) explain(rival_, X_NR);
  search(X_NR);
  const bool proved = has_rival_ && rival_.looks >= settings_.looks;
  if (proved && (!known_ || rival_.misfit + settings_.better < main_.misfit)) {
    std::swap(main_, rival_);
    has_rival_ = known_;
    known_ = true;
  }
  if (known_) fixed_ = time;
}

void LinePose::fill(PoseBelief& belief) const {
  belief.X_TR = main_.X;
  belief.spread = std::sqrt(std::max(main_.P[0][0], main_.P[1][1]));
  belief.heading_spread = std::sqrt(main_.P[2][2]);
  belief.fixed = fixed_;
}

}  // namespace cancha::model
