#include "match/contest/race_judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace cancha::match::contest {
namespace {

constexpr int kRobot = 0;
constexpr double kComesOn = 0.06;        ///< metres that end being stuck
constexpr double kTurnedBox = 0.17;      ///< radians by which a box counts as moved (10°)
constexpr double kMostTurn = kPi / 4;    ///< by which judges may turn a robot that they put back
constexpr double kRoomAhead = 0.45;      ///< metres that a turned robot should have before it
constexpr double kLeastDistance = 0.14;  ///< metres from the middle of a robot to something beside its way

RaceFormula formula_of(const field::Walls& walls, const field::Contest& rules) {
  return {.most_seconds = rules.leg.value, .most_distance = -2 * field::start_line(walls, rules)};
}

}  // namespace

void RaceJudge::begin(Hands& hands, const Truth& truth) {
  on_feet_ = switch_on(hands);
  anchor_ = on_feet_.position();
  began_ = truth.time;
}

bool RaceJudge::look(const Truth& truth, std::span<const Contact> /*contacts*/, Hands& hands) {
  if (phase_ == Phase::Still) {
    look_at_start(truth, hands);
    return true;
  }
  const Seen seen = see(truth, kRobot);
  if (by_person()) {
    keep_on_feet(seen, hands);
    measure(truth, seen);
    if (legs_.back().seconds >= rules_.leg.value) time_is_up(hands);
    return true;
  }
  if (!look_for_trouble(truth, seen, hands)) return false;
  look_at_lines(truth, seen, hands);
  return true;
}

void RaceJudge::look_at_start(const Truth& truth, Hands& hands) {
  const double since = (truth.time - began_).seconds();
  game_.left = nearest(rules_.leg);
  // who never moves has had its time
  if (since > rules_.still.value + rules_.leg.value) return never_moved(hands);
  if (by_person() || !moves(truth, kRobot)) return;
  start_leg(truth, hands);
  if (since < rules_.still.value) penalise_start(since, hands);
}

void RaceJudge::never_moved(Hands& hands) {
  legs_.emplace_back();
  finish("it never moved", hands);
}

void RaceJudge::penalise_start(double since, Hands& hands) {
  ++legs_.back().penalties;
  say(EventKind::Penalised, kRobot, on_feet_.position(), fmt::format("moved {:.1f} s after switching on", since),
      hands);
}

void RaceJudge::start_leg(const Truth& truth, Hands& hands) {
  phase_ = Phase::Legs;
  legs_.emplace_back();
  began_ = truth.time;
  idle_ = 0.0;
  game_.play = RefereePlay::Playing;
  game_.period = legs_.size() == 1 ? Period::FirstHalf : Period::SecondHalf;
  game_.left = nearest(rules_.leg);
  const Vec2 here = truth.robots[kRobot].X_FR.position();
  say(EventKind::PlayOn, kRobot, here, legs_.size() == 1 ? "first motion: leg 1" : "leg 2: back", hands);
}

void RaceJudge::measure(const Truth& truth, const Seen& seen) {
  RaceLeg& leg = legs_.back();
  leg.seconds = (truth.time - began_).seconds();
  const double far = -field::start_line(league_.walls, rules_);
  // seen along the way that it goes
  const double back = side() > 0 ? seen.back_x : -seen.front_x;
  if (seen.upright) leg.distance = std::max(leg.distance, std::clamp(back + far, 0.0, 2 * far));
  keep_score();
}

void RaceJudge::look_at_lines(const Truth& truth, const Seen& seen, Hands& hands) {
  measure(truth, seen);
  const double far = -field::start_line(league_.walls, rules_);
  const double least = side() > 0 ? seen.least_x : -seen.most_x;
  const double half_line = league_.markings.line_width.value / 2;
  if (least > far + half_line && seen.upright) return cross_line(truth, seen.p_F, hands);
  if (legs_.back().seconds >= rules_.leg.value) time_is_up(hands);
}

void RaceJudge::cross_line(const Truth& truth, Vec2 p_F, Hands& hands) {
  RaceLeg& leg = legs_.back();
  leg.finished = true;
  keep_score();
  say(EventKind::PeriodEnd, kRobot, p_F, fmt::format("leg {} finished after {:.1f} s", legs_.size(), leg.seconds),
      hands);
  if (legs_.size() == 2) return finish("both legs finished", hands);
  start_leg(truth, hands);
}

void RaceJudge::time_is_up(Hands& hands) {
  finish(fmt::format("time is up in leg {} after {:.2f} m", legs_.size(), legs_.back().distance), hands);
}

void RaceJudge::keep_on_feet(const Seen& seen, Hands& hands) {
  if (seen.upright && lying_ == 0.0) on_feet_ = {seen.p_F.x, seen.p_F.y, seen.heading};
  if (!seen.upright && lying_ == 0.0) say(EventKind::Fall, kRobot, seen.p_F, "fell", hands);
  lying_ = seen.upright ? 0.0 : lying_ + kTick;
}

