#include "team/rtdb/value_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "base/base64.h"
#include "base/json.h"

namespace cancha::team {
namespace detail {
namespace {

using cancha::detail::unknown_field;
using cancha::detail::wrong_type;

template <class Number>
Result<void> whole(const JsonValue& json, std::string_view field, Value& value) {
  Number number{};
  auto read = cancha::detail::read_whole(json, field, number);
  value.bits = static_cast<std::uint64_t>(number);
  return read;
}

Result<void> real(const Layout& layout, const JsonValue& json, std::string_view field, Value& value) {
  const auto number = json.as_number();
  if (!number) return wrong_type(field, "a number");
  if (layout.kind == Kind::Double) {
    value.bits = std::bit_cast<std::uint64_t>(*number);
  } else if (layout.kind == Kind::Float) {
    value.bits = std::bit_cast<std::uint32_t>(static_cast<float>(*number));
  } else if (std::abs(*number) < 9e9) {
    value.bits = static_cast<std::uint64_t>(nearest(Seconds{*number}).ns);
  } else {
    return wrong_type(field, "a number of seconds");
  }
  return {};
}

Result<void> word(const Layout& layout, const JsonValue& json, std::string_view field, Value& value) {
  const auto text = json.as_text();
  if (!text) return wrong_type(field, "a word");
  const std::vector<std::string_view> known{layout.enumerators.begin(), layout.enumerators.end()};
  const auto place = cancha::detail::place_of(*text, known);
  if (!place) return unknown_field(*text, layout.enumerators);
  value.bits = *place;
  return {};
}

Result<void> message(const Layout& layout, const JsonValue& json, std::string_view field, Value& value) {
  const auto members = json.members();
  if (!members) return wrong_type(field, "an object");
  for (const auto& [name, member] : *members) {
    const auto its = std::ranges::find(layout.fields, name, &FieldLayout::name);
    if (its == layout.fields.end()) {
      std::vector<std::string> known;
      for (const FieldLayout& each : layout.fields) known.push_back(each.name);
      return unknown_field(name, known);
    }
    Value& into = value.items[static_cast<std::size_t>(its - layout.fields.begin())];
    if (auto read = read_json(its->type, member, its->name, into); !read) return read;
  }
  return {};
}

Result<void> list(const Layout& layout, const JsonValue& json, std::string_view field, Value& value) {
  const auto elements = json.elements();
  if (!elements) return wrong_type(field, "a list");
  if (layout.kind == Kind::Array && elements->size() != layout.count) {
    return wrong_type(field, fmt::format("a list of {}", layout.count));
  }
  const Layout& its = layout.element.front();
  value.items.assign(elements->size(), empty(its));
  for (std::size_t i = 0; i < elements->size(); ++i) {
    if (auto read = read_json(its, (*elements)[i], field, value.items[i]); !read) return read;
  }
  return {};
}

Result<void> bytes(const JsonValue& json, std::string_view field, Value& value) {
  const auto text = json.as_text();
  auto read = text ? from_base64(*text) : std::nullopt;
  if (!read) return wrong_type(field, "bytes as base64");
  value.text = std::move(*read);
  return {};
}

/// A number in the way of its kind.
Result<void> number(const Layout& layout, const JsonValue& json, std::string_view field, Value& value) {
  switch (layout.kind) {
    case Kind::Int8:
      return whole<std::int8_t>(json, field, value);
    case Kind::Uint8:
      return whole<std::uint8_t>(json, field, value);
    case Kind::Int16:
      return whole<std::int16_t>(json, field, value);
    case Kind::Uint16:
      return whole<std::uint16_t>(json, field, value);
    case Kind::Int32:
      return whole<std::int32_t>(json, field, value);
    case Kind::Int64:
      return whole<std::int64_t>(json, field, value);
    case Kind::Fixed32:
      return whole<std::uint32_t>(json, field, value);
    case Kind::Uint64:
      return whole<std::uint64_t>(json, field, value);
    default:
      return real(layout, json, field, value);
  }
}

/// The number that bits stand for; times in seconds.
double number_of(Kind kind, std::uint64_t bits) {
  const auto with_sign = static_cast<std::int64_t>(bits);
  if (kind == Kind::Double) return std::bit_cast<double>(bits);
  if (kind == Kind::Float) return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
  if (kind == Kind::Time || kind == Kind::Duration) return Duration{with_sign}.seconds();
  const bool is_signed = kind == Kind::Int8 || kind == Kind::Int16 || kind == Kind::Int32 || kind == Kind::Int64;
  return is_signed ? static_cast<double>(with_sign) : static_cast<double>(bits);
}

}  // namespace

bool is_within_bounds(const Layout& layout, std::uint64_t bits) {
  if (!layout.is_bounded()) return true;
  const double number = number_of(layout.kind, bits);
  return number >= layout.least && number <= layout.most;
}

std::string bounds_text(const Layout& layout) {
  if (layout.kind == Kind::Bool) return "0 or 1";
  if (layout.kind == Kind::Enum) return fmt::format("0 to {}", layout.enumerators.size() - 1);
  if (!layout.is_bounded()) return "";
  if (std::isinf(layout.most)) return fmt::format("at least {}", layout.least);
  return std::isinf(layout.least) ? fmt::format("at most {}", layout.most)
                                  : fmt::format("{} to {}", layout.least, layout.most);
}

std::string number_text(const Layout& layout, std::uint64_t bits) {
  return fmt::format("{}", number_of(layout.kind, bits));
}

Value empty(const Layout& layout) {
  Value made;
  if (layout.kind == Kind::Message) {
    for (const FieldLayout& field : layout.fields) made.items.push_back(empty(field.type));
  } else if (layout.kind == Kind::Array) {
    made.items.assign(layout.count, empty(layout.element.front()));
  }
  return made;
}

Result<void> read_json(const Layout& layout, const JsonValue& json, std::string_view field, Value& value) {
  switch (layout.kind) {
    case Kind::Bool: {
      const auto truth = json.as_bool();
      if (!truth) return wrong_type(field, "true or false");
      value.bits = *truth ? 1 : 0;
      return {};
    }
    case Kind::String: {
      auto text = json.as_text();
      if (!text) return wrong_type(field, "a text");
      value.text = std::move(*text);
      return {};
    }
    case Kind::Enum:
      return word(layout, json, field, value);
    case Kind::Message:
      return message(layout, json, field, value);
    case Kind::Bytes:
      return bytes(json, field, value);
    case Kind::List:
    case Kind::Array:
      return list(layout, json, field, value);
    default: {
      auto read = number(layout, json, field, value);
      if (read && !is_within_bounds(layout, value.bits)) return wrong_type(field, bounds_text(layout));
      return read;
    }
  }
}

}  // namespace detail

namespace {

void append_number(std::string& out, const Layout& layout, std::uint64_t bits) {
  switch (layout.kind) {
    case Kind::Bool:
      out += bits != 0 ? "true" : "false";
      return;
    case Kind::Float:
      return append_json_number(out, std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    case Kind::Double:
      return append_json_number(out, std::bit_cast<double>(bits));
    case Kind::Time:
    case Kind::Duration:
      return append_json_number(out, Duration{static_cast<std::int64_t>(bits)}.seconds());
    case Kind::Int8:
    case Kind::Int16:
    case Kind::Int32:
    case Kind::Int64:
      out += std::to_string(static_cast<std::int64_t>(bits));
      return;
    case Kind::Enum:
      return append_json_string(out, layout.enumerators.at(bits));
    default:
      out += std::to_string(bits);
  }
}

}  // namespace

void append_json(std::string& out, const Layout& layout, const Value& value) {
  if (layout.kind == Kind::String) return append_json_string(out, value.text);
  if (layout.kind == Kind::Bytes) return append_json_bytes(out, value.text);
  if (layout.kind < Kind::List) return append_number(out, layout, value.bits);
  const bool list = layout.kind != Kind::Message;
  out += list ? '[' : '{';
  for (std::size_t i = 0; i < value.items.size(); ++i) {
    if (i > 0) out += ',';
    if (!list) {
      append_json_string(out, layout.fields[i].name);
      out += ':';
    }
    append_json(out, list ? layout.element.front() : layout.fields[i].type, value.items[i]);
  }
  out += list ? ']' : '}';
}

}  // namespace cancha::team
