#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How values lie in memory, as data: for code that walks any message without being compiled for each of them.
/// base/shape_of.h makes them.
///
/// Field lists are for the compiler: whatever is written as a template over them is compiled again for each message in
/// each source, which made building everything slow (record 0073). Shapes are made from the lists once a program,
/// and JSON, protobuf and schemas are plain functions over them.
///
///     for (const FieldShape& field : shape_of<Score>().message().fields) use(field.name, field.in(&score));
namespace cancha {

enum class ValueKind : std::uint8_t {
  Bool,
  Int8,
  Uint8,
  Int16,
  Uint16,
  Int32,
  Uint32,
  Int64,
  Uint64,
  Float,
  Double,
  Enum,
  Text,      ///< std::string
  TextView,  ///< std::string_view: written, never read
  Bytes,     ///< std::vector<std::byte>
  Time,
  Duration,
  RawJson,  ///< text that is JSON already
  Message,
  List,      ///< std::vector
  Array,     ///< std::array
  Optional,  ///< std::optional or Maybe
  Map        ///< std::map<std::string, T>
};

/// Text that is JSON already and is written as it is.
struct RawJson {
  std::string text = "null";
};

struct MessageShape;

/// The shape of a type of value; those of its parts hang on it.
struct Shape {
  ValueKind kind{};
  std::size_t size = 0;                     ///< of one value, bytes
  const Shape* element = nullptr;           ///< List, Array, Optional, Map
  std::size_t count = 0;                    ///< Array: how many
  std::span<const std::string_view> words;  ///< Enum: the names of its values
  const MessageShape& (*message)() = nullptr;

  /// List and Array: how many, and the first. List: makes it that long, new ones as their type begins.
  std::size_t (*length)(const void*) = nullptr;
  void* (*first)(void*) = nullptr;
  void (*resize)(void*, std::size_t) = nullptr;
  /// Optional: the value or null; present with what its memory holds, present and new, absent.
  void* (*get)(void*) = nullptr;
  void* (*present)(void*) = nullptr;
  void* (*renew)(void*) = nullptr;
  void (*reset)(void*) = nullptr;
  /// Map: calls see(context, name, value) for each in order.
  void (*each)(const void*, void* context, void (*see)(void*, std::string_view, const void*)) = nullptr;

  [[nodiscard]] const void* at(const void* values, std::size_t i) const {
    return static_cast<const char*>(values) + i * element->size;
  }
  [[nodiscard]] void* at(void* values, std::size_t i) const { return static_cast<char*>(values) + i * element->size; }
};

struct FieldShape {
  std::string_view name;
  std::string_view meaning;
  int number = 0;
  std::ptrdiff_t offset = 0;
  const Shape* shape = nullptr;

  [[nodiscard]] const void* in(const void* message) const { return static_cast<const char*>(message) + offset; }
  [[nodiscard]] void* in(void* message) const { return static_cast<char*>(message) + offset; }
};

struct MessageShape {
  std::string_view name;  ///< the message's kName, if any
  std::vector<FieldShape> fields;
};

}  // namespace cancha
