// Everything that is shipped can be read: in no picture of a chart or behaviour in content/ does a label lie over a box
// or over another label.

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "decide/chart/truth_table.h"
#include "publish/behaviour/chart_layout.h"
#include "publish/behaviour/chart_picture.h"
#include "publish/behaviour/pictures.h"
#include "support/chart.h"
#include "support/overlaps.h"
#include "support/xabsl.h"

namespace cancha::publish {
namespace {

namespace fs = std::filesystem;
namespace chart = decide::chart;

const fs::path kBehaviours = fs::path{CANCHA_SOURCE_DIR} / "content/behaviours";

/// What lies over what; for boxes that hold others, their titles and lines count.
graph::Overlaps overlaps_in(const Sketch& sketch, const graph::Layout& layout) {
  std::vector<graph::Area> boxes;
  std::vector<graph::Area> frames;
  for (std::size_t i = 0; i < sketch.boxes.size(); ++i) {
    const graph::Node size = size_of(sketch.boxes[i]);
    const graph::Point p = layout.nodes[i];
    const bool outer = sketch.boxes[i].shape == Shape::Outer || sketch.boxes[i].shape == Shape::Region;
    boxes.push_back(outer ? graph::Area{{p.x, p.y - size.height / 2 + 10}, size.width, 18}
                          : graph::Area{p, size.width, size.height});
    if (!outer) continue;
    for (const double side : {-0.5, 0.5}) {
      frames.push_back({{p.x + side * size.width, p.y}, 0.1, size.height});
      frames.push_back({{p.x, p.y + side * size.height}, size.width, 0.1});
    }
  }
  graph::Graph graph = graph_of(sketch);
  graph::Overlaps found = graph::overlaps_in(boxes, graph.edges, layout.edges);
  for (std::size_t i = 0; i < graph.edges.size(); ++i) {
    for (const graph::Area& frame : frames) {
      const graph::Area label{layout.edges[i].label, graph.edges[i].label_width, graph.edges[i].label_height};
      if (label.width > 0 && graph::overlaps(label, frame)) ++found.label_box;
    }
  }
  return found;
}

void expect_readable(const Sketch& sketch, const graph::Layout& layout, const std::string& what) {
  const graph::Overlaps found = overlaps_in(sketch, layout);
  EXPECT_EQ(found.label_label, 0) << what;
  EXPECT_EQ(found.label_box, 0) << what;
  EXPECT_EQ(found.way_box, 0) << what;
  EXPECT_EQ(found.label_way, 0) << what;
}

TEST(ShippedPictures, LabelsOfChartsLieOverNothing) {
  int charts = 0;
  for (const auto& file : fs::recursive_directory_iterator(kBehaviours)) {
    const std::string name = file.path().string();
    if (!name.ends_with(".scxml") && (!name.ends_with(".csv") || name.ends_with(".test.csv"))) continue;
    const auto read = chart::read_chart_file(name, xabsl::read_from_disk(name).value());
    ASSERT_TRUE(read) << name;
    const ChartPicture picture = chart_picture(*read);
    expect_readable(picture.sketch, picture.layout, name);
    ++charts;
  }
  EXPECT_GE(charts, 3);
}

TEST(ShippedPictures, StatesOfChartsAreWhereTheirFilesSay) {
  const chart::Chart c = chart::chart_of(chart::content("avoid.scxml"));
  const ChartLayout layout = lay_out_chart(c);
  for (std::size_t i = 0; i < c.states.size(); ++i) {
    EXPECT_EQ(layout.states[i].centre.x, *c.states[i].x) << c.states[i].name;
    EXPECT_EQ(layout.states[i].centre.y, *c.states[i].y) << c.states[i].name;
  }
}

TEST(ShippedPictures, LabelsOfBehavioursLieOverNothing) {
  std::set<std::string> seen;
  for (const auto& folder : fs::directory_iterator(kBehaviours)) {
    const fs::path root = folder.path() / "agents.xabsl";
    if (!fs::exists(root)) continue;
    const auto made = xabsl::compile(root.string(), xabsl::read_from_disk);
    ASSERT_EQ(made.findings.errors(), 0u) << root;
    const SourceText text{made};
    seen.insert(folder.path().filename().string());
    std::vector<Sketch> sketches{option_graph(text, xabsl::kNone, {})};
    for (std::uint32_t a = 0; a < made.checked.agents.size(); ++a) sketches.push_back(option_graph(text, a, {}));
    for (std::uint32_t o = 0; o < made.checked.options.size(); ++o) sketches.push_back(state_machine(text, o, {}));
    for (const Sketch& sketch : sketches) {
      const auto layout = graph::lay_out(graph_of(sketch));
      ASSERT_TRUE(layout);
      expect_readable(sketch, *layout, folder.path().filename().string() + ": " + sketch.title);
    }
  }
  EXPECT_TRUE(seen.contains("uchile_striker") && seen.contains("rondo") && seen.contains("first_steps"));
}

}  // namespace
}  // namespace cancha::publish
