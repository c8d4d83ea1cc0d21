#pragma once

#include <string_view>

#include "server/request.h"

/// Graphs laid out for the page (docs/studio.md).
///
///     POST /api/graph    graph::Graph as JSON → graph::Layout
namespace cancha::server {

inline constexpr std::string_view kGraphPath = "/api/graph";

/// Refuses with a sentence what is no graph, or too large a one.
[[nodiscard]] Answer graph_answer(const Request& request);

}  // namespace cancha::server
