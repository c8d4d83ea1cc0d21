#include "decide/xabsl/token.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::decide::xabsl {
namespace {

enum : std::uint8_t { kLetter = 1, kDigit = 2, kInName = 4, kInRun = 8, kSpace = 16 };

/// What each byte may be part of.
constexpr std::array<std::uint8_t, 256> kClasses = [] {
  std::array<std::uint8_t, 256> table{};
  for (int c = 0; c < 256; ++c) {
    std::uint8_t& entry = table[static_cast<std::size_t>(c)];
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    const bool digit = c >= '0' && c <= '9';
    if (letter) entry |= kLetter;
    if (digit) entry |= kDigit;
    if (letter || digit || c == '.') entry |= kInName;
    if (letter || digit || c == '.' || c == '-') entry |= kInRun;
    if (c == ' ' || (c >= '\t' && c <= '\r')) entry |= kSpace;
  }
  return table;
}();

bool is(char c, std::uint8_t what) {
  return (kClasses[static_cast<unsigned char>(c)] & what) != 0;
}

/// For each first letter, where its keywords begin.
constexpr std::array<std::uint8_t, 27> kFirst = [] {
  std::array<std::uint8_t, 27> table{};
  std::size_t k = 0;
  for (std::size_t letter = 0; letter < 27; ++letter) {
    while (k < kKeywords.size() && static_cast<std::size_t>(kKeywords[k][0] - 'a') < letter) ++k;
    table[letter] = static_cast<std::uint8_t>(k);
  }
  return table;
}();

Kind keyword(std::string_view word) {
  if (word[0] < 'a' || word[0] > 'z') return Kind::Identifier;
  const auto letter = static_cast<std::size_t>(word[0] - 'a');
  for (std::size_t k = kFirst[letter]; k < kFirst[letter + 1]; ++k) {
    if (kKeywords[k] == word) return static_cast<Kind>(static_cast<std::size_t>(Kind::Action) + k);
  }
  return Kind::Identifier;
}

/// The pass over one file.
class Splitter {
 public:
  Splitter(const Source& source, std::uint32_t file, std::vector<Token>& tokens, Findings& findings)
      : text_{source.text}, file_{file}, tokens_{tokens}, findings_{findings} {}

  void run() {
    tokens_.clear();
    tokens_.reserve(text_.size() / 4 + 1);
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (is(c, kSpace)) {
        ++at_;
      } else if (is(c, kLetter) || (c == '@' && is(ahead(1), kLetter))) {
        word();
      } else if (is(c, kDigit)) {
        number();
      } else if (c == '/' && (ahead(1) == '/' || ahead(1) == '*')) {
        comment();
      } else if (c == '"' || c == '[') {
        quoted(c == '"' ? Kind::String : Kind::Range, c == '"' ? '"' : ']');
      } else {
        sign();
      }
    }
    add(Kind::End, 0);
  }

 private:
  [[nodiscard]] char ahead(std::size_t by) const { return at_ + by < text_.size() ? text_[at_ + by] : '\0'; }
  [[nodiscard]] Span next(std::size_t size) const {
    return {file_, static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(at_ + size)};
  }
  void add(Kind kind, std::size_t size) {
    tokens_.push_back({kind, static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(at_ + size)});
    at_ += size;
  }

  void word() {
    // a keyword is one only if the longest run, hyphens included, is it: 'state_time-5' is no keyword
    std::size_t name = 1, run = 1;
    while (is(ahead(name), kInName)) ++name;
    run = name;
    while (is(ahead(run), kInRun)) ++run;
    const Kind kind = run == name ? keyword(text_.substr(at_, name)) : Kind::Identifier;
    add(kind, name);
  }

  void number() {
    std::size_t size = 1;
    while (is(ahead(size), kDigit)) ++size;
    if (ahead(size) == '.') {
      ++size;
      while (is(ahead(size), kDigit)) ++size;
    }
    add(Kind::Number, size);
  }

