#include "model/pose_bank.h"

#include <algorithm>
#include <cmath>
#include <limits>

// One look, for each hypothesis:
//
//   clues --nearest thing that each may be--> six sigma points --gap--> innovation, gain --> pose, covariance, evidence
//
// Then weights are brought up to date by the evidence, poses that this look proposes join where they explain it better
// than the best one does, hypotheses that have become the same are joined, and the heaviest one is believed, once
// it has been heavier than the believed one for a while.

namespace cancha::model {
namespace {

constexpr double kTumble = 0.15;        ///< m/√s of who lies
constexpr double kTumbleTurn = 0.6;     ///< rad/√s
constexpr double kMostTurn = kPi / 2;   ///< radians of deviation: more says nothing
constexpr double kMostPlace = 4.0;      ///< metres likewise
constexpr double kNewSpread = 0.35;     ///< metres, of a pose that one look proposes
constexpr double kNewTurnSpread = 0.2;  ///< radians
constexpr double kWithinReach = -4.0;   ///< logarithm of the weight that the believed one has at least
constexpr double kForget = -9.0;        ///< logarithm of a weight at which a hypothesis is given up
constexpr double kSamePlace = 0.45;     ///< metres between hypotheses that are one
constexpr double kSameHeading = 0.4;    ///< radians
constexpr double kBetter = 2.0;         ///< by so much a proposed pose must explain a look better than the best one
constexpr std::size_t kProposals = 24;
constexpr double kDoubt = 1.03;        ///< growth of variances in a look that contradicts
constexpr double kOwnHalf = 0.3;       ///< metres in the other half that are not yet wrong
constexpr double kWrongHalf = 0.3;     ///< logarithm of weight in each look
constexpr Duration kFresh = 800_ms;    ///< a mate's word
constexpr double kTeamShare = 0.05;    ///< of the evidence of mates in each look
constexpr double kTeamMost = 9.0;      ///< squared deviations of a mate's word at most: it may be lost itself
constexpr double kTeamSpread = 0.4;    ///< metres at least
constexpr double kContradicted = 4.0;  ///< squared deviations of mates' words, in the long run, that cast doubt
constexpr double kCloseRival = -3.0;   ///< logarithm of weight from which on another hypothesis makes the pose doubtful

constexpr double kAmbiguous = 4.0;  ///< squared deviations by which the next best meaning of a clue must be worse
constexpr double kRootOfThree = 1.7320508075688772;

double square(double v) {
  return v * v;
}

}  // namespace

PoseBank::Hypothesis PoseBank::hypothesis_at(const Pose2& X, Vec2 spread, double turn_spread) {
  Hypothesis one;
  one.X = X;
  one.P[0][0] = square(spread.x);
  one.P[1][1] = square(spread.y);
  one.P[2][2] = square(turn_spread);
  return one;
}

void PoseBank::move(const Pose2& X_RN, double seconds) {
  const OdometryNoise& noise = settings_.odometry;
  const double place = square(noise.slip * length(X_RN.position())) + square(noise.drift) * seconds;
  const double turn = square(noise.turn_slip * X_RN.heading) + square(noise.turn_drift) * seconds;
  for (std::size_t k = 0; k < count_; ++k) {
    Hypothesis& one = bank_[k];
    const Vec2 step_T = Pose2{0, 0, one.X.heading} * X_RN.position();
    one.X = one.X * X_RN;
    // P = F P Fᵀ + Q, where the heading's error moves the place aside
    for (std::size_t j = 0; j < 3; ++j) {
      one.P[0][j] -= step_T.y * one.P[2][j];
      one.P[1][j] += step_T.x * one.P[2][j];
    }
    for (std::size_t i = 0; i < 3; ++i) {
      one.P[i][0] -= step_T.y * one.P[i][2];
      one.P[i][1] += step_T.x * one.P[i][2];
    }
    one.P[0][0] = std::min(one.P[0][0] + place, square(kMostPlace));
    one.P[1][1] = std::min(one.P[1][1] + place, square(kMostPlace));
    one.P[2][2] = std::min(one.P[2][2] + turn, square(kMostTurn));
  }
}

void PoseBank::tumble(double seconds) {
  for (std::size_t k = 0; k < count_; ++k) {
    bank_[k].P[0][0] += square(kTumble) * seconds;
    bank_[k].P[1][1] += square(kTumble) * seconds;
    bank_[k].P[2][2] = std::min(bank_[k].P[2][2] + square(kTumbleTurn) * seconds, square(kMostTurn));
  }
}

void PoseBank::hear(const Readings& readings) {
  if (readings.carried) {
    count_ = best_ = 0;
    doubted_.reset();
  }
  if (readings.carried && penalised_) expect_at_touch_line();
  if (readings.referee) {
    const RefereeWord& game = *readings.referee;
    own_half_ = game.play == RefereePlay::Initial || game.play == RefereePlay::Set;
    const bool penalised = game.penalty != RefereePenalty::None;
    const bool enters = (penalised && !penalised_) || (!begun_ && count_ == 0 && game.play == RefereePlay::Ready);
    penalised_ = penalised;
    begun_ = true;
    if (enters) expect_at_touch_line();
  }
  for (const MateWord& word : readings.mates) {
    std::size_t k = 0;
    while (k < mate_count_ && mates_[k].number != word.number) ++k;
    if (k == mates_.size()) continue;
    mate_count_ = std::max(mate_count_, k + 1);
    const bool ball = word.ball && word.ball->age < kFresh;
    mates_[k] = {.number = word.number,
                 .time = word.time,
                 .p_TM = word.X_TR.position(),
                 .spread = word.spread,
                 .has_ball = ball,
                 .p_TB = ball ? word.ball->p_TB : Vec2{},
                 .ball_spread = ball ? std::hypot(word.ball->spread, word.spread) : 0.0};
  }
}

void PoseBank::expect_at_touch_line() {
  count_ = 0;
  best_ = 0;
  const Vec2 half = map_.half();
  for (const double side : {-1.0, 1.0}) {
    add(hypothesis_at({-half.x / 2, side * (half.y + 0.2), -side * kPi / 2}, {half.x / 3, 0.3}, 0.4));
  }
}

PoseBank::SigmaPoints PoseBank::sigma_points(const Hypothesis& one) {
  // along the columns of the covariance's Cholesky root
  std::array<Row, 3> L{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      double sum = one.P[i][j];
      for (std::size_t k = 0; k < j; ++k) sum -= L[i][k] * L[j][k];
      L[i][j] = i == j ? std::sqrt(std::max(sum, 1e-8)) : sum / L[j][j];
    }
  }
  SigmaPoints points;
  for (std::size_t k = 0; k < 6; ++k) {
    const double sign = k < 3 ? kRootOfThree : -kRootOfThree;
    for (std::size_t i = 0; i < 3; ++i) points.step[k][i] = sign * L[i][k % 3];
    points.at[k] = {one.X.x + points.step[k][0], one.X.y + points.step[k][1], one.X.heading + points.step[k][2]};
  }
  return points;
}

