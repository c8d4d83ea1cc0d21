#include "team/yarp/record_bottle.h"

#include <fmt/format.h>

#include "base/base64.h"
#include "base/json.h"
#include "base/json_read.h"
#include "base/suggest.h"

namespace cancha::team::yarp {
namespace {

Item item_of(const JsonValue& value) {
  if (const auto truth = value.as_bool()) return Item::truth(*truth);
  if (const auto whole = value.as_signed()) return Item::integer(*whole);
  if (const auto number = value.as_number()) return Item::number(*number);
  if (auto text = value.as_text()) return Item::string(std::move(*text));
  Bottle items;
  if (const auto members = value.members()) {
    for (const auto& [name, member] : *members) items.push_back(Item::list({Item::string(name), item_of(member)}));
    return Item::list(std::move(items));
  }
  if (const auto elements = value.elements()) {
    for (const JsonValue& element : *elements) items.push_back(item_of(element));
    return Item::list(std::move(items));
  }
  return Item::vocab("null");
}

tl::unexpected<Error> misfit(const std::string& field, const char* wanted, const Item& item) {
  return fail(field.empty() ? "bottle" : fmt::format("field '{}'", field),
              fmt::format("must be {}, and is {}", wanted, kind_text(item.kind)));
}

Result<void> append(std::string& out, const Layout& layout, const Item& item, const std::string& field);

/// `(name value) …`
Result<void> append_fields(std::string& out, const Layout& layout, const Bottle& pairs, const std::string& where) {
  out += '{';
  bool first = true;
  for (const Item& pair : pairs) {
    if (!pair.is_list() || pair.items.size() < 2) return misfit(where, "a list of (field value)", pair);
    const std::string name = pair.items[0].word();
    const FieldLayout* found = nullptr;
    std::vector<std::string> known;
    for (const FieldLayout& field : layout.fields) {
      known.push_back(field.name);
      if (field.name == name) found = &field;
    }
    if (found == nullptr)
      return fail(layout.name, fmt::format("has no field '{}'", name), suggest_and_list(name, known));
    if (!std::exchange(first, false)) out += ',';
    append_json(out, name);
    out += ':';
    // "(p 1 2)" is the same as "(p (1 2))"
    Item value = pair.items[1];
    const bool spread = pair.items.size() > 2 || (found->type.kind == Kind::Message && value.is_list() &&
                                                  !value.items.empty() && !value.items[0].is_list());
    if (spread) value = Item::list({pair.items.begin() + 1, pair.items.end()});
    if (auto appended = append(out, found->type, value, name); !appended) return appended;
  }
  out += '}';
  return {};
}

Result<void> append_elements(std::string& out, const Layout& layout, const Item& item, const std::string& field) {
  if (!item.is_list()) return misfit(field, "a list", item);
  out += '[';
  for (std::size_t i = 0; i < item.items.size(); ++i) {
    if (i > 0) out += ',';
    if (auto appended = append(out, layout.element.front(), item.items[i], field); !appended) return appended;
  }
  out += ']';
  return {};
}

Result<void> append(std::string& out, const Layout& layout, const Item& item, const std::string& field) {
  switch (layout.kind) {
    case Kind::Message:
      if (!item.is_list()) return misfit(field, "a list of (field value)", item);
      return append_fields(out, layout, item.items, field);
    case Kind::List:
    case Kind::Array:
      return append_elements(out, layout, item, field);
    case Kind::Bool:
      if (item.is_integer() ? item.whole > 1 || item.whole < 0
                            : !item.is_vocab() || (item.whole != 0 && item.whole != '1')) {
        return misfit(field, "true or false", item);
      }
      out += item.whole == 0 ? "false" : "true";
      return {};
    case Kind::String:
    case Kind::Enum:
      if (item.kind != ItemKind::String && !item.is_vocab()) return misfit(field, "a string", item);
      append_json(out, item.word());
      return {};
    case Kind::Bytes:
      if (item.kind != ItemKind::Blob && item.kind != ItemKind::String) return misfit(field, "a blob", item);
      append_json(out, item.kind == ItemKind::String ? item.text : base64(item.text));
      return {};
    case Kind::Float:
    case Kind::Double:
    case Kind::Time:
    case Kind::Duration: {
      const auto number = item.as_number();
      if (!number) return misfit(field, "a number", item);
      append_json(out, *number);
      return {};
    }
    default:
      if (!item.is_integer()) return misfit(field, "a whole number", item);
      out += std::to_string(item.whole);
      return {};
  }
}

}  // namespace

Result<Bottle> bottle_of_json(std::string_view json) {
  const auto document = JsonDocument::parse(json);
  if (!document) return tl::unexpected(document.error());
  Item item = item_of(document->root());
  return item.is_list() ? std::move(item.items) : Bottle{std::move(item)};
}

Result<std::string> json_of(const Layout& layout, const Bottle& bottle) {
  std::string out;
  if (auto appended = append_fields(out, layout, bottle, ""); !appended) return pass_on(std::move(appended));
  return out;
}

}  // namespace cancha::team::yarp