  void comment() {
    if (ahead(1) == '/') {
      const std::size_t end = text_.find('\n', at_);
      if (end == std::string_view::npos) {
        findings_.error(Code::Syntax, next(text_.size() - at_), "the comment in the last line has no line end",
                        "add a line break behind it");
        at_ = text_.size();
      } else {
        at_ = end + 1;
      }
      return;
    }
    // more stars open other kinds; the end is sought behind the opening, so '/**/' is not closed
    const std::size_t opening = ahead(2) != '*' ? 2 : ahead(3) != '*' ? 3 : 4;
    const std::size_t end = text_.find("*/", at_ + opening);
    if (end == std::string_view::npos) {
      const char* hint = opening == 2 ? "close it with */" : "'/**/' and '/***/' are openings; close it with */";
      findings_.error(Code::OpenComment, next(opening), "this comment never ends", hint);
      at_ = text_.size();
    } else if (opening == 2) {
      at_ = end + 2;
    } else {
      add(opening == 3 ? Kind::Doc : Kind::Header, end + 2 - at_);
    }
  }

  void quoted(Kind kind, char closing) {
    const std::size_t end = text_.find(closing, at_ + 1);
    if (end == std::string_view::npos) {
      findings_.error(Code::EndOfFile, next(1), kind == Kind::String ? "this text never ends" : "this range never ends",
                      fmt::format("close it with {}", closing));
      at_ = text_.size();
    } else {
      add(kind, end + 1 - at_);
    }
  }

  void sign() {
    static constexpr std::string_view kTwo[] = {"<=", ">=", "==", "!=", "&&", "||"};
    const std::string_view two = text_.substr(at_, 2);
    if (two == "*/") {
      findings_.error(Code::StrayCommentEnd, next(2), "this comment has no beginning", "remove the */");
      at_ += 2;
      return;
    }
    for (std::size_t i = 0; i < std::size(kTwo); ++i) {
      if (two == kTwo[i]) return add(static_cast<Kind>(static_cast<std::size_t>(Kind::LessEqual) + i), 2);
    }
    static constexpr std::string_view kOne = "%!<>{}();|+-*/=,?:";
    if (const std::size_t i = kOne.find(text_[at_]); i != std::string_view::npos) {
      return add(static_cast<Kind>(static_cast<std::size_t>(Kind::Percent) + i), 1);
    }
    bad_characters();
  }

  void bad_characters() {
    // one message for a whole run of them, and for '.5' the number with it
    std::size_t size = 1;
    if (text_[at_] == '.' && is(ahead(1), kDigit)) {
      while (is(ahead(size), kDigit)) ++size;
      findings_.error(Code::BadCharacter, next(size), "a number must begin with a digit",
                      fmt::format("write 0{}", text_.substr(at_, std::min<std::size_t>(size, 20))));
      return add(Kind::Number, size);
    }
    const auto byte = static_cast<unsigned char>(text_[at_]);
    const auto same = [&](unsigned char next) { return byte >= 0x80 ? next >= 0x80 : next == byte; };
    while (at_ + size < text_.size() && same(static_cast<unsigned char>(text_[at_ + size]))) ++size;
    std::string hint;
    if (byte == '&') hint = "did you mean '&&'?";
    if (byte == '\'') hint = "texts stand in double quotes";
    if (byte == '@') hint = "a letter must follow: @name";
    findings_.error(Code::BadCharacter, next(size),
                    byte > 0x20 && byte < 0x7f ? fmt::format("the character '{}' may not stand here", text_[at_])
                                               : fmt::format("the byte 0x{:02x} may not stand here", byte),
                    hint);
    at_ += size;
  }

  std::string_view text_;
  std::uint32_t file_;
  std::vector<Token>& tokens_;
  Findings& findings_;
  std::size_t at_ = 0;
};

}  // namespace

std::string name_of(Kind kind) {
  static constexpr std::string_view kPlain[] = {"the end of the file",
                                                "a documentation comment",
                                                "a file header",
                                                "a name",
                                                "a number",
                                                "a text in quotes",
                                                "a range"};
  static constexpr std::string_view kSigns[] = {"<=", ">=", "==", "!=", "&&", "||", "%", "!", "<", ">", "{", "}",
                                                "(",  ")",  ";",  "|",  "+",  "-",  "*", "/", "=", ",", "?", ":"};
  const auto i = static_cast<std::size_t>(kind);
  if (kind < Kind::Action) return std::string{kPlain[i]};
  if (kind <= Kind::True) return fmt::format("'{}'", kKeywords[i - static_cast<std::size_t>(Kind::Action)]);
  return fmt::format("'{}'", kSigns[i - static_cast<std::size_t>(Kind::LessEqual)]);
}

void split(const Source& source, std::uint32_t file, std::vector<Token>& tokens, Findings& findings) {
  Splitter{source, file, tokens, findings}.run();
}

}  // namespace cancha::decide::xabsl
