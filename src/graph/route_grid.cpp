#include "graph/route_grid.h"

#include <algorithm>
#include <cmath>

namespace cancha::graph {
namespace {

// all in pixels of a way that is as bad
constexpr double kInBox = 3000;      // a knot within another box, or next to it
constexpr double kNearOwn = 12;      // next to a box that it begins or ends at
constexpr double kInLabel = 300;     // a knot under a label
constexpr double kInKept = 300;      // under something else that is drawn
constexpr double kAlongFrame = 60;   // a knot on the line of a box that holds others
constexpr double kForeignFrame = 8;  // a knot in a box that holds neither end
constexpr double kClear = 9;         // around boxes
constexpr double kStub = 12;  // a way leaves and meets a box straight, so far at least: the arrow head lies there

/// Lines at the wanted places, those nearer than half a pitch made one, and others evenly between and around them.
std::vector<double> lines(std::vector<double> wanted, double from, double to, double pitch) {
  std::ranges::sort(wanted);
  std::vector<double> fixed;
  for (const double at : wanted) {
    if (fixed.empty() || at - fixed.back() > 1.5) fixed.push_back(at);
  }
  std::vector<double> all;
  for (double at = fixed.front() - pitch; at >= from; at -= pitch) all.push_back(at);
  std::ranges::reverse(all);
  for (std::size_t i = 0; i < fixed.size(); ++i) {
    all.push_back(fixed[i]);
    if (i + 1 == fixed.size()) break;
    const double gap = fixed[i + 1] - fixed[i];
    const auto pieces = std::max(1, static_cast<int>(std::lround(gap / pitch)));
    for (int k = 1; k < pieces; ++k) all.push_back(fixed[i] + gap * k / pieces);
  }
  for (double at = fixed.back() + pitch; at <= to; at += pitch) all.push_back(at);
  return all;
}

}  // namespace

Grid::Grid(const RouteTask& task, double pitch) : task_{task} {
  make_lines(pitch);
  cells_.resize(size());
  port_uses_.resize(4 * size());
  mark_boxes();
}

Area Grid::area(int box) const {
  const PlacedBox& b = task_.boxes[static_cast<std::size_t>(box)];
  return {b.centre, b.width, b.height};
}

bool Grid::holds(int outer, int inner) const {
  for (int at = inner; at >= 0; at = task_.boxes[static_cast<std::size_t>(at)].parent) {
    if (at == outer) return true;
  }
  return false;
}

void Grid::make_lines(double pitch) {
  // outside there is room for ways around everything
  const double around = pitch * (4 + std::min<double>(8, static_cast<double>(task_.edges.size()) / 4));
  std::vector<double> xs, ys;
  double left = 1e18, right = -1e18, top = 1e18, bottom = -1e18;
  for (const PlacedBox& box : task_.boxes) {
    // the middle of one that holds others is no better than any other place
    if (box.title <= 0 || task_.boxes.size() == 1) {
      xs.push_back(box.centre.x);
      ys.push_back(box.centre.y);
    }
    left = std::min(left, box.centre.x - box.width / 2);
    right = std::max(right, box.centre.x + box.width / 2);
    top = std::min(top, box.centre.y - box.height / 2);
    bottom = std::max(bottom, box.centre.y + box.height / 2);
  }
  xs_ = lines(std::move(xs), left - around, right + around, pitch);
  ys_ = lines(std::move(ys), top - around, bottom + around, pitch);
}

template <class Act>
void Grid::each_in(const Area& area, double more, Act&& act) {
  const auto range = [](const std::vector<double>& lines, double from, double to) {
    return std::pair{std::ranges::lower_bound(lines, from) - lines.begin(),
                     std::ranges::upper_bound(lines, to) - lines.begin()};
  };
  const auto [left, right] = range(xs_, area.centre.x - area.width / 2 - more, area.centre.x + area.width / 2 + more);
  const auto [top, bottom] = range(ys_, area.centre.y - area.height / 2 - more, area.centre.y + area.height / 2 + more);
  for (auto row = top; row < bottom; ++row) {
    for (auto column = left; column < right; ++column) {
      act(cells_[at({static_cast<int>(column), static_cast<int>(row)})],
          Knot{static_cast<int>(column), static_cast<int>(row)});
    }
  }
}

void Grid::mark_boxes() {
  for (std::size_t i = 0; i < task_.boxes.size(); ++i) {
    const PlacedBox& box = task_.boxes[i];
    const auto here = static_cast<std::int32_t>(i);
    if (box.title <= 0) {
      each_in(area(here), kClear - 1, [&](Cell& cell, Knot) { cell.near = cell.near == -1 ? here : kSeveral; });
      continue;
    }
    each_in(area(here), 0, [&](Cell& cell, Knot) {
      if (cell.frame < 0 || holds(cell.frame, here)) cell.frame = here;
    });
    // its line, and the text at its top
    const double x = box.centre.x, y = box.centre.y, w = box.width, h = box.height;
    for (const Area& side :
         {Area{{x - w / 2, y}, 0, h}, {{x + w / 2, y}, 0, h}, {{x, y - h / 2}, w, 0}, {{x, y + h / 2}, w, 0}}) {
      each_in(side, 4, [](Cell& cell, Knot) { cell.on_frame = true; });
    }
    each_in({{x, y - h / 2 + box.title / 2}, w, box.title}, 2, [](Cell& cell, Knot) { cell.kept_free = true; });
  }
  for (const Area& area : task_.kept_free) each_in(area, 3, [](Cell& cell, Knot) { cell.kept_free = true; });
}

void Grid::add_port(std::vector<Port>& all, int box, Heading out, int line, bool within) const {
  const PlacedBox& b = task_.boxes[static_cast<std::size_t>(box)];
  const bool level = is_level(out);
  const std::vector<double>& along = level ? ys_ : xs_;
  const std::vector<double>& across = level ? xs_ : ys_;
  const double middle = level ? b.centre.y : b.centre.x;
  const double side = level ? b.centre.x : b.centre.y;
  const double half = (level ? b.width : b.height) / 2;
  const bool ahead = out == Heading::Right || out == Heading::Down;
  const double border = side + (ahead ? half : -half);
  // the first line beyond the border; from a box that holds the other end the way goes inwards
  const bool up = ahead != within;
  const auto found = up ? std::ranges::upper_bound(across, border + kStub) - across.begin()
                        : std::ranges::lower_bound(across, border - kStub) - across.begin() - 1;
  if (found < 0 || found >= std::ssize(across)) return;
  Port port;
  port.knot = level ? Knot{static_cast<int>(found), line} : Knot{line, static_cast<int>(found)};
  port.out = within ? opposite(out) : out;
  const double at = along[static_cast<std::size_t>(line)];
  port.border = level ? Point{border, at} : Point{at, border};
  port.offset = std::abs(at - middle);
  port.id = static_cast<std::uint32_t>(4 * this->at(port.knot) + static_cast<std::size_t>(port.out));
  all.push_back(port);
}

std::vector<Port> Grid::ports(int box, bool within) const {
  std::vector<Port> all;
  const PlacedBox& b = task_.boxes[static_cast<std::size_t>(box)];
  for (const Heading out : {Heading::Down, Heading::Right, Heading::Up, Heading::Left}) {
    const bool level = is_level(out);
    const std::vector<double>& along = level ? ys_ : xs_;
    const double middle = level ? b.centre.y : b.centre.x;
    const double half = (level ? b.height : b.width) / 2;
    const double reach = b.round ? 1.6 : std::max(1.6, half - 7);
    for (std::size_t i = 0; i < along.size(); ++i) {
      if (std::abs(along[i] - middle) <= reach) add_port(all, box, out, static_cast<int>(i), within);
    }
  }
  return all;
}

bool Grid::strictly_inside(Knot k, int box) const {
  const Point p = point(k);
  const Area a = area(box);
  return std::abs(p.x - a.centre.x) < a.width / 2 + 2 && std::abs(p.y - a.centre.y) < a.height / 2 + 2;
}

double Grid::standing(Knot k, int from, int to) const {
  return kInLabel * cells_[at(k)].labels + standing_among_boxes(k, from, to);
}

double Grid::standing_among_boxes(Knot k, int from, int to) const {
  const Cell& cell = cells_[at(k)];
  double cost = 0;
  if (cell.near == kSeveral) {
    cost += kInBox;
  } else if (cell.near >= 0) {
    cost += cell.near != from && cell.near != to ? kInBox : strictly_inside(k, cell.near) ? kInBox : kNearOwn;
  }
  if (cell.kept_free) cost += kInKept;
  if (cell.on_frame) cost += kAlongFrame;
  if (cell.frame >= 0 && !holds(cell.frame, from) && !holds(cell.frame, to)) cost += kForeignFrame;
  return cost;
}

void Grid::add(const Trace& trace, int by) {
  const auto step = static_cast<std::int16_t>(by);
  for (std::size_t i = 0; i < trace.knots.size(); ++i) {
    const Knot here = trace.knots[i];
    Cell& cell = cells_[at(here)];
    const bool last = i + 1 == trace.knots.size();
    const bool level_before = i > 0 ? trace.knots[i - 1].row == here.row : last || trace.knots[i + 1].row == here.row;
    const bool level_after = last ? level_before : trace.knots[i + 1].row == here.row;
    if (level_before != level_after) {
      cell.turns = static_cast<std::int16_t>(cell.turns + step);
    } else {
      std::int16_t& through = level_after ? cell.through_level : cell.through_upright;
      through = static_cast<std::int16_t>(through + step);
    }
    if (last) break;
    const Knot there = trace.knots[i + 1];
    Cell& begin = cells_[at({std::min(here.column, there.column), std::min(here.row, there.row)})];
    std::int16_t& piece = here.row == there.row ? begin.level : begin.upright;
    piece = static_cast<std::int16_t>(piece + step);
  }
  if (trace.knots.empty()) return;
  port_uses_[trace.from] += by;
  port_uses_[trace.to] += by;
}

void Grid::add_label(const Area& label, int by) {
  each_in(label, 3, [&](Cell& cell, Knot) { cell.labels = static_cast<std::int16_t>(cell.labels + by); });
}

}  // namespace cancha::graph
