#include "lsp/context.h"

#include <algorithm>

#include "decide/xabsl/token.h"

namespace cancha::lsp {
namespace {

using decide::xabsl::Kind;
using decide::xabsl::Token;

std::vector<Token> words_of(std::string_view text) {
  std::vector<Token> tokens;
  decide::xabsl::Findings ignored;
  decide::xabsl::split({"", std::string{text}}, 0, tokens, ignored);
  tokens.pop_back();
  return tokens;
}

bool is_word(Kind kind) {
  return kind == Kind::Identifier || (kind >= Kind::Action && kind <= Kind::True);
}

/// Whether the text between two words ends inside of a comment.
bool ends_in_comment(std::string_view gap) {
  for (std::size_t i = 0; i + 1 < gap.size();) {
    if (gap[i] != '/' || (gap[i + 1] != '/' && gap[i + 1] != '*')) {
      ++i;
      continue;
    }
    const std::size_t end = gap[i + 1] == '/' ? gap.find('\n', i) : gap.find("*/", i + 2);
    if (end == std::string_view::npos) return true;
    i = end + 1;
  }
  return false;
}

/// What a brace or parenthesis opened.
enum class Block : std::uint8_t {
  File,
  Option,
  State,
  Decision,
  Action,
  Namespace,
  Enumeration,
  Behaviour,
  Tree,
  If,
  Call,
  Declared,
  Paren
};

struct Frame {
  Block block = Block::File;
  std::string name;      ///< of an option or state; of a call: what is called
  std::string argument;  ///< whose value is being written
  std::vector<std::string> given;
};

/// Goes over the words before the place and remembers what is open.
class Walk {
 public:
  Walk(std::string_view text, const std::vector<Token>& tokens, std::size_t count)
      : text_{text}, tokens_{tokens}, count_{count} {}

  Context run() {
    for (std::size_t i = 0; i < count_; ++i) step(i);
    Context context;
    for (const Frame& f : open_) {
      if (f.block == Block::Option) context.option = f.name;
    }
    finish(context);
    return context;
  }

 private:
  [[nodiscard]] std::string word(std::size_t i) const {
    return std::string{text_.substr(tokens_[i].begin, tokens_[i].end - tokens_[i].begin)};
  }
  [[nodiscard]] Kind kind(std::size_t i) const { return i < count_ ? tokens_[i].kind : Kind::End; }
  /// The kind of a word before the place, counted from 1 backwards.
  [[nodiscard]] Kind back(std::size_t by) const { return by <= count_ ? tokens_[count_ - by].kind : Kind::End; }
  [[nodiscard]] Block top() const { return open_.back().block; }
  [[nodiscard]] bool in_paren() const { return top() >= Block::If; }
  void close_parens() {
    while (in_paren()) open_.pop_back();
  }
  /// A brace was forgotten: back to the block in which such a thing can stand.
  void back_to(Block block) {
    const auto has = [&](const Frame& f) { return f.block == block; };
    if (std::ranges::none_of(open_, has)) return;
    while (top() != block) open_.pop_back();
  }
  void expect(Block block) {
    pending_ = block;
    pending_name_.clear();
  }

  void step(std::size_t i) {
    switch (tokens_[i].kind) {
      case Kind::OpenBrace:
        close_parens();
        open_.push_back({pending_, pending_name_, {}, {}});
        expect(Block::Tree);
        start_ = i + 1;
        break;
      case Kind::CloseBrace:
        close_parens();
        if (open_.size() > 1) open_.pop_back();
        start_ = i + 1;
        break;
      case Kind::Semicolon:
        if (top() != Block::Declared) close_parens();
        expect(Block::Tree);
        start_ = i + 1;
        break;
      case Kind::OpenParen:
        open_paren(i);
        break;
      case Kind::CloseParen:
        if (top() == Block::If) start_ = i + 1;
        if (in_paren()) open_.pop_back();
        break;
      case Kind::If:
      case Kind::Goto:
      case Kind::Stay:
        // whatever parenthesis is open was forgotten
        close_parens();
        start_ = i;
        break;
      case Kind::Else:
        close_parens();
        start_ = i + 1;
        break;
      case Kind::Assign:
        if (top() == Block::Call && i > 0 && open_.back().argument.empty()) {
          open_.back().argument = word(i - 1);
          open_.back().given.push_back(open_.back().argument);
        }
        break;
      case Kind::Comma:
        open_.back().argument.clear();
        break;
      default:
        keyword(i);
    }
  }

