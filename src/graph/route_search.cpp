// The cheapest way between two boxes: A* over knots and headings.
//
// What is still to come is guessed from below, as if nothing but the ports of the goal were on the sheet: for each side
// of the goal the distance to its row of ports, the bends that heading and side force, and its cheapest port.
//
//          u < 0        |  u >= 0           ways towards a row of ports that is entered to the right:
//     +------<-- 2      |                   u: how far ahead the row is; v: how far off its span
//     |  4 ->--+        |        +-0->-[]
//     +--->-------------|-- 2 ->-+     []   the number: bends from there
//
// Distances alone would leave every way with the same sum of length open, and much more of the sheet would be looked
// at.

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "graph/route_grid.h"

namespace cancha::graph {
namespace {

constexpr double kBend = 28;
constexpr double kPortUsed = 220;
constexpr double kRoundUsed = 50;  // arrows may meet at a circle
constexpr double kOffMiddle = 0.25;

}  // namespace

/// One search for one edge.
class Search {
 public:
  Search(TraceFinder& finder, const Edge& edge, const Sides& sides, double limit, std::size_t hurried)
      : grid_{finder.grid_},
        task_{finder.task_},
        finder_{finder},
        from_{edge.from},
        to_{edge.to},
        sides_{sides},
        hurried_{hurried},
        best_{limit} {
    ++finder_.turn_;
  }

  Found run() {
    begin();
    if (!ends_.empty()) look();
    for (const Port& port : ends_) {
      finder_.goals_[4 * grid_.at(port.knot) + static_cast<std::size_t>(opposite(port.out))] = -1;
    }
    return best_port_ >= 0 ? Found{trace(), best_} : Found{};
  }

 private:
  using Mark = TraceFinder::Mark;
  static constexpr double kFar = std::numeric_limits<double>::infinity();

  void look() {
    const std::size_t most = hurried_ > 0 ? finder_.looked_ + hurried_ : std::numeric_limits<std::size_t>::max();
    while (const auto entry = finder_.open_.pop(best_)) {
      if (entry->cost > mark(entry->state).cost + 1e-9) continue;
      if (finder_.looked_ >= most) break;
      ++finder_.looked_;
      finish(entry->state, entry->cost);
      expand(entry->state, entry->cost);
    }
  }

  Mark& mark(std::size_t state) {
    Mark& made = finder_.marks_[state];
    if (made.turn != finder_.turn_) made = {kFar, 0, finder_.turn_};
    return made;
  }
  [[nodiscard]] const PlacedBox& box(int index) const { return task_.boxes[static_cast<std::size_t>(index)]; }
  [[nodiscard]] bool within(int outer, int inner) const {
    for (int at = box(inner).parent; at >= 0; at = box(at).parent) {
      if (at == outer) return true;
    }
    return false;
  }
  [[nodiscard]] double port_cost(int at, const Port& port) const {
    return grid_.uses(port) * (box(at).round ? kRoundUsed : kPortUsed) + kOffMiddle * port.offset;
  }

  void begin() {
    finder_.open_.clear();
    starts_ = grid_.ports(from_, within(from_, to_));
    ends_ = grid_.ports(to_, within(to_, from_));
    if (sides_.from) std::erase_if(starts_, [&](const Port& port) { return port.out != *sides_.from; });
    // a loop comes back at a side next to the one it leaves at
    if (from_ == to_) {
      std::erase_if(ends_, [&](const Port& port) { return is_level(port.out) == is_level(*sides_.from); });
    }
    if (sides_.to) std::erase_if(ends_, [&](const Port& port) { return port.out != *sides_.to; });
    for (const Port& port : starts_) finder_.seen_.take_in(grid_.point(port.knot));
    for (std::size_t i = 0; i < ends_.size(); ++i) see_goal(static_cast<int>(i));
    for (std::size_t i = 0; i < starts_.size(); ++i) {
      const Port& port = starts_[i];
      const Point p = grid_.point(port.knot);
      const double stub = std::abs(p.x - port.border.x) + std::abs(p.y - port.border.y);
      const double cost = stub + port_cost(from_, port) + grid_.standing(port.knot, from_, to_) +
                          grid_.meeting(port.knot, false, port.out);
      const std::size_t state = 4 * grid_.at(port.knot) + static_cast<std::size_t>(port.out);
      Mark& known = mark(state);
      if (cost >= known.cost) continue;
      known.cost = cost;
      known.came = -1 - static_cast<std::int32_t>(i);
      finder_.open_.push(cost + guess(port.knot, port.out), {cost, static_cast<std::uint32_t>(state)});
    }
  }

