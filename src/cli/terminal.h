#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "os/clock.h"

/// Talking to the person at the terminal.
namespace cancha::cli {

/// The folder that holds content/: $CANCHA_ROOT, else the working directory.
[[nodiscard]] std::filesystem::path root();

/// Prints "cancha: where: what (hint)" on standard error.
void complain(const Error& error);

/// Writes a whole file that the user has named; folders on the way are made. A file that the text was made from is
/// never written over.
[[nodiscard]] Result<void> write_output(const std::filesystem::path& path, std::string_view text,
                                        std::span<const std::string> made_from = {});

/// One line that is written over and over, on a terminal only and at most ten times a second.
class LiveLine {
 public:
  /// Not `wanted`: nothing is shown, wherever standard error goes.
  explicit LiveLine(bool wanted = true);
  ~LiveLine() { clear(); }
  LiveLine(const LiveLine&) = delete;
  LiveLine& operator=(const LiveLine&) = delete;

  /// Time for a new line? Keeps the making of unseen lines out of fast loops.
  [[nodiscard]] bool due();
  void show(std::string_view text);
  void clear();
  [[nodiscard]] bool on_terminal() const { return on_terminal_; }

 private:
  bool on_terminal_;
  bool shown_ = false;
  os::HostTime next_;
};

/// True once the user has pressed Ctrl-C or the system asked to end; from the first call on, neither kills.
[[nodiscard]] bool interrupted();

}  // namespace cancha::cli
