#include "match/contest/sumo_judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace cancha::match::contest {
namespace {

constexpr double kBehindLine = 0.11;   ///< metres from its Shikiri line to the middle of a robot
constexpr double kTogether = 1.5;      ///< seconds within which two falls are one
constexpr double kByTouch = 2.0;       ///< seconds after a touch in which a fall comes from it
constexpr double kRises = 8.0;         ///< seconds that an attacker who fell, too, has for rising
constexpr double kHandDown = 0.1;      ///< seconds: a shorter touch of a hand is none
constexpr double kMoved = 0.05;        ///< metres that are motion, or gain
constexpr double kMostBent = kPi / 2;  ///< of a knee
constexpr double kBentFor = 10.0;      ///< seconds that it may be bent more
constexpr double kPushLasts = 1.0;     ///< seconds in which a push is forgotten
constexpr double kAttacks = 0.01;      ///< metres: a shorter push is no attack

std::size_t other_of(std::size_t robot) {
  return 1 - robot;
}

bool between_robots(const Contact& contact) {
  return contact.a.kind == BodyKind::Chassis && contact.b.kind == BodyKind::Chassis;
}

/// How far a point is outside of a part's box; 0 within.
double outside_of(const world::PartBounds& part, const Vec3& p) {
  const Vec3 off = p - part.p_FC;
  const double x = std::max(0.0, std::abs(off.x) - part.half_F.x), y = std::max(0.0, std::abs(off.y) - part.half_F.y);
  return std::hypot(x, y, std::max(0.0, std::abs(off.z) - part.half_F.z));
}

}  // namespace

void SumoJudge::begin(Hands& hands, const Truth& /*truth*/) {
  clock_ = rules_.round.value;
  game_.play = RefereePlay::Ready;
  restart("round 1", hands, true);
}

void SumoJudge::restart(const std::string& why, Hands& hands, bool decides) {
  const double x = rules_.shikiri.value / 2 + kBehindLine;
  put(0, {-x, 0.0, 0.0}, hands);
  put(1, {x, 0.0, kPi}, hands);
  robots_ = {};
  waiting_ = rules_.still.value;
  apart_ = idle_ = pushing_ = 0.0;
  touched_ = 1e9;
  say(EventKind::Ready, fmt::format("{}: {:g} s without motion", why, waiting_), hands, decides);
}

void SumoJudge::observe_one(const Truth& truth, int robot) {
  const auto r = static_cast<std::size_t>(robot);
  Wrestler& one = robots_[r];
  const Seen seen = see(truth, robot);
  one.p_F = seen.p_F;
  one.upright = seen.upright;
  one.lying = seen.upright ? 0.0 : one.lying + kTick;
  bool hand = false;
  one.outside = false;
  for (const world::StillTouch& touch : world_.still_touches(robot)) {
    hand = hand || touch.limb == world::Limb::LeftArm || touch.limb == world::Limb::RightArm;
    one.outside = one.outside || length(touch.p_FC.xy()) > rules_.ring.value / 2;
  }
  one.hand = hand && seen.upright ? one.hand + kTick : 0.0;
  const std::span<const double> joints = truth.joints_of(r);
  const bool bent = std::ranges::any_of(knees_, [&](std::size_t knee) { return std::abs(joints[knee]) > kMostBent; });
  one.bent = bent && seen.upright ? one.bent + kTick : 0.0;
}

void SumoJudge::observe_push(std::size_t robot, std::span<const Contact> contacts) {
  Wrestler& one = robots_[robot];
  one.push -= one.push * (kTick / kPushLasts);
  const std::span<const world::PartBounds> parts = world_.parts(static_cast<int>(robot));
  if (one.parts.size() != parts.size()) return;
  const Vec2 to = unit(robots_[other_of(robot)].p_F - one.p_F);
  double way = 0.0;
  int touches = 0;
  for (const Contact& contact : contacts) {
    if (!between_robots(contact)) continue;
    const auto nearest =
        std::ranges::min_element(parts, {}, [&](const auto& part) { return outside_of(part, contact.p_FC); });
    const auto part = static_cast<std::size_t>(nearest - parts.begin());
    way += dot((parts[part].p_FC - one.parts[part]).xy(), to);
    ++touches;
  }
  if (touches > 0) one.push += way / touches;
  one.attack = std::max(one.attack, one.push);
}

void SumoJudge::keep_parts() {
  for (std::size_t r = 0; r < 2; ++r) {
    const std::span<const world::PartBounds> parts = world_.parts(static_cast<int>(r));
    robots_[r].parts.resize(parts.size());
    std::ranges::transform(parts, robots_[r].parts.begin(), &world::PartBounds::p_FC);
  }
}

