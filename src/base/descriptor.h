#pragma once

namespace cancha {

/// A file descriptor that is closed with its owner.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_{number} {}
  Descriptor(Descriptor&& other) noexcept : number_{other.release()} {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor();

  [[nodiscard]] int get() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  /// Gives the number away: it is no longer closed here.
  [[nodiscard]] int release() noexcept {
    const int number = number_;
    number_ = -1;
    return number;
  }
  /// Closes now; 0, or the errno of what the operating system could not keep.
  [[nodiscard]] int close() noexcept;

 private:
  int number_;
};

}  // namespace cancha
