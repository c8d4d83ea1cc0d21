#include "messages/team_view.h"

#include <gtest/gtest.h>

#include "base/json.h"
#include "base/protobuf.h"

namespace cancha {
namespace {

TEST(TeamView, ReadsBackWhatItsFieldListWrote) {
  TeamView view;
  view.team = Team::Yellow;
  view.time = Time{} + 40_ms;
  view.our_ball = true;
  view.score = {2, 1};
  view.ball = {{0.1, 0.2, 0.02}, {1.0, -1.0, 0.0}, {3.0, 4.0, 5.0}};
  view.mates.resize(2);
  view.mates[1].X_TR = {0.5, -0.5, 1.5};
  view.mates[1].v_TR = {0.3, 0.4};
  view.mates[1].turn_rate = 2.0;
  view.opponents.resize(1);
  std::string bytes;
  append_protobuf(bytes, view);

  TeamView back;
  const auto parsed = parse_protobuf(bytes, back);

  ASSERT_TRUE(parsed) << parsed.error().text();
  EXPECT_EQ(to_json(back), to_json(view));
  EXPECT_EQ(back.mates.at(1).v_TR, (Vec2{0.3, 0.4}));
}

}  // namespace
}  // namespace cancha
