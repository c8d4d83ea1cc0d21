// What compiling and documenting a behaviour costs.

#include "base/hash.h"
#include "bench/bench.h"
#include "decide/xabsl/compiler.h"
#include "decide/xabsl/made_up.h"
#include "decide/xabsl/output.h"
#include "publish/behaviour/site.h"

namespace cancha::bench {
namespace {

namespace xabsl = decide::xabsl;

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

}  // namespace

Result<std::vector<Measurement>> measure_xabsl(const Settings& settings) {
  auto compile = measure_compile(settings);
  if (!compile) return pass_on(std::move(compile));
  auto docs = measure_docs(settings);
  if (!docs) return pass_on(std::move(docs));
  return std::vector<Measurement>{*compile, *docs};
}

}  // namespace cancha::bench
