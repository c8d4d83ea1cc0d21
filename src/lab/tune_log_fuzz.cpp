// Feeds lines of a search's file to its reader. What is understood is written and understood again, as the same.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/json.h"
#include "lab/tune_log.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  const auto line = lab::parse_tune_line({reinterpret_cast<const char*>(data), size});
  if (!line) return 0;
  const std::string text = to_json(*line);
  const auto again = lab::parse_tune_line(text);
  // as JSON a text may grow beyond what is read
  if (text.size() <= lab::kMostTuneLine && (!again || to_json(*again) != text)) std::abort();
  return 0;
}
