#include "publish/behaviour/chart_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/chart.h"

namespace cancha::publish {
namespace {

namespace chart = decide::chart;

TEST(ChartPicture, TheAvoidanceHasStatesJunctionsAndArrows) {
  const chart::Chart c = chart::chart_of(chart::content("avoid.scxml"));
  const auto [sketch, layout] = chart_picture(c);

  EXPECT_EQ(sketch.title, "Chart ceabot_avoid");
  EXPECT_EQ(sketch.boxes.size(), 15u);
  EXPECT_EQ(std::ranges::count(sketch.boxes, Shape::Junction, &Box::shape), 10);
  EXPECT_EQ(sketch.arrows[1].label, std::vector<std::string>{"w == 1 / S1 = 0, S0 = 1"});
  const std::string svg = draw(sketch, layout, Standing::Alone);
  EXPECT_NE(svg.find("Izquierda</text>"), std::string::npos);
}

TEST(ChartPicture, StatesInStatesAndActions) {
  const std::string data = chart::data("u", "input", "boolean") + chart::data("o", "output", "boolean");
  const chart::Chart c = chart::chart_of(chart::scxml(
      data,
      "<state id=\"a\"><transition event=\"tick\" cond=\"u\" target=\"f\"/><state id=\"b\"><onentry><assign "
      "location=\"o\" expr=\"1\"/></onentry><onexit><assign location=\"o\" expr=\"0\"/></onexit></state></state>"
      "<final id=\"f\"/><state id=\"g\"><transition event=\"tick\" target=\"a\"/><transition event=\"tick\" "
      "cond=\"!u\"/></state>"));
  const auto [sketch, layout] = chart_picture(c);

  // a with b in it, f, g, and where the chart and a begin
  ASSERT_EQ(sketch.boxes.size(), 6u);
  EXPECT_EQ(sketch.boxes[0].shape, Shape::Outer);
  EXPECT_EQ(sketch.boxes[0].lines[0].text, "a");
  EXPECT_EQ(sketch.boxes[1].lines[1].text, "o = 1");
  EXPECT_EQ(sketch.boxes[1].lines[2].text, "exit: o = 0");
  EXPECT_TRUE(sketch.boxes[1].highlighted);
  EXPECT_LT(std::abs(layout.nodes[1].x - layout.nodes[0].x) + size_of(sketch.boxes[1]).width / 2,
            size_of(sketch.boxes[0]).width / 2);
  EXPECT_EQ(sketch.boxes[2].shape, Shape::Target);
  EXPECT_EQ(sketch.arrows[3].to, 0);
  EXPECT_EQ(sketch.arrows[4].to, sketch.arrows[4].from);
  EXPECT_NE(sketch.boxes[1].hint.find("entry: o = 1"), std::string::npos);
}

TEST(ChartPicture, ShowsWhatIsRaisedWhereverThatIs) {
  const chart::Chart c = chart::chart_of(
      chart::scxml(chart::data("u", "input", "boolean"),
                   "<state id=\"p\"><initial><transition target=\"a\"><raise event=\"begun\"/></transition></initial>"
                   "<state id=\"a\"><onentry><raise event=\"in\"/></onentry><onexit><raise event=\"out\"/></onexit>"
                   "<transition event=\"tick\" cond=\"u\" target=\"b\"><raise event=\"went\"/></transition></state>"
                   "<state id=\"b\"><transition event=\"begun in out went\" target=\"a\"/></state></state>"));
  const auto [sketch, layout] = chart_picture(c);

  const Box& a = sketch.boxes[c.find_state("a")];
  EXPECT_NE(a.hint.find("entry: raise in\nexit: raise out"), std::string::npos) << a.hint;
  const auto shown = [&](std::string_view text) {
    return std::ranges::any_of(a.lines, [&](const auto& line) { return line.text.find(text) != std::string::npos; });
  };
  EXPECT_TRUE(shown("raise in"));
  EXPECT_TRUE(shown("raise out"));
  EXPECT_TRUE(std::ranges::any_of(sketch.arrows, [](const Arrow& w) { return w.hint == "begins here / raise begun"; }));
  EXPECT_TRUE(std::ranges::any_of(sketch.arrows, [](const Arrow& w) {
    return !w.label.empty() && w.label[0].find("raise went") != w.label[0].npos;
  }));
}

TEST(ChartPicture, RegionsHaveDashedBordersAndHistoriesAreCircles) {
  const chart::Chart c = chart::chart_of(chart::scxml(
      chart::data("u", "input", "boolean"),
      "<parallel id=\"p\"><history id=\"h\" type=\"deep\"><transition target=\"a\"/></history><state id=\"a\"><state "
      "id=\"a1\"/></state><state id=\"b\"/><transition event=\"u\" target=\"c\"><raise event=\"gone\"/></transition>"
      "</parallel><state id=\"c\"><transition event=\"tick\" cond=\"after(1s)\" target=\"h\"/></state>"));
  const auto [sketch, layout] = chart_picture(c);

  EXPECT_EQ(sketch.boxes[c.find_state("p")].shape, Shape::Outer);
  EXPECT_EQ(sketch.boxes[c.find_state("a")].shape, Shape::Region);
  EXPECT_EQ(sketch.boxes[c.find_state("b")].shape, Shape::Any);
  EXPECT_EQ(sketch.boxes[c.find_state("h")].shape, Shape::History);
  EXPECT_EQ(sketch.boxes[c.find_state("h")].lines[0].text, "H*");
  const auto has = [&](std::string_view label) {
    return std::ranges::any_of(sketch.arrows, [&](const Arrow& a) { return !a.label.empty() && a.label[0] == label; });
  };
  EXPECT_TRUE(has("u / raise gone"));
  EXPECT_TRUE(has("after(1000ms)"));
}

}  // namespace
}  // namespace cancha::publish
