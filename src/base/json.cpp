#include "base/json.h"

#include <fmt/format.h>

#include <cmath>
#include <iterator>

#include "base/base64.h"
#include "base/shape_numbers.h"
#include "base/utf8.h"

namespace cancha {

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  while (!text.empty()) {
    const char c = text.front();
    const std::size_t length = character_length(text);
    if (length == 0) {
      out += "\xef\xbf\xbd";
    } else if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", c);
    } else {
      out += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  out += '"';
}

void append_json_number(std::string& out, double number) {
  if (std::isfinite(number)) {
    fmt::format_to(std::back_inserter(out), "{}", number);
  } else {
    out += "null";
  }
}

void append_json_bytes(std::string& out, std::string_view bytes) {
  append_json_string(out, base64(bytes));
}

namespace detail {
namespace {

/// Writes what lies between two braces, a comma before each but the first.
class Members {
 public:
  explicit Members(std::string& out) : out_{out} { out_ += '{'; }
  void add(std::string_view name, const Shape& shape, const void* value) {
    if (out_.back() != '{') out_ += ',';
    append_json_string(out_, name);
    out_ += ':';
    append_json(out_, shape, value);
  }
  void close() { out_ += '}'; }

 private:
  std::string& out_;
};

/// What an optional holds; its own address where it is none.
const void* held(const Shape& shape, const void* value) {
  return shape.kind == ValueKind::Optional ? shape.get(const_cast<void*>(value)) : value;
}

void append_list(std::string& out, const Shape& shape, const void* list) {
  const void* const values = shape.first(const_cast<void*>(list));
  out += '[';
  for (std::size_t i = 0; i < shape.length(list); ++i) {
    if (i > 0) out += ',';
    append_json(out, *shape.element, shape.at(values, i));
  }
  out += ']';
}

void append_message(std::string& out, const MessageShape& shape, const void* message) {
  Members members{out};
  for (const FieldShape& field : shape.fields) {
    if (held(*field.shape, field.in(message))) members.add(field.name, *field.shape, field.in(message));
  }
  members.close();
}

void append_map(std::string& out, const Shape& shape, const void* map) {
  struct Seen {
    Members members;
    const Shape& element;
  } seen{Members{out}, *shape.element};
  shape.each(map, &seen, [](void* context, std::string_view name, const void* value) {
    auto& its = *static_cast<Seen*>(context);
    its.members.add(name, its.element, value);
  });
  seen.members.close();
}

void append_bytes(std::string& out, const std::vector<std::byte>& bytes) {
  append_json_bytes(out, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace

void append_json(std::string& out, const Shape& shape, const void* value) {
  switch (shape.kind) {
    case ValueKind::Bool:
      out += *static_cast<const bool*>(value) ? "true" : "false";
      return;
    case ValueKind::Enum:
      return append_json_string(out, shape.words[enum_place(shape, value)]);
    case ValueKind::Float:
      return append_json_number(out, static_cast<double>(*static_cast<const float*>(value)));
    case ValueKind::Double:
      return append_json_number(out, *static_cast<const double*>(value));
    case ValueKind::Text:
      return append_json_string(out, *static_cast<const std::string*>(value));
    case ValueKind::TextView:
      return append_json_string(out, *static_cast<const std::string_view*>(value));
    case ValueKind::Bytes:
      return append_bytes(out, *static_cast<const std::vector<std::byte>*>(value));
    case ValueKind::Time:
      return append_json_number(out, static_cast<const Time*>(value)->seconds());
    case ValueKind::Duration:
      return append_json_number(out, static_cast<const Duration*>(value)->seconds());
    case ValueKind::RawJson:
      out += static_cast<const RawJson*>(value)->text;
      return;
    case ValueKind::Message:
      return append_message(out, shape.message(), value);
    case ValueKind::List:
    case ValueKind::Array:
      return append_list(out, shape, value);
    case ValueKind::Map:
      return append_map(out, shape, value);
    case ValueKind::Optional:
      if (const void* const its = held(shape, value)) return append_json(out, *shape.element, its);
      out += "null";
      return;
    default:
      with_whole(shape.kind, value, [&](auto number) { out += std::to_string(number); });
  }
}

}  // namespace detail
}  // namespace cancha
