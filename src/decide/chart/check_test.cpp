// What is said of charts that can be read; and that it is what trying everything shows.

#include "decide/chart/check.h"

#include <algorithm>
#include <deque>
#include <set>

#include "decide/chart/explore.h"
#include "decide/chart/made_up.h"
#include "decide/chart/runner_test.h"
#include "support/chart.h"

namespace cancha::decide::chart {
namespace {

/// All findings, without the file's name.
std::string found(const Chart& chart, const CheckSettings& settings = {}) {
  std::string all;
  for (const Finding& f : check(chart, settings).findings) {
    all += f.text(chart).substr(chart.path.size() + 1) + "\n";
  }
  return all;
}

const std::string kU = data("u", "input", "boolean");
const std::string kN = data("n", "input", "integer", "cancha:min=\"0\" cancha:max=\"3\"");
const std::string kO = data("o", "output", "integer", "cancha:min=\"0\" cancha:max=\"9\"");

/// A chart with o set on its first way.
std::string states(std::string_view first, std::string_view more = "") {
  return fmt::format("<state id=\"a\">\n{}</state>\n{}", first, more);
}
std::string way(std::string_view cond, std::string_view target, std::string_view value = "1") {
  return fmt::format(
      "<transition event=\"tick\" cond=\"{}\" target=\"{}\"><assign location=\"o\" expr=\"{}\"/></transition>\n", cond,
      target, value);
}

TEST(ChartCheck, TheAvoidanceHasNoFaults) {
  EXPECT_EQ(found(chart_of(content("avoid.scxml"))), "");
  const CheckReport report = check(chart_of(content("avoid.scxml")));
  EXPECT_TRUE(report.exact);
  EXPECT_EQ(report.steps, 33u);
}

TEST(ChartCheck, OverlapsAreShownByAnInput) {
  EXPECT_EQ(
      found(chart_of(scxml(kN + kO, states(way("n >= 1", "a") + way("n &lt;= 1", "b"), "<state id=\"b\"/>")))),
      "8:2: note: the transition 'a' → 'b' and that in line 7 are both true in 'a' for n=1 (the first one is taken)\n");
}

TEST(ChartCheck, AnArrowWithoutAGuardMeansOtherwise) {
  EXPECT_EQ(found(chart_of(scxml(
                kU + kO, states(way("u", "a") + "<transition event=\"tick\" target=\"b\"/>", "<state id=\"b\"/>")))),
            "");
}

TEST(ChartCheck, DeadTransitionsSayWhy) {
  EXPECT_EQ(found(chart_of(scxml(kN + kO, states(way("n > 3", "a") + way("n > 1", "a") + way("n &lt;= 1", "a") +
                                                     "<transition event=\"tick\" target=\"b\"/>",
                                                 "<state id=\"b\"/>")))),
            "7:2: warning: the transition 'a' → 'a' is never taken: its guard is never true\n"
            "10:2: warning: the transition 'a' → 'b' is never taken: a transition before it is always taken first\n"
            "11:2: warning: state 'b' is never entered\n");
}

TEST(ChartCheck, OnlyWhatCanHappenCounts) {
  // n counts to 2 and never to 5, though its range would allow it
  const std::string n = data("n", "local", "integer", "cancha:min=\"0\" cancha:max=\"9\"");
  const std::string count =
      "<transition event=\"tick\" cond=\"n &lt; 2\"><assign location=\"n\" expr=\"n + 1\"/></transition>\n";
  EXPECT_EQ(found(chart_of(scxml(n + kO, states(count + way("n == 5", "a"))))),
            "8:2: warning: the transition 'a' → 'a' is never taken: its guard is never true\n");
}

TEST(ChartCheck, MissingCasesOfCompleteCharts) {
  const std::string text = states(way("n == 1", "a") + way("n == 2", "a"));
  EXPECT_EQ(found(chart_of(scxml(kN + kO, text))), "");
  EXPECT_EQ(found(chart_of(scxml(kN + kO, text, "cancha:complete=\"true\""))),
            "6:2: error: no transition is true in 'a' for n=0 (the chart says that it is complete)\n");
}

TEST(ChartCheck, JunctionsWithNoWayOut) {
  const std::string text = states("<transition event=\"tick\" cond=\"u\" target=\"j\"/>\n",
                                  "<state id=\"j\" cancha:junction=\"true\"><transition cond=\"n > 1 || !u\" "
                                  "target=\"a\"><assign location=\"o\" expr=\"1\"/></transition></state>");
  EXPECT_EQ(found(chart_of(scxml(kU + kN + kO, text))),
            "10:2: warning: there is no way out of junction 'j' in 'a' for u=1, n=0 (the next transition is tried "
            "instead)\n");
}

TEST(ChartCheck, VariablesThatNothingSetsOrReads) {
  EXPECT_EQ(found(chart_of(scxml(kU + kO + data("l", "local", "boolean"), "<state id=\"a\"/>"))),
            "3:11: warning: nothing reads input 'u'\n4:11: warning: nothing sets output 'o' (it stays 0)\n"
            "5:11: warning: nothing reads local 'l'\n");
  EXPECT_EQ(found(chart_of(scxml(kU + kO,
                                 "<state id=\"a\"><onentry><assign location=\"o\" expr=\"1\"/></onentry>\n<transition "
                                 "event=\"tick\" cond=\"u\" target=\"b\"/></state>\n<state id=\"b\"/>",
                                 "cancha:type=\"moore\""))),
            "8:2: warning: Moore state 'b' does not set 'o' (it keeps what the state before had)\n");
}

TEST(ChartCheck, ValuesOutOfRangeAndDivisions) {
  EXPECT_EQ(found(chart_of(scxml(kN + kO, states(way("n > 2", "a", "n * 4"))))),
            "7:51: warning: the value of 'o' is 12 in 'a' for n=3 (it is held within 0 to 9)\n");
  EXPECT_EQ(found(chart_of(scxml(kN + kO, states(way("4 % n == 1", "a"))))),
            "7:32: warning: division by 0 in 'a' for n=0 (it divides by 1e-7 instead; the rest of it is 0)\n");
  // the output is not remembered, so its bounds are reckoned with
  EXPECT_EQ(found(chart_of(scxml(kU + kO, states(way("u", "a", "o + 1"))))),
            "7:47: warning: the value of 'o' may be 1 to 10 (it is held within 0 to 9)\n");
}

TEST(ChartCheck, GuardsThatSeeOldValues) {
  const std::string text =
      states("<transition event=\"tick\" cond=\"u\" target=\"j\"><assign location=\"o\" expr=\"5\"/></transition>\n",
             "<state id=\"j\" cancha:junction=\"true\">\n<transition cond=\"o == 5\" target=\"a\"/><transition "
             "target=\"b\"/></state>\n<state id=\"b\"/>");
  const std::string all = found(chart_of(scxml(kU + kO, text)));
  EXPECT_NE(all.find("10:19: note: 'o' is looked at before the transition 'a' → 'j' sets it (all guards of a way come "
                     "before its effects)\n"),
            std::string::npos)
      << all;
}

TEST(ChartCheck, NumbersThatAreOnlyComparedAreExact) {
  const std::string d = data("d", "input", "decimal");
  const Chart good = chart_of(
      scxml(d + kO, states(way("d &lt; 1.5", "a") + way("d >= 1.5 &amp;&amp; d &lt; 2", "a") + way("d >= 2", "a"), ""),
            "cancha:complete=\"true\""));
  EXPECT_EQ(found(good), "");
  EXPECT_TRUE(check(good).exact);
  const Chart gap =
      chart_of(scxml(d + kO, states(way("d &lt; 1.5", "a") + way("d > 1.5 &amp;&amp; state_time > 200", "a"), ""),
                     "cancha:complete=\"true\""));
  EXPECT_EQ(found(gap),
            "6:2: error: no transition is true in 'a' for d=1.5, state_time=0 (the chart says that it is complete)\n");
  const Chart far = chart_of(scxml(d + kO, states(way("d * d > 7", "b"), "<state id=\"b\"/>")));
  EXPECT_EQ(found(far),
            "6:2: note: not everything could be tried (give numbers small ranges; there may be dead transitions and "
            "overlaps that are not found)\n");
}

TEST(ChartCheck, TooMuchToTryIsSaid) {
  std::string inputs;
  std::string sum = "true";
  for (int i = 0; i < 22; ++i) {
    inputs += data(fmt::format("i{}", i), "input", "boolean");
    sum += fmt::format(" &amp;&amp; i{}", i);
  }
  const Chart c = chart_of(scxml(inputs + kO, states(way(sum, "a"))));
  const CheckReport report = check(c, {.most_steps = 1000});
  EXPECT_FALSE(report.exact);
  EXPECT_EQ(report.findings.size(), 1u);
  EXPECT_EQ(report.findings[0].kind, FindingKind::Inexact);
}

TEST(ChartCheck, EndsSoonWhateverTheChart) {
  std::string ways;
  for (int i = 0; i < 9000; ++i) ways += "<transition event=\"tick\" cond=\"u\" target=\"a\"/>";
  EXPECT_EQ(check(chart_of(scxml(kU, "<state id=\"a\">" + ways + "</state>"))).count(Severity::Note), 1000u);
  // two ways from each junction to the next, and no way out of the last
  std::string states = "<state id=\"a\"><transition event=\"tick\" target=\"j0\"/></state>";
  for (int i = 0; i < 99; ++i) {
    const std::string to = i < 98 ? fmt::format("cond=\"u\" target=\"j{}\"", i + 1) : "cond=\"false\" target=\"a\"";
    states +=
        fmt::format("<state id=\"j{0}\" cancha:junction=\"true\"><transition {1}/><transition {1}/></state>", i, to);
  }
  EXPECT_TRUE(check(chart_of(scxml(kU, states))).exact);
}

TEST(ChartCheck, AChartThatIsTooLargeForAProgramIsToldWithTheReason) {
  std::string states = "<state id=\"a\"><transition event=\"tick\" target=\"j0\"/></state>";
  for (int i = 0; i < 40; ++i) {
    const std::string to = i < 39 ? fmt::format("j{}", i + 1) : "a";
    states += fmt::format(
        "<state id=\"j{0}\" cancha:junction=\"true\"><transition cond=\"d &lt; {0}\" target=\"{1}\"/>"
        "<transition cond=\"e &lt; {0}\" target=\"{1}\"/></state>",
        i, to);
  }
  const Chart c = chart_of(scxml(data("d", "input", "decimal") + data("e", "input", "decimal"), states));
  EXPECT_FALSE(check(c).exact);
  EXPECT_EQ(found(c),
            "6:2: warning: nothing could be tried: the ways through junctions make more than 200000 decisions (let "
            "junctions end in an arrow without a guard, or put states between them)\n");
}

/// All that can happen, found by trying every input on every value of every variable.
struct BruteForce {
  std::set<std::uint32_t> leaves;
  std::set<std::uint32_t> taken;
  std::set<std::pair<std::uint32_t, std::uint32_t>> overlaps;
  std::set<std::uint32_t> missing;
};

void overlap(const Chart& c, const Runner& runner, const std::vector<std::uint32_t>& list, BruteForce& into) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (std::size_t k = i + 1; k < list.size(); ++k) {
      if (c.transitions[list[k]].guard == kNone) continue;
      if (runner.enabled(list[i]) && runner.enabled(list[k])) into.overlaps.insert({list[i], list[k]});
    }
  }
}

