#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace cancha::decide::program {

/// The words of a text, split by white space (everything up to the space counts); `//` comments run to the end of the
/// line.
///
/// The text is split some hundred words ahead of the reader, 64 bytes at a time and with hardly a branch that hangs on
/// what it says: nearly all that reading a large file costs is branches that the processor could not foresee.
class Words {
 public:
  /// The text must outlive this.
  explicit Words(std::string_view text);

  [[nodiscard]] std::string_view first_line() const;  ///< without its line end
  [[nodiscard]] bool at_end() const { return peek().empty(); }
  [[nodiscard]] const char* end() const { return text_.data() + text_.size(); }  ///< of the text
  /// The next word; empty at the end.
  [[nodiscard]] std::string_view peek() const { return between(next_); }
  std::string_view next() {
    const std::string_view word = peek();
    next_ += 2;
    if (next_ + 2 > filled_) [[unlikely]]
      split_more();
    return word;
  }
  /// What follows the next word, in the same line or not.
  [[nodiscard]] std::string_view second() const;
  /// The word that was taken last.
  [[nodiscard]] std::string_view last() const { return between(next_ - 2); }
  /// The lines of the next word and of the last one.
  [[nodiscard]] int line() const { return line_of(peek()); }
  [[nodiscard]] int last_line() const { return line_of(last()); }

 private:
  static constexpr std::size_t kBlock = 64;   ///< bytes that are split at once
  static constexpr std::size_t kAhead = 512;  ///< edges, beyond which no further block is split

  [[nodiscard]] std::string_view between(std::size_t edge) const {
    return {edges_[edge], static_cast<std::size_t>(edges_[edge + 1] - edges_[edge])};
  }
  void split_more();
  void split_stretch();
  void split_block(const char* bytes);
  void begin_stretch(const char* from);
  [[nodiscard]] int line_of(std::string_view word) const;

  std::string_view text_;
  const char* place_ = nullptr;  ///< so far it is split
  const char* stop_ = nullptr;   ///< the end of the stretch: where the next comment begins, or the end of the text
  bool split_ = false;           ///< all of it
  std::size_t next_ = 0;         ///< an edge: where the next word begins
  std::size_t filled_ = 0;       ///< edges that are known
  /// By turns where a word begins and where it ends, from the last one that was taken on. An odd number of them are
  /// known while the end of the last word is not.
  std::array<const char*, kAhead + 2 * kBlock> edges_;
};

}  // namespace cancha::decide::program
