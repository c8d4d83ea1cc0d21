#include "match/match.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/expects.h"
#include "base/hash.h"
#include "match/reasons.h"
#include "match/team_views.h"

namespace cancha::match {
namespace {

/// A restart is taken once the ball has moved so far, metres.
constexpr double kInPlayDistance = 0.05;

}  // namespace

WheelCommand quantised(WheelCommand command) {
  // a non-finite part is handed on as it is: the world refuses and counts it
  static constexpr double kFar = 1e6;
  const auto round = [](double v) {
    return std::isfinite(v) ? std::nearbyint(std::clamp(v, -kFar, kFar) * 256.0) / 256.0 : v;
  };
  return {round(command.left), round(command.right)};
}

Match::Match(const field::League& league, std::unique_ptr<world::World> world,
             std::array<std::unique_ptr<decide::Strategy>, 2> strategies, const Settings& settings)
    : league_{league},
      world_{std::move(world)},
      strategies_{std::move(strategies)},
      settings_{settings},
      random_{settings.seed},
      step_{nearest(league.physics.step)},
      referee_{league},
      statistics_{league},
      commands_(static_cast<std::size_t>(2 * league.players)),
      by_hand_(commands_.size()) {
  intents_.reserve(commands_.size());
  for (const Team team : kTeams) views_[index(team)] = empty_view(team, league.players);
}

Result<std::unique_ptr<Match>> Match::start(const field::League& league, std::unique_ptr<world::World> world,
                                            std::array<std::unique_ptr<decide::Strategy>, 2> strategies,
                                            const Settings& settings) {
  CANCHA_EXPECTS(world && strategies[0] && strategies[1]);
  std::unique_ptr<Match> match{new Match(league, std::move(world), std::move(strategies), settings)};
  match->first_kick_off_ = match->random_.split("coin").below(2) == 0 ? Team::Blue : Team::Yellow;
  match->random_ = match->random_.split("placement");

  // build the world around the first placement
  const Restart kick_off{PlayMode::PlaceKick, owner(match->first_kick_off_), {0.0, 0.0}};
  Random first = match->random_;
  const Placement placement = place(league, kick_off, first);
  world::World& w = *match->world_;
  auto built = w.create_field(league.walls)
                   .and_then([&] { return w.create_ball(placement.p_FB, league.ball); })
                   .and_then([&] { return w.create_robots(placement.X_FR, league.robot, league.drive); })
                   .and_then([&] { return w.init(league.physics, league.surfaces); });
  if (!built) return pass_on(std::move(built));
  match->start_period(Period::FirstHalf, nearest(league.rules.half), match->first_kick_off_);
  return match;
}

void Match::add_observer(Observer& observer) {
  observers_.push_back(&observer);
  told_versions_ = {-1, -1};
  for (const MatchEvent& event : events_) observer.happened(event);
  observer.stepped({truth(), game_, {}});
  observer.ticked({truth(), game_, {}});
}

Result<void> Match::tick() {
  if (over()) return {};
  tell_programs();
  if (!ask_strategies()) return {};
  for (std::size_t i = 0; i < commands_.size(); ++i) {
    if (auto set = world_->set_robot_command(static_cast<int>(i), commands_[i]); !set) return set;
  }
  for (Observer* observer : observers_) observer->commanded(truth().time, commands_);
  for (int i = 0; i < league_.physics.steps_per_decision; ++i) {
    auto goes_on = step();
    if (!goes_on) return pass_on(std::move(goes_on));
    if (!*goes_on) break;
  }
  const Moment moment{
      truth(), game_, world_->contacts(), intents_, {strategies_[0]->thoughts(), strategies_[1]->thoughts()}};
  for (Observer* observer : observers_) observer->ticked(moment);
  return {};
}

void Match::tell_programs() {
  for (const Team team : kTeams) {
    const decide::BehaviourControl* control = strategies_[index(team)]->control();
    if (!control || control->program().version == told_versions_[index(team)]) continue;
    told_versions_[index(team)] = control->program().version;
    BehaviourProgram program = control->program();
    program.team = static_cast<int>(index(team));
    for (Observer* observer : observers_) observer->reprogrammed(program);
  }
}

bool Match::ask_strategies() {
  const auto players = static_cast<std::size_t>(league_.players);
  intents_.clear();
  for (const Team team : kTeams) {
    fill_view(views_[index(team)], truth(), game_);
    const std::span<WheelCommand> own = std::span{commands_}.subspan(index(team) * players, players);
    if (auto decided = strategies_[index(team)]->decide(views_[index(team)], own); !decided) {
      forfeit_by(team, decided.error().text());
      return false;
    }
    tell_intents(team);
  }
  for (std::size_t i = 0; i < commands_.size(); ++i) commands_[i] = quantised(by_hand_[i].value_or(commands_[i]));
  return true;
}

void Match::tell_intents(Team team) {
  const double sign = attack_sign(team) < 0.0 ? -1.0 : 1.0;
  for (const PlayerIntent& told : strategies_[index(team)]->intents()) {
    if (told.robot < 0 || told.robot >= league_.players || intents_.size() == commands_.size()) continue;
    PlayerIntent& intent = intents_.emplace_back(told);
    intent.robot += static_cast<int>(index(team)) * league_.players;
    intent.target = told.target * sign;
  }
}

Result<void> Match::touch(int body, const Pose2& X_F) {
  auto place = nearest_free_place(league_, truth(), body, X_F.position());
  if (!place) return pass_on(std::move(place));
  const Pose2 put{place->x, place->y, X_F.heading};
  const bool ball = body == Touch::kBall;
  auto done = ball ? world_->set_ball_state(*place) : world_->set_robot_state(body, put);
  if (done) done = ball ? world_->set_ball_velocity({}) : world_->set_robot_velocity(body, 0.0, 0.0);
  if (!done) return done;
  for (Observer* observer : observers_) observer->touched({truth().time, steps_, body, put});
  // what was so far says nothing about what comes now
  referee_.play_restarts();
  statistics_.play_restarts();
  const Team team = body < league_.players ? Team::Blue : Team::Yellow;
  announce(EventKind::Touched, BallOwner::Anyone, *place,
           ball ? Reason{Cause::BallMoved} : Reason{Cause::RobotMoved, owner(team), body % league_.players});
  return {};
}

Result<void> Match::steer(int robot, std::optional<WheelCommand> command) {
  if (robot < 0 || robot >= 2 * league_.players) return fail("robot", fmt::format("there is no robot {}", robot));
  by_hand_[static_cast<std::size_t>(robot)] = command;
  return {};
}

void Match::forfeit_by(Team team, const std::string& reason) {
  forfeit_ = reason;
  played_ = game_.score;
  const Team others = other(team);
  const int goals = league_.rules.forfeit_goals;
  if (game_.score.of(others) - game_.score.of(team) < goals) {
    game_.score.of(others) = goals;
    game_.score.of(team) = 0;
  }
  announce(EventKind::Forfeit, owner(team), {0.0, 0.0}, {Cause::TeamFailed, owner(team)}, reason);
  end_match({Cause::Forfeited, owner(team)});
}

Result<bool> Match::step() {
  if (auto stepped = world_->step(); !stepped) return pass_on(std::move(stepped));
  ++steps_;
  const Truth& now = truth();
  const auto contacts = world_->contacts();
  if (const auto shooter = statistics_.watch(now, contacts, step_)) {
    announce(EventKind::Shot, owner(*shooter), now.ball.p_FB.xy(), {Cause::ShotAtGoal, owner(*shooter)});
  }
  for (Observer* observer : observers_) observer->stepped({now, game_, contacts});

  ball_in_play();
  const auto decision = referee_.watch(now, contacts, game_.mode, step_);
  game_.left = game_.left - step_;
  const bool time_is_up = game_.left <= Duration{};
  if (decision) whistle(*decision, time_is_up);
  if (time_is_up) end_period();
  return !decision && !time_is_up;
}

void Match::ball_in_play() {
  if (game_.mode == PlayMode::PlayOn) return;
  const Truth& now = truth();
  const bool moved = distance(now.ball.p_FB.xy(), restart_spot_) > kInPlayDistance;
  const bool waited = now.time - restart_time_ > nearest(league_.rules.restart_limit);
  if (!moved && !waited) return;
  game_.mode = PlayMode::PlayOn;
  game_.whose_ball = BallOwner::Anyone;
  announce(EventKind::PlayOn, BallOwner::Anyone, now.ball.p_FB.xy(),
           {moved ? Cause::BallInPlay : Cause::RestartTooLong});
}

void Match::end_period() {
  const Period ended = game_.period;
  announce(EventKind::PeriodEnd, BallOwner::Anyone, truth().ball.p_FB.xy(),
           {.cause = Cause::InPeriod, .period = ended});
  const bool level = game_.score.blue == game_.score.yellow;
  if (ended == Period::FirstHalf) {
    start_period(Period::SecondHalf, nearest(league_.rules.half), other(first_kick_off_));
  } else if (ended == Period::SecondHalf && level && league_.rules.extra_time > 0_s) {
    start_period(Period::ExtraTime, nearest(league_.rules.extra_time), first_kick_off_);
  } else {
    end_match({Cause::TimeUp});
  }
}

void Match::start_period(Period period, Duration length, Team kick_off) {
  game_.period = period;
  game_.left = length;
  announce(EventKind::PeriodStart, owner(kick_off), {0.0, 0.0}, {.cause = Cause::InPeriod, .period = period});
  restart({PlayMode::PlaceKick, owner(kick_off), {0.0, 0.0}}, {.cause = Cause::PeriodBegins, .period = period});
}

void Match::end_match(const Reason& why) {
  game_.period = Period::Ended;
  game_.left = {};
  announce(EventKind::MatchEnd, BallOwner::Anyone, truth().ball.p_FB.xy(), why);
}

void Match::whistle(const Decision& decision, bool time_is_up) {
  if (decision.goal_for) {
    ++game_.score.of(*decision.goal_for);
    statistics_.count_goal(*decision.goal_for);
    announce(EventKind::Goal, owner(*decision.goal_for), decision.place, decision.why);
  }
  if (decision.offender) statistics_.count_foul(*decision.offender);
  if (!time_is_up)
    restart(decision.restart, decision.goal_for ? Reason{Cause::AfterGoal, owner(*decision.goal_for)} : decision.why);
}

void Match::restart(const Restart& restart, const Reason& why) {
  // nobody moves, everybody stands where the rules say
  const Placement placement = place(league_, restart, random_);
  const auto put = [](const Result<void>& done) { CANCHA_EXPECTS(done.has_value()); };
  put(world_->set_ball_state(placement.p_FB));
  put(world_->set_ball_velocity({0.0, 0.0}));
  for (std::size_t i = 0; i < placement.X_FR.size(); ++i) {
    const int robot = static_cast<int>(i);
    put(world_->set_robot_state(robot, placement.X_FR[i]));
    put(world_->set_robot_velocity(robot, 0.0, 0.0));
    put(world_->set_robot_command(robot, {}));
  }
  referee_.play_restarts();
  statistics_.play_restarts();
  game_.mode = restart.mode;
  game_.whose_ball = restart.side;
  restart_time_ = truth().time;
  restart_spot_ = placement.p_FB;

  constexpr EventKind kKinds[] = {EventKind::PlayOn,      EventKind::FreeBall, EventKind::PlaceKick,
                                  EventKind::PenaltyKick, EventKind::FreeKick, EventKind::GoalKick};
  announce(kKinds[static_cast<std::size_t>(restart.mode)], restart.side, restart.p_FB, why);
}

void Match::announce(EventKind kind, BallOwner side, Vec2 place, const Reason& why, std::string words) {
  if (words.empty()) words = sentence(why);
  events_.push_back({truth().time, kind, side, place, std::move(words), game_.score, why});
  for (Observer* observer : observers_) observer->happened(events_.back());
}

MatchStatistics Match::statistics() const {
  MatchStatistics result = statistics_.statistics();
  for (int robot = 0; robot < 2 * league_.players; ++robot) {
    const Team team = robot < league_.players ? Team::Blue : Team::Yellow;
    result.of(team).clamped_commands += world_->clamped_commands(robot);
  }
  return result;
}

std::optional<Team> Match::winner() const {
  const Score& score = game_.score;
  if (!over() || score.blue == score.yellow) return std::nullopt;
  return score.blue > score.yellow ? Team::Blue : Team::Yellow;
}

std::uint64_t Match::state_hash() const {
  // as played: a replay has the commands, but nobody who forfeits
  const Score& score = forfeit_.empty() ? game_.score : played_;
  return Hash{}
      .add(world_->state_hash())
      .add(static_cast<std::uint64_t>(score.blue))
      .add(static_cast<std::uint64_t>(score.yellow))
      .add(static_cast<std::uint64_t>(steps_))
      .value();
}

}  // namespace cancha::match
