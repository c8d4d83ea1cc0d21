#pragma once

#include <bit>
#include <cstdint>

#include "team/radio/frame.h"

namespace cancha::team {

/// Which frames of one session of a member came, by their numbers: each counts once, whatever the air does.
class Arrivals {
 public:
  enum class Kind : std::uint8_t { New, Reordered, Again, TooOld };

  Kind note(std::uint32_t sequence) {
    if (heard_ == 0) {
      newest_ = sequence;
      mask_ = 1;
      expected_ = heard_ = 1;
      return Kind::New;
    }
    if (is_later(sequence, newest_)) {
      const std::uint32_t ahead = sequence - newest_;
      mask_ = ahead < kWindow ? mask_ << ahead : 0;
      mask_ |= 1;
      newest_ = sequence;
      expected_ += ahead;
      ++heard_;
      return Kind::New;
    }
    const std::uint32_t back = newest_ - sequence;
    if (back >= kWindow || back >= expected_) return Kind::TooOld;
    if ((mask_ >> back & 1) != 0) return Kind::Again;
    mask_ |= std::uint64_t{1} << back;
    ++heard_;
    return Kind::Reordered;
  }

  [[nodiscard]] std::uint64_t heard() const { return heard_; }
  [[nodiscard]] std::uint64_t lost() const { return expected_ - heard_; }
  [[nodiscard]] std::uint32_t newest() const { return newest_; }
  /// Bit i: newest − 1 − i came.
  [[nodiscard]] std::uint16_t before() const { return static_cast<std::uint16_t>(mask_ >> 1); }
  /// The part of the last 64 frames that did not come.
  [[nodiscard]] double loss() const {
    const auto count = static_cast<int>(expected_ < kWindow ? expected_ : kWindow);
    return count == 0 ? 0.0 : 1.0 - static_cast<double>(std::popcount(mask_)) / count;
  }

 private:
  static constexpr std::uint32_t kWindow = 64;
  std::uint32_t newest_ = 0;
  std::uint64_t mask_ = 0;  ///< bit i: newest − i came
  std::uint64_t expected_ = 0;
  std::uint64_t heard_ = 0;
};

}  // namespace cancha::team
