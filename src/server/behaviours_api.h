#pragma once

#include <string_view>

#include "server/behaviour_files.h"
#include "server/request.h"

/// The API of behaviours and their files (docs/studio.md).
///
///     GET  /api/behaviours               [ListedBehaviour…]
///     POST /api/behaviours               NewBehaviour → 201 and ListedBehaviour
///     GET  /api/behaviours/files/PATH    the text, with its ETag
///     PUT  /api/behaviours/files/PATH    the text, made from the one in If-Match → SavedFile
///     POST /api/behaviours/check         TextToCheck → [TextFinding…]; for rules, which the language server does not
///     know
///          /api/behaviours/lsp           WebSocket; see lsp_socket.h
namespace cancha::server {

[[nodiscard]] bool is_about_behaviours(std::string_view path);
/// Whether a request may bring a whole file.
[[nodiscard]] bool brings_file(std::string_view method, std::string_view path);
[[nodiscard]] bool is_language_socket(std::string_view path);
[[nodiscard]] Answer behaviours_answer(BehaviourFiles& files, const Request& request, std::string_view path);

}  // namespace cancha::server
