#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "decide/xabsl/compiler.h"

/// A compiled behaviour as it is written: its words, and what each name means.
namespace cancha::publish {

namespace xabsl = decide::xabsl;

enum class Meaning : std::uint8_t { Option, Behaviour, Symbol, Constant, Enumeration, Parameter, State };

/// What a name in the source stands for.
struct Mention {
  Meaning meaning = Meaning::Option;
  std::uint32_t index = 0;              ///< in the list of its kind; of its option for parameters and states
  std::uint32_t option = xabsl::kNone;  ///< of parameters and states
};

/// A word of a stretch of source.
struct Word {
  std::string_view text;
  xabsl::Kind kind = xabsl::Kind::End;
  bool space_before = false;
  const Mention* mention = nullptr;
};

/// Where something is used: a state of an option, or its common part.
struct Use {
  std::uint32_t option = 0;
  std::uint32_t state = xabsl::kNone;  ///< kNone = the common part
  bool operator==(const Use&) const = default;
};

/// Finds words, meanings and uses in a good compilation, which must outlive it.
class SourceText {
 public:
  explicit SourceText(const xabsl::Compilation& compilation);

  [[nodiscard]] const xabsl::Compilation& compilation() const { return compilation_; }
  [[nodiscard]] const xabsl::Checked& checked() const { return compilation_.checked; }

  /// The words between the parentheses of an if.
  [[nodiscard]] std::vector<Word> condition(const xabsl::Decision& decision) const;
  /// The words of an action, without its semicolon.
  [[nodiscard]] std::vector<Word> action(const xabsl::Action& action) const;
  /// All words of a file, but for plain comments.
  [[nodiscard]] const std::vector<xabsl::Token>& tokens(std::uint32_t file) const { return tokens_[file]; }
  /// What the name at a byte of a file means; nothing where it is no name.
  [[nodiscard]] const Mention* mention(std::uint32_t file, std::uint32_t byte) const;
  /// A doc comment without its stars, as UTF-8; lines end in \n.
  [[nodiscard]] std::string doc(xabsl::Span span) const;
  [[nodiscard]] int line(xabsl::Span span) const { return compilation_.sources->place(span.file, span.begin).line; }

  // where things are used, in the order of the source, each place once
  [[nodiscard]] const std::vector<Use>& option_calls(std::size_t i) const { return option_calls_[i]; }
  [[nodiscard]] const std::vector<Use>& behaviour_calls(std::size_t i) const { return behaviour_calls_[i]; }
  [[nodiscard]] const std::vector<Use>& symbol_reads(std::size_t i) const { return symbol_reads_[i]; }
  [[nodiscard]] const std::vector<Use>& symbol_writes(std::size_t i) const { return symbol_writes_[i]; }
  [[nodiscard]] const std::vector<Use>& constant_reads(std::size_t i) const { return constant_reads_[i]; }

 private:
  void note(xabsl::Span span, const Mention& mention);
  void walk(const xabsl::Expression* expression, Use use);
  void walk(const xabsl::Decision* decision, Use use);
  void walk(std::span<const xabsl::Action> actions, Use use);
  void walk_declarations();
  [[nodiscard]] std::size_t token_at(xabsl::Span span) const;
  [[nodiscard]] Word word(std::uint32_t file, std::size_t token) const;

  const xabsl::Compilation& compilation_;
  std::vector<std::vector<xabsl::Token>> tokens_;
  std::unordered_map<std::uint64_t, Mention> mentions_;  ///< by file and byte
  std::vector<std::vector<Use>> option_calls_, behaviour_calls_, symbol_reads_, symbol_writes_, constant_reads_;
};

/// Words as one line of UTF-8; `before_parts` stands before && and || instead of a blank.
[[nodiscard]] std::string plain(const std::vector<Word>& words, std::string_view before_parts = " ");

}  // namespace cancha::publish
