#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/open_file.h"
#include "base/result.h"

/// What a client asks and what it is told, free of sockets.
namespace cancha::server {

/// Header fields in the order of arrival: name, value.
using Headers = std::vector<std::pair<std::string, std::string>>;

/// Equal but for the case of ASCII letters, as names of headers and hosts are compared.
[[nodiscard]] bool same_name(std::string_view a, std::string_view b);

/// A request.
struct Request {
  std::string method;  ///< "GET"
  std::string target;  ///< as sent, e.g. "/recordings/a%20b.mcap?token=x"
  Headers headers;
  std::string body{};

  /// The value of a header; none where it is absent.
  [[nodiscard]] std::optional<std::string_view> header(std::string_view name) const;
  [[nodiscard]] std::size_t count(std::string_view name) const;
  /// Says that its body is JSON. Forms of other pages can send text, but no JSON without asking.
  [[nodiscard]] bool brings_json() const;
};

/// A stretch of a file that is sent piece by piece.
struct FilePart {
  OpenFile file;
  std::uint64_t first = 0;   ///< byte
  std::uint64_t length = 0;  ///< bytes
};

/// An answer; what follows the headers is either `body` or `file`.
struct Answer {
  int status = 200;
  Headers headers{};  ///< without Content-Length and Connection, which the connection writes
  std::string body{};
  std::optional<FilePart> file{};
  bool head_only = false;  ///< the length is told and nothing is sent

  /// Bytes of the body, sent or not.
  [[nodiscard]] std::uint64_t length() const { return file ? file->length : body.size(); }
  /// The value of a header; empty where it is absent.
  [[nodiscard]] std::string_view header(std::string_view name) const;
};

/// A sentence as plain text, with the headers that every answer carries.
[[nodiscard]] Answer text_answer(int status, std::string_view sentence);
/// The same for what went wrong.
[[nodiscard]] Answer refuse(int status, const Error& error);
/// 405: only these methods, "GET, HEAD, PUT", are understood here.
[[nodiscard]] Answer only_methods(std::string_view methods);
/// JSON that no cache keeps.
[[nodiscard]] Answer json_answer(std::string json, int status = 200);
/// The headers that every answer carries against sniffing, framing, leaking and foreign scripts.
[[nodiscard]] Headers guarding_headers();
/// Status line and headers as they go out.
[[nodiscard]] std::string head_text(const Answer& answer, bool keep_open);

}  // namespace cancha::server
