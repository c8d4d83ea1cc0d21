#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace cancha::graph {

/// Knots of a search that wait to be looked at, by what their whole way costs at least, in steps of two pixels. Within
/// a step the last one comes first: it has come furthest. No order is kept beyond that, so nothing is sorted.
class SearchQueue {
 public:
  struct Entry {
    double cost = 0;          ///< so far
    std::uint32_t state = 0;  ///< knot and heading
  };

  void clear() {
    for (std::size_t i = at_; i < used_; ++i) steps_[i].clear();
    at_ = used_ = 0;
  }

  void push(double whole, Entry entry) {
    const auto step = static_cast<std::size_t>(std::clamp(whole / kStep, 0.0, kMostSteps));
    if (step >= steps_.size()) steps_.resize(step + 1);
    at_ = used_ == 0 ? step : std::min(at_, step);
    used_ = std::max(used_, step + 1);
    steps_[step].push_back(entry);
  }

  /// Takes one out that may cost less than `limit`; nothing where there is none.
  [[nodiscard]] std::optional<Entry> pop(double limit) {
    while (at_ < used_ && steps_[at_].empty()) ++at_;
    if (at_ >= used_ || static_cast<double>(at_) * kStep >= limit) return std::nullopt;
    const Entry last = steps_[at_].back();
    steps_[at_].pop_back();
    return last;
  }

 private:
  static constexpr double kStep = 2;
  static constexpr double kMostSteps = 20'000;  // what costs more shares the last one

  std::vector<std::vector<Entry>> steps_;
  std::size_t at_ = 0;    // the first that may hold something
  std::size_t used_ = 0;  // behind the last
};

}  // namespace cancha::graph
