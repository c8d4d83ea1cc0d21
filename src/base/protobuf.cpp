#include "base/protobuf.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "base/expects.h"

namespace cancha::wire {

// ---- bytes

void close_long_length(std::string& out, std::size_t opened) {
  std::uint64_t length = out.size() - opened;
  std::size_t bytes = 1;
  for (std::uint64_t rest = length >> 7; rest != 0; rest >>= 7) ++bytes;
  if (bytes > 1) out.insert(opened, bytes - 1, '\0');
  for (std::size_t i = 0; i < bytes; ++i, length >>= 7) {
    out[opened - 1 + i] = static_cast<char>(i + 1 < bytes ? length | 0x80 : length);
  }
}

bool Reader::number(Type type, std::uint64_t& bits) {
  bits = 0;
  if (type == Type::Varint) {
    for (int shift = 0; shift < 64 && !left_.empty(); shift += 7) {
      const auto byte = static_cast<unsigned char>(left_.front());
      left_.remove_prefix(1);
      if (shift == 63 && byte > 1) return false;
      bits |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
      if (byte < 0x80) return true;
    }
    return false;
  }
  const std::size_t size = type == Type::Fixed64 ? 8 : 4;
  if (left_.size() < size) return false;
  for (std::size_t i = 0; i < size; ++i) {
    bits |= static_cast<std::uint64_t>(static_cast<unsigned char>(left_[i])) << (8 * i);
  }
  left_.remove_prefix(size);
  return true;
}

bool Reader::tag(int& number, Type& type) {
  std::uint64_t tag = 0;
  if (!this->number(Type::Varint, tag)) return false;
  const std::uint64_t its_type = tag & 7;
  const std::uint64_t its_number = tag >> 3;
  if (its_number == 0 || its_number >= 1u << 29) return false;
  if (its_type > 2 && its_type != 5) return false;  // the old groups are not for us
  number = static_cast<int>(its_number);
  type = static_cast<Type>(its_type);
  return true;
}

bool Reader::bytes(std::string_view& bytes) {
  std::uint64_t length = 0;
  if (!number(Type::Varint, length) || length > left_.size()) return false;
  bytes = left_.substr(0, length);
  left_.remove_prefix(length);
  return true;
}

bool Reader::skip(Type type) {
  std::string_view skipped_bytes;
  std::uint64_t skipped = 0;
  return type == Type::Bytes ? bytes(skipped_bytes) : number(type, skipped);
}

// ---- times

namespace {
constexpr std::int64_t kSecond = 1'000'000'000;

/// Seconds and nanoseconds as nanoseconds, false where they do not fit.
bool join_parts(const Timestamp& parts, std::int64_t& ns) {
  return !__builtin_mul_overflow(parts.seconds, kSecond, &ns) && !__builtin_add_overflow(ns, parts.nanos, &ns);
}
}  // namespace

Timestamp split(Time time) {
  // nanoseconds of a Timestamp count forwards, also before the start
  std::int64_t seconds = time.ns / kSecond;
  std::int64_t nanos = time.ns % kSecond;
  if (nanos < 0) {
    nanos += kSecond;
    --seconds;
  }
  return {seconds, static_cast<int>(nanos)};
}

Span split(Duration duration) {
  return {{duration.ns / kSecond, static_cast<int>(duration.ns % kSecond)}};
}

bool join(const Timestamp& parts, Time& time) {
  if (parts.nanos < 0 || parts.nanos >= kSecond) return false;
  // the first representable second reaches below 64 bits although its nanoseconds bring it back
  if (parts.seconds < 0 && parts.nanos > 0) {
    return join_parts({parts.seconds + 1, static_cast<int>(parts.nanos - kSecond)}, time.ns);
  }
  return join_parts(parts, time.ns);
}

bool join(const Span& parts, Duration& duration) {
  if (parts.nanos <= -kSecond || parts.nanos >= kSecond) return false;
  if ((parts.seconds > 0 && parts.nanos < 0) || (parts.seconds < 0 && parts.nanos > 0)) return false;
  return join_parts(parts, duration.ns);
}

// ---- descriptors, written by the same field lists that they describe

namespace {

struct EnumValue {
  std::string name;
  int number = 0;
  static constexpr auto fields() {
    return list_of(entry("name", &EnumValue::name), entry("number", &EnumValue::number));
  }
};

struct EnumDescriptor {
  std::string name;
  std::vector<EnumValue> values;
  static constexpr auto fields() {
    return list_of(entry("name", &EnumDescriptor::name), entry("value", &EnumDescriptor::values));
  }
};

struct FieldDescriptor {
  std::string name;
  int number = 0;
  int label = 1;  ///< 1 optional, 3 repeated
  int type = 0;
  std::string type_name;
  static constexpr auto fields() {
    return list_of(entry("name", &FieldDescriptor::name), entry("number", &FieldDescriptor::number, "", 3),
                   entry("label", &FieldDescriptor::label, "", 4), entry("type", &FieldDescriptor::type, "", 5),
                   entry("type_name", &FieldDescriptor::type_name, "", 6));
  }
};

struct MessageDescriptor {
  std::string name;
  std::vector<FieldDescriptor> its_fields;
  std::vector<EnumDescriptor> enums;
  static constexpr auto fields() {
    return list_of(entry("name", &MessageDescriptor::name), entry("field", &MessageDescriptor::its_fields, "", 2),
                   entry("enum_type", &MessageDescriptor::enums, "", 4));
  }
};

struct FileDescriptor {
  std::string name;
  std::string package;
  std::vector<std::string> dependencies;
  std::vector<MessageDescriptor> messages;
  std::string syntax = "proto3";
  static constexpr auto fields() {
    return list_of(entry("name", &FileDescriptor::name), entry("package", &FileDescriptor::package),
                   entry("dependency", &FileDescriptor::dependencies), entry("message_type", &FileDescriptor::messages),
                   entry("syntax", &FileDescriptor::syntax, "", 12));
  }
};

char upper(char c) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
}
char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}
bool is_alphanumeric(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// "whose_ball" to "WhoseBall".
std::string type_name(std::string_view field) {
  std::string name;
  bool at_start = true;
  for (const char c : field) {
    if (is_alphanumeric(c)) name += at_start ? upper(c) : c;
    at_start = !is_alphanumeric(c);
  }
  return name;
}

/// "foxglove.Log" to "foxglove/Log.proto"; Google's own files are in lower case.
std::string file_name(std::string_view message) {
  std::string name{message};
  if (name.starts_with("google.")) std::ranges::transform(name, name.begin(), lower);
  std::ranges::replace(name, '.', '/');
  return name + ".proto";
}

/// Values share the scope of the message, so that one that is taken gets the field's name in front.
EnumDescriptor describe_enum(const FieldDescription& field, std::vector<std::string>& taken) {
  EnumDescriptor described{type_name(field.name), {}};
  taken.push_back(described.name);
  for (const std::string_view words : field.enumerators) {
    std::string name = constant_name(words);
    while (std::ranges::find(taken, name) != taken.end()) name = constant_name(field.name) + "_" + name;
    taken.push_back(name);
    described.values.push_back({name, static_cast<int>(described.values.size())});
  }
  return described;
}

}  // namespace

