#include "lab/match_measures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "messages/humanoid.h"

namespace cancha::lab {
namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
constexpr double kUpright = 0.7;    ///< z of the trunk's axis
constexpr double kLongPush = 3.0;   ///< seconds
constexpr Duration kLook = 200_ms;  ///< between two looks at what players believe

constexpr std::array kMeasures{
    Measure{"goals_blue", "", "goals of blue"},
    Measure{"goals_yellow", "", "goals of yellow"},
    Measure{"blue_won", "", "blue scored more", true},
    Measure{"yellow_won", "", "yellow scored more", true},
    Measure{"any_goal", "", "somebody scored", true},
    Measure{"shots_blue", "", "balls that blue sent at the goal"},
    Measure{"shots_yellow", "", "balls that yellow sent at the goal"},
    Measure{"possession_blue", "", "share of the time in which blue was last at the ball"},
    Measure{"touches_blue", "", "times that blue came to the ball"},
    Measure{"touches_yellow", "", "times that yellow came to the ball"},
    Measure{"fouls_blue", "", "restarts given against blue"},
    Measure{"fouls_yellow", "", "restarts given against yellow"},
    Measure{"falls_blue", "", "falls of blue's robots"},
    Measure{"falls_yellow", "", "falls of yellow's robots"},
    Measure{"penalties_blue", "", "robots of blue that were taken out"},
    Measure{"penalties_yellow", "", "robots of yellow that were taken out"},
    Measure{"upright", "", "share of the playing time in which robots with joints stood on their feet"},
    Measure{"restarts", "", "times that play was stopped"},
    Measure{"ball_still", "s", "longest time that the ball lay still in play"},
    Measure{"top_ball_speed", "m/s", "of the ball"},
    Measure{"first_goal", "s", "when the first goal fell"},
    Measure{"pose_error", "m", "between where players believe they are and where they are, on average"},
    Measure{"heading_error", "rad", "likewise, of the direction they face"},
    Measure{"ball_error", "m", "likewise, of the ball"},
    Measure{"found_ball", "", "every robot of blue that plays has seen the ball", true},
    Measure{"ball_found", "s", "until then"},
    Measure{"reached_ball", "", "blue came to the ball", true},
    Measure{"first_touch", "s", "until then"},
    Measure{"shot_at_goal", "", "blue sent a ball at the goal", true},
    Measure{"first_shot", "s", "until then"},
    Measure{"kicks", "", "kicks that blue's robots began"},
    Measure{"right_kicks", "", "share of them that distance and angle of the goal ask for"},
    Measure{"passes", "", "times that the ball came from one robot of blue to another"},
    Measure{"saves", "", "times that a robot of blue threw itself at the ball"},
    Measure{"wrong_saves", "", "share of them that went to the wrong side"},
    Measure{"keeper_off", "m", "sidewards from the middle of the goal to blue's robot 0, at the end"},
    Measure{"keeper_moved", "m", "sidewards, by blue's robot 0 from where it was put"},
    Measure{"passed", "", "a robot of blue sent the ball 30 cm and more", true},
    Measure{"received", "", "and a mate then had it before its feet", true},
    Measure{"decisions", "", "of blue's robots that kick by FutRob's rules: where to aim, when and how to kick"},
    Measure{"right_decisions", "", "share of them that are as the document's rule says"},
    Measure{"rose", "", "share of the dives after which the robot stood again"},
    Measure{"tired", "", "batteries were low, motors warm and gears worn", true},
    Measure{"longest_push", "s", "that a robot of blue pushed an opponent; a pause of push_pause ends it"},
    Measure{"no_long_push", "", "none was longer than 3 s", true},
    Measure{"gap", "m", "between the nearest two robots of different teams, at the end"},
    Measure{"heard", "m", "to the nearest thing that blue's sonars tell, at the end"},
    Measure{"seconds", "s", "simulated, until the trial ended"},
};

/// Middle to middle.
double gap_between_teams(const match::Match& match) {
  const std::span<const RobotState> robots = match.truth().robots;
  const auto half = robots.size() / 2;
  double least = kNothing;
  for (std::size_t i = 0; i < half; ++i) {
    for (std::size_t j = half; j < robots.size(); ++j) {
      least = std::fmin(least, distance(robots[i].X_FR.position(), robots[j].X_FR.position()));
    }
  }
  return least;
}

double heard_by_blue(const match::Match& match) {
  double least = kNothing;
  for (int i = 0; i < match.league().players; ++i) {
    const Frame* frame = match.side(Team::Blue).frame(i);
    if (frame == nullptr || !frame->beliefs.obstacles) continue;
    const ObstacleSymbols& heard = frame->beliefs.obstacles->symbols;
    if (heard.exist)
      least = std::fmin(least, std::min({heard.left_distance, heard.centre_distance, heard.right_distance}));
  }
  return least;
}

std::size_t at(std::string_view name) {
  return find_measure(name);
}

}  // namespace

