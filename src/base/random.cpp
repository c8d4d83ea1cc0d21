#include "base/random.h"

#include <bit>
#include <cmath>

#include "base/expects.h"
#include "base/geometry.h"
#include "base/hash.h"

namespace cancha {
namespace {

/// Splitmix64 spreads a weak seed over 64 good bits (Steele, Lea and Flood, 2014).
std::uint64_t splitmix(std::uint64_t& x) {
  std::uint64_t z = (x += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

}  // namespace

Random::Random(std::uint64_t seed) {
  for (auto& word : state_) word = splitmix(seed);
}

Random Random::split(std::string_view name) const {
  return split(Hash{}.add_bytes(name.data(), name.size()).value());
}

Random Random::split(std::uint64_t number) const {
  std::uint64_t mixed = state_[0] ^ std::rotl(state_[2], 23) ^ splitmix(number);
  return Random{splitmix(mixed)};
}

std::uint64_t Random::bits() {
  // xoshiro256++ (Blackman and Vigna, 2019)
  const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
  const std::uint64_t shifted = state_[1] << 17;
  state_[2] ^= state_[0];
  state_[3] ^= state_[1];
  state_[1] ^= state_[2];
  state_[0] ^= state_[3];
  state_[2] ^= shifted;
  state_[3] = std::rotl(state_[3], 45);
  return result;
}

double Random::uniform() {
  return static_cast<double>(bits() >> 11) * 0x1.0p-53;
}

std::uint64_t Random::below(std::uint64_t count) {
  CANCHA_EXPECTS(count > 0);
  // reject the few values that would favour small results
  const std::uint64_t limit = -count % count;
  std::uint64_t draw = bits();
  while (draw < limit) draw = bits();
  return draw % count;
}

double Random::normal() {
  // Box and Muller; 1 - uniform() keeps the logarithm finite
  const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
  return radius * std::cos(2.0 * kPi * uniform());
}

}  // namespace cancha
