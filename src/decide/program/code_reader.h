#pragma once

#include <fmt/format.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "decide/program/name_places.h"
#include "decide/program/program.h"
#include "decide/program/words.h"

/// The parts of `read_code`; nobody else needs them.
namespace cancha::decide::program {

class CodeReader {
 public:
  CodeReader(std::string_view text, std::string_view path);

  [[nodiscard]] Result<Program> run();

 private:
  static constexpr int kDeepestTree = 1000;

  struct TypeWord {
    Type type = Type::Decimal;
    std::uint32_t enumeration = kNone;
  };
  /// Whose arguments are read.
  struct Callee {
    std::uint32_t option = kNone;
    std::uint32_t behaviour = kNone;
    std::uint32_t symbol = kNone;
  };

  /// Moves what lies above `bottom` on a stack to the end of a list; gives its place there.
  template <class T>
  static Range settle(std::vector<T>& stack, std::size_t bottom, std::vector<T>& list) {
    const Range range{static_cast<std::uint32_t>(list.size()), static_cast<std::uint32_t>(stack.size() - bottom)};
    list.insert(list.end(), stack.begin() + static_cast<std::ptrdiff_t>(bottom), stack.end());
    stack.resize(bottom);
    return range;
  }

  // read_code.cpp: the structure
  void title();
  void internals();
  void signatures();
  void body(std::uint32_t index);
  void state_head(std::uint32_t index);
  void agents();
  std::uint32_t decision(int depth);
  Range actions();
  Action action();

  // read_expression.cpp
  std::uint32_t expression(Type type, int depth);
  std::uint32_t decimal(int depth);
  std::uint32_t boolean(int depth);
  std::uint32_t enumerated(int depth);
  std::uint32_t element_literal();
  std::uint32_t truth();
  std::uint32_t output(Type type);
  std::uint32_t not_an_expression(std::string_view what);
  char letter(std::string_view what) {
    const std::string_view found = word(what);
    return found.size() == 1 ? found[0] : '\0';
  }
  /// The letter that says what an expression is; none where it lies too deep.
  char operation(std::string_view what, int depth) {
    if (depth > kDeepestTree) trouble("expressions are more than 1000 levels deep");
    return letter(what);
  }
  std::uint32_t decimals(Op op, Type type, int depth);
  std::uint32_t same_element(int depth);
  std::uint32_t chain(Op op, int depth);
  std::uint32_t choice(Type type, int depth);
  std::uint32_t input(Type type, int depth);
  std::uint32_t leaf(Op op, Type type, std::uint32_t a = kNone, std::uint32_t b = kNone, std::uint32_t c = kNone) {
    out_.expressions.push_back({.op = op, .type = type, .a = a, .b = b, .c = c});
    return static_cast<std::uint32_t>(out_.expressions.size()) - 1;
  }
  // what has no operands is one expression wherever it stands: files repeat few symbols and numbers many times
  std::uint32_t literal(double number, Type type);
  std::uint32_t plain_use(std::uint32_t symbol, Type type);
  std::uint32_t option_parameter(Type type);
  Range arguments(const Callee& callee, int depth);
  std::uint32_t parameter_of(const Callee& callee, std::string_view full, const TypeWord& type);
  /// Inputs and outputs do not say their enumeration; what they are compared with or set to does.
  void learn_enumeration(std::uint32_t symbol, std::uint32_t expression);
  std::uint32_t enumeration_of(std::uint32_t expression) const;

  // code_reader.cpp: names, numbers, trouble
  std::string_view word(std::string_view what) {
    if (!failed() && !words_.peek().empty()) [[likely]]
      return words_.next();
    expected(what);
    return {};
  }
  std::uint32_t count(std::string_view what) {
    // nearly always one digit
    const std::string_view digits = words_.peek();
    if (failed() || digits.size() != 1 || digits[0] < '0' || digits[0] > '9') return large_count(what);
    words_.next();
    return static_cast<std::uint32_t>(digits[0] - '0');
  }
  std::uint32_t large_count(std::string_view what);
  double number();
  /// Whether a number follows the next word.
  [[nodiscard]] bool number_follows() const;
  TypeWord type_word();
  std::uint32_t enumeration(std::string_view name);
  std::uint32_t element(std::uint32_t enumeration, std::string_view full);
  std::uint32_t symbol(std::string_view name, Direction direction, const TypeWord& type);
  std::uint32_t new_symbol(std::string_view name, Direction direction, const TypeWord& type);
  std::uint32_t behaviour(std::string_view name);
  std::uint32_t option_named(std::string_view name);
  std::uint32_t state_named(std::string_view name);
  static std::string_view after_owner(std::string_view full, std::string_view owner);
  /// Parameters of functions and behaviours come to light one by one; at the end they are put side by side.
  void put_parameters();
  /// Something is wrong with the last word. Messages are made elsewhere than where they are wanted: what is nearly
  /// never called should take no room there.
  template <class... Parts>
  [[gnu::cold, gnu::noinline]] void trouble(fmt::format_string<const Parts&...> what, const Parts&... parts) {
    if (!failed()) fail_at(words_.last_line(), fmt::format(what, parts...));
  }
  [[gnu::cold]] void not_this(std::string_view what);  ///< the last word is not what should stand there
  [[gnu::cold]] void expected(std::string_view what);  ///< the next word is not what should come
  void fail_at(int line, std::string what);
  [[nodiscard]] bool failed() const { return error_.has_value(); }

  std::string path_;
  Words words_;
  Program out_;
  NamePlaces enumeration_of_{words_.end()};
  NamePlaces element_of_{words_.end()};  ///< a place in `elements_`, by "Enumeration.element"
  NamePlaces input_of_{words_.end()};
  NamePlaces output_of_{words_.end()};  ///< internal ones too
  NamePlaces behaviour_of_{words_.end()};
  NamePlaces option_of_{words_.end()};
  NamePlaces option_parameter_of_{words_.end()};  ///< by "option.parameter"
  NamePlaces state_of_{words_.end()};             ///< of the option that is read
  struct KnownElement {
    std::uint32_t enumeration, element;
    std::uint32_t expression = kNone;
  };
  struct KnownNumber {
    std::uint64_t bits = 0;
    Type type = Type::Decimal;
    std::uint32_t expression = kNone;
  };
  std::vector<KnownElement> elements_;
  std::vector<std::uint32_t> plain_uses_;       ///< expressions, by symbol
  std::array<KnownNumber, 256> known_numbers_;  ///< the last ones, by their hashes
  std::vector<Argument> waiting_arguments_;
  std::vector<Action> waiting_actions_;
  std::vector<std::vector<Parameter>> symbol_parameters_;
  std::vector<std::vector<Parameter>> behaviour_parameters_;
  std::uint32_t option_ = 0;
  std::optional<bool> kind_letters_;  ///< whether states have them: the generation of 2009 has none
  std::optional<Error> error_;
};

}  // namespace cancha::decide::program
