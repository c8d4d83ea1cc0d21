#include "server/router.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/guarded_folder.h"
#include "base/json.h"
#include "server/graph_api.h"
#include "server/matches_api.h"
#include "server/range.h"
#include "server/recording_changes.h"

namespace cancha::server {
namespace {

struct VersionNote {
  std::string name = "cancha";
  std::string version;
  static constexpr auto fields() {
    return list_of(entry("name", &VersionNote::name), entry("version", &VersionNote::version));
  }
};

Answer not_found() {
  return text_answer(404, "There is nothing here.");
}

/// The headers of an answer with a file; the file itself is added by the caller.
Answer file_headers(int status, const OpenFile& file, std::string_view type) {
  Answer answer{.status = status, .headers = guarding_headers()};
  answer.headers.emplace_back("Content-Type", type);
  answer.headers.emplace_back("ETag", file.etag());
  answer.headers.emplace_back("Cache-Control", "no-cache");
  return answer;
}

/// True where the client says that it has this very state of the file.
bool is_known(const Request& request, const OpenFile& file) {
  return request.header("If-None-Match") == file.etag();
}

Matches::Settings with_studies(Matches::Settings settings, const Workshop& workshop) {
  settings.fixture_of_study = [&workshop](const std::string& name) { return workshop.fixture_of_study(name); };
  return settings;
}

Answer whole(OpenFile file, std::string_view type) {
  Answer answer = file_headers(200, file, type);
  const std::uint64_t size = file.size();
  answer.file = FilePart{std::move(file), 0, size};
  return answer;
}

}  // namespace

Router::Router(Settings settings)
    : settings_{std::move(settings)},
      places_{{{settings_.web_root, "web"},
               {settings_.recordings, "recordings"},
               {settings_.matches.recordings, "recordings"},
               {settings_.matches.content, "content"},
               {settings_.studies, "studies"},
               {settings_.tunings, "tunings"}}},
      catalogue_{settings_.recordings},
      recording_api_{settings_.web_root},
      eyes_{settings_.matches.content},
      workshop_{open_workshop({.content = settings_.matches.content,
                               .recordings = settings_.recordings,
                               .tunings = settings_.tunings,
                               .studies = settings_.studies,
                               .databases = settings_.databases,
                               .plugins = settings_.matches.plugins,
                               .version = settings_.version,
                               .storage = settings_.matches.storage},
                              catalogue_)},
      matches_{with_studies(settings_.matches, *workshop_), catalogue_} {}

void Router::stop() {
  matches_.stop_all();
  workshop_->stop();
}

Answer Router::answer(const Request& request) {
  const auto target = parse_target(request.target);
  if (!target) return text_answer(400, "The address is malformed.");
  Verdict verdict = judge(settings_.access, request, target->query);
  if (verdict.refusal) return std::move(*verdict.refusal);

  Answer answer;
  const bool asks = request.method == "GET" || request.method == "HEAD";
  if (asks && !request.body.empty()) {
    answer = text_answer(413, "Only POST may have a body.");
  } else if (target->path == kGraphPath) {
    answer = graph_answer(request);
  } else if (changes_recording(request.method, target->path)) {
    answer = change_recording(catalogue_, matches_, request, target->path);
  } else if (plays() && is_about_matches(target->path)) {
    answer = matches_answer(matches_, request, target->path);
  } else if (auto made = Workshop::is_mine(target->path) ? workshop_->answer(request, *target) : std::nullopt) {
    answer = std::move(*made);
  } else if (asks) {
    answer = route(request, *target);
  } else {
    answer = text_answer(405, "Only GET and HEAD are understood here.");
    answer.headers.emplace_back("Allow", "GET, HEAD");
  }
  if (answer.status >= 400) answer.body = places_.without(std::move(answer.body));
  answer.head_only = request.method == "HEAD";
  if (!verdict.set_cookie.empty()) answer.headers.emplace_back("Set-Cookie", std::move(verdict.set_cookie));
  return answer;
}

Answer Router::route(const Request& request, const Target& target) {
  constexpr std::string_view kRecordings = "/recordings/";
  constexpr std::string_view kAboutRecordings = "/api/recordings/";
  const std::string_view path = target.path;
  constexpr std::string_view kPages[] = {"/",     "/watch", "/compare", "/edit",   "/chart", "/motion",
                                         "/tune", "/study", "/team",    "/camera", "/scene"};
  if (std::ranges::find(kPages, path) != std::end(kPages)) return page_file(request, "index.html");
  if (path == "/api/version") return json_answer(to_json(VersionNote{.version = settings_.version}));
  if (path == "/api/recordings") return json_answer(to_json(catalogue_.list()));
  if (path.starts_with(kAboutRecordings)) {
    return about_recording(request, path.substr(kAboutRecordings.size()), target.query);
  }
  if (path.starts_with("/api/")) return not_found();
  if (path.starts_with(kRecordings)) return recording(request, path.substr(kRecordings.size()));
  return page_file(request, path.substr(1));
}

Router::Upgrade Router::upgrade(const Request& request) const {
  const auto target = parse_target(request.target);
  if (!target) return {text_answer(400, "The address is malformed."), nullptr};
  if (Verdict verdict = judge(settings_.access, request, target->query); verdict.refusal) {
    return {std::move(verdict.refusal), nullptr};
  }
  if (workshop_->is_for_writers(target->path)) return {std::nullopt, nullptr};
  const auto name = live_match_name(target->path);
  auto match = plays() && name ? matches_.find(*name) : nullptr;
  if (!match) return {text_answer(404, "There is no such live match."), nullptr};
  return {std::nullopt, std::move(match)};
}

bool Router::admits(const Request& head) const {
  const auto target = parse_target(head.target);
  return target && !judge(settings_.access, head, target->query).refusal;
}

std::uint64_t Router::most_body_bytes(const Request& head, std::uint64_t usual) const {
  const auto target = parse_target(head.target);
  if (!target || !admits(head)) return usual;
  return workshop_->most_body_bytes(head, target->path, usual);
}

Answer Router::page_file(const Request& request, std::string_view name) const {
  const auto path = GuardedFolder{settings_.web_root}.find(name);
  auto file = path ? OpenFile::open(*path) : std::nullopt;
  if (!file) return name == "index.html" ? text_answer(404, "The studio's page was not built.") : not_found();
  if (is_known(request, *file)) return file_headers(304, *file, content_type(*path));
  return whole(std::move(*file), content_type(*path));
}

Answer Router::about_recording(const Request& request, std::string_view name_and_what, std::string_view query) {
  const std::size_t slash = name_and_what.rfind('/');
  if (slash == name_and_what.npos) return not_found();
  const auto path = catalogue_.find(name_and_what.substr(0, slash));
  if (path && plays() && name_and_what.substr(slash + 1) == EyesApi::kWhat) return eyes_.answer(*path, query);
  return path ? recording_api_.answer(request, *path, name_and_what.substr(slash + 1), query) : not_found();
}

Answer Router::recording(const Request& request, std::string_view name) const {
  constexpr std::string_view kType = "application/octet-stream";
  const auto path = catalogue_.find(name);
  auto file = path ? OpenFile::open(*path) : std::nullopt;
  if (!file) return not_found();
  if (is_known(request, *file)) return file_headers(304, *file, kType);

  // a range of another state of the file than the client has is of no use to it
  const auto header = request.header("Range");
  const auto condition = request.header("If-Range");
  ByteRange range;
  if (header && request.method == "GET" && (!condition || *condition == file->etag())) {
    range = request.count("Range") == 1 ? parse_range(*header, file->size(), settings_.max_range_bytes)
                                        : ByteRange{.kind = ByteRange::Kind::Refused};
  }
  Answer answer;
  if (range.kind == ByteRange::Kind::Refused) {
    answer = text_answer(416, "Ask for one range of bytes that begins within the file.");
    answer.headers.emplace_back("Content-Range", fmt::format("bytes */{}", file->size()));
  } else if (range.kind == ByteRange::Kind::Part) {
    answer = file_headers(206, *file, kType);
    answer.headers.emplace_back(
        "Content-Range", fmt::format("bytes {}-{}/{}", range.first, range.first + range.length - 1, file->size()));
    answer.file = FilePart{std::move(*file), range.first, range.length};
  } else {
    answer = whole(std::move(*file), kType);
  }
  answer.headers.emplace_back("Accept-Ranges", "bytes");
  return answer;
}

}  // namespace cancha::server
