#pragma once

#include <string>

#include "codegen/expression.h"
#include "codegen/text.h"

namespace cancha::codegen {

/// Writes what options do, as the bodies of functions. One option becomes one function: it begins anew where it was not
/// active in the last cycle, decides, and does what its state says.
class OptionWriter {
 public:
  OptionWriter(const Model& model, const Values& values, const Dialect& dialect, bool traced)
      : model_{model},
        values_{values},
        dialect_{dialect},
        program_{*model.program},
        expressions_{model, values, dialect},
        traced_{traced} {}

  /// The lines between the braces of an option's function.
  [[nodiscard]] std::string body(const OptionUse& use);
  /// The same for the question whether it has reached a target state.
  [[nodiscard]] std::string done(const OptionUse& use) const;
  /// What is set where the root begins. Gives false where that cannot be said before the first step.
  [[nodiscard]] bool constant_entry(const OptionUse& use) const;
  [[nodiscard]] std::string entry(const OptionUse& use, int level);
  /// The constant that an assignment of an entry sets.
  [[nodiscard]] std::string constant_value(const program::Action& a) {
    return expressions_.as(values_.of_symbol(a.target), a.value);
  }

  [[nodiscard]] const Helpers& helpers() const { return expressions_.helpers(); }
  /// Whether an option keeps its state: one that has a single state need not.
  [[nodiscard]] static bool has_state(const OptionUse& use) { return use.states.size() > 1; }

 private:
  void begin(Text& text, const OptionUse& use);
  void decide(Text& text, const OptionUse& use);
  void own_switch(Text& text, const OptionUse& use);
  void decision(Text& text, const OptionUse& use, std::uint32_t index, std::uint32_t state);
  void leaf(Text& text, const OptionUse& use, const program::Decision& d, std::uint32_t state);
  void go_to(Text& text, const OptionUse& use, std::uint32_t target);
  void act(Text& text, const OptionUse& use);
  void trace(Text& text, const OptionUse& use) const;
  void actions(Text& text, program::Range range);
  void assign(Text& text, const program::Action& a);
  /// Bits of outputs that are set to constants one after the other become one statement; gives how many there were.
  [[nodiscard]] std::uint32_t assign_bits(Text& text, program::Range range);
  void call(Text& text, const program::Action& a);
  [[nodiscard]] bool constant_bit(const program::Action& a, bool& value) const;
  [[nodiscard]] std::string state_of(const OptionUse& use) const;
  [[nodiscard]] std::string bits(const std::vector<std::uint32_t>& symbols) const;
  /// Writes a switch over an option's states; states with the same text share it.
  template <class BodyOf>
  void switch_over(Text& text, const OptionUse& use, BodyOf&& body_of);

  const Model& model_;
  const Values& values_;
  const Dialect& dialect_;
  const program::Program& program_;
  ExpressionWriter expressions_;
  bool traced_;
  bool full_ = false;  ///< ways that lead back to their state say so
};

}  // namespace cancha::codegen
