// Any text as a bottle: never a crash, and what was read comes back the same.

#include <cstddef>

#include "base/expects.h"
#include "team/yarp/bottle_text.h"
#include "team/yarp/name_table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  using namespace cancha::team::yarp;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  BottleLines lines;
  (void)lines.take(text);
  if (const auto bottle = parse_bottle(text)) {
    const std::string written = text_of(*bottle);
    const auto again = parse_bottle(written);
    CANCHA_EXPECTS(again.has_value());
    CANCHA_EXPECTS(text_of(*again) == written);
  } else {
    CANCHA_EXPECTS(!bottle.error().what.empty());
  }
  // a name server is asked in the same text, and answers lines that its clients read
  NameTable table{{.name = kNameServerName, .host = "127.0.0.1", .number = 10'000}};
  const std::string answer = table.answer(text, "127.0.0.1");
  CANCHA_EXPECTS(answer.ends_with("\r\n"));
  (void)parse_registrations(answer);
  (void)parse_registrations(text);
  return 0;
}
