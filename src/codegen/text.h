#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace cancha::codegen {

/// Text that is written line by line, four blanks for each level.
class Text {
 public:
  explicit Text(int level = 0) : level_{level} {}

  void line(std::string_view text = {}) {
    if (!text.empty()) text_.append(static_cast<std::size_t>(level_) * 4, ' ').append(text);
    text_ += '\n';
  }
  template <class... Args>
  void format(fmt::format_string<Args...> pattern, Args&&... args) {
    line(fmt::format(pattern, std::forward<Args>(args)...));
  }
  /// A line, and all that follows is one level deeper.
  void open(std::string_view text) {
    line(text);
    ++level_;
  }
  /// A line, one level less deep than what stood before it.
  void close(std::string_view text = "}") {
    --level_;
    line(text);
  }
  /// "} else {" and its like.
  void between(std::string_view text) {
    close(text);
    ++level_;
  }
  /// Whole lines that were written elsewhere, with their own levels.
  void append(std::string_view lines) { text_ += lines; }

  [[nodiscard]] int level() const { return level_; }
  [[nodiscard]] bool empty() const { return text_.empty(); }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
  int level_ = 0;
};

}  // namespace cancha::codegen
