#include "team/radio/delta.h"

#include <algorithm>

namespace cancha::team {
namespace {

constexpr std::size_t kWorthARun = 3;  ///< equal bytes that are sent all the same cost less than a new run

void put_number(ByteVector& into, std::size_t number) {
  for (; number >= 0x80; number >>= 7) into.push_back(static_cast<std::byte>((number & 0x7f) | 0x80));
  into.push_back(static_cast<std::byte>(number));
}

bool get_number(std::span<const std::byte>& from, std::size_t& number) {
  number = 0;
  for (int shift = 0; shift < 28; shift += 7) {
    if (from.empty()) return false;
    const auto byte = std::to_integer<std::size_t>(from.front());
    from = from.subspan(1);
    number |= (byte & 0x7f) << shift;
    if (byte < 0x80) return true;
  }
  return false;
}

/// Where the first run of enough equal bytes begins, at or after `at`.
std::size_t end_of_change(std::span<const std::byte> base, std::span<const std::byte> value, std::size_t at) {
  std::size_t equal = 0;
  for (std::size_t i = at; i < value.size(); ++i) {
    equal = i < base.size() && base[i] == value[i] ? equal + 1 : 0;
    if (equal > kWorthARun) return i + 1 - equal;
  }
  return value.size() - equal;
}

}  // namespace

bool write_delta(std::span<const std::byte> base, std::span<const std::byte> value, ByteVector& into) {
  into.clear();
  put_number(into, value.size());
  for (std::size_t at = 0; at < value.size();) {
    const std::size_t start = at;
    while (at < value.size() && at < base.size() && base[at] == value[at]) ++at;
    if (at == value.size()) break;
    const std::size_t end = end_of_change(base, value, at);
    put_number(into, at - start);
    put_number(into, end - at);
    into.insert(into.end(), value.begin() + static_cast<std::ptrdiff_t>(at),
                value.begin() + static_cast<std::ptrdiff_t>(end));
    if (into.size() >= value.size()) return false;
    at = end;
  }
  return into.size() < value.size();
}

bool apply_delta(std::span<const std::byte> base, std::span<const std::byte> delta, std::size_t most,
                 ByteVector& into) {
  std::size_t size = 0;
  if (!get_number(delta, size) || size > most) return false;
  into.assign(size, std::byte{});
  std::copy_n(base.begin(), std::min(size, base.size()), into.begin());
  for (std::size_t at = 0; !delta.empty();) {
    std::size_t skip = 0;
    std::size_t count = 0;
    if (!get_number(delta, skip) || !get_number(delta, count)) return false;
    if (skip > size - at || count > size - at - skip || count > delta.size()) return false;
    at += skip;
    std::copy_n(delta.begin(), count, into.begin() + static_cast<std::ptrdiff_t>(at));
    at += count;
    delta = delta.subspan(count);
  }
  return true;
}

}  // namespace cancha::team
