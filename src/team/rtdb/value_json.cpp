#include "team/rtdb/value_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "base/json.h"

namespace cancha::team {
namespace detail {
namespace {

using cancha::detail::unknown_field;
using cancha::detail::wrong_type;

template <class Number>
Result<void> whole(const JsonValue& json, std::string_view field, Value& value) {
  Number number{};
  Result<void> read;
  if constexpr (std::is_signed_v<Number>) {
    read = cancha::detail::read_whole(json.as_signed(), field, number);
  } else {
    read = cancha::detail::read_whole(json.as_unsigned(), field, number);
  }
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

/// Like empty() of values, for the elements of lists.
Value empty_element(const Layout& layout) {
  Value made;
  for (const FieldLayout& field : layout.fields) made.items.push_back(empty_element(field.type));
  return made;
}

}  // namespace

Result<void> read_json(const Layout& layout, const JsonValue& json, std::string_view field, Value& value) {
  switch (layout.kind) {
    case Kind::Bool: {
      const auto truth = json.as_bool();
      if (!truth) return wrong_type(field, "true or false");
      value.bits = *truth ? 1 : 0;
      return {};
    }
    case Kind::Int32:
      return whole<std::int32_t>(json, field, value);
    case Kind::Int64:
      return whole<std::int64_t>(json, field, value);
    case Kind::Fixed32:
      return whole<std::uint32_t>(json, field, value);
    case Kind::Uint64:
      return whole<std::uint64_t>(json, field, value);
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
    case Kind::List: {
      const auto elements = json.elements();
      if (!elements) return wrong_type(field, "a list");
      value.items.clear();
      for (const JsonValue& element : *elements) {
        const Layout& its = layout.element.front();
        if (auto read = read_json(its, element, field, value.items.emplace_back(empty_element(its))); !read)
          return read;
      }
      return {};
    }
    default:
      return real(layout, json, field, value);
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
  if (layout.kind != Kind::Message && layout.kind != Kind::List) return append_number(out, layout, value.bits);
  const bool list = layout.kind == Kind::List;
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
