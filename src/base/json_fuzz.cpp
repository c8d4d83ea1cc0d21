// Feeds text of any kind to the JSON reader: it may be refused, never more.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "base/json_read.h"

namespace {

struct Part {
  double number = 0.0;
  std::string text;
  static constexpr auto fields() {
    return cancha::list_of(cancha::entry("n", &Part::number), cancha::entry("t", &Part::text));
  }
};

struct Whole {
  bool flag = false;
  int small = 0;
  std::uint64_t large = 0;
  std::vector<Part> parts;
  static constexpr auto fields() {
    return cancha::list_of(cancha::entry("f", &Whole::flag), cancha::entry("s", &Whole::small),
                           cancha::entry("l", &Whole::large), cancha::entry("p", &Whole::parts));
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Whole whole;
  if (!cancha::parse_json({reinterpret_cast<const char*>(data), size}, whole)) return 0;
  // what was understood once is understood again
  Whole again;
  if (!cancha::parse_json(cancha::to_json(whole), again) || cancha::to_json(again) != cancha::to_json(whole))
    std::abort();
  return 0;
}
