#pragma once

namespace cancha::cli {

/// The program's version, as in CHANGELOG.md.
inline constexpr const char* kVersion = "0.1.0";

}  // namespace cancha::cli
