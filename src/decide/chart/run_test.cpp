// What charts do: the rules of docs/chart.md, one by one, and the engine against the plain runner.

#include "decide/chart/made_up.h"
#include "decide/chart/runner_test.h"
#include "decide/chart/truth_table.h"
#include "support/chart.h"

namespace cancha::decide::chart {
namespace {

const std::string kU = data("u", "input", "boolean");
const std::string kN = data("n", "output", "integer", "cancha:min=\"0\" cancha:max=\"9\"");
const std::string kTrail = data("trail", "output", "integer");

/// An assignment that appends a digit to the trail.
std::string mark(int digit) {
  return fmt::format("<assign location=\"trail\" expr=\"trail * 10 + {}\"/>", digit);
}

TEST(ChartRun, TheFirstTransitionInOrderWins) {
  const Chart c =
      chart_of(scxml(kU,
                     "<state id=\"a\"><transition event=\"tick\" cond=\"u\" target=\"b\"/>"
                     "<transition event=\"tick\" target=\"c\"/></state><state id=\"b\"/><state id=\"c\"/>"));
  EXPECT_EQ(story(c, "u=1", ""), "b");
  EXPECT_EQ(story(c, "u=0", ""), "c");
}

TEST(ChartRun, OneTransitionATick) {
  const Chart c = chart_of(scxml(kU,
                                 "<state id=\"a\"><transition event=\"tick\" target=\"b\"/></state>"
                                 "<state id=\"b\"><transition event=\"tick\" target=\"a\"/></state>"));
  EXPECT_EQ(story(c, ";;", ""), "b a b");
}

TEST(ChartRun, InnerTransitionsComeBeforeOuterOnes) {
  const std::string inner = "<state id=\"i\"><transition event=\"tick\" cond=\"u\" target=\"x\"/></state>";
  const Chart c = chart_of(scxml(kU, "<state id=\"o\"><transition event=\"tick\" target=\"y\"/>" + inner +
                                         "</state><state id=\"x\"/><state id=\"y\"/>"));
  EXPECT_EQ(story(c, "u=1", ""), "x");
  EXPECT_EQ(story(c, "u=0", ""), "y");
}

TEST(ChartRun, ExitsFromTheInsideOutThenEffectsThenEntriesFromTheOutsideIn) {
  const auto state = [](std::string_view id, int entry, int exit, const std::string& more) {
    return fmt::format("<state id=\"{}\"><onentry>{}</onentry><onexit>{}</onexit>{}</state>", id, mark(entry),
                       mark(exit), more);
  };
  const std::string way = "<transition event=\"tick\" cond=\"u\" target=\"d\">" + mark(9) + "</transition>";
  const Chart c =
      chart_of(scxml(kU + kTrail, state("a", 1, 2, state("b", 3, 4, way)) + state("c", 5, 6, state("d", 7, 8, ""))));
  EXPECT_EQ(story(c, "u=0;u=1", "trail"), "a.b/13 c.d/1342957");
}

TEST(ChartRun, DefaultWaysHaveEffects) {
  const std::string inner = "<initial><transition target=\"c\">" + mark(2) +
                            "</transition></initial><state id=\"b\"/><state id=\"c\"><onentry>" + mark(3) +
                            "</onentry></state>";
  const Chart c = chart_of(scxml(kTrail, "<initial><transition target=\"a\">" + mark(4) +
                                             "</transition></initial><state id=\"a\"><onentry>" + mark(1) +
                                             "</onentry>" + inner + "</state>"));
  EXPECT_EQ(story(c, "", "trail"), "a.c/4123");
}

TEST(ChartRun, ADefaultWayMayLeadDeepInside) {
  const std::string deep = "<state id=\"b\"><initial><transition target=\"no\">" + mark(7) +
                           "</transition></initial><state id=\"no\"/><state id=\"yes\"/></state>";
  const Chart c = chart_of(scxml(kTrail, "<state id=\"a\" initial=\"yes\">" + deep + "</state>"));
  EXPECT_EQ(story(c, "", "trail"), "a.b.yes/0");
}

TEST(ChartRun, SelfTransitionsLeaveAndEnterButTheTimeGoesOn) {
  const Chart c =
      chart_of(scxml(kU + kTrail, "<state id=\"a\"><onentry>" + mark(1) +
                                      "</onentry><transition event=\"tick\" cond=\"state_time >= 200\" target=\"b\"/>"
                                      "<transition event=\"tick\" cond=\"u\" target=\"a\"/></state><state id=\"b\"/>"));
  EXPECT_EQ(story(c, "u=1;u=1;u=1", "trail"), "a/11 a/111 b/111");
}

TEST(ChartRun, InternalTransitionsDoNotLeaveTheirSource) {
  const auto text = [](std::string_view type) {
    return scxml(
        kU + kTrail,
        fmt::format("<state id=\"a\"><onentry>{}</onentry><onexit>{}</onexit><transition event=\"tick\" cond=\"u\" "
                    "target=\"c\" type=\"{}\"/><state id=\"b\"/><state id=\"c\"/></state>",
                    mark(1), mark(2), type));
  };
  EXPECT_EQ(story(chart_of(text("internal")), "u=1", "trail"), "a.c/1");
  EXPECT_EQ(story(chart_of(text("external")), "u=1", "trail"), "a.c/121");
}

TEST(ChartRun, ATransitionWithoutTargetOnlyHasEffects) {
  const Chart c = chart_of(scxml(kU + kTrail, "<state id=\"a\"><onexit>" + mark(1) +
                                                  "</onexit><transition event=\"tick\" cond=\"u\">" + mark(5) +
                                                  "</transition></state>"));
  EXPECT_EQ(story(c, "u=1;u=0;u=1", "trail"), "a/5 a/5 a/55");
}

TEST(ChartRun, AJunctionThatLeadsNowhereFallsBackAndDoesNothing) {
  const std::string ways = "<transition event=\"tick\" target=\"j\">" + mark(1) +
                           "</transition><transition event=\"tick\" target=\"c\">" + mark(2) + "</transition>";
  const std::string junction = "<state id=\"j\" cancha:junction=\"true\"><transition cond=\"u\" target=\"b\">" +
                               mark(3) + "</transition></state>";
  const Chart c = chart_of(
      scxml(kU + kTrail, "<state id=\"a\">" + ways + "</state>" + junction + "<state id=\"b\"/><state id=\"c\"/>"));
  EXPECT_EQ(story(c, "u=1", "trail"), "b/13");
  EXPECT_EQ(story(c, "u=0", "trail"), "c/2");
}

TEST(ChartRun, GuardsBehindAJunctionSeeWhatWasBeforeTheWay) {
  const std::string way = "<transition event=\"tick\" target=\"j\"><assign location=\"n\" expr=\"5\"/></transition>";
  const std::string junction =
      "<state id=\"j\" cancha:junction=\"true\"><transition cond=\"n == 5\" target=\"b\"/><transition "
      "target=\"c\"/></state>";
  EXPECT_EQ(story(chart_of(scxml(
                      kN, "<state id=\"a\">" + way + "</state>" + junction + "<state id=\"b\"/><state id=\"c\"/>")),
                  "", "n"),
            "c/5");
}

TEST(ChartRun, OutputsOfMooreStatesAreThoseOfTheActiveStatesAtAllTimes) {
  const std::string states =
      "<state id=\"o\"><onentry><assign location=\"n\" expr=\"3\"/></onentry><state id=\"a\"><onentry><assign "
      "location=\"n\" expr=\"4\"/></onentry>"
      "<transition event=\"tick\" cond=\"u\" target=\"b\"/></state><state id=\"b\"/></state>";
  const Chart c = chart_of(scxml(kU + kN, states, "cancha:type=\"moore\""));
  EXPECT_EQ(story(c, "u=0;u=1", "n"), "o.a/4 o.b/3");
}

TEST(ChartRun, ValuesAreHeldWithinTheirRange) {
  const Chart c = chart_of(scxml(
      kN, "<state id=\"a\"><transition event=\"tick\"><assign location=\"n\" expr=\"n + 4\"/></transition></state>"));
  EXPECT_EQ(story(c, ";;", "n"), "a/4 a/8 a/9");
}

TEST(ChartRun, AFinalStateStays) {
  const Chart c =
      chart_of(scxml(kU, "<state id=\"a\"><transition event=\"tick\" target=\"f\"/></state><final id=\"f\"/>"));
  EXPECT_EQ(story(c, ";;", ""), "f f f");
}

TEST(ChartRun, ElementsAndTimes) {
  const std::string mode = data("mode", "output", "enumerated", "cancha:values=\"slow fast\"");
  const Chart c = chart_of(scxml(mode,
                                 "<state id=\"a\"><transition event=\"tick\" cond=\"state_time &gt;= 100 &amp;&amp; "
                                 "mode == 'slow'\"><assign location=\"mode\" expr=\"'fast'\"/></transition></state>"));
  EXPECT_EQ(story(c, ";;", "mode"), "a/0 a/1 a/1");
}

/// Table 6.5: next state = output (S1 S0), by state and by w v u.
constexpr int kTable[4][8] = {
    {3, 1, 2, 2, 1, 1, 1, 1}, {3, 1, 2, 2, 1, 1, 1, 1}, {3, 2, 2, 2, 1, 1, 2, 2}, {3, 1, 2, 2, 1, 1, 2, 2}};
constexpr const char* kStates[] = {"Parada", "Izquierda", "Derecha", "Andar"};

void expect_table(const Chart& chart) {
  // ways to each state from the beginning: 000 → Andar, 100 → Izquierda, 010 → Derecha
  constexpr int kWay[] = {-1, 4, 2, 0};
  for (int state = 0; state < 4; ++state) {
    for (int inputs = 0; inputs < 8; ++inputs) {
      auto trial = Trial::of(chart);
      ASSERT_TRUE(trial);
      const auto tick = [&](int wvu) {
        trial->set(chart.find_variable("w"), wvu >> 2 & 1);
        trial->set(chart.find_variable("v"), wvu >> 1 & 1);
        trial->set(chart.find_variable("u"), wvu & 1);
        trial->tick();
      };
      if (kWay[state] >= 0) {
        tick(kWay[state]);
        ASSERT_EQ(trial->state(), kStates[state]);
      }
      tick(inputs);
      const int expected = kTable[state][inputs];
      EXPECT_EQ(trial->state(), kStates[expected]) << kStates[state] << inputs;
      EXPECT_EQ(trial->value(chart.find_variable("S1")), expected >> 1);
      EXPECT_EQ(trial->value(chart.find_variable("S0")), expected & 1);
    }
  }
}

TEST(ChartRun, AvoidanceIsTheDocumentsTable) {
  for (const char* name : {"avoid.scxml", "avoid.csv"}) {
    const auto chart = read_chart_file(name, content(name));
    ASSERT_TRUE(chart) << together(chart.error()).text();
    expect_table(*chart);
  }
}

TEST(ChartRun, TheEngineDoesWhatThePlainRunnerDoes) {
  Random random{7};
  for (int i = 0; i < 1000; ++i) {
    const Chart c = made_up_chart(random, {.finite = i % 2 == 0});
    auto trial = Trial::of(c);
    if (!trial) continue;  // too many ways
    Runner plain{c};
    for (int tick = 0; tick < 50; ++tick) {
      for (const std::uint32_t v : c.of_role(Role::Input)) {
        plain.values()[v] = any_value(c.variables[v], random);
        trial->set(v, plain.values()[v]);
      }
      plain.tick(tick * c.sample_time);
      trial->tick();
      ASSERT_EQ(trial->state(), plain.state()) << c.text << i << " " << tick;
      ASSERT_EQ(trial->way(), plain.way()) << c.text << i << " " << tick;
      for (std::uint32_t v = 0; v < c.variables.size(); ++v) {
        ASSERT_EQ(trial->value(v), plain.values()[v]) << c.text << c.variables[v].name << " " << i << " " << tick;
      }
    }
  }
}

TEST(ChartRun, WrittenChartsAreTheSame) {
  Random random{8};
  for (int i = 0; i < 300; ++i) {
    const Chart c = made_up_chart(random, {.finite = i % 2 == 0});
    const std::string text = write_scxml(c);
    const Chart again = chart_of(text);
    ASSERT_EQ(write_scxml(again), text);
    ASSERT_EQ(difference(c, again, random, 30), "") << text;
  }
}

}  // namespace
}  // namespace cancha::decide::chart
