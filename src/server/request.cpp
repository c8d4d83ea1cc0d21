#include "server/request.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/letters.h"

namespace cancha::server {
namespace {

std::string_view reason(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 201:
      return "Created";
    case 206:
      return "Partial Content";
    case 304:
      return "Not Modified";
    case 400:
      return "Bad Request";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 409:
      return "Conflict";
    case 413:
      return "Content Too Large";
    case 415:
      return "Unsupported Media Type";
    case 416:
      return "Range Not Satisfiable";
    case 422:
      return "Unprocessable Content";
    case 426:
      return "Upgrade Required";
    case 431:
      return "Request Header Fields Too Large";
    case 503:
      return "Service Unavailable";
    default:
      return "Internal Server Error";
  }
}

}  // namespace

bool same_name(std::string_view a, std::string_view b) {
  return same_word(a, b);
}

std::optional<std::string_view> Request::header(std::string_view name) const {
  for (const auto& [key, value] : headers) {
    if (same_name(key, name)) return value;
  }
  return std::nullopt;
}

std::size_t Request::count(std::string_view name) const {
  return static_cast<std::size_t>(
      std::ranges::count_if(headers, [&](const auto& header) { return same_name(header.first, name); }));
}

bool Request::brings_json() const {
  const auto type = header("Content-Type");
  return type && same_name(type->substr(0, type->find(';')), "application/json");
}

std::string_view Answer::header(std::string_view name) const {
  for (const auto& [key, value] : headers) {
    if (same_name(key, name)) return value;
  }
  return {};
}

Headers guarding_headers() {
  return {{"X-Content-Type-Options", "nosniff"},
          {"Content-Security-Policy",
           "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; "
           "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
          {"Referrer-Policy", "no-referrer"},
          {"Cross-Origin-Resource-Policy", "same-origin"}};
}

Answer text_answer(int status, std::string_view sentence) {
  Answer answer{.status = status, .headers = guarding_headers(), .body = fmt::format("{}\n", sentence)};
  answer.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
  answer.headers.emplace_back("Cache-Control", "no-store");
  return answer;
}

Answer refuse(int status, const Error& error) {
  return text_answer(status, fmt::format("{}.", error.text()));
}

Answer only_methods(std::string_view methods) {
  const bool several = methods.find(',') != methods.npos;
  Answer answer = text_answer(405, fmt::format("Only {} {} understood here.", methods, several ? "are" : "is"));
  answer.headers.emplace_back("Allow", methods);
  return answer;
}

Answer json_answer(std::string json, int status) {
  Answer answer{.status = status, .headers = guarding_headers(), .body = std::move(json)};
  answer.headers.emplace_back("Content-Type", "application/json");
  answer.headers.emplace_back("Cache-Control", "no-store");
  return answer;
}

std::string head_text(const Answer& answer, bool keep_open) {
  std::string text = fmt::format("HTTP/1.1 {} {}\r\n", answer.status, reason(answer.status));
  for (const auto& [name, value] : answer.headers) text += fmt::format("{}: {}\r\n", name, value);
  // a 304 has no body, and its length would be taken for that of the file
  if (answer.status != 304) text += fmt::format("Content-Length: {}\r\n", answer.length());
  text += keep_open ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n";
  return text;
}

}  // namespace cancha::server
