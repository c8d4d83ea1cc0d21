// Generated code does what the engine does, step by step.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "codegen/generate.h"
#include "codegen/host_run.h"
#include "decide/behaviour/load.h"
#include "decide/chart/made_up.h"
#include "decide/chart/to_program.h"
#include "decide/program/check.h"
#include "decide/xabsl/compiler.h"
#include "decide/xabsl/made_up.h"
#include "decide/xabsl/to_program.h"
#include "support/long_runs.h"
#include "support/xabsl.h"

namespace cancha::codegen {
namespace {

namespace form = decide::program;
namespace xabsl = decide::xabsl;

form::Program program_of(const std::string& root, const xabsl::FileReader& read) {
  const auto made = xabsl::compile(root, read);
  EXPECT_TRUE(made.good()) << xabsl::said(made);
  return xabsl::to_program(made);
}

/// The traces are equal; only the common columns are compared, since some code keeps no states that can be seen.
void expect_same(const Scenario& run, const Settings& settings) {
  std::string complaint;
  const Trace wanted = engine_trace(run);
  const Trace found = compiled_trace(run, settings, complaint);
  ASSERT_EQ(complaint, "");
  ASSERT_EQ(found.size(), wanted.size());
  const bool states = !wanted.empty() && found[0].size() == wanted[0].size();
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    std::vector<double> row = wanted[i];
    if (!states) row.erase(row.end() - 2 - static_cast<std::ptrdiff_t>(row.size() - found[i].size()), row.end() - 2);
    ASSERT_EQ(found[i], row) << "step " << i;
  }
}

TEST(Equivalence, TheStrikerInCAndCpp) {
  const form::Program program =
      program_of(CANCHA_SOURCE_DIR "/content/behaviours/uchile_striker/agents.xabsl", xabsl::read_from_disk);
  const Scenario run = random_run(program, steps_of_a_run(20'000), 1);

  expect_same(run, {.target = Target::C});
  expect_same(run, {.target = Target::Cpp});
  expect_same(run, {.target = Target::Cpp, .traced = true});
}

TEST(Equivalence, MadeUpBehaviours) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    SCOPED_TRACE(seed);
    Random random{seed};
    const xabsl::MadeUpSettings size{.options = 12, .symbol_files = 2, .symbols_per_file = 20, .behaviours = 6};
    const form::Program program = program_of("agents.xabsl", xabsl::read_from_memory(made_up_behaviour(size, random)));
    const Scenario run = random_run(program, steps_of_a_run(3'000), seed);

    expect_same(run, {.target = seed % 2 == 0 ? Target::C : Target::Cpp});
  }
}

TEST(Equivalence, TheAvoidanceMachineInAllBackEnds) {
  const auto loaded =
      decide::load_behaviour(CANCHA_SOURCE_DIR "/content/behaviours/ceabot_avoid/avoid.scxml", xabsl::read_from_disk);
  ASSERT_TRUE(loaded) << loaded.error().text();
  const Scenario scenario = random_run(loaded->program, steps_of_a_run(2'000), 3);

  for (const Backend backend : {Backend::Table, Backend::Switch, Backend::Auto}) {
    expect_same(scenario, {.target = Target::C, .backend = backend});
  }
  expect_same(scenario, {.target = Target::Cpp});
}

TEST(Equivalence, ASwitchHasOneDefaultAlsoWhereTwoStatesDoTheSame) {
  for (const std::uint64_t seed : {23, 25}) {
    SCOPED_TRACE(seed);
    Random random{seed};
    const decide::chart::Chart chart =
        decide::chart::made_up_chart(random, {.locals = false, .times = false, .states = 7});
    const auto program = decide::chart::to_program(chart);
    ASSERT_TRUE(program) << program.error().text();

    expect_same(random_run(*program, 500, seed), {.target = Target::C, .backend = Backend::Switch});
  }
}

TEST(Equivalence, ATableOfTheSecondAgentIsThatAgents) {
  const form::Program program =
      program_of("agents.xabsl",
                 xabsl::read_from_memory(
                     {{"agents.xabsl",
                       "include \"s.xabsl\"; include \"a.xabsl\"; include \"b.xabsl\"; agent first(\"First\", a); "
                       "agent second(\"Second\", b);"},
                      {"./s.xabsl", "namespace symbols(\"Symbols\") { bool input u; bool output y; }"},
                      {"./a.xabsl",
                       "option a { initial state off { decision { if (u) goto on; else stay; } action { y = false; } }"
                       " state on { decision { if (!u) goto off; else stay; } action { y = true; } } }"},
                      {"./b.xabsl",
                       "option b { initial state off { decision { if (u) goto half; else stay; } action { y = true; } }"
                       " state half { decision { if (u) goto on; else stay; } action { y = false; } }"
                       " state on { decision { if (!u) goto off; else stay; } action { y = true; } } }"}}));
  ASSERT_EQ(program.agents.size(), 2U);
  for (const std::uint32_t agent : {0U, 1U}) {
    for (const Backend backend : {Backend::Table, Backend::Switch, Backend::Auto}) {
      SCOPED_TRACE(agent);
      Scenario scenario = random_run(program, 300, 5);
      scenario.agent = agent;

      expect_same(scenario, {.target = Target::C, .backend = backend, .agent = program.agents[agent].name});
    }
  }
}

TEST(Equivalence, RowsOfATableNameTheirStatesAndLines) {
  const auto loaded =
      decide::load_behaviour(CANCHA_SOURCE_DIR "/content/behaviours/ceabot_avoid/avoid.scxml", xabsl::read_from_disk);
  ASSERT_TRUE(loaded) << loaded.error().text();

  const auto made = generate(loaded->program, {.target = Target::C, .backend = Backend::Table});

  ASSERT_TRUE(made);
  const std::string& text = made->files[1].text;
  for (const form::State& s : loaded->program.states) {
    const std::string told = fmt::format("; {} at avoid.scxml:{}", s.name, form::line_of(loaded->program, s.place));
    EXPECT_NE(text.find(told), std::string::npos) << told << "\n" << text;
  }
}

TEST(Equivalence, MadeUpCharts) {
  for (std::uint64_t seed = 1; seed <= 28; seed += long_runs() ? 1 : 3) {
    SCOPED_TRACE(seed);
    Random random{seed};
    const bool finite = seed % 2 == 0;
    const bool flat = seed > 16;
    const decide::chart::Chart chart = decide::chart::made_up_chart(random, {.finite = finite,
                                                                             .times = !finite,
                                                                             .states = flat ? 5 : 8,
                                                                             .parallel = flat,
                                                                             .history = flat,
                                                                             .events = flat,
                                                                             .waits = flat});
    const auto program = decide::chart::to_program(chart);
    if (flat && (!program || program->states.size() > 100)) continue;  // too large for a board
    ASSERT_TRUE(program) << program.error().text();
    const Scenario scenario = random_run(*program, steps_of_a_run(5'000), seed);

    expect_same(scenario, {.target = Target::C, .backend = Backend::Switch});
    expect_same(scenario, {.target = seed % 3 == 0 ? Target::Cpp : Target::C});
  }
}

}  // namespace
}  // namespace cancha::codegen