BruteForce brute_force(const Chart& c) {
  std::vector<std::vector<double>> inputs{std::vector<double>(c.variables.size())};
  for (const std::uint32_t v : c.of_role(Role::Input)) {
    std::vector<std::vector<double>> more;
    for (const std::vector<double>& values : inputs) {
      for (const double value : domain_of(c, v).values) {
        more.push_back(values);
        more.back()[v] = value;
      }
    }
    inputs = std::move(more);
  }
  BruteForce all;
  std::set<std::pair<std::uint32_t, std::vector<double>>> known;
  std::deque<std::pair<std::uint32_t, std::vector<double>>> waiting;
  const auto arrive = [&](Runner& runner) {
    std::vector<double> values(runner.values().begin(), runner.values().end());
    for (const std::uint32_t v : c.of_role(Role::Input)) values[v] = 0.0;
    all.leaves.insert(runner.leaf());
    if (known.emplace(runner.leaf(), values).second) waiting.emplace_back(runner.leaf(), values);
  };
  for (const std::vector<double>& values : inputs) {
    Runner runner{c};
    std::ranges::copy(values, runner.values().begin());
    runner.start();
    arrive(runner);
  }
  while (!waiting.empty()) {
    const auto [leaf, values] = waiting.front();
    waiting.pop_front();
    for (std::vector<double> now : inputs) {
      for (std::size_t i = 0; i < now.size(); ++i) {
        if (c.variables[i].role != Role::Input) now[i] = values[i];
      }
      Runner runner{c};
      runner.stand(leaf, now, 0.0);
      bool enabled = false;
      for (std::uint32_t s = leaf; s != kNone && !enabled; s = c.states[s].parent) {
        const auto& list = c.states[s].transitions;
        overlap(c, runner, list, all);
        enabled = std::ranges::any_of(list, [&](std::uint32_t t) { return runner.enabled(t); });
      }
      runner.tick_here();
      if (runner.way().empty()) all.missing.insert(leaf);
      all.taken.insert(runner.way().begin(), runner.way().end());
      arrive(runner);
    }
  }
  return all;
}

TEST(ChartCheck, AgreesWithTryingEverything) {
  Random random{5};
  int compared = 0;
  for (int i = 0; i < 150; ++i) {
    const Chart c = made_up_chart(random, {.times = false, .states = 5});
    const Exploration seen = explore(c, 200'000);
    if (!seen.exact) continue;
    const BruteForce all = brute_force(c);

    ASSERT_EQ(seen.leaves, all.leaves) << c.text;
    ASSERT_EQ(seen.taken, all.taken) << c.text;
    std::set<std::uint32_t> missing;
    for (const auto& [leaf, example] : seen.missing) missing.insert(leaf);
    ASSERT_EQ(missing, all.missing) << c.text;
    std::set<std::pair<std::uint32_t, std::uint32_t>> overlaps;
    for (const auto& [pair, example] : seen.overlaps) {
      if (!c.is_junction(c.transitions[pair.first].source)) overlaps.insert(pair);
    }
    ASSERT_EQ(overlaps, all.overlaps) << c.text;
    ++compared;
  }
  EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace cancha::decide::chart
