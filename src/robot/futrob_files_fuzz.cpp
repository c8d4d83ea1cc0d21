// FutRob's ini.config and the lines of its log. The first byte says which.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/expects.h"
#include "robot/futrob_settings.h"
#include "robot/robot_log.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::robot;
  if (size == 0) return 0;
  const std::string_view bytes{reinterpret_cast<const char*>(data + 1), size - 1};
  if (data[0] % 2 == 0) {
    const auto settings = parse_futrob(bytes, "ini.config");
    if (!settings) CANCHA_EXPECTS(!settings.error().what.empty());
    return 0;
  }
  const auto line = parse_log_line(bytes);
  if (!line) return 0;
  (void)module_of(*line);
  // what was read is written and read again to the same
  const auto again = parse_log_line(text_of(*line));
  CANCHA_EXPECTS(again && *again == *line);
  return 0;
}
