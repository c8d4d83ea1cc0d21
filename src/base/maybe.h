#pragma once

#include <type_traits>
#include <utility>

namespace cancha {

/// A value that may be absent, and keeps its memory while it is: for messages that are filled again in each tick.
///
/// Used like std::optional. What is left of an absent value is nobody's business: only `present()`, which hands out the
/// memory to be filled anew, makes it a value again.
///
///     Maybe<JointAngles> joints;
///     joints.present().angles.assign(measured.begin(), measured.end());
///     if (joints) use(joints->angles);
///     joints.reset();
template <class T>
class Maybe {
 public:
  using value_type = T;

  Maybe() = default;
  Maybe(T value) : value_{std::move(value)}, there_{true} {}  // as std::optional: a value is a present one

  [[nodiscard]] bool has_value() const { return there_; }
  explicit operator bool() const { return there_; }
  [[nodiscard]] const T& operator*() const { return value_; }
  [[nodiscard]] T& operator*() { return value_; }
  [[nodiscard]] const T* operator->() const { return &value_; }
  [[nodiscard]] T* operator->() { return &value_; }

  void reset() { there_ = false; }
  /// Present from now on, with whatever its memory holds.
  T& present() {
    there_ = true;
    return value_;
  }
  /// As std::optional: present, and as a new one.
  T& emplace() { return present() = T{}; }

  friend bool operator==(const Maybe& a, const Maybe& b) {
    return a.there_ == b.there_ && (!a.there_ || a.value_ == b.value_);
  }

 private:
  T value_{};
  bool there_ = false;
};

template <class T>
inline constexpr bool kIsMaybe = false;
template <class T>
inline constexpr bool kIsMaybe<Maybe<T>> = true;

}  // namespace cancha
