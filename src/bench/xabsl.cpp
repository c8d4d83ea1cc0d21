// What compiling, documenting, loading and running a behaviour costs.

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "base/hash.h"
#include "bench/bench.h"
#include "decide/program/read_code.h"
#include "decide/program/stand_in.h"
#include "decide/xabsl/compiler.h"
#include "decide/xabsl/made_up.h"
#include "decide/xabsl/output.h"
#include "decide/xabsl/to_program.h"
#include "publish/behaviour/site.h"

namespace cancha::bench {
namespace {

namespace form = decide::program;
namespace xabsl = decide::xabsl;

/// The least of so many passes counts where one takes no time at all, so that what others do on the machine counts
/// little.
constexpr int kPasses = 5;

Result<Measurement> measure_compile(const Settings& settings) {
  Random random{4};
  const xabsl::FileReader read = xabsl::read_from_memory(xabsl::made_up_behaviour({}, random));

  std::vector<double> compile_ms;
  std::string signature;
  for (int i = 0; i < settings.repetitions; ++i) {
    if (settings.progress) settings.progress("xabsl, compiling 200 files");
    const double start = cpu_seconds();
    const xabsl::Compilation made = xabsl::compile("agents.xabsl", read);
    if (!made.good()) return fail("made-up behaviour", made.findings.all()[0].what);
    const auto code = xabsl::intermediate_code(made.checked);
    if (!code) return tl::unexpected<Error>(code.error());
    compile_ms.push_back(1e3 * (cpu_seconds() - start));
    signature = Hash{}.add_bytes(code->data(), code->size()).text();
  }
  return figure("xabsl", "compile_ms", compile_ms, "ms", Better::Lower, 50, signature);
}

/// From sources in memory to all pages in memory, so that the disk does not count.
Result<Measurement> measure_docs(const Settings& settings) {
  Random random{3};
  xabsl::MadeUpSettings shape;
  shape.options = 100;  // with 430 states; the agents reach 91 of the options
  const xabsl::FileReader read = xabsl::read_from_memory(xabsl::made_up_behaviour(shape, random));

  std::vector<double> docs_ms;
  std::string signature;
  for (int i = 0; i < settings.repetitions; ++i) {
    if (settings.progress) settings.progress("xabsl, documenting 100 options");
    const double start = cpu_seconds();
    const xabsl::Compilation made = xabsl::compile("agents.xabsl", read);
    if (!made.good()) return fail("made-up behaviour", made.findings.all()[0].what);
    const publish::Site site = publish::behaviour_site(made);
    docs_ms.push_back(1e3 * (cpu_seconds() - start));
    Hash hash;
    for (const auto& [name, content] : site) hash.add_bytes(content.data(), content.size());
    signature = hash.text();
  }
  return figure("xabsl", "docs_ms", docs_ms, "ms", Better::Lower, 2000, signature);
}

/// Loading about 300 kB of intermediate code: reading, checking, binding, making steps of it. How long, how much
/// memory.
Result<std::vector<Measurement>> measure_load(const Settings& settings) {
  Random random{4};
  const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(xabsl::made_up_behaviour({}, random)));
  const auto code = xabsl::intermediate_code(made.checked);
  if (!code) return tl::unexpected<Error>(code.error());
  const std::string_view text = *code;
  const auto first = form::read_code(text, "made_up.dat");
  if (!first) return tl::unexpected<Error>(first.error());
  form::StandIn body{*first};
  const form::Host host = body.host();

