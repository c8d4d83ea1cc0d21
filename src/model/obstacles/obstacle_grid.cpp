#include "model/obstacles/obstacle_grid.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

enum ConeNumber { kLeftCone, kCentreCone, kRightCone };

constexpr double kMateTolerance = 0.25;              ///< metres: a body's depth, and how well places are known
constexpr double kMateBearing = from_degrees(10.0);  ///< beyond the cone's edge
constexpr double kCrossedTolerance = 0.06;           ///< metres between what is heard straight and crosswise

Vec2 middle_of(int x, int y) {
  return {(x - ObstacleGrid::kRobot) * ObstacleGrid::kCell, (y - ObstacleGrid::kRobot) * ObstacleGrid::kCell};
}

/// The echo of a list nearest to a distance; 0 where none is within `tolerance`.
double nearest_in(std::span<const double> echoes, double distance, double tolerance) {
  double best = 0.0;
  for (const double echo : echoes) {
    if (echo <= 0.0) break;
    const double off = std::abs(echo - distance);
    if (off <= tolerance && (best == 0.0 || off < std::abs(best - distance))) best = echo;
  }
  return best;
}

std::size_t place_in(std::span<const double> echoes, double echo) {
  return static_cast<std::size_t>(std::ranges::find(echoes, echo) - echoes.begin());
}

}  // namespace

ObstacleGrid::ObstacleGrid(const body::SonarCalibration& calibration, const body::SonarGridSettings& settings)
    : calibration_{calibration}, settings_{settings}, cells_(static_cast<std::size_t>(kCells * kCells)) {
  gathered_.reserve(cells_.size());
}

void ObstacleGrid::clear() {
  std::ranges::fill(cells_, Cell{});
  risen_ = 0;
}

void ObstacleGrid::age(Time now) {
  if (now < now_) clear();
  now_ = now;
  if (risen_ == 0) return;
  for (Cell& cell : cells_) {
    if (cell.state <= 0.0) continue;
    const std::int64_t steps = (now - cell.last).ns / settings_.cell_free.ns;
    if (steps <= 0) continue;
    cell.last += settings_.cell_free * steps;
    cell.state -= settings_.aging * static_cast<double>(steps);
    if (cell.state > 0.0) continue;
    cell = {};
    --risen_;
  }
}

void ObstacleGrid::draw(int number, double distance, std::span<const Mate> mates, Time now) {
  const body::SonarCone& cone = calibration_.cones[static_cast<std::size_t>(number)];
  const auto is_mate = [&](const Mate& mate) {
    return std::abs(mate.distance - distance) < kMateTolerance && mate.bearing < cone.left + kMateBearing &&
           mate.bearing > cone.right - kMateBearing;
  };
  if (std::ranges::any_of(mates, is_mate)) return;
  ++drawings_;
  // from edge to edge in steps of half a cell or less
  const int steps = static_cast<int>(std::ceil((cone.left - cone.right) * 2 * std::max(distance, kCell) / kCell));
  for (int i = 0; i <= steps; ++i) {
    const Vec2 p = direction(cone.right + (cone.left - cone.right) * i / steps) * distance;
    const auto x = static_cast<int>(std::lround(p.x / kCell)) + kRobot;
    const auto y = static_cast<int>(std::lround(p.y / kCell)) + kRobot;
    if (x < 0 || x >= kCells || y < 0 || y >= kCells) continue;
    Cell& cell = at(x, y);
    if (cell.drawn == drawings_) continue;
    if (cell.state <= 0.0) ++risen_;
    cell.drawn = drawings_;
    cell.cone = static_cast<std::int8_t>(number);
    cell.last = now;
    cell.state = std::min(cell.state + settings_.hit, static_cast<double>(settings_.most));
  }
}

