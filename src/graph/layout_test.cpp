#include "graph/layout.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <thread>

#include "base/json.h"
#include "base/json_read.h"
#include "base/random.h"
#include "graph/tangle.h"

namespace cancha::graph {
namespace {

Graph boxes(std::size_t count) {
  Graph graph;
  graph.nodes.assign(count, {.width = 80, .height = 30});
  return graph;
}

/// A graph of any shape: circles, loops, parallel edges, labels, ranks.
Graph random_graph(Random& random, std::size_t most_nodes, std::size_t most_edges) {
  Graph graph = boxes(1 + random.below(most_nodes));
  graph.direction = random.below(2) == 0 ? Direction::Down : Direction::Right;
  const std::size_t labelled = random.below(3), ranked = random.below(3);
  for (Node& node : graph.nodes) {
    node.width = static_cast<double>(random.below(200));
    node.height = static_cast<double>(random.below(60));
    if (ranked == 0 && random.below(6) == 0) node.rank = static_cast<Rank>(random.below(3));
  }
  for (std::size_t i = random.below(most_edges); i > 0; --i) {
    Edge edge{.from = static_cast<int>(random.below(graph.nodes.size())),
              .to = static_cast<int>(random.below(graph.nodes.size()))};
    if (labelled == 0 && random.below(2) == 0) edge.label_width = 60, edge.label_height = 14;
    if (random.below(8) == 0) edge.weight = 10;
    graph.edges.push_back(edge);
  }
  return graph;
}

void expect_whole(const Graph& graph, const Layout& layout) {
  ASSERT_EQ(layout.nodes.size(), graph.nodes.size());
  ASSERT_EQ(layout.edges.size(), graph.edges.size());
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
    const Point p = layout.nodes[i];
    EXPECT_GE(p.x - graph.nodes[i].width / 2, -1);
    EXPECT_GE(p.y - graph.nodes[i].height / 2, -1);
    EXPECT_LE(p.x + graph.nodes[i].width / 2, layout.width + 1);
    EXPECT_LE(p.y + graph.nodes[i].height / 2, layout.height + 1);
  }
  for (const Way& way : layout.edges) {
    EXPECT_EQ(way.curve.size() % 3, 1u);
    for (const Point p : way.curve) EXPECT_TRUE(std::isfinite(p.x) && std::isfinite(p.y));
  }
}

TEST(GraphLayout, EdgesPointDownOrRight) {
  Graph graph = boxes(2);
  graph.edges = {{.from = 0, .to = 1}};

  const auto down = lay_out(graph);
  graph.direction = Direction::Right;
  const auto right = lay_out(graph);

  ASSERT_TRUE(down && right);
  EXPECT_EQ(down->nodes[0].x, down->nodes[1].x);
  EXPECT_EQ(down->nodes[1].y - down->nodes[0].y, 30 + graph.rank_gap);
  EXPECT_EQ(right->nodes[0].y, right->nodes[1].y);
  EXPECT_EQ(right->nodes[1].x - right->nodes[0].x, 80 + graph.rank_gap);
  // from the lower side of one to the upper side of the other
  const Way& way = down->edges[0];
  EXPECT_NEAR(way.curve.front().y, down->nodes[0].y + 15, 1);
  EXPECT_NEAR(way.tip.y, down->nodes[1].y - 15, 1);
  EXPECT_LT(way.curve.back().y, way.tip.y);
}

TEST(GraphLayout, EdgesThatPointBackStillGoFromTheirTailToTheirHead) {
  Graph graph = boxes(3);
  graph.edges = {{.from = 0, .to = 1}, {.from = 1, .to = 2}, {.from = 2, .to = 0}, {.from = 1, .to = 1}};

  const auto layout = lay_out(graph);

  ASSERT_TRUE(layout);
  const auto near = [](Point a, Point b) { return std::abs(a.x - b.x) < 42 && std::abs(a.y - b.y) < 17; };
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    EXPECT_TRUE(near(layout->edges[e].curve.front(), layout->nodes[static_cast<std::size_t>(graph.edges[e].from)]))
        << e;
    EXPECT_TRUE(near(layout->edges[e].tip, layout->nodes[static_cast<std::size_t>(graph.edges[e].to)])) << e;
  }
}

