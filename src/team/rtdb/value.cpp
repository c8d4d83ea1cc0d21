#include "team/rtdb/value.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/json.h"
#include "base/protobuf.h"
#include "team/rtdb/value_json.h"

namespace cancha::team {
namespace {

using wire::Type;

Type wire_type(Kind kind) {
  if (kind == Kind::Double) return Type::Fixed64;
  if (kind == Kind::Float || kind == Kind::Fixed32) return Type::Fixed32;
  return kind < Kind::Float || kind == Kind::Enum ? Type::Varint : Type::Bytes;
}

using detail::bounds_text;
using detail::empty;
using detail::is_within_bounds;
using detail::number_text;

/// The bits of a number as T has it, sign-extended to 64.
template <class T>
std::uint64_t widened(std::uint64_t bits) {
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(static_cast<T>(bits)));
}

/// A number in its whole width, from the lowest bytes of it.
std::uint64_t widened(Kind kind, std::uint64_t bits) {
  if (kind == Kind::Int8) return widened<std::int8_t>(bits);
  if (kind == Kind::Int16) return widened<std::int16_t>(bits);
  return kind == Kind::Int32 ? widened<std::int32_t>(bits) : bits;
}

/// Is this number one that its type can have?
bool fits(const Layout& layout, std::uint64_t bits) {
  switch (layout.kind) {
    case Kind::Bool:
      return bits < 2;
    case Kind::Enum:
      return bits < layout.enumerators.size();
    case Kind::Uint8:
      return bits <= 0xff && is_within_bounds(layout, bits);
    case Kind::Uint16:
      return bits <= 0xffff && is_within_bounds(layout, bits);
    default:
      return widened(layout.kind, bits) == bits && is_within_bounds(layout, bits);
  }
}

/// "cannot be 7 (0 to 1)", under the field's name.
tl::unexpected<Error> refuse(const Layout& layout, std::string_view name, std::uint64_t bits) {
  return fail(std::string{name}, fmt::format("cannot be {}", number_text(layout, bits)), bounds_text(layout));
}

// ---- flat

/// Goes through flat bytes, of which there are enough; fills `value` where there is one.
Result<void> walk_flat(const Layout& layout, std::string_view name, std::string_view& bytes, Value* value) {
  const auto item = [value](std::size_t i) { return value ? &value->items[i] : nullptr; };
  if (layout.kind == Kind::Message) {
    for (std::size_t i = 0; i < layout.fields.size(); ++i) {
      const FieldLayout& field = layout.fields[i];
      if (auto walked = walk_flat(field.type, field.name, bytes, item(i)); !walked) return walked;
    }
    return {};
  }
  if (layout.kind == Kind::Array) {
    for (std::size_t i = 0; i < layout.count; ++i) {
      if (auto walked = walk_flat(layout.element.front(), name, bytes, item(i)); !walked) return walked;
    }
    return {};
  }
  const std::size_t size = layout.flat_size().value_or(0);
  std::uint64_t bits = 0;
  std::memcpy(&bits, bytes.data(), size);
  bytes.remove_prefix(size);
  bits = widened(layout.kind, bits);
  if (!fits(layout, bits)) return refuse(layout, name, bits);
  if (value) value->bits = bits;
  return {};
}

/// The flat bytes of a value, checked; fills `into` where there is one.
Result<void> walk_all(const Layout& layout, std::string_view bytes, Value* into) {
  if (const std::size_t size = *layout.flat_size(); bytes.size() != size) {
    return fail(layout.name, wrong_size(layout, bytes.size()));
  }
  auto walked = walk_flat(layout, "", bytes, into);
  if (!walked) walked.error().where = fmt::format("{}.{}", layout.name, walked.error().where);
  return walked;
}

void append_flat(std::string& out, const Layout& layout, const Value& value) {
  if (layout.kind == Kind::Message) {
    for (std::size_t i = 0; i < layout.fields.size(); ++i) append_flat(out, layout.fields[i].type, value.items[i]);
    return;
  }
  if (layout.kind == Kind::Array) {
    for (const Value& item : value.items) append_flat(out, layout.element.front(), item);
    return;
  }
  out.append(reinterpret_cast<const char*>(&value.bits), layout.flat_size().value_or(0));
}

// ---- protobuf

template <class Moment>
Result<std::uint64_t> read_moment(std::string_view bytes) {
  auto parts = wire::split(Moment{});
  if (auto read = parse_protobuf(bytes, parts); !read) return pass_on(std::move(read));
  Moment moment;
  if (!wire::join(parts, moment)) return fail("", "the seconds and nanoseconds are no time");
  return static_cast<std::uint64_t>(moment.ns);
}

/// What a length prefix counted, as a text, a time or a message.
Result<Value> read_element(const Layout& layout, std::string_view bytes) {
  if (layout.kind == Kind::Message) return read_protobuf(layout, bytes);
  Value value;
  if (layout.kind == Kind::String || layout.kind == Kind::Bytes) {
    value.text = bytes;
  } else {
    auto ns = layout.kind == Kind::Time ? read_moment<Time>(bytes) : read_moment<Duration>(bytes);
    if (!ns) return pass_on(std::move(ns));
    value.bits = *ns;
    if (!fits(layout, *ns)) return refuse(layout, "", *ns);
  }
  return value;
}

Result<void> read_number(wire::Reader& reader, const Layout& layout, Value& value) {
  if (!reader.number(wire_type(layout.kind), value.bits)) return fail("", "the message ends within this field");
  if (!fits(layout, value.bits)) return refuse(layout, "", value.bits);
  return {};
}

Result<void> read_field(wire::Reader& reader, Type type, const Layout& layout, Value& value) {
  if (layout.kind == Kind::List || layout.kind == Kind::Array) {
    const Layout& element = layout.element.front();
    const Type its_type = wire_type(element.kind);
    if (type != its_type && type == Type::Bytes) {
      // numbers, packed
      std::string_view bytes;
      if (!reader.bytes(bytes)) return fail("", "the message ends within this field");
      for (wire::Reader packed{bytes}; !packed.empty();) {
        if (value.items.size() >= wire::kMaxElements) return fail("", "there are too many elements");
        if (auto read = read_number(packed, element, value.items.emplace_back()); !read) return read;
      }
      return {};
    }
    if (value.items.size() >= wire::kMaxElements) return fail("", "there are too many elements");
    return read_field(reader, type, element, value.items.emplace_back());
  }
  if (type != wire_type(layout.kind)) return fail("", "the wire type is wrong");
  if (type != Type::Bytes) return read_number(reader, layout, value);
  std::string_view bytes;
  if (!reader.bytes(bytes)) return fail("", "the message ends within this field");
  auto element = read_element(layout, bytes);
  if (!element) return pass_on(std::move(element));
  value = std::move(*element);
  return {};
}

void append_element(std::string& out, int number, const Layout& layout, const Value& value) {
  const std::size_t opened = wire::open_length(out, number);
  if (layout.kind == Kind::Message) {
    append_protobuf(out, layout, value);
  } else if (layout.kind == Kind::Time) {
    cancha::append_protobuf(out, wire::split(Time{static_cast<std::int64_t>(value.bits)}));
  } else if (layout.kind == Kind::Duration) {
    cancha::append_protobuf(out, wire::split(Duration{static_cast<std::int64_t>(value.bits)}));
  } else {
    out += value.text;
  }
  wire::close_length(out, opened);
}

void append_field(std::string& out, int number, const Layout& layout, const Value& value) {
  const Type type = wire_type(layout.kind);
  if (layout.kind == Kind::List || layout.kind == Kind::Array) {
    const Layout& element = layout.element.front();
    const Type its_type = wire_type(element.kind);
    if (its_type == Type::Bytes) {
      for (const Value& item : value.items) append_element(out, number, element, item);
    } else if (!value.items.empty()) {
      const std::size_t opened = wire::open_length(out, number);
      for (const Value& item : value.items) wire::append_number(out, its_type, item.bits);
      wire::close_length(out, opened);
    }
  } else if (type == Type::Bytes) {
    const bool is_text = layout.kind == Kind::String || layout.kind == Kind::Bytes;
    if (!is_text || !value.text.empty()) append_element(out, number, layout, value);
  } else if (value.bits != 0) {
    wire::append_tagged(out, number, type, value.bits);
  }
}

// ---- descriptors

wire::FieldType field_type(Kind kind) {
  using wire::FieldType;
  constexpr FieldType kTypes[] = {FieldType::Bool,    FieldType::Int32,   FieldType::Int32,   FieldType::Int32,
                                  FieldType::Int32,   FieldType::Int32,   FieldType::Int64,   FieldType::Fixed32,
                                  FieldType::Uint64,  FieldType::Float,   FieldType::Double,  FieldType::String,
                                  FieldType::Bytes,   FieldType::Message, FieldType::Message, FieldType::Enum,
                                  FieldType::Message, FieldType::Message, FieldType::Message};
  return kTypes[static_cast<std::size_t>(kind)];
}

void describe(wire::DescriptorSet& set, const Layout& layout);

void describe_type(wire::DescriptorSet& set, const Layout& layout, wire::FieldDescription& field) {
  if (layout.kind == Kind::List || layout.kind == Kind::Array) {
    field.repeated = true;
    return describe_type(set, layout.element.front(), field);
  }
  field.type = field_type(layout.kind);
  field.enumerators.assign(layout.enumerators.begin(), layout.enumerators.end());
  if (layout.kind == Kind::Time) {
    field.message = wire::Timestamp::kName;
    wire::describe(set, cancha::detail::message_shape<wire::Timestamp>());
  } else if (layout.kind == Kind::Duration) {
    field.message = wire::Span::kName;
    wire::describe(set, cancha::detail::message_shape<wire::Span>());
  } else if (layout.kind == Kind::Message) {
    field.message = layout.name;
    describe(set, layout);
  }
}

void describe(wire::DescriptorSet& set, const Layout& layout) {
  if (set.contains(layout.name)) return;
  std::vector<wire::FieldDescription> fields;
  for (const FieldLayout& its : layout.fields) {
    wire::FieldDescription& field = fields.emplace_back();
    field.name = its.name;
    field.number = its.number;
    describe_type(set, its.type, field);
  }
  set.add(layout.name, fields);
}

}  // namespace

