#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/shape_of.h"

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

/// "must be …", under the field's name.
[[nodiscard]] tl::unexpected<Error> wrong_type(std::string_view field, std::string_view wanted);
[[nodiscard]] tl::unexpected<Error> unknown_field(std::string_view field, const std::vector<std::string>& known);
/// The place of a word in a list of names, by the name or by its upper-case form (PLACE_KICK).
[[nodiscard]] std::optional<std::size_t> place_of(std::string_view word, std::span<const std::string_view> names);

template <class Number>
[[nodiscard]] Result<void> read_whole(const JsonValue& value, std::string_view field, Number& into) {
  using Limits = std::numeric_limits<Number>;
  const auto wide = [&] {
    if constexpr (std::is_signed_v<Number>) {
      return value.as_signed();
    } else {
      return value.as_unsigned();
    }
  }();
  using Wide = typename decltype(wide)::value_type;
  if (!wide || *wide < Wide{Limits::min()} || *wide > Wide{Limits::max()}) return wrong_type(field, "a whole number");
  into = static_cast<Number>(*wide);
  return {};
}

/// What to do with fields that a message does not have.
enum class Unknown : std::uint8_t { Refused, PassedOver };
[[nodiscard]] Result<void> read_message(const JsonValue& value, std::string_view field, const MessageShape& shape,
                                        void* into, Unknown unknown);

}  // namespace detail

/// Reads one message; nothing may follow it.
template <Message T>
[[nodiscard]] Result<void> parse_json(std::string_view text, T& message) {
  auto document = JsonDocument::parse(text);
  if (!document) return pass_on(std::move(document));
  return detail::read_message(document->root(), "", detail::message_shape<T>(), &message, detail::Unknown::Refused);
}

/// Reads the fields that a message has out of an object that may have more.
template <Message T>
[[nodiscard]] Result<void> read_known(const JsonValue& value, T& message) {
  return detail::read_message(value, "", detail::message_shape<T>(), &message, detail::Unknown::PassedOver);
}

}  // namespace cancha
