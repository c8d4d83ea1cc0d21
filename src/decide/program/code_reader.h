#pragma once

#include <fmt/format.h>

#include <bit>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "decide/program/name_places.h"
#include "decide/program/program.h"

/// The parts of `read_code`; nobody else needs them.
namespace cancha::decide::program {

/// The words of a text, split by white space (everything up to the space counts); `//` comments run to the end of the
/// line.
class Words {
 public:
  /// The text must outlive this.
  explicit Words(std::string_view text) : text_{text} { skip(); }

  [[nodiscard]] std::string_view first_line() const;  ///< without its line end
  [[nodiscard]] bool at_end() const { return place_ == text_.size(); }
  [[nodiscard]] const char* end() const { return text_.data() + text_.size(); }  ///< of the text
  /// The next word; empty at the end.
  [[nodiscard]] std::string_view peek() const { return {text_.data() + place_, end_ - place_}; }
  std::string_view next() {
    const std::string_view word = peek();
    last_ = place_;
    last_end_ = place_ = end_;
    skip();
    return word;
  }
  /// Whether a number follows the next word.
  [[nodiscard]] bool second_is_number() const;
  /// The word that was taken last.
  [[nodiscard]] std::string_view last() const { return {text_.data() + last_, last_end_ - last_}; }
  /// The lines of the next word and of the last one.
  [[nodiscard]] int line() const { return line_of(place_); }
  [[nodiscard]] int last_line() const { return line_of(last_); }

  static constexpr std::size_t kAtOnce = 8;
  static constexpr std::uint64_t kTops = 0x8080808080808080u;  ///< the top bit of each byte

  /// Of eight bytes those that are no blanks, as the top bit of each: all above the space. The first byte is the
  /// lowest.
  static std::uint64_t solid(const char* c) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, c, kAtOnce);
    return (((eight & ~kTops) + 0x5f5f5f5f5f5f5f5fu) | eight) & kTops;
  }

 private:
  /// To the beginning of the next word. Most words lie with the blank before them in eight bytes.
  void skip() {
    if (text_.size() - place_ < kAtOnce) return skip_far();
    const char* const c = text_.data() + place_;
    const std::uint64_t word = solid(c);
    const std::uint64_t before = (word & -word) - 1;  // all bits below the first one that is set
    const std::uint64_t blank = ~(word | before) & kTops;
    const auto begin = static_cast<std::size_t>(std::countr_zero(word)) / 8;
    if (word == 0 || blank == 0 || c[begin] == '/') return skip_far();
    end_ = place_ + static_cast<std::size_t>(std::countr_zero(blank)) / 8;
    place_ += begin;
  }
  void skip_far();
  [[nodiscard]] int line_of(std::size_t place) const;

  std::string_view text_;
  std::size_t place_ = 0;
  std::size_t end_ = 0;
  std::size_t last_ = 0;
  std::size_t last_end_ = 0;
};

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
  std::uint32_t pair(Op op, Type type, Type operands, int depth);
  std::uint32_t chain(Op op, int depth);
  std::uint32_t choice(Type type, int depth);
  std::uint32_t input(Type type, int depth);
  std::uint32_t leaf(Op op, Type type, std::uint32_t a = kNone, std::uint32_t b = kNone);
  std::uint32_t literal(double number, Type type);
  std::uint32_t option_parameter(Type type);
  Range arguments(const Callee& callee, int depth);
  std::uint32_t parameter_of(const Callee& callee, std::string_view full, const TypeWord& type);
  bool too_deep(int depth);
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
  std::uint32_t count(std::string_view what);
  double number();
  TypeWord type_word();
  std::uint32_t enumeration(std::string_view name);
  std::uint32_t element(std::uint32_t enumeration, std::string_view full);
  std::uint32_t symbol(std::string_view name, Direction direction, const TypeWord& type);
  std::uint32_t behaviour(std::string_view name);
  std::uint32_t option_named(std::string_view name);
  std::uint32_t state_named(std::string_view name);
  static std::string_view after_owner(std::string_view full, std::string_view owner);
  /// Parameters of functions and behaviours come to light one by one; at the end they are put side by side.
  void put_parameters();
  void trouble(std::string what);        ///< something is wrong with the last word
  void not_this(std::string_view what);  ///< the last word is not what should stand there
  void expected(std::string_view what);  ///< the next word is not what should come
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
  };
  std::vector<KnownElement> elements_;
  std::vector<Argument> waiting_arguments_;
  std::vector<Action> waiting_actions_;
  std::vector<std::vector<Parameter>> symbol_parameters_;
  std::vector<std::vector<Parameter>> behaviour_parameters_;
  std::uint32_t option_ = 0;
  std::optional<bool> kind_letters_;  ///< whether states have them: the generation of 2009 has none
  std::optional<Error> error_;
};

}  // namespace cancha::decide::program
