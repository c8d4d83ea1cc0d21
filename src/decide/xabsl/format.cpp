// The pretty-printer: follows the grammar over the words of a file that is known to be right, and carries the comments
// that stand between the words along.

#include "decide/xabsl/format.h"

#include <fmt/format.h>

#include <algorithm>

#include "decide/xabsl/syntax.h"

namespace cancha::decide::xabsl {
namespace {

/// Puts words on lines. A line is ended only when the next word comes, so that a comment behind the last one finds it.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_{text} {}

  void indent(int by) { level_ += by; }
  /// The next word begins a line.
  void end_line() { pending_ = true; }
  /// Puts a word behind the last one, after the comments that stand between the two.
  void word(const Token& token, bool blank) {
    lead(token);
    const std::string_view between = text_.substr(last_end_, token.begin - last_end_);
    const auto breaks = std::ranges::count(between, '\n');
    if (pending_) {
      flush();
      // one empty line is kept, but not at the ends of a block
      if (breaks > 1 && token.kind != Kind::CloseBrace && token.kind != Kind::CloseParen) empty_line();
    } else if (!line_.empty() && breaks > 0 && blank) {
      // a break inside a statement is kept
      flush();
      continued_ = true;
    } else if (blank && !line_.empty()) {
      line_ += ' ';
    }
    pending_ = false;
    if (line_.empty()) line_level_ = level_;
    line_ += trimmed(text_.substr(token.begin, token.end - token.begin));
    last_end_ = token.end;
  }
  /// Puts the comments before a word, at the present level.
  void lead(const Token& token) { last_end_ += comments(text_.substr(last_end_, token.begin - last_end_)); }
  std::string finish() {
    comments(text_.substr(last_end_));
    flush();
    return std::move(out_);
  }

 private:
  /// Without blanks at the ends of lines, and with LF between them.
  static std::string trimmed(std::string_view text) {
    std::string out;
    for (const char c : text) {
      if (c == '\n') out.resize(out.find_last_not_of(" \t\r") + 1);
      out += c;
    }
    return out;
  }
  void flush() {
    if (!line_.empty())
      out_.append(static_cast<std::size_t>(2 * line_level_ + (continued_ ? 4 : 0)), ' ').append(line_) += '\n';
    line_.clear();
    continued_ = false;
  }
  void empty_line() {
    const bool first = out_.empty() || out_.ends_with("{\n") || out_.ends_with("(\n");
    if (!first && !out_.ends_with("\n\n")) out_ += '\n';
  }
  /// Gives how many bytes the last comment ends after the beginning.
  std::size_t comments(std::string_view between) {
    std::size_t from = 0;
    for (std::size_t at = between.find('/'); at != std::string_view::npos; at = between.find('/', from)) {
      const bool slashes = between[at + 1] == '/';
      const std::size_t end =
          slashes ? std::min(between.find('\n', at), between.size()) : between.find("*/", at + 2) + 2;
      std::string comment = trimmed(between.substr(at, end - at));
      comment.resize(comment.find_last_not_of(" \t\r") + 1);
      const auto breaks = std::ranges::count(between.substr(from, at - from), '\n');
      const bool inside = !pending_ && (!line_.empty() || continued_);
      if (line_.empty() || breaks > 0) {
        // on lines of its own
        flush();
        if (breaks > 1 && !inside) empty_line();
        continued_ = inside;
        line_ = std::move(comment);
        line_level_ = level_;
        flush();
        continued_ = inside;
        pending_ = !inside;
      } else {
        // behind what stands there
        line_ += (slashes ? "  " : " ") + comment;
        if (slashes && inside) {
          flush();
          continued_ = true;
        }
      }
      from = end;
    }
    return from;
  }

  std::string_view text_;
  std::string out_;
  std::string line_;
  std::size_t last_end_ = 0;
  int level_ = 0;
  int line_level_ = 0;  ///< of the line being put together
  bool pending_ = false;
  bool continued_ = false;
};

/// Follows the grammar. The file is right, so that nothing needs to be checked.
class Printer {
 public:
  Printer(std::string_view text, const std::vector<Token>& tokens) : lines_{text}, tokens_{tokens} {}

  std::string run() {
    while (!at(Kind::End)) {
      if (at(Kind::Doc) || at(Kind::Header)) {
        line();
      } else if (at(Kind::Namespace) || at(Kind::Option)) {
        const bool option = at(Kind::Option);
        up_to(Kind::OpenBrace);
        option ? option_body() : block();
      } else {
        statement();
      }
    }
    return lines_.finish();
  }

 private:
  [[nodiscard]] Kind kind(std::size_t ahead = 0) const {
    return tokens_[std::min(at_ + ahead, tokens_.size() - 1)].kind;
  }
  [[nodiscard]] bool at(Kind wanted) const { return kind() == wanted; }

