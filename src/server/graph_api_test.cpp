#include "server/graph_api.h"

#include <gtest/gtest.h>

#include "base/json_read.h"
#include "graph/layout.h"

namespace cancha::server {
namespace {

Answer post(std::string body, std::string type = "application/json") {
  return graph_answer({"POST", std::string{kGraphPath}, {{"Content-Type", std::move(type)}}, std::move(body)});
}

TEST(GraphApi, GivesPlacesForNodesAndEdges) {
  const Answer answer = post(
      R"({"direction":"down","nodes":[{"width":80,"height":30},{"width":60,"height":30}],"edges":[{"from":0,"to":1}]})");

  ASSERT_EQ(answer.status, 200) << answer.body;
  EXPECT_TRUE(answer.header("Content-Type").starts_with("application/json"));
  graph::Layout layout;
  ASSERT_TRUE(parse_json(answer.body, layout)) << answer.body;
  ASSERT_EQ(layout.nodes.size(), 2u);
  ASSERT_EQ(layout.edges.size(), 1u);
  EXPECT_GT(layout.nodes[1].y, layout.nodes[0].y);
  EXPECT_EQ(layout.edges[0].curve.size() % 3, 1u);
}

TEST(GraphApi, RefusesWithASentenceWhatIsNoGraph) {
  EXPECT_EQ(post("{").status, 400);
  EXPECT_EQ(post(R"({"points":[]})").status, 400);
  EXPECT_EQ(post(R"({"nodes":[{"width":9,"height":9}],"edges":[{"from":0,"to":1}]})").status, 400);
  EXPECT_EQ(post(R"({"nodes":[{"width":1e9,"height":9}]})").status, 400);
  EXPECT_EQ(post("{}", "text/plain").status, 415);

  std::string many = R"({"nodes":[)";
  for (std::size_t i = 0; i <= graph::kMostNodes; ++i) many += i == 0 ? "{}" : ",{}";
  const Answer answer = post(many + "]}");
  EXPECT_EQ(answer.status, 400);
  EXPECT_NE(answer.body.find("graph"), std::string::npos) << answer.body;
}

TEST(GraphApi, UnderstandsPostOnly) {
  const Answer answer = graph_answer({"GET", std::string{kGraphPath}, {}});
  EXPECT_EQ(answer.status, 405);
  EXPECT_EQ(answer.header("Allow"), "POST");
}

}  // namespace
}  // namespace cancha::server
