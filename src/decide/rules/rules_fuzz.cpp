// Reads anything as rules, and runs what can be run.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "decide/program/stand_in.h"
#include "decide/rules/coverage.h"
#include "decide/rules/to_program.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace rules = cancha::decide::rules;
  namespace form = cancha::decide::program;
  const auto set = rules::read_rules({reinterpret_cast<const char*>(data), size}, "fuzz.xml");
  if (!set) return 0;
  (void)rules::coverage_warnings(*set);
  for (const rules::Logic logic : {rules::Logic::Crisp, rules::Logic::Bounded}) {
    const auto program = std::make_shared<const form::Program>(rules::to_program(*set, {.logic = logic}));
    form::StandIn body{*program};
    auto engine = form::Engine::link(program, body.host());
    if (!engine) std::abort();
    engine->tick(cancha::Time{});
  }
  return 0;
}
