#include "act/servo/bus.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "os/clock.h"

namespace cancha::act {
namespace {

constexpr Duration kServosGiveUp = 110_ms;  ///< silence after which they wait for a new packet; 100 by the manual
constexpr int kLooks = 5;                   ///< at a servo that tell that it is alone, or that it is not
constexpr int kMostLooks = 15;              ///< and no more
constexpr int kMostPatience = 8;            ///< timeouts, where they are short
constexpr Duration kBusyComputer = 160_ms;  ///< by which answers are late at most where it has other work
constexpr Duration kAdapterKeeps = 20_ms;   ///< an answer back at most
constexpr std::uint8_t kMeasured = 8;       ///< bytes from position to temperature, which differ from servo to servo

std::string name_of(std::uint8_t id) {
  return id == kBroadcast ? "all servos" : fmt::format("servo {}", id);
}

/// Why a packet is not sent.
tl::unexpected<Error> refused(std::uint8_t id, std::string why) {
  return fail(name_of(id), std::move(why), "nothing was sent");
}

Error silent(std::uint8_t id) {
  return {name_of(id), "does not answer", "is it powered, and is this its id and speed?"};
}

Error garbled(std::uint8_t id) {
  return {name_of(id), "something answers that cannot be read",
          "do two servos have this id? Connect them one at a time and give one another id; otherwise look for a loose "
          "plug"};
}

/// A byte that does not occur in a packet. Sent before the next one, it keeps a servo that has missed a byte from
/// taking the next packet's beginning for the checksum: the sum comes out right only if the lost byte and the one that
/// has come in its place are equal.
std::uint8_t stranger(std::span<const std::uint8_t> bytes) {
  std::array<bool, 256> there{};
  for (const std::uint8_t byte : bytes) there[byte] = true;
  return static_cast<std::uint8_t>(std::ranges::find(there, false) - there.begin());
}

/// What came is what we sent ourselves. A ping cannot be told from the status of a servo whose voltage is wrong; the
/// errors that any other instruction looks like do not go with an answer of this kind.
bool is_echo(const Packet& question, const Packet& heard) {
  return question.code != static_cast<std::uint8_t>(Instruction::Ping) && heard.id == question.id &&
         heard.code == question.code && std::ranges::equal(heard.parameters(), question.parameters());
}

bool tells_of_motion(const Packet& packet) {
  const auto what = static_cast<Instruction>(packet.code);
  if (what == Instruction::Action) return true;
  const bool writes = what == Instruction::Write || what == Instruction::SyncWrite;
  const auto given = packet.parameters();
  return writes && !given.empty() && given[0] >= at::kTorqueEnable && given[0] <= at::kSpeed;
}

}  // namespace

Result<ServoBus> ServoBus::open(const std::string& device, const Settings& settings) {
  auto line = SerialLine::open(device, {.baud = settings.baud, .echo = settings.echo, .direction = settings.direction});
  if (!line) return pass_on(std::move(line));
  const std::optional<int> latency = line->port().latency();
  ServoBus bus{std::make_unique<SerialLine>(std::move(*line)), settings};
  bus.latency_ = latency;
  return bus;
}

ServoBus::~ServoBus() {
  if (line_ && moved_ && settings_.at_end == AtEnd::Relax) (void)relax();
}

Result<void> ServoBus::send(const Packet& packet) {
  moved_ = moved_ || tells_of_motion(packet);
  const std::uint8_t first = stranger(out_);
  out_.clear();
  out_.push_back(first);
  frame(packet, out_);
  return line_->send(out_);
}

Result<ServoBus::Heard> ServoBus::hear(const Packet& question, std::size_t wanted, Duration patience,
                                       ServoAnswer& answer) {
  const os::HostTime end = os::now() + patience;
  decoder_.forget();
  bool anything = false;
  std::array<std::uint8_t, 64> room{};
  for (Duration left = patience; left.ns > 0; left = end - os::now()) {
    const auto count = line_->receive(room, left);
    if (!count) return tl::unexpected(count.error());
    if (*count == 0) break;
    anything = true;
    for (std::size_t i = 0; i < *count; ++i) {
      const std::uint64_t damaged = decoder_.damaged();
      const auto packet = decoder_.take(room[i]);
      statistics_.damaged += decoder_.damaged() - damaged;
      if (!packet) continue;
      if (is_echo(question, *packet)) {
        line_->expect_echo();
        continue;
      }
      // a servo that could not do what it was asked gives its errors and nothing else
      const bool no_more = packet->code != 0 && packet->count == 0;
      if (packet->id != question.id || (packet->count != wanted && !no_more)) {
        // a whole answer of another servo, too late for its own question, says nothing about this one
        anything = false;
        late_.set(packet->id);
        ++statistics_.strange;
        continue;
      }
      answer = {packet->code, packet->count, packet->bytes};
      too_much_ = i + 1 < *count;
      return Heard::Answer;
    }
  }
  return anything ? Heard::Garbage : Heard::Nothing;
}

Result<ServoBus::Heard> ServoBus::try_once(const Packet& question, std::size_t wanted, ServoAnswer& answer) {
  ++statistics_.asked;
  if (auto sent = send(question); !sent) return tl::unexpected(sent.error());
  const Duration patience = std::max(settings_.timeout, std::min(settings_.timeout * patience_, kBusyComputer));
  auto heard = hear(question, wanted, patience, answer);
  if (!heard) return heard;
  if (*heard != Heard::Answer) {
    ++statistics_.lost;
  } else if ((answer.errors & kChecksumError) != 0) {
    // a question that came to the servo damaged is asked again
    ++statistics_.damaged;
    return Heard::Garbage;
  } else {
    ++statistics_.answered;
  }
  return heard;
}

Result<ServoAnswer> ServoBus::ask(const Packet& question, std::size_t wanted, int attempts) {
  if (question.id > kLastId) return refused(question.id, "nobody answers to all servos at once");
  int garbage = 0;
  bool refusal = false;
  ServoAnswer answer;
  for (int i = 0; i < attempts; ++i) {
    // a servo that has misheard a length waits for bytes and takes our questions for them
    if (i > 0 && i % 2 == 0) line_->rest(kServosGiveUp);
    ServoAnswer now;
    const auto heard = try_once(question, wanted, now);
    if (!heard) return tl::unexpected(heard.error());
    garbage += *heard == Heard::Garbage ? 1 : 0;
    if (*heard != Heard::Answer) continue;
    // what we send can be done; a servo that refuses has perhaps understood something else
    answer = now;
    refusal = (now.errors & (kRangeError | kAngleError | kInstructionError)) != 0;
    if (!refusal) return answer;
  }
  if (refusal) return answer;
  return tl::unexpected(garbage * 2 > attempts ? garbled(question.id) : silent(question.id));
}

Result<ServoAnswer> ServoBus::ping(std::uint8_t id) {
  return ask(instruction(id, Instruction::Ping), 0, settings_.attempts);
}

Result<ServoAnswer> ServoBus::read(std::uint8_t id, std::uint8_t address, std::uint8_t count, int attempts) {
  if (count == 0 || address + count > static_cast<int>(kTableBytes)) {
    return refused(id, fmt::format("has no {} bytes at {}", count, address));
  }
  Packet question = instruction(id, Instruction::Read);
  question.add(address);
  question.add(count);
  auto answer = ask(question, count, attempts);
  if (!answer || answer->count == count) return answer;
  return fail(name_of(id), fmt::format("does not give its registers: {}", error_words(answer->errors)));
}

Result<ServoAnswer> ServoBus::write(std::uint8_t id, std::uint8_t address, std::span<const std::uint8_t> bytes) {
  if (auto fault = write_fault(address, bytes); !fault.empty()) return refused(id, std::move(fault));
  Packet question = instruction(id, Instruction::Write);
  question.add(address);
  question.add(bytes);
  const bool renames = address <= at::kId && address + bytes.size() > at::kId;
  if (!renames) return ask(question, 0, settings_.attempts);
  // asked once: the second time the servo has another id, and perhaps has answered with it already
  auto done = ask(question, 0, 1);
  return done ? done : ping(bytes[at::kId - std::size_t{address}]);
}

Result<ServoAnswer> ServoBus::reg_write(std::uint8_t id, std::uint8_t address, std::span<const std::uint8_t> bytes) {
  if (auto fault = write_fault(address, bytes); !fault.empty()) return refused(id, std::move(fault));
  Packet question = instruction(id, Instruction::RegWrite);
  question.add(address);
  question.add(bytes);
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
    const std::array<std::uint8_t, 2> both{static_cast<std::uint8_t>(word.value),
                                           static_cast<std::uint8_t>(word.value >> 8)};
    if (word.id > kLastId) return refused(word.id, fmt::format("{} is no id of one servo", word.id));
    if (auto fault = write_fault(address, both); !fault.empty()) return refused(word.id, std::move(fault));
    if (!packet.add(word.id) || !packet.add(both)) {
      return fail("sync_write", "too many servos for one packet", "at most 82");
    }
  }
  return send(packet);
}

