// Any bytes as the description of messages, and behind a byte FF as one of them: never a crash, and a bottle that is
// text.

#include <cstddef>

#include "base/expects.h"
#include "base/protobuf.h"
#include "team/rtdb/layout.h"
#include "team/yarp/bottle_text.h"
#include "team/yarp/record_bottle.h"
#include "team/yarp/recorded.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  using namespace cancha::team::yarp;
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  const std::size_t middle = bytes.find('\xff');
  const std::string_view described = bytes.substr(0, middle);
  const std::string_view message = middle == std::string_view::npos ? std::string_view{} : bytes.substr(middle + 1);
  const auto check = [&](const RecordedTypes& types) {
    const auto bottle = types.bottle("cancha.PortMessage", message);
    if (bottle) CANCHA_EXPECTS(parse_bottle(text_of(*bottle)).has_value());
  };
  if (const auto types = RecordedTypes::parse(described)) check(*types);
  const auto known = RecordedTypes::parse(protobuf_descriptor<PortMessage>());
  CANCHA_EXPECTS(known.has_value());
  check(*known);
  // the same text as a bottle for a record
  if (const auto bottle = parse_bottle(described)) {
    const auto json = json_of(team::layout_of<PortMessage>(), *bottle);
    if (json) (void)bottle_of_json(*json);
  }
  return 0;
}