PoseBank::Measured PoseBank::measure(const Clue& clue, std::uint8_t thing, const SigmaPoints& points) const {
  std::array<Vec2, 6> gaps;
  Measured seen;
  for (std::size_t k = 0; k < 6; ++k) {
    gaps[k] = map_.gap(clue, thing, points.at[k]);
    seen.gap += gaps[k] / 6.0;
  }
  // a piece of a circle has any direction
  seen.xx = square(clue.spread[0]) + (map_.is_circle(clue, thing) ? 1.0 : 0.0);
  seen.yy = square(clue.spread[1]);
  for (std::size_t k = 0; k < 6; ++k) {
    const Vec2 off = gaps[k] - seen.gap;
    seen.xx += off.x * off.x / 6.0;
    seen.xy += off.x * off.y / 6.0;
    seen.yy += off.y * off.y / 6.0;
    for (std::size_t i = 0; i < 3; ++i) seen.with[i] += off * (points.step[k][i] / 6.0);
  }
  const Vec2 g = seen.gap;
  seen.squared = (g.x * g.x * seen.yy - 2 * g.x * g.y * seen.xy + g.y * g.y * seen.xx) / seen.det();
  return seen;
}

void PoseBank::apply(const Measured& seen, Hypothesis& one) {
  std::array<Vec2, 3> gain;
  for (std::size_t i = 0; i < 3; ++i) {
    gain[i] =
        Vec2{seen.with[i].x * seen.yy - seen.with[i].y * seen.xy, seen.with[i].y * seen.xx - seen.with[i].x * seen.xy} /
        -seen.det();
  }
  one.X = {one.X.x + dot(gain[0], seen.gap), one.X.y + dot(gain[1], seen.gap),
           wrap_angle(one.X.heading + dot(gain[2], seen.gap))};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) one.P[i][j] += dot(gain[i], seen.with[j]);
  }
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < i; ++j) one.P[i][j] = one.P[j][i] = (one.P[i][j] + one.P[j][i]) / 2;
  }
}

