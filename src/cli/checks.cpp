#include "cli/checks.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>

namespace cancha::cli {
namespace {

template <class Number>
bool reads(const std::string& text, Number& number) {
  const char* const end = text.data() + text.size();
  // a sign that people write and the library does not know
  const char* const begin = text.data() + (text.size() > 1 && text[0] == '+' && text[1] != '-' ? 1 : 0);
  const auto [last, fault] = std::from_chars(begin, end, number);
  return fault == std::errc{} && last == end;
}

template <class Number>
CLI::Validator between(Number least, Number most, const char* kind, const char* word) {
  const auto check = [=](const std::string& text) -> std::string {
    Number number{};
    if (reads(text, number) && number >= least && number <= most) return {};
    return fmt::format("'{}' is not {} from {} to {}", text, word, least, most);
  };
  return {check, fmt::format("{} in [{} - {}]", kind, least, most)};
}

}  // namespace

CLI::Validator within(std::int64_t least, std::int64_t most) {
  return between(least, most, "INT", "a whole number");
}

CLI::Validator within(int least, int most) {
  return within(std::int64_t{least}, std::int64_t{most});
}

CLI::Validator within(double least, double most) {
  return between(least, most, "FLOAT", "a number");
}

CLI::Validator whole_number() {
  const auto check = [](const std::string& text) -> std::string {
    std::uint64_t number = 0;
    if (!text.starts_with('-') && reads(text, number)) return {};
    return fmt::format("'{}' is not a whole number from 0 to {}", text, std::numeric_limits<std::uint64_t>::max());
  };
  return {check, "UINT"};
}

}  // namespace cancha::cli
