#include "lab/film.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <regex>

#include "lab/scenarios.h"

namespace cancha::lab {
namespace {

const std::filesystem::path kContent = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";

struct Seen {
  double width = 0, height = 0;
  int polygons = 0;
  int balls = 0;
  bool inside = true;
};

/// Whether all that an SVG draws lies in its view box.
Seen seen_in(const std::string& svg) {
  Seen seen;
  std::smatch box;
  EXPECT_TRUE(std::regex_search(svg, box, std::regex{R"re(viewBox="0 0 ([\d.]+) ([\d.]+)")re"})) << svg.substr(0, 200);
  seen.width = std::stod(box[1]);
  seen.height = std::stod(box[2]);
  const auto look = [&](double x, double y, double more) {
    seen.inside = seen.inside && x - more >= 0 && y - more >= 0 && x + more <= seen.width && y + more <= seen.height;
  };
  const std::regex polygon{R"re(<polygon points="([^"]*)")re"}, point{R"re((-?[\d.]+)[, ](-?[\d.]+))re"};
  for (std::sregex_iterator it{svg.begin(), svg.end(), polygon}, end; it != end; ++it) {
    ++seen.polygons;
    const std::string points = (*it)[1];
    for (std::sregex_iterator p{points.begin(), points.end(), point}; p != end; ++p)
      look(std::stod((*p)[1]), std::stod((*p)[2]), 0);
  }
  const std::regex circle{R"re(<circle cx="(-?[\d.]+)" cy="(-?[\d.]+)" r="([\d.]+)")re"};
  for (std::sregex_iterator it{svg.begin(), svg.end(), circle}, end; it != end; ++it) {
    ++seen.balls;
    look(std::stod((*it)[1]), std::stod((*it)[2]), std::stod((*it)[3]));
  }
  return seen;
}

TEST(FilmStrip, IsCutNowhereWhateverTheRobotDoes) {
  const body::Robot robot = body::read_robot(kContent / "robots/bioloid").value();
  const act::MotionLibrary skills = act::read_motion_library(kContent, robot).value();
  for (const char* motion : {"get_up_front", "save_right", "kick_right", "side_kick_left"}) {
    Stage stage = Stage::make(robot, kicks(motion)).value();
    const Start start{.random_body = false, .stance = usual_stance(motion), .ball = act::ball_for(robot, motion)};
    const Playback played = play_once(stage, skills, start, motion);

    const auto film = film_strip(robot, played);

    ASSERT_TRUE(film);
    const Seen seen = seen_in(*film);
    EXPECT_TRUE(seen.inside) << motion;
    EXPECT_GT(seen.polygons, 8 * 16) << motion;
    EXPECT_EQ(seen.balls > 0, kicks(motion)) << motion;
  }
}

TEST(FilmStrip, HoldsATallRobotToo) {
  const body::Robot robot = body::read_robot(kContent / "robots/nao").value();
  Playback still;
  still.frames.push_back({0.0, {0.0, 0.0, 0.333}, {}, std::vector<double>(robot.joints.size())});

  const auto film = film_strip(robot, still);

  ASSERT_TRUE(film);
  EXPECT_TRUE(seen_in(*film).inside);
}

TEST(FilmStrip, TellsWhereTheBallIsOnceItIsOutOfThePicture) {
  const body::Robot robot = body::read_robot(kContent / "robots/bioloid").value();
  Playback played;
  for (const double x : {0.1, 1.5}) {
    played.frames.push_back({0.0, {0.0, 0.0, 0.2975}, {}, std::vector<double>(robot.joints.size()), {x, 0.0, 0.03}});
  }
  played.ball_radius = 0.03;

  const auto film = film_strip(robot, played);

  ASSERT_TRUE(film);
  const Seen seen = seen_in(*film);
  EXPECT_EQ(seen.balls, 1);
  EXPECT_TRUE(seen.inside);
  EXPECT_NE(film->find("ball 1.50 m ahead"), std::string::npos);
}

}  // namespace
}  // namespace cancha::lab
