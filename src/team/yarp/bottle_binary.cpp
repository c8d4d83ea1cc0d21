#include "team/yarp/bottle_binary.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>

namespace cancha::team::yarp {
namespace {

constexpr std::int32_t kList = 256;
constexpr std::int32_t kDict = 512;
constexpr std::int32_t kKindMask = 255;

template <class Number>
void append_number(std::string& out, Number number) {
  static_assert(std::endian::native == std::endian::little);
  char bytes[sizeof number];
  std::memcpy(bytes, &number, sizeof number);
  out.append(bytes, sizeof number);
}

std::int32_t code_of(ItemKind kind, Codes codes) {
  switch (kind) {
    case ItemKind::Int8:
      return 32;
    case ItemKind::Int16:
      return 64;
    case ItemKind::Int32:
      return 1;
    case ItemKind::Int64:
      return 17;
    case ItemKind::Vocab32:
      return 9;
    case ItemKind::Vocab64:
      return 18;
    case ItemKind::Float32:
      return codes == Codes::Version4 ? 10 : 128;
    case ItemKind::Float64:
      return codes == Codes::Version4 ? 20 : 10;
    case ItemKind::String:
      return 4;
    case ItemKind::Blob:
      return 12;
    case ItemKind::List:
      break;
  }
  return kList;
}

std::optional<ItemKind> kind_of(std::int32_t code, Codes codes) {
  for (int k = 0; k < static_cast<int>(ItemKind::List); ++k) {
    const auto kind = static_cast<ItemKind>(k);
    if (code_of(kind, codes) == code) return kind;
  }
  return std::nullopt;
}

/// 256, or 256 and the kind that all values have.
std::int32_t list_code(const Bottle& bottle, Codes codes) {
  if (bottle.empty() || bottle.front().is_list()) return kList;
  const ItemKind kind = bottle.front().kind;
  const bool alike = std::ranges::all_of(bottle, [kind](const Item& item) { return item.kind == kind; });
  return alike ? kList + code_of(kind, codes) : kList;
}

void append_values(std::string& out, const Bottle& bottle, std::int32_t code, Codes codes);

void append_value(std::string& out, const Item& item, Codes codes) {
  switch (item.kind) {
    case ItemKind::Int8:
      return append_number(out, static_cast<std::int8_t>(item.whole));
    case ItemKind::Int16:
      return append_number(out, static_cast<std::int16_t>(item.whole));
    case ItemKind::Int32:
    case ItemKind::Vocab32:
      return append_number(out, static_cast<std::int32_t>(item.whole));
    case ItemKind::Int64:
    case ItemKind::Vocab64:
      return append_number(out, item.whole);
    case ItemKind::Float32:
      return append_number(out, static_cast<float>(item.real));
    case ItemKind::Float64:
      return append_number(out, item.real);
    case ItemKind::String:
    case ItemKind::Blob:
      append_number(out, static_cast<std::int32_t>(item.text.size()));
      out.append(item.text);
      return;
    case ItemKind::List:
      append_values(out, item.items, list_code(item.items, codes), codes);
  }
}

void append_values(std::string& out, const Bottle& bottle, std::int32_t code, Codes codes) {
  append_number(out, static_cast<std::int32_t>(bottle.size()));
  for (const Item& item : bottle) {
    if (code == kList) {
      append_number(out, item.is_list() ? list_code(item.items, codes) : code_of(item.kind, codes));
    }
    append_value(out, item, codes);
  }
}

class Reader {
 public:
  Reader(std::string_view bytes, Codes codes) : bytes_{bytes}, codes_{codes} {}

  BinaryRead bottle() {
    BinaryRead read;
    std::int32_t code = 0;
    if (number(code) && (code & kList) == 0) bad(fmt::format("begins with {}, and a list with 256 or more", code));
    values(code, 0, read.bottle);
    read.state = state_;
    read.used = at_;
    read.trouble = std::move(trouble_);
    return read;
  }

 private:
  using State = BinaryRead::State;

  bool good() const { return state_ == State::Whole; }

  void bad(std::string why) {
    if (!good()) return;
    state_ = State::Bad;
    trouble_ = std::move(why);
  }

