// What evaluating rules costs.

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "base/hash.h"
#include "bench/bench.h"
#include "decide/program/stand_in.h"
#include "decide/rules/to_program.h"

namespace cancha::bench {
namespace {

namespace form = decide::program;
namespace rules = decide::rules;

/// A condition of two to four predicates, some of them turned round.
std::string condition(Random& random) {
  std::string all;
  for (std::uint64_t n = 2 + random.below(3); n > 0; --n) {
    const rules::Predicate& p = rules::predicates()[random.below(rules::predicates().size())];
    const bool turned = random.below(2) == 0;
    all += fmt::format("{}<value term=\"{}\"/>{}", turned ? "<not>" : "", p.name, turned ? "</not>" : "");
  }
  return fmt::format("<{0}>{1}</{0}>", random.below(4) == 0 ? "or" : "and", all);
}

/// Worlds that follow one another, the values of all inputs each: another one in every tick, so that no branch is
/// foreseen because the last tick took it.
using Worlds = std::vector<std::vector<double>>;

Worlds worlds_of(const form::Program& program, form::StandIn& body, Random& random) {
  constexpr std::size_t kWorlds = 4096;
  Worlds worlds(kWorlds);
  for (std::vector<double>& world : worlds) {
    body.shuffle(random);
    for (std::uint32_t i = 0; i < program.symbols.size(); ++i) {
      if (program.symbols[i].direction != form::Direction::Input) break;
      // degrees lie between 0 and 1
      const double value = body.value(i);
      world.push_back(program.symbols[i].type == form::Type::Decimal ? value / 2000.0 + 0.5 : value);
    }
  }
  return worlds;
}

/// Evaluations of all rules in a second; putting the world in is counted.
Result<Measurement> measure_logic(const rules::RuleSet& set, rules::Logic logic, std::string name, double bar,
                                  const Settings& settings) {
  constexpr int kEvaluations = 200'000;
  const auto program = std::make_shared<const form::Program>(rules::to_program(set, {.logic = logic}));
  form::StandIn body{*program};
  auto engine = form::Engine::link(program, body.host());
  if (!engine) return tl::unexpected<Error>(engine.error()[0]);
  Random random{6};
  const Worlds worlds = worlds_of(*program, body, random);

  std::vector<double> per_second;
  Hash hash;
  const auto option = static_cast<std::uint32_t>(program->options.size()) - 1;
  for (int i = 0; i < settings.repetitions; ++i) {
    if (settings.progress) settings.progress(fmt::format("rules, {}", name));
    const double start = cpu_seconds();
    for (std::size_t k = 0; k < kEvaluations; ++k) {
      const std::vector<double>& world = worlds[k % worlds.size()];
      for (std::uint32_t s = 0; s < world.size(); ++s) body.value(s) = world[s];
      engine->tick(Time{});
      hash.add(static_cast<std::uint64_t>(engine->state_of(option)));
    }
    per_second.push_back(kEvaluations / (cpu_seconds() - start));
  }
  return figure("rules", std::move(name), per_second, "1/s", Better::Higher, bar, hash.text());
}

}  // namespace

Result<std::vector<Measurement>> measure_rules(const Settings& settings) {
  constexpr int kRules = 30;
  Random random{5};
  std::string text = "<RuleSet>";
  for (int i = 0; i < kRules; ++i) {
    const rules::Action& action = rules::actions()[random.below(8)];
    text += fmt::format("<Rule name=\"rule {}\"><def>{}</def><action name=\"{}\"/></Rule>\n", i, condition(random),
                        action.name);
  }
  const auto read = rules::read_rules(text + "</RuleSet>", "made_up.xml");
  if (!read) return tl::unexpected<Error>(read.error()[0]);
  std::vector<Measurement> all;
  for (const auto& [logic, name, bar] : {std::tuple{rules::Logic::Crisp, "evaluations_per_s", 2e6},
                                         std::tuple{rules::Logic::Product, "fuzzy_evaluations_per_s", 1e6}}) {
    auto one = measure_logic(*read, logic, name, bar, settings);
    if (!one) return pass_on(std::move(one));
    all.push_back(*one);
  }
  return all;
}

}  // namespace cancha::bench
