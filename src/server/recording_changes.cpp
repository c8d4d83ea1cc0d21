#include "server/recording_changes.h"

#include "base/json.h"
#include "base/json_read.h"
#include "match/recordings_folder.h"

namespace cancha::server {
namespace {

constexpr std::string_view kRecordings = "/api/recordings/";
constexpr std::string_view kRename = "/rename";

/// What keeps a recording from being changed, if anything does.
std::optional<Answer> obstacle(const Catalogue& catalogue, const Matches& matches, const std::string& name) {
  if (catalogue.is_shared(name) && !catalogue.lies_in_folder(name)) {
    return text_answer(409, "The recording lies outside of the folder for recordings; change it there.");
  }
  if (!catalogue.find(name)) return text_answer(404, "There is no such recording.");
  const auto live = matches.find(name);
  if (live && !live->is_over()) return text_answer(409, "The match is still being played; stop it first.");
  return std::nullopt;
}

Answer rename(Catalogue& catalogue, const Request& request, const std::string& name) {
  RecordingName wish;
  if (auto read = parse_json(request.body, wish); !read) return text_answer(400, read.error().text() + ".");
  if (const auto sound = match::recording_file_name(wish.name); !sound) {
    return text_answer(400, sound.error().text() + ".");
  }
  auto renamed = match::rename_recording(catalogue.folder(), name, wish.name);
  if (!renamed) return text_answer(409, renamed.error().text() + ".");
  catalogue.forget(name);
  return json_answer(to_json(RecordingName{std::move(*renamed)}));
}

Answer remove(Catalogue& catalogue, const std::string& name) {
  if (auto deleted = match::delete_recording(catalogue.folder(), name); !deleted) {
    return text_answer(409, deleted.error().text() + ".");
  }
  catalogue.forget(name);
  return json_answer(to_json(RecordingName{name}));
}

}  // namespace

bool changes_recording(std::string_view method, std::string_view path) {
  if (!path.starts_with(kRecordings)) return false;
  return method == "DELETE" || (method == "POST" && path.ends_with(kRename));
}

Answer change_recording(Catalogue& catalogue, const Matches& matches, const Request& request, std::string_view path) {
  path.remove_prefix(kRecordings.size());
  const bool renames = request.method == "POST";
  // forms of other pages can send text, but no JSON without asking
  if (renames && !request.brings_json()) return text_answer(415, "The body must be application/json.");
  if (renames) path.remove_suffix(kRename.size());
  const std::string name{path};
  if (auto refusal = obstacle(catalogue, matches, name)) return std::move(*refusal);
  return renames ? rename(catalogue, request, name) : remove(catalogue, name);
}

}  // namespace cancha::server