void SumoJudge::observe(const Truth& truth, std::span<const Contact> contacts) {
  for (const int robot : {0, 1}) observe_one(truth, robot);
  const bool touch = std::ranges::any_of(contacts, between_robots);
  touched_ = touch ? 0.0 : touched_ + kTick;
  apart_ = touch ? 0.0 : apart_ + kTick;
  // how they came together decides, not how they lie there
  if (robots_[0].upright && robots_[1].upright) {
    if (touched_ > kByTouch) robots_[0].attack = robots_[1].attack = 0.0;
    for (const std::size_t r : {0, 1}) observe_push(r, contacts);
  }
  keep_parts();
  bool moved = false;
  for (Wrestler& one : robots_) {
    if (distance(one.p_F, one.anchor) < kMoved) continue;
    one.anchor = one.p_F;
    moved = true;
  }
  idle_ = moved ? 0.0 : idle_ + kTick;
  pushing_ = moved || touched_ > 1.0 ? 0.0 : pushing_ + kTick;
}

std::optional<Points> SumoJudge::judge_falls(std::string& why) const {
  const bool down[] = {!robots_[0].upright, !robots_[1].upright};
  if (!down[0] && !down[1]) return std::nullopt;
  const double longest = std::max(robots_[0].lying, robots_[1].lying);
  if (longest < kTogether) return std::nullopt;  // the other one may fall, too
  std::optional<int> attacker;
  if (touched_ - longest < kByTouch && std::max(robots_[0].attack, robots_[1].attack) > kAttacks) {
    attacker = robots_[0].attack > robots_[1].attack ? 0 : 1;
  }
  if (down[0] && down[1]) {
    if (longest < kRises && attacker) return std::nullopt;
    why = "both fell";
    return both_fell(attacker, false);
  }
  const std::size_t fallen = down[0] ? 0 : 1;
  const std::size_t standing = other_of(fallen);
  const Yuhkoh what = !attacker                                 ? Yuhkoh::FellByItself
                      : *attacker == static_cast<int>(standing) ? Yuhkoh::KnockedDown
                                                                : Yuhkoh::FellAfterOwnPush;
  Points points{0, 0};
  points[standing] = points_of(what);
  why = names(what)[static_cast<std::size_t>(what)];
  return points;
}

std::optional<Points> SumoJudge::judge_touches(std::string& why) const {
  Points points{0, 0};
  for (std::size_t r = 0; r < 2; ++r) {
    const Wrestler& one = robots_[r];
    const bool hand = one.hand > kHandDown;
    if (!one.outside && !hand) continue;
    const Yuhkoh what = one.outside ? Yuhkoh::TouchedOutside : Yuhkoh::HandOnFloor;
    points[other_of(r)] = points_of(what);
    why = names(what)[static_cast<std::size_t>(what)];
  }
  if (points == Points{0, 0}) return std::nullopt;
  return points;
}

std::string SumoJudge::stall() const {
  const double most = rules_.standstill.value;
  if (idle_ > most && apart_ > most) return "neither moved";
  if (apart_ > most) return "they did not touch";
  if (pushing_ > most) return "pushing without gain";
  return "";
}

bool SumoJudge::disqualifies(Hands& hands) {
  for (std::size_t r = 0; r < 2; ++r) {
    if (robots_[r].bent <= kBentFor) continue;
    disqualify(r, fmt::format("knees bent more than 90 degrees for {:g} s", kBentFor), hands);
    return true;
  }
  return false;
}

void SumoJudge::disqualify(std::size_t robot, const std::string& why, Hands& hands) {
  disqualified_ = fmt::format("{}: {}", name(robot == 0 ? Team::Blue : Team::Yellow), why);
  end_bout(static_cast<int>(other_of(robot)), hands);
}

void SumoJudge::give(const Points& given, const std::string& why, Hands& hands) {
  for (std::size_t r = 0; r < 2; ++r) points_[r] += given[r];
  given_ = given;
  game_.score = {points_[0], points_[1]};
  const int best = given[0] >= given[1] ? 0 : 1;
  say(EventKind::Goal, best, robots_[static_cast<std::size_t>(best)].p_F,
      fmt::format("{} : {} points: {}", given[0], given[1], why), hands);
}

void SumoJudge::go_on_after_points(Hands& hands) {
  if (std::max(points_[0], points_[1]) >= rules_.enough) return end_round(hands);
  restart("after the points", hands, false);
}

bool SumoJudge::look(const Truth& truth, std::span<const Contact> contacts, Hands& hands) {
  if (waiting_ > 0.0) {
    waiting_ -= kTick;
    for (std::size_t r = 0; r < 2; ++r) robots_[r].anchor = truth.robots[r].X_FR.position();
    game_.left = nearest(Seconds{clock_});
    if (waiting_ <= 0.0) say(EventKind::PlayOn, "the round goes on", hands, false);
    return true;
  }
  game_.play = RefereePlay::Playing;
  clock_ -= kTick;
  game_.left = nearest(Seconds{std::max(clock_, 0.0)});
  observe(truth, contacts);
  if (by_person() && clock_ > 0.0) return true;
  if (!by_person() && disqualifies(hands)) return false;
  std::string why;
  // a fall is worth more than a touch; who lies touches the floor anyway
  const bool falls = !robots_[0].upright || !robots_[1].upright;
  std::optional<Points> given;
  if (!by_person()) given = falls ? judge_falls(why) : judge_touches(why);
  if (given) give(*given, why, hands);
  if (clock_ <= 0.0) {
    end_round(hands);
    return false;
  }
  if (given) {
    go_on_after_points(hands);
    return false;
  }
  if (const std::string stalled = stall(); !stalled.empty() && !falls) {
    restart(fmt::format("{} for {:g} s", stalled, rules_.standstill.value), hands, true);
    return false;
  }
  return true;
}

