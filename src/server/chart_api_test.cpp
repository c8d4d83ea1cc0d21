#include "server/chart_api.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

#include "base/json.h"
#include "base/json_read.h"

namespace cancha::server {
namespace {

std::string content(const std::string& name) {
  std::ifstream in{std::string{CANCHA_SOURCE_DIR} + "/content/behaviours/ceabot_avoid/" + name};
  return {std::istreambuf_iterator<char>{in}, {}};
}

Answer post(std::string_view path, std::string body, std::string type = "application/json") {
  return chart_answer({"POST", std::string{path}, {{"Content-Type", std::move(type)}}, std::move(body)}, path);
}

std::string scxml(std::string_view states) {
  return fmt::format(R"(<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cancha="urn:cancha:chart" version="1.0">
<datamodel><data id="u" cancha:role="input" cancha:type="boolean"/>
<data id="y" cancha:role="output" cancha:type="boolean"/></datamodel>
{}</scxml>)",
                     states);
}

bool overlap(const ChartState& a, const ChartState& b) {
  return std::abs(a.x - b.x) < (a.width + b.width) / 2 && std::abs(a.y - b.y) < (a.height + b.height) / 2;
}

TEST(ChartApi, ShowsAChartWithPlacesAndTables) {
  const ChartView view = view_chart({"a.scxml", content("avoid.scxml")});

  ASSERT_TRUE(view.readable);
  EXPECT_EQ(view.name, "ceabot_avoid");
  EXPECT_EQ(view.type, decide::chart::ChartType::Mealy);
  EXPECT_EQ(view.states[static_cast<std::size_t>(view.initial)].name, "Parada");
  EXPECT_EQ(view.states[1].kind, "junction");
  EXPECT_EQ(view.states[1].x, 340);
  EXPECT_TRUE(view.states[1].placed);
  EXPECT_EQ(view.transitions[0].guard, "w == 1");
  EXPECT_EQ(view.transitions[0].effects, "S1 = 0, S0 = 1");
  EXPECT_EQ(view.transitions[0].line, 16);
  EXPECT_FALSE(view.transitions[0].way.curve.empty());
  EXPECT_EQ(view.transitions[0].label, std::vector<std::string>{"w == 1 / S1 = 0, S0 = 1"});
  EXPECT_TRUE(view.exact);
  EXPECT_TRUE(view.findings.empty()) << to_json(view.findings);
  EXPECT_EQ(view.no_table, "");
  EXPECT_GT(std::ranges::count(view.table, '\n'), 32);
  EXPECT_LT(view.short_table.size(), view.table.size());
}

TEST(ChartApi, ShowsATruthTableLaidOut) {
  const ChartView view = view_chart({"a.csv", content("avoid.csv")});

  ASSERT_TRUE(view.readable);
  ASSERT_EQ(view.states.size(), 4u);
  EXPECT_FALSE(view.states[0].placed);
  EXPECT_FALSE(view.transitions[0].way.curve.empty());
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(overlap(view.states[i], view.states[j])) << i << ' ' << j;
  }
}

TEST(ChartApi, PutsInnerStatesIntoOuterOnes) {
  const std::string text = scxml(
      R"(<state id="A"><transition event="tick" cond="u == 1" target="B"/><state id="A1"/><state id="A2"/></state>
<state id="B"><state id="B1"><state id="B11"/></state></state>)");
  const ChartView view = view_chart({"a.scxml", text});
  ASSERT_TRUE(view.readable);
  for (const ChartState& s : view.states) {
    if (s.parent < 0) continue;
    const ChartState& outer = view.states[static_cast<std::size_t>(s.parent)];
    EXPECT_GT(s.x - s.width / 2, outer.x - outer.width / 2) << s.name;
    EXPECT_LT(s.x + s.width / 2, outer.x + outer.width / 2) << s.name;
    EXPECT_GT(s.y - s.height / 2, outer.y - outer.height / 2) << s.name;
    EXPECT_LT(s.y + s.height / 2, outer.y + outer.height / 2) << s.name;
  }
  EXPECT_FALSE(overlap(view.states[0], view.states[3]));
  EXPECT_FALSE(overlap(view.states[1], view.states[2]));
  EXPECT_FALSE(view.transitions[0].way.curve.empty());
}

