// ./cancha xabsl run: a behaviour of whatever robot, run without it.

#include <fmt/format.h>

#include <algorithm>

#include "base/suggest.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/xabsl_options.h"
#include "decide/behaviour/load.h"
#include "decide/program/stand_in.h"

namespace cancha::cli {
namespace {

namespace form = decide::program;

constexpr int kCyclesOfAWorld = 10;  ///< inputs keep their values so long

/// What was active in the last cycle, in order: "play/attack go_to/walk kick".
std::string path_of(const form::Engine& engine) {
  const form::Program& program = engine.program();
  std::string path;
  for (const form::Activation& a : engine.activations()) {
    if (!path.empty()) path += ' ';
    path += a.behaviour
                ? program.behaviours[a.index].name
                : fmt::format("{}/{}", program.options[a.index].name, program.states[engine.state_of(a.index)].name);
  }
  return path;
}

/// Chooses the agent by its name; an error names the known ones.
Result<void> choose(form::Engine& engine, const std::string& agent) {
  if (agent.empty() || engine.select_agent(agent)) return {};
  std::vector<std::string> known;
  for (const form::Agent& a : engine.program().agents) known.push_back(a.name);
  return fail("--agent", fmt::format("there is no agent '{}'", agent), suggest(agent, known));
}

/// Runs the cycles, and prints a line whenever something else is active; gives how many states were reached.
std::size_t run(form::Engine& engine, form::StandIn& body, const XabslRunOptions& options) {
  Random random{options.seed};
  std::vector<bool> reached(engine.program().states.size());
  std::string before;
  for (int cycle = 0; cycle < options.cycles; ++cycle) {
    if (cycle % kCyclesOfAWorld == 0) body.shuffle(random);
    const std::int64_t ms = std::int64_t{cycle} * options.period_ms;
    engine.tick(Time{ms * 1'000'000});
    for (const form::Activation& a : engine.activations()) {
      if (!a.behaviour) reached[engine.state_of(a.index)] = true;
    }
    std::string path = path_of(engine);
    if (path == before) continue;
    fmt::print("{:9.3f} s  {}\n", static_cast<double>(ms) / 1000.0, path);
    before = std::move(path);
  }
  return static_cast<std::size_t>(std::ranges::count(reached, true));
}

}  // namespace

int xabsl_run(const XabslRunOptions& options) {
  auto loaded = decide::load_behaviour(xabsl_root_file(options.root), decide::xabsl::read_from_disk);
  if (!loaded) {
    complain(loaded.error());
    return kProblem;
  }
  const auto program = std::make_shared<const form::Program>(std::move(loaded->program));
  form::StandIn body{*program};
  auto engine = form::Engine::link(program, body.host());
  if (!engine) {
    for (const Error& problem : engine.error()) complain(problem);
    return kProblem;
  }
  if (const auto chosen = choose(*engine, options.agent); !chosen) {
    complain(chosen.error());
    return kUsage;
  }
  for (const Error& warning : engine->warnings()) fmt::print(stderr, "warning: {}\n", warning.text());
  const std::size_t reached = run(*engine, body, options);
  fmt::print("agent {}, {} cycles, inputs at random (seed {}): {} of {} states reached, {} calls of behaviours\n",
             program->agents[engine->agent()].name, options.cycles, options.seed, reached, program->states.size(),
             body.calls());
  return kFine;
}

}  // namespace cancha::cli
