#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/fields.h"
#include "base/maybe.h"
#include "base/protobuf_descriptor.h"
#include "base/protobuf_wire.h"
#include "base/result.h"
#include "base/time.h"

/// Protobuf (proto3) from any message, by its field list.
///
///     C++                      protobuf                   C++                 protobuf
///     bool                     bool                       std::string         string (UTF-8)
///     8 and 16 bits            int32                      vector<std::byte>   bytes
///     int                      int32                      enum with names()   enum inside the message
///     std::int64_t             int64                      Time                google.protobuf.Timestamp
///     std::uint32_t            fixed32, as in Foxglove    Duration            google.protobuf.Duration
///     std::uint64_t            uint64                     message             message named by its kName
///     float, double            float, double              std::vector<T>      repeated T, numbers packed
///                                                         std::array<T, N>    the same, of numbers: all N or none
///                                                         Maybe<T>            message or time T, left out when absent
namespace cancha {
namespace wire {

inline constexpr std::size_t kMaxElements = 1u << 20;  ///< of one repeated field; more are refused

/// Google's two messages of time; both are written in whole seconds and the nanoseconds beyond.
struct Timestamp {
  std::int64_t seconds = 0;
  int nanos = 0;
  static constexpr std::string_view kName = "google.protobuf.Timestamp";
  static constexpr auto fields() {
    return list_of(entry("seconds", &Timestamp::seconds), entry("nanos", &Timestamp::nanos));
  }
};
struct Span : Timestamp {
  static constexpr std::string_view kName = "google.protobuf.Duration";
};
[[nodiscard]] Timestamp split(Time time);
[[nodiscard]] Span split(Duration duration);
/// False where the parts are no time or do not fit into 64 bits of nanoseconds.
[[nodiscard]] bool join(const Timestamp& parts, Time& time);
[[nodiscard]] bool join(const Span& parts, Duration& duration);

template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;
using Bytes = std::vector<std::byte>;

template <class T>
concept Moment = std::is_same_v<T, Time> || std::is_same_v<T, Duration>;
template <class T>
concept Small = std::is_same_v<T, std::int8_t> || std::is_same_v<T, std::uint8_t> || std::is_same_v<T, std::int16_t> ||
    std::is_same_v<T, std::uint16_t>;
template <class T>
concept Number = std::is_same_v<T, bool> || Small<T> || std::is_same_v<T, int> || std::is_same_v<T, std::int64_t> ||
    std::is_same_v<T, std::uint32_t> || std::is_same_v<T, std::uint64_t> || std::is_same_v<T, float> ||
    std::is_same_v<T, double> ||(std::is_enum_v<T> && !std::is_same_v<T, std::byte>);

template <Number T>
constexpr Type type_of() {
  if (std::is_same_v<T, double>) return Type::Fixed64;
  return std::is_same_v<T, float> || std::is_same_v<T, std::uint32_t> ? Type::Fixed32 : Type::Varint;
}

template <Number T>
constexpr std::uint64_t to_bits(T value) {
  if constexpr (std::is_same_v<T, double>) {
    return std::bit_cast<std::uint64_t>(value);
  } else if constexpr (std::is_same_v<T, float>) {
    return std::bit_cast<std::uint32_t>(value);
  } else {
    return static_cast<std::uint64_t>(value);  // negative numbers are sign-extended, as protobuf wants
  }
}

/// False where the number is none that T can hold.
template <Number T>
constexpr bool from_bits(std::uint64_t bits, T& value) {
  if constexpr (std::is_same_v<T, double>) {
    value = std::bit_cast<double>(bits);
  } else if constexpr (std::is_same_v<T, float>) {
    value = std::bit_cast<float>(static_cast<std::uint32_t>(bits));
  } else if constexpr (std::is_enum_v<T>) {
    if (bits >= names(T{}).size()) return false;
    value = static_cast<T>(bits);
  } else {
    value = static_cast<T>(bits);
    return static_cast<std::uint64_t>(value) == bits;
  }
  return true;
}

template <Message T>
void append_fields(std::string& out, const T& message);

/// Appends one text, time or message with its tag, even when it is empty: its presence is information.
template <class T>
void append_element(std::string& out, int number, const T& value) {
  const std::size_t opened = open_length(out, number);
  if constexpr (Moment<T>) {
    append_fields(out, split(value));
  } else if constexpr (Message<T>) {
    append_fields(out, value);
  } else {
    out.append(reinterpret_cast<const char*>(value.data()), value.size());
  }
  close_length(out, opened);
}

/// Appends numbers one after the other; those that lie in memory as they are written all at once.
template <class Numbers>
void append_packed(std::string& out, const Numbers& values) {
  using T = typename Numbers::value_type;
  if constexpr (std::is_floating_point_v<T>) {
    static_assert(std::endian::native == std::endian::little, "protobuf is little-endian, and so are our machines");
    out.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
  } else {
    for (const auto value : values) append_number(out, type_of<T>(), to_bits(value));
  }
}

template <class T>
void append_field(std::string& out, int number, const T& value) {
  if constexpr (Number<T>) {
    const std::uint64_t bits = to_bits(value);
    if (bits == 0) return;
    append_tagged(out, number, type_of<T>(), bits);
  } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, Bytes>) {
    if (!value.empty()) append_element(out, number, value);
  } else if constexpr (kIsMaybe<T>) {
    static_assert(!Number<typename T::value_type>, "an absent number cannot be told from 0: put it into a message");
    if (value) append_element(out, number, *value);
  } else if constexpr (!kIsVector<T> && !kIsArray<T>) {
    static_assert(Message<T> || Moment<T>, "protobuf has no form for this type of field");
    append_element(out, number, value);
  } else if constexpr (!Number<typename T::value_type>) {
    static_assert(kIsVector<T>, "protobuf has no form for a fixed number of messages: only the flat form has");
    for (const auto& element : value) append_element(out, number, element);
  } else if (!value.empty()) {
    const std::size_t opened = open_length(out, number);
    append_packed(out, value);
    close_length(out, opened);
  }
}

template <Message T>
void append_fields(std::string& out, const T& message) {
  for_each_field<T>([&](const auto& f, int number) { append_field(out, number, message.*f.member); });
}

}  // namespace wire

/// Appends `message` in protobuf's wire format; does not allocate where `out` has the capacity already.
template <Message T>
void append_protobuf(std::string& out, const T& message) {
  wire::append_fields(out, message);
}

/// Reads a message from bytes of unknown origin. Unknown fields are skipped, absent ones are zero or empty (not the
/// defaults of the struct), and anything malformed is refused with the field that it was found in.
template <Message T>
[[nodiscard]] Result<void> parse_protobuf(std::string_view bytes, T& message);

/// A serialized google.protobuf.FileDescriptorSet with T and every message in it: what a recording gives as schema.
template <Message T>
[[nodiscard]] std::string protobuf_descriptor();

}  // namespace cancha

#include "base/protobuf_templates.h"
