#include "graph/route.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "graph/route_grid.h"
#include "graph/route_label.h"
#include "graph/tangle.h"

namespace cancha::graph {
namespace {

constexpr double kPitch = 10;  // of the grid, pixels
constexpr double kCoarsest = 40;
constexpr double kMostKnots = 60'000;
constexpr double kMostEdgesRouted = 200;
constexpr double kMostKnotsTimesEdges = 1.5e6;
constexpr int kRounds = 6;
// of knots and places of labels: before ways heed boxes alone, and before nothing is tried again
constexpr std::size_t kMostFirstWork = 200'000;
constexpr std::size_t kMostWork = 100'000;
constexpr std::size_t kMostHurried = 20'000;  // knots of one search that heeds boxes alone
constexpr int kPatience = 2;                  // rounds that gain next to nothing
constexpr double kGain = 0.005;               // that is something, as a share
constexpr double kFar = std::numeric_limits<double>::infinity();
constexpr double kPoorLabel = 40;
constexpr double kCorner = 9;  // radius
constexpr double kHead = 9;    // of an arrow
constexpr double kReach = 90;  // of a search and of a label, around knots that were looked at

/// The sum of how bad a drawing is, to keep the best of several.
constexpr double kBend = 28;
constexpr double kCrossing = 40;
constexpr double kLength = 0.3;

bool same(Point a, Point b) {
  return a.x == b.x && a.y == b.y;
}

Point between(Point a, Point b, double share) {
  return {a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
}

void straight_to(std::vector<Point>& curve, Point to) {
  const Point from = curve.back();
  curve.push_back(between(from, to, 1.0 / 3));
  curve.push_back(between(from, to, 2.0 / 3));
  curve.push_back(to);
}

/// Corners become round; the arrow head takes the end.
Way as_way(const std::vector<Point>& points) {
  Way way;
  way.tip = points.back();
  way.curve.push_back(points.front());
  const auto length = [&](std::size_t i) {
    return std::hypot(points[i + 1].x - points[i].x, points[i + 1].y - points[i].y);
  };
  for (std::size_t i = 1; i + 1 < points.size(); ++i) {
    const double before = length(i - 1), after = length(i);
    const double room_after = i + 2 == points.size() ? after - kHead : after / 2;
    const double radius = std::max(0.0, std::min({kCorner, i == 1 ? before : before / 2, room_after}));
    const Point a = between(points[i], points[i - 1], radius / before),
                b = between(points[i], points[i + 1], radius / after);
    straight_to(way.curve, a);
    // a quarter of a circle
    way.curve.push_back(between(a, points[i], 0.5523));
    way.curve.push_back(between(b, points[i], 0.5523));
    way.curve.push_back(b);
  }
  const double last = length(points.size() - 2);
  straight_to(way.curve,
              between(points.back(), points[points.size() - 2], std::min(0.9, kHead / std::max(last, 1e-6))));
  return way;
}

Way straight(const RouteTask& task, const Edge& edge) {
  const PlacedBox& from = task.boxes[static_cast<std::size_t>(edge.from)];
  const PlacedBox& to = task.boxes[static_cast<std::size_t>(edge.to)];
  return straight_way({.width = from.width, .height = from.height}, from.centre,
                      {.width = to.width, .height = to.height}, to.centre);
}

/// How far the lines of the grid can be apart so that the work stays small.
double pitch_for(const RouteTask& task) {
  double left = 1e18, right = -1e18, top = 1e18, bottom = -1e18;
  for (const PlacedBox& box : task.boxes) {
    left = std::min(left, box.centre.x - box.width / 2);
    right = std::max(right, box.centre.x + box.width / 2);
    top = std::min(top, box.centre.y - box.height / 2);
    bottom = std::max(bottom, box.centre.y + box.height / 2);
  }
  const auto edges = static_cast<double>(task.edges.size()), boxes = static_cast<double>(task.boxes.size());
  if (edges > kMostEdgesRouted) return 2 * kCoarsest;
  const double most = std::min(kMostKnots, kMostKnotsTimesEdges / std::max(1.0, edges));
  for (double pitch = kPitch; pitch <= kCoarsest; pitch *= 1.26) {
    // a line through each box may come on top
    const double columns = (right - left) / pitch + 24 + boxes / 4, rows = (bottom - top) / pitch + 24 + boxes / 4;
    if (columns * rows <= most) return pitch;
  }
  return 2 * kCoarsest;
}

bool pieces_cross(Point a, Point b, Point c, Point d) {
  const bool level = std::abs(a.y - b.y) < 1e-6;
  if (level == (std::abs(c.y - d.y) < 1e-6)) return false;
  const auto within = [](double v, double p, double q) {
    return v > std::min(p, q) + 1e-6 && v < std::max(p, q) - 1e-6;
  };
  return level ? within(c.x, a.x, b.x) && within(a.y, c.y, d.y) : within(a.x, c.x, d.x) && within(c.y, a.y, b.y);
}

/// All ways and labels at the end of a round.
struct Drawing {
  std::vector<Trace> traces;
  std::vector<Area> labels;
  double badness = 0;
  int poor = 0;
};

class Drawer {
 public:
  Drawer(const RouteTask& task, double pitch)
      : task_{task},
        grid_{task, pitch},
        finder_{grid_, task},
        sheet_{task},
        traces_(task.edges.size()),
        labels_(task.edges.size()),
        costs_(task.edges.size()),
        views_(task.edges.size()) {}

  Routes run() {
    std::vector<std::size_t> order(task_.edges.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t e) { return span(task_.edges[e]); });
    Drawing best;
    int idle = 0;
    for (int round = 0; round < kRounds && idle < kPatience && (round == 0 || work_ < kMostWork); ++round) {
      changed_ = false;
      for (const std::size_t e : order) again(e, round);
      if (!changed_) break;
      const double bad = badness();
      idle = round > 0 && bad > (1 - kGain) * best.badness ? idle + 1 : 0;
      if (round == 0 || bad < best.badness) best = {traces_, labels_, bad, poor_labels()};
    }
    Routes routes;
    for (std::size_t e = 0; e < best.traces.size(); ++e) {
      const std::vector<Point>& points = best.traces[e].points;
      routes.ways.push_back(points.size() < 2 ? straight(task_, task_.edges[e]) : as_way(points));
      routes.ways.back().label = best.labels[e].width > 0 ? best.labels[e].centre : routes.ways.back().tip;
    }
    routes.poor_labels = best.poor;
    routes.work = work_;
    return routes;
  }

 private:
  [[nodiscard]] const PlacedBox& box(int index) const { return task_.boxes[static_cast<std::size_t>(index)]; }
  [[nodiscard]] double span(const Edge& edge) const {
    if (edge.from == edge.to) return 1e9;  // loops go where there is room
    const Point a = box(edge.from).centre, b = box(edge.to).centre;
    return std::abs(a.x - b.x) + std::abs(a.y - b.y);
  }

  /// What had a say when a way was last found: while nothing there changes, it would be found again.
  struct View {
    Bounds bounds;
    std::size_t changes = 0;  ///< those that were known
    bool whole = false;       ///< all sides were tried that are to be tried
  };
  [[nodiscard]] bool is_settled(std::size_t e) const {
    const View& view = views_[e];
    return view.whole && std::none_of(changes_.begin() + static_cast<std::ptrdiff_t>(view.changes), changes_.end(),
                                      [&](const Bounds& change) { return change.meets(view.bounds); });
  }

  /// Notes what a way and its label cover, as they go or come.
  void note_change(const Trace& trace, const Area& label) {
    const std::vector<Point>& points = trace.points;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      changes_.emplace_back();
      changes_.back().take_in(points[i]);
      changes_.back().take_in(points[i + 1]);
    }
    if (label.width <= 0) return;
    changes_.emplace_back();
    changes_.back().take_in(label.centre, label.width / 2, label.height / 2);
  }