  template <class Number>
  bool number(Number& to) {
    if (good() && bytes_.size() - at_ < sizeof to) state_ = State::More;
    if (!good()) return false;
    std::memcpy(&to, bytes_.data() + at_, sizeof to);
    at_ += sizeof to;
    return true;
  }

  template <class Number>
  void whole(Item& item) {
    Number read{};
    if (number(read)) item.whole = read;
  }

  void text(Item& item) {
    std::int32_t length = 0;
    if (!number(length)) return;
    if (length < 0 || static_cast<std::size_t>(length) > kMostBytes)
      return bad(fmt::format("a text of {} bytes", length));
    if (bytes_.size() - at_ < static_cast<std::size_t>(length)) {
      state_ = State::More;
      return;
    }
    item.text = bytes_.substr(at_, static_cast<std::size_t>(length));
    at_ += static_cast<std::size_t>(length);
  }

  /// `code`: of the list.
  void values(std::int32_t code, int depth, Bottle& bottle) {
    if (depth > kDeepest) return bad(fmt::format("lists lie more than {} deep", kDeepest));
    std::int32_t count = 0;
    if (!number(count)) return;
    count_ += static_cast<std::size_t>(std::max(count, 0));
    if (count < 0 || count_ > kMostItems) return bad(fmt::format("a list of {} values", count));
    const std::int32_t common = code & kKindMask;
    for (std::int32_t i = 0; i < count && good(); ++i) {
      std::int32_t own = common;
      if (common == 0 && !number(own)) return;
      bottle.push_back(value(own, depth));
    }
  }

  Item value(std::int32_t code, int depth) {
    Item item;
    if ((code & (kList | kDict)) != 0) {
      item.kind = ItemKind::List;
      values(code, depth + 1, item.items);
      return item;
    }
    const auto kind = kind_of(code, codes_);
    if (!kind) {
      bad(fmt::format("code {} is of no kind of value", code));
      return item;
    }
    item.kind = *kind;
    switch (*kind) {
      case ItemKind::Int8:
        whole<std::int8_t>(item);
        break;
      case ItemKind::Int16:
        whole<std::int16_t>(item);
        break;
      case ItemKind::Int32:
      case ItemKind::Vocab32:
        whole<std::int32_t>(item);
        break;
      case ItemKind::Int64:
      case ItemKind::Vocab64:
        whole<std::int64_t>(item);
        break;
      case ItemKind::Float32: {
        float read = 0.0F;
        if (number(read)) item.real = static_cast<double>(read);
        break;
      }
      case ItemKind::Float64:
        (void)number(item.real);
        break;
      default:
        text(item);
    }
    return item;
  }

  std::string_view bytes_;
  Codes codes_;
  std::size_t at_ = 0;
  std::size_t count_ = 0;
  State state_ = State::Whole;
  std::string trouble_;
};

}  // namespace

void append_binary(std::string& out, const Bottle& bottle, Codes codes) {
  const std::int32_t code = list_code(bottle, codes);
  append_number(out, code);
  append_values(out, bottle, code, codes);
}

BinaryRead read_binary(std::string_view bytes, Codes codes) {
  return Reader{bytes, codes}.bottle();
}

Result<Bottle> parse_binary(std::string_view bytes, Codes& codes) {
  BinaryRead first = read_binary(bytes, codes);
  if (first.state == BinaryRead::State::Whole && first.used == bytes.size()) return std::move(first.bottle);
  const Codes others = codes == Codes::Version4 ? Codes::Version3 : Codes::Version4;
  BinaryRead second = read_binary(bytes, others);
  if (second.state == BinaryRead::State::Whole && second.used == bytes.size()) {
    codes = others;
    return std::move(second.bottle);
  }
  std::string what = first.trouble;
  if (first.state == BinaryRead::State::More) what = fmt::format("ends after {} bytes, within a value", bytes.size());
  if (first.state == BinaryRead::State::Whole)
    what = fmt::format("has {} bytes behind its end", bytes.size() - first.used);
  return fail("bottle", std::move(what), "images and other types of YARP are no bottles");
}

}  // namespace cancha::team::yarp
