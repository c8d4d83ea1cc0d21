#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "cli/terminal.h"
#include "server/matches.h"

namespace cancha::cli {

/// Tells the person at the terminal what happens to the matches of a studio: results of those that were started in the
/// page, and at once where one waits because the disk is full.
class MatchNews {
 public:
  /// `own`: a match whose result is told elsewhere; empty = none.
  explicit MatchNews(const server::Matches& matches, std::string own = "") : matches_{matches}, own_{std::move(own)} {}

  /// Prints what is new; `line`, where there is one, makes room for it.
  void tell(LiveLine* line = nullptr);

 private:
  struct Told {
    bool disk_full = false;
    bool over = false;
  };
  void tell_of(const server::LiveStatus& status, Told& told, LiveLine* line) const;

  const server::Matches& matches_;
  std::string own_;
  std::map<std::pair<std::string, std::int64_t>, Told> told_;  ///< by name and run
};

}  // namespace cancha::cli
