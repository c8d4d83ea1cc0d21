#include "team/yarp/bottle_text.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>

namespace cancha::team::yarp {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == ',' || c == '\t' || c == '\n' || c == '\r';
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// A whole text as a number.
template <class Number, class... Base>
std::optional<Number> whole_number(std::string_view text, Base... base) {
  Number number{};
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number, base...);
  if (text.empty() || fault != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// "12", "-0x1f"
std::optional<std::int64_t> integer_of(std::string_view word) {
  const bool minus = word.starts_with('-');
  if (minus || word.starts_with('+')) word.remove_prefix(1);
  if (word.empty() || !is_digit(word.front())) return std::nullopt;
  const bool hexadecimal = word.starts_with("0x") || word.starts_with("0X");
  const auto size =
      hexadecimal ? whole_number<std::uint64_t>(word.substr(2), 16) : whole_number<std::uint64_t>(word, 10);
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  if (!size || *size > kMost + (minus ? 1U : 0U)) return std::nullopt;
  return static_cast<std::int64_t>(minus ? 0 - *size : *size);
}

/// "2.5", "1e3", "inf"
std::optional<double> float_of(std::string_view word) {
  if (word == "inf") return std::numeric_limits<double>::infinity();
  if (word == "-inf") return -std::numeric_limits<double>::infinity();
  if (word == "nan") return std::numeric_limits<double>::quiet_NaN();
  if (word.starts_with('+')) word.remove_prefix(1);
  const std::string_view digits = word.starts_with('-') ? word.substr(1) : word;
  if (digits.empty() || !(is_digit(digits.front()) || (digits.front() == '.' && digits.size() > 1)))
    return std::nullopt;
  return whole_number<double>(word);
}

/// A word that stands in no quotes.
Item item_of(std::string word) {
  if (word == "true" || word == "false") return Item::truth(word == "true");
  if (word == "null") return Item::vocab(word);
  if (const auto integer = integer_of(word)) return Item::integer(*integer);
  if (const auto number = float_of(word)) return Item::number(*number);
  return Item::string(std::move(word));
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_{text} {}

  /// Values up to `end`, 0: up to the end of the text.
  Result<Bottle> values(char end, int depth) {
    Bottle bottle;
    const std::size_t start = at_;
    while (true) {
      while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
      if (at_ == text_.size()) {
        if (end == 0) return bottle;
        return trouble(start, fmt::format("the '{}' before it is never closed", end == ')' ? '(' : '{'));
      }
      if (text_[at_] == end) {
        ++at_;
        return bottle;
      }
      auto item = value(depth);
      if (!item) return pass_on(std::move(item));
      if (++count_ > kMostItems) return trouble(at_, fmt::format("has more than {} values", kMostItems));
      bottle.push_back(std::move(*item));
    }
  }

 private:
  tl::unexpected<Error> trouble(std::size_t at, std::string what) const {
    return fail(fmt::format("bottle, letter {}", at + 1), std::move(what),
                R"(for example 1 2.5 hello [get] (4 5) "a b")");
  }

  Result<Item> value(int depth) {
    const char c = text_[at_];
    if (c == '(') {
      if (depth >= kDeepest) return trouble(at_, fmt::format("lists lie more than {} deep", kDeepest));
      ++at_;
      auto items = values(')', depth + 1);
      if (!items) return pass_on(std::move(items));
      return Item::list(std::move(*items));
    }
    if (c == ')' || c == '}' || c == ']') return trouble(at_, fmt::format("a '{}' that closes nothing", c));
    if (c == '[') return vocab();
    if (c == '{' && depth <= kDeepest) return blob();
    if (c == '{') return trouble(at_, "a blob in a blob");
    if (c == '"') return quoted();
    return item_of(word());
  }

  Result<Item> vocab() {
    const std::size_t end = text_.find(']', at_);
    constexpr std::size_t kLetters = 8;
    if (end == std::string_view::npos) return trouble(at_, "this '[' is never closed");
    const std::string_view word = text_.substr(at_ + 1, end - at_ - 1);
    if (word.size() > kLetters) return trouble(at_, fmt::format("a vocab has {} letters at most", kLetters));
    if (word.find_first_of(std::string_view{" \t\r\n\0", 5}) != std::string_view::npos) {
      return trouble(at_, "a vocab is one word");
    }
    at_ = end + 1;
    return Item::vocab(word);
  }

  Result<Item> blob() {
    const std::size_t start = at_++;
    Item made;
    made.kind = ItemKind::Blob;
    const auto bytes = values('}', kDeepest + 1);
    if (!bytes) return tl::unexpected(bytes.error());
    for (const Item& byte : *bytes) {
      if (!byte.is_integer() || byte.whole < 0 || byte.whole > 255)
        return trouble(start, "a blob is of numbers from 0 to 255");
      made.text.push_back(static_cast<char>(static_cast<unsigned char>(byte.whole)));
    }
    return made;
  }

  Result<Item> quoted() {
    const std::size_t start = at_++;
    std::string text;
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == '"') {
        ++at_;
        return Item::string(std::move(text));
      }
      text.push_back(text_[at_] == '\\' && at_ + 1 < text_.size() ? unescaped(text_[++at_]) : text_[at_]);
    }
    return trouble(start, "this quote is never closed");
  }

