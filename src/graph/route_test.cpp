#include "graph/route.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/json.h"
#include "base/random.h"
#include "support/overlaps.h"

namespace cancha::graph {
namespace {

std::vector<Area> areas(const RouteTask& task) {
  std::vector<Area> all;
  for (const PlacedBox& box : task.boxes) {
    if (box.title <= 0) all.push_back({box.centre, box.width, box.height});
  }
  return all;
}

/// How far a point is from the border of a box.
double from_border(const PlacedBox& box, Point p) {
  const double x = std::abs(p.x - box.centre.x) - box.width / 2, y = std::abs(p.y - box.centre.y) - box.height / 2;
  return x > 0 || y > 0 ? std::hypot(std::max(x, 0.0), std::max(y, 0.0)) : -std::max(x, y);
}

void expect_between_its_boxes(const RouteTask& task, const std::vector<Way>& ways) {
  ASSERT_EQ(ways.size(), task.edges.size());
  for (std::size_t i = 0; i < ways.size(); ++i) {
    ASSERT_EQ(ways[i].curve.size() % 3, 1u);
    EXPECT_LT(from_border(task.boxes[static_cast<std::size_t>(task.edges[i].from)], ways[i].curve.front()), 2) << i;
    EXPECT_LT(from_border(task.boxes[static_cast<std::size_t>(task.edges[i].to)], ways[i].tip), 2) << i;
  }
}

TEST(Route, GoesAroundWhatIsInTheWay) {
  const RouteTask task{.boxes = {{{0, 0}, 80, 40}, {{300, 0}, 80, 40}, {{150, 0}, 80, 40}},
                       .edges = {{.from = 0, .to = 1, .label_width = 60, .label_height = 14},
                                 {.from = 1, .to = 0, .label_width = 60, .label_height = 14},
                                 {.from = 0, .to = 1, .label_width = 60, .label_height = 14}}};

  const std::vector<Way> ways = route(task).ways;

  expect_between_its_boxes(task, ways);
  const Overlaps found = overlaps_in(areas(task), task.edges, ways);
  EXPECT_EQ(found.label_box + found.label_label + found.label_way + found.way_box, 0);
}

TEST(Route, IsStraightWhereItCanBe) {
  const RouteTask task{.boxes = {{{0, 0}, 80, 40}, {{0, 160}, 80, 40}},
                       .edges = {{.from = 0, .to = 1, .label_width = 90, .label_height = 28}}};
  const std::vector<Way> ways = route(task).ways;
  for (const Point p : ways[0].curve) EXPECT_NEAR(p.x, 0, 1e-6);
  EXPECT_NEAR(ways[0].tip.y, 140, 1e-6);
  EXPECT_NEAR(ways[0].label.x, 0, 1e-6);
  EXPECT_NEAR(ways[0].label.y, 80, 6);
}

TEST(Route, LoopsLeaveTheirBoxAndStandApart) {
  RouteTask task{.boxes = {{{0, 0}, 80, 40}}, .edges = {}};
  for (int i = 0; i < 3; ++i) task.edges.push_back({.from = 0, .to = 0, .label_width = 70, .label_height = 14});

  const std::vector<Way> ways = route(task).ways;

  expect_between_its_boxes(task, ways);
  const Overlaps found = overlaps_in(areas(task), task.edges, ways);
  EXPECT_EQ(found.label_box + found.label_label + found.label_way, 0);
  EXPECT_NE(to_json(ways[0].tip), to_json(ways[1].tip));
}

TEST(Route, CrossesTheLineOfAnOuterBoxButNotItsTitle) {
  const RouteTask task{
      .boxes = {{{0, 0}, 80, 40}, {{0, 260}, 200, 200, -1, 30}, {{0, 280}, 80, 40, 1}, {{0, 480}, 80, 40}},
      .edges = {{.from = 0, .to = 2, .label_width = 60, .label_height = 14},
                {.from = 2, .to = 1, .label_width = 60, .label_height = 14},
                {.from = 1, .to = 3, .label_width = 60, .label_height = 14}}};

  const std::vector<Way> ways = route(task).ways;

  expect_between_its_boxes(task, ways);
  const Area title{{0, 175}, 190, 26};
  for (const Point p : along(ways[0])) EXPECT_FALSE(overlaps(title, {p, 0, 0})) << p.x << ' ' << p.y;
  for (const Way& way : ways) EXPECT_FALSE(overlaps(title, {way.label, 60, 14}));
}

TEST(Route, LabelsNeverLieOverBoxesOrOneAnother) {
  Random random{21};
  for (int round = 0; round < 5; ++round) {
    RouteTask task;
    for (int i = 0; i < 9; ++i) {
      const double x = 150.0 * (i % 3) + random.uniform(-20, 20), y = 110.0 * (i / 3) + random.uniform(-20, 20);
      task.boxes.push_back({{x, y}, random.uniform(16, 90), random.uniform(16, 50)});
    }
    for (int i = 0; i < 20; ++i) {
      task.edges.push_back({.from = static_cast<int>(random.below(9)), .to = static_cast<int>(random.below(9))});
      task.edges.back().label_width = random.uniform(20, 140);
      task.edges.back().label_height = 14.0 * static_cast<double>(1 + random.below(3));
    }
    const std::vector<Way> ways = route(task).ways;
    expect_between_its_boxes(task, ways);
    const Overlaps found = overlaps_in(areas(task), task.edges, ways);
    EXPECT_EQ(found.label_box, 0) << round;
    EXPECT_EQ(found.label_label, 0) << round;
    EXPECT_EQ(to_json(ways), to_json(route(task).ways));
  }
}

/// Boxes in rows, and labelled edges between any of them.
RouteTask crowd(Random& random, int boxes, int edges) {
  RouteTask task;
  for (int i = 0; i < boxes; ++i) task.boxes.push_back({{180.0 * (i % 8), 120.0 * (i / 8)}, 80, 30});
  const auto count = static_cast<std::uint32_t>(boxes);
  for (int i = 0; i < edges; ++i) {
    task.edges.push_back({.from = static_cast<int>(random.below(count)), .to = static_cast<int>(random.below(count))});
    task.edges.back().label_width = random.uniform(20, 140);
    task.edges.back().label_height = 14;
  }
  return task;
}

TEST(Route, TheWorkForACrowdIsBounded) {
  struct Case {
    int boxes, edges;
    std::size_t most_work;
  };
  Random random{5};
  for (const Case& c : {Case{40, 100, 300'000}, {80, 100, 400'000}, {3, 100, 500'000}, {1, 150, 700'000}}) {
    const RouteTask task = crowd(random, c.boxes, c.edges);
    ASSERT_TRUE(can_route(task));

    const Routes routes = route(task);

    EXPECT_LT(routes.work, c.most_work) << c.boxes;
    expect_between_its_boxes(task, routes.ways);
    const Overlaps found = overlaps_in(areas(task), task.edges, routes.ways);
    EXPECT_EQ(found.label_box + found.label_label, 0) << c.boxes;
    EXPECT_EQ(to_json(routes.ways), to_json(route(task).ways));
  }
}

TEST(Route, TooMuchIsStraight) {
  RouteTask task{.boxes = {{{0, 0}, 80, 40}, {{300, 0}, 80, 40}}, .edges = {}};
  EXPECT_TRUE(can_route(task));
  task.edges.assign(5000, {.from = 0, .to = 1, .label_width = 60, .label_height = 14});
  EXPECT_FALSE(can_route(task));
  EXPECT_EQ(route(task).ways.size(), 5000u);
  task.edges.resize(1);
  task.boxes[1].centre.x = 1e7;
  EXPECT_FALSE(can_route(task));
  EXPECT_NEAR(route(task).ways[0].tip.x, 1e7 - 40, 1e-3);
  EXPECT_TRUE(route({}).ways.empty());
}

}  // namespace
}  // namespace cancha::graph
