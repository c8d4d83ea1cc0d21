// The only file that knows nlohmann's JSON library.

#include "base/json_read.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/base64.h"
#include "base/shape_numbers.h"
#include "base/suggest.h"

namespace cancha {

using nlohmann::json;

namespace {

constexpr int kDeepest = 32;

const json& node(const void* value) {
  return *static_cast<const json*>(value);
}

}  // namespace

std::optional<bool> JsonValue::as_bool() const {
  if (!node(node_).is_boolean()) return std::nullopt;
  return node(node_).get<bool>();
}

std::optional<double> JsonValue::as_number() const {
  if (!node(node_).is_number()) return std::nullopt;
  const double number = node(node_).get<double>();
  if (!std::isfinite(number)) return std::nullopt;
  return number;
}

std::optional<std::int64_t> JsonValue::as_signed() const {
  const json& it = node(node_);
  if (!it.is_number_integer()) return std::nullopt;
  if (it.is_number_unsigned() && it.get<std::uint64_t>() > INT64_MAX) return std::nullopt;
  return it.get<std::int64_t>();
}

std::optional<std::uint64_t> JsonValue::as_unsigned() const {
  if (!node(node_).is_number_unsigned()) return std::nullopt;
  return node(node_).get<std::uint64_t>();
}

std::optional<std::string> JsonValue::as_text() const {
  if (!node(node_).is_string()) return std::nullopt;
  return node(node_).get<std::string>();
}

bool JsonValue::is_null() const {
  return node(node_).is_null();
}

bool JsonValue::is_object() const {
  return node(node_).is_object();
}

std::optional<JsonValue> JsonValue::find(std::string_view name) const {
  const json& it = node(node_);
  if (!it.is_object()) return std::nullopt;
  const auto found = it.find(std::string{name});
  if (found == it.end()) return std::nullopt;
  return JsonValue{&*found};
}

std::optional<std::vector<std::pair<std::string, JsonValue>>> JsonValue::members() const {
  if (!node(node_).is_object()) return std::nullopt;
  std::vector<std::pair<std::string, JsonValue>> found;
  for (const auto& [name, value] : node(node_).items()) found.emplace_back(name, JsonValue{&value});
  return found;
}

std::optional<std::vector<JsonValue>> JsonValue::elements() const {
  if (!node(node_).is_array()) return std::nullopt;
  std::vector<JsonValue> found;
  for (const json& value : node(node_)) found.push_back(JsonValue{&value});
  return found;
}

struct JsonDocument::Tree {
  json root;
};

JsonDocument::JsonDocument(std::unique_ptr<Tree> tree) : tree_{std::move(tree)} {}
JsonDocument::JsonDocument(JsonDocument&&) noexcept = default;
JsonDocument& JsonDocument::operator=(JsonDocument&&) noexcept = default;
JsonDocument::~JsonDocument() = default;

JsonValue JsonDocument::root() const {
  return JsonValue{&tree_->root};
}

Result<JsonDocument> JsonDocument::parse(std::string_view text) {
  bool too_deep = false;
  const auto watch_depth = [&](int depth, json::parse_event_t, json&) {
    too_deep = too_deep || depth > kDeepest;
    return !too_deep;  // what is deeper is not kept
  };
  try {
    auto tree = std::make_unique<Tree>();
    tree->root = json::parse(text, watch_depth);
    if (too_deep) return fail("JSON", fmt::format("nests deeper than {} levels", kDeepest));
    return JsonDocument{std::move(tree)};
  } catch (const json::parse_error& error) {
    return fail("JSON", fmt::format("cannot be read at byte {}", error.byte));
  } catch (const json::exception&) {
    return fail("JSON", "cannot be read");  // a number beyond all numbers, most likely
  }
}

namespace detail {

tl::unexpected<Error> wrong_type(std::string_view field, std::string_view wanted) {
  return fail(std::string{field}, fmt::format("must be {}", wanted));
}

tl::unexpected<Error> unknown_field(std::string_view field, const std::vector<std::string>& known) {
  return fail(std::string{field}, "is unknown", suggest(field, known));
}

std::optional<std::size_t> place_of(std::string_view word, std::span<const std::string_view> names) {
  const auto same = [&](std::string_view name) {
    return std::ranges::equal(word, name, [](char a, char b) {
      const auto plain = [](char c) { return c == '_' ? ' ' : static_cast<char>(std::tolower(c)); };
      return plain(a) == plain(b);
    });
  };
  const auto found = std::ranges::find_if(names, same);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

namespace {

/// Bytes as base64.
Result<void> read_bytes(const JsonValue& value, std::string_view field, std::vector<std::byte>& into) {
  const auto text = value.as_text();
  const auto bytes = text ? from_base64(*text) : std::nullopt;
  if (!bytes) return wrong_type(field, "bytes as base64");
  const auto* const first = reinterpret_cast<const std::byte*>(bytes->data());
  into.assign(first, first + bytes->size());
  return {};
}

Result<void> read_enum(const JsonValue& value, std::string_view field, const Shape& shape, void* into) {
  const auto text = value.as_text();
  if (!text) return wrong_type(field, "a word");
  const auto place = place_of(*text, shape.words);
  if (!place) return unknown_field(*text, {shape.words.begin(), shape.words.end()});
  set_enum(shape, into, *place);
  return {};
}

template <class T, class Found>
Result<void> take(const Found& found, std::string_view field, std::string_view wanted, void* into) {
  if (!found) return wrong_type(field, wanted);
  *static_cast<T*>(into) = static_cast<T>(*found);
  return {};
}

Result<void> read_value(const JsonValue& value, std::string_view field, const Shape& shape, void* into,
                        Unknown unknown);

Result<void> read_list(const JsonValue& value, std::string_view field, const Shape& shape, void* into,
                       Unknown unknown) {
  const auto elements = value.elements();
  if (!elements) return wrong_type(field, "a list");
  if (shape.kind == ValueKind::List) {
    shape.resize(into, 0);
    shape.resize(into, elements->size());
  } else if (elements->size() != shape.count) {
    return wrong_type(field, "a list of " + std::to_string(shape.count));
  }
  void* const first = shape.first(into);
  for (std::size_t i = 0; i < elements->size(); ++i) {
    if (auto read = read_value((*elements)[i], field, *shape.element, shape.at(first, i), unknown); !read) return read;
  }
  return {};
}

Result<void> read_value(const JsonValue& value, std::string_view field, const Shape& shape, void* into,
                        Unknown unknown) {
  switch (shape.kind) {
    case ValueKind::Bool:
      return take<bool>(value.as_bool(), field, "true or false", into);
    case ValueKind::Enum:
      return read_enum(value, field, shape, into);
    case ValueKind::Float:
      return take<float>(value.as_number(), field, "a number", into);
    case ValueKind::Double:
      return take<double>(value.as_number(), field, "a number", into);
    case ValueKind::Text:
      return take<std::string>(value.as_text(), field, "a text", into);
    case ValueKind::Bytes:
      return read_bytes(value, field, *static_cast<std::vector<std::byte>*>(into));
    case ValueKind::Message:
      return read_message(value, field, shape.message(), into, unknown);
    case ValueKind::List:
    case ValueKind::Array:
      return read_list(value, field, shape, into, unknown);
    case ValueKind::Optional:
      if (value.is_null()) return shape.reset(into), Result<void>{};
      return read_value(value, field, *shape.element, shape.renew(into), unknown);
    case ValueKind::TextView:
    case ValueKind::Time:
    case ValueKind::Duration:
    case ValueKind::RawJson:
    case ValueKind::Map:
      return wrong_type(field, "left out: it is only written");
    default:
      return with_whole(shape.kind, into, [&](auto& number) { return read_whole(value, field, number); });
  }
}

/// Only the members that the message has, each looked up by its name.
Result<void> read_known_members(const JsonValue& value, std::string_view field, const MessageShape& shape, void* into) {
  if (!value.is_object()) return wrong_type(field, "an object");
  for (const FieldShape& its : shape.fields) {
    const auto member = value.find(its.name);
    if (!member) continue;
    auto read = read_value(*member, its.name, *its.shape, its.in(into), Unknown::PassedOver);
    if (!read) return read;
  }
  return {};
}

}  // namespace

Result<void> read_message(const JsonValue& value, std::string_view field, const MessageShape& shape, void* into,
                          Unknown unknown) {
  if (unknown == Unknown::PassedOver) return read_known_members(value, field, shape, into);
  const auto members = value.members();
  if (!members) return wrong_type(field, "an object");
  for (const auto& [name, member] : *members) {
    const auto found = std::ranges::find(shape.fields, name, &FieldShape::name);
    if (found == shape.fields.end()) {
      std::vector<std::string> known;
      for (const FieldShape& its : shape.fields) known.emplace_back(its.name);
      return unknown_field(name, known);
    }
    if (auto read = read_value(member, found->name, *found->shape, found->in(into), unknown); !read) return read;
  }
  return {};
}

}  // namespace detail
}  // namespace cancha