  /// The ports of one side of the goal.
  struct Row {
    double left = kFar, right = -kFar, top = kFar, bottom = -kFar;  ///< where their knots are
    double cost = kFar;                                             ///< from the knot on, at the cheapest
  };

  void see_goal(int index) {
    const Port& port = ends_[static_cast<std::size_t>(index)];
    finder_.goals_[4 * grid_.at(port.knot) + static_cast<std::size_t>(opposite(port.out))] = index;
    Row& row = rows_[static_cast<std::size_t>(opposite(port.out))];
    const Point p = grid_.point(port.knot);
    finder_.seen_.take_in(p);
    row.left = std::min(row.left, p.x);
    row.right = std::max(row.right, p.x);
    row.top = std::min(row.top, p.y);
    row.bottom = std::max(row.bottom, p.y);
    row.cost = std::min(row.cost, last_piece(port));
  }

  /// From the knot of a port of the goal to its box.
  [[nodiscard]] double last_piece(const Port& port) const {
    const Point p = grid_.point(port.knot);
    return std::abs(p.x - port.border.x) + std::abs(p.y - port.border.y) + port_cost(to_, port);
  }

  /// How many bends there are at least, heading so, before a row is entered: `ahead` and `off` are how far it is along
  /// the heading in which it is entered, and to the right of that.
  static int bends(int heading, int entered, double ahead, double off) {
    switch ((heading - entered + 4) % 4) {
      case 0:
        return ahead < 0 ? 4 : off == 0 ? 0 : 2;
      case 2:
        return 2;
      case 1:
        return ahead < 0 || off < 0 ? 3 : 1;
      default:
        return ahead < 0 || off > 0 ? 3 : 1;
    }
  }

  /// At least this much comes on top from here on.
  [[nodiscard]] double guess(Knot k, Heading heading) const {
    const Point p = grid_.point(k);
    double least = kFar;
    for (int side = 0; side < 4; ++side) {
      const Row& row = rows_[static_cast<std::size_t>(side)];
      if (row.cost >= least) continue;
      const double x = p.x < row.left ? row.left - p.x : std::min(0.0, row.right - p.x);
      const double y = p.y < row.top ? row.top - p.y : std::min(0.0, row.bottom - p.y);
      // right, down, left, up
      const double ahead = side == 0 ? x : side == 1 ? y : side == 2 ? -x : -y;
      const double off = side == 0 ? y : side == 1 ? -x : side == 2 ? -y : x;
      const int forced = bends(static_cast<int>(heading), side, ahead, off);
      least = std::min(least, row.cost + std::abs(x) + std::abs(y) + kBend * forced);
    }
    return least;
  }

  /// Takes the port that is met here, if there is one.
  void finish(std::size_t state, double cost) {
    for (std::size_t turn = 0; turn < 4; ++turn) {
      // the last corner may lie on the knot of the port
      const auto heading = static_cast<Heading>(state % 4);
      const auto last = static_cast<Heading>(turn);
      const int found = finder_.goals_[state - state % 4 + turn];
      if (found < 0 || last == opposite(heading)) continue;
      const Port& port = ends_[static_cast<std::size_t>(found)];
      double whole = cost + last_piece(port);
      if (last != heading) whole += kBend + grid_.meeting(port.knot, true, last);
      if (whole >= best_) continue;
      best_ = whole;
      best_state_ = state;
      best_port_ = found;
    }
  }