double PoseBank::correct(Hypothesis& one, const Clue& clue, Time time) const {
  const SigmaPoints points = sigma_points(one);
  Measured best;
  double second = best.squared;
  for (const std::uint8_t thing : clue.candidates()) {
    if (!map_.plausible(clue, thing, one.X)) continue;
    const Measured seen = measure(clue, thing, points);
    second = std::min(second, std::max(seen.squared, best.squared));
    if (seen.squared < best.squared) best = seen;
  }
  const double least = -0.5 * settings_.gate;
  if (best.squared > settings_.gate) return least;
  one.fixed = time;
  const double wider = best.det() / square(clue.spread[0] * clue.spread[1]);
  const double likely = std::max(least, -0.5 * (best.squared + std::log(wider)));
  // two things that it may be as well: it says that the pose is possible, and no more
  if (second > best.squared + kAmbiguous) apply(best, one);
  return likely;
}

void PoseBank::explain(Hypothesis& one, Time time) const {
  one.evidence = 0.0;
  int contradicts = 0;
  int used = 0;
  for (const Clue& clue : clues_.all()) {
    // what crossings say, their lines have said already, and more surely
    if (clue.crossing != CrossingKind::None) continue;
    ++used;
    const double likely = correct(one, clue, time);
    one.evidence += likely;
    contradicts += likely <= -0.5 * settings_.gate ? 1 : 0;
  }
  if (2 * contradicts <= used) return;
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) one.P[i][j] *= kDoubt;
  }
}

void PoseBank::look(std::span<const Seen> things, const Pose2& X_NR, Time time) {
  map_.read(things, clues_);
  const Pose2 X_RN = inverse(X_NR);
  if (clues_.count > 0) {
    for (std::size_t k = 0; k < count_; ++k) {
      Hypothesis& one = bank_[k];
      one.X = one.X * X_NR;
      explain(one, time);
      one.X = one.X * X_RN;
      one.weight += settings_.patience * one.evidence;
    }
    propose(X_NR, time);
  }
  weigh_by_team(things, X_NR, time);
  merge_and_choose(time);
}

void PoseBank::propose(const Pose2& X_NR, Time time) {
  std::array<Pose2, kProposals> poses;
  const std::size_t found = map_.propose(clues_, count_ == 0, poses);
  if (found == 0) return;
  // the one that fits all of the look best
  std::size_t best = 0;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < found; ++i) {
    if (own_half_ && poses[i].x > kOwnHalf) continue;
    const double misfit = map_.misfit(clues_, poses[i]);
    if (misfit >= least) continue;
    least = misfit;
    best = i;
  }
  if (!std::isfinite(least)) return;
  Hypothesis fresh = hypothesis_at(poses[best], {kNewSpread, kNewSpread}, kNewTurnSpread);
  explain(fresh, time);
  // a single thing that is a line or a crossing fits almost anywhere
  if (count_ == 0 && (clues_.count < 2 || fresh.evidence < -0.25 * settings_.gate * static_cast<double>(clues_.count)))
    return;
  if (count_ > 0 && fresh.evidence < bank_[best_].evidence + kBetter) return;
  fresh.X = fresh.X * inverse(X_NR);
  fresh.weight = count_ > 0 ? bank_[best_].weight + settings_.newcomer : 0.0;
  add(fresh);
}

void PoseBank::add(const Hypothesis& one) {
  const auto same = [&](const Hypothesis& other) {
    return distance(one.X.position(), other.X.position()) < kSamePlace &&
           std::abs(wrap_angle(one.X.heading - other.X.heading)) < kSameHeading;
  };
  for (std::size_t k = 0; k < count_; ++k) {
    if (same(bank_[k])) return;
  }
  if (count_ < kMost) {
    bank_[count_++] = one;
    return;
  }
  std::size_t weakest = best_ == 0 ? 1 : 0;
  for (std::size_t k = 0; k < count_; ++k) {
    if (k != best_ && bank_[k].weight < bank_[weakest].weight) weakest = k;
  }
  if (bank_[weakest].weight < one.weight) bank_[weakest] = one;
}

