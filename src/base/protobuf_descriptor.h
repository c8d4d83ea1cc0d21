#pragma once

#include <string>
#include <string_view>
#include <vector>

/// What a protobuf reader must know about a message, gathered by protobuf_descriptor() in base/protobuf.h.
namespace cancha::wire {

/// Google's numbers for the types of fields.
enum class FieldType {
  Double = 1,
  Float = 2,
  Int64 = 3,
  Uint64 = 4,
  Int32 = 5,
  Fixed32 = 7,
  Bool = 8,
  String = 9,
  Message = 11,
  Bytes = 12,
  Enum = 14
};

struct FieldDescription {
  std::string_view name;
  int number = 0;
  FieldType type = FieldType::Bool;
  bool repeated = false;
  std::string_view message;                   ///< the message's full name, for messages
  std::vector<std::string_view> enumerators;  ///< names in order, for enums
};

/// The name of an enum's value in protobuf: "half-time" to "HALF_TIME".
[[nodiscard]] std::string constant_name(std::string_view words);

/// Grows a serialized google.protobuf.FileDescriptorSet, one file for each message, imports before their users.
class DescriptorSet {
 public:
  [[nodiscard]] bool contains(std::string_view message) const;
  /// Adds a message whose nested messages are in the set already; enums become nested types named after the field.
  void add(std::string_view message, const std::vector<FieldDescription>& fields);
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::vector<std::string> messages_;
  std::string bytes_;
};

}  // namespace cancha::wire
