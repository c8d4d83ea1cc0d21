#include "cli/address.h"

#include <fmt/format.h>

#include <charconv>

namespace cancha::cli {

Result<team::Address> read_address(const char* option, const std::string& text, std::uint16_t usual) {
  const std::size_t colon = text.find(':');
  std::uint16_t port = usual;
  if (colon != text.npos) {
    const auto [end, fault] = std::from_chars(text.data() + colon + 1, text.data() + text.size(), port);
    if (fault != std::errc{} || end != text.data() + text.size()) port = 0;
  }
  const std::string example = fmt::format("for example 127.0.0.1:{}", usual != 0 ? usual : 24100);
  if (port == 0) {
    const std::string said = colon == text.npos ? "" : text.substr(colon + 1);
    return fail(option, fmt::format("'{}' is no port", said), example);
  }
  auto address = team::Address::parse(text.substr(0, colon), port);
  if (!address) return fail(option, fmt::format("'{}' is no address", text.substr(0, colon)), example);
  return address;
}

}  // namespace cancha::cli
