// Parallel states, events, history and waits: the rules of docs/chart.md one by one, and the engine, which runs the
// flattened chart, against the plain runner, which follows the algorithm of SCXML.

#include "decide/chart/flatten.h"

#include "decide/chart/check.h"
#include "decide/chart/made_up.h"
#include "decide/chart/runner_test.h"
#include "decide/chart/sequence.h"
#include "support/chart.h"

namespace cancha::decide::chart {
namespace {

const std::string kUV = data("u", "input", "boolean") + data("v", "input", "boolean");
const std::string kTrail = data("trail", "output", "integer");

std::string mark(int digit) {
  return fmt::format("<assign location=\"trail\" expr=\"trail * 10 + {}\"/>", digit);
}

/// A region that goes from one state to another and back.
std::string region(std::string_view name, std::string_view first, std::string_view second, std::string_view guard) {
  return fmt::format(
      "<state id=\"{0}\"><state id=\"{1}\"><transition event=\"tick\" cond=\"{3}\" target=\"{2}\"/></state>"
      "<state id=\"{2}\"><transition event=\"tick\" cond=\"{3}\" target=\"{1}\"/></state></state>",
      name, first, second, guard);
}

std::string complaint(const std::string& text) {
  const auto read = read_scxml(text, "c.scxml");
  EXPECT_FALSE(read);
  return read ? "" : together(read.error()).text();
}

TEST(ChartParallel, RegionsMoveEachByItself) {
  const Chart c = chart_of(
      scxml(kUV, "<parallel id=\"P\">" + region("A", "a1", "a2", "u") + region("B", "b1", "b2", "v") + "</parallel>"));

  EXPECT_EQ(story(c, "u=0 v=0;u=1 v=0;u=1 v=1;u=0 v=1", ""), "P.A.a1+P.B.b1 P.A.a2+P.B.b1 P.A.a1+P.B.b2 P.A.a1+P.B.b1");
}

TEST(ChartParallel, GuardsOfAllRegionsSeeTheValuesFromBefore) {
  const std::string count = data("n", "local", "integer", "cancha:min=\"0\" cancha:max=\"9\"");
  const std::string a =
      "<state id=\"A\"><transition event=\"tick\"><assign location=\"n\" expr=\"n + 1\"/></transition></state>";
  const std::string b =
      "<state id=\"B\"><state id=\"b1\"><transition event=\"tick\" cond=\"n == 1\" target=\"b2\"/></state>"
      "<state id=\"b2\"/></state>";
  const Chart c = chart_of(scxml(count, "<parallel id=\"P\">" + a + b + "</parallel>"));

  EXPECT_EQ(story(c, ";;", ""), "P.A+P.B.b1 P.A+P.B.b2 P.A+P.B.b2");
}

TEST(ChartParallel, ExitsGoBackThroughTheFileAndEntriesForward) {
  const auto state = [](std::string_view tag, std::string_view id, int entry, int exit, const std::string& more) {
    return fmt::format("<{0} id=\"{1}\"><onentry>{2}</onentry><onexit>{3}</onexit>{4}</{0}>", tag, id, mark(entry),
                       mark(exit), more);
  };
  const std::string regions = state("state", "A", 2, 3, "") + state("state", "B", 4, 5, "");
  const std::string out = "<transition event=\"tick\" cond=\"u\" target=\"X\"/>";
  const Chart c = chart_of(scxml(kUV + kTrail, state("parallel", "P", 1, 6, out + regions) + "<state id=\"X\"/>"));

  EXPECT_EQ(story(c, "u=0;u=1", "trail"), "P.A+P.B/124 X/124536");
}

TEST(ChartParallel, AnInnerTransitionKeepsOneAroundItFromBeingTaken) {
  const std::string out = "<transition event=\"tick\" cond=\"v\" target=\"X\"/>";
  const Chart c = chart_of(scxml(kUV, "<parallel id=\"P\">" + out + region("A", "a1", "a2", "u") + "<state id=\"B\"/>" +
                                          "</parallel><state id=\"X\"/>"));

  EXPECT_EQ(story(c, "u=1 v=1;u=0 v=1", ""), "P.A.a2+P.B X");
}

TEST(ChartParallel, OfTwoRegionsThatLeaveTheFirstWins) {
  const auto leaves = [](std::string_view id, std::string_view to) {
    return fmt::format("<state id=\"{}\"><transition event=\"tick\" cond=\"u\" target=\"{}\"/></state>", id, to);
  };
  const Chart c = chart_of(scxml(kUV, "<parallel id=\"P\">" + leaves("A", "X") + leaves("B", "Y") +
                                          "</parallel><state id=\"X\"/><state id=\"Y\"/>"));

  EXPECT_EQ(story(c, "u=1", ""), "X");
  const CheckReport report = check(c);
  const auto conflict = std::ranges::find(report.findings, FindingKind::Conflict, &Finding::kind);
  ASSERT_NE(conflict, report.findings.end());
  EXPECT_EQ(conflict->what,
            "the transition 'B' → 'Y' is not taken in 'P.A+P.B' for u=1, because that in line 6 leaves its region");
}

TEST(ChartParallel, TwoRegionsThatSetTheSameAreToldOf) {
  const std::string n = data("n", "output", "integer", "cancha:min=\"0\" cancha:max=\"9\"");
  const auto sets = [](std::string_view id, int value) {
    return fmt::format(
        "<state id=\"{}\">\n<transition event=\"tick\" cond=\"u\"><assign location=\"n\" "
        "expr=\"{}\"/></transition></state>",
        id, value);
  };
  const Chart c = chart_of(
      scxml(data("u", "input", "boolean") + n, "<parallel id=\"P\">" + sets("A", 1) + sets("B", 2) + "</parallel>"));

  EXPECT_EQ(story(c, "u=1", "n"), "P.A+P.B/2");
  const CheckReport report = check(c);
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].what,
            "the transition of 'B' without target and that in line 7 both set 'n' in 'P.A+P.B' for u=1");
}

