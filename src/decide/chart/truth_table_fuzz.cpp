// Reads anything as a truth table and as a sequence of inputs; what can be read is written and read again.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "decide/chart/check.h"
#include "decide/chart/scxml.h"
#include "decide/chart/sequence.h"
#include "decide/chart/truth_table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace chart = cancha::decide::chart;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto read = chart::read_table(text, "fuzz.csv");
  if (!read) return 0;
  (void)chart::check(*read, {.most_steps = 500});
  (void)chart::read_sequence(text, "fuzz.csv", *read);
  if (!chart::read_scxml(chart::write_scxml(*read), "fuzz.scxml")) std::abort();
  const auto table = chart::write_table(*read, {.simplify = true});
  if (table && !chart::read_table(*table, "fuzz.csv")) std::abort();
  auto trial = chart::Trial::of(*read);
  if (trial) trial->tick();
  return 0;
}
