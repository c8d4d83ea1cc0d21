#include "base/typescript.h"

#include <algorithm>

#include "base/expects.h"
#include "base/protobuf_descriptor.h"

namespace cancha {

namespace {

std::string short_name(std::string_view name) {
  return std::string{name.substr(name.rfind('.') + 1)};
}

}  // namespace

void TypeScript::add(const MessageShape& shape) {
  const std::string name = short_name(shape.name);
  CANCHA_EXPECTS(!name.empty());
  if (std::ranges::find(known_, name) != known_.end()) return;
  known_.push_back(name);
  std::string made = "export interface " + name + " {\n";
  for (const FieldShape& field : shape.fields) {
    if (!field.meaning.empty()) made += "  /** " + std::string{field.meaning} + " */\n";
    made += "  " + std::string{field.name} + ": " + type(*field.shape, false) + ";\n";
  }
  text_ += made + "}\n\n";
}

std::string TypeScript::type(const Shape& shape, bool element) {
  const std::string or_null = dialect_ == Dialect::Protobuf && !element ? " | null" : "";
  switch (shape.kind) {
    case ValueKind::Bool:
      return "boolean";
    case ValueKind::Time:
    case ValueKind::Duration:
      return dialect_ == Dialect::Json ? "number" : "{ seconds: number; nanos: number }" + or_null;
    case ValueKind::RawJson:
      return "unknown";
    case ValueKind::Text:
    case ValueKind::TextView:
      return "string";
    case ValueKind::Bytes:
      return dialect_ == Dialect::Json ? "string" : "Uint8Array";
    case ValueKind::Message:
      add(shape.message());
      return short_name(shape.message().name) + or_null;
    case ValueKind::Optional:
      return type(*shape.element, true) + " | null";
    case ValueKind::List:
    case ValueKind::Array:
      return type(*shape.element, true) + "[]";
    case ValueKind::Map:
      return "Record<string, " + type(*shape.element, true) + ">";
    case ValueKind::Enum: {
      std::string made;
      for (const std::string_view word : shape.words) {
        if (!made.empty()) made += " | ";
        made += '"' + (dialect_ == Dialect::Json ? std::string{word} : wire::constant_name(word)) + '"';
      }
      return element ? "(" + made + ")" : made;
    }
    default:
      return "number";
  }
}

}  // namespace cancha
