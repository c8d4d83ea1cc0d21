#include "lsp/outline.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace cancha::lsp {
namespace {

using xabsl::Kind;
using xabsl::Token;
namespace syntax = xabsl::syntax;

std::vector<Token> words_of(std::string_view text) {
  std::vector<Token> tokens;
  xabsl::Findings ignored;
  xabsl::split({"", std::string{text}}, 0, tokens, ignored);
  return tokens;
}

/// The outline of one text.
class Outliner {
 public:
  Outliner(std::string_view text, Encoding encoding) : source_{"", std::string{text}}, lines_{text, encoding} {
    file_ = syntax::parse(source_, 0, arena_, tokens_, ignored_);
  }

  std::vector<DocumentSymbol> run() {
    std::vector<DocumentSymbol> out;
    for (const syntax::Agent& a : file_.agents) out.push_back(made(a.name, EntityKind::Agent, a.root.text));
    if (file_.option) out.push_back(option(*file_.option));
    if (file_.name_space) out.push_back(name_space(*file_.name_space));
    std::erase_if(out, [](const DocumentSymbol& s) { return s.name.empty(); });
    return out;
  }

 private:
  DocumentSymbol made(const xabsl::Name& name, EntityKind kind, std::string_view detail) {
    DocumentSymbol symbol;
    symbol.name = name.text;
    symbol.detail = detail;
    symbol.kind = symbol_kind(kind);
    symbol.selection = lines_.range(name.span.begin, name.span.end);
    symbol.range = extent(name);
    return symbol;
  }

  /// From the first word of a declaration to its semicolon or closing brace.
  Range extent(const xabsl::Name& name) const {
    const auto at = std::ranges::find_if(tokens_, [&](const Token& t) { return t.begin >= name.span.begin; });
    auto first = at, last = at;
    const auto ends = [](Kind k) {
      return k == Kind::Semicolon || k == Kind::OpenBrace || k == Kind::CloseBrace || k == Kind::OpenParen ||
             k == Kind::Comma || k == Kind::Doc || k == Kind::Header;
    };
    while (first != tokens_.begin() && !ends((first - 1)->kind)) --first;
    int depth = 0;
    for (; last != tokens_.end() && last->kind != Kind::End; ++last) {
      const Kind k = last->kind;
      depth += k == Kind::OpenBrace || k == Kind::OpenParen     ? 1
               : k == Kind::CloseBrace || k == Kind::CloseParen ? -1
                                                                : 0;
      if (depth < 0) return lines_.range(first->begin, name.span.end);
      if (depth == 0 && (k == Kind::Semicolon || k == Kind::CloseBrace)) break;
    }
    return lines_.range(first->begin, std::max(last == tokens_.end() ? name.span.end : last->end, name.span.end));
  }

  void add(std::vector<DocumentSymbol>& list, DocumentSymbol symbol) {
    if (!symbol.name.empty()) list.push_back(std::move(symbol));
  }
  static std::string type(const syntax::TypeName& t) {
    return t.word == Kind::Bool ? "bool" : t.word == Kind::Float ? "float" : fmt::format("enum {}", t.domain.text);
  }
  void parameters(std::vector<DocumentSymbol>& list, std::span<const syntax::Parameter> parameters) {
    for (const syntax::Parameter& p : parameters) add(list, made(p.name, EntityKind::Parameter, type(p.type)));
  }

  DocumentSymbol option(const syntax::Option& o) {
    DocumentSymbol symbol = made(o.name, EntityKind::Option, "option");
    parameters(symbol.children, o.parameters);
    for (const syntax::State& s : o.states) {
      add(symbol.children, made(s.name, EntityKind::State,
                                fmt::format("{}{}state", s.initial ? "initial " : "", s.target ? "target " : "")));
    }
    return symbol;
  }

  DocumentSymbol name_space(const syntax::Namespace& n) {
    DocumentSymbol symbol = made(n.name, EntityKind::Namespace, n.title.text);
    for (const syntax::Member& m : n.order) {
      if (m.kind == syntax::MemberKind::Constant) {
        const syntax::Constant& c = n.constants[m.index];
        add(symbol.children, made(c.name, EntityKind::Constant, c.number.text));
      } else if (m.kind == syntax::MemberKind::Enumeration) {
        const syntax::Enumeration& e = n.enumerations[m.index];
        DocumentSymbol list = made(e.name, EntityKind::Enumeration, "enum");
        for (const xabsl::Name& name : e.elements) {
          DocumentSymbol element = made(name, EntityKind::Element, "");
          element.range = element.selection;
          add(list.children, std::move(element));
        }
        add(symbol.children, std::move(list));
      } else if (m.kind == syntax::MemberKind::Symbol) {
        const syntax::Symbol& s = n.symbols[m.index];
        const std::string_view direction = s.direction == Kind::Input    ? "input"
                                           : s.direction == Kind::Output ? "output"
                                                                         : "internal";
        DocumentSymbol list = made(s.name, EntityKind::Symbol, fmt::format("{} {}", type(s.type), direction));
        parameters(list.children, s.parameters);
        add(symbol.children, std::move(list));
      } else {
        const syntax::Behaviour& b = n.behaviours[m.index];
        DocumentSymbol list = made(b.name, EntityKind::Behaviour, "behavior");
        parameters(list.children, b.parameters);
        add(symbol.children, std::move(list));
      }
    }
    return symbol;
  }

