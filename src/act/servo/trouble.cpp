#include "act/servo/trouble.h"

namespace cancha::act {
namespace {

constexpr std::uint64_t kMostNoise = 4;  ///< stray bytes at a time

}  // namespace

void Trouble::pass(std::span<const std::uint8_t> bytes, bool between, std::vector<std::uint8_t>& onto) {
  if (bytes.empty()) return;
  if (between && settings_.noise > 0 && random_.uniform() < settings_.noise) {
    ++faults_;
    for (std::uint64_t n = 1 + random_.below(kMostNoise); n > 0; --n) {
      onto.push_back(static_cast<std::uint8_t>(random_.below(256)));
    }
  }
  const double bad = settings_.lost + settings_.flipped;
  for (const std::uint8_t byte : bytes) {
    ++since_;
    const double chance = bad > 0 && since_ > settings_.apart ? random_.uniform() : 1.0;
    if (chance >= bad) {
      onto.push_back(byte);
      continue;
    }
    since_ = 0;
    ++faults_;
    if (chance >= settings_.lost) onto.push_back(static_cast<std::uint8_t>(byte ^ 1u << random_.below(8)));
  }
}

}  // namespace cancha::act
