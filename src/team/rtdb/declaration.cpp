#include "team/rtdb/declaration.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::team {

bool is_name(std::string_view name) {
  const auto plain = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  return !name.empty() && name.size() <= kLongestName && std::ranges::all_of(name, plain);
}

Result<void> check(const Declaration& d) {
  const std::string where = fmt::format("record '{}'", d.name);
  if (!is_name(d.name)) {
    return fail(where, "is no name for a record", fmt::format("1 to {} letters, digits, _ and -", kLongestName));
  }
  if (d.layout.kind != Kind::Message) return fail(where, "is no message", "only messages can be records");
  const auto fixed = d.layout.flat_size();
  if (fixed && d.bytes != 0 && d.bytes != *fixed) {
    return fail(where, wrong_size(d.layout, d.bytes),
                "declare the struct packed, or order its fields from large to small");
  }
  if (const std::size_t bytes = fixed.value_or(d.bytes); bytes > kMostBytes) {
    return fail(where, fmt::format("is too large: {} bytes", bytes), "at most 16 MiB");
  }
  if (d.priority < 0 || d.priority > kMostPriority) {
    return fail(where, fmt::format("cannot have priority {}", d.priority), fmt::format("0 to {}", kMostPriority));
  }
  if (d.history < 0 || d.history > kMostHistory) {
    return fail(where, fmt::format("cannot keep {} values", d.history), fmt::format("0 to {}", kMostHistory));
  }
  if (d.period < Duration{} || d.lifetime < Duration{}) return fail(where, "period and lifetime are not negative");
  return {};
}

}  // namespace cancha::team
