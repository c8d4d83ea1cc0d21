#include "graph/tangle.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cancha::graph {
namespace {

constexpr double kArrowLength = 7;  // pixels, as Graphviz draws it

std::size_t place(int node) {
  return static_cast<std::size_t>(node);
}

/// The edges that leave each node.
std::vector<std::vector<std::size_t>> leaving(const Graph& graph) {
  std::vector<std::vector<std::size_t>> out(graph.nodes.size());
  for (std::size_t e = 0; e < graph.edges.size(); ++e) out[place(graph.edges[e].from)].push_back(e);
  return out;
}

/// Nodes in an order in which edges point ahead, but for those that close a circle.
std::vector<std::size_t> order(const Graph& graph) {
  const auto out = leaving(graph);
  std::vector<std::size_t> next(graph.nodes.size(), 0), path, done;
  std::vector<bool> seen(graph.nodes.size(), false);
  for (std::size_t start = 0; start < graph.nodes.size(); ++start) {
    if (seen[start]) continue;
    seen[start] = true;
    path.push_back(start);
    while (!path.empty()) {
      const std::size_t node = path.back();
      if (next[node] == out[node].size()) {
        done.push_back(node);
        path.pop_back();
        continue;
      }
      const std::size_t to = place(graph.edges[out[node][next[node]++]].to);
      if (!seen[to]) path.push_back(to);
      seen[to] = true;
    }
  }
  std::ranges::reverse(done);
  return done;
}

/// Where the line from the centre of a box towards a point leaves it.
Point border(const Node& box, Point centre, Point towards) {
  const double dx = towards.x - centre.x, dy = towards.y - centre.y;
  const double share =
      std::max(std::abs(dx) / std::max(box.width / 2, 1e-9), std::abs(dy) / std::max(box.height / 2, 1e-9));
  if (share <= 1) return centre;  // the boxes lie over one another
  return {centre.x + dx / share, centre.y + dy / share};
}

/// How many ranks each edge crosses where every node stands behind all that point at it; a label doubles them all, as
/// it gives every edge a rank more to cross.
std::vector<long> spans(const Graph& graph) {
  const auto nodes = order(graph);
  const auto out = leaving(graph);
  std::vector<std::size_t> turn(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) turn[nodes[i]] = i;
  // the longest way to each node
  std::vector<long> rank(nodes.size(), 0);
  for (const std::size_t node : nodes) {
    for (const std::size_t e : out[node]) {
      const std::size_t to = place(graph.edges[e].to);
      if (turn[to] > turn[node]) rank[to] = std::max(rank[to], rank[node] + 1);
    }
  }
  const bool labels = std::ranges::any_of(graph.edges, [](const Edge& edge) { return edge.label_width > 0; });
  std::vector<long> result;
  for (const Edge& edge : graph.edges) {
    result.push_back((labels ? 2 : 1) * std::max(1L, std::abs(rank[place(edge.to)] - rank[place(edge.from)])));
  }
  return result;
}

}  // namespace

long tangle(const Graph& graph) {
  const auto each = spans(graph);
  return std::accumulate(each.begin(), each.end(), 0L);
}

std::vector<bool> shaping_edges(const Graph& graph, long budget) {
  const auto span = spans(graph);
  if (std::accumulate(span.begin(), span.end(), 0L) <= budget) return std::vector<bool>(graph.edges.size(), true);
  std::vector<std::size_t> by_span(graph.edges.size());
  std::iota(by_span.begin(), by_span.end(), std::size_t{0});
  std::ranges::stable_sort(by_span, {}, [&](std::size_t e) { return span[e]; });
  std::vector<bool> chosen(graph.edges.size(), false), reached(graph.nodes.size(), false);
  long sum = 0;
  const auto choose = [&](std::size_t e) {
    if (chosen[e] || sum + span[e] > budget) return;
    chosen[e] = true;
    sum += span[e];
  };
  for (const std::size_t e : by_span) {
    const std::size_t to = place(graph.edges[e].to);
    if (reached[to] || graph.edges[e].from == graph.edges[e].to) continue;
    reached[to] = true;
    choose(e);
  }
  for (const std::size_t e : by_span) choose(e);
  return chosen;
}

Way straight_way(const Node& from, Point p_from, const Node& to, Point p_to) {
  const Point start = border(from, p_from, p_to), tip = border(to, p_to, p_from);
  const double dx = tip.x - start.x, dy = tip.y - start.y;
  const double length = std::hypot(dx, dy);
  const double share = length > kArrowLength ? 1 - kArrowLength / length : 0;
  const auto at = [&](double part) { return Point{start.x + part * share * dx, start.y + part * share * dy}; };
  return {{at(0), at(1.0 / 3), at(2.0 / 3), at(1)}, tip, {(start.x + tip.x) / 2, (start.y + tip.y) / 2}};
}

}  // namespace cancha::graph
