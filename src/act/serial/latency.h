#pragma once

#include <optional>
#include <string>

namespace cancha::act {

/// USB adapters by FTDI collect bytes for 16 ms before they hand them on, a file of the kernel says how long. Sets it
/// to 1 ms where we may, and gives what it is then; nothing for ports without such a file.
[[nodiscard]] std::optional<int> shorten_latency(const std::string& device, const std::string& sysfs = "/sys");

}  // namespace cancha::act
