#include "cli/match_news.h"

#include <fmt/format.h>

#include <cstdio>

namespace cancha::cli {
namespace {

/// "blue roles  3 : 1  chase yellow", and how it ended.
std::string result_of(const server::LiveStatus& s) {
  using enum server::Phase;
  std::string how = s.phase == Stopped ? "   (stopped early)" : s.phase == Failed ? "   (failed)" : "";
  if (!s.problem.empty()) how += fmt::format("   {}", s.problem);
  return fmt::format("{}: blue {}  {} : {}  {} yellow{}", s.name, s.blue, s.score.blue, s.score.yellow, s.yellow, how);
}

}  // namespace

void MatchNews::tell(LiveLine* line) {
  for (const server::LiveStatus& status : matches_.list()) tell_of(status, told_[{status.name, status.run}], line);
}

void MatchNews::tell_of(const server::LiveStatus& s, Told& told, LiveLine* line) const {
  using enum server::Phase;
  const bool over = s.phase == Ended || s.phase == Stopped || s.phase == Failed;
  const bool full = s.held_by == "disk";
  const auto room = [&] {
    if (line) line->clear();
  };
  if (full && !told.disk_full) {
    room();
    fmt::print(stderr, "cancha: {}: THE MATCH WAITS, the disk is full: {}\n", s.name, s.problem);
  }
  if (!full && told.disk_full && !over) {
    room();
    fmt::print(stderr, "cancha: {}: there is room again, and the match goes on\n", s.name);
  }
  if (over && !told.over && s.name != own_) {
    room();
    fmt::print("{}\n", result_of(s));
    std::fflush(stdout);
  }
  told = {full, over};
}

}  // namespace cancha::cli
