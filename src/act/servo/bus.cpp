#include "act/servo/bus.h"

#include <fmt/format.h>

#include <array>

#include "act/serial/clock.h"

namespace cancha::act {

Result<ServoBus> ServoBus::open(const std::string& device, const Settings& settings) {
  auto port = SerialPort::open(device, {.baud = settings.baud});
  if (!port) return pass_on(std::move(port));
  return ServoBus{std::move(*port), settings};
}

Result<void> ServoBus::send(const Packet& packet) {
  const std::vector<std::uint8_t> bytes = framed(packet);
  port_.discard_input();
  if (auto sent = port_.write_all(bytes); !sent) return sent;
  if (!settings_.echo) return {};
  std::vector<std::uint8_t> heard(bytes.size());
  const auto count = port_.read_all(heard, settings_.timeout);
  if (!count) return tl::unexpected(count.error());
  if (*count == bytes.size() && heard == bytes) return {};
  return fail(port_.path(), "what was sent did not come back", "leave out --echo, or look at the wiring");
}

Result<std::optional<ServoAnswer>> ServoBus::hear(std::uint8_t id, std::size_t wanted) {
  const Time end = hardware_now() + settings_.timeout;
  PacketDecoder decoder;
  std::array<std::uint8_t, 64> room{};
  for (Duration left = settings_.timeout; left.ns > 0; left = end - hardware_now()) {
    const auto count = port_.read(room, left);
    if (!count) return tl::unexpected(count.error());
    for (std::size_t i = 0; i < *count; ++i) {
      const std::uint64_t damaged = decoder.damaged();
      const auto packet = decoder.take(room[i]);
      statistics_.damaged += decoder.damaged() - damaged;
      if (!packet) continue;
      // a servo that could not do what it was asked gives its errors and nothing else
      const bool refused = packet->code != 0 && packet->count == 0;
      if (packet->id != id || (packet->count != wanted && !refused)) {
        ++statistics_.strange;
        continue;
      }
      const auto bytes = packet->parameters();
      return ServoAnswer{packet->code, {bytes.begin(), bytes.end()}};
    }
  }
  return std::nullopt;
}

Result<ServoAnswer> ServoBus::ask(const Packet& question, std::size_t wanted, int attempts) {
  for (int i = 0; i < attempts; ++i) {
    ++statistics_.asked;
    if (auto sent = send(question); !sent) return tl::unexpected(sent.error());
    auto answer = hear(question.id, wanted);
    if (!answer) return tl::unexpected(answer.error());
    // a question that came to the servo damaged is asked again
    const bool misheard = *answer && ((*answer)->errors & kChecksumError) != 0;
    if (!*answer || misheard) {
      ++(misheard ? statistics_.damaged : statistics_.lost);
      continue;
    }
    ++statistics_.answered;
    if ((*answer)->bytes.size() == wanted) return **answer;
    return ServoAnswer{(*answer)->errors, std::vector<std::uint8_t>(wanted)};
  }
  return fail(fmt::format("servo {}", question.id), "does not answer", "is it powered, and is this its id and speed?");
}

Result<ServoAnswer> ServoBus::ping(std::uint8_t id) {
  return ask(instruction(id, Instruction::Ping), 0, settings_.attempts);
}

Result<ServoAnswer> ServoBus::read(std::uint8_t id, std::uint8_t address, std::uint8_t count) {
  Packet question = instruction(id, Instruction::Read);
  question.add(address);
  question.add(count);
  return ask(question, count, settings_.attempts);
}

Result<ServoAnswer> ServoBus::write(std::uint8_t id, std::uint8_t address, std::span<const std::uint8_t> bytes) {
  Packet question = instruction(id, Instruction::Write);
  if (!question.add(address) || !question.add(bytes)) return fail("write", "too many bytes for one packet");
  return ask(question, 0, settings_.attempts);
}

Result<ServoAnswer> ServoBus::reg_write(std::uint8_t id, std::uint8_t address, std::span<const std::uint8_t> bytes) {
  Packet question = instruction(id, Instruction::RegWrite);
  if (!question.add(address) || !question.add(bytes)) return fail("write", "too many bytes for one packet");
  return ask(question, 0, settings_.attempts);
}

Result<void> ServoBus::action() {
  return send(instruction(kBroadcast, Instruction::Action));
}

Result<ServoAnswer> ServoBus::reset(std::uint8_t id) {
  // asked once: the second time the servo has another id
  return ask(instruction(id, Instruction::Reset), 0, 1);
}

Result<void> ServoBus::sync_write(std::uint8_t address, std::span<const ServoWord> words) {
  Packet packet = instruction(kBroadcast, Instruction::SyncWrite);
  packet.add(address);
  packet.add(std::uint8_t{2});
  for (const ServoWord& word : words) {
    packet.add(word.id);
    if (!packet.add_word(word.value)) return fail("sync_write", "too many servos for one packet", "at most 82");
  }
  return send(packet);
}

Result<std::vector<std::uint8_t>> ServoBus::scan(std::uint8_t first, std::uint8_t last) {
  std::vector<std::uint8_t> found;
  for (unsigned id = first; id <= last; ++id) {
    if (auto sent = send(instruction(static_cast<std::uint8_t>(id), Instruction::Ping)); !sent) {
      return tl::unexpected(sent.error());
    }
    const auto answer = hear(static_cast<std::uint8_t>(id), 0);
    if (!answer) return tl::unexpected(answer.error());
    if (*answer) found.push_back(static_cast<std::uint8_t>(id));
  }
  return found;
}

}  // namespace cancha::act