void SumoJudge::end_round(Hands& hands) {
  rounds_.push_back(points_);
  say(EventKind::PeriodEnd, fmt::format("round {} ends {} : {}", rounds_.size(), points_[0], points_[1]), hands);
  const auto played = static_cast<int>(rounds_.size());
  const auto winner = bout_winner(rounds_);
  if (played > rules_.rounds || (played == rules_.rounds && winner)) return end_bout(winner, hands);
  points_ = given_ = {0, 0};
  game_.score = {};
  clock_ = rules_.round.value;
  game_.period = played + 1 > rules_.rounds ? Period::ExtraTime : Period::SecondHalf;
  restart(fmt::format("round {}", played + 1), hands, false);
}

void SumoJudge::end_bout(std::optional<int> winner, Hands& hands) {
  winner_ = winner;
  // the score of a bout: rounds that were won
  Score won;
  for (const Points& round : rounds_) {
    if (const auto by = round_winner(round)) ++won.of(*by == 0 ? Team::Blue : Team::Yellow);
  }
  game_.score = won;
  const std::string who = winner ? fmt::format("{} wins the bout", name(*winner == 0 ? Team::Blue : Team::Yellow))
                                 : std::string{"the bout is level"};
  end(disqualified_.empty() ? who : fmt::format("{} ({})", who, disqualified_), hands);
}

void SumoJudge::offer(std::vector<JudgeWord>& rulings) const {
  using enum Ruling;
  for (const Ruling what : {Outside, Hand, Fell, OwnPush, KnockedDown, BothFell, RoseAlone}) {
    for (const BallOwner side : {BallOwner::Blue, BallOwner::Yellow}) rulings.push_back({what, side});
  }
  rulings.insert(rulings.end(), {{BothFell}, {NewStart}, {EndRound}});
  if (given_ != Points{0, 0}) rulings.push_back({TakeBack});
  for (const BallOwner side : {BallOwner::Blue, BallOwner::Yellow}) rulings.push_back({Disqualify, side});
  rulings.push_back({End});
}

void SumoJudge::obey(const JudgeWord& word, const Truth& /*truth*/, Hands& hands) {
  using enum Ruling;
  const std::size_t side = word.side == BallOwner::Yellow ? 1 : 0;
  const auto yuhkoh = [&](Yuhkoh what) {
    Points points{0, 0};
    points[side] = points_of(what);
    give(points, std::string{names(what)[static_cast<std::size_t>(what)]}, hands);
    go_on_after_points(hands);
  };
  switch (word.ruling) {
    case Outside:
      return yuhkoh(Yuhkoh::TouchedOutside);
    case Hand:
      return yuhkoh(Yuhkoh::HandOnFloor);
    case Fell:
      return yuhkoh(Yuhkoh::FellByItself);
    case OwnPush:
      return yuhkoh(Yuhkoh::FellAfterOwnPush);
    case KnockedDown:
      return yuhkoh(Yuhkoh::KnockedDown);
    case BothFell:
    case RoseAlone: {
      std::optional<int> attacker;
      if (word.side != BallOwner::Anyone) attacker = static_cast<int>(side);
      give(both_fell(attacker, word.ruling == RoseAlone), "both fell", hands);
      return go_on_after_points(hands);
    }
    case NewStart:
      return restart("new start", hands, true);
    case TakeBack:
      for (std::size_t r = 0; r < 2; ++r) points_[r] -= given_[r];
      given_ = {0, 0};
      game_.score = {points_[0], points_[1]};
      return say(EventKind::PlayOn, "the last points are taken back", hands);
    case Disqualify:
      return disqualify(side, "by the judge", hands);
    case EndRound:
      return end_round(hands);
    default:
      rounds_.push_back(points_);
      return end_bout(bout_winner(rounds_), hands);
  }
}

void SumoJudge::show(ContestBoard& board) const {
  board.stage = waiting_ > 0.0 ? Stage::Pause : Stage::Runs;
  board.part = static_cast<int>(rounds_.size()) + 1;
  board.seconds = rules_.round.value - std::max(clock_, 0.0);
  board.points = {points_[0], points_[1]};
}

ContestResult SumoJudge::result() const {
  ContestResult result{.test = "sumo", .scene = rules_.scene};
  for (const Points& round : rounds_) {
    result.blue.push_back(round[0]);
    result.yellow.push_back(round[1]);
  }
  if (winner_) result.winner = name(*winner_ == 0 ? Team::Blue : Team::Yellow);
  result.disqualified = disqualified_;
  return result;
}

}  // namespace cancha::match::contest
