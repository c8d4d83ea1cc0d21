#include "decide/chart/edit.h"

#include <gtest/gtest.h>

#include "decide/chart/made_up.h"
#include "decide/chart/scxml.h"

namespace cancha::decide::chart {
namespace {

const std::string kChart = R"(<?xml version="1.0"?>
<!-- a lamp -->
<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:cancha="urn:cancha:chart" version="1.0"
       initial="Off">
  <datamodel>
    <data id="u" cancha:role="input" cancha:type="boolean"/>
    <data id="lamp" cancha:role="output" cancha:type="boolean"/>
  </datamodel>

  <state id="Off"   cancha:x="10">  <!-- dark -->
    <transition event='tick' cond='u == 1'  target='On'><assign location="lamp" expr="1"/></transition>
    <!-- between -->
    <transition event="tick" target="Off"/>
  </state>
  <state id="On"/>
</scxml>
)";

/// The chart with one stretch of it replaced.
std::string with(std::string_view old, std::string_view fresh) {
  std::string text = kChart;
  const std::size_t at = text.find(old);
  EXPECT_NE(at, text.npos) << old;
  return text.replace(at, old.size(), fresh);
}

std::string edited(const Edit& wish, const std::string& text = kChart) {
  const auto made = edit(text, wish);
  if (!made) return made.error().text();
  EXPECT_TRUE(read_scxml(*made, "t")) << *made;
  return *made;
}

TEST(ChartEdit, AddsAStateBehindTheOthers) {
  EXPECT_EQ(edited({.edit = EditKind::AddState, .name = "Dim", .places = {{"", 40.4, -0.2}}}),
            with("<state id=\"On\"/>", "<state id=\"On\"/>\n  <state id=\"Dim\" cancha:x=\"40\" cancha:y=\"0\"/>"));
}

TEST(ChartEdit, AddsAStateInAnother) {
  EXPECT_EQ(edited({.edit = EditKind::AddState, .name = "Dim", .parent = "On"}),
            with("<state id=\"On\"/>", "<state id=\"On\">\n    <state id=\"Dim\"/>\n  </state>"));
}

TEST(ChartEdit, AddsParallelRegionsAHistoryAndAFinalState) {
  EXPECT_EQ(
      edited({.edit = EditKind::AddState, .name = "Both", .form = StateForm::Parallel}),
      with("<state id=\"On\"/>",
           "<state id=\"On\"/>\n  <parallel id=\"Both\"><state id=\"Both_1\"/><state id=\"Both_2\"/></parallel>"));
  EXPECT_EQ(edited({.edit = EditKind::AddState, .name = "H", .parent = "On", .form = StateForm::History}),
            "there is nothing to come back to (put states into it first)");
  EXPECT_EQ(edited({.edit = EditKind::AddState, .name = "H", .form = StateForm::History}),
            "a chart has no history of its own (put it into a state that has states in it)");
  const std::string inner = edited({.edit = EditKind::AddState, .name = "Dim", .parent = "On"});
  EXPECT_NE(edited({.edit = EditKind::AddState, .name = "H", .parent = "On", .form = StateForm::DeepHistory}, inner)
                .find("<history id=\"H\" type=\"deep\"><transition target=\"Dim\"/></history>"),
            std::string::npos);
  EXPECT_NE(edited({.edit = EditKind::AddState, .name = "End", .parent = "On", .form = StateForm::Final}, inner)
                .find("<final id=\"End\"/>"),
            std::string::npos);
}

TEST(ChartEdit, TransitionsWaitForEvents) {
  EXPECT_EQ(
      edited({.edit = EditKind::AddTransition, .state = "On", .target = "Off", .event = "u", .guard = "after(2s)"}),
      with("<state id=\"On\"/>",
           "<state id=\"On\">\n    <transition event=\"u\" cond=\"after(2s)\" "
           "target=\"Off\"/>\n  </state>"));
  Edit wish{.edit = EditKind::ChangeTransition, .target = "Off", .transition = 1};
  EXPECT_EQ(edited(wish), kChart);
  wish.event = "u";
  EXPECT_EQ(edited(wish), with("event=\"tick\" target=\"Off\"", "event=\"u\" target=\"Off\""));
  wish.event = "nobody";
  EXPECT_NE(edited(wish).find("nobody"), std::string::npos);
}

TEST(ChartEdit, RenamesAStateInConditionsAndEventsToo) {
  std::string text = with("cond='u == 1'", "cond=\"In( 'On' )\"");
  text.replace(text.find("tick\" target"), 12, "tick\" cond=\"In(On)\" target");
  text.replace(text.find("<state id=\"On\"/>"), 17,
               "<state id=\"On\"><transition event=\"done.state.On u\" target=\"Off\"/><final id=\"End\"/></state>");
  std::string wanted = text;
  for (const auto& [old, fresh] : {std::pair{"In( 'On' )", "In( 'Lit' )"},
                                   {"In(On)", "In(Lit)"},
                                   {"target='On'", "target='Lit'"},
                                   {"state id=\"On\"", "state id=\"Lit\""},
                                   {"done.state.On u", "done.state.Lit u"}}) {
    wanted.replace(wanted.find(old), std::string_view{old}.size(), fresh);
  }
  EXPECT_EQ(edited({.edit = EditKind::Rename, .state = "On", .name = "Lit"}, text), wanted);
}

TEST(ChartEdit, RenamesAStateWhereverItIsNamed) {
  std::string wanted = with("initial=\"Off\"", "initial=\"Dark\"");
  for (const auto& [old, fresh] :
       {std::pair{"state id=\"Off\"", "state id=\"Dark\""}, {"target=\"Off\"", "target=\"Dark\""}}) {
    wanted.replace(wanted.find(old), std::string_view{old}.size(), fresh);
  }
  EXPECT_EQ(edited({.edit = EditKind::Rename, .state = "Off", .name = "Dark"}), wanted);
}

TEST(ChartEdit, RemovesAStateWithItsLinesAndAllWaysToIt) {
  const std::string line =
      "    <transition event='tick' cond='u == 1'  target='On'><assign location=\"lamp\" expr=\"1\"/></transition>\n";
  std::string wanted = with("  <state id=\"On\"/>\n", "");
  wanted.replace(wanted.find(line), line.size(), "");
  EXPECT_EQ(edited({.edit = EditKind::RemoveState, .state = "On"}), wanted);

  const std::string rest = edited({.edit = EditKind::RemoveState, .state = "Off"});
  EXPECT_EQ(rest.find("Off"), rest.npos) << rest;
  EXPECT_EQ(edited({.edit = EditKind::RemoveState, .state = "On"}, rest), "there is no state");
}

TEST(ChartEdit, RemovesAnInitialElementWithWhatItLeadsTo) {
  const std::string text = with("<state id=\"On\"/>",
                                "<state id=\"On\"><initial><transition target=\"B\"/></initial><state id=\"A\"/><state "
                                "id=\"B\"/></state>");
  const std::string made = edited({.edit = EditKind::RemoveState, .state = "B"}, text);
  EXPECT_NE(made.find("<state id=\"On\"><state id=\"A\"/></state>"), made.npos) << made;
}

TEST(ChartEdit, MovesStates) {
  EXPECT_EQ(edited({.edit = EditKind::Move, .places = {{"Off", 12, 7}}}),
            with("cancha:x=\"10\"", "cancha:x=\"12\" cancha:y=\"7\""));
  EXPECT_EQ(edited({.edit = EditKind::Move, .places = {{"Of", 12, 7}}}), "there is no state 'Of'");
  EXPECT_EQ(edited({.edit = EditKind::Move, .places = {{"Off", 1e9, 7}}}), "'Off' goes too far");
  EXPECT_EQ(edited({.edit = EditKind::Move, .places = {{"Off", 1, 7}, {"Off", 1, 8}}}), "'Off' goes to two places");
}

TEST(ChartEdit, DeclaresItsPrefixWhereItIsNeeded) {
  const std::string plain =
      "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\"><state id=\"A\"/></scxml>";
  EXPECT_EQ(edited({.edit = EditKind::Move, .places = {{"A", 1, 2}}}, plain),
            "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\" xmlns:cancha=\"urn:cancha:chart\"><state "
            "id=\"A\" cancha:x=\"1\" cancha:y=\"2\"/></scxml>");
}

TEST(ChartEdit, SaysWhereToBegin) {
  EXPECT_EQ(edited({.edit = EditKind::SetInitial, .state = "On"}), with("initial=\"Off\"", "initial=\"On\""));
}

TEST(ChartEdit, SetsActionsOfAState) {
  const Edit wish{.edit = EditKind::SetActions, .state = "On", .entry_actions = "lamp = 1", .exit_actions = "lamp = 0"};
  const std::string made = edited(wish);
  EXPECT_EQ(made, with("<state id=\"On\"/>",
                       "<state id=\"On\">\n    <onentry><assign location=\"lamp\" expr=\"1\"/></onentry>\n"
                       "    <onexit><assign location=\"lamp\" expr=\"0\"/></onexit>\n  </state>"));
  EXPECT_EQ(edited(wish, made), made);
  EXPECT_EQ(edited({.edit = EditKind::SetActions, .state = "On"}, made),
            with("<state id=\"On\"/>", "<state id=\"On\">\n  </state>"));
}

TEST(ChartEdit, SetsAndKeepsWhatIsRaised) {
  const Edit wish{.edit = EditKind::SetActions,
                  .state = "On",
                  .entry_actions = "lamp = 1, raise lit",
                  .exit_actions = "raise dark"};
  const std::string made = edited(wish);
  EXPECT_EQ(made, with("<state id=\"On\"/>",
                       "<state id=\"On\">\n    <onentry><assign location=\"lamp\" expr=\"1\"/><raise event=\"lit\"/>"
                       "</onentry>\n    <onexit><raise event=\"dark\"/></onexit>\n  </state>"));
  EXPECT_EQ(edited(wish, made), made);

  // another value leaves the event alone, and the other way round
  Edit other = wish;
  other.entry_actions = "lamp = 0, raise lit";
  std::string wanted = made;
  wanted.replace(wanted.find("expr=\"1\"/><raise"), 8, "expr=\"0\"");
  EXPECT_EQ(edited(other, made), wanted);
  other = wish;
  other.entry_actions = "raise lit";
  wanted = made;
  wanted.erase(wanted.find("<assign location=\"lamp\" expr=\"1\"/><raise"), 34);
  EXPECT_EQ(edited(other, made), wanted);

  EXPECT_EQ(
      edited({.edit = EditKind::AddTransition, .state = "On", .target = "Off", .effects = "raise off"}),
      with("<state id=\"On\"/>",
           "<state id=\"On\">\n    <transition event=\"tick\" target=\"Off\"><raise event=\"off\"/></transition>\n"
           "  </state>"));
}

TEST(ChartEdit, AddsATransition) {
  EXPECT_EQ(edited({.edit = EditKind::AddTransition,
                    .state = "On",
                    .target = "Off",
                    .guard = "u == 0 && state_time < 5",
                    .effects = "lamp = 0"}),
            with("<state id=\"On\"/>",
                 "<state id=\"On\">\n    <transition event=\"tick\" cond=\"u == 0 &amp;&amp; state_time &lt; 5\" "
                 "target=\"Off\"><assign location=\"lamp\" expr=\"0\"/></transition>\n  </state>"));
  EXPECT_EQ(edited({.edit = EditKind::AddTransition, .state = "Off", .target = "On"}),
            with("<transition event=\"tick\" target=\"Off\"/>",
                 "<transition event=\"tick\" target=\"Off\"/>\n    <transition event=\"tick\" target=\"On\"/>"));
}

TEST(ChartEdit, ChangesNoMoreOfATransitionThanIsMeant) {
  Edit wish{.edit = EditKind::ChangeTransition, .target = "On", .guard = "u == 1", .effects = "lamp = 1"};
  EXPECT_EQ(edited(wish), kChart);
  wish.guard = "u == 0";
  EXPECT_EQ(edited(wish), with("u == 1", "u == 0"));
  wish.guard = "";
  EXPECT_EQ(edited(wish), with(" cond='u == 1'", ""));
  wish.guard = "u == 1";
  wish.effects = "";
  EXPECT_EQ(edited(wish), with("<assign location=\"lamp\" expr=\"1\"/>", ""));
  wish.effects = "lamp = u ? 1 : 0";
  EXPECT_EQ(edited(wish), with("expr=\"1\"", "expr=\"u ? 1 : 0\""));
  wish.target = "";
  wish.effects = "lamp = 1";
  EXPECT_EQ(edited(wish), with("  target='On'", ""));
}

TEST(ChartEdit, OrdersTransitionsAndLeavesWhatIsBetween) {
  const std::string made = edited({.edit = EditKind::OrderTransition, .transition = 1, .order = 0});
  EXPECT_LT(made.find("target=\"Off\""), made.find("<!-- between -->"));
  EXPECT_GT(made.find("target='On'"), made.find("<!-- between -->"));
  EXPECT_EQ(made.size(), kChart.size());
  EXPECT_EQ(edited({.edit = EditKind::OrderTransition, .transition = 0, .order = 1}, made), kChart);
}

TEST(ChartEdit, PutsAJunctionIntoATransition) {
  const std::string made = edited({.edit = EditKind::SplitTransition, .name = "J", .transition = 0});
  EXPECT_NE(made.find("<transition event=\"tick\" cond=\"u == 1\" target=\"J\"/>"), made.npos) << made;
  EXPECT_NE(made.find("  </state>\n  <state id=\"J\" cancha:junction=\"true\"><transition target=\"On\"><assign "
                      "location=\"lamp\" expr=\"1\"/></transition></state>\n"),
            made.npos)
      << made;
}

TEST(ChartEdit, RemovesATransition) {
  EXPECT_EQ(edited({.edit = EditKind::RemoveTransition, .transition = 1}),
            with("    <transition event=\"tick\" target=\"Off\"/>\n", ""));
  EXPECT_EQ(edited({.edit = EditKind::RemoveTransition, .transition = 2}), "there is no transition 2");
  EXPECT_EQ(edited({.edit = EditKind::RemoveTransition, .transition = -1}), "there is no transition -1");
}

TEST(ChartEdit, RefusesWhatWouldBreakTheChart) {
  Edit wish{.edit = EditKind::AddTransition, .state = "On", .target = "Off", .guard = "v == 1"};
  EXPECT_NE(edited(wish).find("'v'"), std::string::npos) << edited(wish);
  wish.guard = "";
  wish.effects = "lamp";
  EXPECT_EQ(edited(wish), "'lamp' sets nothing (write NAME = VALUE or raise EVENT, with commas between)");
  EXPECT_EQ(edited({.edit = EditKind::AddState, .name = "On"}), "there is a state 'On' already");
  EXPECT_EQ(edited({.edit = EditKind::Rename, .state = "On", .name = "a b"}),
            "'a b' is no name of a state (a letter, then letters, digits and _, at most 100)");
  EXPECT_EQ(edited({.edit = EditKind::AddState, .name = "A", .parent = "B"}), "there is no state 'B'");
  EXPECT_FALSE(edit("<scxml", wish));
}

TEST(ChartEdit, MendsAChartThatCannotBeRead) {
  const std::string broken = with("u == 1", "v == 1");
  const Edit wish{.edit = EditKind::ChangeTransition, .target = "On", .guard = "u == 1", .effects = "lamp = 1"};
  EXPECT_EQ(edited(wish, broken), kChart);
}

TEST(ChartEdit, SetsVariablesWithDotsInTheirNames) {
  const std::string text =
      with("id=\"lamp\"", "id=\"lamp.on\"").replace(kChart.find("location=\"lamp\"") + 3, 15, "location=\"lamp.on\"");
  const std::string made = edited({.edit = EditKind::AddTransition, .state = "On", .effects = "lamp.on = 0"}, text);
  EXPECT_NE(made.find("<assign location=\"lamp.on\" expr=\"0\"/>"), made.npos) << made;
}

TEST(ChartEdit, KeepsLineEndsAsTheyAre) {
  std::string text;
  for (const char c : kChart) {
    if (c == '\n') text += '\r';
    text += c;
  }
  const std::string made = edited({.edit = EditKind::AddState, .name = "Dim"}, text);
  EXPECT_NE(made.find("<state id=\"On\"/>\r\n  <state id=\"Dim\"/>\r\n</scxml>"), made.npos) << made;
}

TEST(ChartEdit, WorksBehindAByteOrderMark) {
  const std::string made = edited({.edit = EditKind::SetInitial, .state = "On"}, "\xEF\xBB\xBF" + kChart);
  EXPECT_EQ(made, "\xEF\xBB\xBF" + with("initial=\"Off\"", "initial=\"On\""));
}

TEST(ChartEdit, IsNotFooledByTagsInRemarksAndValues) {
  const std::string odd = with("<!-- between -->", "<!-- <state id='On'> --><?pi <x> ?>");
  const std::string made = edited({.edit = EditKind::RemoveTransition, .transition = 1}, odd);
  EXPECT_NE(made.find("<!-- <state id='On'> --><?pi <x> ?>\n  </state>"), made.npos) << made;
  const std::string guarded = with("u == 1", "u == 1 &amp;&amp; state_time > 5");
  EXPECT_EQ(edited({.edit = EditKind::RemoveTransition, .transition = 1}, guarded).find("target=\"Off\""), made.npos);
}

TEST(ChartEdit, DoesEverythingToMadeUpCharts) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Random random{seed};
    const Chart chart = made_up_chart(random);
    for (std::uint32_t i = 0; i < chart.transitions.size(); ++i) {
      // a junction in the way changes nothing, and neither does removing what was added
      const auto split = edit(chart.text, {.edit = EditKind::SplitTransition, .name = "Fresh", .transition = i});
      ASSERT_TRUE(split) << split.error().text() << chart.text;
      ASSERT_EQ(read_scxml(*split, "t")->transitions.size(), chart.transitions.size() + 1);
    }
    for (const State& s : chart.states) {
      const auto renamed = edit(chart.text, {.edit = EditKind::Rename, .state = s.name, .name = "Fresh"});
      ASSERT_TRUE(renamed) << renamed.error().text();
      const auto back = edit(*renamed, {.edit = EditKind::Rename, .state = "Fresh", .name = s.name});
      ASSERT_TRUE(back);
      EXPECT_EQ(*back, chart.text);
      const auto moved = edit(chart.text, {.edit = EditKind::Move, .places = {{s.name, 5, 6}}});
      ASSERT_TRUE(moved) << moved.error().text();
      EXPECT_EQ(read_scxml(*moved, "t")->states.size(), chart.states.size());
      (void)edit(chart.text, {.edit = EditKind::RemoveState, .state = s.name});
    }
  }
}