bool RaceJudge::look_for_trouble(const Truth& truth, const Seen& seen, Hands& hands) {
  if (boxes_moved(truth, hands)) return false;
  keep_on_feet(seen, hands);
  if (lying_ > rules_.get_up.value) {
    handle(fmt::format("did not rise for {:g} s", rules_.get_up.value), false, hands);
    return false;
  }
  idle_ += kTick;
  if (distance(seen.p_F, anchor_) > kComesOn) {
    anchor_ = seen.p_F;
    idle_ = 0.0;
  }
  if (idle_ > rules_.stuck.value) {
    handle(fmt::format("did not come on for {:g} s", rules_.stuck.value), true, hands);
    return false;
  }
  return true;
}

bool RaceJudge::boxes_moved(const Truth& truth, Hands& hands) {
  bool any = false;
  for (std::size_t i = 0; i < rules_.boxes.size(); ++i) {
    const field::Obstacle& box = rules_.boxes[i];
    const double away = distance(truth.things[i].p_FS.xy(), box.p_FB);
    const double turned = std::abs(wrap_angle(heading_of(truth.things[i].q_FS) - box.turn));
    if (away < rules_.displaced.value && turned < kTurnedBox) continue;
    put_box_back(i, hands);
    if (!any) handle(fmt::format("moved box {} by {:.0f} cm", i + 1, 100 * away), true, hands);
    any = true;
  }
  return any;
}

void RaceJudge::put_box_back(std::size_t box, Hands& hands) {
  const field::Obstacle& place = rules_.boxes[box];
  hands.put_thing(static_cast<int>(box), {place.p_FB.x, place.p_FB.y, place.turn});
}

void RaceJudge::handle(const std::string& why, bool turned, Hands& hands) {
  RaceLeg& leg = legs_.back();
  ++leg.penalties;
  const Vec2 place = free_place(on_feet_.position());
  Pose2 X_F{place.x, place.y, on_feet_.heading};
  // a spokesperson asks for a turn only where the way ahead is closed: the smallest that opens it
  const auto closed = [&](double heading) {
    for (double ahead = 0.0; ahead <= kRoomAhead; ahead += 0.05) {
      if (room_at(place + direction(heading) * ahead) < kLeastDistance) return true;
    }
    return false;
  };
  for (const double turn : {0.0, kMostTurn / 2, -kMostTurn / 2, kMostTurn, -kMostTurn}) {
    if (!turned || closed(on_feet_.heading + turn)) continue;
    X_F.heading = on_feet_.heading + turn;
    break;
  }
  put(kRobot, X_F, hands);
  lying_ = idle_ = 0.0;
  anchor_ = place;
  say(EventKind::Penalised, kRobot, place, fmt::format("penalty {}: {}", leg.penalties, why), hands);
}

void RaceJudge::keep_score() {
  game_.score.blue = static_cast<int>(std::lround(race_total(legs_, formula_of(league_.walls, rules_)).points));
}

void RaceJudge::finish(std::string words, Hands& hands) {
  phase_ = Phase::Over;
  keep_score();
  end(fmt::format("{}: {:.2f} of 30 points", words, result().points), hands);
}

void RaceJudge::offer(std::vector<JudgeWord>& rulings) const {
  using enum Ruling;
  if (phase_ == Phase::Still) {
    rulings = {{Start}, {TooSoon}, {End}};
    return;
  }
  rulings = {{Line}, {Fallen}, {Stuck}};
  if (!rules_.boxes.empty()) rulings.push_back({BoxMoved});
  if (legs_.back().penalties > 0) rulings.push_back({TakeBack});
  rulings.push_back({End});
}

void RaceJudge::obey(const JudgeWord& word, const Truth& truth, Hands& hands) {
  using enum Ruling;
  switch (word.ruling) {
    case Start:
      return start_leg(truth, hands);
    case TooSoon: {
      const double since = (truth.time - began_).seconds();
      start_leg(truth, hands);
      return penalise_start(since, hands);
    }
    case Line:
      return cross_line(truth, truth.robots[kRobot].X_FR.position(), hands);
    case Fallen:
      return handle("fell", false, hands);
    case Stuck:
      return handle("stuck", true, hands);
    case BoxMoved:
      for (std::size_t i = 0; i < rules_.boxes.size(); ++i) put_box_back(i, hands);
      return handle("moved a box", true, hands);
    case TakeBack:
      --legs_.back().penalties;
      keep_score();
      return say(EventKind::PlayOn, "a penalty is taken back", hands);
    default:
      if (legs_.empty()) legs_.emplace_back();
      return finish("ended by the judge", hands);
  }
}

void RaceJudge::show(ContestBoard& board) const {
  board.stage = phase_ == Phase::Still ? Stage::Pause : Stage::Runs;
  board.part = std::max(1, static_cast<int>(legs_.size()));
  if (!legs_.empty()) board.seconds = legs_.back().seconds;
}

ContestResult RaceJudge::result() const {
  const RaceFormula formula = formula_of(league_.walls, rules_);
  ContestResult result{.test = "race", .scene = rules_.scene};
  for (const RaceLeg& leg : legs_) {
    result.legs.push_back({leg.finished, leg.seconds, leg.distance, leg.penalties, race_points(leg, formula)});
    result.penalties += leg.penalties;
  }
  const RaceTotal total = race_total(legs_, formula);
  result.points = total.points;
  result.before_clamping = total.before_clamping;
  return result;
}

}  // namespace cancha::match::contest
