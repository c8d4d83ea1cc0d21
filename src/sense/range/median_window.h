#pragma once

#include <vector>

namespace cancha::sense {

/// The median of the last values. Takes memory when it is made, none afterwards.
class MedianWindow {
 public:
  /// So many values; at least one.
  explicit MedianWindow(int length);

  void push(double value);
  /// Of the values so far, the higher of two in the middle; there must be one.
  [[nodiscard]] double median();
  void clear() { count_ = next_ = 0; }

 private:
  std::vector<double> values_;  ///< a ring
  std::vector<double> sorted_;
  std::size_t count_ = 0;
  std::size_t next_ = 0;
};

}  // namespace cancha::sense
