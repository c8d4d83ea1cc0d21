// A chart that is put anywhere does there what the plain runner does.

#include "decide/chart/probe.h"

#include <algorithm>
#include <set>

#include "decide/chart/expression.h"
#include "decide/chart/made_up.h"
#include "decide/chart/runner_test.h"
#include "support/chart.h"

namespace cancha::decide::chart {
namespace {

std::set<std::uint32_t> divisions(const Mishaps& mishaps) {
  return {mishaps.divisions.begin(), mishaps.divisions.end()};
}

std::set<std::pair<std::uint32_t, double>> too_wide(const Mishaps& mishaps) {
  std::set<std::pair<std::uint32_t, double>> all;
  for (const auto& [a, value] : mishaps.too_wide) all.emplace(a.value, value);
  return all;
}

std::vector<double> any_values(const Chart& c, Random& random) {
  std::vector<double> values;
  for (const Variable& v : c.variables) values.push_back(any_value(v, random));
  return values;
}

void expect_same(const Chart& c, const Probe& probe, Runner& plain) {
  ASSERT_EQ(probe.leaf(), plain.leaf()) << c.text;
  for (std::uint32_t v = 0; v < c.variables.size(); ++v) {
    if (c.variables[v].role == Role::Input) continue;
    ASSERT_EQ(probe.value(v), plain.values()[v]) << c.text << c.variables[v].name;
  }
}

TEST(ChartProbe, DoesWhatThePlainRunnerDoesWhereverItStands) {
  Random random{9};
  for (int i = 0; i < 300; ++i) {
    const Chart c = made_up_chart(random, {.finite = i % 2 == 0});
    auto probe = Probe::of(c);
    if (!probe) continue;  // too many ways
    Mishaps wrong;
    Runner plain{c};
    plain.watch(&wrong);
    for (int k = 0; k < 40; ++k) {
      std::uint32_t leaf = kNone;
      while (leaf == kNone || !c.is_leaf(leaf)) leaf = static_cast<std::uint32_t>(random.below(c.states.size()));
      const std::vector<double> values = any_values(c, random);
      const auto time = static_cast<double>(random.below(1000));
      probe->stand(leaf, values, time);
      plain.stand(leaf, values, time);
      for (std::uint32_t t = 0; t < c.transitions.size(); ++t) {
        const std::uint32_t guard = c.transitions[t].guard;
        const bool truth = guard == kNone || plain.holds(guard, leaf);
        ASSERT_EQ(probe->holds(t), truth) << c.text << print_expression(c, guard);
      }
      wrong = {};
      probe->tick();
      plain.tick_here();
      expect_same(c, *probe, plain);
      ASSERT_EQ(probe->way(), plain.way()) << c.text;
      Mishaps found;
      probe->add_mishaps(found);
      ASSERT_EQ(too_wide(found), too_wide(wrong)) << c.text;
      // what was asked before on the way is not asked again
      ASSERT_TRUE(std::ranges::includes(divisions(wrong), divisions(found))) << c.text;
    }
  }
}

TEST(ChartProbe, StartsAndShowsOutputsWithoutATick) {
  Random random{10};
  for (int i = 0; i < 200; ++i) {
    const Chart c = made_up_chart(random);
    auto probe = Probe::of(c);
    if (!probe) continue;
    Mishaps wrong;
    Runner plain{c};
    plain.watch(&wrong);
    const std::vector<double> values = any_values(c, random);
    std::ranges::copy(values, plain.values().begin());
    plain.start();
    probe->start(values);
    expect_same(c, *probe, plain);
    Mishaps found;
    probe->add_mishaps(found);
    ASSERT_EQ(divisions(found), divisions(wrong)) << c.text;
    ASSERT_EQ(too_wide(found), too_wide(wrong)) << c.text;

    for (std::uint32_t leaf = 0; leaf < c.states.size(); ++leaf) {
      if (!c.is_leaf(leaf)) continue;
      probe->stand(leaf, values, 0.0);
      plain.stand(leaf, values, 0.0);
      probe->show_outputs();
      plain.show_outputs();
      expect_same(c, *probe, plain);
      // and goes on from there
      probe->tick();
      plain.tick_here();
      expect_same(c, *probe, plain);
    }
  }
}

TEST(ChartProbe, WhatIsComputedForAVariableBeforeTheChartRunsIsWhatTheEngineComputes) {
  const Chart c = chart_of(
      scxml(data("a", "local", "integer", "expr=\"7 % 4 * 2 - 1\"") + data("b", "local", "decimal", "expr=\"1 / 0\"") +
                data("e", "local", "enumerated", "cancha:values=\"slow fast\" expr=\"1 &lt; 2 ? 'fast' : 'slow'\""),
            "<state id=\"s\"/>"));
  EXPECT_EQ(c.variables[0].initial, 5.0);
  EXPECT_EQ(c.variables[1].initial, 1.0 / 1e-7);
  EXPECT_EQ(c.variables[2].initial, 1.0);
}

}  // namespace
}  // namespace cancha::decide::chart
