// Any bytes as a bottle, by the codes of both versions: never a crash, and what was read comes back the same.

#include <cstddef>

#include "base/expects.h"
#include "team/yarp/bottle_binary.h"
#include "team/yarp/bottle_text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  using namespace cancha::team::yarp;
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  for (Codes codes : {Codes::Version3, Codes::Version4}) {
    const BinaryRead read = read_binary(bytes, codes);
    CANCHA_EXPECTS(read.used <= size);
    if (read.state != BinaryRead::State::Whole) continue;
    std::string written;
    append_binary(written, read.bottle, codes);
    const BinaryRead again = read_binary(written, codes);
    CANCHA_EXPECTS(again.state == BinaryRead::State::Whole && again.used == written.size());
    CANCHA_EXPECTS(text_of(again.bottle) == text_of(read.bottle));
  }
  Codes codes = Codes::Version4;
  if (const auto bottle = parse_binary(bytes, codes); !bottle) CANCHA_EXPECTS(!bottle.error().what.empty());
  return 0;
}
