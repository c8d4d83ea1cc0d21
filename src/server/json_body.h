#pragma once

#include <fmt/format.h>

#include "base/json_read.h"
#include "server/safe_file.h"

namespace cancha::server {

/// A message in the body of a request, as JSON.
template <class T>
[[nodiscard]] FileResult<T> body_of(const Request& request) {
  // forms of other pages can send text, but no JSON without asking
  if (!request.brings_json()) return refused(415, "The body must be application/json.");
  T message;
  if (auto read = parse_json(request.body, message); !read)
    return refused(400, fmt::format("{}.", read.error().text()));
  return message;
}

}  // namespace cancha::server