std::string constant_name(std::string_view words) {
  std::string name;
  for (const char c : words) name += is_alphanumeric(c) ? upper(c) : '_';
  if (name.empty() || std::isdigit(static_cast<unsigned char>(name.front()))) name.insert(0, 1, '_');
  return name;
}

bool DescriptorSet::contains(std::string_view message) const {
  return std::ranges::find(messages_, message) != messages_.end();
}

void DescriptorSet::add(std::string_view message, const std::vector<FieldDescription>& fields) {
  const std::size_t dot = message.rfind('.');
  CANCHA_EXPECTS(dot != std::string_view::npos);
  FileDescriptor file{file_name(message), std::string{message.substr(0, dot)}, {}, {}, "proto3"};
  MessageDescriptor described{std::string{message.substr(dot + 1)}, {}, {}};
  std::vector<std::string> taken;
  for (const FieldDescription& field : fields) {
    std::string type;
    if (field.type == FieldType::Message) {
      type = fmt::format(".{}", field.message);
      const std::string import = file_name(field.message);
      if (std::ranges::find(file.dependencies, import) == file.dependencies.end()) file.dependencies.push_back(import);
    } else if (field.type == FieldType::Enum) {
      described.enums.push_back(describe_enum(field, taken));
      type = fmt::format(".{}.{}", message, described.enums.back().name);
    }
    described.its_fields.push_back(
        {std::string{field.name}, field.number, field.repeated ? 3 : 1, static_cast<int>(field.type), type});
  }
  file.messages.push_back(described);
  const std::size_t opened = open_length(bytes_, 1);
  append_protobuf(bytes_, file);
  close_length(bytes_, opened);
  messages_.emplace_back(message);
}

}  // namespace cancha::wire
