#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <utility>

namespace cancha::server {

/// Connections that have not shown yet that they may ask: silent ones, slow ones, those without the token. There is
/// room for some of them, apart from everybody else's, and whoever comes can have a place: the oldest of the address
/// with the most of them has to go. So one who opens many connections only drives out his own.
template <class Who>
class Strangers {
 public:
  void came(Who* who, std::string address) { all_.emplace_back(who, std::move(address)); }
  /// It may ask, or it is gone; nothing happens where it is not known.
  void left(Who* who) {
    std::erase_if(all_, [&](const auto& one) { return one.first == who; });
  }
  [[nodiscard]] std::size_t count() const { return all_.size(); }

  /// Who has to go so that there are fewer than `most`; none where there are.
  [[nodiscard]] Who* one_to_cut(std::size_t most) const {
    if (all_.size() < most) return nullptr;
    std::map<std::string, std::size_t> of;
    for (const auto& [who, address] : all_) ++of[address];
    const auto largest = std::ranges::max_element(of, {}, [](const auto& one) { return one.second; });
    const auto oldest = std::ranges::find(all_, largest->first, [](const auto& one) { return one.second; });
    return oldest->first;
  }

 private:
  std::deque<std::pair<Who*, std::string>> all_;  ///< oldest first
};

}  // namespace cancha::server