TEST(ChartEdit, AnEventAndWhatIsRaisedAreNotLostInASplit) {
  const std::string waits = with("event='tick' cond='u == 1'", "event='u'");
  const std::string raises = with("<assign location=\"lamp\" expr=\"1\"/>", "<raise event=\"lit\"/>");
  for (const std::string& text : {waits, raises}) {
    EXPECT_EQ(edited({.edit = EditKind::SplitTransition, .name = "J", .transition = 0}, text),
              "only transitions of every tick that raise nothing can be split (split it in the text)");
  }
}

TEST(ChartEdit, TransitionsBesideAHistoryKeepTheirNumbers) {
  const std::string text = with("<state id=\"On\"/>",
                                "<state id=\"On\"><history id=\"H\"><transition target=\"Dim\"/></history>"
                                "<state id=\"Dim\"><transition event=\"tick\" target=\"H\"/></state></state>");
  const auto before = read_scxml(text, "t");
  ASSERT_TRUE(before);
  const auto made = read_scxml(edited({.edit = EditKind::RemoveTransition, .transition = 2}, text), "t");
  ASSERT_TRUE(made);
  EXPECT_EQ(before->transitions.size(), 3U);
  EXPECT_EQ(made->transitions.size(), 2U);
  EXPECT_TRUE(made->states[made->find_state("Dim")].transitions.empty());
}

}  // namespace
}  // namespace cancha::decide::chart
