#include "team/rtdb/layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>

#include "base/hash.h"

namespace cancha::team {
namespace {

constexpr std::array<std::string_view, 15> kWords{"bool",   "int8",   "uint8",   "int16",  "uint16",
                                                  "int32",  "int64",  "fixed32", "uint64", "float",
                                                  "double", "string", "bytes",   "time",   "duration"};
constexpr int kDeepest = 16;                     ///< nesting of layouts of unknown origin
constexpr std::size_t kMostInArrays = 1u << 20;  ///< bytes, of such a layout
constexpr double kNoBound = std::numeric_limits<double>::infinity();

/// Can a field of this kind have bounds?
bool is_number(Kind kind) {
  return kind > Kind::Bool && kind < Kind::Enum && kind != Kind::String && kind != Kind::Bytes;
}

void append_bounds(std::string& out, const Layout& layout) {
  if (!layout.is_bounded()) return;
  const auto bound = [](double number) { return std::abs(number) < kNoBound ? fmt::format("{}", number) : ""; };
  out += fmt::format("{{{}..{}}}", bound(layout.least), bound(layout.most));
}

void append(std::string& out, const Layout& layout) {
  if (layout.kind < Kind::Enum) {
    out += kWords[static_cast<std::size_t>(layout.kind)];
    append_bounds(out, layout);
  } else if (layout.kind == Kind::Enum) {
    out += fmt::format("enum{{{}}}", fmt::join(layout.enumerators, "|"));
  } else if (layout.kind == Kind::List || layout.kind == Kind::Array) {
    out += '[';
    if (layout.kind == Kind::Array) out += fmt::format("{} ", layout.count);
    append(out, layout.element.front());
    out += ']';
  } else {
    out += layout.name;
    out += '(';
    for (const FieldLayout& field : layout.fields) {
      if (out.back() != '(') out += ", ";
      // by hand: a database of many records compares many of these texts when it is opened
      out += fmt::format_int{field.number}.c_str();
      out += ' ';
      out += field.name;
      out += ' ';
      append(out, field.type);
    }
    out += ')';
  }
}

/// Reads a layout's text front to back.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_{text} {}

  Result<Layout> all() {
    auto read = type(0);
    if (read && at_ != text_.size()) return wrong("the end");
    return read;
  }

 private:
  Result<Layout> type(int depth) {
    if (depth > kDeepest) return fail("layout", "nests too deep");
    Layout made;
    if (take("[")) return several(depth);
    const std::string_view word = until("(){}[], ");
    if (word == "enum" && take("{")) return enumeration();
    const auto plain = std::ranges::find(kWords, word);
    if (plain != kWords.end()) {
      made.kind = static_cast<Kind>(plain - kWords.begin());
      return is_number(made.kind) && take("{") ? bounds(std::move(made)) : Result<Layout>{std::move(made)};
    }
    if (word.empty() || !take("(")) return wrong("a type");
    // in protobuf, messages lie in a package
    const std::size_t dot = word.rfind('.');
    if (dot == word.npos || dot == 0 || dot + 1 == word.size())
      return fail("layout", "a message is named 'package.Name'");
    made.kind = Kind::Message;
    made.name = word;
    return fields(std::move(made), depth);
  }

  /// A list, or as many elements as a number says.
  Result<Layout> several(int depth) {
    Layout made;
    made.kind = Kind::List;
    const std::size_t before = in_arrays_;
    if (at_ < text_.size() && text_[at_] >= '1' && text_[at_] <= '9') {
      const std::string_view count = until(" ");
      const auto [end, fault] = std::from_chars(count.data(), count.data() + count.size(), made.count);
      if (fault != std::errc{} || end != count.data() + count.size() || !take(" ")) return wrong("a count");
      made.kind = Kind::Array;
    }
    auto element = type(depth + 1);
    if (!element) return element;
    if (!element->element.empty()) return fail("layout", "a list of lists has no form in protobuf");
    if (made.kind == Kind::Array) {
      const auto size = element->flat_size();
      if (!size) return fail("layout", "a fixed number of elements needs elements of a fixed size");
      // the count of whatever is within is in the size already
      if (made.count <= kMostInArrays) in_arrays_ = before + made.count * *size;
      if (made.count > kMostInArrays || in_arrays_ > kMostInArrays) {
        return fail("layout", fmt::format("its arrays have more than {} bytes", kMostInArrays));
      }
    }
    made.element.push_back(std::move(*element));
    return take("]") ? Result<Layout>{std::move(made)} : wrong("]");
  }

