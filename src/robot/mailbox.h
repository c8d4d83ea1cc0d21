#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace cancha::robot {

/// Hands values from one thread to another, and neither ever waits for the other: the taker gets the newest value, and
/// what came between is left out. Three slots: one is written, one is read, one lies between. Values keep their memory.
template <class T>
class Mailbox {
 public:
  /// To be filled by the giver, then `post`ed. It holds what an earlier value left there.
  [[nodiscard]] T& slot() { return slots_[writes_]; }
  void post() {
    writes_ = between_.exchange(writes_ | kNew, std::memory_order_acq_rel) & kPlace;
    posted_.fetch_add(1, std::memory_order_release);
    posted_.notify_one();
  }

  /// The newest value where there is one that was not taken yet; valid until the next call. Only for the taker.
  [[nodiscard]] T* take() {
    if ((between_.load(std::memory_order_acquire) & kNew) == 0) return nullptr;
    reads_ = between_.exchange(reads_, std::memory_order_acq_rel) & kPlace;
    return &slots_[reads_];
  }

  /// How often something was posted, or `wake` was called.
  [[nodiscard]] std::uint32_t count() const { return posted_.load(std::memory_order_acquire); }
  /// Only for the taker: sleeps until count() is another.
  void wait(std::uint32_t count) const { posted_.wait(count, std::memory_order_acquire); }
  /// Ends a wait without a value.
  void wake() {
    posted_.fetch_add(1, std::memory_order_release);
    posted_.notify_one();
  }

 private:
  static constexpr std::uint32_t kPlace = 3;
  static constexpr std::uint32_t kNew = 4;

  std::array<T, 3> slots_{};
  std::uint32_t writes_ = 0;                ///< the giver's slot
  std::uint32_t reads_ = 1;                 ///< the taker's
  std::atomic<std::uint32_t> between_ = 2;  ///< the third, and whether it is new
  std::atomic<std::uint32_t> posted_ = 0;
};

}  // namespace cancha::robot
