// Any bytes as a datagram between a world and a robot's program: never a crash, and what is read is written the same.

#include <cstddef>

#include "base/expects.h"
#include "base/protobuf.h"
#include "messages/body_answer.h"
#include "messages/readings.h"
#include "team/bodies/body_datagram.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  const auto datagram = team::read_datagram(bytes);
  if (!datagram) return 0;
  std::string again;
  team::begin_datagram(again, datagram->word, datagram->robot, datagram->session);
  CANCHA_EXPECTS(again.size() == team::kBodyHead && team::read_datagram(again).has_value());
  Readings readings;
  (void)parse_protobuf(datagram->message, readings);
  BodyAnswer answer;
  (void)parse_protobuf(datagram->message, answer);
  return 0;
}
