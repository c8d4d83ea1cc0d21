#include "publish/behaviour/chart_picture.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/chart.h"

namespace cancha::publish {
namespace {

namespace chart = decide::chart;

TEST(ChartPicture, TheAvoidanceHasStatesJunctionsAndArrows) {
  const chart::Chart c = chart::chart_of(chart::content("avoid.scxml"));
  const Sketch sketch = chart_picture(c);

  EXPECT_EQ(sketch.title, "Chart ceabot_avoid");
  EXPECT_EQ(sketch.boxes.size(), 15u);
  EXPECT_EQ(std::ranges::count(sketch.boxes, Shape::Junction, &Box::shape), 10);
  EXPECT_EQ(sketch.arrows[1].label, std::vector<std::string>{"w == 1 / S1=0, S0=1"});
  const auto svg = draw(sketch, Standing::Alone);
  ASSERT_TRUE(svg) << svg.error().text();
  EXPECT_NE(svg->find("Izquierda</text>"), std::string::npos);
}

TEST(ChartPicture, StatesInStatesAndActions) {
  const std::string data = chart::data("u", "input", "boolean") + chart::data("o", "output", "boolean");
  const chart::Chart c = chart::chart_of(chart::scxml(
      data,
      "<state id=\"a\"><transition event=\"tick\" cond=\"u\" target=\"f\"/><state id=\"b\"><onentry><assign "
      "location=\"o\" expr=\"1\"/></onentry><onexit><assign location=\"o\" expr=\"0\"/></onexit></state></state>"
      "<final id=\"f\"/><state id=\"g\"><transition event=\"tick\" target=\"a\"/><transition event=\"tick\" "
      "cond=\"!u\"/></state>"));
  const Sketch sketch = chart_picture(c);

  ASSERT_EQ(sketch.boxes.size(), 5u);
  EXPECT_EQ(sketch.boxes[1].lines[0].text, "any of a");
  EXPECT_EQ(sketch.boxes[2].lines[1].text, "o=1");
  EXPECT_EQ(sketch.boxes[2].lines[2].text, "exit: o=0");
  EXPECT_TRUE(sketch.boxes[2].highlighted);
  EXPECT_EQ(sketch.boxes[3].shape, Shape::Target);
  EXPECT_EQ(sketch.arrows[2].to, 1);
  EXPECT_EQ(sketch.arrows[3].to, sketch.arrows[3].from);
}

}  // namespace
}  // namespace cancha::publish