  std::vector<double> load_ms;
  std::size_t memory = 0;
  for (int i = 0; i < settings.repetitions; ++i) {
    if (settings.progress) settings.progress("xabsl, loading intermediate code");
    double least = std::numeric_limits<double>::max();
    // each takes two milliseconds only: enough of them that some are not disturbed
    for (int pass = 0; pass < 10 * kPasses; ++pass) {
      form::Host own = host;
      const double start = cpu_seconds();
      auto program = form::read_code(text, "made_up.dat");
      if (!program) return tl::unexpected<Error>(program.error());
      const auto shared = std::make_shared<const form::Program>(std::move(*program));
      const auto engine = form::Engine::link(shared, std::move(own));
      if (!engine) return tl::unexpected<Error>(engine.error()[0]);
      least = std::min(least, cpu_seconds() - start);
      memory = engine->memory();
    }
    // corpora differ in size; the bar is for 300 kB
    load_ms.push_back(1e3 * least * 300e3 / static_cast<double>(text.size()));
  }
  const double share = 300e3 / static_cast<double>(text.size());
  const std::string signature = fmt::format("{} kB code", text.size() / 1000);
  return std::vector<Measurement>{
      figure("xabsl", "load_ms", load_ms, "ms", Better::Lower, 2, signature),
      figure("xabsl", "load_kb", {share * static_cast<double>(memory) / 1e3}, "kB", Better::Lower, 1000, signature)};
}

/// What running made-up programs costs.
struct Running {
  double seconds = 0.0;  ///< the least of all passes
  double options = 0.0;  ///< that were run in that time
  double ticks = 0.0;
};

/// Ticks of one program with 400 states. All inputs are drawn anew every ten ticks, which is not counted.
Result<Running> run_program(std::uint64_t seed, Hash& hash) {
  Random random{seed};
  const xabsl::MadeUpSettings size{.options = 100, .most_conditions = 4, .most_actions = 3, .calls = 0.7};
  const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(xabsl::made_up_behaviour(size, random)));
  const auto program = std::make_shared<const form::Program>(xabsl::to_program(made));
  form::StandIn body{*program};
  auto engine = form::Engine::link(program, body.host());
  if (!engine) return tl::unexpected<Error>(engine.error()[0]);

  constexpr int kRounds = 2000;
  Running best;
  std::int64_t now = 0;
  for (int pass = 0; pass < kPasses; ++pass) {
    Running running;
    const double start = cpu_seconds();
    for (int round = 0; round < kRounds; ++round) body.shuffle(random);
    const double without = cpu_seconds();
    for (int round = 0; round < kRounds; ++round) {
      body.shuffle(random);
      for (int tick = 0; tick < 10; ++tick) engine->tick(Time{now += 20'000'000});
      for (const form::Activation& a : engine->activations()) running.options += a.behaviour ? 0.0 : 10.0;
      hash.add(engine->activations().size());
    }
    running.seconds = cpu_seconds() - without - (without - start);
    running.ticks = 10.0 * kRounds;
    if (pass == 0 || running.seconds / running.options < best.seconds / best.options) best = running;
  }
  return best;
}

Result<Measurement> measure_tick(const Settings& settings) {
  std::vector<double> tick_ns;
  std::string signature;
  for (int i = 0; i < settings.repetitions; ++i) {
    if (settings.progress) settings.progress("xabsl, running programs of 400 states");
    Running sum;
    Hash hash;
    // several programs, so that the figure hangs on no single shape
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const auto running = run_program(seed, hash);
      if (!running) return tl::unexpected<Error>(running.error());
      sum.seconds += running->seconds;
      sum.options += running->options;
      sum.ticks += running->ticks;
    }
    tick_ns.push_back(1e9 * sum.seconds / sum.options * 10.0);
    signature = fmt::format("{}, {:.1f} options active on average", hash.text(), sum.options / sum.ticks);
  }
  return figure("xabsl", "tick_ns", tick_ns, "ns for 10 active options", Better::Lower, 300, signature);
}

}  // namespace

Result<std::vector<Measurement>> measure_xabsl(const Settings& settings) {
  std::vector<Measurement> all;
  for (const auto& measure : {measure_compile, measure_typing, measure_docs, measure_tick}) {
    auto one = measure(settings);
    if (!one) return pass_on(std::move(one));
    all.push_back(*one);
  }
  auto load = measure_load(settings);
  if (!load) return load;
  all.insert(all.end(), load->begin(), load->end());
  return all;
}

}  // namespace cancha::bench
