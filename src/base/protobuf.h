#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/fields.h"
#include "base/maybe.h"
#include "base/protobuf_descriptor.h"
#include "base/protobuf_wire.h"
#include "base/result.h"
#include "base/shape_of.h"
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

using detail::kIsArray;
using detail::kIsVector;
using Bytes = std::vector<std::byte>;

template <class T>
concept Moment = std::is_same_v<T, Time> || std::is_same_v<T, Duration>;

/// How numbers of a kind are written.
[[nodiscard]] constexpr Type type_of(ValueKind kind) {
  if (kind == ValueKind::Double) return Type::Fixed64;
  return kind == ValueKind::Float || kind == ValueKind::Uint32 ? Type::Fixed32 : Type::Varint;
}
[[nodiscard]] constexpr bool is_number(ValueKind kind) {
  return kind <= ValueKind::Enum;
}

void append_fields(std::string& out, const MessageShape& shape, const void* message);
/// As parse_protobuf(), onto what the message holds already.
[[nodiscard]] Result<void> parse_fields(std::string_view bytes, const MessageShape& shape, void* message);
/// Sets every field to what its absence means.
void clear(const MessageShape& shape, void* message);
/// Adds a message and all messages in it.
void describe(DescriptorSet& set, const MessageShape& shape);

}  // namespace wire

/// Appends `message` in protobuf's wire format; does not allocate where `out` has the capacity already.
template <Message T>
void append_protobuf(std::string& out, const T& message) {
  wire::append_fields(out, detail::message_shape<T>(), &message);
}

/// Reads a message from bytes of unknown origin. Unknown fields are skipped, absent ones are zero or empty (not the
/// defaults of the struct), and anything malformed is refused with the field that it was found in.
template <Message T>
[[nodiscard]] Result<void> parse_protobuf(std::string_view bytes, T& message) {
  wire::clear(detail::message_shape<T>(), &message);
  return wire::parse_fields(bytes, detail::message_shape<T>(), &message);
}

/// A serialized google.protobuf.FileDescriptorSet with T and every message in it: what a recording gives as schema.
template <Message T>
[[nodiscard]] std::string protobuf_descriptor() {
  static_assert(!message_name<T>().empty(), "a message needs a kName to be described");
  wire::DescriptorSet set;
  wire::describe(set, detail::message_shape<T>());
  return set.bytes();
}

}  // namespace cancha
