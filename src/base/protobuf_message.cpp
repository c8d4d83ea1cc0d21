// Messages in protobuf's wire format, field by field over their shapes.

#include <fmt/format.h>

#include <cstring>
#include <utility>

#include "base/expects.h"
#include "base/protobuf.h"
#include "base/shape_numbers.h"

namespace cancha::wire {

namespace {

template <class T>
std::uint64_t widened(const void* at) {
  return static_cast<std::uint64_t>(load<T>(at));  // negative numbers are sign-extended, as protobuf wants
}

std::uint64_t to_bits(const Shape& shape, const void* at) {
  switch (shape.kind) {
    case ValueKind::Bool:
      return load<bool>(at) ? 1 : 0;
    case ValueKind::Int8:
      return widened<std::int8_t>(at);
    case ValueKind::Uint8:
      return widened<std::uint8_t>(at);
    case ValueKind::Int16:
      return widened<std::int16_t>(at);
    case ValueKind::Uint16:
      return widened<std::uint16_t>(at);
    case ValueKind::Int32:
      return widened<std::int32_t>(at);
    case ValueKind::Float:
    case ValueKind::Uint32:
      return widened<std::uint32_t>(at);
    case ValueKind::Enum:
      return enum_place(shape, at);
    default:
      return load<std::uint64_t>(at);
  }
}

template <class T>
bool store(std::uint64_t bits, void* at) {
  const T value = static_cast<T>(bits);
  std::memcpy(at, &value, sizeof value);
  return static_cast<std::uint64_t>(value) == bits;
}

/// False where the number is none that its type can hold.
bool from_bits(std::uint64_t bits, const Shape& shape, void* at) {
  switch (shape.kind) {
    case ValueKind::Bool:
      return store<bool>(bits, at);
    case ValueKind::Int8:
      return store<std::int8_t>(bits, at);
    case ValueKind::Uint8:
      return store<std::uint8_t>(bits, at);
    case ValueKind::Int16:
      return store<std::int16_t>(bits, at);
    case ValueKind::Uint16:
      return store<std::uint16_t>(bits, at);
    case ValueKind::Int32:
      return store<std::int32_t>(bits, at);
    case ValueKind::Float:
    case ValueKind::Uint32:
      return store<std::uint32_t>(bits, at);
    case ValueKind::Enum:
      if (bits >= shape.words.size()) return false;
      set_enum(shape, at, static_cast<std::size_t>(bits));
      return true;
    default:
      return store<std::uint64_t>(bits, at);
  }
}

// ---- writing

template <class T>
void append_moment(std::string& out, int number, T moment) {
  const std::size_t opened = open_length(out, number);
  const auto parts = split(moment);
  if (parts.seconds != 0) append_tagged(out, 1, Type::Varint, static_cast<std::uint64_t>(parts.seconds));
  if (parts.nanos != 0) {
    append_tagged(out, 2, Type::Varint, static_cast<std::uint64_t>(static_cast<std::int64_t>(parts.nanos)));
  }
  close_length(out, opened);
}

void append_block(std::string& out, int number, const void* bytes, std::size_t size) {
  const std::size_t opened = open_length(out, number);
  out.append(static_cast<const char*>(bytes), size);
  close_length(out, opened);
}

/// Appends one text, time or message with its tag, even when it is empty: its presence is information.
void append_element(std::string& out, int number, const Shape& shape, const void* value) {
  if (shape.kind == ValueKind::Text) {
    const auto& text = *static_cast<const std::string*>(value);
    append_block(out, number, text.data(), text.size());
  } else if (shape.kind == ValueKind::Bytes) {
    const auto& bytes = *static_cast<const Bytes*>(value);
    append_block(out, number, bytes.data(), bytes.size());
  } else if (shape.kind == ValueKind::Time) {
    append_moment(out, number, *static_cast<const Time*>(value));
  } else if (shape.kind == ValueKind::Duration) {
    append_moment(out, number, *static_cast<const Duration*>(value));
  } else {
    CANCHA_EXPECTS(shape.kind == ValueKind::Message);
    const std::size_t opened = open_length(out, number);
    append_fields(out, shape.message(), value);
    close_length(out, opened);
  }
}

void append_repeated(std::string& out, int number, const Shape& shape, const void* list) {
  const std::size_t length = shape.length(list);
  const Shape& element = *shape.element;
  // the elements are not changed; there is one function for both, because most readers need the other kind
  const void* const values = shape.first(const_cast<void*>(list));
  if (!is_number(element.kind)) {
    for (std::size_t i = 0; i < length; ++i) append_element(out, number, element, shape.at(values, i));
  } else if (length > 0) {
    const std::size_t opened = open_length(out, number);
    if (element.kind == ValueKind::Double || element.kind == ValueKind::Float) {
      out.append(static_cast<const char*>(values), length * element.size);  // they lie in memory as they are written
    } else {
      const Type type = type_of(element.kind);
      for (std::size_t i = 0; i < length; ++i) append_number(out, type, to_bits(element, shape.at(values, i)));
    }
    close_length(out, opened);
  }
}

/// Anything but a number.
void append_field(std::string& out, int number, const Shape& shape, const void* value) {
  if (shape.kind == ValueKind::List || shape.kind == ValueKind::Array) {
    append_repeated(out, number, shape, value);
  } else if (shape.kind == ValueKind::Optional) {
    if (const void* const held = shape.get(const_cast<void*>(value))) append_element(out, number, *shape.element, held);
  } else if (shape.kind == ValueKind::Text) {
    if (!static_cast<const std::string*>(value)->empty()) append_element(out, number, shape, value);
  } else if (shape.kind == ValueKind::Bytes) {
    if (!static_cast<const Bytes*>(value)->empty()) append_element(out, number, shape, value);
  } else {
    append_element(out, number, shape, value);
  }
}

// ---- reading

void clear_value(const Shape& shape, void* value) {
  switch (shape.kind) {
    case ValueKind::Message:
      return clear(shape.message(), value);
    case ValueKind::List:
      return shape.resize(value, 0);
    case ValueKind::Optional:
      return shape.reset(value);
    case ValueKind::Text:
      return static_cast<std::string*>(value)->clear();
    case ValueKind::Bytes:
      return static_cast<Bytes*>(value)->clear();
    case ValueKind::Array:
      for (std::size_t i = 0; i < shape.count; ++i) clear_value(*shape.element, shape.at(shape.first(value), i));
      return;
    default:
      CANCHA_EXPECTS(is_number(shape.kind) || shape.kind == ValueKind::Time || shape.kind == ValueKind::Duration);
      std::memset(value, 0, shape.size);
  }
}

Result<void> parse_number(Reader& reader, const Shape& shape, void* value) {
  std::uint64_t bits = 0;
  if (!reader.number(type_of(shape.kind), bits)) return fail("", "the message ends within this field");
  if (!from_bits(bits, shape, value)) return fail("", fmt::format("the number {} is out of range", bits));
  return {};
}

template <class T>
Result<void> parse_moment(std::string_view bytes, void* value) {
  auto parts = split(T{});
  auto parsed = parse_fields(bytes, detail::message_shape<decltype(parts)>(), &parts);
  if (parsed && !join(parts, *static_cast<T*>(value))) return fail("", "the seconds and nanoseconds are no time");
  return parsed;
}

/// One text, time or message from the bytes that its length counted.
Result<void> parse_element(std::string_view bytes, const Shape& shape, void* value) {
  switch (shape.kind) {
    case ValueKind::Text:
      *static_cast<std::string*>(value) = bytes;
      return {};
    case ValueKind::Bytes: {
      const auto* const first = reinterpret_cast<const std::byte*>(bytes.data());
      static_cast<Bytes*>(value)->assign(first, first + bytes.size());
      return {};
    }
    case ValueKind::Time:
      return parse_moment<Time>(bytes, value);
    case ValueKind::Duration:
      return parse_moment<Duration>(bytes, value);
    default:
      return parse_fields(bytes, shape.message(), value);
  }
}

/// Makes room for one more element, as its absence means.
Result<void*> one_more(const Shape& shape, void* list) {
  const std::size_t length = shape.length(list);
  if (length >= kMaxElements) return fail("", "there are too many elements");
  shape.resize(list, length + 1);
  void* const made = shape.at(shape.first(list), length);
  clear_value(*shape.element, made);
  return made;
}

Result<void> counted(Reader& reader, Type type, std::string_view& bytes) {
  if (type != Type::Bytes) return fail("", "the wire type is wrong");
  if (!reader.bytes(bytes)) return fail("", "the message ends within this field");
  return {};
}

Result<void> parse_repeated(Reader& reader, Type type, const Shape& shape, void* list) {
  const Shape& element = *shape.element;
  const bool numbers = is_number(element.kind);
  const auto add = [&](const auto& parse) -> Result<void> {
    auto made = one_more(shape, list);
    return made ? parse(*made) : pass_on(std::move(made));
  };
  // numbers may also come one by one, each with its own tag
  if (numbers && type == type_of(element.kind)) {
    return add([&](void* value) { return parse_number(reader, element, value); });
  }
  std::string_view bytes;
  if (auto read = counted(reader, type, bytes); !read) return read;
  if (!numbers) return add([&](void* value) { return parse_element(bytes, element, value); });
  for (Reader packed{bytes}; !packed.empty();) {
    if (auto read = add([&](void* value) { return parse_number(packed, element, value); }); !read) return read;
  }
  return {};
}

/// All elements of an array, in one piece.
Result<void> parse_array(Reader& reader, Type type, const Shape& shape, void* array) {
  std::string_view bytes;
  if (auto read = counted(reader, type, bytes); !read) return read;
  std::size_t found = 0;
  for (Reader packed{bytes}; !packed.empty(); ++found) {
    std::uint64_t beyond = 0;
    void* const value = found < shape.count ? shape.at(shape.first(array), found) : &beyond;
    if (auto read = parse_number(packed, *shape.element, value); !read) return read;
  }
  if (found != shape.count) return fail("", fmt::format("has {} elements, not {}", found, shape.count));
  return {};
}

Result<void> parse_field(Reader& reader, Type type, const Shape& shape, void* value) {
  if (shape.kind == ValueKind::Array) return parse_array(reader, type, shape, value);
  if (shape.kind == ValueKind::List) return parse_repeated(reader, type, shape, value);
  if (is_number(shape.kind)) {
    if (type != type_of(shape.kind)) return fail("", "the wire type is wrong");
    return parse_number(reader, shape, value);
  }
  if (shape.kind == ValueKind::Optional) {
    void* const held = shape.present(value);
    clear_value(*shape.element, held);
    return parse_field(reader, type, *shape.element, held);
  }
  std::string_view bytes;
  if (auto read = counted(reader, type, bytes); !read) return read;
  return parse_element(bytes, shape, value);
}

/// The field of a number. Messages have theirs in order mostly, so that the search begins behind the last one.
const FieldShape* field_of(const MessageShape& shape, int number, std::size_t& begin) {
  for (std::size_t i = 0; i < shape.fields.size(); ++i, ++begin) {
    if (begin >= shape.fields.size()) begin = 0;
    if (shape.fields[begin].number == number) return &shape.fields[begin];
  }
  return nullptr;
}

// ---- describing

FieldType field_type(ValueKind kind) {
  switch (kind) {
    case ValueKind::Double:
      return FieldType::Double;
    case ValueKind::Float:
      return FieldType::Float;
    case ValueKind::Int64:
      return FieldType::Int64;
    case ValueKind::Uint64:
      return FieldType::Uint64;
    case ValueKind::Uint32:
      return FieldType::Fixed32;
    case ValueKind::Bool:
      return FieldType::Bool;
    case ValueKind::Text:
      return FieldType::String;
    case ValueKind::Bytes:
      return FieldType::Bytes;
    case ValueKind::Enum:
      return FieldType::Enum;
    case ValueKind::Message:
    case ValueKind::Time:
    case ValueKind::Duration:
      return FieldType::Message;
    default:
      return FieldType::Int32;
  }
}

/// The message that a kind of value is written as; none for other kinds.
const MessageShape* message_of(const Shape& shape) {
  if (shape.kind == ValueKind::Message) return &shape.message();
  if (shape.kind == ValueKind::Time) return &detail::message_shape<Timestamp>();
  return shape.kind == ValueKind::Duration ? &detail::message_shape<Span>() : nullptr;
}

FieldDescription describe_field(DescriptorSet& set, const FieldShape& field) {
  const Shape* shape = field.shape;
  FieldDescription described;
  described.name = field.name;
  described.number = field.number;
  // the flat form of the database has arrays of messages, and JSON has optional numbers, which are 0 or absent here
  CANCHA_EXPECTS(shape->kind != ValueKind::Array || is_number(shape->element->kind));
  CANCHA_EXPECTS(shape->kind != ValueKind::Optional || !is_number(shape->element->kind));
  described.repeated = shape->kind == ValueKind::List || shape->kind == ValueKind::Array;
  if (shape->element) shape = shape->element;
  described.type = field_type(shape->kind);
  described.enumerators.assign(shape->words.begin(), shape->words.end());
  if (const MessageShape* const message = message_of(*shape)) {
    described.message = message->name;
    describe(set, *message);
  }
  return described;
}

}  // namespace

// Numbers that follow each other are appended together: a string looks at its room every time, and most fields are
// numbers.
void append_fields(std::string& out, const MessageShape& shape, const void* message) {
  char numbers[16 * kLongestTagged];
  char* end = numbers;
  for (const FieldShape& field : shape.fields) {
    const ValueKind kind = field.shape->kind;
    if (is_number(kind)) {
      const bool is_double = kind == ValueKind::Double;  // most are, so that they are spared two switches
      const Type type = is_double ? Type::Fixed64 : type_of(kind);
      const std::uint64_t bits =
          is_double ? load<std::uint64_t>(field.in(message)) : to_bits(*field.shape, field.in(message));
      if (bits == 0) continue;
      end = put_number(put_tag(end, field.number, type), type, bits);
      if (numbers + sizeof numbers - end >= static_cast<std::ptrdiff_t>(kLongestTagged)) continue;
    }
    out.append(numbers, end);
    end = numbers;
    if (!is_number(kind)) append_field(out, field.number, *field.shape, field.in(message));
  }
  out.append(numbers, end);
}

void clear(const MessageShape& shape, void* message) {
  for (const FieldShape& field : shape.fields) clear_value(*field.shape, field.in(message));
}

Result<void> parse_fields(std::string_view bytes, const MessageShape& shape, void* message) {
  std::size_t next = 0;
  for (Reader reader{bytes}; !reader.empty();) {
    int number = 0;
    Type type{};
    if (!reader.tag(number, type)) return fail(std::string{shape.name}, "a tag is malformed");
    const FieldShape* const field = field_of(shape, number, next);
    if (field) {
      auto parsed = parse_field(reader, type, *field->shape, field->in(message));
      if (!parsed && parsed.error().where.empty()) parsed.error().where = fmt::format("{}.{}", shape.name, field->name);
      if (!parsed) return parsed;
    } else if (!reader.skip(type)) {
      return fail(std::string{shape.name}, fmt::format("the message ends within the unknown field {}", number));
    }
  }
  return {};
}

void describe(DescriptorSet& set, const MessageShape& shape) {
  CANCHA_EXPECTS(!shape.name.empty());
  if (set.contains(shape.name)) return;
  std::vector<FieldDescription> fields;
  for (const FieldShape& field : shape.fields) fields.push_back(describe_field(set, field));
  set.add(shape.name, fields);
}

}  // namespace cancha::wire
