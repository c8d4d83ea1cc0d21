#include "act/servo/line.h"

#include <algorithm>

#include "act/servo/ax12.h"
#include "act/servo/packet.h"
#include "os/clock.h"

namespace cancha::act {
namespace {

constexpr int kProbes = 3;
constexpr int kSilences = 2;                   ///< after which it is clear that there is no echo
constexpr Duration kPatienceToFind = 50_ms;    ///< adapters add up to 16 ms, a busy system some more
constexpr Duration kPatienceForEcho = 100_ms;  ///< where it is known to come

/// Asks no servo to do anything: a list for many of them, with nobody in it.
std::vector<std::uint8_t> probe() {
  Packet nothing = instruction(kBroadcast, Instruction::SyncWrite);
  nothing.add(at::kLed);
  nothing.add(std::uint8_t{1});
  return framed(nothing);
}

}  // namespace

Result<SerialLine> SerialLine::open(const std::string& device, const Settings& settings) {
  auto port = SerialPort::open(device, {.baud = settings.baud});
  if (!port) return pass_on(std::move(port));
  auto pin = DirectionPin::open(settings.direction, *port);
  if (!pin) return pass_on(std::move(pin));
  SerialLine line{std::move(*port), std::move(*pin), settings.direction.least_hold};
  line.echoes_ = settings.echo == Echo::Yes;
  if (settings.echo != Echo::Find) return line;
  if (auto found = line.find_echo(); !found) return pass_on(std::move(found));
  return line;
}

Result<void> SerialLine::find_echo() {
  const std::vector<std::uint8_t> bytes = probe();
  int silences = 0;
  for (int i = 0; i < kProbes && !echoes_ && silences < kSilences; ++i) {
    if (auto sent = speak(bytes); !sent) return sent;
    const auto same = take_echo(bytes, kPatienceToFind);
    if (!same) return tl::unexpected(same.error());
    echoes_ = *same;
    // anything else may have been noise
    silences += heard_.empty() ? 1 : 0;
  }
  spoilt_echoes_ = 0;
  return {};
}

Result<void> SerialLine::speak(std::span<const std::uint8_t> bytes) {
  port_.discard_input();
  if (!pin_.used()) return port_.write_all(bytes);
  if (auto turned = pin_.set(true); !turned) return turned;
  auto sent = port_.write_all(bytes);
  const os::HostTime turn = os::now() + least_hold_;
  if (sent) sent = port_.wait_until_sent(bytes.size());
  // microseconds: a sleep only says how long it takes at least
  while (os::now() < turn) continue;
  // whatever has happened: while nobody sends, the line belongs to the servos
  auto back = pin_.set(false);
  return sent ? back : sent;
}

Result<bool> SerialLine::take_echo(std::span<const std::uint8_t> sent, Duration patience) {
  heard_.resize(sent.size());
  const auto count = port_.read_all(heard_, patience);
  if (!count) return tl::unexpected(count.error());
  heard_.resize(*count);
  const bool same = std::ranges::equal(heard_, sent);
  spoilt_echoes_ += same ? 0 : 1;
  return same;
}

Result<void> SerialLine::send(std::span<const std::uint8_t> bytes) {
  if (auto sent = speak(bytes); !sent || !echoes_) return sent;
  // a spoilt echo means a spoilt packet: the answer will not come, and the question is asked again
  const auto same = take_echo(bytes, kPatienceForEcho);
  if (!same) return tl::unexpected(same.error());
  return {};
}

Result<std::size_t> SerialLine::receive(std::span<std::uint8_t> room, Duration patience) {
  return port_.read(room, patience);
}

void SerialLine::rest(Duration silence) {
  os::sleep_until(os::now() + silence);
}

Result<void> EmulatedLine::send(std::span<const std::uint8_t> bytes) {
  said_.clear();
  servos_.hear(bytes, said_);
  return {};
}

Result<std::size_t> EmulatedLine::receive(std::span<std::uint8_t> room, Duration /*patience*/) {
  const std::size_t count = std::min(room.size(), said_.size());
  std::copy_n(said_.begin(), count, room.begin());
  said_.erase(said_.begin(), said_.begin() + static_cast<std::ptrdiff_t>(count));
  return count;
}

}  // namespace cancha::act
