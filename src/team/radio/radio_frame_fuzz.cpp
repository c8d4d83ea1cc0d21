// Any bytes as datagrams to a radio that runs: never a crash, what is read is written the same, the team stays whole.

#include <algorithm>
#include <cstddef>

#include "base/expects.h"
#include "team/radio/simulation.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  using namespace cancha::team;
  // without a right checksum nothing would get past it
  ByteVector datagram(std::as_bytes(std::span{data, size}).begin(), std::as_bytes(std::span{data, size}).end());
  if (size >= kFrameSumBytes && data[size - 1] % 2 == 0) put_sum(datagram);
  const std::span<const std::byte> bytes{datagram};
  static const std::uint32_t team_hash = short_hash("simulated");
  cancha::team::Frame frame;
  if (read_frame(bytes, team_hash, frame) == FrameFault::None) {
    ByteVector again(kMostFrameBytes);
    auto written = write_frame(frame, again);
    // a seal is copied by nobody
    CANCHA_EXPECTS(written.size() == size);
    const std::size_t seal = frame.sealed ? kFrameSealBytes : 0;
    CANCHA_EXPECTS(std::ranges::equal(written.first(size - seal), bytes.first(size - seal)));
  }
  ByteVector made;
  (void)apply_delta(bytes.first(size / 2), bytes.subspan(size / 2), 4096, made);
  CANCHA_EXPECTS(made.size() <= 4096);

  // to a running robot, whole and with the head of a true frame before it
  RadioSimulation team{{.robots = 2, .air = {}, .seed = 1, .value_bytes = 32}};
  team.start(1);
  team.start(2);
  team.run(Duration{400'000'000});
  team.inject(datagram);
  if (!team.said_by(2).empty() && size > 0) {
    ByteVector damaged = team.said_by(2).back();
    for (std::size_t i = 0; i + 1 < size && i < 64; i += 2) {
      damaged[8 + data[i] % (damaged.size() - 8)] = static_cast<std::byte>(data[i + 1]);
    }
    put_sum(damaged);
    team.inject(damaged);
  }
  team.run(Duration{300'000'000});
  return 0;
}
