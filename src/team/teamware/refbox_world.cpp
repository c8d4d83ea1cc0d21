#include "team/teamware/refbox_world.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/json.h"

namespace cancha::team {
namespace {

using Three = std::array<double, 3>;

struct RobotJson {
  int id = 0;
  Three pose{};
  Three velocity{};
  std::string intention{};
  int ball_engaged = 0;

  static constexpr auto fields() {
    return list_of(entry("id", &RobotJson::id), entry("pose", &RobotJson::pose),
                   entry("velocity", &RobotJson::velocity), entry("intention", &RobotJson::intention),
                   entry("ballEngaged", &RobotJson::ball_engaged));
  }
};

struct BallJson {
  Three position{};
  Three velocity{};
  double confidence = 0.0;

  static constexpr auto fields() {
    return list_of(entry("position", &BallJson::position), entry("velocity", &BallJson::velocity),
                   entry("confidence", &BallJson::confidence));
  }
};

struct ObstacleJson {
  std::array<double, 2> position{};
  std::array<double, 2> velocity{};
  double radius = 0.25;
  double confidence = 0.0;

  static constexpr auto fields() {
    return list_of(entry("position", &ObstacleJson::position), entry("velocity", &ObstacleJson::velocity),
                   entry("radius", &ObstacleJson::radius), entry("confidence", &ObstacleJson::confidence));
  }
};

struct WorldJson {
  std::string type = "worldstate";
  std::string team_name{};
  std::string intention{};
  std::vector<RobotJson> robots{};
  std::vector<BallJson> balls{};
  std::vector<ObstacleJson> obstacles{};
  int age_ms = 0;

  static constexpr auto fields() {
    return list_of(entry("type", &WorldJson::type), entry("teamName", &WorldJson::team_name),
                   entry("intention", &WorldJson::intention), entry("robots", &WorldJson::robots),
                   entry("balls", &WorldJson::balls), entry("obstacles", &WorldJson::obstacles),
                   entry("ageMs", &WorldJson::age_ms));
  }
};

constexpr double kEngaged = 0.45;  ///< metres from the ball within which a robot has it
constexpr double kSame = 0.5;      ///< metres between two sightings of one opponent

/// Ours has x towards the opponents' goal and y to the left.
Vec2 league_frame(Vec2 p_F) {
  return {-p_F.y, p_F.x};
}

Three with(Vec2 p_F, double third) {
  const Vec2 p = league_frame(p_F);
  return {p.x, p.y, third};
}

std::array<double, 2> two(Vec2 p_F) {
  const Vec2 p = league_frame(p_F);
  return {p.x, p.y};
}

void add_obstacles(const teamware::GlobalWS& world, std::vector<Vec2>& known, WorldJson& made) {
  for (const teamware::Robot& one : world.theirs) {
    // several robots see the same opponent
    if (std::ranges::any_of(known, [&](Vec2 other) { return distance(other, one.p_FO) < kSame; })) continue;
    known.push_back(one.p_FO);
    made.obstacles.push_back({two(one.p_FO), two(one.v_FO), 0.25, 1.0 / (1.0 + one.spread)});
  }
}

}  // namespace

std::string refbox_world(const BaseStation& base, const std::string& team_name) {
  WorldJson made;
  made.team_name = team_name;
  const auto play = static_cast<std::size_t>(base.coach().game.play);
  made.intention = base.coach().active ? std::string{names(teamware::Play{})[play]} : "idle";
  std::vector<Vec2> known;
  Duration oldest{};
  for (std::size_t i = 1; i < base.members().size(); ++i) {
    const BaseStation::Member& member = base.members()[i];
    const teamware::GlobalWS& world = member.world;
    if (!member.active || i - 1 >= world.ours.size() || !world.ours[i - 1].see_xy) continue;
    const teamware::Robot& self = world.ours[i - 1];
    RobotJson robot;
    robot.id = static_cast<int>(i);
    robot.pose = with(self.p_FO, wrap_angle(self.orientation));
    robot.velocity = with(self.v_FO, 0.0);
    robot.intention = world.self.role;
    robot.ball_engaged = world.ball.see_xy && length(world.ball.p_RO) < kEngaged ? 1 : 0;
    made.robots.push_back(robot);
    if (world.ball.see_xy) {
      made.balls.push_back({with(world.ball.p_FO, 0.0), with(world.ball.v_FO, 0.0), 1.0 / (1.0 + world.ball.spread)});
    }
    add_obstacles(world, known, made);
    oldest = std::max(oldest, member.age);
  }
  std::ranges::sort(made.balls, std::greater{}, &BallJson::confidence);
  made.age_ms = static_cast<int>(std::lround(oldest.seconds() * 1e3));
  std::string text = to_json(made);
  text.push_back('\0');
  return text;
}

}  // namespace cancha::team
