#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/fields.h"
#include "base/maybe.h"
#include "base/result.h"

/// JSON of unknown origin into any message, by its field list: the counterpart of base/json.h.
///
///     StartMatch wish;
///     if (auto read = parse_json(body, wish); !read) return refuse(read.error());
///
/// Absent fields keep their values. Anything else that does not fit is refused, with the field's name: unknown fields
/// (with a guess at what was meant), wrong types, numbers that are no whole numbers or out of range. Where a protocol
/// lets its speakers say more than is understood, `read_known` passes over unknown fields.
namespace cancha {

/// A value in a JSON document; valid as long as its document.
class JsonValue {
 public:
  [[nodiscard]] std::optional<bool> as_bool() const;
  [[nodiscard]] std::optional<double> as_number() const;
  /// Whole numbers only; none where it is no such number or beyond the 64 bits of its sign.
  [[nodiscard]] std::optional<std::int64_t> as_signed() const;
  [[nodiscard]] std::optional<std::uint64_t> as_unsigned() const;
  [[nodiscard]] std::optional<std::string> as_text() const;
  [[nodiscard]] bool is_null() const;
  [[nodiscard]] bool is_object() const;
  /// A member of an object; none where it is no object or has no such member.
  [[nodiscard]] std::optional<JsonValue> find(std::string_view name) const;
  /// The members of an object in the order of their names; none where it is no object.
  [[nodiscard]] std::optional<std::vector<std::pair<std::string, JsonValue>>> members() const;
  /// The elements of an array; none where it is no array.
  [[nodiscard]] std::optional<std::vector<JsonValue>> elements() const;

 private:
  friend class JsonDocument;
  explicit JsonValue(const void* node) : node_{node} {}
  const void* node_;
};

class JsonDocument {
 public:
  /// Fails where the text is no JSON, or nests deeper than 32 levels.
  [[nodiscard]] static Result<JsonDocument> parse(std::string_view text);
  JsonDocument(JsonDocument&&) noexcept;
  JsonDocument& operator=(JsonDocument&&) noexcept;
  ~JsonDocument();
  [[nodiscard]] JsonValue root() const;

 private:
  struct Tree;
  explicit JsonDocument(std::unique_ptr<Tree> tree);
  std::unique_ptr<Tree> tree_;
};

namespace detail {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T>
inline constexpr bool kIsOptional<Maybe<T>> = true;

/// "must be …", under the field's name.
[[nodiscard]] tl::unexpected<Error> wrong_type(std::string_view field, std::string_view wanted);
[[nodiscard]] tl::unexpected<Error> unknown_field(std::string_view field, const std::vector<std::string>& known);
/// The place of a word in a list of names, by the name or by its upper-case form (PLACE_KICK).
[[nodiscard]] std::optional<std::size_t> place_of(std::string_view word, const std::vector<std::string_view>& names);

/// Bytes as base64.
[[nodiscard]] Result<void> read_bytes(const JsonValue& value, std::string_view field, std::vector<std::byte>& into);

/// What to do with fields that a message does not have.
enum class Unknown : std::uint8_t { Refused, PassedOver };

template <class T>
Result<void> read_json(const JsonValue& value, std::string_view field, T& into, Unknown unknown);

/// Only the members that the message has, each looked up by its name.
template <Message T>
Result<void> read_known_members(const JsonValue& value, std::string_view field, T& into) {
  if (!value.is_object()) return wrong_type(field, "an object");
  Result<void> read;
  for_each_field<T>([&](const auto& f, int) {
    if (!read) return;
    if (const auto member = value.find(f.name)) {
      read = read_json(*member, f.name, into.*f.member, Unknown::PassedOver);
    }
  });
  return read;
}

template <Message T>
Result<void> read_message(const JsonValue& value, std::string_view field, T& into) {
  const auto members = value.members();
  if (!members) return wrong_type(field, "an object");
  for (const auto& pair : *members) {
    const std::string& name = pair.first;
    const JsonValue& member = pair.second;
    bool known = false;
    Result<void> read;
    std::vector<std::string> names;
    for_each_field<T>([&](const auto& f, int) {
      names.emplace_back(f.name);
      if (f.name != name) return;
      known = true;
      read = read_json(member, f.name, into.*f.member, Unknown::Refused);
    });
    if (!known) return unknown_field(name, names);
    if (!read) return read;
  }
  return {};
}

template <class Number, class Wide>
Result<void> read_whole(std::optional<Wide> wide, std::string_view field, Number& into) {
  using Limits = std::numeric_limits<Number>;
  if (!wide || *wide < Wide{Limits::min()} || *wide > Wide{Limits::max()}) return wrong_type(field, "a whole number");
  into = static_cast<Number>(*wide);
  return {};
}

template <class T>
Result<void> read_json(const JsonValue& value, std::string_view field, T& into, Unknown unknown) {
  const auto take = [&](const auto& found, std::string_view wanted) -> Result<void> {
    if (!found) return wrong_type(field, wanted);
    into = *found;
    return {};
  };
  if constexpr (std::is_same_v<T, bool>) {
    return take(value.as_bool(), "true or false");
  } else if constexpr (std::is_enum_v<T>) {
    const auto all = names(T{});
    const std::vector<std::string_view> known{all.begin(), all.end()};
    const auto text = value.as_text();
    const auto place = text ? place_of(*text, known) : std::nullopt;
    if (!place) return text ? unknown_field(*text, {known.begin(), known.end()}) : wrong_type(field, "a word");
    into = static_cast<T>(*place);
    return {};
  } else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
    return read_whole(value.as_signed(), field, into);
  } else if constexpr (std::is_integral_v<T>) {
    return read_whole(value.as_unsigned(), field, into);
  } else if constexpr (std::is_floating_point_v<T>) {
    return take(value.as_number(), "a number");
  } else if constexpr (std::is_same_v<T, std::string>) {
    return take(value.as_text(), "a text");
  } else if constexpr (std::is_same_v<T, std::vector<std::byte>>) {
    return read_bytes(value, field, into);
  } else if constexpr (kIsOptional<T>) {
    if (value.is_null()) return into.reset(), Result<void>{};
    return read_json(value, field, into.emplace(), unknown);
  } else if constexpr (Message<T>) {
    return unknown == Unknown::Refused ? read_message(value, field, into) : read_known_members(value, field, into);
  } else {
    const auto elements = value.elements();
    if (!elements) return wrong_type(field, "a list");
    if constexpr (requires { into.clear(); }) {
      into.clear();
      into.resize(elements->size());
    } else if (elements->size() != into.size()) {
      return wrong_type(field, "a list of " + std::to_string(into.size()));
    }
    std::size_t i = 0;
    for (const JsonValue& element : *elements) {
      if (auto read = read_json(element, field, into[i++], unknown); !read) return read;
    }
    return {};
  }
}

}  // namespace detail

/// Reads one message; nothing may follow it.
template <Message T>
[[nodiscard]] Result<void> parse_json(std::string_view text, T& message) {
  auto document = JsonDocument::parse(text);
  if (!document) return pass_on(std::move(document));
  return detail::read_message(document->root(), "", message);
}

/// Reads the fields that a message has out of an object that may have more.
template <Message T>
[[nodiscard]] Result<void> read_known(const JsonValue& value, T& message) {
  return detail::read_known_members(value, "", message);
}

}  // namespace cancha
