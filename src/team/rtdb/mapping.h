#pragma once

#include <cstddef>

/// Memory of a file that any program may cut short while it is used.
///
/// Touching what is no longer in the file raises SIGBUS, which ends a process that does not expect it; and where the
/// file is cut can only be known once it is touched, for it can happen at any moment. So the process handles SIGBUS:
/// in a mapping of this class, and nowhere else, all of it is replaced by zeros of this process' own, and the access
/// goes on. The mapping then says that it is not whole. Because all of it is replaced, a value that is just being
/// copied is not found to be whole afterwards (ring.h): a get needs no check of its own, and costs nothing more.
/// docs/decisions/0033 says why not otherwise.
namespace cancha::team {

class Mapping {
 public:
  Mapping() = default;
  /// Maps the first `size` bytes of a file; an empty mapping, and errno, where that fails.
  Mapping(int fd, std::size_t size, bool writable);
  Mapping(Mapping&& other) noexcept;
  Mapping& operator=(Mapping&& other) noexcept;
  ~Mapping();

  explicit operator bool() const { return memory_ != nullptr; }
  [[nodiscard]] char* data() const { return memory_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  /// False once the file was found to be cut short.
  [[nodiscard]] bool is_whole() const;
  /// A byte that is set to 0 when that happens; nullptr = none. It must outlive the mapping.
  void mark_when_cut(char* byte);

 private:
  void release();

  char* memory_ = nullptr;
  std::size_t size_ = 0;
  std::size_t slot_ = 0;  ///< in the table of all mappings of this process
};

}  // namespace cancha::team