TEST(ChartEvents, AnInputThatIsTrueIsAnEvent) {
  const Chart c = chart_of(scxml(kUV,
                                 "<state id=\"a\"><transition event=\"u\" target=\"b\"/></state>"
                                 "<state id=\"b\"><transition event=\"u v\" target=\"a\"/></state>"));

  EXPECT_EQ(story(c, "u=0;u=1;u=0;v=1;v=0", ""), "a b b a a");
}

TEST(ChartEvents, WhatIsRaisedIsAnsweredInTheSameTick) {
  const Chart c = chart_of(scxml(
      kUV + kTrail, "<parallel id=\"P\"><state id=\"A\"><transition event=\"tick\" cond=\"u\">" + mark(1) +
                        "<raise event=\"ball.lost\"/><raise event=\"ball.far\"/></transition></state><state id=\"B\">"
                        "<transition event=\"ball.far\">" +
                        mark(3) + "</transition><transition event=\"ball\">" + mark(2) +
                        "</transition></state></parallel>"));

  EXPECT_EQ(story(c, "u=0;u=1", "trail"), "P.A+P.B/0 P.A+P.B/123");
}

TEST(ChartEvents, TransitionsWithoutEventFollowAtOnce) {
  const Chart c = chart_of(
      scxml(kUV + kTrail, "<state id=\"a\"><transition event=\"tick\" cond=\"u\" target=\"b\">" + mark(1) +
                              "</transition></state><state id=\"b\"><transition cond=\"trail == 1\" target=\"c\">" +
                              mark(2) + "</transition></state><state id=\"c\"/>"));

  EXPECT_EQ(story(c, "u=0;u=1", "trail"), "a/0 c/12");
}

TEST(ChartEvents, TheStartIsFollowedToItsEnd) {
  const Chart c = chart_of(scxml(kUV,
                                 "<state id=\"a\"><onentry><raise event=\"go\"/></onentry><transition event=\"go\" "
                                 "target=\"b\"/></state><state id=\"b\"><transition cond=\"v\" target=\"c\"/></state>"
                                 "<state id=\"c\"/>"));

  EXPECT_EQ(story(c, "v=0;v=1", ""), "b c");
  EXPECT_EQ(story(c, "v=1", ""), "c");
}

