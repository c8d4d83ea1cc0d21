#include "server/matches_api.h"

#include "base/json.h"
#include "base/json_read.h"

namespace cancha::server {
namespace {

constexpr std::string_view kChoices = "/api/choices";
constexpr std::string_view kMatches = "/api/matches";
constexpr std::string_view kLive = "/live";

Answer start(Matches& matches, const Request& request) {
  StartMatch wish;
  if (auto read = parse_json(request.body, wish); !read) return refuse(400, read.error());
  const auto live = matches.start(wish);
  if (!live) return refuse(409, live.error());
  return json_answer(to_json((*live)->status()), 201);
}

Answer command(Matches& matches, LiveMatch& match, const Request& request) {
  LiveCommand wish;
  if (auto read = parse_json(request.body, wish); !read) return refuse(400, read.error());
  const auto status = matches.obey(match, wish);
  if (!status) return refuse(409, status.error());
  return json_answer(to_json(*status));
}

}  // namespace

bool is_about_matches(std::string_view path) {
  return path == kChoices || path == kMatches ||
         (path.starts_with(kMatches) && path.size() > kMatches.size() && path[kMatches.size()] == '/');
}

std::optional<std::string_view> live_match_name(std::string_view path) {
  if (!is_about_matches(path) || path == kChoices || path == kMatches || !path.ends_with(kLive)) return std::nullopt;
  path.remove_prefix(kMatches.size() + 1);
  if (path.size() <= kLive.size()) return std::nullopt;
  path.remove_suffix(kLive.size());
  return path;
}

Answer matches_answer(Matches& matches, const Request& request, std::string_view path) {
  const bool asks = request.method == "GET" || request.method == "HEAD";
  const bool tells = request.method == "POST";
  if (tells && !request.brings_json()) return text_answer(415, "The body must be application/json.");
  if (path == kChoices) return asks ? json_answer(to_json(matches.choices())) : only_methods("GET, HEAD");
  if (!asks && !tells) return only_methods("GET, HEAD, POST");
  if (path == kMatches) return asks ? json_answer(to_json(matches.list())) : start(matches, request);

  if (live_match_name(path)) return text_answer(426, "This is a WebSocket.");
  const auto match = matches.find(path.substr(kMatches.size() + 1));
  if (!match) return text_answer(404, "There is no such match.");
  return asks ? json_answer(to_json(match->status())) : command(matches, *match, request);
}

}  // namespace cancha::server
