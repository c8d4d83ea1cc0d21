// What evaluating rules costs.

#include <fmt/format.h>

#include <algorithm>

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

}  // namespace

Result<std::vector<Measurement>> measure_rules(const Settings& settings) {
  constexpr int kRules = 30;
  constexpr int kEvaluations = 200'000;
  Random random{5};
  std::string text = "<RuleSet>";
  for (int i = 0; i < kRules; ++i) {
    const rules::Action& action = rules::actions()[random.below(8)];
    text += fmt::format("<Rule name=\"rule {}\"><def>{}</def><action name=\"{}\"/></Rule>\n", i, condition(random),
                        action.name);
  }
  const auto read = rules::read_rules(text + "</RuleSet>", "made_up.xml");
  if (!read) return tl::unexpected<Error>(read.error()[0]);
  const auto program = std::make_shared<const form::Program>(rules::to_program(*read));
  form::StandIn body{*program};
  auto engine = form::Engine::link(program, body.host());
  if (!engine) return tl::unexpected<Error>(engine.error()[0]);

  std::vector<double> per_second;
  Hash hash;
  for (int i = 0; i < settings.repetitions; ++i) {
    if (settings.progress) settings.progress("rules, a file of 30");
    double seconds = 0.0;
    // the world changes every hundred evaluations, which is not counted
    for (int round = 0; round < kEvaluations / 100; ++round) {
      body.shuffle(random);
      const double start = cpu_seconds();
      for (int k = 0; k < 100; ++k) engine->tick(Time{});
      seconds += cpu_seconds() - start;
      hash.add(static_cast<std::uint64_t>(engine->state_of(0)));
    }
    per_second.push_back(kEvaluations / seconds);
  }
  return std::vector<Measurement>{
      figure("rules", "evaluations_per_s", per_second, "1/s", Better::Higher, 2e6, hash.text())};
}

}  // namespace cancha::bench
