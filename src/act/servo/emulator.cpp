#include "act/servo/emulator.h"

#include <algorithm>
#include <cmath>

namespace cancha::act {
namespace {

constexpr double kRpmPerStep = 0.111;
constexpr double kStepsPerTurn = 1023.0 * 360.0 / 300.0;
constexpr double kRpmPerVolt = 59.0 / 12.0;  ///< without a load
constexpr double kHalf = 0.5;

const Register& named(std::string_view name) {
  return *find_register(name);
}

}  // namespace

EmulatedServo::EmulatedServo(std::uint8_t id) {
  for (const Register& r : ax12_registers()) set(r, r.factory);
  table_[3] = id;
}

std::uint16_t EmulatedServo::value(const Register& r) const {
  const unsigned high = r.size == 2 ? table_[r.address + 1u] : 0u;
  return static_cast<std::uint16_t>(table_[r.address] | high << 8);
}

void EmulatedServo::set(const Register& r, std::uint16_t value) {
  table_[r.address] = static_cast<std::uint8_t>(value);
  if (r.size == 2) table_[r.address + 1u] = static_cast<std::uint8_t>(value >> 8);
}

std::uint8_t EmulatedServo::alarms() const {
  const std::uint16_t voltage = value(named("voltage"));
  const bool strange = voltage < value(named("least_voltage")) || voltage > value(named("most_voltage"));
  const bool hot = value(named("temperature")) > value(named("heat_limit"));
  return static_cast<std::uint8_t>((strange ? kVoltageError : 0) | (hot ? kHeatError : 0));
}

void EmulatedServo::watch_alarms() {
  // the joint goes limp; it works again when the cause is gone and somebody sets the limit anew
  if ((alarms() & table_[18]) != 0) set(named("torque_limit"), 0);
}

void EmulatedServo::advance(Duration passed) {
  watch_alarms();
  const bool holds = table_[24] != 0 && value(named("torque_limit")) > 0;
  const double goal = value(named("goal"));
  const double most = value(named("voltage")) * 0.1 * kRpmPerVolt;
  const std::uint16_t asked = value(named("speed"));
  const double rpm = asked == 0 ? most : std::min(most, asked * kRpmPerStep);
  const double way = holds ? rpm / 60.0 * kStepsPerTurn * static_cast<double>(passed.ns) * 1e-9 : 0.0;
  const double before = position_;
  position_ += std::clamp(goal - position_, -way, way);
  const bool moving = holds && std::abs(goal - position_) > kHalf;
  set(named("position"), static_cast<std::uint16_t>(std::lround(position_)));
  set(named("moving"), moving ? 1 : 0);
  const auto speed = static_cast<std::uint16_t>(std::lround(position_ == before ? 0.0 : rpm / kRpmPerStep));
  const unsigned clockwise = position_ < before ? 1024u : 0u;
  set(named("present_speed"), static_cast<std::uint16_t>(std::min<unsigned>(speed, 1023u) | clockwise));
}

std::uint8_t EmulatedServo::refusal(std::uint8_t address, std::span<const std::uint8_t> bytes) const {
  if (bytes.empty() || address + bytes.size() > kTableBytes) return kRangeError;
  std::uint8_t errors = 0;
  for (const Register& r : ax12_registers()) {
    const int first = r.address - address;
    const int last = first + r.size - 1;
    if (last < 0 || first >= static_cast<int>(bytes.size())) continue;
    const bool frozen = r.access == Access::Keep && table_[47] != 0;
    if (r.access == Access::Read || frozen) errors |= kRangeError;
    // half of a word alone is written as it is
    if (first < 0 || last >= static_cast<int>(bytes.size())) continue;
    const auto at = static_cast<std::size_t>(first);
    const unsigned wanted = bytes[at] | (r.size == 2 ? unsigned{bytes[at + 1]} << 8 : 0u);
    if (wanted < r.least || wanted > r.most) errors |= kRangeError;
    const bool wheel = value(named("cw_limit")) == 0 && value(named("ccw_limit")) == 0;
    const bool outside = wanted < value(named("cw_limit")) || wanted > value(named("ccw_limit"));
    if (r.name == "goal" && !wheel && outside) errors |= kAngleError;
  }
  return errors;
}

std::uint8_t EmulatedServo::write(std::uint8_t address, std::span<const std::uint8_t> bytes) {
  const std::uint8_t errors = refusal(address, bytes);
  if (errors != 0) return errors;
  std::ranges::copy(bytes, table_.begin() + address);
  // a goal switches the motor on
  if (address <= 31 && address + bytes.size() > 30) table_[24] = 1;
  return 0;
}

std::uint8_t EmulatedServo::sync_write(std::span<const std::uint8_t> parameters) {
  if (parameters.size() < 2 || parameters[1] == 0) return kInstructionError;
  const std::uint8_t address = parameters[0];
  const std::size_t width = parameters[1] + std::size_t{1};
  for (std::size_t at = 2; at + width <= parameters.size(); at += width) {
    if (parameters[at] == id()) return write(address, parameters.subspan(at + 1, width - 1));
  }
  return 0;
}

bool EmulatedServo::answers(Instruction what) const {
  if (what == Instruction::Ping) return true;
  return table_[16] >= (what == Instruction::Read ? 1 : 2);
}

void EmulatedServo::power_on() {
  held_.reset();
  set(named("torque_limit"), value(named("max_torque")));
}

std::optional<Packet> EmulatedServo::handle(const Packet& question) {
  const bool all = question.id == kBroadcast;
  if (!all && question.id != id()) return std::nullopt;
  const auto what = static_cast<Instruction>(question.code);
  const auto given = question.parameters();
  Packet status;
  status.id = id();
  status.code = alarms();
  bool answered = !all && answers(what);
  switch (what) {
    case Instruction::Ping:
      break;
    case Instruction::Read:
      if (given.size() != 2 || given[1] == 0 || given[0] + std::size_t{given[1]} > kTableBytes) {
        status.code |= kRangeError;
      } else {
        status.add(std::span<const std::uint8_t>{table_}.subspan(given[0], given[1]));
      }
      break;
    case Instruction::Write:
      status.code =
          static_cast<std::uint8_t>(status.code | (given.empty() ? kRangeError : write(given[0], given.subspan(1))));
      break;
    case Instruction::RegWrite:
      status.code =
          static_cast<std::uint8_t>(status.code | (given.empty() ? kRangeError : refusal(given[0], given.subspan(1))));
      if (status.code == alarms()) held_ = HeldWrite{given[0], {given.begin() + 1, given.end()}};
      set(named("registered"), held_ ? 1 : 0);
      break;
    case Instruction::Action:
      status.code |= held_ ? write(held_->address, held_->bytes) : kInstructionError;
      held_.reset();
      set(named("registered"), 0);
      break;
    case Instruction::Reset: {
      for (const Register& r : ax12_registers()) {
        if (r.access != Access::Read) set(r, r.factory);
      }
      power_on();
      break;
    }
    case Instruction::SyncWrite:
      sync_write(given);
      answered = false;
      break;
    default:
      status.code |= kInstructionError;
  }
  return answered ? std::optional{status} : std::nullopt;
}

ServoEmulator::ServoEmulator(std::span<const std::uint8_t> ids) {
  for (const std::uint8_t id : ids) servos_.emplace_back(id);
}

std::vector<std::uint8_t> ServoEmulator::hear(std::span<const std::uint8_t> bytes) {
  std::vector<std::uint8_t> said;
  for (const std::uint8_t byte : bytes) {
    const auto question = decoder_.take(byte);
    if (!question) continue;
    for (EmulatedServo& servo : servos_) {
      const auto status = servo.handle(*question);
      if (!status) continue;
      const std::vector<std::uint8_t> answer = framed(*status);
      said.insert(said.end(), answer.begin(), answer.end());
    }
  }
  return said;
}

void ServoEmulator::advance(Duration passed) {
  for (EmulatedServo& servo : servos_) servo.advance(passed);
}

}  // namespace cancha::act
