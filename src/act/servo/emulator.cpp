#include "act/servo/emulator.h"

#include <algorithm>
#include <cstdlib>

namespace cancha::act {
namespace {

constexpr Duration kTooLongInside = Duration{100'000'000};  ///< silence after which a servo gives a packet up (manual)
constexpr Duration kStep = Duration{1'000'000};             ///< in which the battery feels its load
constexpr std::int64_t kBitTime = 1'000;                    ///< nanoseconds at 1 Mbit/s
constexpr std::size_t kBitsAByte = 10;                      ///< with one to start and one to stop
constexpr double kQuick = 0.75;                             ///< share of answers that come at once

/// What a servo's program takes before it answers: about 20 µs, and now and then 150 to 200 (DynamixelSDK #2).
Duration reaction(Random& random) {
  const double microseconds = random.uniform() < kQuick ? random.uniform(20.0, 24.0) : random.uniform(150.0, 200.0);
  return {static_cast<std::int64_t>(microseconds * 1000)};
}

/// What is heard of two who speak at once, the other so many bits later: the line is low where either pulls it down.
void collide(std::vector<std::uint8_t>& one, std::span<const std::uint8_t> other, std::size_t later) {
  std::vector<bool> line(std::max(one.size() * kBitsAByte, later + other.size() * kBitsAByte), true);
  const auto speak = [&](std::span<const std::uint8_t> bytes, std::size_t from) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      line[from + i * kBitsAByte] = false;
      for (std::size_t bit = 0; bit < 8; ++bit) {
        if ((bytes[i] >> bit & 1u) == 0) line[from + i * kBitsAByte + 1 + bit] = false;
      }
    }
  };
  speak(one, 0);
  speak(other, later);
  one.clear();
  for (std::size_t i = 0; i + kBitsAByte <= line.size(); ++i) {
    if (line[i]) continue;
    unsigned byte = 0;
    for (std::size_t bit = 0; bit < 8; ++bit) byte |= line[i + 1 + bit] ? 1u << bit : 0u;
    one.push_back(static_cast<std::uint8_t>(byte));
    i += kBitsAByte - 1;
  }
}

}  // namespace

ServoEmulator::ServoEmulator(std::span<const std::uint8_t> ids, const BusEffects& effects, const Random& random)
    : effects_{effects},
      to_servos_{effects.trouble, random.split("to servos")},
      from_servos_{effects.trouble, random.split("from servos")},
      random_{random.split("delays")} {
  for (const std::uint8_t id : ids) servos_.emplace_back(id, effects.servo);
  if (!effects_.battery) return;
  for (EmulatedServo& servo : servos_) servo.set_supply(effects_.battery->voltage);
}

EmulatedServo* ServoEmulator::find(std::uint8_t id) {
  const auto found = std::ranges::find(servos_, id, &EmulatedServo::id);
  return found == servos_.end() ? nullptr : &*found;
}

void ServoEmulator::unplug(std::uint8_t id, bool out) {
  std::erase(unplugged_, id);
  if (out) unplugged_.push_back(id);
}

bool ServoEmulator::hears(const EmulatedServo& servo) const {
  if (std::ranges::find(unplugged_, servo.id()) != unplugged_.end()) return false;
  constexpr double kTolerated = 0.03;
  return baud_ == 0 || std::abs(servo.baud() - baud_) < kTolerated * baud_;
}

std::vector<std::uint8_t> ServoEmulator::hear(std::span<const std::uint8_t> bytes) {
  std::vector<std::uint8_t> said;
  hear(bytes, said);
  return said;
}

void ServoEmulator::hear(std::span<const std::uint8_t> bytes, std::vector<std::uint8_t>& said) {
  if (bytes.empty()) return;
  if (silence_ > kTooLongInside) decoder_.forget();
  silence_ = {};
  heard_.clear();
  to_servos_.pass(bytes, !decoder_.busy(), heard_);
  for (const std::uint8_t byte : heard_) {
    const std::uint64_t damaged = decoder_.damaged();
    const auto question = decoder_.take(byte);
    answer_.clear();
    if (question) {
      answer(*question);
    } else if (decoder_.damaged() != damaged) {
      misheard();
    }
    from_servos_.pass(answer_, true, said);
  }
}

void ServoEmulator::answer(const Packet& question) {
  const bool everybody = question.id == kBroadcast;
  for (EmulatedServo& servo : servos_) {
    if (!hears(servo)) continue;
    const auto status = servo.handle(question);
    // to all there is no answer, but some programs ping all to find the only one
    if (status && (!everybody || servos_.size() == 1)) say(servo, *status);
  }
}

void ServoEmulator::misheard() {
  for (const EmulatedServo& servo : servos_) {
    if (servo.id() != decoder_.damaged_id() || !hears(servo)) continue;
    if (const auto status = servo.misheard()) say(servo, *status);
  }
}

void ServoEmulator::say(const EmulatedServo& servo, const Packet& status) {
  const Duration after = Duration{servo.value(at::kReturnDelay) * std::int64_t{2000}} + reaction(random_);
  if (answer_.empty()) {
    delay_ = after;
    frame(status, answer_);
    return;
  }
  other_.clear();
  frame(status, other_);
  if (after < delay_) std::swap(answer_, other_);
  const std::int64_t apart = (std::max(after, delay_) - std::min(after, delay_)).ns;
  delay_ = std::min(after, delay_);
  collide(answer_, other_, static_cast<std::size_t>(apart / kBitTime));
}

void ServoEmulator::advance(Duration passed) {
  silence_ += passed;
  if (!effects_.battery) {
    for (EmulatedServo& servo : servos_) servo.advance(passed);
    return;
  }
  for (Duration left = passed; left.ns > 0; left = left - kStep) {
    double amperes = 0;
    for (const EmulatedServo& servo : servos_) amperes += servo.current();
    const double volts = effects_.battery->under(amperes);
    for (EmulatedServo& servo : servos_) {
      servo.set_supply(volts);
      servo.advance(std::min(left, kStep));
    }
  }
}

}  // namespace cancha::act
