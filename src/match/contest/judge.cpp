#include "match/contest/judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "match/contest/passivity_judge.h"
#include "match/contest/race_judge.h"
#include "match/contest/stairs_judge.h"
#include "match/contest/sumo_judge.h"
#include "match/match.h"
#include "messages/humanoid.h"

namespace cancha::match::contest {
namespace {

constexpr double kLies = 0.5;        ///< cosine of the trunk's lean: who leans farther lies
constexpr double kSettling = 0.4;    ///< seconds after which a robot that was put down has come to rest
constexpr double kFootMoved = 0.01;  ///< metres that are a motion
constexpr double kTrunkMoved = 0.025;
constexpr double kRobotRoom = 0.16;  ///< metres around its middle that a robot needs

std::string text_of(const JudgeWord& word) {
  return word.side == BallOwner::Anyone ? std::string{name(word.ruling)}
                                        : fmt::format("{} {}", name(word.ruling), name(word.side));
}

}  // namespace

Judge::Judge(const field::League& league, world::JointedWorld& world)
    : league_{league}, rules_{*league.contest}, world_{world} {}

bool Judge::watch(const Truth& truth, std::span<const Contact> contacts, Duration step, Hands& hands) {
  if (game_.period == Period::Ended) return false;
  game_.left = std::max(game_.left - step, Duration{});
  if (truth.time < next_) return true;
  now_ = truth.time;
  next_ = truth.time + Duration{static_cast<std::int64_t>(kTick * 1e9)};
  return look(truth, contacts, hands);
}

Result<void> Judge::hear(const JudgeWord& word, const Truth& truth, Hands& hands) {
  if (game_.period == Period::Ended) return fail("judge", "the test is over");
  now_ = truth.time;
  if (word.ruling == Ruling::Person || word.ruling == Ruling::Program) {
    by_person_ = word.ruling == Ruling::Person;
    say(EventKind::PlayOn, by_person_ ? "a person judges" : "the program judges", hands);
    return {};
  }
  if (!by_person_) return fail("judge", "the program judges this test", "say first that a person judges");
  std::vector<JudgeWord> offered;
  offer(offered);
  if (std::ranges::find(offered, word) == offered.end()) {
    std::string possible;
    for (const JudgeWord& one : offered) possible += (possible.empty() ? "" : ", ") + text_of(one);
    return fail("judge", fmt::format("'{}' cannot be said now", text_of(word)), possible);
  }
  by_hand_ = true;
  obey(word, truth, hands);
  by_hand_ = false;
  return {};
}

ContestBoard Judge::board() const {
  ContestBoard board{.result = result()};
  show(board);
  board.left = std::max(game_.left.seconds(), 0.0);
  board.person = by_person_;
  board.decided = decided_;
  board.decided_at = decided_at_.seconds();
  if (game_.period == Period::Ended) {
    board.stage = Stage::Over;
  } else {
    offer(board.rulings);
  }
  return board;
}

void Judge::forfeit(Team team, const std::string& reason, const Truth& /*truth*/, Hands& hands) {
  score_forfeit(team, 0);
  hands.announce(EventKind::Forfeit, owner(team), {}, {Cause::TeamFailed, owner(team)}, reason);
  end("the robot's program failed", hands);
}

Judge::Seen Judge::see(const Truth& truth, int robot) {
  const RobotState& state = truth.robots[static_cast<std::size_t>(robot)];
  Seen seen{.p_F = state.X_FR.position(), .heading = state.X_FR.heading};
  seen.upright = up_of(state.q_FR).z > kLies;
  const auto span_x = [](std::span<const world::PartBounds> parts, double& least, double& most) {
    least = std::numeric_limits<double>::max();
    most = -least;
    for (const world::PartBounds& part : parts) {
      least = std::min(least, part.p_FC.x - part.half_F.x);
      most = std::max(most, part.p_FC.x + part.half_F.x);
    }
  };
  span_x(world_.parts(robot), seen.least_x, seen.most_x);
  span_x(world_.soles(robot), seen.back_x, seen.front_x);
  return seen;
}

bool Judge::moves(const Truth& truth, int robot) {
  Rest& rest = rests_[static_cast<std::size_t>(robot)];
  const Vec2 p_F = truth.robots[static_cast<std::size_t>(robot)].X_FR.position();
  const auto soles = world_.soles(robot);
  if (!rest.known) {
    rest.settles -= kTick;
    if (rest.settles > 0.0) return false;
    rest.known = true;
    rest.p_F = p_F;
    for (std::size_t i = 0; i < rest.soles.size(); ++i) rest.soles[i] = soles[i].p_FC;
  }
  if (distance(rest.p_F, p_F) > kTrunkMoved) return true;
  for (std::size_t i = 0; i < rest.soles.size(); ++i) {
    if (length(soles[i].p_FC - rest.soles[i]) > kFootMoved) return true;
  }
  return false;
}

void Judge::put(int robot, const Pose2& X_FR, Hands& hands) {
  Rest& rest = rests_[static_cast<std::size_t>(robot)];
  rest = {};
  rest.settles = kSettling;
  hands.put_robot(robot_at(static_cast<std::size_t>(robot), league_.players), X_FR);
}

Pose2 Judge::switch_on(Hands& hands) {
  const Pose2 start{league_.walls.left.value + rules_.zone.value / 2, 0.0, 0.0};
  put(0, start, hands);
  game_.play = RefereePlay::Initial;
  game_.left = nearest(rules_.leg);
  say(EventKind::PeriodStart, 0, start.position(),
      fmt::format("switched on: {:g} s without motion", rules_.still.value), hands);
  return start;
}

double Judge::room_at(Vec2 p_F) const {
  const field::Walls& w = league_.walls;
  double room = std::min({w.right.value - p_F.x, p_F.x - w.left.value, w.top.value - p_F.y, p_F.y - w.bottom.value});
  const double half = rules_.box_side.value / 2;
  for (const field::Obstacle& box : rules_.boxes) {
    const Vec2 p = into(Pose2{box.p_FB.x, box.p_FB.y, box.turn}, p_F);
    room = std::min(room, std::hypot(std::max(std::abs(p.x) - half, 0.0), std::max(std::abs(p.y) - half, 0.0)));
  }
  return room;
}

Vec2 Judge::free_place(Vec2 wish) const {
  constexpr int kDirections = 24;
  for (double away = 0.0; away < 1.0; away += 0.02) {
    for (int i = 0; i < kDirections; ++i) {
      const Vec2 p = wish + direction(2 * kPi * i / kDirections) * away;
      if (room_at(p) >= kRobotRoom) return p;
    }
  }
  return wish;
}

void Judge::note(std::string& words) {
  if (by_hand_) words += " (by hand)";
  decided_ = words;
  decided_at_ = now_;
}

void Judge::say(EventKind kind, std::string words, Hands& hands, bool decides) {
  if (decides) note(words);
  hands.announce(kind, BallOwner::Anyone, {}, {}, std::move(words));
}

void Judge::say(EventKind kind, int robot, Vec2 place, std::string words, Hands& hands) {
  note(words);
  const Team team = robot < league_.players ? Team::Blue : Team::Yellow;
  hands.announce(kind, owner(team), place, {.team = owner(team), .robot = 0}, std::move(words));
}

void Judge::end(std::string words, Hands& hands) {
  game_.period = Period::Ended;
  game_.left = {};
  say(EventKind::MatchEnd, std::move(words), hands);
}

Pose2 Judge::bench(RobotId robot) const {
  // the judges' table
  return {0.0, (robot.team == Team::Blue ? 1 : -1) * (league_.walls.width() / 2 + 0.5), 0.0};
}

std::unique_ptr<Judge> make_judge(const field::League& league, world::JointedWorld& world,
                                  std::vector<std::size_t> knees) {
  switch (league.contest->test) {
    case field::Test::Race:
      return std::make_unique<RaceJudge>(league, world);
    case field::Test::Stairs:
      return std::make_unique<StairsJudge>(league, world);
    case field::Test::Sumo:
      if (!league.contest->boxes.empty()) return std::make_unique<PassivityJudge>(league, world);
      return std::make_unique<SumoJudge>(league, world, std::move(knees));
  }
  return nullptr;
}

Maybe<ContestResult> result_of(const Match& match) {
  Maybe<ContestResult> result;
  if (!match.league().contest) return result;
  result.present() = static_cast<const Judge&>(match.rulebook()).result();
  return result;
}

Maybe<ContestBoard> board_of(const Match& match) {
  Maybe<ContestBoard> board;
  if (match.league().contest) board.present() = static_cast<const Judge&>(match.rulebook()).board();
  return board;
}

std::string text_of(const ContestResult& result) {
  std::string text;
  const auto add = [&](std::string line) { text += std::move(line) + "\n"; };
  if (!result.scene.empty()) add(fmt::format("scene: {}", result.scene));
  for (std::size_t i = 0; i < result.legs.size(); ++i) {
    const LegReport& leg = result.legs[i];
    const std::string how = leg.finished ? fmt::format("finished after {:.1f} s", leg.seconds)
                                         : fmt::format("not finished, {:.2f} m", leg.distance);
    add(fmt::format("leg {}: {}, {} penalties, {:.2f} points", i + 1, how, leg.penalties, leg.points));
  }
  if (result.test == "race") add(fmt::format("race: {:.2f} of 30 points", result.points));
  if (result.test == "stairs") {
    const std::string how = result.arrived ? fmt::format("arrived after {:.1f} s", result.seconds) : "did not arrive";
    add(fmt::format("stairs: {} of 6 steps, {}, {} penalties", result.steps, how, result.penalties));
  }
  if (result.test == "passivity") {
    const std::string how = result.arrived ? fmt::format("touched the decoy after {:.1f} s", result.seconds)
                                           : std::string{"did not touch the decoy"};
    add(fmt::format("passivity test: {}, {} of 2 tries failed", how, result.penalties));
  }
  for (std::size_t i = 0; i < result.blue.size(); ++i) {
    add(fmt::format("round {}: blue {} : {} yellow", i + 1, result.blue[i], result.yellow[i]));
  }
  if (result.test == "sumo") add(fmt::format("bout: {}", result.winner.empty() ? "level" : result.winner + " wins"));
  if (!result.disqualified.empty()) add("disqualified: " + result.disqualified);
  return text;
}

}  // namespace cancha::match::contest
