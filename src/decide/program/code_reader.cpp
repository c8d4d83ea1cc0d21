#include "decide/program/code_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace cancha::decide::program {
namespace {

constexpr std::array<bool, 256> kBlank = [] {
  std::array<bool, 256> blank{};
  for (const char c : {' ', '\t', '\n', '\v', '\f', '\r'}) blank[static_cast<unsigned char>(c)] = true;
  return blank;
}();
/// The same, and the 0 behind the text: what is searched for stops there without asking for the end.
constexpr std::array<bool, 256> kEnd = [] {
  std::array<bool, 256> end = kBlank;
  end[0] = true;
  return end;
}();

std::optional<double> to_number(std::string_view text) {
  // most numbers are small whole ones
  if (text.size() <= 9 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }) && !text.empty()) {
    std::uint32_t whole = 0;
    for (const char c : text) whole = 10 * whole + static_cast<std::uint32_t>(c - '0');
    return whole;
  }
  double value = 0.0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = fault == std::errc{} && end == text.data() + text.size() && !text.empty();
  return whole && std::isfinite(value) ? std::optional{value} : std::nullopt;
}

}  // namespace

std::string_view Words::first_line() const {
  std::string_view line = std::string_view{text_}.substr(0, text_.find('\n'));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

void Words::skip() {
  const char* c = text_.data() + place_;
  for (;;) {
    while (kBlank[static_cast<unsigned char>(*c)]) ++c;
    if (c[0] != '/' || c[1] != '/') break;
    c = std::find<const char*>(c, text_.data() + text_.size(), '\n');
  }
  place_ = static_cast<std::size_t>(c - text_.data());
  while (!kEnd[static_cast<unsigned char>(*c)]) ++c;
  end_ = static_cast<std::size_t>(c - text_.data());
}

std::string_view Words::next() {
  const std::string_view word = peek();
  last_ = place_;
  last_end_ = place_ = end_;
  skip();
  return word;
}

bool Words::second_is_number() const {
  const std::size_t begin = std::min(text_.find_first_not_of(" \t\r\n", end_), text_.size());
  const std::size_t end = std::min(text_.find_first_of(" \t\r\n", begin), text_.size());
  return to_number(std::string_view{text_}.substr(begin, end - begin)).has_value();
}

int Words::line_of(std::size_t place) const {
  return static_cast<int>(std::count(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(place), '\n')) + 1;
}

std::string_view CodeReader::word(std::string_view what) {
  if (failed()) return {};
  if (words_.peek().empty()) {
    expected(what);
    return {};
  }
  return words_.next();
}

std::uint32_t CodeReader::count(std::string_view what) {
  if (failed()) return 0;
  const std::optional<double> value = to_number(words_.peek());
  // every one of them takes at least two bytes of text, so that a large number is a wrong one
  if (!value || *value < 0 || *value > 16'000'000 || *value != std::floor(*value)) {
    expected(fmt::format("the number of {}", what));
    return 0;
  }
  words_.next();
  return static_cast<std::uint32_t>(*value);
}

double CodeReader::number() {
  if (failed()) return 0.0;
  const std::optional<double> value = to_number(words_.peek());
  if (!value) {
    expected("a number");
    return 0.0;
  }
  words_.next();
  return *value;
}

CodeReader::TypeWord CodeReader::type_word() {
  const std::string_view kind = word("'d', 'b' or 'e'");
  if (kind == "d") return {Type::Decimal, kNone};
  if (kind == "b") return {Type::Boolean, kNone};
  if (kind == "e") return {Type::Enumerated, enumeration(word("an enumeration"))};
  not_this("'d', 'b' or 'e'");
  return {};
}

std::uint32_t CodeReader::enumeration(std::string_view name) {
  const auto [found, fresh] = enumeration_of_.try_emplace(name, static_cast<std::uint32_t>(out_.enumerations.size()));
  if (fresh) out_.enumerations.push_back({.name = std::string{name}, .elements = {}});
  return found->second;
}

std::uint32_t CodeReader::element(std::uint32_t enumeration, std::string_view full) {
  std::vector<std::string>& elements = out_.enumerations[enumeration].elements;
  const auto [found, fresh] = element_of_.try_emplace(full, static_cast<std::uint32_t>(elements.size()));
  if (fresh) owner_of_.emplace(full, enumeration);
  if (fresh) elements.emplace_back(after_owner(full, out_.enumerations[enumeration].name));
  return found->second;
}

std::uint32_t CodeReader::symbol(std::string_view name, Direction direction, const TypeWord& type) {
  Places& places = direction == Direction::Input ? input_of_ : output_of_;
  const auto [found, fresh] = places.try_emplace(name, static_cast<std::uint32_t>(out_.symbols.size()));
  if (fresh) {
    out_.symbols.push_back(
        {.name = std::string{name}, .direction = direction, .type = type.type, .enumeration = type.enumeration});
    symbol_parameters_.emplace_back();
  } else if (out_.symbols[found->second].type != type.type) {
    trouble(fmt::format("symbol '{}' is used with two types", name));
  }
  return found->second;
}

std::uint32_t CodeReader::behaviour(std::string_view name) {
  const auto [found, fresh] = behaviour_of_.try_emplace(name, static_cast<std::uint32_t>(out_.behaviours.size()));
  if (fresh) {
    out_.behaviours.push_back({.name = std::string{name}});
    behaviour_parameters_.emplace_back();
  }
  return found->second;
}

std::uint32_t CodeReader::option_named(std::string_view name) {
  const auto found = option_of_.find(name);
  if (found != option_of_.end()) return found->second;
  if (!failed()) trouble(fmt::format("there is no option '{}'", name));
  return kNone;
}

std::uint32_t CodeReader::state_named(std::string_view name) {
  const auto found = state_of_.find(name);
  if (found != state_of_.end()) return found->second;
  if (!failed()) trouble(fmt::format("option '{}' has no state '{}'", out_.options[option_].name, name));
  return kNone;
}

std::string_view CodeReader::after_owner(std::string_view full, std::string_view owner) {
  if (full.size() > owner.size() + 1 && full.starts_with(owner) && full[owner.size()] == '.') {
    full.remove_prefix(owner.size() + 1);
  }
  return full;
}

void CodeReader::put_parameters() {
  const auto put = [&](std::vector<Parameter>& list) {
    const Range range{static_cast<std::uint32_t>(out_.parameters.size()), static_cast<std::uint32_t>(list.size())};
    std::ranges::move(list, std::back_inserter(out_.parameters));
    return range;
  };
  for (std::size_t i = 0; i < out_.symbols.size(); ++i) out_.symbols[i].parameters = put(symbol_parameters_[i]);
  for (std::size_t i = 0; i < out_.behaviours.size(); ++i)
    out_.behaviours[i].parameters = put(behaviour_parameters_[i]);
}

void CodeReader::trouble(std::string what) {
  if (!failed()) error_ = Error{fmt::format("{}:{}", path_, words_.last_line()), std::move(what), ""};
}

void CodeReader::not_this(std::string_view what) {
  trouble(fmt::format("{} is expected, not '{}'", what, words_.last().substr(0, 40)));
}

void CodeReader::expected(std::string_view what) {
  if (failed()) return;
  const std::string_view found = words_.peek();
  const std::string shown = words_.at_end() ? "the end of the file"
                            : found.empty() ? "a byte 0"
                                            : fmt::format("'{}'", found.substr(0, 40));
  error_ = Error{fmt::format("{}:{}", path_, words_.line()), fmt::format("{} is expected, not {}", what, shown), ""};
}

}  // namespace cancha::decide::program
