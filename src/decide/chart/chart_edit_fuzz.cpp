// Changes anything that may be a chart: the first line is an edit as JSON, the rest the text. What comes out must be
// XML again, and a chart where there was one.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/json_read.h"
#include "base/xml.h"
#include "decide/chart/edit.h"
#include "decide/chart/scxml.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  namespace chart = cancha::decide::chart;
  const std::string_view all{reinterpret_cast<const char*>(data), size};
  const std::size_t line = all.find('\n');
  if (line == all.npos) return 0;
  chart::Edit wish;
  if (!cancha::parse_json(all.substr(0, line), wish)) return 0;
  const std::string_view text = all.substr(line + 1);
  const auto made = chart::edit(text, wish);
  if (!made) return 0;
  if (!cancha::read_xml(*made, "made")) std::abort();
  if (chart::read_scxml(text, "text") && !chart::read_scxml(*made, "made")) std::abort();
  return 0;
}
