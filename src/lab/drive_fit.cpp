// How it works: between two places of a robot, its speed ahead and its turn rate are known (averages of the interval).
// A drive with guessed parameters is simulated through the same commands, and gives averages of its own. The cost of a
// guess is the mean difference, each difference cut at a bound, so that a robot that is held by others does not count
// for much. All five parameters are searched at once, as logarithms, since they are all positive and may lie anywhere.

#include "lab/drive_fit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "field/drive.h"
#include "lab/search.h"

namespace cancha::lab {
namespace {

constexpr double kLongestStep = 0.0056;   ///< s; of the simulated drive, about the engine's
constexpr double kLongestInterval = 0.1;  ///< s; places further apart say nothing of how a drive follows
constexpr double kFastest = 8.0;          ///< m/s; who is faster was put there
constexpr double kMostAhead = 0.3;        ///< m/s; a difference costs no more than this
constexpr double kMostTurn = 6.0;         ///< rad/s; likewise
constexpr std::size_t kMostSamples = 10'000;
constexpr std::size_t kFewestSamples = 200;
constexpr int kGenerations = 50;
constexpr int kPopulation = 14;
constexpr double kWidth = 0.08;  ///< of the first tries; the last search begins with a quarter of it
constexpr std::uint64_t kSeed = 1;

/// What a robot did between two places.
struct Interval {
  double seconds = 0.0;
  double ahead = 0.0;                           ///< m/s
  double turn = 0.0;                            ///< rad/s
  bool jump = false;                            ///< it was put somewhere, and stands still there
  std::size_t first_order = 0, last_order = 0;  ///< those that were in force, as a range in `orders`
};

/// Commands with how long each was in force, in one interval after another.
struct TimedOrder {
  double seconds = 0.0;
  WheelCommand command;
};

struct Data {
  std::vector<Interval> intervals;
  std::vector<TimedOrder> orders;
};

Interval driven(const Trajectory::Place& from, const Trajectory::Place& to) {
  Interval made{.seconds = (to.time - from.time).seconds()};
  const Vec2 way = to.X_FR.position() - from.X_FR.position();
  const double angle = wrap_angle(to.X_FR.heading - from.X_FR.heading);
  made.jump = length(way) > kFastest * made.seconds || made.seconds > kLongestInterval;
  // a chord is shorter than its arc
  const double arc = std::abs(angle) > 1e-6 ? (angle / 2) / std::sin(angle / 2) : 1.0;
  made.ahead = dot(way, direction(from.X_FR.heading + angle / 2)) * arc / made.seconds;
  made.turn = angle / made.seconds;
  return made;
}

/// Adds the commands between two moments; `at` is the one in force at the first.
void add_orders(const std::vector<Trajectory::Order>& orders, std::size_t& at, Time from, Time to, Data& data) {
  while (from < to) {
    while (at + 1 < orders.size() && orders[at + 1].time <= from) ++at;
    const bool ends = at + 1 < orders.size() && orders[at + 1].time < to;
    const Time until = ends ? orders[at + 1].time : to;
    const bool known = at < orders.size() && orders[at].time <= from;
    data.orders.push_back({(until - from).seconds(), known ? orders[at].command : WheelCommand{}});
    from = until;
  }
}

Data data_of(std::span<const Trajectory> ways) {
  Data data;
  const std::size_t most = kMostSamples / std::max<std::size_t>(1, ways.size());
  for (const Trajectory& way : ways) {
    std::size_t order = 0;
    for (std::size_t i = 1; i < std::min(way.places.size(), most); ++i) {
      const Trajectory::Place& from = way.places[i - 1];
      const Trajectory::Place& to = way.places[i];
      if (!(from.time < to.time)) continue;
      Interval interval = driven(from, to);
      // each robot starts at rest
      interval.jump = interval.jump || i == 1;
      interval.first_order = data.orders.size();
      if (!interval.jump) add_orders(way.orders, order, from.time, to.time, data);
      interval.last_order = data.orders.size();
      data.intervals.push_back(interval);
    }
  }
  return data;
}

/// The differences between what a drive does and what was driven, one pair an interval; jumps are left out.
void compare(const Data& data, const field::DriveModel& drive, double track, auto&& visit) {
  field::RimSpeeds rim;
  for (const Interval& interval : data.intervals) {
    if (interval.jump) {
      rim = {};
      continue;
    }
    double ahead = 0.0;
    double turn = 0.0;
    for (std::size_t i = interval.first_order; i < interval.last_order; ++i) {
      const TimedOrder& order = data.orders[i];
      const int steps = std::max(1, static_cast<int>(std::ceil(order.seconds / kLongestStep - 1e-9)));
      const double step = order.seconds / steps;
      const field::DriveResponse response{drive, step};
      const double unit = drive.metres_per_second_per_unit;
      const auto limited = [&](double c) { return std::clamp(c, -drive.max_command, drive.max_command) * unit; };
      for (int s = 0; s < steps; ++s) {
        // as the engine moves bodies: by the speed at the end of a step
        rim = response.next(rim, {limited(order.command.left), limited(order.command.right)});
        ahead += (rim.left + rim.right) / 2 * step;
        turn += (rim.right - rim.left) / track * step;
      }
    }
    visit(ahead / interval.seconds - interval.ahead, turn / interval.seconds - interval.turn);
  }
}

using Parameters = std::array<double, 5>;  ///< unit, acceleration, lag, turn_lag, turn_gain

field::DriveModel drive_from(const Parameters& values) {
  field::DriveModel drive;
  drive.metres_per_second_per_unit = values[0];
  drive.acceleration.value = values[1];
  drive.lag.value = values[2];
  drive.turn_lag.value = values[3];
  drive.turn_gain = values[4];
  return drive;
}

/// Where the parameters lie; shares between 0 and 1 stand for them, by their logarithms.
struct Bounds {
  Parameters least, most;