  void keyword(std::size_t i) {
    const Kind before = i > 0 ? tokens_[i - 1].kind : Kind::End;
    switch (tokens_[i].kind) {
      case Kind::Option:
        if (open_.size() == 1) expect(Block::Option);
        break;
      case Kind::Namespace:
        expect(Block::Namespace);
        break;
      case Kind::Behavior:
        if (top() == Block::Namespace) expect(Block::Behaviour);
        break;
      case Kind::Enum:
        if (top() == Block::Namespace) expect(Block::Enumeration);
        break;
      case Kind::Initial:
      case Kind::Target:
      case Kind::State:
        if (before != Kind::Initial && before != Kind::Target) {
          back_to(Block::Option);
          start_ = i;
        }
        expect(Block::State);
        break;
      case Kind::Decision:
      case Kind::Action:
        back_to(before == Kind::Common ? Block::Option : Block::State);
        expect(tokens_[i].kind == Kind::Decision ? Block::Decision : Block::Action);
        start_ = i;
        break;
      case Kind::Identifier:
        if (pending_name_.empty()) pending_name_ = word(i);
        break;
      default:
        break;
    }
  }

  void open_paren(std::size_t i) {
    const Kind before = i > 0 ? tokens_[i - 1].kind : Kind::End;
    Frame frame;
    frame.block = Block::Paren;
    if (before == Kind::If) frame.block = Block::If;
    if (top() == Block::Namespace && start_ < i && kind(start_) != Kind::Namespace) {
      frame.block = Block::Declared;
      start_ = i + 1;
    } else if (before == Kind::Identifier) {
      frame.block = Block::Call;
      frame.name = word(i - 1);
    } else if ((before == Kind::Option || before == Kind::Behavior) && i > 1) {
      frame.block = Block::Call;
      frame.name = word(i - 2);
    }
    open_.push_back(std::move(frame));
  }

  void finish(Context& c) const {
    const bool fresh = start_ >= count_;
    const Kind first = kind(start_);
    const Kind last = fresh ? Kind::End : back(1);
    if (in_paren() && top() != Block::Declared) return finish_paren(c, first);
    switch (top()) {
      case Block::File:
        if (fresh) c.where = Where::FileTop;
        break;
      case Block::Namespace:
      case Block::Declared:
      case Block::Behaviour:
        finish_declaration(c, fresh, last);
        break;
      case Block::Option:
        if (fresh) c.where = Where::OptionMember;
        if (last == Kind::Enum) c.where = Where::EnumName;
        if (last == Kind::Common) c.where = Where::AfterCommon;
        if (last == Kind::Initial) c.where = Where::AfterInitial;
        if (last == Kind::Target) c.where = Where::AfterTarget;
        if (last == Kind::Identifier && back(2) == Kind::State) c.where = Where::AfterStateName;
        break;
      case Block::State:
        if (fresh) c.where = Where::StateMember;
        break;
      case Block::Decision:
      case Block::Tree:
        if (fresh) c.where = Where::Tree;
        if (last == Kind::Goto) c.where = Where::Goto;
        break;
      case Block::Action:
        if (fresh) c.where = Where::ActionStart;
        if (first == Kind::Identifier && kind(start_ + 1) == Kind::Assign) value(c);
        break;
      default:
        break;
    }
  }

  void finish_declaration(Context& c, bool fresh, Kind last) const {
    const bool member = top() == Block::Namespace;
    const bool named_enum = last == Kind::Identifier && back(2) == Kind::Enum;
    if (fresh) c.where = member ? Where::Member : Where::ParameterType;
    if (last == Kind::Enum) c.where = Where::EnumName;
    if (member && (last == Kind::Bool || last == Kind::Float || named_enum)) c.where = Where::Direction;
  }

  void finish_paren(Context& c, Kind first) const {
    if (first == Kind::Agent) {
      if (back(1) == Kind::Comma) c.where = Where::AgentRoot;
      return;
    }
    const Frame& frame = open_.back();
    if (frame.block == Block::Call) {
      c.called = frame.name;
      c.given = frame.given;
      c.argument = frame.argument;
      if (frame.argument.empty()) {
        if (back(1) == Kind::OpenParen || back(1) == Kind::Comma) c.where = Where::ArgumentName;
        return;
      }
    }
    value(c);
  }

