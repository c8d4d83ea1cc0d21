#include "model/reckoning.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/log.h"

namespace cancha::model {
namespace {

constexpr double kAside = kPi / 4;       ///< radians: a laser that looks farther aside looks to a side
constexpr double kNearEnough = 1.5;      ///< metres within which a depth picture tells obstacles from the ground
constexpr double kLevelAbove = 0.15;     ///< of the picture's height: rows above the middle that are looked at
constexpr double kLevelBelow = 0.06;     ///< likewise below it, where the ground is soon seen
constexpr int kColumns = 2;              ///< that make one point
constexpr std::size_t kMostPoints = 64;  ///< of a picture
constexpr double kLooksDown = 0.5;       ///< of a laser's axis, downwards: it sweeps the ground
constexpr double kBeforeToes = 0.055;    ///< metres: nearer than this feet hide the ground
constexpr double kNearEdge = 0.075;      ///< metres: nearer edges are kept by reckoning; the one behind may be seen
constexpr double kPassed = 0.03;         ///< metres behind the trunk: that step is made
constexpr double kEdge = 0.015;          ///< metres up or down that are a step
constexpr double kFarthestEdge = 0.4;    ///< metres
constexpr double kFarthest = 1000.0;     ///< metres: nothing tells of what is farther
constexpr Time kNotYet{-1};              ///< it was not switched on yet

}  // namespace

Reckoning::Reckoning(const body::Sensors& sensors) : lasers_{sensors.lasers}, depth_{sensors.depth} {
  for (const body::LaserSensor& laser : sensors.lasers) {
    const Vec3 axis = laser.mounting.X_LS.rotation * Vec3{1, 0, 0};
    const double bearing = std::atan2(axis.y, axis.x);
    sides_.push_back(axis.z < -kLooksDown ? Side::Down
                     : bearing > kAside   ? Side::Left
                     : bearing < -kAside  ? Side::Right
                                          : Side::Ahead);
  }
  laser_clocks_.resize(sides_.size());
  put_ = kNotYet;
  distances_.fill(std::numeric_limits<double>::max());
  points_.reserve(kMostPoints);
}

void Reckoning::update(const Readings& readings, const Percepts& percepts, Beliefs& beliefs) {
  if (readings.carried || put_ == kNotYet) put_ = readings.time;
  if (percepts.odometry) X_OR_ = X_OR_ * percepts.odometry->X_RN;
  if (readings.carried) step_ = {};
  keep_step();
  see_lasers(readings, percepts.attitude ? percepts.attitude->pitch : 0.0);
  if (readings.depth && depth_ &&
      clock_jumps_.let_pass(depth_clock_, readings.depth->time, readings.time, "depth sensor")) {
    see_depth(*readings.depth);
  }
  tell(readings, beliefs);
  beliefs.attitude = percepts.attitude;
}

void Reckoning::see_lasers(const Readings& readings, double pitch) {
  for (const LaserScan& scan : readings.lasers) {
    const auto scanner = static_cast<std::size_t>(scan.scanner);
    if (scanner >= sides_.size() || scan.distances.empty()) continue;
    if (!clock_jumps_.let_pass(laser_clocks_[scanner], scan.time, readings.time, "laser")) continue;
    if (sides_[scanner] == Side::Down) {
      see_ground(scan, lasers_[scanner], pitch);
      continue;
    }
    // of a sweep without any ray that can be, nothing is known: what the last one told is kept
    double nearest = std::numeric_limits<double>::max();
    for (const double distance : scan.distances) {
      if (believable(distance, "laser")) nearest = std::min(nearest, distance);
    }
    if (nearest < std::numeric_limits<double>::max()) {
      distances_[static_cast<std::size_t>(sides_[scanner])] = nearest;
    }
  }
}

bool Reckoning::believable(double metres, const char* sensor) {
  if (metres >= 0.0 && metres <= kFarthest) return true;
  if (unbelievable_++ == 0) log::warning("{}: a distance of {} m cannot be; it is left out", sensor, metres);
  return false;
}

void Reckoning::keep_step() {
  if (!step_) return;
  const Vec2 p_RE = into(X_OR_, p_OE_);
  if (p_RE.x < -kPassed) {
    step_ = {};
    return;
  }
  step_->p_RE = p_RE;
}

void Reckoning::see_ground(const LaserScan& scan, const body::LaserSensor& laser, double pitch) {
  if (step_ && step_->p_RE.x < kNearEdge) return;
  const Quaternion level = turn_about({0, 1, 0}, pitch);
  Maybe<double> ground;
  for (std::size_t i = 0; i < scan.distances.size(); ++i) {
    if (!believable(scan.distances[i], "laser") || scan.distances[i] >= laser.range) continue;
    const double angle = laser.first + laser.step * static_cast<double>(i);
    const Vec3 p_L = laser.mounting.X_LS * (Vec3{std::cos(angle), std::sin(angle), 0.0} * scan.distances[i]);
    const Vec3 p_R = level * p_L;
    if (p_R.x < kBeforeToes) continue;
    if (p_R.x > kFarthestEdge) break;
    if (!ground) ground = p_R.z;
    const double rise = p_R.z - *ground;
    if (std::abs(rise) < kEdge) continue;
    step_ = StepBelief{{p_R.x, 0.0}, rise > 0, scan.time};
    p_OE_ = X_OR_ * step_->p_RE;
    return;
  }
  step_ = {};
}

void Reckoning::see_depth(const DepthImage& image) {
  points_.clear();
  const auto width = static_cast<std::size_t>(image.width), height = static_cast<std::size_t>(image.height);
  if (width * height != image.distances.size()) return;
  const double middle = depth_->centre_y;
  const auto first = static_cast<int>(std::max(0.0, middle - kLevelAbove * image.height));
  const auto last = static_cast<int>(std::min<double>(image.height - 1, middle + kLevelBelow * image.height));
  for (int column = 0; column + kColumns <= image.width && points_.size() < kMostPoints; column += kColumns) {
    // the nearest thing in these columns, along the ground
    double nearest = kNearEnough;
    double aside = 0.0;
    for (int one = column; one < column + kColumns; ++one) {
      const double across = -(one + 0.5 - depth_->centre_x) / depth_->focal_x;
      for (int row = first; row <= last; ++row) {
        const double down = (row + 0.5 - depth_->centre_y) / depth_->focal_y;
        const double away = image.distances[static_cast<std::size_t>(row) * width + static_cast<std::size_t>(one)];
        if (!believable(away, "depth sensor")) continue;
        const double ahead = away / std::sqrt(1 + across * across + down * down);
        if (ahead >= nearest) continue;
        nearest = ahead;
        aside = across * ahead;
      }
    }
    if (nearest >= kNearEnough) continue;
    const Vec3 p_L = depth_->mounting.X_LS * Vec3{nearest, aside, 0.0};
    const Vec2 p_R = p_L.xy();
    points_.push_back({ObstacleKind::Vision, p_R, p_R, p_R, p_R, image.time});
  }
}

void Reckoning::tell(const Readings& readings, Beliefs& beliefs) const {
  beliefs.time = readings.time;
  beliefs.X_OR = X_OR_;
  beliefs.put = put_;
  beliefs.step = step_;
  ObstacleBeliefs& told = beliefs.obstacles.present();
  told.obstacles.assign(points_.begin(), points_.end());
  told.grid.clear();
  ObstacleSymbols& symbols = told.symbols;
  symbols = {};
  const auto of = [&](Side side) { return distances_[static_cast<std::size_t>(side)]; };
  const auto known = [&](Side side) { return std::min(of(side), ObstacleSymbols::kFree); };
  symbols.centre_distance = known(Side::Ahead);
  symbols.left_distance = known(Side::Left);
  symbols.right_distance = known(Side::Right);
  symbols.closest = std::min({symbols.centre_distance, symbols.left_distance, symbols.right_distance});
  symbols.exist = symbols.closest < ObstacleSymbols::kFree;
  if (!readings.touches) return;
  symbols.left_arm = readings.touches->left_arm;
  symbols.right_arm = readings.touches->right_arm;
  symbols.left_foot = readings.touches->left_foot;
  symbols.right_foot = readings.touches->right_foot;
}

}  // namespace cancha::model
