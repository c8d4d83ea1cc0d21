#pragma once

#include <fmt/format.h>

#include <algorithm>

#include "base/protobuf.h"

/// The longer half of base/protobuf.h: parsing and describing.
namespace cancha {
namespace wire {

/// Sets every field to what its absence means.
template <class T>
void clear(T& value) {
  if constexpr (Message<T>) {
    for_each_field<T>([&](const auto& f, int) { clear(value.*f.member); });
  } else if constexpr (kIsVector<T> || std::is_same_v<T, std::string>) {
    value.clear();
  } else if constexpr (kIsMaybe<T>) {
    value.reset();
  } else {
    value = T{};
  }
}

template <Message T>
Result<void> parse_fields(std::string_view bytes, T& message);

template <Number T>
Result<void> parse_number(Reader& reader, T& value) {
  std::uint64_t bits = 0;
  if (!reader.number(type_of<T>(), bits)) return fail("", "the message ends within this field");
  if (!from_bits(bits, value)) return fail("", fmt::format("the number {} is out of range", bits));
  return {};
}

/// One text, time or message from the bytes that its length counted.
template <class T>
Result<void> parse_element(std::string_view bytes, T& value) {
  if constexpr (std::is_same_v<T, std::string>) {
    value = bytes;
  } else if constexpr (std::is_same_v<T, Bytes>) {
    const auto* const first = reinterpret_cast<const std::byte*>(bytes.data());
    value.assign(first, first + bytes.size());
  } else if constexpr (Moment<T>) {
    auto parts = split(T{});
    if (auto parsed = parse_fields(bytes, parts); !parsed) return parsed;
    if (!join(parts, value)) return fail("", "the seconds and nanoseconds are no time");
  } else {
    return parse_fields(bytes, value);
  }
  return {};
}

template <class T>
Result<void> parse_repeated(Reader& reader, Type type, std::vector<T>& values) {
  const auto add = [&](const auto& parse) -> Result<void> {
    if (values.size() >= kMaxElements) return fail("", "there are too many elements");
    T element{};
    clear(element);
    if (auto parsed = parse(element); !parsed) return parsed;
    values.push_back(std::move(element));
    return {};
  };
  // numbers may also come one by one, each with its own tag
  if constexpr (Number<T>) {
    if (type == type_of<T>()) return add([&](T& element) { return parse_number(reader, element); });
  }
  std::string_view bytes;
  if (type != Type::Bytes) return fail("", "the wire type is wrong");
  if (!reader.bytes(bytes)) return fail("", "the message ends within this field");
  if constexpr (Number<T>) {
    for (Reader packed{bytes}; !packed.empty();) {
      if (auto parsed = add([&](T& element) { return parse_number(packed, element); }); !parsed) return parsed;
    }
    return {};
  } else {
    return add([&](T& element) { return parse_element(bytes, element); });
  }
}

template <class T>
Result<void> parse_field(Reader& reader, Type type, T& value) {
  if constexpr (kIsArray<T>) {
    std::vector<typename T::value_type> all;
    if (auto parsed = parse_repeated(reader, type, all); !parsed) return parsed;
    if (all.size() != value.size()) return fail("", fmt::format("has {} elements, not {}", all.size(), value.size()));
    std::ranges::copy(all, value.begin());
    return {};
  } else if constexpr (kIsVector<T> && !std::is_same_v<T, Bytes>) {
    return parse_repeated(reader, type, value);
  } else if constexpr (Number<T>) {
    if (type != type_of<T>()) return fail("", "the wire type is wrong");
    return parse_number(reader, value);
  } else if constexpr (kIsMaybe<T>) {
    clear(value.present());
    return parse_field(reader, type, *value);
  } else {
    std::string_view bytes;
    if (type != Type::Bytes) return fail("", "the wire type is wrong");
    if (!reader.bytes(bytes)) return fail("", "the message ends within this field");
    return parse_element(bytes, value);
  }
}

template <Message T>
Result<void> parse_fields(std::string_view bytes, T& message) {
  for (Reader reader{bytes}; !reader.empty();) {
    int number = 0;
    Type type{};
    if (!reader.tag(number, type)) return fail(std::string{message_name<T>()}, "a tag is malformed");

    bool known = false;
    Result<void> parsed;
    for_each_field<T>([&](const auto& f, int its_number) {
      if (its_number != number) return;
      known = true;
      parsed = parse_field(reader, type, message.*f.member);
      if (!parsed && parsed.error().where.empty()) {
        parsed.error().where = fmt::format("{}.{}", message_name<T>(), f.name);
      }
    });
    if (!parsed) return parsed;
    if (!known && !reader.skip(type)) {
      return fail(std::string{message_name<T>()}, fmt::format("the message ends within the unknown field {}", number));
    }
  }
  return {};
}

template <class T>
constexpr FieldType field_type() {
  if constexpr (std::is_same_v<T, double>) return FieldType::Double;
  if constexpr (std::is_same_v<T, float>) return FieldType::Float;
  if constexpr (std::is_same_v<T, std::int64_t>) return FieldType::Int64;
  if constexpr (std::is_same_v<T, std::uint64_t>) return FieldType::Uint64;
  if constexpr (std::is_same_v<T, int> || Small<T>) return FieldType::Int32;
  if constexpr (std::is_same_v<T, std::uint32_t>) return FieldType::Fixed32;
  if constexpr (std::is_same_v<T, bool>) return FieldType::Bool;
  if constexpr (std::is_same_v<T, std::string>) return FieldType::String;
  if constexpr (std::is_same_v<T, Bytes>) return FieldType::Bytes;
  if constexpr (std::is_enum_v<T>) return FieldType::Enum;
  return FieldType::Message;
}

template <Message T>
void describe(DescriptorSet& set);

template <class T>
void describe_type(DescriptorSet& set, FieldDescription& field) {
  if constexpr (kIsArray<T> || (kIsVector<T> && !std::is_same_v<T, Bytes>)) {
    field.repeated = true;
    describe_type<typename T::value_type>(set, field);
  } else if constexpr (kIsMaybe<T>) {
    describe_type<typename T::value_type>(set, field);
  } else {
    field.type = field_type<T>();
    if constexpr (std::is_enum_v<T>) {
      constexpr auto enumerators = names(T{});
      field.enumerators.assign(enumerators.begin(), enumerators.end());
    } else if constexpr (Moment<T>) {
      describe_type<decltype(split(T{}))>(set, field);
    } else if constexpr (Message<T>) {
      field.message = message_name<T>();
      describe<T>(set);
    }
  }
}

template <Message T>
void describe(DescriptorSet& set) {
  static_assert(!message_name<T>().empty(), "a message needs a kName to be described");
  if (set.contains(message_name<T>())) return;
  std::vector<FieldDescription> fields;
  for_each_field<T>([&](const auto& f, int number) {
    FieldDescription& field = fields.emplace_back();
    field.name = f.name;
    field.number = number;
    describe_type<typename std::decay_t<decltype(f)>::Value>(set, field);
  });
  set.add(message_name<T>(), fields);
}

}  // namespace wire

template <Message T>
Result<void> parse_protobuf(std::string_view bytes, T& message) {
  wire::clear(message);
  return wire::parse_fields(bytes, message);
}

template <Message T>
std::string protobuf_descriptor() {
  wire::DescriptorSet set;
  wire::describe<T>(set);
  return set.bytes();
}

}  // namespace cancha
