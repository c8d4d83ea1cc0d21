#include "cli/line_source.h"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <array>

#include "base/text_file.h"

namespace cancha::cli {

Result<LineSource> LineSource::open(const std::string& path) {
  LineSource made;
  if (path.empty() || path == "-") {
    made.name_ = "standard input";
    made.interactive_ = isatty(STDIN_FILENO) == 1;
    return made;
  }
  made.name_ = path;
  const auto text = read_text(path, "is there such a file?");
  if (!text) return tl::unexpected<Error>(text.error());
  made.take(*text, true);
  return made;
}

void LineSource::take(std::string_view text, bool last) {
  constexpr std::size_t kLongest = 10'000;  // a line that never ends must not fill the memory
  for (const char c : text) {
    if (c != '\n') {
      if (begun_.size() < kLongest) begun_.push_back(c);
      continue;
    }
    lines_.push_back({begun_, fmt::format("{}:{}", name_, ++number_)});
    begun_.clear();
  }
  if (!last) return;
  ended_ = true;
  if (!begun_.empty()) lines_.push_back({begun_, fmt::format("{}:{}", name_, ++number_)});
}

std::optional<LineSource::Line> LineSource::next(Duration patience) {
  if (lines_.empty() && !ended_) {
    pollfd waiting{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    if (::poll(&waiting, 1, static_cast<int>(patience.ns / 1'000'000)) > 0) {
      std::array<char, 4096> room{};
      const ssize_t count = ::read(STDIN_FILENO, room.data(), room.size());
      take({room.data(), count > 0 ? static_cast<std::size_t>(count) : 0}, count <= 0);
    }
  }
  if (lines_.empty()) return std::nullopt;
  Line line = std::move(lines_.front());
  lines_.pop_front();
  return line;
}

}  // namespace cancha::cli