Result<Value> read_protobuf(const Layout& layout, std::string_view bytes) {
  Value value = empty(layout);
  for (wire::Reader reader{bytes}; !reader.empty();) {
    int number = 0;
    Type type{};
    if (!reader.tag(number, type)) return fail(layout.name, "a tag is malformed");
    const auto field = std::ranges::find(layout.fields, number, &FieldLayout::number);
    if (field == layout.fields.end()) {
      if (reader.skip(type)) continue;
      return fail(layout.name, fmt::format("the message ends within the unknown field {}", number));
    }
    Value& into = value.items[static_cast<std::size_t>(field - layout.fields.begin())];
    const bool array = field->type.kind == Kind::Array;
    if (array && !std::exchange(into.bits, 1)) into.items.clear();  // the zeros of an array that is left out
    if (auto read = read_field(reader, type, field->type, into); !read) {
      if (read.error().where.empty()) read.error().where = fmt::format("{}.{}", layout.name, field->name);
      return pass_on(std::move(read));
    }
  }
  for (std::size_t i = 0; i < layout.fields.size(); ++i) {
    const FieldLayout& field = layout.fields[i];
    if (field.type.kind == Kind::Array && value.items[i].items.size() != field.type.count) {
      return fail(fmt::format("{}.{}", layout.name, field.name),
                  fmt::format("has {} elements, not {}", value.items[i].items.size(), field.type.count));
    }
  }
  return value;
}

