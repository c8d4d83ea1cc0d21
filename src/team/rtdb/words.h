#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>

/// Copying to and from memory that another process may change meanwhile; the caller finds out afterwards whether it
/// did.
///
/// On x86-64 and 64-bit ARM the bytes are copied by memcpy: 4 KB take 28 instead of 195 ns on the one, 60 instead of
/// 950 on the other. That is a data race in the words of the standard. It is sound here because the compiler can learn
/// nothing from it (both pointers and all memory are opaque to it around the call), and the fences, acquire loads and
/// release stores before and after the copy order plain accesses of these machines as well as atomic ones; within the
/// copy no order is needed (tests/models). On other machines, and for the thread sanitizer, bytes in shared memory are
/// read and written as relaxed atomic words: defined by the C++ memory model.
namespace cancha::team {

#if (defined(__x86_64__) || defined(__aarch64__)) && !defined(__SANITIZE_THREAD__)
inline constexpr bool kCopiesWords = false;
#else
inline constexpr bool kCopiesWords = true;
#endif

using Word = std::atomic<std::uint64_t>;
static_assert(sizeof(Word) == 8 && Word::is_always_lock_free, "shared memory needs plain words");

namespace detail {

inline void opaque_copy(void* to, const void* from, std::size_t size) {
  if (size == 0) return;  // an empty value may come from nowhere, and go there
  asm volatile("" : "+r"(to), "+r"(from) : : "memory");
  std::memcpy(to, from, size);
  asm volatile("" : : : "memory");
}

}  // namespace detail

/// Copies `size` bytes into shared words; their last word is filled up with zeros where the size is none of words.
inline void copy_in(Word* to, const void* from, std::size_t size) {
  if constexpr (!kCopiesWords) return detail::opaque_copy(to, from, size);
  const char* bytes = static_cast<const char*>(from);
  for (; size > 0; ++to) {
    std::uint64_t word = 0;
    const std::size_t count = size < 8 ? size : 8;
    std::memcpy(&word, bytes, count);
    to->store(word, std::memory_order_relaxed);
    bytes += count;
    size -= count;
  }
}

/// Copies `size` bytes out of shared words.
inline void copy_out(void* to, const Word* from, std::size_t size) {
  if constexpr (!kCopiesWords) return detail::opaque_copy(to, from, size);
  char* bytes = static_cast<char*>(to);
  for (; size > 0; ++from) {
    const std::uint64_t word = from->load(std::memory_order_relaxed);
    const std::size_t count = size < 8 ? size : 8;
    std::memcpy(bytes, &word, count);
    bytes += count;
    size -= count;
  }
}

}  // namespace cancha::team
