// The engine against the plain evaluator, on behaviours that nobody has written.

#include <gtest/gtest.h>

#include "decide/program/read_code.h"
#include "decide/program/stand_in.h"
#include "decide/xabsl/made_up.h"
#include "decide/xabsl/to_program.h"
#include "support/plain_evaluator.h"
#include "support/xabsl.h"

namespace cancha::decide::program {
namespace {

std::vector<std::string> visited(const Engine& engine) {
  std::vector<std::string> result;
  for (const Activation& a : engine.activations()) {
    if (a.behaviour) continue;
    const Program& p = engine.program();
    result.push_back(fmt::format("{}/{} {:.0f} {:.0f}", p.options[a.index].name,
                                 p.states[engine.state_of(a.index)].name, engine.option_time(a.index),
                                 engine.state_time(a.index)));
  }
  return result;
}

/// One engine with its body.
struct Player {
  explicit Player(Program program)
      : shared{std::make_shared<const Program>(std::move(program))},
        body{*shared},
        engine{Engine::link(shared, body.host())} {
    for (std::uint32_t i = 0; i < shared->symbols.size(); ++i) place[shared->symbols[i].name] = i;
  }

  std::shared_ptr<const Program> shared;
  StandIn body;
  tl::expected<Engine, std::vector<Error>> engine;
  std::map<std::string, std::uint32_t> place;
};

/// The value that the plain evaluator's symbol has in the body of a player; kinds that the body numbers otherwise
/// (intermediate code does not tell all elements of an enumeration) are not compared.
void expect_equal_outputs(const xabsl::PlainEvaluator& plain, const Player& player) {
  for (const auto& [name, value] : plain.symbols) {
    const std::uint32_t i = player.place.at(name);
    const double got = player.engine->value(i);
    EXPECT_TRUE(got == value || (std::isnan(got) && std::isnan(value))) << name << ": " << got << ", not " << value;
  }
}

void play(std::uint64_t seed, bool traced) {
  Random random{seed};
  const xabsl::MadeUpSettings size{.options = 30, .symbol_files = 3, .most_states = 5};
  const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(xabsl::made_up_behaviour(size, random)));
  ASSERT_TRUE(made.good());
  Player player{xabsl::to_program(made)};
  ASSERT_TRUE(player.engine) << player.engine.error()[0].text();

  xabsl::PlainEvaluator plain{made.checked};
  std::uint64_t calls = 0;
  plain.input = [&](const std::string& name, const xabsl::PlainEvaluator::Values& arguments) {
    double sum = player.body.value(player.place.at(name));
    for (const auto& [key, value] : arguments) sum += value;
    return sum;
  };
  plain.behaviour = [&](const std::string&, const xabsl::PlainEvaluator::Values&) { ++calls; };

  long now = 0;
  for (int i = 0; i < 200; ++i) {
    if (i % 3 == 0) player.body.shuffle(random);
    now += static_cast<long>(random.below(400));
    // a pause lets all options begin anew
    if (i == 100) now += 100'000;
    plain.tick(now);
    const Time time{now * 1'000'000};
    traced ? player.engine->tick_traced(time) : player.engine->tick(time);
    ASSERT_EQ(visited(*player.engine), plain.visited()) << "seed " << seed << ", tick " << i;
    ASSERT_EQ(player.body.calls(), calls);
  }
  expect_equal_outputs(plain, player);
}

TEST(Engine, DoesWhatThePlainEvaluatorDoes) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) play(seed, seed % 2 == 0);
}

/// Gives two bodies the same inputs: elements by name.
void copy_inputs(Player& from, Player& to) {
  for (const auto& [name, there] : to.place) {
    const Symbol& symbol = to.shared->symbols[there];
    const std::uint32_t here = from.place.at(name);
    if (symbol.direction != Direction::Input) continue;
    to.body.value(there) = from.body.value(here);
    if (symbol.type != Type::Enumerated || symbol.enumeration == kNone) continue;
    const auto& all = from.shared->enumerations[from.shared->symbols[here].enumeration].elements;
    const auto& known = to.shared->enumerations[symbol.enumeration].elements;
    const auto found = std::ranges::find(known, all[static_cast<std::size_t>(from.body.value(here))]);
    to.body.value(there) = static_cast<double>(found - known.begin());
  }
}

TEST(Engine, RunsIntermediateCodeLikeTheSourceItCameFrom) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Random random{seed};
    const xabsl::MadeUpSettings size{.options = 30, .symbol_files = 3, .most_states = 5};
    const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(xabsl::made_up_behaviour(size, random)));
    auto loaded = read_code(*xabsl::intermediate_code(made.checked), "made_up.dat");
    ASSERT_TRUE(loaded) << loaded.error().text();
    Player source{xabsl::to_program(made)};
    Player code{std::move(*loaded)};
    ASSERT_TRUE(source.engine);
    ASSERT_TRUE(code.engine) << code.engine.error()[0].text();

    for (int i = 0; i < 100; ++i) {
      source.body.shuffle(random);
      copy_inputs(source, code);
      const Time time{i * 70'000'000L};
      source.engine->tick(time);
      code.engine->tick(time);
      ASSERT_EQ(visited(*code.engine), visited(*source.engine)) << "seed " << seed << ", tick " << i;
    }
    EXPECT_EQ(code.body.calls(), source.body.calls());
  }
}

}  // namespace
}  // namespace cancha::decide::program