  struct Candidate {
    Found found;
    LabelPlace label;
    [[nodiscard]] double cost() const { return found.cost + label.cost; }
  };

  /// Takes a way up and finds it anew among the others, unless that would give the same.
  void again(std::size_t e, int round) {
    if (round > 0 && (work_ > kMostWork || is_settled(e))) return;
    const Trace trace = traces_[e];
    const Area label = labels_[e];
    take_up(e);
    Candidate best = candidate(e, {}, kFar);
    bool near = best.label.near;
    const bool poor = best.label.cost > kPoorLabel;
    if (round > 0 && poor) near = try_sides(e, best) && near;
    lay_down(e, std::move(best));
    const bool moved = !std::ranges::equal(trace.points, traces_[e].points, same);
    changed_ = changed_ || moved;
    if (moved || !same(label.centre, labels_[e].centre)) {
      note_change(trace, label);
      note_change(traces_[e], labels_[e]);
    }
    views_[e] = {finder_.seen(), changes_.size(), near && (round > 0 || !poor)};
    views_[e].bounds.widen(task_.edges[e].label_width + kReach, task_.edges[e].label_height + kReach);
  }

  /// Another way may have more room for the label. False if one of them had its label far away.
  bool try_sides(std::size_t e, Candidate& best) {
    bool near = true;
    for (const Heading side : {Heading::Up, Heading::Right, Heading::Down, Heading::Left}) {
      for (const Sides& sides : {Sides{.from = side}, Sides{.to = side}}) {
        if (work_ > kMostWork) return false;
        Candidate other = candidate(e, sides, best.cost());
        near = near && other.label.near;
        if (!other.found.trace.points.empty() && other.cost() < best.cost()) best = std::move(other);
      }
    }
    return near;
  }

