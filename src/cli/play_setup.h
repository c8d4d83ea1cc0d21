#pragma once

#include <filesystem>
#include <memory>
#include <tl/expected.hpp>

#include "base/result.h"
#include "cli/match_report.h"
#include "cli/options.h"
#include "match/fixture.h"
#include "server/live_match.h"

/// What ./cancha play needs before a match and after it, whoever watches.
namespace cancha::cli {

[[nodiscard]] match::Fixture fixture_of(const PlayOptions& options);

/// A scenario says what the user did not; its text takes the place of its name. Outside of contests --scene names one,
/// too.
[[nodiscard]] Result<void> take_scenario(PlayOptions& options);
/// Who plays, and how they see, where nobody said it, is the league's business. Fails where options do not suit it.
[[nodiscard]] Result<void> settle(PlayOptions& options, const field::League& league);

[[nodiscard]] server::LiveMatch::Plan plan_of(const PlayOptions& options, bool people_watch);
/// Starts the match and its recording; where that fails it says why, and gives the exit status.
[[nodiscard]] tl::expected<std::shared_ptr<server::LiveMatch>, int> start_match(const PlayOptions& options,
                                                                                server::LiveMatch::Plan& plan);
/// What came of it.
[[nodiscard]] Report report_of(const PlayOptions& options, const server::LiveMatch& live, double wall_seconds);
/// A path as short as it can be said from here.
[[nodiscard]] std::string shown(const std::filesystem::path& path);

/// Plays as many matches as --count says, one after the other, with seeds that follow each other; a line for each.
[[nodiscard]] int play_many(const PlayOptions& options);

}  // namespace cancha::cli
