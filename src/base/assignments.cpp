#include "base/assignments.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cancha {
namespace {

constexpr int kDeepest = 8;                 ///< groups in groups
constexpr std::size_t kMostNumbers = 1000;  ///< in one file

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

/// Reads the text from its beginning to its end.
class AssignmentsReader {
 public:
  AssignmentsReader(std::string_view text, Assignments& into) : text_{text}, into_{&into} {}

  Result<void> read() {
    if (auto group = read_group("", 0, '\0'); !group) return group;
    return {};
  }

 private:
  [[nodiscard]] char look() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  tl::unexpected<Error> wrong(std::string what, std::string hint = "") const {
    return fail(fmt::format("{}:{}", into_->where_, line_), std::move(what), std::move(hint));
  }

  /// Passes over spaces and comments; false where a comment has no end.
  bool skip() {
    while (at_ < text_.size()) {
      const std::string_view rest = text_.substr(at_);
      if (rest.starts_with("//")) {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (rest.starts_with("/*")) {
        const std::size_t end = text_.find("*/", at_ + 2);
        if (end == text_.npos) return false;
        line_ += static_cast<int>(std::ranges::count(text_.substr(at_, end - at_), '\n'));
        at_ = end + 2;
      } else if (rest.front() == '\n') {
        ++line_, ++at_;
      } else if (rest.front() == ' ' || rest.front() == '\t' || rest.front() == '\r') {
        ++at_;
      } else {
        break;
      }
    }
    return true;
  }

  Result<char> next() {
    if (!skip()) return wrong("a comment has no end", "close it with */");
    return look();
  }

  Result<void> expect(char wanted) {
    const auto found = next();
    if (!found) return tl::unexpected<Error>(found.error());
    if (*found != wanted) return wrong(fmt::format("'{}' is missing", wanted), "assignments are written: name = 12;");
    ++at_;
    return {};
  }

  /// Assignments up to `end`.
  Result<void> read_group(const std::string& path, int depth, char end) {
    if (depth > kDeepest) return wrong("groups are nested too deep");
    for (;;) {
      const auto found = next();
      if (!found) return tl::unexpected<Error>(found.error());
      if (*found == end && (end != '\0' || at_ == text_.size())) {
        if (end != '\0') ++at_;
        return {};
      }
      if (!is_letter(*found)) return wrong("a name is missing", "assignments are written: name = 12;");
      const std::size_t begin = at_;
      while (is_letter(look()) || is_digit(look())) ++at_;
      const std::string name{text_.substr(begin, at_ - begin)};
      if (auto sign = expect('='); !sign) return sign;
      if (auto value = read_value(path.empty() ? name : path + "." + name, depth + 1); !value) return value;
      if (auto closed = expect(';'); !closed) return closed;
    }
  }

  Result<void> read_value(const std::string& path, int depth) {
    const auto found = next();
    if (!found) return tl::unexpected<Error>(found.error());
    if (*found == '{') {
      ++at_;
      return read_group(path, depth, '}');
    }
    if (*found == '[') {
      ++at_;
      return read_list(path, depth);
    }
    return read_number(path);
  }

  Result<void> read_list(const std::string& path, int depth) {
    if (depth > kDeepest) return wrong("lists are nested too deep");
    for (int i = 0;; ++i) {
      auto found = next();
      if (!found) return tl::unexpected<Error>(found.error());
      if (*found == ']') break;
      if (auto value = read_value(fmt::format("{}[{}]", path, i), depth + 1); !value) return value;
      found = next();
      if (!found) return tl::unexpected<Error>(found.error());
      if (*found == ']') break;
      if (auto comma = expect(','); !comma) return comma;
    }
    ++at_;
    return {};
  }

  Result<void> read_number(const std::string& path) {
    const std::string_view rest = text_.substr(at_);
    double value = 0.0;
    const std::size_t word = static_cast<std::size_t>(
        std::ranges::find_if(rest, [](char c) { return !is_letter(c) && !is_digit(c); }) - rest.begin());
    if (rest.substr(0, word) == "true" || rest.substr(0, word) == "false") {
      value = rest.front() == 't' ? 1.0 : 0.0;
      at_ += word;
    } else {
      const auto [end, trouble] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
      if (trouble != std::errc{} || !std::isfinite(value)) return wrong(fmt::format("'{}' has no number", path));
      at_ += static_cast<std::size_t>(end - rest.data());
    }
    if (into_->numbers_.size() == kMostNumbers) return wrong("there are too many numbers");
    if (into_->find(path) != nullptr) return wrong(fmt::format("'{}' is said twice", path));
    into_->numbers_.push_back({path, value, line_, false});
    return {};
  }

  std::string_view text_;
  Assignments* into_;
  std::size_t at_ = 0;
  int line_ = 1;
};

Result<Assignments> Assignments::parse(std::string_view text, const std::string& where) {
  Assignments made;
  made.where_ = where;
  if (auto read = AssignmentsReader{text, made}.read(); !read) return pass_on(std::move(read));
  return made;
}

Assignments::Number* Assignments::find(const std::string& path) {
  const auto found = std::ranges::find(numbers_, path, &Number::path);
  return found == numbers_.end() ? nullptr : &*found;
}

void Assignments::read(const std::string& path, double& into, Range range) {
  Number* number = find(path);
  if (number == nullptr) return;
  number->taken = true;
  if (!range.contains(number->value)) {
    return refuse(path, fmt::format("'{}' is {}, {}", path, number->value, range.text()));
  }
  into = number->value;
}

void Assignments::read(const std::string& path, int& into, Range range) {
  double value = into;
  const std::size_t before = faults_.size();
  read(path, value, range);
  if (faults_.size() != before) return;
  if (value != std::floor(value)) return refuse(path, fmt::format("'{}' is {}, must be whole", path, value));
  into = static_cast<int>(value);
}

std::size_t Assignments::length(const std::string& list) const {
  std::size_t count = 0;
  const auto has = [&](std::size_t i) {
    const std::string path = fmt::format("{}[{}]", list, i);
    return std::ranges::any_of(numbers_, [&](const Number& n) { return n.path.starts_with(path); });
  };
  while (has(count)) ++count;
  return count;
}

void Assignments::refuse(const std::string& path, std::string what, std::string hint) {
  const Number* number = find(path);
  faults_.push_back(
      {number == nullptr ? where_ : fmt::format("{}:{}", where_, number->line), std::move(what), std::move(hint)});
}

Result<void> Assignments::finish() {
  for (const Number& number : numbers_) {
    if (number.taken) continue;
    faults_.push_back({fmt::format("{}:{}", where_, number.line), fmt::format("'{}' is unknown", number.path), ""});
  }
  if (faults_.empty()) return {};
  return tl::unexpected<Error>(together(faults_));
}

}  // namespace cancha
