#include "server/text_place.h"

#include <algorithm>
#include <charconv>

namespace cancha::server {
namespace {

/// Takes ":12" from the end of a place; 0 where there is none.
int take_number(std::string_view& where) {
  const std::size_t colon = where.rfind(':');
  if (colon == where.npos) return 0;
  const std::string_view digits = where.substr(colon + 1);
  int number = 0;
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (fault != std::errc{} || end != digits.data() + digits.size()) return 0;
  where = where.substr(0, colon);
  return number;
}

}  // namespace

TextPlace text_place(std::string_view where) {
  const int last = take_number(where);
  const int before = take_number(where);
  if (before > 0) return {before, std::max(1, last)};
  return {std::max(1, last), 1};
}

}  // namespace cancha::server
