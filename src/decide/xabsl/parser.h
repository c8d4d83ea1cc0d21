#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "decide/xabsl/syntax.h"

/// How a file is parsed; only the parser's own sources need this.
namespace cancha::decide::xabsl::syntax {

/// Recursive descent over the words of one file. After an error it goes on at the next thing that can be told apart,
/// and reports only one error for each place.
class Parser {
 public:
  Parser(const Source& source, std::uint32_t file, Arena& arena, const std::vector<Token>& tokens, Findings& findings)
      : text_{source.text}, file_{file}, arena_{arena}, tokens_{tokens}, findings_{findings} {}

  File parse_file();

 private:
  // words
  [[nodiscard]] const Token& peek(std::size_t ahead = 0) const;
  [[nodiscard]] bool at(Kind kind) const { return peek().kind == kind; }
  [[nodiscard]] Span span_of(const Token& token) const { return {file_, token.begin, token.end}; }
  [[nodiscard]] Span here() const { return span_of(peek()); }
  /// The empty place behind the last word that was taken.
  [[nodiscard]] Span behind() const;
  Name take();
  bool take_if(Kind kind);
  /// The word, or an error where another stands; `where` ends the sentence: "after the name".
  Name expect(Kind kind, std::string_view where);
  bool expect_sign(Kind kind, std::string_view where) { return !expect(kind, where).empty(); }
  void expect_semicolon(std::string_view after);
  Span take_doc();
  /// Reports and skips documentation comments where none may stand.
  void refuse_doc();

  // errors
  void error(std::string what, std::string hint = "");
  void wrong_word(std::string_view expected, std::string hint = "");
  /// Skips to one of these at the present depth of braces, or to the closing brace of the present block.
  void skip_to(std::initializer_list<Kind> stops);
  void skip_statement();

  // files and namespaces: parser.cpp
  std::span<const Name> parse_includes();
  std::span<const Agent> parse_agents(Span doc);
  const Namespace* parse_namespace(Span doc);
  struct Members;
  void parse_member(Members& members);
  void parse_enumeration(Members& members, Span doc, Name name);
  void parse_constant(Members& members, Span doc, const TypeName& type);
  void parse_symbol(Members& members, Span doc, const TypeName& type);
  void parse_behaviour(Members& members, Span doc);
  bool parse_type(TypeName& type);
  void parse_range_and_measure(Name& range, Name& measure, const TypeName& type);
  std::span<const Parameter> parse_parameters(Kind closing);

  // options: parse_option.cpp
  const Option* parse_option(Span doc);
  const Tree* parse_common_decision();
  std::span<const Action> parse_common_action();
  void parse_state(std::vector<State>& states);
  void parse_cooperation(State& state);
  void parse_decision(State& state);
  const Tree* parse_tree();
  const Tree* parse_common_tree();
  /// An if with all that its else leads to.
  const Tree* parse_if(Span doc, bool common);
  /// An if without its else.
  Tree parse_question(Span doc);
  void refuse_missing_else();
  std::span<const Action> parse_actions();
  void parse_action(std::vector<Action>& actions);
  std::span<const Argument> parse_arguments();

  // expressions: parse_expression.cpp
  const Expr* parse_expression();
  const Expr* parse_binary(int level);
  const Expr* parse_unary();
  const Expr* parse_primary();
  const Expr* bad_expression();
  /// Puts an expression into the tree, unless it is higher than later passes can descend.
  const Expr* keep(Expr& e);

  /// Guards the stack: nonsense may nest without end.
  [[nodiscard]] bool too_deep();
  void give_up(std::string what);
  class Deeper {
   public:
    explicit Deeper(int& depth) : depth_{depth} { ++depth_; }
    ~Deeper() { --depth_; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

   private:
    int& depth_;
  };

  std::string_view text_;
  std::uint32_t file_;
  Arena& arena_;
  const std::vector<Token>& tokens_;
  Findings& findings_;
  std::size_t at_ = 0;
  std::size_t last_error_ = static_cast<std::size_t>(-1);
  int depth_ = 0;
  bool gave_up_ = false;  ///< nested too deep: the rest of the file is skipped
};

}  // namespace cancha::decide::xabsl::syntax
