#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "base/descriptor.h"

namespace cancha {

/// A regular file open for reading by place; its size is that of the moment of opening, so a growing file is fine.
class OpenFile {
 public:
  /// None for what is absent, unreadable or no regular file; the last name of the path may be no symbolic link.
  [[nodiscard]] static std::optional<OpenFile> open(const std::filesystem::path& path);

  [[nodiscard]] std::uint64_t size() const { return size_; }
  /// Changes with size and time of writing; quotes included.
  [[nodiscard]] std::string etag() const;
  /// Fills `into` from `offset`; fewer bytes come where the file ends, none after trouble.
  [[nodiscard]] std::size_t read(std::uint64_t offset, std::span<char> into) const;

 private:
  OpenFile(Descriptor file, std::uint64_t size, std::int64_t modified)
      : file_{std::move(file)}, size_{size}, modified_{modified} {}
  Descriptor file_;
  std::uint64_t size_;
  std::int64_t modified_;  ///< nanoseconds since 1970
};

}  // namespace cancha
