#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.h"
#include "base/result.h"
#include "base/time.h"

/// FutRob's log: one line for each event, of all threads, each module switched by itself.
///
///     [10-22-2016 16:18:17.894918][CommModule.cpp|SendMessage|191]: MSG SENT [bytes = 16] [msgSrc = 1]
namespace cancha::robot {

/// What logs.
enum class LogModule : std::uint8_t { Action, Motors, Vision, Comm, Rules, Trouble };
constexpr std::array<std::string_view, 6> names(LogModule) {
  return {"action", "motors", "vision", "comm", "rules", "trouble"};
}

/// One value of a line.
struct LogParameter {
  std::string name;
  std::string value;

  friend bool operator==(const LogParameter&, const LogParameter&) = default;
};

/// One line in parts.
struct LogLine {
  Duration time{};  ///< since 1970, UTC; whole microseconds
  std::string file;
  std::string function;
  int line = 0;
  std::string message;
  std::vector<LogParameter> parameters;

  friend bool operator==(const LogLine&, const LogLine&) = default;
};
[[nodiscard]] std::string text_of(const LogLine& line);
/// Reads a line back. The document's own lines are read, too: a fraction that is not padded counts microseconds.
[[nodiscard]] Result<LogLine> parse_log_line(std::string_view text);
/// Which module says such things, by the first word of the message; none for what other programs say.
[[nodiscard]] std::optional<LogModule> module_of(const LogLine& line);

/// Where a line was written. Not std::source_location: clang 14, which builds the fuzzers, has none.
struct LogPlace {
  const char* file;
  const char* function;
  int line;

  static constexpr LogPlace here(const char* file = __builtin_FILE(), const char* function = __builtin_FUNCTION(),
                                 int line = __builtin_LINE()) {
    return {file, function, line};
  }
};

/// Writes lines, each whole: threads never mix on a line.
class RobotLog {
 public:
  struct Settings {
    std::array<bool, names(LogModule{}).size()> modules{};  ///< by LogModule: what is written
    std::function<Duration()> clock{};                      ///< since 1970
    std::function<void(LogModule, const LogLine&)> also{};  ///< gets each line, too: a recording; may be empty
  };

  /// A log that writes no file; `also` gets its lines all the same.
  explicit RobotLog(Settings settings) : settings_{std::move(settings)} {}
  /// Opens a new file. One of that name is kept, and this one gets a number: futrob-2.log.
  [[nodiscard]] Result<void> open(const std::filesystem::path& path);
  /// The file; empty where there is none.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  [[nodiscard]] bool wants(LogModule module) const { return settings_.modules[static_cast<std::size_t>(module)]; }
  void write(LogModule module, std::string_view message, std::initializer_list<LogParameter> parameters,
             LogPlace where = LogPlace::here());
  /// Closes the file; an error tells what could not be written on the way.
  [[nodiscard]] Result<void> close();

 private:
  Settings settings_;
  std::filesystem::path path_;
  std::mutex mutex_;
  Descriptor file_;
  int trouble_ = 0;  ///< errno of the first line that could not be written
};

}  // namespace cancha::robot
