#pragma once

#include <optional>
#include <string_view>

#include "base/descriptor.h"

/// Pipes to and from other programs.
namespace cancha::os {

/// What is made here for other programs has numbers from this one on, and programs are handed lower ones: then no
/// number is overwritten before it was handed over, even where somebody started us without standard input.
inline constexpr int kFirstOwn = 10;

/// The same open file under a number from kFirstOwn on, closed when a program is started; not open, and errno, where
/// there is no such number left.
[[nodiscard]] Descriptor raised(Descriptor file);

/// Two ends; both are closed when a program is started, unless it is handed one.
struct Pipe {
  Descriptor read;
  Descriptor write;

  /// None, and errno, where the system has no more.
  [[nodiscard]] static std::optional<Pipe> make();
};

/// Writes all of it; false where nobody reads any more, which raises no signal.
[[nodiscard]] bool write_all(const Descriptor& to, std::string_view bytes);

}  // namespace cancha::os
