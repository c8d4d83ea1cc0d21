// Any bytes as what a peer says after connecting, in pieces of several sizes: never a crash, and always the same
// events.

#include <algorithm>
#include <cstddef>

#include "base/expects.h"
#include "team/yarp/stream.h"

namespace {

std::string events_of(std::string_view bytes, std::size_t at_once) {
  using namespace cancha::team::yarp;
  StreamReader reader;
  std::string told;
  for (; !bytes.empty(); bytes.remove_prefix(std::min(at_once, bytes.size()))) {
    reader.feed(bytes.substr(0, at_once));
    while (const auto event = reader.next()) {
      told += static_cast<char>('0' + static_cast<int>(event->kind));
      told += event->command.key;
      told += event->command.text + text_of(event->bottle) + event->trouble;
    }
    CANCHA_EXPECTS(reader.held() <= 2 * cancha::team::yarp::kMostBytes);
  }
  return told + reader.sender();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  const std::string whole = events_of(bytes, std::max<std::size_t>(size, 1));
  CANCHA_EXPECTS(events_of(bytes, 1) == whole);
  CANCHA_EXPECTS(events_of(bytes, 7) == whole);
  return 0;
}
