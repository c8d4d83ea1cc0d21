#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace cancha {

/// Keeps the elements that a list loses, with their memory, until it grows again: for lists whose elements hold lists
/// themselves, and which are filled anew in each tick.
///
///     spares.resize(scans, 0);
///     spares.resize(scans, scans.size() + 1);
///     scans.back() = measured;  // asks for no memory once all are warm
template <class T>
class Spares {
 public:
  /// Makes so many elements that are warm already, for lists that must ask for no memory from the first moment on.
  template <class Make>
  void warm(std::size_t count, Make make) {
    spares_.reserve(spares_.size() + count);
    for (std::size_t i = 0; i < count; ++i) spares_.push_back(make());
  }

  /// Makes a list that long. What it gains holds whatever was there before: to be filled.
  void resize(std::vector<T>& list, std::size_t size) {
    while (list.size() > size) {
      spares_.push_back(std::move(list.back()));
      list.pop_back();
    }
    while (list.size() < size) {
      if (spares_.empty()) {
        list.emplace_back();
        continue;
      }
      list.push_back(std::move(spares_.back()));
      spares_.pop_back();
    }
  }

 private:
  std::vector<T> spares_;
};

}  // namespace cancha
