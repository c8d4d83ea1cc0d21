#include "decide/program/code_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cancha::decide::program {
namespace {

std::optional<double> to_number(std::string_view text) {
  // most numbers are small whole ones
  std::uint32_t whole_number = 0;
  bool digits = !text.empty() && text.size() <= 9;
  for (std::size_t i = 0; i < text.size() && digits; ++i) {
    digits = text[i] >= '0' && text[i] <= '9';
    whole_number = 10 * whole_number + static_cast<std::uint32_t>(text[i] - '0');
  }
  if (digits) return whole_number;
  double value = 0.0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = fault == std::errc{} && end == text.data() + text.size() && !text.empty();
  return whole && std::isfinite(value) ? std::optional{value} : std::nullopt;
}

}  // namespace

CodeReader::CodeReader(std::string_view text, std::string_view path) : path_{path}, words_{text} {
  // most files have an expression in every 30 bytes, and so on: lists that need not grow
  out_.expressions.reserve(text.size() / 30);
  out_.decisions.reserve(text.size() / 60);
  out_.numbers.reserve(text.size() / 256);
  out_.actions.reserve(text.size() / 128);
  out_.arguments.reserve(text.size() / 128);
  out_.states.reserve(text.size() / 480);
  out_.symbols.reserve(text.size() / 512);
}

bool CodeReader::number_follows() const {
  return to_number(words_.second()).has_value();
}

std::uint32_t CodeReader::large_count(std::string_view what) {
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
  const char kind = letter("'d', 'b' or 'e'");
  if (kind == 'd') return {Type::Decimal, kNone};
  if (kind == 'b') return {Type::Boolean, kNone};
  if (kind == 'e') return {Type::Enumerated, enumeration(word("an enumeration"))};
  not_this("'d', 'b' or 'e'");
  return {};
}

std::uint32_t CodeReader::enumeration(std::string_view name) {
  const auto next = static_cast<std::uint32_t>(out_.enumerations.size());
  if (const std::uint32_t place = enumeration_of_.find_or_add(name, next); place != next) return place;
  out_.enumerations.push_back({.name = std::string{name}, .elements = {}});
  return next;
}

std::uint32_t CodeReader::element(std::uint32_t enumeration, std::string_view full) {
  std::vector<std::string>& elements = out_.enumerations[enumeration].elements;
  const auto next = static_cast<std::uint32_t>(elements.size());
  const std::uint32_t place = element_of_.find_or_add(full, static_cast<std::uint32_t>(elements_.size()));
  if (place != elements_.size()) return elements_[place].element;
  elements_.push_back({enumeration, next});
  elements.emplace_back(after_owner(full, out_.enumerations[enumeration].name));
  return next;
}

std::uint32_t CodeReader::symbol(std::string_view name, Direction direction, const TypeWord& type) {
  const std::uint32_t known = (direction == Direction::Input ? input_of_ : output_of_).find(name);
  if (known == kNone) return new_symbol(name, direction, type);
  if (out_.symbols[known].type != type.type) trouble("symbol '{}' is used with two types", name);
  return known;
}

std::uint32_t CodeReader::new_symbol(std::string_view name, Direction direction, const TypeWord& type) {
  const auto next = static_cast<std::uint32_t>(out_.symbols.size());
  (direction == Direction::Input ? input_of_ : output_of_).find_or_add(name, next);
  out_.symbols.push_back(
      {.name = std::string{name}, .direction = direction, .type = type.type, .enumeration = type.enumeration});
  symbol_parameters_.emplace_back();
  return next;
}

std::uint32_t CodeReader::behaviour(std::string_view name) {
  const auto next = static_cast<std::uint32_t>(out_.behaviours.size());
  if (const std::uint32_t place = behaviour_of_.find_or_add(name, next); place != next) return place;
  out_.behaviours.push_back({.name = std::string{name}});
  behaviour_parameters_.emplace_back();
  return next;
}

std::uint32_t CodeReader::option_named(std::string_view name) {
  const std::uint32_t found = option_of_.find(name);
  if (found == kNone && !failed()) trouble("there is no option '{}'", name);
  return found;
}

std::uint32_t CodeReader::state_named(std::string_view name) {
  const std::uint32_t found = state_of_.find(name);
  if (found == kNone && !failed()) {
    trouble("option '{}' has no state '{}'", out_.options[option_].name, name);
  }
  return found;
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

void CodeReader::fail_at(int line, std::string what) {
  error_ = Error{fmt::format("{}:{}", path_, line), std::move(what), ""};
}

void CodeReader::not_this(std::string_view what) {
  trouble("{} is expected, not '{}'", what, words_.last().substr(0, 40));
}

void CodeReader::expected(std::string_view what) {
  if (failed()) return;
  const std::string_view found = words_.peek();
  const std::string shown = words_.at_end() ? "the end of the file" : fmt::format("'{}'", found.substr(0, 40));
  fail_at(words_.line(), fmt::format("{} is expected, not {}", what, shown));
}

}  // namespace cancha::decide::program
