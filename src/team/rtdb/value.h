#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "team/rtdb/layout.h"

/// Values of records whose type this program may not have: read and written by their layout.
namespace cancha::team {

/// One value; which of the three it uses is said by its layout.
struct Value {
  std::uint64_t bits = 0;    ///< numbers as protobuf has them, enums by place, times in nanoseconds
  std::string text;          ///< of strings and bytes
  std::vector<Value> items;  ///< elements of a list or an array; fields of a message in the order of its layout
};

/// The form in which the database keeps values of a layout: flat where the size is fixed, else protobuf.
[[nodiscard]] Result<Value> read_stored(const Layout& layout, std::string_view bytes);
[[nodiscard]] std::string write_stored(const Layout& layout, const Value& value);

/// Fails where bytes are no value of a layout, with the field. Does not allocate where the layout is flat.
[[nodiscard]] Result<void> check_stored(const Layout& layout, std::string_view bytes);

[[nodiscard]] Result<Value> read_protobuf(const Layout& layout, std::string_view bytes);
void append_protobuf(std::string& out, const Layout& layout, const Value& value);

/// JSON as base/json.h writes it. Reading, absent fields are zero or empty and unknown ones are refused by name.
[[nodiscard]] Result<Value> read_json(const Layout& layout, std::string_view text);
void append_json(std::string& out, const Layout& layout, const Value& value);

/// A google.protobuf.FileDescriptorSet for a layout, as protobuf_descriptor() gives for a type.
[[nodiscard]] std::string descriptor(const Layout& layout);

}  // namespace cancha::team