TEST(ChartEvents, ParallelStatesAreDoneWhenAllTheirRegionsAre) {
  const auto ends = [](std::string_view id, std::string_view guard) {
    return fmt::format(
        "<state id=\"{0}\"><state id=\"{0}1\"><transition event=\"tick\" cond=\"{1}\" target=\"{0}2\"/></state>"
        "<final id=\"{0}2\"/></state>",
        id, guard);
  };
  const Chart c = chart_of(scxml(kUV, "<parallel id=\"P\"><transition event=\"done.state.P\" target=\"X\"/>" +
                                          ends("A", "u") + ends("B", "v") + "</parallel><state id=\"X\"/>"));

  EXPECT_EQ(story(c, "u=1;v=1", ""), "P.A.A2+P.B.B1 X");
}

TEST(ChartEvents, UnknownOnesAreTold) {
  EXPECT_EQ(complaint(scxml(kUV, "<state id=\"a\"><transition event=\"w\" target=\"a\"/></state>")),
            "c.scxml:6:34: there is no event 'w' (known: tick, u, v)");
  EXPECT_EQ(complaint(scxml(kUV, "<state id=\"a\"><onentry><raise event=\"u\"/></onentry></state>")),
            "c.scxml:6:38: 'u' is an input and cannot be raised");
}

TEST(ChartEvents, ATickThatMayNotEndIsRefused) {
  const Chart c = chart_of(scxml(kUV,
                                 "<state id=\"a\"><transition cond=\"u\" target=\"b\"/></state>"
                                 "<state id=\"b\"><transition cond=\"u\" target=\"a\"/></state>"));
  const auto trial = Trial::of(c);

  ASSERT_FALSE(trial);
  EXPECT_EQ(trial.error().what, "a tick of 'a' may take more than 12 steps");
}

TEST(ChartEvents, OnesThatNobodyWaitsForAreToldOf) {
  const Chart c = chart_of(scxml("", "<state id=\"a\"><onentry><raise event=\"gone\"/></onentry></state>"));
  const CheckReport report = check(c);

  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].what, "nothing waits for event 'gone'");
}

/// Walk with two steps, and a pause that goes back to what it was.
std::string walk(std::string_view type) {
  const std::string inner =
      "<state id=\"L\"><state id=\"l1\"><transition event=\"tick\" cond=\"u\" target=\"l2\"/></state><state id=\"l2\">"
      "<transition event=\"tick\" cond=\"u\" target=\"R\"/></state></state><state id=\"R\"/>";
  return fmt::format(
      "<state id=\"W\"><transition event=\"v\" target=\"Pause\"/><history id=\"H\" type=\"{}\">"
      "<transition target=\"R\">{}</transition></history>{}</state>"
      "<state id=\"Pause\"><transition event=\"tick\" cond=\"!v\" target=\"H\"/></state>",
      type, mark(7), inner);
}

TEST(ChartHistory, ShallowComesBackToTheStateAndBeginsAnewBelow) {
  const Chart c = chart_of(scxml(kUV + kTrail, walk("shallow")));

  EXPECT_EQ(story(c, "u=1;u=0 v=1;v=0;u=1;u=1;u=0 v=1;v=0", "trail"),
            "W.L.l2/0 Pause/0 W.L.l1/0 W.L.l2/0 W.R/0 Pause/0 W.R/0");
}

TEST(ChartHistory, DeepComesBackToTheLeaf) {
  const Chart c = chart_of(scxml(kUV + kTrail, walk("deep")));

  EXPECT_EQ(story(c, "u=1;u=0 v=1;v=0", "trail"), "W.L.l2/0 Pause/0 W.L.l2/0");
}

TEST(ChartHistory, WithoutAnyItsOwnWayIsGone) {
  const Chart c = chart_of(scxml(kUV + kTrail, "<initial><transition target=\"Pause\"/></initial>" + walk("deep")));

  EXPECT_EQ(story(c, "v=1;v=0", "trail"), "Pause/0 W.R/7");
}

TEST(ChartHistory, DeepKeepsAllRegions) {
  const std::string regions = region("A", "a1", "a2", "u") + region("B", "b1", "b2", "v");
  const Chart c = chart_of(
      scxml(kUV + data("w", "input", "boolean"),
            "<parallel id=\"P\"><transition event=\"w\" target=\"X\"/><history id=\"H\" type=\"deep\"><transition "
            "target=\"A\"/></history>" +
                regions + "</parallel><state id=\"X\"><transition event=\"tick\" cond=\"!w\" target=\"H\"/></state>"));

  EXPECT_EQ(story(c, "v=1;v=0 w=1;w=0", ""), "P.A.a1+P.B.b2 X P.A.a1+P.B.b2");
}

