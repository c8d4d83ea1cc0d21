// Reads anything as a chart; what can be read is written, checked, drawn up as a table and run, twice the same.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "decide/chart/check.h"
#include "decide/chart/runner_test.h"
#include "decide/chart/scxml.h"
#include "decide/chart/trial.h"
#include "decide/chart/truth_table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace chart = cancha::decide::chart;
  const auto read = chart::read_scxml({reinterpret_cast<const char*>(data), size}, "fuzz.scxml");
  if (!read) return 0;
  const std::string text = chart::write_scxml(*read);
  const auto again = chart::read_scxml(text, "fuzz.scxml");
  if (!again || chart::write_scxml(*again) != text) std::abort();
  (void)chart::check(*read, {.most_steps = 500});
  (void)chart::write_table(*read, {.simplify = true});
  auto trial = chart::Trial::of(*read);
  if (!trial) return 0;
  chart::Runner plain{*read};
  for (int tick = 0; tick < 3; ++tick) {
    trial->tick();
    plain.tick(tick * read->sample_time);
    if (trial->state() != plain.state()) std::abort();
  }
  return 0;
}
