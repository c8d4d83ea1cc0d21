#include "lab/tune_log.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <utility>

#include "base/file_writer.h"
#include "base/json.h"
#include "base/json_read.h"
#include "base/text_file.h"

namespace cancha::lab {
namespace {

bool all_finite(const TuneLine& line) {
  if (!line.step) return true;
  const TuneProgress& p = line.step->progress;
  const auto finite = [](double x) { return std::isfinite(x); };
  return std::ranges::all_of(line.step->values, finite) &&
         std::ranges::all_of(std::initializer_list<double>{p.before, p.best, p.mean, p.spread, line.step->seconds},
                             finite);
}

}  // namespace

std::optional<TuneLine> parse_tune_line(std::string_view text) {
  TuneLine line;
  if (text.size() > kMostTuneLine || !parse_json(text, line)) return std::nullopt;
  const int kinds = (line.start ? 1 : 0) + (line.step ? 1 : 0) + (line.end ? 1 : 0);
  if (kinds != 1 || !all_finite(line)) return std::nullopt;
  return line;
}

Result<TuneLog> TuneLog::open(const std::filesystem::path& path, const TuneStart& start, bool resume) {
  Descriptor file{::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0644)};
  if (!file.is_open()) return tl::unexpected<Error>(write_error(path, errno));
  const int descriptor = file.get();
  TuneLog log{std::move(file), path.string()};
  if (!lock_file(log.file_)) {
    return fail(path.string(), "another search of this skill goes on", "end that one first");
  }
  if (resume) {
    if (auto taken = log.take_up(); !taken) return pass_on(std::move(taken));
  } else if (::ftruncate(descriptor, 0) != 0) {
    return tl::unexpected<Error>(write_error(path, errno));
  }
  if (::lseek(descriptor, 0, SEEK_END) == 0) {
    if (auto begun = log.write({.start = start}); !begun) return pass_on(std::move(begun));
  }
  return log;
}

/// Cuts off a line that a kill has left unfinished, and looks how long the search has taken.
Result<void> TuneLog::take_up() {
  const auto text = read_text(name_);
  if (!text) return tl::unexpected<Error>(text.error());
  const std::size_t whole = text->rfind('\n') == text->npos ? 0 : text->rfind('\n') + 1;
  if (::ftruncate(file_.get(), static_cast<::off_t>(whole)) != 0)
    return tl::unexpected<Error>(write_error(name_, errno));
  for (std::size_t at = 0; at < whole;) {
    const std::size_t end = text->find('\n', at);
    const auto line = parse_tune_line(std::string_view{*text}.substr(at, end - at));
    if (line && line->step) earlier_seconds_ = line->step->seconds;
    at = end + 1;
  }
  return {};
}

Result<void> TuneLog::write(const TuneLine& line) {
  std::string text = to_json(line);
  text += '\n';
  for (std::size_t done = 0; done < text.size();) {
    const ::ssize_t put = ::write(file_.get(), text.data() + done, text.size() - done);
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return tl::unexpected<Error>(write_error(name_, errno));
    done += static_cast<std::size_t>(put);
  }
  return {};
}

bool is_being_tuned(const std::filesystem::path& path) {
  return is_being_written(path);
}

}  // namespace cancha::lab
