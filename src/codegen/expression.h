#pragma once

#include <string>

#include "codegen/values.h"

namespace cancha::codegen {

/// How things are reached in one dialect: C with a machine in a struct of the user's, C with one machine for all, C++.
struct Dialect {
  std::string self;        ///< "self->", "self.", or nothing
  std::string in;          ///< "in->" or "in."
  std::string out;         ///< "self->out.", "self.out.", "out_."
  std::string parameters;  ///< of options: "avoid *self, const avoid_inputs *in"
  std::string arguments;   ///< of calls between options: "self, in"
  std::string helper;      ///< the beginning of the helpers' names
  std::string hook;        ///< the beginning of the names of what the user must write
  bool packed = false;     ///< inputs and outputs are bits of a byte
};

/// Which helpers the written expressions need.
struct Helpers {
  bool divide = false;
  bool remainder = false;
  bool cut = false;   ///< a decimal to a whole number
  bool clip = false;  ///< a whole number to a range
};

/// C text of expressions.
class ExpressionWriter {
 public:
  ExpressionWriter(const Model& model, const Values& values, const Dialect& dialect)
      : model_{model}, values_{values}, dialect_{dialect}, program_{*model.program} {}

  /// The option and state whose expressions follow; `state` is kNone where it is not known, in common decisions.
  void at(const OptionUse& use, std::uint32_t state) {
    use_ = &use;
    state_ = state;
  }

  [[nodiscard]] std::string truth(std::uint32_t expression) { return truth_of(expression).text; }
  /// As a value of this kind; what does not fit a whole number's range is cut to it.
  [[nodiscard]] std::string as(const Value& wanted, std::uint32_t expression);
  /// The arguments of a call, all parameters in their order; what is not given is 0.
  [[nodiscard]] std::string arguments(program::Range given, program::Range parameters);

  [[nodiscard]] const Helpers& helpers() const { return helpers_; }
  [[nodiscard]] std::string symbol(std::uint32_t index) const;

 private:
  /// A piece of C, and whether it can stand beside any operator without parentheses.
  struct Piece {
    std::string text;
    bool closed = true;

    [[nodiscard]] std::string inner() const { return closed ? text : "(" + text + ")"; }
  };

  Piece truth_of(std::uint32_t expression);
  static Piece negated(const Piece& piece);
  Piece whole_of(std::uint32_t expression);
  Piece real_of(std::uint32_t expression);
  Piece comparison(const program::Expression& e);
  Piece chain(const program::Expression& e);
  Piece whole_arithmetic(const program::Expression& e, const Value& result);
  Piece remainder(const program::Expression& e);
  Piece real_arithmetic(const program::Expression& e);
  Piece quotient(const program::Expression& e);
  Piece name_of(const program::Expression& e);
  Piece done();
  [[nodiscard]] std::string done_in(std::uint32_t state) const;
  [[nodiscard]] bool is_number(std::uint32_t expression, double& number) const;

  const Model& model_;
  const Values& values_;
  const Dialect& dialect_;
  const program::Program& program_;
  Helpers helpers_;
  const OptionUse* use_ = nullptr;
  std::uint32_t state_ = program::kNone;
};

/// A whole number as C writes it on every board.
[[nodiscard]] std::string whole_literal(double number);

}  // namespace cancha::codegen
