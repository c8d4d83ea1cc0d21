#include "server/range.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "server/request.h"

namespace cancha::server {
namespace {

std::optional<std::uint64_t> number(std::string_view digits) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

}  // namespace

ByteRange parse_range(std::string_view header, std::uint64_t size, std::uint64_t most) {
  constexpr ByteRange kRefused{.kind = ByteRange::Kind::Refused};
  // other units than bytes are to be ignored (RFC 9110, 14.2)
  const std::size_t equals = header.find('=');
  if (equals == header.npos) return kRefused;
  if (!same_name(header.substr(0, equals), "bytes")) return {};
  const std::string_view range = header.substr(equals + 1);
  const std::size_t dash = range.find('-');
  if (dash == range.npos) return kRefused;
  const std::string_view from = range.substr(0, dash);
  const std::string_view to = range.substr(dash + 1);

  std::uint64_t first = 0;
  std::uint64_t last = size == 0 ? 0 : size - 1;
  if (from.empty()) {
    // the last so many bytes
    const auto count = number(to);
    if (!count || *count == 0) return kRefused;
    first = size - std::min(*count, size);
  } else {
    const auto asked_first = number(from);
    const auto asked_last = to.empty() ? std::optional{UINT64_MAX} : number(to);
    if (!asked_first || !asked_last || *asked_last < *asked_first) return kRefused;
    first = *asked_first;
    last = std::min(last, *asked_last);
  }
  if (first >= size) return kRefused;
  return {ByteRange::Kind::Part, first, std::min(last - first + 1, most)};
}

}  // namespace cancha::server
