#include "server/graph_api.h"

#include "base/json.h"
#include "base/json_read.h"
#include "graph/layout.h"

namespace cancha::server {

Answer graph_answer(const Request& request) {
  if (request.method != "POST") {
    Answer answer = text_answer(405, "Only POST is understood here.");
    answer.headers.emplace_back("Allow", "POST");
    return answer;
  }
  if (!request.brings_json()) return text_answer(415, "The body must be application/json.");
  graph::Graph graph;
  if (auto read = parse_json(request.body, graph); !read) return text_answer(400, read.error().text() + ".");
  const auto layout = graph::lay_out(graph);
  if (!layout) return text_answer(400, layout.error().text() + ".");
  return json_answer(to_json(*layout));
}

}  // namespace cancha::server
