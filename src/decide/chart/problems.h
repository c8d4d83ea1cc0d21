#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "decide/chart/chart.h"

namespace cancha::decide::chart {

/// Gathers what is wrong with a file, and knows where its bytes stand.
class Problems {
 public:
  static constexpr std::size_t kMost = 200;  ///< further ones are not told

  Problems(std::string_view text, std::string path) : path_{std::move(path)} {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\n') starts_.push_back(i + 1);
    }
  }

  [[nodiscard]] Place place(std::size_t begin, std::size_t end) const {
    const auto after = std::ranges::upper_bound(starts_, begin);
    return {static_cast<int>(after - starts_.begin()), static_cast<int>(begin - *(after - 1)) + 1,
            static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(std::max(begin, end))};
  }

  void add(const Place& at, std::string what, std::string hint = "") {
    if (list_.size() >= kMost) return;
    std::string where = at.line > 0 ? fmt::format("{}:{}:{}", path_, at.line, at.column) : path_;
    list_.push_back({at.begin, {std::move(where), std::move(what), std::move(hint)}});
  }

  [[nodiscard]] bool none() const { return list_.empty(); }
  [[nodiscard]] std::size_t count() const { return list_.size(); }
  /// In the order of the file.
  [[nodiscard]] std::vector<Error> take() {
    std::ranges::stable_sort(list_, {}, &Problem::begin);
    std::vector<Error> all;
    for (Problem& p : list_) all.push_back(std::move(p.error));
    return all;
  }

 private:
  struct Problem {
    std::uint32_t begin;
    Error error;
  };

  std::string path_;
  std::vector<std::size_t> starts_{0};
  std::vector<Problem> list_;
};

}  // namespace cancha::decide::chart