TEST(ChartWaits, AfterCountsFromWhenItsStateWasEntered) {
  const Chart c =
      chart_of(scxml(kUV,
                     "<state id=\"W\"><transition event=\"tick\" cond=\"after(300ms)\" target=\"X\"/>"
                     "<state id=\"a\"><transition event=\"tick\" cond=\"after(0.2s)\" target=\"b\"/></state>"
                     "<state id=\"b\"/></state><state id=\"X\"/>"));

  EXPECT_EQ(story(c, ";;;;", ""), "W.a W.a W.b X X");
}

TEST(ChartWaits, EnteringAgainBeginsToCountAnew) {
  const Chart c = chart_of(scxml(kUV,
                                 "<state id=\"a\"><transition event=\"tick\" cond=\"after(200ms)\" target=\"b\"/>"
                                 "<transition event=\"u\" target=\"a\"/></state><state id=\"b\"/>"));

  EXPECT_EQ(story(c, ";u=1;u=0;;", ""), "a a a b b");
}

TEST(ChartWaits, EveryIsTrueOnceInEachPeriod) {
  const Chart c = chart_of(scxml(
      kTrail, "<state id=\"a\"><transition event=\"tick\" cond=\"every(250ms)\">" + mark(1) + "</transition></state>"));

  EXPECT_EQ(story(c, ";;;;;;;", "trail"), "a/0 a/0 a/0 a/1 a/1 a/11 a/11 a/11");
}

TEST(ChartWaits, BothAreConditionsThatTheCheckTriesBothWays) {
  const Chart c =
      chart_of(scxml(kTrail,
                     "<state id=\"a\"><transition event=\"tick\" cond=\"every(250ms) &amp;&amp; after(1s)\" "
                     "target=\"b\">" +
                         mark(1) + "</transition></state><state id=\"b\"/>"));
  const CheckReport report = check(c);

  EXPECT_TRUE(report.exact);
  for (const Finding& f : report.findings) EXPECT_EQ(f.kind, FindingKind::OutOfRange) << f.what;
}

TEST(ChartWaits, FaultsAreTold) {
  const auto with = [](std::string_view guard) {
    return complaint(
        scxml("", fmt::format("<state id=\"a\"><transition event=\"tick\" cond=\"{}\" target=\"a\"/></state>", guard)));
  };
  EXPECT_EQ(with("after(2)"), "c.scxml:4:46: this is no time to wait (e.g. after(500ms) or every(2s))");
  EXPECT_EQ(with("after(0.5ms)"), "c.scxml:4:46: 0.5ms is no whole number of milliseconds from 1 on");
  EXPECT_EQ(with("In(b)"), "c.scxml:4:49: there is no state 'b' to be in (known: a)");
}

TEST(ChartWaits, WhoseStateTimeMustBeKnown) {
  EXPECT_EQ(complaint(scxml("",
                            "<parallel id=\"P\"><transition event=\"tick\" cond=\"state_time > 5\" target=\"P\"/>"
                            "<state id=\"A\"/><state id=\"B\"/></parallel>")),
            "c.scxml:4:49: several states are active in 'P': whose 'state_time'? (after(1s) counts from when the state "
            "itself was entered)");
}

TEST(ChartParallel, InAsksForAnActiveState) {
  const std::string b =
      "<state id=\"B\"><state id=\"b1\"><transition event=\"tick\" cond=\"In(a2)\" target=\"b2\"/></state>"
      "<state id=\"b2\"/></state>";
  const Chart c = chart_of(scxml(kUV, "<parallel id=\"P\">" + region("A", "a1", "a2", "u") + b + "</parallel>"));

  EXPECT_EQ(story(c, "u=1;u=0", ""), "P.A.a2+P.B.b1 P.A.a2+P.B.b2");
}

