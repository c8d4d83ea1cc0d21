#include "match/plugin/classic.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/expects.h"
#include "base/geometry.h"

namespace cancha::match {
namespace {

constexpr double kInch = 0.0254;  // metres
constexpr double kCentreX = (FLEFTX + FRIGHTX) / 2.0;
constexpr double kCentreY = (FBOT + FTOP) / 2.0;
/// A ball that moved farther between two calls was put there by the referee and does not roll on (30 cm, 20 m/s).
constexpr double kTeleport = 12.0;

/// A place in F as a place in inches.
Vector3D inches(Vec2 p_F, double z = 0.0) {
  return {kCentreX + p_F.x / kInch, kCentreY + p_F.y / kInch, z / kInch};
}

/// Larger than any Environment of a public source.
constexpr std::uint32_t kLargest = 1 << 16;

}  // namespace

EnvironmentLayout EnvironmentLayout::of_header(int players) {
  const auto n = static_cast<std::uint32_t>(players);
  const auto after_robots = static_cast<std::uint32_t>(n * (sizeof(Robot) + sizeof(OpponentRobot)));
  // the members behind the robots, as in the header's struct for its own team size
  const auto behind = [&](std::size_t offset) {
    return static_cast<std::uint32_t>(after_robots + offset - offsetof(Environment, currentBall));
  };
  EnvironmentLayout layout;
  layout.size = behind(sizeof(Environment));
  layout.players = n;
  layout.home = 0;
  layout.mate_size = sizeof(Robot);
  layout.mate_position = offsetof(Robot, pos);
  layout.mate_rotation = offsetof(Robot, rotation);
  layout.velocity_left = offsetof(Robot, velocityLeft);
  layout.velocity_right = offsetof(Robot, velocityRight);
  layout.opponents = static_cast<std::uint32_t>(n * sizeof(Robot));
  layout.opponent_size = sizeof(OpponentRobot);
  layout.opponent_position = offsetof(OpponentRobot, pos);
  layout.opponent_rotation = offsetof(OpponentRobot, rotation);
  layout.current_ball = behind(offsetof(Environment, currentBall));
  layout.last_ball = behind(offsetof(Environment, lastBall));
  layout.predicted_ball = behind(offsetof(Environment, predictedBall));
  layout.field_bounds = behind(offsetof(Environment, fieldBounds));
  layout.goal_bounds = behind(offsetof(Environment, goalBounds));
  layout.bound_size = sizeof(Bounds::left);
  layout.game_state = behind(offsetof(Environment, gameState));
  layout.game_state_size = sizeof(Environment::gameState);
  layout.whose_ball = behind(offsetof(Environment, whosBall));
  layout.whose_ball_size = sizeof(Environment::whosBall);
  layout.user_data = behind(offsetof(Environment, userData));
  return layout;
}

std::string EnvironmentLayout::fault() const {
  if (version != kVersion) return "was built by another version of ./cancha strategy build";
  const auto fits = [this](std::uint64_t place, std::uint64_t bytes) { return place + bytes <= size; };
  const auto may_be = [&](std::uint32_t place, std::uint64_t bytes) { return place == kNone || fits(place, bytes); };
  const auto a_number = [](std::uint32_t bytes) { return bytes == 4 || bytes == 8; };
  const auto in_robot = [](std::uint64_t place, std::uint64_t bytes, std::uint64_t robot) {
    return place + bytes <= robot;
  };
  const bool robots =
      players >= 1 && players <= CANCHA_MAX_PLAYERS && mate_size <= kLargest && opponent_size <= kLargest &&
      fits(home, std::uint64_t{players} * mate_size) && fits(opponents, std::uint64_t{players} * opponent_size) &&
      in_robot(mate_position, sizeof(Vector3D), mate_size) && in_robot(mate_rotation, sizeof(double), mate_size) &&
      in_robot(velocity_left, sizeof(double), mate_size) && in_robot(velocity_right, sizeof(double), mate_size) &&
      in_robot(opponent_position, sizeof(Vector3D), opponent_size) &&
      in_robot(opponent_rotation, sizeof(double), opponent_size);
  const bool rest = fits(current_ball, sizeof(Vector3D)) && may_be(last_ball, sizeof(Vector3D)) &&
                    may_be(predicted_ball, sizeof(Vector3D)) && may_be(field_bounds, 4ULL * bound_size) &&
                    may_be(goal_bounds, 4ULL * bound_size) && may_be(game_state, game_state_size) &&
                    may_be(whose_ball, whose_ball_size) && may_be(user_data, sizeof(void*)) &&
                    ((field_bounds == kNone && goal_bounds == kNone) || a_number(bound_size)) &&
                    (game_state == kNone || a_number(game_state_size)) &&
                    (whose_ball == kNone || a_number(whose_ball_size));
  return size <= kLargest && robots && rest ? "" : "has an Environment with members outside of it";
}

ClassicEnvironment::ClassicEnvironment(const cancha_league& league, const EnvironmentLayout& layout)
    : layout_{layout}, blue_{league.team == CANCHA_BLUE}, players_{league.players} {
  CANCHA_EXPECTS(players_ >= 1 && players_ <= CANCHA_MAX_PLAYERS);
  CANCHA_EXPECTS(layout.fault().empty() && layout.players == static_cast<std::uint32_t>(players_));
  storage_.resize(std::max(layout.size, EnvironmentLayout::of_header(CANCHA_MAX_PLAYERS).size));

  // nothing is placed yet
  ball_ = inches({});
  for (std::uint32_t i = 0; i < layout.players; ++i) {
    put(layout.home + i * layout.mate_size + layout.mate_position, ball_);
    put(layout.opponents + i * layout.opponent_size + layout.opponent_position, ball_);
  }
  for (const std::uint32_t place : {layout.current_ball, layout.last_ball, layout.predicted_ball})
    put_ball(place, ball_);
  const cancha_pitch& pitch = league.pitch;
  put_bounds(layout.field_bounds, pitch.length / 2, pitch.width / 2);
  put_bounds(layout.goal_bounds, pitch.length / 2 + pitch.goal_depth, pitch.goal_width / 2);
}

void ClassicEnvironment::put_ball(std::uint32_t place, const Vector3D& ball) {
  if (place != EnvironmentLayout::kNone) put(place, ball);
}

/// An int or a long, as the source has it.
void ClassicEnvironment::put_number(std::uint32_t place, std::uint32_t size, long number) {
  if (place == EnvironmentLayout::kNone) return;
  if (size == sizeof(std::int32_t)) {
    put(place, static_cast<std::int32_t>(number));
  } else {
    put(place, static_cast<std::int64_t>(number));
  }
}

void ClassicEnvironment::put_bounds(std::uint32_t place, double half_length, double half_width) {
  if (place == EnvironmentLayout::kNone) return;
  const Vector3D low = inches({-half_length, -half_width});
  const Vector3D high = inches({half_length, half_width});
  const long bounds[] = {std::lround(low.x), std::lround(high.x), std::lround(high.y), std::lround(low.y)};
  for (std::uint32_t i = 0; i < 4; ++i) put_number(place + i * layout_.bound_size, layout_.bound_size, bounds[i]);
}

void ClassicEnvironment::see(const cancha_view& view) {
  CANCHA_EXPECTS(view.players == players_);

  // T is F turned by half a turn for blue
  const double sign = blue_ ? -1.0 : 1.0;
  const auto place = [&](const cancha_robot& robot, std::uint32_t position, std::uint32_t rotation) {
    put(position, inches(Vec2{robot.x, robot.y} * sign));
    put(rotation, in_degrees(wrap_angle(robot.heading + (blue_ ? kPi : 0.0))));
  };
  for (std::uint32_t i = 0; i < layout_.players; ++i) {
    const std::uint32_t mate = layout_.home + i * layout_.mate_size;
    const std::uint32_t opponent = layout_.opponents + i * layout_.opponent_size;
    place(view.mates[i], mate + layout_.mate_position, mate + layout_.mate_rotation);
    place(view.opponents[i], opponent + layout_.opponent_position, opponent + layout_.opponent_rotation);
  }

  // where the ball was, is and will be
  const Vector3D now = inches(Vec2{view.ball.x, view.ball.y} * sign, view.ball.z);
  const Vector3D last = seen_before_ ? ball_ : now;
  const Vec2 moved{now.x - last.x, now.y - last.y};
  Vector3D predicted = now;
  if (length(moved) < kTeleport) {
    predicted.x += moved.x;
    predicted.y += moved.y;
  }
  put_ball(layout_.current_ball, now);
  put_ball(layout_.last_ball, last);
  put_ball(layout_.predicted_ball, predicted);
  ball_ = now;
  seen_before_ = true;

  // the numbers of the modes are SimuroSot's already
  put_number(layout_.game_state, layout_.game_state_size, view.mode);
  const bool blues = blue_ ? view.our_ball : view.their_ball;
  const bool yellows = blue_ ? view.their_ball : view.our_ball;
  put_number(layout_.whose_ball, layout_.whose_ball_size, blues ? BLUE_BALL : yellows ? YELLOW_BALL : ANYONES_BALL);
}

cancha_wheels ClassicEnvironment::wheels(int i) const {
  CANCHA_EXPECTS(i >= 0 && i < players_);
  const std::uint32_t mate = layout_.home + static_cast<std::uint32_t>(i) * layout_.mate_size;
  cancha_wheels wheels{};
  std::memcpy(&wheels.left, storage_.data() + mate + layout_.velocity_left, sizeof(double));
  std::memcpy(&wheels.right, storage_.data() + mate + layout_.velocity_right, sizeof(double));
  return wheels;
}

}  // namespace cancha::match
