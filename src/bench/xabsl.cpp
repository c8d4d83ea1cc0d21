// What compiling a behaviour costs.

#include "base/hash.h"
#include "bench/bench.h"
#include "decide/xabsl/compiler.h"
#include "decide/xabsl/made_up.h"
#include "decide/xabsl/output.h"

namespace cancha::bench {

Result<std::vector<Measurement>> measure_xabsl(const Settings& settings) {
  namespace xabsl = decide::xabsl;
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
  auto typing = measure_typing(settings);
  if (!typing) return pass_on(std::move(typing));
  return std::vector<Measurement>{figure("xabsl", "compile_ms", compile_ms, "ms", Better::Lower, 50, signature),
                                  *typing};
}

}  // namespace cancha::bench