TEST(ChartApi, PutsStatesWithoutAPlaceBelowTheOthers) {
  const ChartView view =
      view_chart({"a.scxml", scxml(R"(<state id="A" cancha:x="50" cancha:y="60"/><state id="B"/><state id="C"/>)")});
  ASSERT_TRUE(view.readable);
  EXPECT_EQ(view.states[0].y, 60);
  EXPECT_GT(view.states[1].y, 90);
  EXPECT_FALSE(overlap(view.states[1], view.states[2]));
}

TEST(ChartApi, LaysOutWhatIsInAPlacedStateAtItsPlace) {
  const ChartView view = view_chart({"a.scxml", scxml(R"(<state id="A" cancha:x="50" cancha:y="60"/>
<state id="B" cancha:x="400" cancha:y="300"><state id="B1"/><state id="B2"/></state>)")});
  ASSERT_TRUE(view.readable);
  EXPECT_EQ(view.states[1].x, 400);
  EXPECT_EQ(view.states[1].y, 300);
  EXPECT_NEAR(view.states[2].x, 400, view.states[1].width / 2);
  EXPECT_FALSE(overlap(view.states[2], view.states[3]));
}

TEST(ChartApi, TellsRangesWithoutEndAsNumbers) {
  std::string text = scxml(R"(<state id="A"/>)");
  text.replace(text.find("boolean"), 7, "decimal");
  const Answer answer = post("/api/chart", to_json(ChartText{"a.scxml", text}));
  ChartView view;
  ASSERT_TRUE(parse_json(answer.body, view)) << answer.body;
  EXPECT_LT(view.variables[0].least, -1e300);
  EXPECT_TRUE(run_chart({"a.scxml", text, 1, {1e200}}));
}

TEST(ChartApi, TellsWhatIsWrongAtItsPlace) {
  const ChartView broken =
      view_chart({"a.scxml", scxml("<state id=\"A\">\n<transition event=\"tick\" cond=\"v\" target=\"A\"/></state>")});
  EXPECT_FALSE(broken.readable);
  ASSERT_EQ(broken.findings.size(), 1u);
  EXPECT_EQ(broken.findings[0].line, 5);
  EXPECT_EQ(broken.findings[0].column, 32);
  EXPECT_EQ(broken.findings[0].severity, decide::chart::Severity::Error);

  const ChartView odd = view_chart({"a.scxml", scxml(R"(<state id="A"><transition event="tick" target="A"/>
<transition event="tick" cond="u" target="A"><assign location="y" expr="1"/></transition></state><state id="B"/>)")});
  ASSERT_TRUE(odd.readable);
  bool dead = false;
  bool unreachable = false;
  for (const ChartFinding& f : odd.findings) {
    dead = dead || (f.transition == 1 && f.line == 5);
    unreachable = unreachable || f.state == 1;
  }
  EXPECT_TRUE(dead && unreachable) << to_json(odd.findings);
}

TEST(ChartApi, SaysWhyThereIsNoTable) {
  const ChartView view = view_chart(
      {"a.scxml", scxml(R"(<state id="A"><transition event="tick" cond="state_time &gt; 5" target="A"/></state>)")});
  EXPECT_EQ(view.no_table, "a table knows no 'state_time'");
  EXPECT_EQ(view.table, "");
}

TEST(ChartApi, EditsATextOverHttp) {
  const std::string text = scxml(R"(<state id="A"/>)");
  const ChartChange wish{.text = text, .change = {.edit = decide::chart::EditKind::Rename, .state = "A", .name = "B"}};
  const Answer answer = post("/api/chart/edit", to_json(wish));
  ASSERT_EQ(answer.status, 200) << answer.body;
  ChartText made;
  ASSERT_TRUE(parse_json(answer.body, made));
  EXPECT_EQ(made.text, scxml(R"(<state id="B"/>)"));

  ChartChange bad = wish;
  bad.change.state = "X";
  const Answer refused = post("/api/chart/edit", to_json(bad));
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(refused.body, "there is no state 'X'.\n");
  EXPECT_EQ(post("/api/chart/edit", R"({"text":"","change":{"edit":"explode"}})").status, 400);
}

TEST(ChartApi, RunsTheEngineWithInputsByHand) {
  // inputs are u, v, w; outputs S1, S0
  const ChartTrial wish{"a.scxml", content("avoid.scxml"), 4, {0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0}};
  const auto run = run_chart(wish);
  ASSERT_TRUE(run) << run.error().text();
  const ChartView view = view_chart({wish.path, wish.text});
  std::vector<std::string> states;
  for (const ChartTick& t : run->ticks) states.push_back(view.states[static_cast<std::size_t>(t.state)].name);
  EXPECT_EQ(states.back(), "Derecha");
  EXPECT_EQ(states[2], "Izquierda");
  const ChartTick& last = run->ticks.back();
  EXPECT_EQ(last.values, (std::vector<double>{0, 1, 0, 1, 0}));
  ASSERT_EQ(last.way.size(), 2u);
  EXPECT_EQ(view.states[static_cast<std::size_t>(view.transitions[static_cast<std::size_t>(last.way[0])].source)].name,
            "Izquierda");
}

TEST(ChartApi, RefusesTrialsThatMakeNoSense) {
  const auto why = [](std::int64_t ticks, std::vector<double> inputs, std::string text) {
    const auto run = run_chart({"a.scxml", std::move(text), ticks, std::move(inputs)});
    return run ? "" : run.error().text();
  };
  const std::string text = scxml(R"(<state id="A"/>)");
  EXPECT_EQ(why(1, {1}, text), "");
  EXPECT_EQ(why(0, {}, text), "");
  EXPECT_EQ(why(1, {}, text), "inputs: must be 1 values for each of 1 ticks");
  EXPECT_EQ(why(1, {2}, text), "inputs: 2 is no value of 'u'");
  EXPECT_EQ(why(1, {0.5}, text), "inputs: 0.5 is no value of 'u'");
  EXPECT_EQ(why(1, {std::nan("")}, text), "inputs: nan is no value of 'u'");
  EXPECT_EQ(why(-1, {}, text), "ticks: must be 0 to 10000");
  EXPECT_EQ(why(10'001, {}, text), "ticks: must be 0 to 10000");
  EXPECT_NE(why(0, {}, "<a/>"), "");
}

TEST(ChartApi, RefusesWithASentenceWhatIsNoChart) {
  EXPECT_EQ(post("/api/chart", "{").status, 400);
  EXPECT_EQ(post("/api/chart", R"({"texts":""})").status, 400);
  EXPECT_EQ(post("/api/chart", "{}", "text/plain").status, 415);
  EXPECT_EQ(post("/api/chart", "{}").status, 200);
  EXPECT_EQ(post("/api/chart", to_json(ChartText{"", std::string(kMostChartBytes + 1, ' ')})).status, 413);
  const Answer answer = chart_answer({"GET", "/api/chart", {}}, "/api/chart");
  EXPECT_EQ(answer.status, 405);
  EXPECT_EQ(answer.header("Allow"), "POST");
}

TEST(ChartApi, AllActiveLeavesOfParallelStatesAreTold) {
  const std::string text =
      scxml(R"(<parallel id="P"><state id="A"/><state id="B"><transition event="u" target="X"/></state>
</parallel><state id="X"/>)");
  const auto run = run_chart({.path = "a.scxml", .text = text, .ticks = 2, .inputs = {0, 1}});

  ASSERT_TRUE(run) << run.error().text();
  EXPECT_EQ(run->ticks[0].active, (std::vector<std::int32_t>{1, 2}));
  EXPECT_EQ(run->ticks[1].active, (std::vector<std::int32_t>{3}));
  const ChartView view = view_chart({"a.scxml", text});
  EXPECT_EQ(view.states[0].kind, "parallel");
  EXPECT_EQ(view.transitions[0].event, "u");
}

}  // namespace
}  // namespace cancha::server
