#include "robot/robot_log.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <utility>

#include "base/file_writer.h"

namespace cancha::robot {
namespace {

using Days = std::chrono::duration<std::int64_t, std::ratio<86400>>;
constexpr std::int64_t kSecond = 1'000'000'000;
constexpr std::int64_t kDay = 86400 * kSecond;

/// First words of messages, and who says them.
constexpr std::pair<std::string_view, LogModule> kWords[] = {
    {"ACTION", LogModule::Action},  {"MOTORS", LogModule::Motors}, {"OBJECT", LogModule::Vision},
    {"MSG", LogModule::Comm},       {"REFEREE", LogModule::Comm},  {"RULE", LogModule::Rules},
    {"TROUBLE", LogModule::Trouble}};

/// Takes text off the front of a line.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : left_{text} {}

  /// A whole number of so many digits, with what comes after it.
  bool number(std::size_t least, std::size_t most, std::string_view after, std::int64_t& value) {
    const std::size_t end = std::min(left_.find_first_not_of("0123456789"), left_.size());
    if (end < least || end > most) return false;
    const auto [stop, trouble] = std::from_chars(left_.data(), left_.data() + end, value);
    if (trouble != std::errc{}) return false;
    left_.remove_prefix(end);
    return skip(after);
  }
  bool skip(std::string_view word) {
    if (!left_.starts_with(word)) return false;
    left_.remove_prefix(word.size());
    return true;
  }
  /// Everything before a word, which is skipped.
  bool until(std::string_view word, std::string& text) {
    const std::size_t end = left_.find(word);
    if (end == left_.npos) return false;
    text = left_.substr(0, end);
    left_.remove_prefix(end + word.size());
    return true;
  }
  [[nodiscard]] std::string_view left() const { return left_; }

 private:
  std::string_view left_;
};

bool parse_time(Cursor& cursor, Duration& time) {
  std::int64_t month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0, micros = 0;
  const bool whole = cursor.skip("[") && cursor.number(2, 2, "-", month) && cursor.number(2, 2, "-", day) &&
                     cursor.number(4, 4, " ", year) && cursor.number(2, 2, ":", hour) &&
                     cursor.number(2, 2, ":", minute) && cursor.number(2, 2, ".", second) &&
                     cursor.number(1, 6, "][", micros);
  if (!whole || hour > 23 || minute > 59 || second > 60) return false;
  const std::chrono::year_month_day date{std::chrono::year{static_cast<int>(year)},
                                         std::chrono::month{static_cast<unsigned>(month)},
                                         std::chrono::day{static_cast<unsigned>(day)}};
  if (!date.ok()) return false;
  const std::int64_t days = std::chrono::sys_days{date}.time_since_epoch().count();
  const std::int64_t seconds = days * 86400 + hour * 3600 + minute * 60 + second;
  // beyond this no count of nanoseconds goes
  if (year < 1700 || year > 2250) return false;
  time = Duration{seconds * kSecond + micros * 1000};
  return true;
}

/// "MSG SENT [bytes = 16] [msgSrc = 1]"; what has another form belongs to the message.
void parse_words(std::string_view text, LogLine& line) {
  std::size_t end = text.size();
  std::vector<LogParameter> backwards;
  while (end > 0 && text[end - 1] == ']') {
    const std::size_t begin = text.substr(0, end).rfind(" [");
    if (begin == text.npos) break;
    const std::string_view inner = text.substr(begin + 2, end - begin - 3);
    const std::size_t equals = inner.find(" = ");
    if (equals == inner.npos || equals == 0) break;
    backwards.push_back({std::string{inner.substr(0, equals)}, std::string{inner.substr(equals + 3)}});
    end = begin;
  }
  line.message = text.substr(0, end);
  line.parameters.assign(backwards.rbegin(), backwards.rend());
}

}  // namespace

std::string text_of(const LogLine& line) {
  const std::int64_t days = line.time.ns >= 0 ? line.time.ns / kDay : -((kDay - 1 - line.time.ns) / kDay);
  const std::int64_t of_day = (line.time.ns - days * kDay) / 1000;
  const std::chrono::year_month_day date{std::chrono::sys_days{Days{days}}};
  const std::int64_t seconds = of_day / 1'000'000;
  std::string text =
      fmt::format("[{:02}-{:02}-{:04} {:02}:{:02}:{:02}.{:06}][{}|{}|{}]: {}", static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(date.year()), seconds / 3600, seconds / 60 % 60,
                  seconds % 60, of_day % 1'000'000, line.file, line.function, line.line, line.message);
  for (const LogParameter& one : line.parameters) text += fmt::format(" [{} = {}]", one.name, one.value);
  return text;
}

Result<LogLine> parse_log_line(std::string_view text) {
  const auto wrong = [] {
    return fail("log", "is no line of a log", "[MM-DD-YYYY hh:mm:ss.uuuuuu][file|function|line]: message");
  };
  while (!text.empty() && (text.back() == '\r' || text.back() == '\n')) text.remove_suffix(1);
  LogLine line;
  Cursor cursor{text};
  std::int64_t number = 0;
  if (!parse_time(cursor, line.time) || !cursor.until("|", line.file) || !cursor.until("|", line.function) ||
      !cursor.number(1, 9, "]: ", number)) {
    return wrong();
  }
  line.line = static_cast<int>(number);
  parse_words(cursor.left(), line);
  return line;
}

std::optional<LogModule> module_of(const LogLine& line) {
  const std::string_view first = std::string_view{line.message}.substr(0, line.message.find(' '));
  for (const auto& [word, module] : kWords) {
    if (word == first) return module;
  }
  return std::nullopt;
}

Result<void> RobotLog::open(const std::filesystem::path& path) {
  auto named = take_free_name(path.parent_path(), path.stem().string(), path.extension().string());
  if (!named) return pass_on(std::move(named));
  auto file = open_growing(*named);
  if (!file) return pass_on(std::move(file));
  path_ = std::move(*named);
  file_ = std::move(*file);
  return {};
}

void RobotLog::write(LogModule module, std::string_view message, std::initializer_list<LogParameter> parameters,
                     LogPlace where) {
  if (!wants(module)) return;
  LogLine line;
  line.time = settings_.clock();
  line.file = std::filesystem::path{where.file}.filename().string();
  line.function = where.function;
  line.line = where.line;
  line.message = message;
  line.parameters.assign(parameters.begin(), parameters.end());
  const std::string text = text_of(line) + "\n";
  const std::lock_guard lock{mutex_};
  if (settings_.also) settings_.also(module, line);
  if (!file_.is_open()) return;
  for (std::string_view left = text; !left.empty();) {
    const ssize_t written = ::write(file_.get(), left.data(), left.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      if (trouble_ == 0) trouble_ = errno;
      return;
    }
    left.remove_prefix(static_cast<std::size_t>(written));
  }
}

Result<void> RobotLog::close() {
  const std::lock_guard lock{mutex_};
  const int trouble = file_.is_open() ? file_.close() : 0;
  if (trouble_ == 0) trouble_ = trouble;
  if (trouble_ != 0) return tl::unexpected<Error>(write_error(path_, trouble_));
  return {};
}

}  // namespace cancha::robot
