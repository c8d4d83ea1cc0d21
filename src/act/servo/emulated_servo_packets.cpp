// What an emulated servo does with packets: rights, ranges, held writes, status levels.

#include <algorithm>

#include "act/servo/emulated_servo.h"

namespace cancha::act {

std::uint8_t EmulatedServo::refusal(std::uint8_t address, std::span<const std::uint8_t> bytes) const {
  if (bytes.empty() || address + bytes.size() > kTableBytes) return kRangeError;
  auto after = table_;
  std::ranges::copy(bytes, after.begin() + address);
  const bool locked = table_[at::kLock] != 0;
  unsigned errors = 0;
  for (const Register& r : ax12_registers()) {
    if (r.address + r.size <= address || r.address >= address + bytes.size()) continue;
    // where only half of a word is written, the other half stays
    const unsigned wanted = after[r.address] | (r.size == 2 ? unsigned{after[r.address + 1u]} << 8 : 0u);
    if (r.access == Access::Read || (r.access == Access::Keep && locked)) errors |= kRangeError;
    if (wanted < r.least || wanted > r.most) errors |= kRangeError;
    if (r.address == at::kLock && locked && wanted == 0) errors |= kRangeError;
    if (r.address == at::kSpeed && !wheel_mode() && wanted > kMostCount) errors |= kRangeError;
    const bool outside = wanted < value(at::kCwLimit) || wanted > value(at::kCcwLimit);
    if (r.address == at::kGoal && !wheel_mode() && outside) errors |= kAngleError;
  }
  return static_cast<std::uint8_t>(errors);
}

std::uint8_t EmulatedServo::write(std::uint8_t address, std::span<const std::uint8_t> bytes) {
  const std::uint8_t errors = refusal(address, bytes);
  if (errors != 0) return errors;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    // reserved places take nothing
    if (register_at(static_cast<std::uint8_t>(address + i))) table_[address + i] = bytes[i];
  }
  // a goal switches the motor on
  if (address < at::kSpeed && address + bytes.size() > at::kGoal) table_[at::kTorqueEnable] = 1;
  watch_alarms();
  return 0;
}

std::uint8_t EmulatedServo::reg_write(std::uint8_t address, std::span<const std::uint8_t> bytes) {
  const std::uint8_t errors = refusal(address, bytes);
  if (errors != 0) return errors;
  held_ = HeldWrite{address, static_cast<std::uint8_t>(bytes.size()), {}};
  std::ranges::copy(bytes, held_->bytes.begin());
  set(at::kRegistered, 1);
  return 0;
}

std::uint8_t EmulatedServo::action() {
  if (!held_) return kInstructionError;
  const HeldWrite held = *held_;
  held_.reset();
  set(at::kRegistered, 0);
  return write(held.address, std::span{held.bytes}.subspan(0, held.count));
}

void EmulatedServo::sync_write(std::span<const std::uint8_t> parameters) {
  if (parameters.size() < 2 || parameters[1] == 0) return;
  const std::size_t width = parameters[1] + std::size_t{1};
  // a list that does not come out even was damaged in a way that its checksum did not show
  if ((parameters.size() - 2) % width != 0) return;
  for (std::size_t place = 2; place < parameters.size(); place += width) {
    if (parameters[place] == id()) (void)write(parameters[0], parameters.subspan(place + 1, width - 1));
  }
}

void EmulatedServo::reset() {
  for (const Register& r : ax12_registers()) {
    if (r.access == Access::Keep) set(r, r.factory);
  }
  power_cycle();
}

bool EmulatedServo::answers(Instruction what) const {
  if (what == Instruction::Ping) return true;
  return table_[at::kStatusLevel] >= (what == Instruction::Read ? 1 : 2);
}

std::optional<Packet> EmulatedServo::misheard() const {
  if (!answers(Instruction::Write)) return std::nullopt;
  return Packet{.id = id(), .code = static_cast<std::uint8_t>(alarms() | kChecksumError)};
}

std::optional<Packet> EmulatedServo::handle(const Packet& question) {
  const bool all = question.id == kBroadcast;
  if (!all && question.id != id()) return std::nullopt;
  const auto what = static_cast<Instruction>(question.code);
  const auto given = question.parameters();
  const auto behind = given.subspan(given.empty() ? 0 : 1);
  Packet status;
  status.id = id();
  const bool answered = answers(what) && (!all || what == Instruction::Ping);
  unsigned errors = 0;
  switch (what) {
    case Instruction::Ping:
      break;
    case Instruction::Read:
      if (given.size() != 2 || given[1] == 0 || given[0] + std::size_t{given[1]} > kTableBytes) {
        errors = kRangeError;
      } else {
        status.add(std::span<const std::uint8_t>{table_}.subspan(given[0], given[1]));
      }
      break;
    case Instruction::Write:
      errors = given.empty() ? kRangeError : write(given[0], behind);
      break;
    case Instruction::RegWrite:
      errors = given.empty() ? kRangeError : reg_write(given[0], behind);
      break;
    case Instruction::Action:
      errors = action();
      break;
    case Instruction::Reset:
      reset();
      break;
    case Instruction::SyncWrite:
      if (all) sync_write(given);
      return std::nullopt;
    default:
      errors = kInstructionError;
  }
  status.code = static_cast<std::uint8_t>(errors | alarms());
  if ((status.code & table_[at::kShutdown]) != 0) set(at::kTorqueLimit, 0);
  return answered ? std::optional{status} : std::nullopt;
}

}  // namespace cancha::act