std::span<const Measure> match_measures() {
  return kMeasures;
}

std::size_t find_measure(std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(kMeasures, name, &Measure::name) - kMeasures.begin());
}

double MatchMeasures::Mean::value() const {
  return count == 0 ? kNothing : sum / static_cast<double>(count);
}

MatchMeasures::MatchMeasures(const match::Match& match)
    : match_{match}, first_goal_{kNothing}, skills_{match}, cases_{match} {}

void MatchMeasures::happened(const MatchEvent& event) {
  const bool ours = event.side == BallOwner::Blue;
  switch (event.kind) {
    case EventKind::Goal:
      skills_.restarted();
      if (std::isnan(first_goal_)) first_goal_ = event.time.seconds();
      break;
    case EventKind::Fall:
      ++falls_[ours ? 0 : 1];
      break;
    case EventKind::Penalised:
      ++penalties_[ours ? 0 : 1];
      break;
    case EventKind::FreeBall:
    case EventKind::PenaltyKick:
    case EventKind::FreeKick:
    case EventKind::GoalKick:
    case EventKind::ThrowIn:
    case EventKind::CornerKick:
    case EventKind::DroppedBall:
      ++restarts_;
      skills_.restarted();
      break;
    default:
      break;
  }
}

void MatchMeasures::stepped(const match::Moment& moment) {
  watch_ball(moment.truth, moment.game);
  skills_.stepped(moment, (moment.truth.time - last_).seconds());
  cases_.stepped(moment);
  last_ = moment.truth.time;
}

void MatchMeasures::watch_ball(const Truth& truth, const GameState& game) {
  const bool in_play = game.mode == PlayMode::PlayOn && game.play == RefereePlay::Playing;
  const bool lies = in_play && length(truth.ball.v_FB.xy()) < kBallLies;
  still_ = lies ? still_ + (truth.time - last_).seconds() : 0.0;
  longest_still_ = std::max(longest_still_, still_);
}

void MatchMeasures::ticked(const match::Moment& moment) {
  if (moment.game.play == RefereePlay::Playing && match_.robot()) watch_postures(moment);
  if (moment.truth.time.ns / kLook.ns != last_look_) {
    last_look_ = moment.truth.time.ns / kLook.ns;
    watch_beliefs(moment);
  }
  remember(moment.truth);
  skills_.ticked(moment);
  cases_.ticked(moment);
}

void MatchMeasures::remember(const Truth& truth) {
  X_FR_.resize(truth.robots.size());
  std::ranges::transform(truth.robots, X_FR_.begin(), &RobotState::X_FR);
  p_FB_ = truth.ball.p_FB.xy();
}

void MatchMeasures::watch_postures(const match::Moment& moment) {
  for (std::size_t i = 0; i < moment.truth.robots.size(); ++i) {
    const RobotId robot = robot_at(i, match_.league().players);
    if (!moment.game.is_out(robot)) upright_.add(up_of(moment.truth.robots[i].q_FR).z > kUpright ? 1.0 : 0.0);
  }
}

