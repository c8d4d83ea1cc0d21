#include "model/pose_particles.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

constexpr double kTumble = 0.15;      ///< m/√s of who lies
constexpr double kTumbleTurn = 0.6;   ///< rad/√s
constexpr double kFirstSpread = 0.2;  ///< metres about a proposed pose
constexpr double kFirstTurn = 0.1;    ///< radians
constexpr double kCluster = 0.6;      ///< metres about the heaviest particle whose mean is told
constexpr double kClusterTurn = 0.5;  ///< radians
constexpr double kJitter = 0.01;      ///< metres and radians between copies of one particle
constexpr double kOwnHalf = 0.3;      ///< metres in the other half that are not yet wrong
constexpr std::size_t kProposals = 24;

Pose2 near(const Pose2& X, double metres, double radians, Random& random) {
  const double x = X.x + metres * random.normal();
  const double y = X.y + metres * random.normal();
  return {x, y, wrap_angle(X.heading + radians * random.normal())};
}

}  // namespace

void PoseParticles::move(const Pose2& X_RN, double seconds) {
  if (!known_) return;
  moved_ = moved_ * X_RN;
  way_ += length(X_RN.position());
  turns_ += std::abs(X_RN.heading);
  seconds_ += seconds;
  X_TR_ = X_TR_ * X_RN;
}

void PoseParticles::tumble(double seconds) {
  tumbled_ += seconds;
}

void PoseParticles::hear(const Readings& readings) {
  if (readings.carried) known_ = false;
  if (!readings.referee) return;
  own_half_ = readings.referee->play == RefereePlay::Initial || readings.referee->play == RefereePlay::Set;
}

void PoseParticles::scatter() {
  const OdometryNoise& noise = settings_.odometry;
  const double lain = std::sqrt(tumbled_);
  const double place = std::hypot(noise.slip * way_, noise.drift * std::sqrt(seconds_), kTumble * lain);
  const double turn = std::hypot(noise.turn_slip * turns_, noise.turn_drift * std::sqrt(seconds_), kTumbleTurn * lain);
  const Pose2 X_RN = moved_;
  for (Particle& one : cloud_) one.X = near(one.X * X_RN, place, turn, random_);
  moved_ = {};
  way_ = turns_ = seconds_ = tumbled_ = 0.0;
}

void PoseParticles::weigh(const Pose2& X_NR) {
  double sum = 0.0;
  double fit = 0.0;
  for (Particle& one : cloud_) {
    const double misfit = map_.misfit(clues_, one.X * X_NR) + (own_half_ && one.X.x > kOwnHalf ? PitchMap::kMisfit : 0);
    fit += std::exp(-0.5 * misfit / static_cast<double>(clues_.count));
    one.weight *= std::exp(-0.5 * settings_.patience * misfit);
    sum += one.weight;
  }
  fit /= static_cast<double>(kCount);
  usual_ += settings_.slow * (fit - usual_);
  of_late_ += settings_.fast * (fit - of_late_);
  for (Particle& one : cloud_) one.weight = sum > 0 ? one.weight / sum : 1.0 / kCount;
}

void PoseParticles::resample(const Pose2& X_NR) {
  double squares = 0.0;
  for (const Particle& one : cloud_) squares += one.weight * one.weight;
  const double share = std::clamp(1.0 - of_late_ / std::max(usual_, 1e-9), 0.0, settings_.reset);
  std::array<Pose2, kProposals> poses;
  const std::size_t found = share > 0.01 ? map_.propose(clues_, false, poses) : 0;
  if (found == 0 && squares * kCount < 2.0) return;
  // evenly spaced marks on the line of all weights
  const double mark = random_.uniform();
  double reached = cloud_[0].weight;
  std::size_t from = 0;
  for (std::size_t i = 0; i < kCount; ++i) {
    while (reached < (static_cast<double>(i) + mark) / kCount && from + 1 < kCount) reached += cloud_[++from].weight;
    next_[i] = {near(cloud_[from].X, kJitter, kJitter, random_), 1.0 / kCount};
    if (found == 0 || random_.uniform() > share) continue;
    const Pose2& elsewhere = poses[random_.below(found)];
    next_[i].X = near(elsewhere * inverse(X_NR), kFirstSpread, kFirstTurn, random_);
  }
  cloud_ = next_;
}

void PoseParticles::estimate() {
  const Particle& heaviest = *std::ranges::max_element(cloud_, {}, &Particle::weight);
  const auto within = [&](const Particle& one) {
    return distance(one.X.position(), heaviest.X.position()) < kCluster &&
           std::abs(wrap_angle(one.X.heading - heaviest.X.heading)) < kClusterTurn;
  };
  Vec2 place;
  double turn = 0.0;
  double sum = 0.0;
  for (const Particle& one : cloud_) {
    if (!within(one)) continue;
    place += one.X.position() * one.weight;
    turn += wrap_angle(one.X.heading - heaviest.X.heading) * one.weight;
    sum += one.weight;
  }
  X_TR_ = {place.x / sum, place.y / sum, wrap_angle(heaviest.X.heading + turn / sum)};
  // how far all of them are from there
  double squared = 0.0;
  double turned = 0.0;
  for (const Particle& one : cloud_) {
    const Vec2 off = one.X.position() - X_TR_.position();
    squared += dot(off, off) * one.weight / 2;
    turned += std::pow(wrap_angle(one.X.heading - X_TR_.heading), 2) * one.weight;
  }
  spread_ = std::sqrt(squared);
  turn_spread_ = std::sqrt(turned);
}

void PoseParticles::look(std::span<const Seen> things, const Pose2& X_NR, Time time) {
  map_.read(things, clues_);
  if (clues_.count == 0) return;
  if (!known_) {
    std::array<Pose2, kProposals> poses;
    const std::size_t found = map_.propose(clues_, true, poses);
    if (clues_.count < 2 || found == 0) return;
    for (Particle& one : cloud_) {
      one = {near(poses[random_.below(found)] * inverse(X_NR), kFirstSpread, kFirstTurn, random_), 1.0 / kCount};
    }
    known_ = true;
    moved_ = {};
    way_ = turns_ = seconds_ = tumbled_ = 0.0;
    usual_ = of_late_ = 0.5;
  }
  scatter();
  weigh(X_NR);
  estimate();
  resample(X_NR);
  fixed_ = time;
}

void PoseParticles::fill(PoseBelief& belief) const {
  belief.X_TR = X_TR_;
  belief.spread = spread_;
  belief.heading_spread = turn_spread_;
  belief.fixed = fixed_;
}

}  // namespace cancha::model