void append_protobuf(std::string& out, const Layout& layout, const Value& value) {
  for (std::size_t i = 0; i < layout.fields.size(); ++i) {
    append_field(out, layout.fields[i].number, layout.fields[i].type, value.items[i]);
  }
}

Result<Value> read_stored(const Layout& layout, std::string_view bytes) {
  if (!layout.flat_size()) return read_protobuf(layout, bytes);
  Value value = empty(layout);
  if (auto walked = walk_all(layout, bytes, &value); !walked) return pass_on(std::move(walked));
  return value;
}

Result<void> check_stored(const Layout& layout, std::string_view bytes) {
  if (layout.flat_size()) return walk_all(layout, bytes, nullptr);
  auto read = read_protobuf(layout, bytes);
  if (!read) return pass_on(std::move(read));
  return {};
}

std::string write_stored(const Layout& layout, const Value& value) {
  std::string out;
  layout.flat_size() ? append_flat(out, layout, value) : append_protobuf(out, layout, value);
  return out;
}

Result<Value> read_json(const Layout& layout, std::string_view text) {
  auto document = JsonDocument::parse(text);
  if (!document) return pass_on(std::move(document));
  Value value = empty(layout);
  if (auto read = detail::read_json(layout, document->root(), "", value); !read) return pass_on(std::move(read));
  return value;
}

std::string descriptor(const Layout& layout) {
  wire::DescriptorSet set;
  describe(set, layout);
  return set.bytes();
}

}  // namespace cancha::team