TEST(GraphLayout, LabelsGetRoomAndHintsAreHeard) {
  Graph graph = boxes(4);
  graph.edges = {{.from = 0, .to = 1, .label_width = 120, .label_height = 20}, {.from = 0, .to = 2}};
  graph.edges.push_back({.from = 1, .to = 3});
  graph.nodes[3].rank = Rank::First;
  graph.nodes[0].rank = Rank::Last;

  const auto layout = lay_out(graph);

  ASSERT_TRUE(layout);
  const Point label = layout->edges[0].label;
  EXPECT_LT(label.y + 10, layout->nodes[0].y - 15);
  EXPECT_GT(label.y - 10, layout->nodes[1].y + 15);
  EXPECT_LT(layout->nodes[3].y, layout->nodes[1].y);
  EXPECT_LT(layout->edges[2].tip.y, layout->edges[2].curve.front().y);
  expect_whole(graph, *layout);
}

TEST(GraphLayout, AnythingIsLaidOutAndTheSameGraphTheSameWay) {
  Random random{11};
  for (int i = 0; i < 60; ++i) {
    const Graph graph = random_graph(random, 16, 30);
    const auto layout = lay_out(graph);
    ASSERT_TRUE(layout) << to_json(graph);
    expect_whole(graph, *layout);
    ASSERT_EQ(to_json(*layout), to_json(*lay_out(graph))) << to_json(graph);
  }
}

TEST(GraphLayout, TanglesAreGivenUpOn) {
  Random random{12};
  for (const std::size_t nodes : {20u, 200u, 2000u}) {
    Graph graph = boxes(nodes);
    for (int i = 0; i < 8000; ++i) {
      graph.edges.push_back(
          {.from = static_cast<int>(random.below(nodes)), .to = static_cast<int>(random.below(nodes))});
    }
    const auto layout = lay_out(graph);
    ASSERT_TRUE(layout);
    expect_whole(graph, *layout);
  }
  // labels by the hundred, and larger than any sheet
  for (const auto& [nodes, count] : {std::pair{40u, 100u}, {40u, 190u}, {40u, 2000u}, {200u, 600u}}) {
    Graph graph = boxes(nodes);
    for (std::size_t i = 0; i < count; ++i) {
      graph.edges.push_back(
          {.from = static_cast<int>(random.below(nodes)), .to = static_cast<int>(random.below(nodes))});
      graph.edges.back().label_width = i % 50 == 0 ? kMostPixels : 80;
      graph.edges.back().label_height = 14;
    }
    const auto layout = lay_out(graph);
    ASSERT_TRUE(layout);
    expect_whole(graph, *layout);
  }
  // the worst there is: long edges along a long chain
  Graph graph = boxes(2000);
  for (int i = 0; i + 1 < 2000; ++i) graph.edges.push_back({.from = i, .to = i + 1});
  for (int i = 0; i < 6000; ++i) graph.edges.push_back({.from = i % 500, .to = 1999 - i % 700});
  const auto layout = lay_out(graph);
  ASSERT_TRUE(layout);
  expect_whole(graph, *layout);
}

TEST(GraphLayout, WorksFromSeveralThreads) {
  Graph graph = boxes(5);
  for (int i = 0; i < 5; ++i) graph.edges.push_back({.from = i, .to = (i * 2) % 5});
  const std::string expected = to_json(*lay_out(graph));
  std::vector<std::thread> threads;
  std::array<std::string, 4> got;
  for (std::string& mine : got) threads.emplace_back([&] { mine = to_json(*lay_out(graph)); });
  for (std::thread& thread : threads) thread.join();
  for (const std::string& mine : got) EXPECT_EQ(mine, expected);
}