void MatchMeasures::watch_beliefs(const match::Moment& moment) {
  if (moment.game.play != RefereePlay::Playing || X_FR_.empty()) return;
  for (const Frame* frame : moment.frames) {
    if (moment.game.is_out(frame->robot)) continue;
    const Beliefs& beliefs = frame->beliefs;
    // T is F turned by half a circle for yellow
    const double sign = attack_sign(frame->robot.team);
    // what a player believes is about the moment in which it began to think
    const Pose2 X_FR = X_FR_[place_of(frame->robot, match_.league().players)];
    if (beliefs.pose) {
      const Vec2 p_TR = beliefs.pose->X_TR.position();
      pose_error_.add(distance(p_TR * sign, X_FR.position()));
      const double turned = beliefs.pose->X_TR.heading + (sign < 0.0 ? kPi : 0.0);
      heading_error_.add(std::abs(wrap_angle(turned - X_FR.heading)));
    }
    if (beliefs.ball) ball_error_.add(distance(beliefs.ball->p_TB * sign, p_FB_));
  }
}

std::vector<double> MatchMeasures::values() const {
  std::vector<double> values(kMeasures.size(), kNothing);
  const MatchStatistics statistics = match_.statistics();
  const Score score = match_.game().score;
  values[at("goals_blue")] = score.blue;
  values[at("goals_yellow")] = score.yellow;
  values[at("blue_won")] = score.blue > score.yellow ? 1.0 : 0.0;
  values[at("yellow_won")] = score.yellow > score.blue ? 1.0 : 0.0;
  values[at("any_goal")] = score.blue + score.yellow > 0 ? 1.0 : 0.0;
  values[at("shots_blue")] = statistics.blue.shots;
  values[at("shots_yellow")] = statistics.yellow.shots;
  values[at("possession_blue")] = statistics.blue.possession;
  values[at("touches_blue")] = statistics.blue.touches;
  values[at("touches_yellow")] = statistics.yellow.touches;
  values[at("fouls_blue")] = statistics.blue.fouls;
  values[at("fouls_yellow")] = statistics.yellow.fouls;
  values[at("falls_blue")] = falls_[0];
  values[at("falls_yellow")] = falls_[1];
  values[at("penalties_blue")] = penalties_[0];
  values[at("penalties_yellow")] = penalties_[1];
  values[at("upright")] = upright_.value();
  values[at("restarts")] = restarts_;
  values[at("ball_still")] = longest_still_;
  values[at("top_ball_speed")] = statistics.top_ball_speed;
  values[at("first_goal")] = first_goal_;
  values[at("pose_error")] = pose_error_.value();
  values[at("heading_error")] = heading_error_.value();
  values[at("ball_error")] = ball_error_.value();
  const auto came = [](double when) { return std::isnan(when) ? 0.0 : 1.0; };
  values[at("found_ball")] = came(values[at("ball_found")] = skills_.found_ball());
  values[at("reached_ball")] = came(values[at("first_touch")] = skills_.first_touch());
  values[at("shot_at_goal")] = came(values[at("first_shot")] = skills_.first_shot());
  values[at("kicks")] = skills_.kicks();
  if (skills_.kicks() > 0) values[at("right_kicks")] = static_cast<double>(skills_.right_kicks()) / skills_.kicks();
  values[at("passes")] = skills_.passes();
  values[at("saves")] = skills_.saves();
  if (skills_.saves() > 0) values[at("wrong_saves")] = static_cast<double>(skills_.wrong_saves()) / skills_.saves();
  values[at("keeper_off")] = std::abs(match_.truth().robots[0].X_FR.y);
  values[at("keeper_moved")] = cases_.keeper_moved();
  values[at("passed")] = cases_.passed() ? 1.0 : 0.0;
  values[at("received")] = cases_.received() ? 1.0 : 0.0;
  values[at("decisions")] = cases_.decisions();
  if (cases_.decisions() > 0)
    values[at("right_decisions")] = static_cast<double>(cases_.right_decisions()) / cases_.decisions();
  const int dives = cases_.rises() + cases_.lain();
  if (dives > 0) values[at("rose")] = static_cast<double>(cases_.rises()) / dives;
  values[at("longest_push")] = skills_.longest_push();
  values[at("no_long_push")] = skills_.longest_push() > kLongPush ? 0.0 : 1.0;
  values[at("gap")] = gap_between_teams(match_);
  values[at("heard")] = heard_by_blue(match_);
  values[at("seconds")] = match_.truth().time.seconds();
  return values;
}

}  // namespace cancha::lab