void PoseBank::weigh_by_team(std::span<const Seen> things, const Pose2& X_NR, Time time) {
  for (std::size_t k = 0; k < count_; ++k) {
    Hypothesis& one = bank_[k];
    if (own_half_ && one.X.x > kOwnHalf) one.weight -= kWrongHalf;
    const Pose2 X_TR_then = one.X * X_NR;
    const double own = std::sqrt(std::max(one.P[0][0], one.P[1][1]));
    const auto weigh = [&](Vec2 p_T, Vec2 told, double spread) {
      const double expected = square(kTeamSpread) + square(spread) + square(own);
      const Vec2 off = p_T - told;
      const double squared = std::min(dot(off, off) / expected, kTeamMost);
      one.weight -= 0.5 * kTeamShare * squared;
      if (k == best_) contradicted_ += kTeamShare * (squared - contradicted_);
    };
    for (const Seen& seen : things) {
      if (seen.held || (seen.kind != ThingKind::Ball && seen.kind != ThingKind::Robot)) continue;
      for (std::size_t m = 0; m < mate_count_; ++m) {
        const Heard& mate = mates_[m];
        if (time - mate.time > kFresh) continue;
        const Vec2 p_T = X_TR_then * seen.p_RP();
        const bool is_mate = seen.kind == ThingKind::Robot && seen.robot && seen.robot->number == mate.number;
        if (seen.kind == ThingKind::Ball && mate.has_ball) weigh(p_T, mate.p_TB, mate.ball_spread);
        if (is_mate && seen.whose != Whose::Opponent) weigh(p_T, mate.p_TM, mate.spread);
      }
    }
  }
  if (count_ == 0 || contradicted_ < kContradicted) return;
  // the pitch looks the same from the other side, and mates may know which it is
  contradicted_ = 0.0;
  Hypothesis other = bank_[best_];
  other.X = {-other.X.x, -other.X.y, wrap_angle(other.X.heading + kPi)};
  other.weight += settings_.newcomer;
  add(other);
}

void PoseBank::merge_and_choose(Time time) {
  if (count_ == 0) {
    best_ = 0;
    return;
  }
  // of two that have become one the heavier stays; who explains nothing goes
  double heaviest = -std::numeric_limits<double>::infinity();
  for (std::size_t k = 0; k < count_; ++k) heaviest = std::max(heaviest, bank_[k].weight);
  for (std::size_t k = 0; k < count_; ++k) bank_[k].weight -= heaviest;
  const auto remove = [&](std::size_t k) {
    bank_[k] = bank_[--count_];
    if (best_ == count_) best_ = k;
  };
  for (std::size_t a = 0; a < count_; ++a) {
    for (std::size_t b = a + 1; b < count_;) {
      const bool same = distance(bank_[a].X.position(), bank_[b].X.position()) < kSamePlace &&
                        std::abs(wrap_angle(bank_[a].X.heading - bank_[b].X.heading)) < kSameHeading;
      if (!same) {
        ++b;
        continue;
      }
      if (bank_[b].weight > bank_[a].weight) std::swap(bank_[a], bank_[b]);
      if (best_ == b) best_ = a;
      remove(b);
    }
  }
  for (std::size_t k = 0; k < count_;) {
    const bool weak = bank_[k].weight < kForget || !map_.contains(bank_[k].X.position());
    if (weak && k != best_ && count_ > 1) {
      remove(k);
    } else {
      ++k;
    }
  }
  choose(time);
}

/// Another one is believed once it has been better for a while. What was believed stays within reach until then: a true
/// pose that a few looks contradicted is soon the best again.
void PoseBank::choose(Time time) {
  std::size_t heavy = 0;
  for (std::size_t k = 0; k < count_; ++k) {
    if (bank_[k].weight > bank_[heavy].weight) heavy = k;
  }
  if (best_ >= count_) best_ = heavy;
  if (bank_[heavy].weight <= bank_[best_].weight + settings_.lead) {
    doubted_.reset();
    return;
  }
  if (!doubted_) doubted_ = time;
  if (time - *doubted_ < settings_.stays) {
    bank_[best_].weight = std::max(bank_[best_].weight, bank_[heavy].weight + kWithinReach);
    return;
  }
  best_ = heavy;
  doubted_.reset();
}

void PoseBank::fill(PoseBelief& belief) const {
  const Hypothesis& one = bank_[best_];
  belief.X_TR = one.X;
  double place = std::max(one.P[0][0], one.P[1][1]);
  double turn = one.P[2][2];
  // who may be elsewhere as well says so
  double sum = 0.0;
  for (std::size_t k = 0; k < count_; ++k) sum += std::exp(bank_[k].weight);
  for (std::size_t k = 0; k < count_; ++k) {
    if (k == best_ || bank_[k].weight < kCloseRival) continue;
    const Vec2 off = bank_[k].X.position() - one.X.position();
    const double share = std::exp(bank_[k].weight) / sum;
    place += share * dot(off, off);
    turn += share * square(wrap_angle(bank_[k].X.heading - one.X.heading));
  }
  belief.spread = std::sqrt(std::max(0.0, place));
  belief.heading_spread = std::sqrt(std::max(0.0, turn));
  belief.fixed = one.fixed;
}

}  // namespace cancha::model
