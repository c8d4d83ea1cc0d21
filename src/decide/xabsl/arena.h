#pragma once

#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <memory_resource>
#include <new>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace cancha::decide::xabsl {

/// Memory that is filled once and given back as a whole: the nodes of a tree lie side by side and are never destroyed.
class Arena {
 public:
  /// A node that lives as long as the arena.
  template <class T>
  T* make(const T& value) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (memory_.allocate(sizeof(T), alignof(T))) T(value);
  }

  /// A copy of a list that lives as long as the arena.
  template <class T>
  std::span<const T> keep(const std::vector<T>& list) {
    static_assert(std::is_trivially_destructible_v<T>);
    if (list.empty()) return {};
    T* first = std::pmr::polymorphic_allocator<T>{&memory_}.allocate(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) new (first + i) T(list[i]);
    return {first, list.size()};
  }

  /// Pieces of text joined to one that lives as long as the arena.
  std::string_view join(std::initializer_list<std::string_view> pieces) {
    std::size_t size = 0;
    for (const std::string_view piece : pieces) size += piece.size();
    if (size == 0) return {};
    char* const first = static_cast<char*>(memory_.allocate(size, 1));
    char* next = first;
    for (const std::string_view piece : pieces) {
      if (!piece.empty()) std::memcpy(next, piece.data(), piece.size());
      next += piece.size();
    }
    return {first, size};
  }

 private:
  std::pmr::monotonic_buffer_resource memory_{std::size_t{1} << 14};
};

}  // namespace cancha::decide::xabsl