  void put() {
    lines_.word(tokens_[at_], blank_before());
    unary_ = (at(Kind::Minus) || at(Kind::Not)) && !ends_value(last_);
    last_ = kind();
    ++at_;
  }
  void end_line() {
    lines_.end_line();
    last_ = Kind::End;
    unary_ = false;
  }
  void line() {
    put();
    end_line();
  }
  static bool ends_value(Kind k) {
    return k == Kind::Identifier || k == Kind::Number || k == Kind::CloseParen || k == Kind::True || k == Kind::False ||
           k == Kind::StateTime || k == Kind::OptionTime || k == Kind::ActionDone || k == Kind::Conflict;
  }
  [[nodiscard]] bool blank_before() const {
    const Kind next = kind();
    if (last_ == Kind::End || last_ == Kind::OpenParen || unary_) return false;
    if (next == Kind::Semicolon || next == Kind::Comma || next == Kind::CloseParen) return false;
    if (next == Kind::OpenParen) return last_ != Kind::Identifier && last_ != Kind::Option && last_ != Kind::Behavior;
    return true;
  }

  /// Puts words until this one.
  void up_to(Kind stop) {
    while (!at(stop) && !at(Kind::End)) put();
    end_line();
  }
  void open() {
    line();
    lines_.indent(1);
  }
  void close() {
    // comments before the brace belong to what is inside
    lines_.lead(tokens_[at_]);
    lines_.indent(-1);
    put();
    if (at(Kind::Semicolon)) put();
    end_line();
  }

  /// A statement up to its semicolon, with the blocks it may hold: elements, or parameters in braces or parentheses.
  void statement() {
    while (!at(Kind::Semicolon) && !at(Kind::End) && !at(Kind::CloseBrace)) {
      if (at(Kind::OpenBrace)) {
        end_line();
        return block();
      }
      if (at(Kind::OpenParen) && holds_parameters()) {
        end_line();
        open();
        while (!at(Kind::CloseParen) && !at(Kind::End)) member();
        return close();
      }
      put();
    }
    if (at(Kind::Semicolon)) put();
    end_line();
  }
  /// Whether the parenthesis before us is that of an input function: there is a semicolon in it.
  [[nodiscard]] bool holds_parameters() const {
    for (std::size_t i = 1; kind(i) != Kind::CloseParen && kind(i) != Kind::End; ++i) {
      if (kind(i) == Kind::Semicolon) return true;
    }
    return false;
  }
  void member() {
    if (at(Kind::Doc)) return line();
    statement();
  }
  /// Declarations, parameters, actions or the elements of an enumeration.
  void block() {
    open();
    while (!at(Kind::CloseBrace) && !at(Kind::End)) {
      if (at(Kind::Identifier) && (kind(1) == Kind::Comma || kind(1) == Kind::CloseBrace)) {
        put();
        if (at(Kind::Comma)) put();
        end_line();
      } else {
        member();
      }
    }
    close();
  }

  void option_body() {
    open();
    while (!at(Kind::CloseBrace) && !at(Kind::End)) {
      if (at(Kind::Common)) {
        const bool decision = kind(1) == Kind::Decision;
        up_to(Kind::OpenBrace);
        decision ? decision_body() : block();
      } else if (at(Kind::Initial) || at(Kind::Target) || at(Kind::State)) {
        up_to(Kind::OpenBrace);
        state_body();
      } else {
        member();
      }
    }
    close();
  }
  void state_body() {
    open();
    while (!at(Kind::CloseBrace) && !at(Kind::End)) {
      const bool decision = at(Kind::Decision);
      up_to(Kind::OpenBrace);
      decision ? decision_body() : block();
    }
    close();
  }
  void decision_body() {
    open();
    if (at(Kind::Doc) && kind(1) == Kind::Else) line();
    if (at(Kind::Else)) {
      branch();
    } else {
      tree();
    }
    close();
  }
  void tree() {
    if (at(Kind::Doc)) line();
    if (at(Kind::OpenBrace)) {
      open();
      tree();
      return close();
    }
    if (!at(Kind::If)) return statement();
    // the condition ends where its first parenthesis is closed
    put();
    int depth = 0;
    do {
      depth += at(Kind::OpenParen) ? 1 : at(Kind::CloseParen) ? -1 : 0;
      put();
    } while (depth > 0 && !at(Kind::End));
    end_line();
    inner_tree();
    if (at(Kind::Doc)) line();
    if (at(Kind::Else)) branch();
  }
  /// An else and what follows it; an if stays on its line.
  void branch() {
    put();
    if (at(Kind::If)) return tree();
    end_line();
    inner_tree();
  }
  void inner_tree() {
    const bool braces = at(Kind::OpenBrace);
    if (!braces) lines_.indent(1);
    tree();
    if (!braces) lines_.indent(-1);
  }

  Lines lines_;
  const std::vector<Token>& tokens_;
  std::size_t at_ = 0;
  Kind last_ = Kind::End;
  bool unary_ = false;
};

}  // namespace

Result<std::string> format(std::string_view text, const std::string& path) {
  Sources sources;
  Findings findings;
  Arena arena;
  std::vector<Token> tokens;
  const std::uint32_t file = sources.add(path, std::string{text});
  static_cast<void>(syntax::parse(sources[file], file, arena, tokens, findings));
  for (const Diagnostic& d : diagnostics(findings, sources, false)) {
    if (d.severity == Severity::Error) return fail(fmt::format("{}:{}:{}", path, d.line, d.column), d.message, d.hint);
  }
  return Printer{sources[file].text, tokens}.run();
}

}  // namespace cancha::decide::xabsl
