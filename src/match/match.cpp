#include "match/match.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <fmt/format.h>

#include "base/expects.h"
#include "base/hash.h"
#include "match/placement.h"
#include "match/reasons.h"

namespace cancha::match {
namespace {

Result<void> no_robot(RobotId robot) {
  return fail("robot", fmt::format("there is no robot {} {}", name(robot.team), robot.number));
}

}  // namespace

Match::Match(const field::League& league, Parts parts)
    : league_{league},
      world_{std::move(parts.world)},
      sides_{std::move(parts.sides)},
      rulebook_{std::move(parts.rulebook)},
      robot_{std::move(parts.robot)},
      step_{nearest(league.physics.step)},
      statistics_{league},
      commands_(static_cast<std::size_t>(league.robots())),
      by_hand_(commands_.size()) {
  intents_.reserve(commands_.size());
  frames_.reserve(commands_.size());
  for (Commands& one : commands_) *one.word = MateWord::with_room();
}

Result<std::unique_ptr<Match>> Match::start(const field::League& league, Parts parts) {
  CANCHA_EXPECTS(parts.world && parts.sides[0] && parts.sides[1] && parts.rulebook);
  const std::optional<Opening> opening = std::move(parts.opening);
  std::unique_ptr<Match> match{new Match(league, std::move(parts))};
  match->rulebook_->begin(*match, match->truth());
  if (!opening) return match;
  match->rulebook_->open(*opening, league.players, match->truth(), *match);
  if (auto rolls = match->world_->set_ball_velocity(opening->v_FB); !rolls) return pass_on(std::move(rolls));
  for (const Opening::Place& place : opening->robots) {
    if (length(place.v_FR) == 0.0 && place.turning == 0.0) continue;
    const auto robot = static_cast<int>(place_of(place.robot, league.players));
    if (auto moves = match->world_->set_robot_motion(robot, place.v_FR, place.turning); !moves)
      return pass_on(std::move(moves));
  }
  return match;
}

Result<std::unique_ptr<Match>> Match::start(const field::League& league, std::unique_ptr<world::WheeledWorld> world,
                                            std::array<std::unique_ptr<decide::Strategy>, 2> strategies,
                                            const Settings& settings) {
  CANCHA_EXPECTS(world != nullptr);
  if (auto built = build(*world, league, settings.seed); !built) return pass_on(std::move(built));
  return start(
      league,
      {std::move(world), sides_of(std::move(strategies), league), rulebook_of(league, Random{settings.seed}), {}});
}

Result<void> build(world::WheeledWorld& world, const field::League& league, std::uint64_t seed) {
  Random random = Random{seed}.split("placement");
  const Placement placement = place(league, {PlayMode::PlaceKick, BallOwner::Blue, {0.0, 0.0}}, random);
  return world.create_field(league.walls)
      .and_then([&] { return world.create_ball(placement.p_FB, league.ball); })
      .and_then([&] { return world.create_robots(placement.X_FR, league.robot, league.drive); })
      .and_then([&] { return world.init(league.physics, league.surfaces); });
}

void Match::add_observer(Observer& observer) {
  observers_.push_back(&observer);
  told_versions_ = {-1, -1};
  for (const MatchEvent& event : events_) observer.happened(event);
  observer.stepped({truth(), game(), {}});
  observer.ticked({truth(), game(), {}});
}

Result<void> Match::tick() {
  if (over()) return {};
  tell_programs();
  if (!ask_sides()) return {};
  for (std::size_t i = 0; i < commands_.size(); ++i) {
    if (auto told = world_->command(static_cast<int>(i), commands_[i]); !told) return told;
  }
  for (Observer* observer : observers_) observer->commanded(truth().time, commands_);
  for (int i = 0; i < league_.physics.steps_per_decision; ++i) {
    auto goes_on = step();
    if (!goes_on) return pass_on(std::move(goes_on));
    if (!*goes_on) break;
  }
  const Moment moment{truth(), game(), world_->contacts(), intents_, {sides_[0]->thoughts(), sides_[1]->thoughts()},
                      frames_};
  for (Observer* observer : observers_) observer->ticked(moment);
  return {};
}

void Match::tell_programs() {
  for (const Team team : kTeams) {
    const decide::BehaviourControl* control = sides_[index(team)]->control();
    if (!control || control->program().version == told_versions_[index(team)]) continue;
    told_versions_[index(team)] = control->program().version;
    BehaviourProgram program = control->program();
    program.team = static_cast<int>(index(team));
    for (Observer* observer : observers_) observer->reprogrammed(program);
  }
}

bool Match::ask_sides() {
  const auto players = static_cast<std::size_t>(league_.players);
  intents_.clear();
  frames_.clear();
  for (const Team team : kTeams) {
    Side& side = *sides_[index(team)];
    const std::span<Commands> own =
        std::span{commands_}.subspan(index(team) * players, static_cast<std::size_t>(league_.robots_of(team)));
    if (auto decided = side.decide({truth(), game(), *world_}, own); !decided) {
      forfeit_ = decided.error().text();
      rulebook_->forfeit(team, forfeit_, truth(), *this);
      return false;
    }
    tell_intents(team);
    for (int i = 0; i < league_.players; ++i) {
      if (const Frame* frame = side.frame(i)) frames_.push_back(frame);
    }
  }
  return true;
}

void Match::tell_intents(Team team) {
  const double sign = attack_sign(team) < 0.0 ? -1.0 : 1.0;
  const std::span<const MateIntent> told = sides_[index(team)]->intents();
  for (int mate = 0; mate < std::min(static_cast<int>(told.size()), league_.players); ++mate) {
    const MateIntent& one = told[static_cast<std::size_t>(mate)];
    PlayerIntent& intent = intents_.emplace_back();
    intent.robot = static_cast<int>(place_of({team, mate}, league_.players));
    intent.role = one.role;
    intent.lights = one.lights;
    intent.has_target = one.p_TG.has_value();
    if (one.p_TG) intent.target = *one.p_TG * sign;
  }
}

void Match::heed(const RefereeState& said) {
  if (over()) return;
  for (Observer* observer : observers_) observer->heard({truth().time, steps_, said});
  rulebook_->heed(said, truth(), *this);
}

Result<void> Match::judge(const JudgeWord& word) {
  const JudgeCall call{truth().time, steps_, touches_, word};
  if (auto heard = rulebook_->hear(word, truth(), *this); !heard) return heard;
  for (Observer* observer : observers_) observer->judged(call);
  return {};
}

Result<void> Match::touch(std::optional<RobotId> robot, const Pose2& X_F) {
  if (robot && !plays(*robot, league_.robots_of(robot->team))) return no_robot(*robot);
  if (!robot && !league_.has_ball()) return fail("ball", "there is no ball in a contest");
  const int body = robot ? static_cast<int>(place_of(*robot, league_.players)) : Touch::kBall;
  auto place = nearest_free_place(league_, truth(), robot, X_F.position());
  if (!place) return pass_on(std::move(place));
  const Pose2 put{place->x, place->y, X_F.heading};
  auto done = robot ? world_->rest_robot(body, put) : world_->set_ball_state(*place);
  if (done && !robot) done = world_->set_ball_velocity({});
  if (!done) return done;
  if (robot) sides_[index(robot->team)]->moved(robot->number, put);
  for (Observer* observer : observers_) observer->touched({truth().time, steps_, body, put});
  ++touches_;
  rulebook_->touched();
  statistics_.play_restarts();
  announce(EventKind::Touched, BallOwner::Anyone, *place,
           robot ? reason_of(*robot, Cause::RobotMoved) : Reason{Cause::BallMoved}, "");
  return {};
}

Result<void> Match::steer(RobotId robot, const std::optional<Steering>& steering) {
  if (!plays(robot, league_.robots_of(robot.team))) return no_robot(robot);
  std::optional<Steering>& before = by_hand_[place_of(robot, league_.players)];
  if (steering == before) return {};
  if (auto steered = sides_[index(robot.team)]->steer(robot.number, steering); !steered) return steered;
  before = steering;
  Hand hand{truth().time, steps_, robot};
  if (steering) hand.steering = *steering;
  for (Observer* observer : observers_) observer->steered(hand);
  return {};
}

Result<void> Match::press(RobotId robot) {
  if (!plays(robot, league_.robots_of(robot.team))) return no_robot(robot);
  if (auto pressed = sides_[index(robot.team)]->press(robot.number); !pressed) return pressed;
  rulebook_->pressed(robot, game().is_out(robot) ? ButtonWord::Unpenalise : ButtonWord::Penalise, truth(), *this);
  Hand hand{truth().time, steps_, robot};
  hand.press = true;
  for (Observer* observer : observers_) observer->steered(hand);
  return {};
}

Result<bool> Match::step() {
  if (auto stepped = world_->step(); !stepped) return pass_on(std::move(stepped));
  ++steps_;
  const Truth& now = truth();
  const auto contacts = world_->contacts();
  if (const auto shooter = statistics_.watch(now, contacts, step_)) {
    announce(EventKind::Shot, owner(*shooter), now.ball.p_FB.xy(), {Cause::ShotAtGoal, owner(*shooter)}, "");
  }
  for (Observer* observer : observers_) observer->stepped({now, game(), contacts});
  return rulebook_->watch(now, contacts, step_, *this);
}

void Match::put_ball(Vec2 p_FB) {
  const auto put = world_->set_ball_state(p_FB).and_then([&] { return world_->set_ball_velocity({0.0, 0.0}); });
  CANCHA_EXPECTS(put.has_value());
}

void Match::put_robot(RobotId robot, const Pose2& X_FR) {
  const auto put = world_->rest_robot(static_cast<int>(place_of(robot, league_.players)), X_FR);
  CANCHA_EXPECTS(put.has_value());
  sides_[index(robot.team)]->moved(robot.number, X_FR);
}

void Match::put_thing(int thing, const Pose2& X_FS) {
  const auto put = world_->rest_thing(thing, X_FS);
  CANCHA_EXPECTS(put.has_value());
}

void Match::announce(EventKind kind, BallOwner side, Vec2 place, const Reason& why, std::string words) {
  if (words.empty()) words = sentence(why);
  events_.push_back({truth().time, kind, side, place, std::move(words), game().score, why});
  for (Observer* observer : observers_) observer->happened(events_.back());
}

MatchStatistics Match::statistics() const {
  MatchStatistics result = statistics_.statistics();
  for (int robot = 0; robot < league_.robots(); ++robot) {
    const Team team = robot < league_.players ? Team::Blue : Team::Yellow;
    result.of(team).clamped_commands += world_->clamped_commands(robot);
  }
  return result;
}

std::optional<Team> Match::winner() const {
  const Score& score = game().score;
  if (!over() || score.blue == score.yellow) return std::nullopt;
  return score.blue > score.yellow ? Team::Blue : Team::Yellow;
}

std::uint64_t Match::state_hash() const {
  // as played: a replay has the commands, but nobody who forfeits
  const Score score = rulebook_->played();
  return Hash{}
      .add(world_->state_hash())
      .add(static_cast<std::uint64_t>(score.blue))
      .add(static_cast<std::uint64_t>(score.yellow))
      .add(static_cast<std::uint64_t>(steps_))
      .value();
}

}  // namespace cancha::match