  /// "0..1}", of which a number may be left out.
  Result<Layout> bounds(Layout made) {
    const std::size_t begin = at_ - 1;
    const auto read = [&](double& bound, std::string_view ends) {
      const std::size_t end = std::min(text_.find(ends, at_), text_.size());
      const std::string_view digits = text_.substr(at_, end - at_);
      at_ = end;
      if (!digits.empty()) (void)std::from_chars(digits.data(), digits.data() + digits.size(), bound);
      return take(ends);
    };
    if (!read(made.least, "..") || !read(made.most, "}")) return wrong("two bounds, as {0..1},");
    // one text for one layout
    std::string again;
    append_bounds(again, made);
    if (again != text_.substr(begin, at_ - begin) || !(made.least <= made.most)) {
      at_ = begin;
      return wrong("two bounds, as {0..1},");
    }
    return made;
  }

  Result<Layout> enumeration() {
    Layout made;
    made.kind = Kind::Enum;
    do made.enumerators.emplace_back(until("|}"));
    while (take("|"));
    if (made.enumerators.size() > 255) return fail("layout", "an enum has more than 255 names");
    return take("}") ? Result<Layout>{std::move(made)} : wrong("}");
  }

  Result<Layout> fields(Layout made, int depth) {
    if (take(")")) return made;
    do {
      FieldLayout& field = made.fields.emplace_back();
      const std::string_view number = until(" ");
      const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), field.number);
      const bool whole = fault == std::errc{} && end == number.data() + number.size() && number.front() != '0';
      if (!whole || field.number < 1 || field.number >= 1 << 29 || !take(" ")) return wrong("a number");
      field.name = until(" (){}[],");
      if (field.name.empty() || !take(" ")) return wrong("a name");
      const auto earlier = std::span{made.fields}.first(made.fields.size() - 1);
      if (std::ranges::count(earlier, field.number, &FieldLayout::number) > 0 ||
          std::ranges::count(earlier, field.name, &FieldLayout::name) > 0) {
        return fail("layout", fmt::format("{} has two fields '{} {}'", made.name, field.number, field.name));
      }
      auto of_field = type(depth + 1);
      if (!of_field) return of_field;
      field.type = std::move(*of_field);
    } while (take(", "));
    return take(")") ? Result<Layout>{std::move(made)} : wrong(")");
  }

  bool take(std::string_view what) {
    if (!text_.substr(at_).starts_with(what)) return false;
    at_ += what.size();
    return true;
  }
  std::string_view until(std::string_view ends) {
    const std::size_t end = std::min(text_.find_first_of(ends, at_), text_.size());
    const std::string_view found = text_.substr(at_, end - at_);
    at_ = end;
    return found;
  }
  [[nodiscard]] tl::unexpected<Error> wrong(std::string_view wanted) const {
    return fail(fmt::format("layout:{}", at_), fmt::format("{} was expected", wanted));
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t in_arrays_ = 0;  ///< bytes so far
};

struct InC {
  std::size_t size = 0;
  std::size_t alignment = 1;
};