  /// Within an expression: a value may stand after a sign, not after another value.
  void value(Context& c) const {
    const Kind last = back(1);
    const bool after_value = is_word(last) || last == Kind::Number || last == Kind::CloseParen;
    if (after_value && last != Kind::If) return;
    c.where = Where::Expression;
    if (last == Kind::Equal || last == Kind::NotEqual) return compared(c);
    if (last != Kind::Assign && last != Kind::Question && last != Kind::Colon && last != Kind::OpenParen) return;
    // the innermost call's argument, or what is assigned to
    for (auto f = open_.rbegin(); f != open_.rend(); ++f) {
      if (f->block == Block::If) return;
      if (f->block == Block::Call) {
        c.wanted = {Wanted::Of::Argument, f->name, f->argument};
        return;
      }
    }
    if (top() == Block::Action || in_paren()) c.wanted = {Wanted::Of::Name, word(start_), {}};
  }

  /// What stands on the left of a comparison.
  void compared(Context& c) const {
    std::size_t at = count_ - 1;
    if (at == 0) return;
    --at;
    if (tokens_[at].kind == Kind::CloseParen) {
      int depth = 0;
      for (; at > 0; --at) {
        depth += tokens_[at].kind == Kind::CloseParen ? 1 : tokens_[at].kind == Kind::OpenParen ? -1 : 0;
        if (depth == 0) break;
      }
      if (at == 0) return;
      --at;
    }
    if (tokens_[at].kind == Kind::Identifier) c.wanted = {Wanted::Of::Name, word(at), {}};
  }

  std::string_view text_;
  const std::vector<Token>& tokens_;
  std::size_t count_;
  std::vector<Frame> open_{Frame{}};
  Block pending_ = Block::Tree;
  std::string pending_name_;
  std::size_t start_ = 0;  ///< the first word of the present statement
};

/// What stands between the quotes of an include before the place.
bool in_include(std::string_view text, std::size_t byte, Context& context) {
  const std::size_t start = byte == 0 ? 0 : text.rfind('\n', byte - 1) + 1;
  std::string_view line = text.substr(start, byte - start);
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  if (!line.starts_with("include")) return false;
  const std::size_t quote = line.find('"');
  if (quote == std::string_view::npos || line.find('"', quote + 1) != std::string_view::npos) return false;
  context.path = line.substr(quote + 1);
  context.where = Where::IncludePath;
  context.begin = byte - (context.path.size() - (context.path.rfind('/') + 1));
  context.end = byte;
  return true;
}

}  // namespace

Word word_at(std::string_view text, std::size_t byte) {
  for (const Token& t : words_of(text)) {
    if (t.begin > byte) break;
    if (t.end >= byte && is_word(t.kind)) return {text.substr(t.begin, t.end - t.begin), t.begin, t.end};
  }
  return {{}, byte, byte};
}

Context context_at(std::string_view text, std::size_t byte) {
  byte = std::min(byte, text.size());
  Context context;
  if (in_include(text, byte, context)) return context;
  const std::vector<Token> tokens = words_of(text);

  // the words before the place, and the one that is being typed
  const auto before = std::ranges::find_if(tokens, [&](const Token& t) { return t.end >= byte; });
  auto count = static_cast<std::size_t>(before - tokens.begin());
  Word word{{}, byte, byte};
  std::size_t next = count;
  if (before != tokens.end() && before->begin < byte) {
    if (is_word(before->kind)) {
      word = {{}, before->begin, before->end};
      ++next;
    } else if (before->end == byte && before->kind != Kind::Number) {
      ++count;
      ++next;
    } else {
      return context;
    }
  }
  if (word.begin == word.end && byte > 0 && text[byte - 1] == '@') --word.begin;
  const std::size_t last_end = count > 0 ? tokens[count - 1].end : 0;
  if (ends_in_comment(text.substr(last_end, word.begin - std::min<std::size_t>(word.begin, last_end)))) return context;
  context = Walk{text, tokens, count}.run();
  context.begin = word.begin;
  context.end = word.end;
  context.followed =
      next < tokens.size() && (tokens[next].kind == Kind::OpenParen || tokens[next].kind == Kind::Assign);
  return context;
}

}  // namespace cancha::lsp
