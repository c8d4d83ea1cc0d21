#include "team/yarp/recorded.h"

#include <fmt/format.h>

#include <bit>

#include "base/protobuf_descriptor.h"
#include "base/protobuf_wire.h"

namespace cancha::team::yarp {
namespace {

using wire::FieldType;
using wire::Type;

constexpr int kRepeated = 3;
constexpr std::string_view kTime = "google.protobuf.Timestamp";
constexpr std::string_view kSpan = "google.protobuf.Duration";

/// Calls see(number, type, bits, bytes) for each field of a message; false where the bytes are none.
template <class See>
bool for_each(std::string_view message, See see) {
  wire::Reader reader{message};
  while (!reader.empty()) {
    int number = 0;
    Type type{};
    std::uint64_t bits = 0;
    std::string_view bytes;
    if (!reader.tag(number, type)) return false;
    if (type == Type::Bytes ? !reader.bytes(bytes) : !reader.number(type, bits)) return false;
    if (!see(number, type, bits, bytes)) return false;
  }
  return true;
}

bool is_number(int type) {
  const auto kind = static_cast<FieldType>(type);
  return kind != FieldType::String && kind != FieldType::Bytes && kind != FieldType::Message;
}

/// How a number of a field is written where several stand together.
Type wire_type(int type) {
  const auto kind = static_cast<FieldType>(type);
  if (kind == FieldType::Double) return Type::Fixed64;
  if (kind == FieldType::Float || kind == FieldType::Fixed32) return Type::Fixed32;
  return Type::Varint;
}

/// A Timestamp or a Duration in seconds.
bool read_seconds(std::string_view bytes, double& seconds) {
  std::int64_t whole = 0;
  std::int64_t nanos = 0;
  const bool good = for_each(bytes, [&](int number, Type type, std::uint64_t bits, std::string_view) {
    if (type != Type::Varint) return false;
    (number == 1 ? whole : nanos) = static_cast<std::int64_t>(bits);
    return true;
  });
  seconds = static_cast<double>(whole) + static_cast<double>(nanos) / 1e9;
  return good;
}

}  // namespace

bool RecordedTypes::add_enum(std::string_view bytes, const std::string& scope) {
  std::string name;
  std::map<std::uint64_t, std::string> values;
  const bool good = for_each(bytes, [&](int number, Type type, std::uint64_t, std::string_view text) {
    if (type != Type::Bytes) return true;
    if (number == 1) name = text;
    if (number != 2) return true;
    std::string word;
    std::uint64_t value = 0;
    const bool read = for_each(text, [&](int part, Type of, std::uint64_t bits, std::string_view letters) {
      if (part == 1 && of == Type::Bytes) word = letters;
      if (part == 2 && of == Type::Varint) value = bits;
      return true;
    });
    values[value] = word;
    return read;
  });
  enums_[scope + "." + name] = std::move(values);
  return good;
}

bool RecordedTypes::add_message(std::string_view bytes, const std::string& scope, int depth) {
  if (depth > kDeepest) return false;
  std::string name;
  Fields fields;
  std::vector<std::string_view> messages;
  std::vector<std::string_view> enums;
  const bool good = for_each(bytes, [&](int number, Type type, std::uint64_t, std::string_view part) {
    if (type != Type::Bytes) return true;
    if (number == 1) name = part;
    if (number == 3) messages.push_back(part);
    if (number == 4) enums.push_back(part);
    if (number != 2) return true;
    Field field;
    const bool read = for_each(part, [&](int of, Type as, std::uint64_t bits, std::string_view text) {
      if (of == 1 && as == Type::Bytes) field.name = text;
      if (of == 3 && as == Type::Varint) field.number = static_cast<int>(bits);
      if (of == 4 && as == Type::Varint) field.repeated = bits == kRepeated;
      if (of == 5 && as == Type::Varint) field.type = static_cast<int>(bits);
      if (of == 6 && as == Type::Bytes) field.of = text.substr(text.starts_with('.') ? 1 : 0);
      return true;
    });
    fields.push_back(std::move(field));
    return read;
  });
  if (!good) return false;
  const std::string full = scope.empty() ? name : scope + "." + name;
  for (const std::string_view inner : messages) {
    if (!add_message(inner, full, depth + 1)) return false;
  }
  for (const std::string_view inner : enums) {
    if (!add_enum(inner, full)) return false;
  }
  messages_[full] = std::move(fields);
  return true;
}

bool RecordedTypes::add_file(std::string_view bytes) {
  std::string package;
  std::vector<std::string_view> messages;
  std::vector<std::string_view> enums;
  const bool good = for_each(bytes, [&](int number, Type type, std::uint64_t, std::string_view part) {
    if (type != Type::Bytes) return true;
    if (number == 2) package = part;
    if (number == 4) messages.push_back(part);
    if (number == 5) enums.push_back(part);
    return true;
  });
  if (!good) return false;
  for (const std::string_view message : messages) {
    if (!add_message(message, package, 0)) return false;
  }
  for (const std::string_view one : enums) {
    if (!add_enum(one, package)) return false;
  }
  return true;
}

Result<RecordedTypes> RecordedTypes::parse(std::string_view descriptors) {
  RecordedTypes types;
  const bool good = for_each(descriptors, [&](int number, Type type, std::uint64_t, std::string_view file) {
    return number != 1 || type != Type::Bytes || types.add_file(file);
  });
  if (!good) return fail("schema", "is no description of protobuf messages", "was the file damaged?");
  return types;
}

Item RecordedTypes::number(const Field& field, std::uint64_t bits) const {
  switch (static_cast<FieldType>(field.type)) {
    case FieldType::Double:
      return Item::number(std::bit_cast<double>(bits));
    case FieldType::Float:
      return Item::number(static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits))));
    case FieldType::Bool:
      return Item::truth(bits != 0);
    case FieldType::Enum: {
      const auto known = enums_.find(field.of);
      if (known == enums_.end()) break;
      if (const auto word = known->second.find(bits); word != known->second.end()) return Item::string(word->second);
      break;
    }
    default:
      break;
  }
  return Item::integer(static_cast<std::int64_t>(bits));
}

