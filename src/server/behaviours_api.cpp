#include "server/behaviours_api.h"

#include "base/json.h"
#include "base/json_read.h"
#include "base/utf8.h"
#include "server/behaviour_check.h"

namespace cancha::server {
namespace {

constexpr std::string_view kBehaviours = "/api/behaviours";
constexpr std::string_view kFiles = "/api/behaviours/files/";
constexpr std::string_view kCheck = "/api/behaviours/check";
constexpr std::string_view kLanguage = "/api/behaviours/lsp";

Answer check(const Request& request) {
  if (!request.brings_json()) return text_answer(415, "The body must be application/json.");
  TextToCheck wish;
  if (auto read = parse_json(request.body, wish); !read) return text_answer(400, read.error().text() + ".");
  const auto found = check_text(wish);
  return found ? json_answer(to_json(*found)) : text_answer(400, found.error().text() + ".");
}

Answer create(BehaviourFiles& files, const Request& request) {
  // forms of other pages can send text, but no JSON without asking
  if (!request.brings_json()) return text_answer(415, "The body must be application/json.");
  NewBehaviour wish;
  if (auto read = parse_json(request.body, wish); !read) return text_answer(400, read.error().text() + ".");
  const auto made = files.create(wish);
  return made ? json_answer(to_json(*made), 201) : refuse(made.error());
}

Answer show(const BehaviourFiles& files, std::string_view path) {
  auto text = files.read(path);
  if (!text) return refuse(text.error());
  if (!is_utf8(*text)) return text_answer(422, "The file is not UTF-8; convert it first.");
  Answer answer{.headers = guarding_headers(), .body = std::move(*text)};
  answer.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
  answer.headers.emplace_back("Cache-Control", "no-store");
  answer.headers.emplace_back("ETag", etag_of(answer.body));
  return answer;
}

Answer save(BehaviourFiles& files, const Request& request, std::string_view path) {
  if (request.count("If-Match") > 1) return text_answer(400, "Say one If-Match.");
  const auto saved = files.save(path, request.body, request.header("If-Match").value_or(""));
  if (!saved) return refuse(saved.error());
  Answer answer = json_answer(to_json(*saved));
  answer.headers.emplace_back("ETag", saved->etag);
  return answer;
}

}  // namespace

bool is_about_behaviours(std::string_view path) {
  return path == kBehaviours || path == kLanguage || path == kCheck || path.starts_with(kFiles);
}

bool brings_file(std::string_view method, std::string_view path) {
  return (method == "PUT" && path.starts_with(kFiles)) || (method == "POST" && path == kCheck);
}

bool is_language_socket(std::string_view path) {
  return path == kLanguage;
}

Answer behaviours_answer(BehaviourFiles& files, const Request& request, std::string_view path) {
  const bool asks = request.method == "GET" || request.method == "HEAD";
  if (path == kLanguage) return text_answer(426, "This is a WebSocket.");
  if (path == kCheck) return request.method == "POST" ? check(request) : only_methods("POST");
  if (path == kBehaviours) {
    if (asks) return json_answer(to_json(files.list()));
    return request.method == "POST" ? create(files, request) : only_methods("GET, HEAD, POST");
  }
  path.remove_prefix(kFiles.size());
  if (asks) return show(files, path);
  return request.method == "PUT" ? save(files, request, path) : only_methods("GET, HEAD, PUT");
}

}  // namespace cancha::server