/// Runs both on random inputs.
void expect_same(const Chart& c, Trial& trial, Random& random, int ticks) {
  Runner plain{c};
  for (int tick = 0; tick < ticks; ++tick) {
    for (const std::uint32_t v : c.of_role(Role::Input)) {
      plain.values()[v] = any_value(c.variables[v], random);
      trial.set(v, plain.values()[v]);
    }
    plain.tick(tick * c.sample_time);
    trial.tick();
    ASSERT_EQ(trial.state(), plain.state()) << c.text << tick;
    ASSERT_EQ(trial.way(), plain.way()) << c.text << tick;
    for (std::uint32_t v = 0; v < c.variables.size(); ++v) {
      ASSERT_EQ(trial.value(v), plain.values()[v]) << c.text << c.variables[v].name << " " << tick;
    }
  }
}

TEST(ChartFlat, TheEngineDoesWhatTheAlgorithmOfScxmlDoes) {
  Random random{11};
  int compared = 0;
  for (int i = 0; i < 400; ++i) {
    MadeUpSettings settings{.finite = i % 2 == 0, .states = 6};
    settings.parallel = i % 3 != 0;
    settings.history = i % 4 != 1;
    settings.events = i % 5 < 3;
    settings.waits = i % 7 < 4;
    const Chart c = made_up_chart(random, settings);
    auto trial = Trial::of(c);
    if (!trial) continue;  // too many ways, or without end
    SCOPED_TRACE(i);
    expect_same(c, *trial, random, 40);
    if (testing::Test::HasFatalFailure()) return;
    ++compared;
  }
  EXPECT_GT(compared, 250);
}

TEST(ChartFlat, TheExampleUsesEachConstructAndDoesWhatItsTableSays) {
  const std::string folder = CANCHA_SOURCE_DIR "/content/behaviours/small_robot/";
  const Chart c = chart_of(xabsl::read_from_disk(folder + "patrol.scxml").value());
  const auto sequence = read_sequence(xabsl::read_from_disk(folder + "patrol.test.csv").value(), "patrol.test.csv", c);
  ASSERT_TRUE(sequence) << together(sequence.error()).text();
  auto trial = Trial::of(c);
  ASSERT_TRUE(trial) << trial.error().text();

  for (const SequenceStep& step : sequence->steps) {
    make_step(step, *trial);
    for (const Error& e : compare(*sequence, step, c, *trial)) ADD_FAILURE() << e.text();
  }
  const CheckReport report = check(c);
  EXPECT_TRUE(report.exact);
  EXPECT_EQ(report.count(Severity::Error) + report.count(Severity::Warning), 0U) << report.findings[0].text(c);
  Random random{14};
  trial->restart();
  expect_same(c, *trial, random, 5000);
}

TEST(ChartFlat, WrittenChartsAreTheSame) {
  Random random{12};
  for (int i = 0; i < 200; ++i) {
    const Chart c =
        made_up_chart(random, {.states = 8, .parallel = true, .history = true, .events = i % 2 == 0, .waits = true});
    const std::string text = write_scxml(c);
    const Chart again = chart_of(text);
    ASSERT_EQ(write_scxml(again), text);
    const std::string unlike = difference(c, again, random, 30);
    ASSERT_TRUE(unlike.empty() || unlike == "is too large") << unlike << text;
  }
}

TEST(ChartFlat, TheCheckSeesAllThatHappens) {
  Random random{13};
  int checked = 0;
  for (int i = 0; i < 150; ++i) {
    const Chart c = made_up_chart(
        random, {.states = 5, .parallel = true, .history = i % 2 == 0, .events = i % 3 == 0, .waits = i % 2 == 1});
    auto trial = Trial::of(c);
    if (!trial) continue;
    const CheckReport report = check(c, {.most_steps = 20'000});
    if (!report.exact) continue;
    ++checked;
    // whatever is taken in a run cannot have been called dead
    std::set<int> dead;
    for (const Finding& f : report.findings) {
      if (f.kind == FindingKind::Dead) dead.insert(static_cast<int>(f.place.begin));
    }
    for (int tick = 0; tick < 200; ++tick) {
      for (const std::uint32_t v : c.of_role(Role::Input)) trial->set(v, any_value(c.variables[v], random));
      trial->tick();
      for (const std::uint32_t t : trial->way()) {
        ASSERT_FALSE(dead.contains(static_cast<int>(c.transitions[t].place.begin))) << c.text << t;
      }
    }
  }
  EXPECT_GT(checked, 40);
}

}  // namespace
}  // namespace cancha::decide::chart
