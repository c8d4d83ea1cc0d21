#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"

/// Where the nodes of a directed graph go on a sheet, and the ways of its edges.
///
/// All lengths are pixels, x to the right, y down, the upper left corner of the sheet being (0, 0). Things are told by
/// their places in the lists, so whoever draws keeps names, looks and links to himself.
///
///     Graph graph;
///     graph.nodes = {{.width = 80, .height = 30}, {.width = 60, .height = 30}};
///     graph.edges = {{.from = 0, .to = 1}};
///     const Result<Layout> layout = lay_out(graph);  // layout->nodes[1].y > layout->nodes[0].y
namespace cancha::graph {

inline constexpr std::size_t kMostNodes = 2000;
inline constexpr std::size_t kMostEdges = 8000;
inline constexpr double kMostPixels = 10000;  ///< of the sides of a node or label

/// Which way edges point where nothing forces them back.
enum class Direction : std::uint8_t { Down, Right };
constexpr std::array<std::string_view, 2> names(Direction) {
  return {"down", "right"};
}

/// Where a node would like to stand: anywhere, before what it is linked with, behind it.
enum class Rank : std::uint8_t { Free, First, Last };
constexpr std::array<std::string_view, 3> names(Rank) {
  return {"free", "first", "last"};
}

/// A box to be placed.
struct Node {
  double width = 0;
  double height = 0;
  Rank rank = Rank::Free;
  bool round = false;  ///< a circle: arrows meet it in the middles of its sides
  double mark = 0;     ///< pixels at its left that labels and ways keep free, for a mark at half its height

  static constexpr auto fields() {
    return list_of(entry("width", &Node::width, "pixels"), entry("height", &Node::height, "pixels"),
                   entry("rank", &Node::rank, "free, first or last"), entry("round", &Node::round, "a circle"),
                   entry("mark", &Node::mark, "pixels kept free at its left"));
  }
};

/// An arrow to be drawn; loops and parallel arrows are fine.
struct Edge {
  int from = 0;
  int to = 0;
  double label_width = 0;  ///< 0 = no label
  double label_height = 0;
  int weight = 1;  ///< 1…100, heavy ones are short and straight

  static constexpr auto fields() {
    return list_of(entry("from", &Edge::from, "place in the list of nodes"), entry("to", &Edge::to),
                   entry("label_width", &Edge::label_width, "pixels, 0 = no label"),
                   entry("label_height", &Edge::label_height, "pixels"),
                   entry("weight", &Edge::weight, "1 to 100; heavy ones are short and straight"));
  }
};

/// What is to be laid out.
struct Graph {
  Direction direction = Direction::Down;
  double node_gap = 24;  ///< between neighbours
  double rank_gap = 40;  ///< along the direction
  double margin = 8;     ///< around everything
  std::vector<Node> nodes;
  std::vector<Edge> edges;

  static constexpr auto fields() {
    return list_of(entry("direction", &Graph::direction, "down or right"),
                   entry("node_gap", &Graph::node_gap, "pixels between neighbours"),
                   entry("rank_gap", &Graph::rank_gap, "pixels along the direction"),
                   entry("margin", &Graph::margin, "pixels around everything"), entry("nodes", &Graph::nodes),
                   entry("edges", &Graph::edges));
  }
};

struct Point {
  double x = 0;
  double y = 0;

  static constexpr std::string_view kName = "cancha.Point";
  static constexpr auto fields() { return list_of(entry("x", &Point::x), entry("y", &Point::y)); }
};

/// The way of an edge: cubic Bézier pieces end to end, then an arrow head up to the tip.
struct Way {
  std::vector<Point> curve;  ///< the start, then three points for each piece; the last is the foot of the arrow head
  Point tip;                 ///< of the arrow head, at the border of the node
  Point label;               ///< centre, where there is one

  static constexpr std::string_view kName = "cancha.Way";
  static constexpr auto fields() {
    return list_of(entry("curve", &Way::curve, "the start, then three points for each cubic piece"),
                   entry("tip", &Way::tip, "of the arrow head; its foot is the last point of the curve"),
                   entry("label", &Way::label, "centre"));
  }
};

/// Places for everything in a Graph, in the same order.
struct Layout {
  double width = 0;
  double height = 0;
  std::vector<Point> nodes;  ///< centres
  std::vector<Way> edges;

  static constexpr auto fields() {
    return list_of(entry("width", &Layout::width, "pixels"), entry("height", &Layout::height, "pixels"),
                   entry("nodes", &Layout::nodes, "centres"), entry("edges", &Layout::edges));
  }
};

/// Lays a graph out; the same graph gives the same layout. Refuses what is too large or names nodes that are not there.
/// Where edges have labels, ways go along a grid (`route.h`) and labels lie over nothing; a graph without labels, or
/// too large a one, has curves. May be called from several threads, which then wait for one another.
[[nodiscard]] Result<Layout> lay_out(const Graph& graph);

}  // namespace cancha::graph