Result<void> ServoBus::sync_goals(std::span<const ServoGoal> goals) {
  constexpr std::uint8_t kBytes = 4;  // goal and speed lie side by side
  Packet packet = instruction(kBroadcast, Instruction::SyncWrite);
  packet.add(at::kGoal);
  packet.add(kBytes);
  for (const ServoGoal& goal : goals) {
    if (goal.id > kLastId) return refused(goal.id, fmt::format("{} is no id of one servo", goal.id));
    if (goal.position > kMostCount) return refused(goal.id, fmt::format("goal cannot be {}", goal.position));
    if (goal.speed > kMostCount) return refused(goal.id, fmt::format("speed cannot be {}", goal.speed));
    if (!packet.add(goal.id) || !packet.add_word(goal.position) || !packet.add_word(goal.speed)) {
      return fail("sync_goals", "too many servos for one packet", "at most 49");
    }
  }
  return send(packet);
}

Result<ServoBus::Company> ServoBus::look_at(std::uint8_t id, std::uint8_t count) {
  Packet question = instruction(id, Instruction::Read);
  question.add(at::kPosition);
  question.add(count);
  ServoAnswer answer;
  const auto heard = try_once(question, count, answer);
  if (!heard) return tl::unexpected(heard.error());
  if (*heard == Heard::Nothing) return Company::Silent;
  if (*heard == Heard::Garbage || too_much_) return Company::Garbled;
  // the other one may be late, but not later than an adapter keeps it back; what answers an earlier question is no
  // other
  ServoAnswer second;
  const auto more = hear(question, count, std::min(settings_.timeout, kAdapterKeeps) * patience_, second);
  if (!more) return tl::unexpected(more.error());
  return *more == Heard::Nothing ? Company::Alone : Company::Garbled;
}

