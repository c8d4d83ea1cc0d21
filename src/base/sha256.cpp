#include "base/sha256.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace cancha {
namespace {

using Words = std::array<std::uint32_t, 8>;
constexpr std::size_t kBlock = 64;

constexpr std::array<std::uint32_t, 64> kPrimes = [] {
  std::array<std::uint32_t, 64> primes{};
  std::uint32_t candidate = 2;
  for (std::uint32_t& prime : primes) {
    for (;; ++candidate) {
      bool divided = false;
      for (std::uint32_t d = 2; d * d <= candidate; ++d) divided = divided || candidate % d == 0;
      if (!divided) break;
    }
    prime = candidate++;
  }
  return primes;
}();

/// The first 32 bits behind the point of a prime's root: where the standard's constants come from.
template <unsigned kRoot>
constexpr std::uint32_t root_bits(std::uint64_t prime) {
  // the largest x with x^kRoot <= prime * 2^(32 kRoot), found bit by bit
  __extension__ using Wide = unsigned __int128;
  std::uint64_t x = 0;
  for (int bit = 36; bit >= 0; --bit) {
    const std::uint64_t tried = x | std::uint64_t{1} << bit;
    Wide power = tried;
    for (unsigned i = 1; i < kRoot; ++i) power *= tried;
    if (power <= Wide{prime} << (32 * kRoot)) x = tried;
  }
  return static_cast<std::uint32_t>(x);
}

constexpr std::array<std::uint32_t, 64> kRounds = [] {
  std::array<std::uint32_t, 64> rounds{};
  for (std::size_t i = 0; i < rounds.size(); ++i) rounds[i] = root_bits<3>(kPrimes[i]);
  return rounds;
}();

void add_block(Words& state, const char* block) {
  std::array<std::uint32_t, 64> w{};
  for (std::size_t i = 0; i < 16; ++i) {
    for (std::size_t k = 0; k < 4; ++k) w[i] = w[i] << 8 | static_cast<unsigned char>(block[4 * i + k]);
  }
  for (std::size_t i = 16; i < w.size(); ++i) {
    const std::uint32_t a = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
    const std::uint32_t b = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < w.size(); ++i) {
    const std::uint32_t big = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const std::uint32_t first = h + big + ((e & f) ^ (~e & g)) + kRounds[i] + w[i];
    const std::uint32_t small = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const std::uint32_t second = small + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
  }
  const Words now{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state.size(); ++i) state[i] += now[i];
}

}  // namespace

std::string sha256(std::string_view text) {
  Words state{};
  for (std::size_t i = 0; i < state.size(); ++i) state[i] = root_bits<2>(kPrimes[i]);
  const std::uint64_t bits = std::uint64_t{text.size()} * 8;
  for (; text.size() >= kBlock; text.remove_prefix(kBlock)) add_block(state, text.data());
  // a one, zeros, and the length in the last eight bytes
  std::string rest{text};
  rest += '\x80';
  while (rest.size() % kBlock != kBlock - 8) rest += '\0';
  for (int shift = 56; shift >= 0; shift -= 8) rest += static_cast<char>(bits >> shift);
  for (std::size_t i = 0; i < rest.size(); i += kBlock) add_block(state, rest.data() + i);
  std::string digits;
  for (const std::uint32_t word : state) digits += fmt::format("{:08x}", word);
  return digits;
}

}  // namespace cancha
