#include "team/radio/forger.h"

#include <algorithm>

namespace cancha::team {

void Forger::damage(ByteVector& datagram) {
  if (random_.below(4) == 0) datagram.resize(random_.below(datagram.size()));
  for (std::uint64_t flips = 1 + random_.below(8); flips > 0 && !datagram.empty(); --flips) {
    datagram[random_.below(datagram.size())] ^= static_cast<std::byte>(1u << random_.below(8));
  }
}

void Forger::lie_about_values(Frame& frame) {
  for (FramePiece& piece : frame.pieces) {
    switch (random_.below(4)) {
      case 0:
        piece.number += 1 + any() % 0x7fff'ffff;
        break;
      case 1:
        piece.age = Duration{static_cast<std::int64_t>(random_.below(10'000'000'000))};
        break;
      case 2:
        piece.is_delta = !piece.is_delta;
        piece.base = piece.number - 1;
        break;
      default:
        piece.is_part = true;
        piece.offset = 0;
        piece.total = static_cast<std::uint16_t>(piece.bytes.size() + 1);
        piece.number += any() % 0x7fff'ffff;
    }
    piece.number = std::max(piece.number, 1u);
  }
}

void Forger::lie_about_others(Frame& frame) {
  frame.views.clear();
  for (int i = 0; i < 5; ++i) {
    frame.views.push_back({static_cast<int>(random_.below(kRadioMembers)), {}, random_.below(2) == 0});
  }
  for (FrameEcho& echo : frame.echoes) {
    echo.held = Duration{static_cast<std::int64_t>(random_.below(1'000'000'000))};
    echo.before = static_cast<std::uint16_t>(any());
  }
}

void Forger::lie(Frame& frame, const RadioSimulation& team) {
  // some keep the number of the frame they heard, some take the next
  frame.sequence += static_cast<std::uint32_t>(random_.below(3));
  if (random_.below(2) == 0) frame.link = random_.bits();
  switch (random_.below(9)) {
    case 0:
      frame.sequence += 1 + (random_.below(2) == 0 ? any() : any() % 64);
      break;
    case 1:
      frame.session += 1 + any() % 1000;
      break;
    case 2:
      frame.robot = random_.bits();
      break;
    case 3:
      frame.member = static_cast<int>(random_.below(kRadioMembers));
      if (frame.member > team.robots()) frame.robot = random_.bits();
      break;
    case 4:
      frame.sent += Duration{static_cast<std::int64_t>(random_.uniform(-10e9, 10e9))};
      frame.sent.ns = std::max<std::int64_t>(0, frame.sent.ns);
      break;
    case 5:
      lie_about_others(frame);
      break;
    case 6:
      frame.leaving = true;
      break;
    case 7:
      frame.root = static_cast<int>(random_.below(kRadioMembers));
      frame.late = Duration{static_cast<std::int64_t>(random_.below(100'000'000))};
      frame.slots = 1 + static_cast<int>(random_.below(kRadioMembers));
      frame.slot = static_cast<int>(random_.below(static_cast<std::uint64_t>(frame.slots)));
      break;
    default:
      lie_about_values(frame);
  }
  frame.sequence = std::max(frame.sequence, 1u);
}

ByteVector Forger::forge(const RadioSimulation& team) {
  const auto& said = team.said_by(1 + static_cast<int>(random_.below(static_cast<std::uint64_t>(team.robots()))));
  if (said.empty()) return {};
  const bool old = random_.below(4) == 0;
  ByteVector datagram = old ? said[random_.below(said.size())] : said.back();
  const std::uint64_t kind = random_.below(8);
  if (kind == 0) return datagram;
  if (kind <= 3) {
    damage(datagram);
    // half of the damaged ones have a right checksum
    if (random_.below(2) == 0 && datagram.size() > kFrameOpenBytes) put_sum(datagram);
    return datagram;
  }
  Frame frame;
  if (read_frame(datagram, short_hash("simulated"), frame) != FrameFault::None) return datagram;
  lie(frame, team);
  ByteVector made(kMostFrameBytes + 4 * kRadioMembers);
  made.resize(write_frame(frame, made).size());
  // with a key he can only copy the seal
  if (frame.sealed) std::copy_n(datagram.end() - kFrameSealBytes, kFrameSealBytes, made.end() - kFrameSealBytes);
  return made;
}

void Forger::attack(RadioSimulation& team, std::uint64_t frames, Duration every) {
  for (std::uint64_t i = 0; i < frames; ++i) {
    team.run(every);
    team.inject(forge(team));
  }
}

}  // namespace cancha::team
