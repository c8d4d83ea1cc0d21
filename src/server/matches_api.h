#pragma once

#include <optional>
#include <string_view>

#include "server/matches.h"
#include "server/request.h"

/// The API of live matches (docs/studio.md). Bodies are JSON by the field lists of live_messages.h.
///
///     GET  /api/choices              Choices: leagues and teams
///     GET  /api/matches              [LiveStatus…], newest first
///     POST /api/matches              StartMatch → 201 and LiveStatus
///     GET  /api/matches/NAME         LiveStatus
///     POST /api/matches/NAME         LiveCommand → LiveStatus
///          /api/matches/NAME/live    WebSocket; see live_socket.h
namespace cancha::server {

[[nodiscard]] bool is_about_matches(std::string_view path);
/// The name in "/api/matches/NAME/live"; none in others.
[[nodiscard]] std::optional<std::string_view> live_match_name(std::string_view path);
[[nodiscard]] Answer matches_answer(Matches& matches, const Request& request, std::string_view path);

}  // namespace cancha::server
