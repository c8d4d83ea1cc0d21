#include "minds/programs/striker_words.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "minds/players/leg_passes.h"

namespace cancha::minds {
namespace {

using decide::program::Host;
using decide::program::Type;
using Values = std::span<const double>;

constexpr double kMm = 1000.0;
constexpr double kNever = 1e6;          ///< milliseconds: so long ago it was seen by nobody
constexpr Duration kCycle{33'333'333};  ///< of the document's Cognition
constexpr double kHalfSure = 0.5;       ///< metres of deviation in a pose that is half valid
constexpr double kAhead = 1.0;          ///< seconds in which a walk would be at its target, were it fast enough
constexpr double kPedantic = 2.0;       ///< likewise where it must get there exactly
constexpr double kNeck = 6.4;           ///< rad/s of a head at full speed
constexpr double kReach = 0.25;         ///< metres ahead up to which a kick within a step finds a ball
constexpr double kReachAside = 0.15;    ///< likewise to either side
constexpr double kStrikeFar = 0.2;      ///< metres ahead up to which the strong kick reaches a ball
constexpr double kAlone = 3.0;          ///< metres from the ball: opponents farther away are no matter
constexpr double kBetterShot = 0.1;     ///< metres of room beside its way
constexpr double kStrikeAside = 0.1;    ///< likewise to the side

double milliseconds(Duration time) {
  return time.seconds() * 1000.0;
}

double turned(double radians) {
  return in_degrees(wrap_angle(radians));
}

}  // namespace

bool StrikerWords::offer(Host& host, const decide::program::Program& program) {
  const bool asked =
      std::ranges::any_of(program.symbols, [](const auto& symbol) { return symbol.name == "motion.type"; });
  if (!asked || !tactics_->traits().kicks) return false;
  needs_place_ = std::ranges::any_of(program.symbols, [](const auto& symbol) {
    return symbol.name.starts_with("ball.") || symbol.name.starts_with("locator.") ||
           symbol.name.starts_with("opp_goal.");
  });
  add_enumerations(host);
  add_inputs(host);
  add_functions(host);
  add_outputs(host);
  return true;
}

bool StrikerWords::needs_place(const Beliefs& beliefs) const {
  const bool stands = beliefs.game ? !must_stand(beliefs).empty() : true;
  return needs_place_ && !(chest_->has_button() && stands);
}

void StrikerWords::see(const Look& look) {
  const Time now = look.beliefs.time;
  // ticks that do not divide the cycle must not make it slower
  next_ = now - next_ < kCycle ? next_ + kCycle : now + kCycle;
  last_goal_ = orders_.goal;
  neck_ = gaze();
  orders_ = {};
  orders_.goal = last_goal_;
  X_TR_ = look.self().X_TR;
  see_place(look);
  see_ball(look);
  see_passes(look);
  see_game(look.beliefs);
}

void StrikerWords::see_place(const Look& look) {
  const wheels::Pitch& pitch = look.situation.pitch;
  const Vec2 theirs = into(X_TR_, pitch.their_goal());
  opp_goal_angle_ = in_degrees(angle_of(theirs));
  opp_goal_distance_ = length(theirs) * kMm;
  own_goal_angle_ = in_degrees(angle_of(into(X_TR_, pitch.our_goal())));
  const Maybe<PoseBelief>& pose = look.beliefs.pose;
  const double doubt = pose ? pose->spread / kHalfSure : 0.0;
  validity_ = pose ? 1.0 / (1.0 + doubt * doubt) : 0.0;
  const Action place = place_before_play(look.beliefs, *tactics_).action;
  ready_ = {place.p_TG.x * kMm, place.p_TG.y * kMm};
  ready_angle_ = turned(place.heading);
  to_goal_ = std::hypot(last_goal_.x - X_TR_.x * kMm, last_goal_.y - X_TR_.y * kMm);
  plays_ball_ = tactics_->plays_ball();
  const int number = look.beliefs.self.number;
  const auto out = [number](const MateBelief& mate) {
    return !mate.playing && mate.number > 0 && mate.number < number;
  };
  place_ = number - static_cast<double>(std::ranges::count_if(look.beliefs.mates, out));
}

void StrikerWords::see_passes(const Look& look) {
  const Beliefs& beliefs = look.beliefs;
  const wheels::Pitch& pitch = look.situation.pitch;
  passes_ = clears_left_ = lane_open_ = false;
  goal_room_ = kMm;
  defending_ = 0.0;
  near_ball_ = kAlone * kMm;
  if (!beliefs.pose || !beliefs.ball) return;
  const Vec2 ball = beliefs.ball->p_TB;
  const auto pass = best_pass(beliefs, pitch);
  passes_ = pass.has_value();
  if (pass) pass_ = {pass->p_TG.x * kMm, pass->p_TG.y * kMm};
  clears_left_ = clears_to_left(beliefs, pitch);
  const auto lane = open_lane(beliefs, pitch);
  lane_open_ = lane.has_value();
  if (lane) lane_ = {lane->x * kMm, lane->y * kMm};
  // a target once chosen is left only for a clearly better one: turning takes time
  const Vec2 target = tactics_->shot_target();
  const auto room = [&](Vec2 p) { return room_beside(beliefs, ball, p) * kMm; };
  if (room({shot_.x / kMm, shot_.y / kMm}) < room(target) - kBetterShot * kMm || shot_.x == 0.0)
    shot_ = {target.x * kMm, target.y * kMm};
  goal_room_ = room({shot_.x / kMm, shot_.y / kMm});
  near_ball_ = std::min(nearest_opponent(beliefs, ball), kAlone) * kMm;
  defending_ = opponents_behind_ball(beliefs, pitch);
}

void StrikerWords::see_ball(const Look& look) {
  const Beliefs& beliefs = look.beliefs;
  const Vec2 p_TB = look.situation.p_TB();
  const Vec2 p_RB = into(X_TR_, p_TB);
  estimate_ = {p_RB.x * kMm, p_RB.y * kMm};
  estimate_angle_ = in_degrees(angle_of(p_RB));
  estimate_distance_ = length(p_RB) * kMm;
  global_ = {p_TB.x * kMm, p_TB.y * kMm};
  was_seen_ = beliefs.ball && beliefs.ball->in_sight && !beliefs.ball->by_mate;
  if (was_seen_) {
    ever_seen_ = true;
    own_seen_ = beliefs.ball->seen;
    seen_ = estimate_;
    seen_angle_ = estimate_angle_;
  }
  if (beliefs.ball && beliefs.ball->by_mate) {
    mate_ever_seen_ = true;
    mate_seen_ = beliefs.ball->seen;
    cooperative_ = global_;
  }
  last_seen_ = ever_seen_ ? milliseconds(beliefs.time - own_seen_) : kNever;
  cooperative_lost_ = mate_ever_seen_ ? milliseconds(beliefs.time - mate_seen_) : kNever;
}

void StrikerWords::see_game(const Beliefs& beliefs) {
  color_ = beliefs.self.team == Team::Blue ? Color::Blue : Color::Red;
  if (!beliefs.game) {  // nobody referees: it plays, or waits for its button
    game_ = chest_->has_button() ? Game::Initial : Game::Playing;
    playing_ = game_ == Game::Playing ? milliseconds(beliefs.time - playing_since_) : 0.0;
    return;
  }
  const RefereeWord& word = *beliefs.game;
  if (word.our_kick) kickoff_ = color_;
  if (word.their_kick) kickoff_ = color_ == Color::Blue ? Color::Red : Color::Blue;
  const Game before = game_;
  constexpr std::array kStates{Game::Initial, Game::Ready, Game::Set, Game::Playing, Game::Finished, Game::Initial};
  game_ = kStates[static_cast<std::size_t>(word.play)];
  if (game_ == Game::Playing && word.stopped) game_ = Game::Set;
  if (word.penalty != RefereePenalty::None) game_ = Game::Penalized;
  const bool goes_on = before == Game::Playing || before == Game::Penalized;
  if (game_ == Game::Playing && !goes_on) playing_since_ = beliefs.time;
  playing_ = game_ == Game::Playing ? milliseconds(beliefs.time - playing_since_) : 0.0;
}

void StrikerWords::add_enumerations(Host& host) {
  host.enumeration<Color>("TeamColor", {"blue", "red"});
  host.enumeration<Game>(
      "GameState", {"initial_state", "ready_state", "set_state", "playing_state", "finished_state", "penalized_state"});
  host.enumeration<Motion>("MotionType", {"stand", "walk", "bike", "special_action"});
  host.enumeration<Special>("SpecialAction", {"kick_sidewards_nao", "kick_sidewards_left_nao", "kick_diagonal_nao"});
  host.enumeration<WalkKick>("WalkKickType", {"none", "left", "right", "sidewards_left", "sidewards_right"});
  host.enumeration<HeadMode>("HeadMode", {"pan_tilt"});
}

void StrikerWords::add_inputs(Host& host) {
  host.input("ball.was_seen", &was_seen_).input("ball.time_since_last_seen", &last_seen_);
  host.input("ball.estimate.x", &estimate_.x).input("ball.estimate.y", &estimate_.y);
  host.input("ball.estimate.angle", &estimate_angle_).input("ball.estimate.distance", &estimate_distance_);
  host.input("ball.seen.x", &seen_.x).input("ball.seen.y", &seen_.y).input("ball.seen.angle", &seen_angle_);
  host.input("ball.global.x", &global_.x).input("ball.global.y", &global_.y);
  host.input("ball.cooperative.x", &cooperative_.x).input("ball.cooperative.y", &cooperative_.y);
  host.input("ball.cooperative.time_since_disappeared", &cooperative_lost_);
  host.input("opp_goal.local_projected.angle", &opp_goal_angle_);
  host.input("opp_goal.local_projected.distance", &opp_goal_distance_);
  host.input("own_goal.local_projected.angle", &own_goal_angle_);
  host.input("game.kickoff_team", &kickoff_).input("game.team_color", &color_).input("game.state", &game_);
  host.input("game.time_since_playing_started", &playing_);
  host.input("locator.pose.validity", &validity_);
  host.input("locator.ready_positionning.x", &ready_.x).input("locator.ready_positionning.y", &ready_.y);
  host.input("locator.ready_positionning.angle", &ready_angle_);
  host.input("distance_to_target_pose", &to_goal_);
  host.input("team.plays_ball", &plays_ball_).input("team.place", &place_);
  host.input("pass.possible", &passes_).input("pass.x", &pass_.x).input("pass.y", &pass_.y);
  host.input("pass.clears_left", &clears_left_);
  host.input("lane.open", &lane_open_).input("lane.x", &lane_.x).input("lane.y", &lane_.y);
  host.input("shot.y", &shot_.y).input("shot.room", &goal_room_);
  host.input("opponent.behind_ball", &defending_).input("opponent.near_ball", &near_ball_);
}

void StrikerWords::add_functions(Host& host) {
  const auto seen_from_here = [this](Values v) { return into(X_TR_, {v[0] / kMm, v[1] / kMm}); };
  host.function<double>("locator.relative_x", {{"x"}, {"y"}},
                        [seen_from_here](Values v) { return seen_from_here(v).x * kMm; });
  host.function<double>("locator.relative_y", {{"x"}, {"y"}},
                        [seen_from_here](Values v) { return seen_from_here(v).y * kMm; });
  host.function<double>("locator.relative_angle", {{"angle"}},
                        [this](Values v) { return turned(from_degrees(v[0]) - X_TR_.heading); });
  host.function<double>("atan2", {{"y"}, {"x"}}, [](Values v) { return in_degrees(std::atan2(v[0], v[1])); });
  // the kick itself is the program's next state: here is decided only whether the ball lies before the foot
  const Type truth = Type::Boolean;
  host.function<bool>("motion.kick_forward", {{"x"}, {"y"}, {"mirror", truth}, {"updates", truth}}, [this](Values v) {
    const Point ball = v[3] != 0.0 ? estimate_ : Point{v[0], v[1]};
    const double aside = v[2] != 0.0 ? -ball.y : ball.y;
    return ball.x > 0.0 && ball.x < kStrikeFar * kMm && aside < 0.0 && aside > -kStrikeAside * kMm;
  });
}

void StrikerWords::add_outputs(Host& host) {
  host.output("motion.type", &orders_.motion).output("motion.special_action", &orders_.special);
  host.output("motion.walk_target.x", &orders_.target.x).output("motion.walk_target.y", &orders_.target.y);
  host.output("motion.walk_target.rot", &orders_.turn).output("motion.walk_speed", &orders_.speed);
  host.output("motion.walk_speed.x", &orders_.rate.x).output("motion.walk_speed.y", &orders_.rate.y);
  host.output("motion.walk_speed.rot", &orders_.turn_rate);
  host.output("motion.walk_pedantic", &orders_.pedantic).output("motion.dribbling", &orders_.dribbles);
  host.output("walkKick.type", &orders_.kick);
  host.output("kickBallPosition.x", &orders_.kick_from.x).output("kickBallPosition.y", &orders_.kick_from.y);
  host.output("kickTarget.x", &orders_.kick_to.x).output("kickTarget.y", &orders_.kick_to.y);
  host.output("locator.target_pose.x", &orders_.goal.x).output("locator.target_pose.y", &orders_.goal.y);
  host.output("head.mode", &orders_.head).output("head.pan", &orders_.pan).output("head.tilt", &orders_.tilt);
  host.output("head.speed", &orders_.head_speed);
}

Action StrikerWords::action() const {
  constexpr std::array<std::string_view, 3> kSpecial{"kick_sidewards_nao", "kick_sidewards_left_nao",
                                                     "kick_diagonal_nao"};
  Action action;
  switch (orders_.motion) {
    case Motion::Stand:
      break;
    case Motion::Walk:
      action = walk();
      break;
    case Motion::Bike:
      action.kind = ActionKind::Motion;
      action.motion = "bike";
      break;
    case Motion::SpecialAction:
      action.kind = ActionKind::Motion;
      action.motion = kSpecial[static_cast<std::size_t>(orders_.special)];
      break;
  }
  action.gaze = gaze();
  return action;
}

Maybe<Gaze> StrikerWords::gaze() const {
  if (orders_.head_speed <= 0.0) return {};
  const Gaze wanted{from_degrees(orders_.pan), from_degrees(orders_.tilt)};
  if (!neck_) return wanted;
  const double most = std::min(orders_.head_speed / 100.0, 1.0) * kNeck * kCycle.seconds();
  return Gaze{std::clamp(wanted.pan, neck_->pan - most, neck_->pan + most),
              std::clamp(wanted.tilt, neck_->tilt - most, neck_->tilt + most)};
}

StrikerWords::WalkKick StrikerWords::walk_kick() const {
  const Point ball = orders_.kick_from, to = orders_.kick_to;
  if (orders_.kick == WalkKick::None) return WalkKick::None;
  const bool told = ball.x != 0.0 || ball.y != 0.0;
  if (told && (ball.x < 0.0 || ball.x > kReach * kMm || std::abs(ball.y) > kReachAside * kMm)) return WalkKick::None;
  if (to.x == 0.0 && to.y == 0.0) return orders_.kick;
  // the inside of a foot plays the ball to the other side
  if (std::abs(to.y) > std::abs(to.x)) return to.y > 0.0 ? WalkKick::SidewardsRight : WalkKick::SidewardsLeft;
  const bool left = orders_.kick == WalkKick::Left || orders_.kick == WalkKick::SidewardsLeft;
  return left ? WalkKick::Left : WalkKick::Right;
}

Action StrikerWords::walk() const {
  const BodyTraits traits = tactics_->traits();
  if (const WalkKick wanted = walk_kick(); wanted != WalkKick::None) {
    constexpr std::array<std::string_view, 5> kKicks{"", "walk_kick_left", "walk_kick_right",
                                                     "walk_kick_sidewards_left", "walk_kick_sidewards_right"};
    Action kick;
    kick.kind = ActionKind::Motion;
    kick.motion = kKicks[static_cast<std::size_t>(wanted)];
    return kick;
  }
  const bool by_rate = orders_.rate.x != 0.0 || orders_.rate.y != 0.0 || orders_.turn_rate != 0.0;
  if (!by_rate) return walk_to_target();
  const auto share = [](double percent) { return std::clamp(percent / 100.0, -1.0, 1.0); };
  Action action;
  action.kind = ActionKind::Walk;
  action.v_RR = {share(orders_.rate.x) * traits.ahead, share(orders_.rate.y) * traits.aside};
  action.turn = share(orders_.turn_rate) * traits.turn;
  return action;
}

/// Ahead, aside and turning at once, so that all of it ends at the target; together no faster than asked for.
Action StrikerWords::walk_to_target() const {
  const BodyTraits traits = tactics_->traits();
  const double time = orders_.pedantic ? kPedantic : kAhead;
  Action action;
  action.kind = ActionKind::Walk;
  action.v_RR = Vec2{orders_.target.x, orders_.target.y} / (kMm * time);
  action.turn = from_degrees(orders_.turn) / time;
  const double most = std::clamp(orders_.speed / 100.0, 0.0, 1.0);
  // who takes the ball along goes through it: a target that is near makes it no slower
  if (orders_.dribbles && action.v_RR.x > 0.0) action.v_RR.x = most * traits.ahead;
  const double asked =
      std::hypot(action.v_RR.x / traits.ahead, action.v_RR.y / traits.aside, action.turn / traits.turn);
  if (asked <= most) return action;
  action.v_RR = action.v_RR * (most / asked);
  action.turn *= most / asked;
  return action;
}

}  // namespace cancha::minds