bool RecordedTypes::read_message(const Fields& fields, std::string_view bytes, int depth, std::size_t& count,
                                 Bottle& into) const {
  if (depth > kDeepest) return false;
  // what each field has, in the order of the fields
  std::vector<Bottle> found(fields.size());
  const auto see = [&](int number, Type type, std::uint64_t bits, std::string_view part) {
    std::size_t place = 0;
    while (place < fields.size() && fields[place].number != number) ++place;
    if (place == fields.size()) return true;
    const Field& field = fields[place];
    Bottle& values = found[place];
    if (++count > kMostItems) return false;
    if (is_number(field.type)) {
      if (type != Type::Bytes) return values.push_back(this->number(field, bits)), true;
      for (wire::Reader packed{part}; !packed.empty();) {
        std::uint64_t one = 0;
        if (++count > kMostItems || !packed.number(wire_type(field.type), one)) return false;
        values.push_back(this->number(field, one));
      }
      return true;
    }
    if (type != Type::Bytes) return false;
    Item item = Item::string(std::string{part});
    if (static_cast<FieldType>(field.type) == FieldType::Bytes) item.kind = ItemKind::Blob;
    if (static_cast<FieldType>(field.type) == FieldType::Message) {
      double seconds = 0.0;
      const auto of = messages_.find(field.of);
      if (field.of == kTime || field.of == kSpan) {
        if (!read_seconds(part, seconds)) return false;
        item = Item::number(seconds);
      } else {
        item = Item::list({});
        if (of == messages_.end() || !read_message(of->second, part, depth + 1, count, item.items)) return false;
      }
    }
    values.push_back(std::move(item));
    return true;
  };
  if (!for_each(bytes, see)) return false;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    const bool is_message = static_cast<FieldType>(field.type) == FieldType::Message;
    if (found[i].empty() && !field.repeated) {
      if (is_message && field.of != kTime && field.of != kSpan) continue;
      found[i].push_back(is_message ? Item::number(0.0) : is_number(field.type) ? number(field, 0) : Item::string({}));
    }
    Bottle pair{Item::string(field.name)};
    pair.push_back(field.repeated ? Item::list(std::move(found[i])) : std::move(found[i].back()));
    into.push_back(Item::list(std::move(pair)));
  }
  return true;
}

Result<Bottle> RecordedTypes::bottle(const std::string& type, std::string_view bytes) const {
  const auto found = messages_.find(type);
  if (found == messages_.end()) return fail(type, "is not described in the file");
  Bottle made;
  std::size_t count = 0;
  if (!read_message(found->second, bytes, 0, count, made)) {
    return fail(type, count > kMostItems ? fmt::format("has more than {} values", kMostItems)
                                         : "its bytes do not fit its description");
  }
  return made;
}

}  // namespace cancha::team::yarp
