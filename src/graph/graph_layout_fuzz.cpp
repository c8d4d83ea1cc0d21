#include <cmath>
#include <cstddef>
#include <cstdint>

#include "base/expects.h"
#include "graph/layout.h"

// Any bytes as a graph: how many nodes, the direction, then four bytes an edge (ends, label, weight). Graphviz must
// neither crash nor hang, and everything has a finite place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::graph;
  if (size < 4 || size > 400) return 0;  // a hundred edges show what there is
  Graph graph;
  graph.direction = data[1] % 2 == 0 ? Direction::Down : Direction::Right;
  for (std::size_t i = 0; i < 1u + data[0] % 40; ++i) {
    const std::size_t byte = data[i % size];
    graph.nodes.push_back({.width = static_cast<double>(byte), .height = static_cast<double>((byte * 7) % 61)});
    if (data[2] % 3 == 0) graph.nodes.back().rank = static_cast<Rank>(byte % 3);
  }
  const auto nodes = static_cast<int>(graph.nodes.size());
  for (std::size_t i = 3; i + 4 <= size; i += 4) {
    Edge edge{.from = data[i] % nodes, .to = data[i + 1] % nodes};
    if (data[i + 2] % 3 == 0) edge.label_width = 1 + data[i + 2], edge.label_height = 14;
    edge.weight = 1 + data[i + 3] % 100;
    graph.edges.push_back(edge);
  }
  const auto layout = lay_out(graph);
  if (!layout) return 0;
  CANCHA_EXPECTS(layout->nodes.size() == graph.nodes.size() && layout->edges.size() == graph.edges.size());
  for (const Way& way : layout->edges) {
    CANCHA_EXPECTS(way.curve.size() % 3 == 1);
    for (const Point p : way.curve) CANCHA_EXPECTS(std::isfinite(p.x) && std::isfinite(p.y));
  }
  return 0;
}
