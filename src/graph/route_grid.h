#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "graph/route_area.h"
#include "graph/route_queue.h"

/// The grid on which ways are found, and what lies on it.
namespace cancha::graph {

/// Where a way heads.
enum class Heading : std::uint8_t { Right, Down, Left, Up };
constexpr bool is_level(Heading h) {
  return h == Heading::Right || h == Heading::Left;
}
constexpr Heading opposite(Heading h) {
  return static_cast<Heading>((static_cast<int>(h) + 2) % 4);
}

/// A crossing of two lines of the grid.
struct Knot {
  int column = 0;
  int row = 0;
  bool operator==(const Knot&) const = default;
};

/// Where a way may leave or meet a box.
struct Port {
  Knot knot;             ///< the first outside of the box
  Heading out;           ///< from the box there
  Point border;          ///< on the box
  double offset = 0;     ///< from the middle of the side, pixels
  std::uint32_t id = 0;  ///< to count how many ways use it
};

/// A way along the grid: ports at both ends and the corners between, ends on the borders.
struct Trace {
  std::vector<Point> points;
  std::vector<Knot> knots;  ///< each one that it passes
  std::uint32_t from = 0;   ///< ids of its ports
  std::uint32_t to = 0;
};

/// Lines about every ten pixels, one through the middle of every box, and who uses which piece of them.
class Grid {
 public:
  /// `pitch` is how far lines are apart, about.
  Grid(const RouteTask& task, double pitch);

  [[nodiscard]] int columns() const { return static_cast<int>(xs_.size()); }
  [[nodiscard]] int rows() const { return static_cast<int>(ys_.size()); }
  [[nodiscard]] std::size_t size() const { return xs_.size() * ys_.size(); }
  [[nodiscard]] std::size_t at(Knot k) const {
    return static_cast<std::size_t>(k.row) * xs_.size() + static_cast<std::size_t>(k.column);
  }
  [[nodiscard]] Knot knot(std::size_t index) const {
    return {static_cast<int>(index % xs_.size()), static_cast<int>(index / xs_.size())};
  }
  [[nodiscard]] Point point(Knot k) const {
    return {xs_[static_cast<std::size_t>(k.column)], ys_[static_cast<std::size_t>(k.row)]};
  }
  [[nodiscard]] bool has(Knot k) const { return k.column >= 0 && k.row >= 0 && k.column < columns() && k.row < rows(); }
  [[nodiscard]] static Knot next(Knot k, Heading heading);

  /// All ports of a box; `within`: those of a box that holds the other end lead inwards.
  [[nodiscard]] std::vector<Port> ports(int box, bool within) const;
  [[nodiscard]] int uses(const Port& port) const { return port_uses_[port.id]; }

  /// What it costs to be at a knot for a way between two boxes, apart from other ways.
  [[nodiscard]] double standing(Knot k, int from, int to) const;
  [[nodiscard]] double standing_among_boxes(Knot k, int from, int to) const;  ///< the same, apart from labels
  /// What it costs to go from a knot to its neighbour, and to turn or go on there, because of other ways.
  [[nodiscard]] double passing(Knot k, Heading heading) const;
  [[nodiscard]] double meeting(Knot k, bool turns, Heading heading) const;

  void add(const Trace& trace, int by);       ///< by 1, or by -1 to take it away
  void add_label(const Area& label, int by);  ///< the same for labels
  [[nodiscard]] bool strictly_inside(Knot k, int box) const;

 private:
  struct Cell {
    std::int16_t level = 0;    ///< ways on the piece to the right
    std::int16_t upright = 0;  ///< ways on the piece below
    std::int16_t through_level = 0;
    std::int16_t through_upright = 0;
    std::int16_t turns = 0;
    std::int16_t labels = 0;
    std::int32_t near = -1;   ///< box that it is too near to; kSeveral = more than one
    std::int32_t frame = -1;  ///< innermost box with others in it
    bool on_frame = false;    ///< on the line of such a box, or nearly
    bool kept_free = false;
  };
  static constexpr std::int32_t kSeveral = -2;
  static constexpr double kShared = 90;  ///< a piece that another way uses, in pixels of a way that is as bad
  static constexpr double kCrossing = 40;
  static constexpr double kTouching = 160;  ///< a corner on another way

  void make_lines(double pitch);
  void mark_boxes();
  template <class Act>
  void each_in(const Area& area, double more, Act&& act);
  [[nodiscard]] bool holds(int outer, int inner) const;
  [[nodiscard]] Area area(int box) const;
  void add_port(std::vector<Port>& all, int box, Heading out, int line, bool within) const;

  const RouteTask& task_;
  std::vector<double> xs_;
  std::vector<double> ys_;
  std::vector<Cell> cells_;
  std::vector<int> port_uses_;
};

inline Knot Grid::next(Knot k, Heading heading) {
  constexpr std::array<int, 4> kRight = {1, 0, -1, 0};
  constexpr std::array<int, 4> kDown = {0, 1, 0, -1};
  const auto h = static_cast<std::size_t>(heading);
  return {k.column + kRight[h], k.row + kDown[h]};
}

inline double Grid::passing(Knot k, Heading heading) const {
  const Knot begin = heading == Heading::Left || heading == Heading::Up ? next(k, heading) : k;
  const Cell& cell = cells_[at(begin)];
  return kShared * (is_level(heading) ? cell.level : cell.upright);
}

inline double Grid::meeting(Knot k, bool turns, Heading heading) const {
  const Cell& cell = cells_[at(k)];
  if (turns) return kTouching * (cell.through_level + cell.through_upright + cell.turns);
  return kCrossing * (is_level(heading) ? cell.through_upright : cell.through_level) + kTouching * cell.turns;
}

/// Sides at which a way shall leave and come; nothing = any.
struct Sides {
  std::optional<Heading> from = {};
  std::optional<Heading> to = {};
};

/// A way and what it costs.
struct Found {
  Trace trace;
  double cost = std::numeric_limits<double>::infinity();
};

/// Finds ways on a grid, one after another.
class TraceFinder {
 public:
  TraceFinder(const Grid& grid, const RouteTask& task)
      : grid_{grid}, task_{task}, marks_(4 * grid.size()), goals_(4 * grid.size(), -1) {}

  /// The cheapest way between two boxes as the grid is now, if it costs less than `limit`; else one without points.
  /// With `hurried` above 0 it heeds boxes alone, looks at no more knots than that, and may find none.
  [[nodiscard]] Found find(const Edge& edge, const Sides& sides, double limit, std::size_t hurried = 0);
  /// How many knots were looked at so far: what it has cost.
  [[nodiscard]] std::size_t looked() const { return looked_; }
  /// Where it has looked since this was last asked: what lies elsewhere has had no say.
  [[nodiscard]] Bounds seen() { return std::exchange(seen_, {}); }

 private:
  friend class Search;
  /// What is known of a knot and heading; of an older search where the turn is another.
  struct Mark {
    double cost = 0;
    std::int32_t came = 0;  ///< knot and heading before; -1 - i: from port i
    std::uint32_t turn = 0;
  };
  const Grid& grid_;
  const RouteTask& task_;
  std::vector<Mark> marks_;
  std::vector<std::int32_t> goals_;  // ports that the search of now may end at, by knot and heading
  SearchQueue open_;
  std::uint32_t turn_ = 0;
  std::size_t looked_ = 0;
  Bounds seen_;
};

}  // namespace cancha::graph
