#pragma once

#include <deque>
#include <optional>
#include <string>

#include "base/result.h"
#include "base/time.h"

namespace cancha::cli {

/// Lines of a script: a file, or what comes in at standard input while other things go on.
class LineSource {
 public:
  struct Line {
    std::string text;
    std::string where;  ///< "game.txt:3"
  };

  /// An empty path or "-" is standard input.
  [[nodiscard]] static Result<LineSource> open(const std::string& path);

  /// The next line, after waiting no longer than `patience` for it; a last one needs no end.
  [[nodiscard]] std::optional<Line> next(Duration patience);
  /// There will be no more.
  [[nodiscard]] bool ended() const { return ended_ && lines_.empty(); }
  /// A person types.
  [[nodiscard]] bool interactive() const { return interactive_; }
  /// The lines that are known already; of a file, all.
  [[nodiscard]] const std::deque<Line>& known() const { return lines_; }

 private:
  void take(std::string_view text, bool last);

  std::string name_;
  std::deque<Line> lines_;
  std::string begun_;
  int number_ = 0;
  bool ended_ = false;
  bool interactive_ = false;
};

}  // namespace cancha::cli
