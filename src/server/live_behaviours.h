#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "match/fixture.h"
#include "match/match.h"
#include "os/clock.h"
#include "server/live_messages.h"

namespace cancha::server {

/// The behaviour programs of a live match: does what debuggers want, takes changed files over, notices breakpoints.
/// Only the match's thread may call.
class LiveBehaviours {
 public:
  static constexpr Duration kBetweenLooks = 100_ms;

  /// `fixture` and `content` tell where the teams' files lie.
  LiveBehaviours(match::Match& match, const match::Fixture& fixture, const std::filesystem::path& content);

  /// Whether any team runs a program.
  [[nodiscard]] bool any() const;
  /// Whether an order is about programs.
  [[nodiscard]] static bool concerns(Order order) { return order >= Order::Reload; }
  /// `robot` is the order's body; orders about a symbol have one.
  [[nodiscard]] Result<void> carry_out(const LiveCommand& command, std::optional<RobotId> robot);

  /// Sets breakpoints and watches of another run of the same match; those that do not fit are left out.
  void set_up(const std::vector<TeamDebugging>& debugging);

  /// Looks from time to time whether files have changed, and takes them over; true where something happened.
  bool look_at_files(os::HostTime now);
  /// Why changed programs were not taken over, blue's before yellow's; empty = they were.
  [[nodiscard]] std::string problem() const;

  /// What the editor calls the teams' behaviours: as `told`, and for players who bring their program with them the
  /// folder of content in which it lies.
  [[nodiscard]] std::vector<std::string> names(std::vector<std::string> told) const;

  /// The versions of blue's and yellow's programs; -1 = a team runs none.
  [[nodiscard]] std::vector<int> versions() const;

  /// Breakpoints and watches of blue and yellow.
  [[nodiscard]] std::vector<TeamDebugging> debugging() const;
  /// The last value that viewers gave to each symbol, oldest first; so many at most.
  static constexpr std::size_t kMostChanged = 50;
  [[nodiscard]] const std::vector<ChangedSymbol>& changed_symbols() const { return changed_; }

  /// The breakpoint that the last tick has reached; empty = none.
  [[nodiscard]] std::string halted() const;

 private:
  struct Stamp {
    std::string path;  ///< as the program names it
    std::filesystem::file_time_type time;
  };
  [[nodiscard]] std::filesystem::file_time_type time_of(Team team, const std::string& path) const;
  [[nodiscard]] Result<void> reload(Team team);
  void note_changed(const LiveCommand& command);
  /// Which files the program has now; those that were known before keep the time at which they were read.
  void list_files(Team team);

  match::Match& match_;
  std::array<std::optional<match::BehaviourSource>, 2> sources_;  ///< of each team
  std::array<std::string, 2> folders_;                            ///< of content, with the programs of players
  std::array<std::vector<Stamp>, 2> stamps_;                      ///< of each team's files
  std::array<int, 2> versions_{-1, -1};                           ///< whose files these are
  os::HostTime next_look_;
  std::array<std::string, 2> problems_;  ///< of each team
  std::vector<ChangedSymbol> changed_;
};

}  // namespace cancha::server
