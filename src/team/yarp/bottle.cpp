#include "team/yarp/bottle.h"

#include <limits>

namespace cancha::team::yarp {

Item Item::integer(std::int64_t number) {
  Item made;
  const bool fits =
      number >= std::numeric_limits<std::int32_t>::min() && number <= std::numeric_limits<std::int32_t>::max();
  made.kind = fits ? ItemKind::Int32 : ItemKind::Int64;
  made.whole = number;
  return made;
}

Item Item::number(double number) {
  Item made;
  made.kind = ItemKind::Float64;
  made.real = number;
  return made;
}

Item Item::string(std::string text) {
  Item made;
  made.kind = ItemKind::String;
  made.text = std::move(text);
  return made;
}

Item Item::vocab(std::string_view word) {
  constexpr std::size_t kLetters = 8;
  constexpr std::size_t kShort = 4;
  word = word.substr(0, kLetters);
  std::uint64_t code = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    code |= static_cast<std::uint64_t>(static_cast<unsigned char>(word[i])) << (8 * i);
  }
  Item made;
  made.kind = word.size() > kShort ? ItemKind::Vocab64 : ItemKind::Vocab32;
  made.whole = made.kind == ItemKind::Vocab32 ? static_cast<std::int32_t>(code) : static_cast<std::int64_t>(code);
  return made;
}

Item Item::truth(bool value) {
  Item made;
  made.kind = ItemKind::Vocab32;
  made.whole = value ? '1' : 0;
  return made;
}

Item Item::list(Bottle items) {
  Item made;
  made.kind = ItemKind::List;
  made.items = std::move(items);
  return made;
}

Item Item::numbers(const std::vector<double>& values) {
  Bottle items;
  items.reserve(values.size());
  for (const double value : values) items.push_back(number(value));
  return list(std::move(items));
}

std::optional<double> Item::as_number() const {
  if (is_integer()) return static_cast<double>(whole);
  if (kind == ItemKind::Float32 || kind == ItemKind::Float64) return real;
  return std::nullopt;
}

std::string Item::word() const {
  if (kind == ItemKind::String) return text;
  if (!is_vocab()) return {};
  std::string letters;
  auto code = static_cast<std::uint64_t>(whole);
  if (kind == ItemKind::Vocab32) code &= 0xffff'ffff;
  for (; (code & 0xff) != 0; code >>= 8) letters.push_back(static_cast<char>(code & 0xff));
  return letters;
}

std::string_view kind_text(ItemKind kind) {
  switch (kind) {
    case ItemKind::Int8:
    case ItemKind::Int16:
    case ItemKind::Int32:
    case ItemKind::Int64:
      return "an integer";
    case ItemKind::Vocab32:
    case ItemKind::Vocab64:
      return "a vocab";
    case ItemKind::Float32:
    case ItemKind::Float64:
      return "a float";
    case ItemKind::String:
      return "a string";
    case ItemKind::Blob:
      return "a blob";
    case ItemKind::List:
      break;
  }
  return "a list";
}

const Item& item_at(const Bottle& bottle, std::size_t place) {
  static const Item kAbsent = Item::string({});
  return place < bottle.size() ? bottle[place] : kAbsent;
}

}  // namespace cancha::team::yarp