  xabsl::Source source_;
  Lines lines_;
  xabsl::Arena arena_;
  xabsl::Findings ignored_;
  std::vector<Token> tokens_;
  syntax::File file_;
};

/// The colour of a word that is no name: the place in the legend, or none.
constexpr int kKeywordColour = 10, kComment = 11, kString = 12, kNumber = 13, kOperator = 14;

int plain_colour(Kind kind) {
  if (kind >= Kind::Action && kind <= Kind::True) return kKeywordColour;
  if (kind == Kind::Doc || kind == Kind::Header) return kComment;
  if (kind == Kind::String || kind == Kind::Range) return kString;
  if (kind == Kind::Number) return kNumber;
  const bool brackets = kind >= Kind::OpenBrace && kind <= Kind::Semicolon;
  if (kind >= Kind::LessEqual && !brackets && kind != Kind::Comma) return kOperator;
  return -1;
}

/// Writes places as the protocol wants them: each relative to the one before, none over a line's end.
class Painter {
 public:
  Painter(std::string_view text, Encoding encoding) : text_{text}, lines_{text, encoding} {}

  void paint(std::size_t begin, std::size_t end, int colour, std::uint32_t modifiers) {
    while (begin < end) {
      const std::size_t line_end = std::min(text_.find_first_of("\r\n", begin), end);
      if (line_end > begin) {
        const Range range = lines_.range(begin, line_end);
        const bool same = range.start.line == last_.line;
        out_.insert(
            out_.end(),
            {range.start.line - last_.line, same ? range.start.character - last_.character : range.start.character,
             range.end.character - range.start.character, static_cast<std::uint32_t>(colour), modifiers});
        last_ = range.start;
      }
      begin = line_end + 1;
    }
  }
  std::vector<std::uint32_t> take() { return std::move(out_); }

 private:
  std::string_view text_;
  Lines lines_;
  Position last_;
  std::vector<std::uint32_t> out_;
};

}  // namespace

std::vector<DocumentSymbol> outline(std::string_view text, Encoding encoding) {
  return Outliner{text, encoding}.run();
}

std::vector<FoldingRange> folds(std::string_view text, Encoding encoding) {
  const Lines lines{text, encoding};
  const std::vector<Token> tokens = words_of(text);
  std::vector<FoldingRange> out;
  const auto add = [&](std::size_t begin, std::size_t end, const char* kind, std::uint32_t less) {
    const std::uint32_t first = lines.position(begin).line, last = lines.position(end).line;
    if (last >= first + 1 + less)
      out.push_back({first, last - less, kind ? std::optional<std::string>{kind} : std::nullopt});
  };
  std::vector<std::size_t> open;
  std::size_t first_include = 0, last_include = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const Token& t = tokens[i];
    if (t.kind == Kind::OpenBrace) {
      // a brace on a line of its own folds into the line before it
      open.push_back(i > 0 ? tokens[i - 1].end : t.begin);
    } else if (t.kind == Kind::CloseBrace && !open.empty()) {
      add(open.back(), t.begin, nullptr, 0);
      open.pop_back();
    } else if (t.kind == Kind::Doc || t.kind == Kind::Header) {
      add(t.begin, t.end, "comment", 0);
    } else if (t.kind == Kind::Include) {
      if (last_include == 0) first_include = t.begin;
      last_include = t.end;
    }
  }
  if (last_include > 0) add(first_include, last_include, "imports", 0);
  return out;
}

std::string colour_legend() {
  // in the order of EntityKind, then the plain words
  return R"({"tokenTypes":["type","function","class","method","variable","parameter","variable","enum","enumMember",)"
         R"("namespace","keyword","comment","string","number","operator"],"tokenModifiers":["declaration","readonly",)"
         R"("modification"]})";
}

std::vector<std::uint32_t> colours(const Model* model, const std::string& path, std::string_view text,
                                   Encoding encoding) {
  // mentions in this file, in order; those of a text that has changed since would be wrong
  std::vector<const xabsl::Use*> uses;
  const std::uint32_t file = model ? model->file(path) : xabsl::kNone;
  if (file != xabsl::kNone && (*model->now->sources)[file].text == text) {
    for (const xabsl::Use& use : model->now->uses) {
      if (use.span.file == file) uses.push_back(&use);
    }
    std::ranges::sort(uses, {}, [](const xabsl::Use* u) { return u->span.begin; });
  }
  Painter painter{text, encoding};
  auto next = uses.begin();
  for (const Token& t : words_of(text)) {
    if (const int plain = plain_colour(t.kind); plain >= 0) painter.paint(t.begin, t.end, plain, 0);
    for (; next != uses.end() && (*next)->span.begin < t.end; ++next) {
      const xabsl::Use& use = **next;
      if (use.span.begin < t.begin) continue;
      const bool input = use.what.kind == EntityKind::Symbol &&
                         model->now->checked.symbols[use.what.index].direction == xabsl::Direction::Input;
      const bool fixed = input || use.what.kind == EntityKind::Constant;
      const std::uint32_t modifiers = (use.role == xabsl::UseRole::Declaration ? 1U : 0U) | (fixed ? 2U : 0U) |
                                      (use.role == xabsl::UseRole::Write ? 4U : 0U);
      painter.paint(use.span.begin, use.span.end, static_cast<int>(use.what.kind), modifiers);
    }
  }
  return painter.take();
}

}  // namespace cancha::lsp