  void expand(std::size_t state, double cost) {
    const Knot here = grid_.knot(state / 4);
    const auto heading = static_cast<Heading>(state % 4);
    const Point a = grid_.point(here);
    finder_.seen_.take_in(a);
    for (std::size_t turn = 0; turn < 4; ++turn) {
      const auto next = static_cast<Heading>(turn);
      if (next == opposite(heading)) continue;
      const Knot there = Grid::next(here, next);
      if (!grid_.has(there)) continue;
      const Point b = grid_.point(there);
      double sum = cost + std::abs(a.x - b.x) + std::abs(a.y - b.y) + (next != heading ? kBend : 0);
      if (hurried_ == 0) sum += grid_.passing(here, next);
      if (hurried_ == 0 && next != heading)
        sum += grid_.meeting(here, true, next) - grid_.meeting(here, false, heading);
      const std::size_t to = 4 * grid_.at(there) + turn;
      Mark& known = mark(to);
      if (sum >= best_ || sum >= known.cost - 1e-9) continue;
      sum += hurried_ == 0 ? grid_.standing(there, from_, to_) + grid_.meeting(there, false, next)
                           : grid_.standing_among_boxes(there, from_, to_);
      if (sum >= known.cost - 1e-9) continue;
      const double whole = sum + guess(there, next);
      if (whole >= best_) continue;
      known.cost = sum;
      known.came = static_cast<std::int32_t>(state);
      finder_.open_.push(whole, {sum, static_cast<std::uint32_t>(to)});
    }
  }

  [[nodiscard]] Trace trace() {
    Trace trace;
    auto at = static_cast<std::int32_t>(best_state_);
    for (; at >= 0; at = mark(static_cast<std::size_t>(at)).came) {
      trace.knots.push_back(grid_.knot(static_cast<std::size_t>(at) / 4));
    }
    std::ranges::reverse(trace.knots);
    const Port& start = starts_[static_cast<std::size_t>(-1 - at)];
    const Port& end = ends_[static_cast<std::size_t>(best_port_)];
    trace.from = start.id;
    trace.to = end.id;
    trace.points.push_back(start.border);
    for (const Knot& k : trace.knots) trace.points.push_back(grid_.point(k));
    trace.points.push_back(end.border);
    // corners only
    std::vector<Point> corners;
    for (const Point p : trace.points) {
      while (corners.size() >= 2) {
        const Point a = corners[corners.size() - 2], b = corners.back();
        const bool straight = (std::abs(a.x - b.x) < 1e-6 && std::abs(b.x - p.x) < 1e-6) ||
                              (std::abs(a.y - b.y) < 1e-6 && std::abs(b.y - p.y) < 1e-6);
        if (!straight) break;
        corners.pop_back();
      }
      corners.push_back(p);
    }
    trace.points = std::move(corners);
    return trace;
  }

  const Grid& grid_;
  const RouteTask& task_;
  TraceFinder& finder_;
  int from_;
  int to_;
  Sides sides_;
  std::size_t hurried_;
  std::vector<Port> starts_;
  std::vector<Port> ends_;
  std::array<Row, 4> rows_ = {};  // by the heading in which they are entered
  double best_;
  std::size_t best_state_ = 0;
  int best_port_ = -1;
};

Found TraceFinder::find(const Edge& edge, const Sides& sides, double limit, std::size_t hurried) {
  if (edge.from != edge.to) return Search{*this, edge, sides, limit, hurried}.run();
  // a loop from each of its sides
  Found best;
  best.cost = limit;
  for (const Heading out : {Heading::Up, Heading::Right, Heading::Down, Heading::Left}) {
    if (sides.from && *sides.from != out) continue;
    Found found = Search{*this, edge, {out, sides.to}, best.cost, hurried}.run();
    if (!found.trace.points.empty()) best = std::move(found);
  }
  return best.trace.points.empty() ? Found{} : best;
}

}  // namespace cancha::graph