  [[nodiscard]] Parameters values(const std::vector<double>& shares) const {
    Parameters made{};
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = least[i] * std::pow(most[i] / least[i], shares[i]);
    return made;
  }
  [[nodiscard]] std::vector<double> shares(const Parameters& values) const {
    std::vector<double> made;
    for (std::size_t i = 0; i < values.size(); ++i) {
      made.push_back(std::log(values[i] / least[i]) / std::log(most[i] / least[i]));
    }
    return made;
  }
};

double cost_of(const Data& data, const field::DriveModel& drive, double track) {
  double cost = 0.0;
  compare(data, drive, track, [&](double ahead, double turn) {
    cost += std::min(std::abs(ahead), kMostAhead) / kMostAhead + std::min(std::abs(turn), kMostTurn) / kMostTurn;
  });
  return cost / static_cast<double>(data.intervals.size());
}

/// The best that a search finds, and what it costs.
struct Found {
  double cost = std::numeric_limits<double>::infinity();
  std::vector<double> shares;
};

/// The search from a first guess.
void search(const std::vector<double>& start, double width, const Search::Cost& cost, Found& best) {
  Search search{{.start = start, .population = kPopulation, .width = width, .seed = kSeed}, cost};
  for (int i = 0; i < kGenerations; ++i) {
    search.generation();
    const auto least = std::ranges::min_element(search.costs());
    if (*least >= best.cost) continue;
    best = {*least, search.tries()[static_cast<std::size_t>(least - search.costs().begin())]};
  }
}

double median(std::vector<double>& values) {
  if (values.empty()) return 0.0;
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::ranges::nth_element(values, middle);
  return *middle;
}

double period_of(std::span<const Trajectory> ways) {
  std::vector<double> gaps;
  for (const Trajectory& way : ways) {
    for (std::size_t i = 1; i < way.orders.size(); ++i) {
      gaps.push_back((way.orders[i].time - way.orders[i - 1].time).seconds());
    }
  }
  return median(gaps);
}

/// A first guess of the speed of one unit: the fastest tenth of the robots that are told to go straight fast.
Result<double> first_unit(const Data& data) {
  std::vector<double> ratios;
  for (const Interval& interval : data.intervals) {
    if (interval.jump || interval.first_order == interval.last_order) continue;
    const WheelCommand& command = data.orders[interval.first_order].command;
    const double told = (command.left + command.right) / 2;
    if (std::abs(told) > 10.0) ratios.push_back(interval.ahead / told);
  }
  if (ratios.size() < kFewestSamples) {
    return fail("", fmt::format("only {} samples of a robot told to drive ahead", ratios.size()),
                fmt::format("it takes at least {}, with commands above 10", kFewestSamples));
  }
  const auto high = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() * 9 / 10);
  std::ranges::nth_element(ratios, high);
  if (!(*high > 1e-5)) return fail("", "the robots do not move as they are told", "are the columns right?");
  return *high;
}

}  // namespace

Result<DriveFit> fit_drive(std::span<const Trajectory> ways, double track) {
  const Data data = data_of(ways);
  const auto unit = first_unit(data);
  if (!unit) return tl::unexpected(unit.error());

  const Bounds bounds{{*unit / 3, 0.3, 0.0005, 0.0005, 0.1}, {*unit * 3, 300.0, 1.0, 1.0, 5.0}};
  const auto cost = [&](const std::vector<double>& shares) {
    return cost_of(data, drive_from(bounds.values(shares)), track);
  };
  // a ramp and a lag can stand for one another: the search begins with either, and with both
  Found found;
  for (const Parameters& start : {Parameters{*unit, 5.0, 0.002, 0.002, 1.0}, Parameters{*unit, 100.0, 0.1, 0.1, 1.0},
                                  Parameters{*unit, 15.0, 0.03, 0.03, 1.0}}) {
    search(bounds.shares(start), kWidth, cost, found);
  }
  search(found.shares, kWidth / 4, cost, found);

  const field::DriveModel best = drive_from(bounds.values(found.shares));
  std::vector<double> ahead_errors, turn_errors;
  compare(data, best, track, [&](double ahead, double turn) {
    ahead_errors.push_back(std::abs(ahead));
    turn_errors.push_back(std::abs(turn));
  });
  DriveFit fit{.metres_per_second_per_unit = best.metres_per_second_per_unit,
               .acceleration = best.acceleration.value,
               .lag = best.lag.value,
               .turn_lag = best.turn_lag.value,
               .turn_gain = best.turn_gain,
               .period = period_of(ways)};
  fit.samples = static_cast<std::int64_t>(ahead_errors.size());
  fit.ahead_error = median(ahead_errors);
  fit.turn_error = median(turn_errors);
  return fit;
}

}  // namespace cancha::lab