Result<ServoBus::Company> ServoBus::company_of(std::uint8_t id) {
  // what it measures is hardly ever the same in two servos, so that two who answer at once spoil one another. Each
  // question is after another number of bytes than the last ones, so that a late answer is known by its length
  int clear = 0;
  int unclear = 0;
  int silences = 0;
  const auto over = [&] {
    const bool told = clear >= kLooks / 2 + 1 && clear > unclear;
    return told || (clear == 0 && std::max(unclear, silences) >= kLooks);
  };
  for (int i = 0; i < kMostLooks && !over(); ++i) {
    const auto company = look_at(id, static_cast<std::uint8_t>(kMeasured - i % 4));
    if (!company) {
      patience_ = 1;
      return company;
    }
    clear += *company == Company::Alone ? 1 : 0;
    unclear += *company == Company::Garbled ? 1 : 0;
    silences += *company == Company::Silent ? 1 : 0;
    if (*company == Company::Alone) continue;
    // what is still under way comes to its end, and the next answer has more time
    line_->rest(kServosGiveUp);
    patience_ = std::min(2 * patience_, kMostPatience);
  }
  patience_ = 1;
  if (clear > unclear) return Company::Alone;
  return unclear > 0 ? Company::Garbled : Company::Silent;
}

Result<void> ServoBus::find_alone(std::uint8_t id) {
  const auto company = company_of(id);
  if (!company) return tl::unexpected(company.error());
  if (*company == Company::Alone) return {};
  return tl::unexpected(*company == Company::Silent ? silent(id) : garbled(id));
}

Result<ServoScan> ServoBus::scan(std::uint8_t first, std::uint8_t last) {
  ServoScan found;
  late_.reset();
  std::bitset<256> answers;
  const auto end = static_cast<unsigned>(std::min(last, kLastId));
  for (unsigned number = first; number <= end; ++number) {
    ServoAnswer answer;
    for (int i = 0; i < 2 && !answers[number]; ++i) {
      const auto heard = try_once(instruction(static_cast<std::uint8_t>(number), Instruction::Ping), 0, answer);
      if (!heard) return tl::unexpected(heard.error());
      answers[number] = *heard != Heard::Nothing;
    }
  }
  answers |= late_;
  for (unsigned number = first; number <= end; ++number) {
    if (!answers[number]) continue;
    const auto id = static_cast<std::uint8_t>(number);
    const auto company = company_of(id);
    if (!company) return tl::unexpected(company.error());
    if (*company == Company::Alone) found.ids.push_back(id);
    if (*company == Company::Garbled) found.garbled.push_back(id);
  }
  return found;
}

}  // namespace cancha::act
