#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"
#include "team/net/sockets.h"

namespace cancha::cli {

/// "127.0.0.1:28097", or "127.0.0.1" where there is a usual port (not 0). Errors name the option.
[[nodiscard]] Result<team::Address> read_address(const char* option, const std::string& text, std::uint16_t usual = 0);

}  // namespace cancha::cli
