// Any bytes as a robot's answer to the referee: never a crash, and what is read is written the same.

#include <algorithm>
#include <cstddef>

#include "base/expects.h"
#include "team/referee/robot_status.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha::team;
  const auto status = decode_status({data, size});
  if (!status) return 0;
  const auto bytes = encode_status(*status);
  CANCHA_EXPECTS(bytes.has_value());
  CANCHA_EXPECTS(std::ranges::equal(*bytes, std::span{data, size}));
  return 0;
}