  void take_up(std::size_t e) {
    sheet_.remove(e, traces_[e].points, labels_[e]);
    grid_.add(traces_[e], -1);
    if (labels_[e].width > 0) grid_.add_label(labels_[e], -1);
    labels_[e] = {};
  }

  void lay_down(std::size_t e, Candidate best) {
    traces_[e] = std::move(best.found.trace);
    grid_.add(traces_[e], 1);
    if (task_.edges[e].label_width > 0) {
      labels_[e] = best.label.area;
      costs_[e] = best.label.cost;
      grid_.add_label(labels_[e], 1);
    }
    sheet_.add(e, traces_[e].points, labels_[e]);
  }

  Candidate candidate(std::size_t e, const Sides& sides, double limit) {
    const std::size_t before = finder_.looked();
    const bool hurried = work_ > kMostFirstWork && traces_[e].points.empty();
    Candidate made{finder_.find(task_.edges[e], sides, limit, hurried ? kMostHurried : 0), {}};
    work_ += finder_.looked() - before;
    if (made.found.trace.points.empty() && limit < kFar) return made;
    if (made.found.trace.points.empty()) {
      const Way way = straight(task_, task_.edges[e]);
      made.found.trace.points = {way.curve.front(), way.tip};
    }
    if (task_.edges[e].label_width <= 0) return made;
    made.label = place_label(task_.edges[e], made.found.trace.points, sheet_);
    work_ += made.label.looked;
    return made;
  }

  /// Labels that stand beside their way, or under which another one goes.
  [[nodiscard]] int poor_labels() const {
    int poor = 0;
    for (std::size_t e = 0; e < labels_.size(); ++e) {
      if (labels_[e].width <= 0) continue;
      bool bad = costs_[e] > kPoorLabel;
      for (std::size_t f = 0; f < traces_.size() && !bad; ++f) {
        const std::vector<Point>& points = traces_[f].points;
        for (std::size_t i = 0; f != e && i + 1 < points.size(); ++i) {
          bad = bad || crosses(labels_[e], points[i], points[i + 1], 0);
        }
      }
      poor += bad ? 1 : 0;
    }
    return poor;
  }

  [[nodiscard]] double badness() const {
    double sum = std::accumulate(costs_.begin(), costs_.end(), 0.0);
    for (std::size_t e = 0; e < traces_.size(); ++e) {
      const std::vector<Point>& points = traces_[e].points;
      for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        sum += kBend + kLength * (std::abs(points[i].x - points[i + 1].x) + std::abs(points[i].y - points[i + 1].y));
        for (std::size_t f = 0; f < e; ++f) {
          const std::vector<Point>& others = traces_[f].points;
          for (std::size_t k = 0; k + 1 < others.size(); ++k) {
            if (pieces_cross(points[i], points[i + 1], others[k], others[k + 1])) sum += kCrossing;
          }
        }
        for (std::size_t f = 0; f < labels_.size(); ++f) {
          if (f != e && labels_[f].width > 0 && crosses(labels_[f], points[i], points[i + 1], 0)) sum += 2 * kCrossing;
        }
      }
    }
    return sum;
  }

  const RouteTask& task_;
  Grid grid_;
  TraceFinder finder_;
  bool changed_ = false;
  std::size_t work_ = 0;
  Sheet sheet_;
  std::vector<Trace> traces_;
  std::vector<Area> labels_;
  std::vector<double> costs_;
  std::vector<View> views_;
  std::vector<Bounds> changes_;
};

}  // namespace

bool can_route(const RouteTask& task) {
  return pitch_for(task) <= kCoarsest;
}

Routes route(const RouteTask& task) {
  if (task.edges.empty()) return {};
  const double pitch = pitch_for(task);
  if (pitch <= kCoarsest) return Drawer{task, pitch}.run();
  Routes routes;
  for (const Edge& edge : task.edges) routes.ways.push_back(straight(task, edge));
  return routes;
}

}  // namespace cancha::graph