  std::string word() {
    std::string word;
    for (; at_ < text_.size() && !is_blank(text_[at_]) && text_[at_] != ')' && text_[at_] != '}'; ++at_) {
      word.push_back(text_[at_] == '\\' && at_ + 1 < text_.size() ? unescaped(text_[++at_]) : text_[at_]);
    }
    return word;
  }

  static char unescaped(char c) {
    if (c == 'n') return '\n';
    if (c == 'r') return '\r';
    return c == '0' ? '\0' : c;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t count_ = 0;
};

/// Would be read as itself without quotes.
bool is_plain(std::string_view text) {
  if (text.empty() || !is_letter(text.front())) return false;
  for (const char c : text) {
    if (!is_letter(c) && !is_digit(c) && c != '.' && c != '-') return false;
  }
  return text != "true" && text != "false" && text != "null" && text != "inf" && text != "nan";
}

void append_string(std::string& out, std::string_view text) {
  if (is_plain(text)) {
    out.append(text);
    return;
  }
  out.push_back('"');
  for (const char c : text) {
    if (c == '\n' || c == '\r' || c == '\0') {
      out.push_back('\\');
      out.push_back(c == '\n' ? 'n' : c == '\r' ? 'r' : '0');
    } else {
      if (c == '"' || c == '\\') out.push_back('\\');
      out.push_back(c);
    }
  }
  out.push_back('"');
}

void append_float(std::string& out, std::string text) {
  if (text == "-nan") text = "nan";
  if (text.find_first_of(".ein") == std::string::npos) text += ".0";
  out += text;
}

void append(std::string& out, const Bottle& bottle);

void append(std::string& out, const Item& item) {
  switch (item.kind) {
    case ItemKind::Int8:
    case ItemKind::Int16:
    case ItemKind::Int32:
    case ItemKind::Int64:
      fmt::format_to(std::back_inserter(out), "{}", item.whole);
      return;
    case ItemKind::Vocab32:
    case ItemKind::Vocab64:
      if (item.kind == ItemKind::Vocab32 && (item.whole == 0 || item.whole == '1')) {
        out += item.whole == 0 ? "false" : "true";
      } else {
        out += '[' + item.word() + ']';
      }
      return;
    case ItemKind::Float32:
      append_float(out, fmt::format("{}", static_cast<float>(item.real)));
      return;
    case ItemKind::Float64:
      append_float(out, fmt::format("{}", item.real));
      return;
    case ItemKind::String:
      append_string(out, item.text);
      return;
    case ItemKind::Blob:
      out += '{';
      for (std::size_t i = 0; i < item.text.size(); ++i) {
        fmt::format_to(std::back_inserter(out), "{}{}", i == 0 ? "" : " ", static_cast<unsigned char>(item.text[i]));
      }
      out += '}';
      return;
    case ItemKind::List:
      break;
  }
  out += '(';
  append(out, item.items);
  out += ')';
}

void append(std::string& out, const Bottle& bottle) {
  for (std::size_t i = 0; i < bottle.size(); ++i) {
    if (i > 0) out += ' ';
    append(out, bottle[i]);
  }
}

}  // namespace

Result<Bottle> parse_bottle(std::string_view text) {
  if (text.size() > kMostBytes) return fail("bottle", fmt::format("has more than {} bytes", kMostBytes));
  return Parser{text}.values(0, 0);
}

std::string text_of(const Bottle& bottle) {
  std::string text;
  append(text, bottle);
  return text;
}

bool BottleLines::take(std::string_view line) {
  if (begun_) text_.push_back('\n');
  bool escaped = false;
  for (const char c : line) {
    if (escaped) {
      escaped = false;
      continue;
    }
    escaped = c == '\\';
    if (c == '"') quoted_ = !quoted_;
    if (quoted_) continue;
    if (c == '(' || c == '{') ++open_;
    if (c == ')' || c == '}') --open_;
  }
  text_.append(line);
  begun_ = !escaped;
  if (escaped) text_.pop_back();
  return !quoted_ && !escaped && open_ <= 0;
}

}  // namespace cancha::team::yarp