/// Where a C compiler puts a value; the gaps that it leaves go into `text`.
InC in_c(const Layout& layout, const std::string& name, std::string& text) {
  const auto gap = [&](std::size_t bytes, const std::string& where) {
    if (bytes == 0) return;
    text += fmt::format("{}{} byte{} {}", text.empty() ? "" : ", ", bytes, bytes == 1 ? "" : "s", where);
  };
  if (layout.kind == Kind::Array) {
    const InC one = in_c(layout.element.front(), name, text);
    return {one.size * layout.count, one.alignment};
  }
  if (layout.kind != Kind::Message) {
    const std::size_t size = layout.flat_size().value_or(0);
    return {size, size};
  }
  InC all;
  for (const FieldLayout& field : layout.fields) {
    const std::string its_name = name.empty() ? field.name : fmt::format("{}.{}", name, field.name);
    std::string inside;
    const InC one = in_c(field.type, its_name, inside);
    const std::size_t begin = (all.size + one.alignment - 1) / one.alignment * one.alignment;
    gap(begin - all.size, fmt::format("before '{}'", its_name));
    if (!inside.empty()) text += (text.empty() ? "" : ", ") + inside;
    all = {begin + one.size, std::max(all.alignment, one.alignment)};
  }
  const std::size_t end = (all.size + all.alignment - 1) / all.alignment * all.alignment;
  gap(end - all.size, name.empty() ? "at the end" : fmt::format("at the end of '{}'", name));
  return {end, all.alignment};
}

}  // namespace

std::string Layout::text() const {
  std::string out;
  append(out, *this);
  return out;
}

std::optional<std::size_t> Layout::flat_size() const {
  constexpr std::array<std::size_t, 16> kSizes{1, 1, 1, 2, 2, 4, 8, 4, 8, 4, 8, 0, 0, 8, 8, 1};
  if (kind == Kind::String || kind == Kind::Bytes || kind == Kind::List) return std::nullopt;
  if (kind == Kind::Array) {
    const auto size = element.front().flat_size();
    return size ? std::optional{count * *size} : std::nullopt;
  }
  if (kind != Kind::Message) return kSizes[static_cast<std::size_t>(kind)];
  std::size_t sum = 0;
  for (const FieldLayout& field : fields) {
    const auto size = field.type.flat_size();
    if (!size) return std::nullopt;
    sum += *size;
  }
  return sum > 0 ? std::optional{sum} : std::nullopt;  // a message without fields has nothing to lay out
}

bool Layout::is_bounded() const {
  return least > -kNoBound || most < kNoBound;
}

Padding padding_of(const Layout& layout) {
  Padding made;
  made.bytes = in_c(layout, "", made.text).size;
  return made;
}

std::string wrong_size(const Layout& layout, std::size_t size) {
  std::string what = fmt::format("its fields have {} bytes one after the other, not {}", *layout.flat_size(), size);
  const Padding padding = padding_of(layout);
  if (padding.bytes == size) what += fmt::format(": a C struct has padding, {}", padding.text);
  return what;
}

Result<Layout> Layout::parse(std::string_view text) {
  return Parser{text}.all();
}

std::uint64_t hash_of(std::string_view layout_text) {
  return Hash{}.add_bytes(layout_text.data(), layout_text.size()).value();
}

std::string difference(std::string_view theirs, std::string_view ours) {
  const auto [a, b] = std::ranges::mismatch(theirs, ours);
  const auto same = static_cast<std::size_t>(a - theirs.begin());
  // from the field in which they begin to differ
  const std::size_t cut = same == 0 ? 0 : theirs.substr(0, same).find_last_of("(,");
  const std::size_t from = cut == theirs.npos || cut == 0 ? 0 : cut + 1;
  constexpr std::size_t kShown = 60;
  const auto part = [&](std::string_view text) {
    const std::string_view shown = text.substr(std::min(from, text.size()), kShown);
    return fmt::format("{}{}{}", from == 0 ? "" : fmt::format("{}…", text.substr(0, text.find('(') + 1)), shown,
                       from + kShown < text.size() ? "…" : "");
  };
  return fmt::format("{} [{:016x}] in the database, {} [{:016x}] in this program", part(theirs), hash_of(theirs),
                     part(ours), hash_of(ours));
}

}  // namespace cancha::team
