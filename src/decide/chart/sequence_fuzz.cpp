// A chart, a zero byte, and a sequence of inputs for it, as a table or as words: never a crash, and what can be read is
// run.

#include <cstddef>
#include <cstdint>

#include "decide/chart/scxml.h"
#include "decide/chart/sequence.h"

namespace {

namespace chart = cancha::decide::chart;

void run(const chart::Sequence& sequence, const chart::Chart& its) {
  auto trial = chart::Trial::of(its);
  if (!trial) return;
  for (std::size_t i = 0; i < sequence.steps.size() && i < 20; ++i) {
    chart::make_step(sequence.steps[i], *trial);
    (void)chart::compare(sequence, sequence.steps[i], its, *trial);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view all{reinterpret_cast<const char*>(data), size};
  const std::size_t end = all.find('\0');
  const auto its = chart::read_scxml(all.substr(0, end), "fuzz.scxml");
  if (!its || end == std::string_view::npos) return 0;
  const std::string_view text = all.substr(end + 1);
  if (const auto table = chart::read_sequence(text, "fuzz.csv", *its)) run(*table, *its);
  if (const auto words = chart::parse_inputs(text, *its)) run(*words, *its);
  return 0;
}
