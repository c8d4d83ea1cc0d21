#pragma once

#include <cstdint>
#include <cstring>

/// Four numbers that are worked on at once, for kernels over pixels. Plain vectors of g++ and clang: any machine has
/// them, and each operation is rounded as if done alone, so that pictures have the same bits.
namespace cancha::world {

using Lanes [[gnu::vector_size(16)]] = float;
using IntLanes [[gnu::vector_size(16)]] = std::int32_t;
inline constexpr int kLanes = 4;

[[nodiscard]] inline Lanes all_lanes(float value) {
  return Lanes{value, value, value, value};
}
[[nodiscard]] inline Lanes load_lanes(const float* from) {
  Lanes made;
  std::memcpy(&made, from, sizeof made);
  return made;
}
[[nodiscard]] inline IntLanes load_lanes(const std::int32_t* from) {
  IntLanes made;
  std::memcpy(&made, from, sizeof made);
  return made;
}
inline void store_lanes(float* into, Lanes value) {
  std::memcpy(into, &value, sizeof value);
}
inline void store_lanes(std::int32_t* into, IntLanes value) {
  std::memcpy(into, &value, sizeof value);
}
[[nodiscard]] inline Lanes least(Lanes a, Lanes b) {
  return a < b ? a : b;
}
[[nodiscard]] inline Lanes most(Lanes a, Lanes b) {
  return a > b ? a : b;
}
[[nodiscard]] inline Lanes size_of(Lanes a) {
  return a < Lanes{} ? -a : a;
}
/// Whether a comparison holds anywhere.
[[nodiscard]] inline bool any_of(IntLanes mask) {
  using Halves [[gnu::vector_size(16)]] = std::int64_t;
  Halves halves;
  std::memcpy(&halves, &mask, sizeof halves);
  return (halves[0] | halves[1]) != 0;
}

}  // namespace cancha::world
