// A layout of unknown origin, and bytes that claim to be a value of it, as a damaged database or journal may hold them.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/expects.h"
#include "team/rtdb/layout.h"
#include "team/rtdb/value.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::team;
  const std::string_view all{reinterpret_cast<const char*>(data), size};
  const std::size_t line = all.find('\n');
  const auto layout = Layout::parse(all.substr(0, line));
  if (!layout) return 0;
  CANCHA_EXPECTS(layout->text() == all.substr(0, line));
  if (layout->kind != Kind::Message || line == all.npos) return 0;

  const std::string_view bytes = all.substr(line + 1);
  if (const auto value = read_stored(*layout, bytes)) {
    // what was read is written and read again to the same
    const std::string stored = write_stored(*layout, *value);
    const auto again = read_stored(*layout, stored);
    CANCHA_EXPECTS(again && write_stored(*layout, *again) == stored);
    std::string json;
    append_json(json, *layout, *value);
    (void)read_json(*layout, json);
    (void)descriptor(*layout);
  }
  (void)read_json(*layout, bytes);
  return 0;
}
