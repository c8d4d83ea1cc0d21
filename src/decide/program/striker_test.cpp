// The striker of content/behaviours/uchile_striker in scripted scenes. What it must do stands in its document (state
// names, thresholds, outputs); the full traces are golden files, to be read.

#include "support/striker.h"

#include <gtest/gtest.h>

#include "decide/program/check.h"
#include "support/golden.h"

namespace cancha::decide::striker {
namespace {

/// Where the robot is told to walk, and how fast: "x y rot @speed".
std::string walk(const Scene& s) {
  EXPECT_EQ(s.value("motion.type"), "walk");
  return fmt::format("{} {} {} @{}", s.value("motion.walk_target.x"), s.value("motion.walk_target.y"),
                     s.value("motion.walk_target.rot"), s.value("motion.walk_speed"));
}

/// How fast it is told to walk instead: "x y rot".
std::string pace(const Scene& s) {
  EXPECT_EQ(s.value("motion.type"), "walk");
  return fmt::format("{} {} {}", s.value("motion.walk_speed.x"), s.value("motion.walk_speed.y"),
                     s.value("motion.walk_speed.rot"));
}

std::string kick(const Scene& s) {
  return fmt::format("{} {}", s.value("kick.type"), s.value("kick.side"));
}

void search(Scene& s) {
  s.begin("The ball was never seen: standing, turning, and walking to the ready position");
  s.given("locator.ready_positionning.x", -1000).given("locator.ready_positionning.y", 500);
  s.given("own_goal.local_projected.angle", 170).lose_ball(100'000);
  s.run(3000);
  EXPECT_EQ(s.body(), "striker/search_ball search_ball/static_search");
  EXPECT_EQ(walk(s), "0 0 0 @30");
  EXPECT_EQ(s.head(), "look_ellipse/ellipse");
  s.run();
  EXPECT_EQ(s.state("search_ball"), "turn");
  EXPECT_EQ(walk(s), "0 0 180 @50");
  EXPECT_EQ(s.state("head_control"), "look_down");
  s.run(900);
  EXPECT_EQ(s.state("head_control"), "look_up");
  s.given("ball.estimate.y", -1).run(1400);
  EXPECT_EQ(walk(s), "0 0 -180 @50");
  EXPECT_EQ(s.state("head_control"), "look_down");
  s.run(6400);
  EXPECT_EQ(s.state("search_ball"), "turn");
  s.run();
  EXPECT_EQ(s.body(), "striker/search_ball search_ball/active_search move/walk");
  EXPECT_EQ(walk(s), "-1000 500 0 @80");
  EXPECT_EQ(s.state("head_control"), "look_at_goal_own");
  EXPECT_EQ(s.value("head.pan"), "170");
  s.given("distance_to_target_pose", 499).run();
  EXPECT_EQ(s.state("move"), "there");
  EXPECT_EQ(s.value("motion.type"), "stand");
  EXPECT_EQ(s.state("head_control"), "look_at_goal_opp");
  s.given("distance_to_target_pose", 40).run();
  EXPECT_EQ(s.state("search_ball"), "active_search");
  s.given("distance_to_target_pose", 39).run();
  EXPECT_EQ(s.state("search_ball"), "static_search");
  s.ball(2000, 0).run();
  EXPECT_EQ(s.body(), "striker/go_to_ball go_to_ball/walk obstacle_avoidance/sonar");
}

void cooperative_search(Scene& s) {
  for (const char* from : {"static_search", "turn", "active_search"}) {
    s.begin(fmt::format("A mate sees the ball: from {}", from));
    s.given("ball.cooperative.x", 1500).given("ball.cooperative.y", 1500).lose_ball(5000);
    s.run(from == std::string_view{"static_search"} ? 0 : from == std::string_view{"turn"} ? 3100 : 12'300);
    EXPECT_EQ(s.state("search_ball"), from);
    s.given("ball.cooperative.time_since_disappeared", 1000).run();
    EXPECT_EQ(s.state("search_ball"), from);
    s.given("ball.cooperative.time_since_disappeared", 999).given("locator.pose.validity", 0.7).run();
    EXPECT_EQ(s.state("search_ball"), from);
    s.given("locator.pose.validity", 0.71).run();
    EXPECT_EQ(s.body(), "striker/search_ball search_ball/look_cooperative_ball move/walk");
    EXPECT_EQ(walk(s), "1500 1500 0 @80");
    EXPECT_EQ(s.head(), "look_at_cooperative_ball/look");
    EXPECT_EQ(s.value("head.pan"), "45");
    s.given("ball.cooperative.time_since_disappeared", 5000).run(4900);
    EXPECT_EQ(s.state("search_ball"), "look_cooperative_ball");
    s.run();
    EXPECT_EQ(s.state("search_ball"), "static_search");
  }
}

void kick_off(Scene& s) {
  s.begin("The others have the kick-off, the ball is near: ten seconds pass first");
  s.given("game.kickoff_team", "red").ball(500, 0).run(10'000);
  EXPECT_EQ(s.body(), "striker/striker");
  EXPECT_EQ(s.value("motion.type"), "stand");
  EXPECT_EQ(s.state("head_control"), "look_at_ball");
  s.run();
  EXPECT_EQ(s.state("striker"), "go_to_ball");

  for (const auto& [x, y] : {std::pair{501.0, 0.0}, {-501.0, 0.0}, {0.0, 501.0}, {0.0, -501.0}}) {
    s.begin("The others have the kick-off, but the ball is elsewhere");
    s.given("game.kickoff_team", "red").ball(x, y).run();
    EXPECT_EQ(s.state("striker"), "go_to_ball");
  }

  s.begin("The kick-off is ours");
  s.ball(300, 0).lose_ball().run(3800);
  EXPECT_EQ(s.state("striker"), "striker");
  s.ball(300, 0).run();
  EXPECT_EQ(s.state("striker"), "go_to_ball");

  s.begin("The ball is not seen at the start");
  s.lose_ball().run(4000);
  EXPECT_EQ(s.state("striker"), "striker");
  s.run();
  EXPECT_EQ(s.state("striker"), "search_ball");
}

void approach(Scene& s) {
  s.begin("To a ball far ahead, then aside, then near");
  s.ball(2000, 100).run(1900);
  EXPECT_EQ(s.body(), "striker/go_to_ball go_to_ball/walk obstacle_avoidance/sonar");
  EXPECT_EQ(walk(s), "2000 50 11.1634 @100");
  EXPECT_EQ(s.state("head_control"), "look_up_and_down");
  s.run();
  EXPECT_EQ(s.state("head_control"), "look_at_ball");
  s.run(1900);
  EXPECT_EQ(s.state("head_control"), "look_up_and_down");
  s.given("ball.seen.angle", 10).run();
  EXPECT_EQ(s.state("go_to_ball"), "walk");
  s.ball(1000, -364).run();
  EXPECT_EQ(s.state("go_to_ball"), "turn");
  EXPECT_EQ(walk(s), "0 0 -20.0015 @45");
  EXPECT_EQ(s.state("head_control"), "look_at_ball");
  s.given("ball.estimate.angle", -5).run();
  EXPECT_EQ(s.state("go_to_ball"), "turn");
  s.ball(1000, -80).run();
  EXPECT_EQ(s.state("go_to_ball"), "walk");
  s.goal(60, 4000).ball(500, 0).run();
  EXPECT_EQ(s.state("striker"), "go_to_ball");
  s.ball(499, 0).run();
  EXPECT_EQ(s.state("striker"), "align");
  s.ball(550, 0).run();
  EXPECT_EQ(s.state("striker"), "align");
  s.ball(551, 0).run();
  EXPECT_EQ(s.state("striker"), "go_to_ball");
  s.lose_ball(4000).run();
  EXPECT_EQ(s.state("striker"), "go_to_ball");
  s.lose_ball(4001).run();
  EXPECT_EQ(s.state("striker"), "search_ball");

  s.begin("The ball is lost while aligning");
  s.goal(60, 4000).ball(400, 0).run(100);
  EXPECT_EQ(s.state("striker"), "align");
  s.lose_ball(3000).run();
  EXPECT_EQ(s.state("striker"), "align");
  s.run();
  EXPECT_EQ(s.state("striker"), "search_ball");
}

/// Whether the striker brings the ball when one thing is otherwise than it should be.
bool brings(Scene& s, std::string_view what, double value) {
  s.begin(what.empty() ? "Brings the ball" : fmt::format("Does not bring the ball: {} {:g}", what, value));
  s.ball(450, 10);
  s.run();
  if (!what.empty()) s.given(what, value);
  s.run();
  return s.state("striker") == "bring_ball";
}

void bring_ball(Scene& s) {
  EXPECT_FALSE(brings(s, "opp_goal.local_projected.angle", 30));
  EXPECT_FALSE(brings(s, "opp_goal.local_projected.angle", -30));
  EXPECT_FALSE(brings(s, "ball.global.x", 1000));
  EXPECT_FALSE(brings(s, "ball.estimate.angle", -5));
  EXPECT_FALSE(brings(s, "ball.estimate.x", 501));
  EXPECT_FALSE(brings(s, "ball.estimate.y", -201));
  EXPECT_FALSE(brings(s, "obstacle.distance_to_closest", 450));

  for (const auto& [what, edge, beyond] : {std::tuple{"ball.estimate.distance", 600.0, 601.0},
                                           {"ball.global.x", 1100.0, 1101.0},
                                           {"ball.global.y", -1000.0, -1001.0},
                                           {"obstacle.distance_to_closest", 400.0, 399.0}}) {
    EXPECT_TRUE(brings(s, "", 0));
    EXPECT_EQ(walk(s), "450 10 1.27303 @80");
    EXPECT_EQ(s.value("motion.walk_pedantic") + s.value("motion.dribbling"), "truetrue");
    s.given(what, edge).run();
    EXPECT_EQ(s.state("striker"), "bring_ball") << what;
    s.given(what, beyond).run();
    EXPECT_EQ(s.state("striker"), "go_to_ball") << what;
    EXPECT_EQ(s.value("motion.walk_pedantic") + s.value("motion.dribbling"), "falsefalse");
  }
  EXPECT_TRUE(brings(s, "", 0));
  s.lose_ball(1000).run();
  EXPECT_EQ(s.state("striker"), "bring_ball");
  s.run();
  EXPECT_EQ(s.state("striker"), "search_ball");
}

/// Gets to align with the goal in a direction.
void align_at(Scene& s, std::string_view title, double goal_angle, double goal_distance = 2000) {
  s.begin(title);
  s.goal(goal_angle, goal_distance).given("ball.global.x", 1200).run();
  s.ball(400, 20).given("ball.global.x", 1200).run();
}

void align_around(Scene& s) {
  for (const double side : {1.0, -1.0}) {
    align_at(s, "Aligns with the goal behind: round the ball", side * 150);
    EXPECT_EQ(s.body(), "striker/align align/align_around_ball");
    EXPECT_EQ(walk(s), fmt::format("100 20 {} @80", side * 50));
    EXPECT_EQ(kick(s), side > 0 ? "inwalk_sidewards right" : "inwalk_sidewards left");
    EXPECT_EQ(s.state("head_control"), "look_at_ball");
    s.goal(side * 90, 2000).run();
    EXPECT_EQ(s.state("align"), "align_around_ball");
    EXPECT_EQ(walk(s), "100 20 0 @80");
    s.goal(side * 49, 2000).run();
    EXPECT_EQ(s.state("align"), "align_to_goal");
    s.goal(side * 91, 2000).run();
    EXPECT_EQ(s.state("align"), "align_around_ball");
    s.goal(side * 135, 2000).given("ball.global.x", 1501).run();
    EXPECT_EQ(s.state("align"), "align_around_ball");
    s.goal(side * 134, 2000).given("ball.global.y", side * 1500).run();
    EXPECT_EQ(s.state("align"), "align_around_ball");
    s.given("ball.global.y", side * 1499).run();
    EXPECT_EQ(s.state("align"), "align_next_goal");
  }
}

void align_next(Scene& s) {
  for (const double side : {1.0, -1.0}) {
    align_at(s, "Aligns with the goal aside: kicks sidewards", side * 100);
    EXPECT_EQ(s.body(), "striker/align align/align_next_goal");
    EXPECT_EQ(walk(s), fmt::format("100 20 {} @80", side * 100));
    EXPECT_EQ(kick(s), side > 0 ? "inwalk_sidewards right" : "inwalk_sidewards left");
    EXPECT_EQ(s.value("walkKick.type"), "none");
    EXPECT_EQ(s.state("head_control"), "look_at_goal_opp");
    s.run(900);
    EXPECT_EQ(s.state("head_control"), "look_at_ball");
    s.run(1900);
    EXPECT_EQ(s.state("head_control"), "look_at_goal_opp");
    s.goal(side * 95, 2000).run();
    EXPECT_EQ(s.state("align"), "align_next_goal");
    s.goal(side * 94, 2000).run();
    EXPECT_EQ(s.state("align"), "prepare_kick");
    EXPECT_EQ(s.state("prepare_to_kick"), side > 0 ? "align_sidewards_inwalk_right" : "align_sidewards_inwalk_left");
  }
}

void align_to_goal(Scene& s) {
  align_at(s, "Aligns with the goal ahead: near, the kick in the walk", 40, 3000);
  EXPECT_EQ(s.body(), "striker/align align/align_to_goal");
  EXPECT_EQ(walk(s), "100 20 40 @80");
  EXPECT_EQ(kick(s), "inwalk_forward left");
  EXPECT_EQ(s.state("head_control"), "look_at_goal_opp");
  s.goal(9, 3000).ball(380, 100).run();
  EXPECT_EQ(s.state("align"), "align_to_goal");
  s.goal(10, 3000).ball(380, 99).run();
  EXPECT_EQ(s.state("align"), "align_to_goal");
  s.goal(-9, 3000).run();
  EXPECT_EQ(s.body(), "striker/align align/prepare_kick prepare_to_kick/align_forward_inwalk_left");

  align_at(s, "Aligns with the goal ahead: far, the strong kick", 40, 3001);
  EXPECT_EQ(kick(s), "forward left");
  s.ball(400, -20).given("ball.global.x", 1200).run();
  EXPECT_EQ(kick(s), "forward right");
  s.goal(0, 3001).run();
  EXPECT_EQ(s.state("prepare_to_kick"), "align_forward");
  s.run(3900);
  EXPECT_EQ(s.body(), "striker/align align/prepare_kick prepare_to_kick/align_forward");
  s.run();
  EXPECT_EQ(s.body(), "striker/align align/decision_align");
}

void blocked_ball(Scene& s) {
  // the document's tests of the angle leave only 50 and 135 exactly for this case
  for (const double angle : {50.0, 135.0, -50.0}) {
    align_at(s, "Aligns with a blocked ball", angle);
    EXPECT_EQ(s.state("align"), "align_to_ball");
    EXPECT_EQ(kick(s), angle == 50 ? "inwalk_forward left"
                       : angle > 0 ? "inwalk_sidewards left"
                                   : "inwalk_forward right");
    EXPECT_EQ(walk(s), "400 20 11.1634 @40");
    s.ball(250, 0).given("ball.global.x", 1200).run();
    EXPECT_EQ(s.state("align"), "align_to_ball");
    s.ball(249, 0).given("ball.global.x", 1200).run();
    EXPECT_EQ(s.state("align"), "prepare_kick");
    s.lose_ball().run();
    EXPECT_EQ(s.state("align"), "search_ball");
    EXPECT_EQ(walk(s), "0 0 0 @30");
    EXPECT_EQ(s.state("head_control"), "look_ellipse");
    s.ball(300, 20).given("ball.global.x", 1200).run();
    EXPECT_EQ(s.state("align"), "decision_align");
  }
  s.begin("An obstacle before the ball on both sides: nothing is decided");
  s.goal(50, 2000).given("obstacle.left.distance", 390).given("obstacle.right.distance", 390);
  s.ball(400, 20).given("ball.global.x", 1200).run(300);
  EXPECT_EQ(s.body(), "striker/align align/decision_align");
  s.given("obstacle.right.distance", 410).run();
  EXPECT_EQ(s.state("align"), "align_to_ball");
  s.lose_ball().run();
  EXPECT_EQ(s.state("align"), "search_ball");
}

/// One row of the document's table of windows.
struct Window {
  const char* type;
  const char* side;
  const char* state;
  double x0, x1, y0, y1;  ///< ball seen, inclusive
  double to_x, to_y;      ///< added to it gives the target
};

constexpr Window kWindows[] = {
    {"forward", "left", "align_forward", 150, 170, -60, -40, -160, 50},
    {"inwalk_forward", "right", "align_forward_inwalk_right", 150, 170, -50, -30, -160, 40},
    {"inwalk_forward", "left", "align_forward_inwalk_left", 150, 170, 30, 50, -160, -40},
    {"inwalk_sidewards", "right", "align_sidewards_inwalk_right", 130, 160, -15, 5, -150, 10},
    {"inwalk_sidewards", "left", "align_sidewards_inwalk_left", 130, 160, 5, 15, -155, -10},
    {"sidewards", "right", "align_sidewards_right", 150, 170, -10, 10, -130, 10},
    {"sidewards", "left", "align_sidewards_left", 130, 150, -10, 10, -130, -10},
};

/// What the kick itself sets, in the words of the document's table.
void expect_kick(const Scene& s, const Window& w) {
  const bool right = std::string_view{w.side} == "right";
  const std::string_view type = w.type;
  EXPECT_EQ(s.state("kick"), w.type);
  EXPECT_EQ(s.state("head_control"), "look_at_ball");
  if (type == "forward") {
    EXPECT_EQ(s.value("motion.type"), "bike");
  }
  if (type == "sidewards") {
    EXPECT_EQ(s.value("motion.type"), "special_action");
    EXPECT_EQ(s.value("motion.special_action"), right ? "kick_sidewards_nao" : "kick_sidewards_left_nao");
  }
  if (!type.starts_with("inwalk")) return;
  EXPECT_EQ(walk(s), "0 0 0 @50");
  EXPECT_EQ(s.value("kickBallPosition.x"), fmt::format("{:g}", w.x1));
  EXPECT_EQ(s.value("kickBallPosition.y"), fmt::format("{:g}", w.y0));
  if (type == "inwalk_forward") {
    EXPECT_EQ(s.value("walkKick.type"), w.side);
    EXPECT_EQ(s.value("kickTarget.x") + " " + s.value("kickTarget.y"), "100 0");
  } else {
    EXPECT_EQ(s.value("walkKick.type"), right ? "sidewards_right" : "sidewards_left");
    EXPECT_EQ(s.value("kickTarget.x") + " " + s.value("kickTarget.y"), right ? "0 100" : "0 -100");
  }
}

void kicks(Scene& s) {
  for (const Window& w : kWindows) {
    align_at(s, fmt::format("Prepares the kick {} {}", w.type, w.side), 40);
    s.goal(0, 2000).by_hand("kick.type", w.type).by_hand("kick.side", w.side).run();
    EXPECT_EQ(s.state("prepare_to_kick"), w.state);
    EXPECT_EQ(walk(s), fmt::format("{:g} {:g} 0 @50", 400 + w.to_x, 20 + w.to_y));
    EXPECT_EQ(s.value("walkKick.type"), "none");
    const double x = (w.x0 + w.x1) / 2, y = (w.y0 + w.y1) / 2;
    for (const auto& [off_x, off_y] : {std::pair{w.x0 - 1, y}, {w.x1 + 1, y}, {x, w.y0 - 1}, {x, w.y1 + 1}}) {
      s.ball(off_x, off_y).run();
      EXPECT_EQ(s.state("prepare_to_kick"), w.state) << off_x << " " << off_y;
    }
    // a corner of the window is inside
    s.ball(w.x1, w.y0).run();
    if (std::string_view{w.type} == "forward") {
      EXPECT_EQ(s.state("prepare_to_kick"), "kick_forward");
      EXPECT_EQ(s.value("motion.type"), "stand");
      s.run(300);
      EXPECT_EQ(s.state("prepare_to_kick"), "kick_forward");
      s.kick_begins = true;
      s.run();
    }
    EXPECT_EQ(s.state("prepare_to_kick"), "kick");
    expect_kick(s, w);
    s.run(2400);
    EXPECT_EQ(s.state("prepare_to_kick"), "kick");
    s.run();
    EXPECT_EQ(s.state("prepare_to_kick"), "decision_kick");
  }
}

void diagonal_kick(Scene& s) {
  align_at(s, "Nothing prepares a diagonal kick, but it can be done", 40);
  s.goal(0, 2000).by_hand("kick.type", "diagonal").run(200);
  EXPECT_EQ(s.body(), "striker/align align/prepare_kick prepare_to_kick/decision_kick");
  EXPECT_EQ(s.state("head_control"), "look_at_ball");
  s.by_hand("kick.type", "inwalk_forward").by_hand("kick.side", "left").run();
  s.ball(160, 40).run();
  EXPECT_EQ(s.state("kick"), "inwalk_forward");
  s.by_hand("kick.type", "diagonal").run();
  EXPECT_EQ(s.state("kick"), "diagonal");
  EXPECT_EQ(s.value("motion.special_action"), "kick_diagonal_nao");
}

/// Walks to a ball 20° to a side (left: 1) and meets something.
void meet(Scene& s, std::string_view title, double side, std::string_view what, double value) {
  s.begin(title);
  s.ball(2000, side * 728).given("ball.estimate.angle", side * 20).run();
  EXPECT_EQ(s.state("obstacle_avoidance"), "sonar");
  EXPECT_EQ(pace(s), "0 0 0");
  s.given(what, value).run();
}

void obstacles(Scene& s) {
  meet(s, "An obstacle on the left", 1, "obstacle.left.distance", 599);
  EXPECT_EQ(s.body(), "striker/go_to_ball go_to_ball/turn obstacle_avoidance/walk_right");
  s.given("obstacle.left.distance", 300).run();
  EXPECT_EQ(pace(s), "35 -75 8");
  s.given("obstacle.left.distance", 600).run();
  EXPECT_EQ(s.state("obstacle_avoidance"), "walk_right");
  s.given("obstacle.left.distance", 601).run(2000);
  EXPECT_EQ(s.state("obstacle_avoidance"), "walk_right_final");
  EXPECT_EQ(pace(s), "100 -40 6");
  s.run();
  EXPECT_EQ(s.state("obstacle_avoidance"), "sonar");

  meet(s, "An obstacle on the right", -1, "obstacle.right.distance", 150);
  EXPECT_EQ(s.state("obstacle_avoidance"), "walk_left");
  EXPECT_EQ(pace(s), "17.5 112.5 -8");
  s.given("obstacle.right.distance", 3000).run(2000);
  EXPECT_EQ(s.state("obstacle_avoidance"), "walk_left_final");
  EXPECT_EQ(pace(s), "100 40 -6");
  s.run();
  EXPECT_EQ(s.state("obstacle_avoidance"), "sonar");

  meet(s, "An obstacle in the centre, the ball on the left", 1, "obstacle.center.distance", 599);
  EXPECT_EQ(s.state("obstacle_avoidance"), "walk_left");
  s.run();
  EXPECT_EQ(s.state("obstacle_avoidance"), "walk_left_final");
  meet(s, "An obstacle in the centre, the ball on the right", -1, "obstacle.center.distance", 599);
  EXPECT_EQ(s.state("obstacle_avoidance"), "walk_right");
  meet(s, "Nothing near enough", 1, "obstacle.center.distance", 600);
  EXPECT_EQ(s.state("obstacle_avoidance"), "sonar");
}

void touches(Scene& s) {
  const struct {
    const char* what;
    const char* state;
    const char* pace;
  } touched[] = {{"obstacle.arm_left", "walk_right_arm", "-50 -50 2"},
                 {"obstacle.arm_right", "walk_left_arm", "-10 50 2"},
                 {"obstacle.footbumper_left", "walk_right_bumper", "-100 -50 2"},
                 {"obstacle.footbumper_right", "walk_left_bumper", "-100 50 2"}};
  for (const auto& t : touched) {
    meet(s, fmt::format("Touches something: {}", t.what), 1, t.what, 1);
    EXPECT_EQ(s.state("obstacle_avoidance"), t.state);
    EXPECT_EQ(pace(s), t.pace);
    s.given(t.what, 0).run(1900);
    EXPECT_EQ(s.state("obstacle_avoidance"), t.state);
    s.run();
    EXPECT_EQ(s.state("obstacle_avoidance"), "sonar");
  }
}

void head(Scene& s) {
  s.begin("The gaze goes round on an ellipse");
  s.lose_ball(5000).run(500);
  EXPECT_EQ(s.head(), "look_ellipse/initial_position");
  EXPECT_EQ(s.value("head.pan") + " " + s.value("head.tilt"), "0 0");
  s.run();
  EXPECT_EQ(s.head(), "look_ellipse/ellipse");
  EXPECT_EQ(s.value("head.pan"), "60");
  s.run(900);
  EXPECT_EQ(s.value("head.tilt"), "20");
  s.run(900);
  EXPECT_EQ(s.value("head.pan"), "-60");
  EXPECT_EQ(s.value("head.speed"), "100");

  s.begin("The head nods while the robot walks, and looks where it shall while it aligns");
  s.goal(20, 2500).ball(2000, 100).run();
  EXPECT_EQ(s.head(), "look_up_and_down/look");
  EXPECT_EQ(s.value("head.pan") + " " + s.value("head.tilt"), "2.86241 25");
  s.run(900);
  EXPECT_EQ(s.value("head.tilt"), "-10");
  EXPECT_EQ(s.value("head.speed"), "60");
  s.ball(450, 0).given("ball.global.x", 1200).run();
  EXPECT_EQ(s.head(), "look_at_goal_opp/look");
  EXPECT_EQ(s.value("head.pan") + " " + s.value("head.tilt"), "20 0");
  s.run(900);
  EXPECT_EQ(s.head(), "look_at_ball/look");
  EXPECT_EQ(s.value("head.pan") + " " + s.value("head.tilt"), "0 45");
}

void game_states(Scene& s) {
  s.begin("The states of the game");
  for (const char* state : {"initial", "set", "finished", "penalized"}) {
    s.given("game.state", fmt::format("{}_state", state)).run();
    EXPECT_EQ(s.state("body_control"), fmt::format("state_{}", state));
    EXPECT_EQ(s.value("motion.type"), "stand");
    EXPECT_EQ(s.state("head_control"), "look_at_ball");
  }
  s.given("game.state", "ready_state").given("locator.ready_positionning.x", -500).run();
  EXPECT_EQ(s.body(), "move/walk");
  EXPECT_EQ(s.state("head_control"), "look_up_and_down");
  s.given("distance_to_target_pose", 49).run();
  EXPECT_EQ(s.body(), "move/there");
  s.given("distance_to_target_pose", 151).run();
  EXPECT_EQ(s.body(), "move/walk");
  s.given("game.state", "playing_state").run();
  EXPECT_EQ(s.state("body_control"), "state_playing");
}

void chest(Scene& s) {
  s.begin("The lights tell where the game stands, and what is near");
  const std::pair<const char*, const char*> lights[] = {{"initial", "off"},  {"ready", "blue"},
                                                        {"set", "yellow"},   {"playing", "green"},
                                                        {"finished", "off"}, {"penalized", "red"}};
  for (const auto& [state, light] : lights) {
    s.given("game.state", fmt::format("{}_state", state)).run();
    EXPECT_EQ(s.value("lights.chest"), light) << state;
    EXPECT_EQ(s.value("lights.left_eye") + " " + s.value("lights.right_eye"), "off off");
  }
  s.given("obstacle.left.distance", 599).run();
  EXPECT_EQ(s.value("lights.left_eye") + " " + s.value("lights.right_eye"), "red off");
  s.given("obstacle.center.distance", 599).run();
  EXPECT_EQ(s.value("lights.left_eye") + " " + s.value("lights.right_eye"), "red red");

  s.begin("The button takes the robot out and lets it play");
  EXPECT_EQ(s.value("button.request"), "none");
  s.given("button.chest_pressed", 1).run();
  EXPECT_EQ(s.value("button.request"), "penalize");
  s.given("button.chest_pressed", 0).given("game.state", "penalized_state").run();
  EXPECT_EQ(s.state("official_button_interface"), "released");
  EXPECT_EQ(s.value("button.request"), "none") << "it is said once";
  s.given("button.chest_pressed", 1).run();
  EXPECT_EQ(s.value("button.request"), "unpenalize");
  s.run();
  EXPECT_EQ(s.value("button.request"), "penalize") << "pressed again at once";
  s.run();
  EXPECT_EQ(s.value("button.request"), "unpenalize");
  s.given("button.chest_pressed", 0).given("game.state", "initial_state").run();
  s.given("button.chest_pressed", 1).run();
  EXPECT_EQ(s.value("button.request"), "penalize") << "the way from initial to playing";
  s.given("button.chest_pressed", 0).given("game.state", "finished_state").run();
  s.given("button.chest_pressed", 1).run();
  EXPECT_EQ(s.value("button.request"), "none") << "the game is over";
}

struct Story {
  const char* name;
  void (*play)(Scene&);

  friend void PrintTo(const Story& story, std::ostream* out) { *out << story.name; }
};

constexpr Story kStories[] = {
    {"search", search},
    {"cooperative_search", cooperative_search},
    {"kick_off", kick_off},
    {"approach", approach},
    {"bring_ball", bring_ball},
    {"align_around", align_around},
    {"align_next", align_next},
    {"align_to_goal", align_to_goal},
    {"blocked_ball", blocked_ball},
    {"kicks", kicks},
    {"diagonal_kick", diagonal_kick},
    {"obstacles", obstacles},
    {"touches", touches},
    {"head", head},
    {"game_states", game_states},
    {"chest", chest},
};

class Striker : public ::testing::TestWithParam<Story> {};

TEST_P(Striker, DoesWhatItsDocumentSays) {
  Scene scene;
  GetParam().play(scene);
  EXPECT_TRUE(golden::matches(scene.trace(), fmt::format("striker/{}.txt", GetParam().name)));
}

INSTANTIATE_TEST_SUITE_P(Scenes, Striker, ::testing::ValuesIn(kStories),
                         [](const auto& story) { return std::string{story.param.name}; });

TEST(StrikerScenes, VisitEveryState) {
  Scene scene;
  for (const Story& story : kStories) story.play(scene);

  std::string missed;
  for (const form::Option& o : scene.program().options) {
    for (std::uint32_t i = o.states.first; i < o.states.first + o.states.count; ++i) {
      const std::string name = fmt::format("{}/{}", o.name, scene.program().states[i].name);
      if (!scene.visited().contains(name)) missed += name + " ";
    }
  }
  EXPECT_EQ(scene.program().states.size(), 77u);
  EXPECT_EQ(missed, "");
}

TEST(StrikerScenes, TheProgramLinksWithoutWarnings) {
  const Scene scene;
  EXPECT_TRUE(form::check(scene.program()).warnings.empty());
}

}  // namespace
}  // namespace cancha::decide::striker