TEST(GraphLayout, TravelsAsJson) {
  Graph graph;
  ASSERT_TRUE(parse_json(R"({"direction": "right", "nodes": [{"width": 80, "height": 30, "rank": "last"}, {}],
                             "edges": [{"from": 1, "to": 0, "weight": 2}]})",
                         graph));
  EXPECT_EQ(graph.direction, Direction::Right);
  EXPECT_EQ(graph.nodes[0].rank, Rank::Last);
  EXPECT_EQ(graph.edges[0].weight, 2);
  const std::string layout = to_json(*lay_out(graph));
  EXPECT_TRUE(layout.starts_with(R"({"width":)")) << layout;
  EXPECT_NE(layout.find(R"("curve":[{"x":)"), std::string::npos) << layout;
}

TEST(GraphLayout, NothingIsASmallSheet) {
  const auto layout = lay_out({});
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->width, 16);
  EXPECT_TRUE(layout->nodes.empty());
}

TEST(GraphLayout, WrongGraphsAreRefusedWithAReason) {
  const auto said = [](const Graph& graph) { return lay_out(graph).error().text(); };
  EXPECT_EQ(said(boxes(2001)), "graph: has 2001 nodes, at most 2000 can be laid out (show a part of it)");
  Graph graph = boxes(1);
  graph.edges.assign(8001, {});
  EXPECT_EQ(said(graph), "graph: has 8001 edges, at most 8000 can be laid out (show a part of it)");
  graph.edges = {{.from = 0, .to = 1}};
  EXPECT_EQ(said(graph), "graph: edge 0 ends at a node that is not there");
  graph.edges = {{.from = -1, .to = 0}};
  EXPECT_EQ(said(graph), "graph: edge 0 ends at a node that is not there");
  graph.edges = {{.label_width = -4}};
  EXPECT_EQ(said(graph), "graph: the label of edge 0 is not from 0 to 10000 pixels wide and high");
  graph.edges = {{.weight = 0}};
  EXPECT_EQ(said(graph), "graph: the weight of edge 0 is not 1 to 100");
  graph = boxes(1);
  graph.nodes[0].width = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(said(graph), "graph: node 0 is not from 0 to 10000 pixels wide and high");
  graph = boxes(1);
  graph.rank_gap = 1e9;
  EXPECT_EQ(said(graph), "graph: has a gap or margin that is not from 0 to 10000 pixels");
}

TEST(GraphTangle, CountsTheRanksThatEdgesCross) {
  Graph graph = boxes(3);
  graph.edges = {{.from = 0, .to = 1}, {.from = 1, .to = 2}, {.from = 0, .to = 2}, {.from = 2, .to = 0}};
  EXPECT_EQ(tangle(graph), 1 + 1 + 2 + 2);
  graph.edges[0].label_width = 10;
  EXPECT_EQ(tangle(graph), 12);
}

TEST(GraphTangle, ShortEdgesShapeTheLayout) {
  Graph graph = boxes(4);
  graph.edges = {{.from = 0, .to = 3}, {.from = 0, .to = 1}, {.from = 1, .to = 2},
                 {.from = 2, .to = 3}, {.from = 0, .to = 2}, {.from = 1, .to = 1}};
  EXPECT_EQ(tangle(graph), 3 + 1 + 1 + 1 + 2 + 1);
  EXPECT_EQ(shaping_edges(graph, 9), (std::vector<bool>(6, true)));
  EXPECT_EQ(shaping_edges(graph, 3), (std::vector<bool>{false, true, true, true, false, false}));
  EXPECT_EQ(shaping_edges(graph, 6), (std::vector<bool>{false, true, true, true, true, true}));
}

}  // namespace
}  // namespace cancha::graph