void ObstacleGrid::hear(const SonarPercept& percept, std::span<const Mate> mates, Time now) {
  if (settings_.as_printed) return hear_as_printed(percept, mates, now);
  std::array<bool, 10> taken{};  // echoes of the right list that are of a thing in the middle
  const auto counts = [&](double echo) { return echo > 0.0 && echo < calibration_.most; };
  for (const double left : percept.left_all) {
    if (!counts(left)) break;
    const double right = nearest_in(percept.right_all, left, settings_.grouping);
    const bool central =
        right > 0.0 && (percept.crossed_known ? nearest_in(percept.crossed, left, kCrossedTolerance) > 0.0
                                              : std::abs(right - left) <= settings_.same);
    if (central) taken[place_in(percept.right_all, right)] = true;
    draw(central ? kCentreCone : kLeftCone, left, mates, now);
  }
  for (std::size_t i = 0; i < percept.right_all.size(); ++i) {
    const double right = percept.right_all[i];
    if (!counts(right)) break;
    if (!taken[i]) draw(kRightCone, right, mates, now);
  }
}

void ObstacleGrid::hear_as_printed(const SonarPercept& percept, std::span<const Mate> mates, Time now) {
  struct Pair {
    double distance;
    bool left;
  };
  std::array<Pair, 4> pairs{
      {{percept.left, true}, {percept.left_second, true}, {percept.right, false}, {percept.right_second, false}}};
  std::ranges::sort(pairs, {}, &Pair::distance);
  for (std::size_t i = 0; i < pairs.size() && pairs[i].distance < calibration_.most;) {
    // a group: all that follow closely
    const double distance = pairs[i].distance;
    bool sides[2] = {false, false};
    for (; i < pairs.size() && pairs[i].distance - distance < settings_.grouping; ++i)
      sides[pairs[i].left ? 0 : 1] = true;
    // as printed both sides fill all three cones; only that with the highest count is meant
    draw(sides[0] && sides[1] ? kCentreCone : sides[0] ? kLeftCone : kRightCone, distance, mates, now);
  }
}

void ObstacleGrid::gather(int x, int y, std::int16_t cluster) {
  gathered_.clear();
  const auto take = [&](int cx, int cy, int cone) {
    if (cx < 0 || cx >= kCells || cy < 0 || cy >= kCells) return;
    Cell& cell = at(cx, cy);
    // cones touch one another, but what they heard are different things
    if (!occupied(cell) || cell.cluster >= 0 || cell.cone != cone) return;
    cell.cluster = cluster;
    gathered_.push_back({static_cast<std::int8_t>(cx), static_cast<std::int8_t>(cy)});
  };
  take(x, y, at(x, y).cone);
  for (std::size_t i = 0; i < gathered_.size(); ++i) {
    const Place place = gathered_[i];
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) take(place.x + dx, place.y + dy, at(place.x, place.y).cone);
    }
  }
}

ObstacleBelief ObstacleGrid::obstacle_of_gathered() {
  ObstacleBelief obstacle;
  double nearest = 1e9;
  double leftmost = -10.0;
  double rightmost = 10.0;
  Vec2 sum;
  double weight = 0.0;
  for (const Place place : gathered_) {
    const Cell& cell = at(place.x, place.y);
    const Vec2 p = middle_of(place.x, place.y);
    sum += p * cell.state;
    weight += cell.state;
    if (dot(p, p) < nearest) nearest = dot(p, p), obstacle.p_RN = p;
    const double bearing = angle_of(p);
    if (bearing > leftmost) leftmost = bearing, obstacle.p_RL = p;
    if (bearing < rightmost) rightmost = bearing, obstacle.p_RR = p;
    obstacle.known = std::max(obstacle.known, cell.last);
  }
  obstacle.p_RC = sum / weight;
  return obstacle;
}

void ObstacleGrid::find(std::vector<ObstacleBelief>& obstacles, std::vector<GridCell>& cells) {
  cells.clear();
  if (risen_ == 0) return;
  for (Cell& cell : cells_) cell.cluster = -1;
  for (int y = 0; y < kCells; ++y) {
    for (int x = 0; x < kCells; ++x) {
      const Cell& cell = at(x, y);
      if (!occupied(cell) || cell.cluster >= 0) continue;
      gather(x, y, static_cast<std::int16_t>(obstacles.size()));
      obstacles.push_back(obstacle_of_gathered());
    }
  }
  for (int y = 0; y < kCells; ++y) {
    for (int x = 0; x < kCells; ++x) {
      const Cell& cell = at(x, y);
      if (cell.state > 0.0) cells.push_back({x, y, static_cast<int>(std::ceil(cell.state)), cell.cluster});
    }
  }
}

}  // namespace cancha::model
