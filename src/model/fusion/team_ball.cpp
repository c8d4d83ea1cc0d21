#include "model/fusion/team_ball.h"

#include <algorithm>
#include <cmath>

#include "model/ball_motion.h"

namespace cancha::model {

TeamBall::Record& TeamBall::record_of(int who) {
  for (std::size_t i = 0; i < known_; ++i) {
    if (records_[i].who == who) return records_[i];
  }
  const std::size_t place = std::min(known_, kMost - 1);
  known_ = std::min(known_ + 1, kMost);
  records_[place] = {who, {}};
  return records_[place];
}

double TeamBall::beside(int who) const {
  for (std::size_t i = 0; i < known_; ++i) {
    if (records_[i].who == who) return length(records_[i].bias);
  }
  return 0.0;
}

void TeamBall::gather(std::span<const BallWitness> words, Time now) {
  count_ = 0;
  for (std::size_t i = 0; i < std::min(words.size(), kMost); ++i) {
    const BallWitness& word = words[i];
    const Duration age = std::max(now - word.seen, Duration{});
    const BallMotion rolls{word.seen, word.p_T, word.v_T, settings_.slowdown};
    const double moved = settings_.ageing * age.seconds();
    const double spread = std::hypot(word.spread, word.pose_spread, moved);
    const double confidence = std::clamp(word.confidence, 0.05, 1.0);
    words_[count_++] = {
        rolls.place_at(now), rolls.velocity_at(now), spread * spread / confidence, false, age <= settings_.oldest, i};
  }
}

bool TeamBall::agree(const Word& a, const Word& b) const {
  const Vec2 off = a.p - b.p;
  return dot(off, off) <= settings_.gate * settings_.gate * (a.variance + b.variance);
}

/// Marks the words that are believed.
void TeamBall::choose(std::span<const BallWitness> words) {
  const auto believable = [&](const Word& word) {
    return word.fresh && (!settings_.outliers || beside(words[word.at].who) < settings_.misplaced);
  };
  const bool some = std::ranges::any_of(std::span{words_.data(), count_}, believable);
  // where nobody is left, all have their say again
  const auto counts = [&](const Word& word) { return some ? believable(word) : word.fresh; };
  std::size_t best = count_;
  double most = 0.0;
  for (std::size_t i = 0; i < count_; ++i) {
    if (!counts(words_[i])) continue;
    double votes = 0.0, surest = 0.0;
    for (std::size_t j = 0; j < count_; ++j) {
      if (!counts(words_[j]) || (settings_.outliers && !agree(words_[i], words_[j]))) continue;
      votes += 1.0;
      surest += 1.0 / words_[j].variance;
    }
    // more voices count first, then surer ones
    const double value =
        settings_.integrate ? votes + 1e-6 * surest + 1e-7 / words_[i].variance : 1.0 / words_[i].variance;
    if (best != count_ && value <= most) continue;
    most = value;
    best = i;
  }
  if (best == count_) return;
  for (std::size_t j = 0; j < count_; ++j) {
    const bool joins =
        settings_.integrate ? counts(words_[j]) && (!settings_.outliers || agree(words_[best], words_[j])) : j == best;
    words_[j].used = joins;
  }
}

std::optional<TeamBallBelief> TeamBall::fuse(std::span<const BallWitness> words, Time now) {
  gather(words, now);
  choose(words);
  TeamBallBelief belief;
  double sum = 0.0;
  for (std::size_t i = 0; i < count_; ++i) {
    const BallWitness& word = words[words_[i].at];
    belief.sources[belief.count++] = {word.who, word.seen, words_[i].used};
    if (!words_[i].used) continue;
    const double weight = 1.0 / words_[i].variance;
    sum += weight;
    belief.p_T += words_[i].p * weight;
    belief.v_T += words_[i].v * weight;
    belief.seen = std::max(belief.seen, word.seen);
  }
  if (sum <= 0.0) return std::nullopt;
  belief.p_T = belief.p_T / sum;
  belief.v_T = belief.v_T / sum;
  belief.spread = 1.0 / std::sqrt(sum);
  for (std::size_t i = 0; i < count_; ++i) {
    if (!words_[i].fresh) continue;
    Record& record = record_of(words[words_[i].at].who);
    record.bias += (words_[i].p - belief.p_T - record.bias) * settings_.follows;
  }
  return belief;
}

}  // namespace cancha::model
