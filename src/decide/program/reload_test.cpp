// Putting a new version of a program in the place of one that runs.

#include <gtest/gtest.h>

#include "decide/program/stand_in.h"
#include "decide/xabsl/made_up.h"
#include "decide/xabsl/to_program.h"
#include "support/trace_words.h"
#include "support/xabsl.h"

namespace cancha::decide::program {
namespace {

std::shared_ptr<const Program> program_with(std::string_view main) {
  const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(xabsl::files_with(main)));
  EXPECT_TRUE(made.good()) << xabsl::said(made);
  return std::make_shared<const Program>(xabsl::to_program(made));
}

std::string with_times(const Engine& engine) {
  std::string result;
  for (const Activation& a : engine.activations()) {
    const double time = a.behaviour ? engine.behaviour_time(a.index) : engine.option_time(a.index);
    const double state = a.behaviour ? -1.0 : engine.state_of(a.index);
    result += fmt::format("{} {} {} {} {} ", a.behaviour, a.index, state, time,
                          a.behaviour ? 0.0 : engine.state_time(a.index));
  }
  return result;
}

TEST(Reload, OfTheSameProgramChangesNothing) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Random random{seed};
    const auto files = xabsl::made_up_behaviour({.options = 30, .symbol_files = 3, .most_states = 5}, random);
    const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(files));
    const auto program = std::make_shared<const Program>(xabsl::to_program(made));
    StandIn left{*program}, reloaded{*program};
    auto plain = *Engine::link(program, left.host());
    auto changing = *Engine::link(program, reloaded.host());
    for (int i = 0; i < 150; ++i) {
      // both see the same, and one of them is replaced now and then
      if (i % 3 == 0) left.shuffle(random);
      for (std::uint32_t s = 0; s < program->symbols.size(); ++s) {
        if (program->symbols[s].direction == Direction::Input) reloaded.value(s) = left.value(s);
      }
      if (i % 7 == 6) {
        auto fresh = *Engine::link(program, reloaded.host());
        fresh.adopt(changing);
        changing = std::move(fresh);
      }
      plain.tick(Time{i * 70'000'000L});
      changing.tick(Time{i * 70'000'000L});
      ASSERT_EQ(with_times(changing), with_times(plain)) << "seed " << seed << ", tick " << i;
      for (std::uint32_t s = 0; s < program->symbols.size(); ++s) {
        if (program->symbols[s].direction != Direction::Input) {
          ASSERT_EQ(words_of(changing, s), words_of(plain, s)) << program->symbols[s].name;
        }
      }
    }
    EXPECT_EQ(left.calls(), reloaded.calls());
    EXPECT_EQ(left.arguments(), reloaded.arguments());
  }
}

TEST(Reload, BehavioursDoNotBeginAnew) {
  const auto program = program_with("option main { initial state one { action { walk(x = 1); } } }\n");
  std::string log;
  const auto host = [&] {
    Host made = StandIn{*program}.host();
    made.behaviour("walk", {{"x"}, {"fast", Type::Boolean}, {"side", Type::Enumerated, "Side"}},
                   [&](const BehaviourCall& c) { log += fmt::format("{}{}{} ", c.first, c.changed, c.time); });
    return made;
  };
  auto engine = *Engine::link(program, host());
  engine.tick(Time{0});
  engine.tick(Time{10'000'000});
  auto fresh = *Engine::link(program, host());
  fresh.adopt(engine);
  fresh.tick(Time{20'000'000});

  EXPECT_EQ(log, "truetrue0 falsefalse10 falsefalse20 ");
}

TEST(Reload, AnOutputThatIsHandedOverReadsBackWhatWasSet) {
  const auto program = program_with(
      "option main { initial state one { decision { if (speed > 5) goto two; else stay; } action { speed = 9; } } "
      "state two { action { } } }\n");
  const auto host = [] {
    Host made;
    made.output<double>("speed", [](double) {});
    return made;
  };
  auto engine = *Engine::link(program, host());
  engine.tick(Time{0});
  auto fresh = *Engine::link(program, host());
  fresh.adopt(engine);
  fresh.tick(Time{1});

  EXPECT_EQ(path_below(fresh, ""), "main/two");
}

TEST(Reload, ElementsAreFoundByNameAndTypesThatChangedBeginAnew) {
  auto files = xabsl::files_with("option main { initial state one { action { mode = busy; counter = 3; } } }\n");
  const auto compiled = [](const std::map<std::string, std::string>& from) {
    const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(from));
    EXPECT_TRUE(made.good()) << xabsl::said(made);
    return std::make_shared<const Program>(xabsl::to_program(made));
  };
  auto engine = *Engine::link(compiled(files), Host{});
  engine.tick(Time{0});
  std::string& symbols = files["./symbols.xabsl"];
  symbols.replace(symbols.find("idle, busy"), 10, "asleep, idle, busy");
  symbols.replace(symbols.find("float internal counter"), 22, "bool internal counter");
  files["./main.xabsl"] =
      "option main { initial state one { decision { if (mode == busy && !counter) goto two; else stay; } action { } } "
      "state two { action { } } }\n";
  auto fresh = *Engine::link(compiled(files), Host{});
  fresh.adopt(engine);
  fresh.tick(Time{1});

  EXPECT_EQ(path_below(fresh, ""), "main/two");
}

TEST(Reload, AnAgentThatIsGoneIsReplacedByTheFirst) {
  auto files = xabsl::files_with("option main { initial state one { action { } } }\n");
  const std::string agents = files["agents.xabsl"];
  const auto linked = [&](std::string_view more) {
    files["agents.xabsl"] = fmt::format("{}{}", agents, more);
    const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(files));
    return *Engine::link(std::make_shared<const Program>(xabsl::to_program(made)), Host{});
  };
  Engine old = linked("agent other(\"Other\", twin);\n");
  ASSERT_TRUE(old.select_agent("other"));
  old.tick(Time{0});
  Engine kept = linked("agent third(\"Third\", twin);\nagent other(\"Other\", twin);\n");
  kept.adopt(old);
  EXPECT_EQ(kept.agent(), 2u);
  Engine fresh = linked("");
  fresh.adopt(old);
  EXPECT_EQ(fresh.agent(), 0u);
}

}  // namespace
}  // namespace cancha::decide::program
