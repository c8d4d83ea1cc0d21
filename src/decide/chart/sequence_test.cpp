#include "decide/chart/sequence.h"

#include "support/chart.h"

namespace cancha::decide::chart {
namespace {

std::string said(std::string_view text) {
  const auto read = read_sequence(text, "s.csv", chart_of(content("avoid.scxml")));
  if (read) return "";
  std::string all;
  for (const Error& e : read.error()) all += e.text() + "\n";
  return all;
}

/// What does not fit when a sequence is run.
std::string mismatches(const Chart& chart, std::string_view text) {
  const auto sequence = read_sequence(text, "s.csv", chart);
  EXPECT_TRUE(sequence) << together(sequence.error()).text();
  auto trial = Trial::of(chart);
  std::string all;
  for (const SequenceStep& step : sequence->steps) {
    make_step(step, *trial);
    for (const Error& e : compare(*sequence, step, chart, *trial)) all += e.text() + "\n";
  }
  return all;
}

TEST(ChartSequence, TheAvoidanceDoesWhatItsTestSays) {
  EXPECT_EQ(mismatches(chart_of(content("avoid.scxml")), content("avoid.test.csv")), "");
}

TEST(ChartSequence, EveryMismatchHasItsPlace) {
  EXPECT_EQ(mismatches(chart_of(content("avoid.scxml")), "w,v,u,state,S1\n0,0,0,Andar,0\n1,,,Derecha,\n,,,,0\n"),
            "s.csv:2:13: S1 is 1, not 0\ns.csv:3:5: the state is Izquierda, not Derecha\n");
}

TEST(ChartSequence, WhatIsWrongIsToldAtOnce) {
  EXPECT_EQ(said(""), "s.csv: there are no rows (names of inputs and outputs first)\n");
  EXPECT_EQ(said("w,x,state\n2,1,Anda\n1,1,Parada_no_w\n1\n"),
            "s.csv:1:3: there is no variable 'x' (known: u, v, w, S1, S0, state)\n"
            "s.csv:2:1: '2' is no value of 'w' (0 or 1)\n"
            "s.csv:2:5: there is no state 'Anda' to be in (did you mean 'Andar'?)\n"
            "s.csv:3:5: there is no state 'Parada_no_w' to be in (known: Parada, Izquierda, Derecha, Andar)\n"
            "s.csv:4:1: the row has 1 cells (the first one has 3)\n");
}

TEST(ChartSequence, InputsAreTyped) {
  const Chart c = chart_of(content("avoid.scxml"));
  const auto made = parse_inputs("u=1, v=0;;w", c);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->steps.size(), 3u);
  EXPECT_EQ(made->steps[0].inputs.size(), 2u);
  EXPECT_EQ(made->steps[2].inputs[0].second, 1.0);
  EXPECT_EQ(parse_inputs("S1=1", c).error().text(), "there is no input 'S1' (known: u, v, w)");
  EXPECT_EQ(parse_inputs("u=2", c).error().text(), "'2' is no value of 'u' (0 or 1)");
}

}  // namespace
}  // namespace cancha::decide::chart
