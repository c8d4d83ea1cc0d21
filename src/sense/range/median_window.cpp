#include "sense/range/median_window.h"

#include <algorithm>

#include "base/expects.h"

namespace cancha::sense {

MedianWindow::MedianWindow(int length) : values_(static_cast<std::size_t>(length)), sorted_(values_.size()) {
  CANCHA_EXPECTS(length > 0);
}

void MedianWindow::push(double value) {
  values_[next_] = value;
  next_ = (next_ + 1) % values_.size();
  count_ = std::min(count_ + 1, values_.size());
}

double MedianWindow::median() {
  CANCHA_EXPECTS(count_ > 0);
  const auto end = sorted_.begin() + static_cast<std::ptrdiff_t>(count_);
  std::copy_n(values_.begin(), count_, sorted_.begin());
  const auto middle = sorted_.begin() + static_cast<std::ptrdiff_t>(count_ / 2);
  std::nth_element(sorted_.begin(), middle, end);
  return *middle;
}

}  // namespace cancha::sense
