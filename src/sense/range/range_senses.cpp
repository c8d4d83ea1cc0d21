#include "sense/range/range_senses.h"

#include <algorithm>
#include <cmath>

#include "base/log.h"

namespace cancha::sense {
namespace {

constexpr int kSameSide = 68;                ///< left hears left, right hears right
constexpr int kCrossed = 70;                 ///< left hears right and the other way round
constexpr double kSlack = 0.05;              ///< metres that noise may carry an echo out of range
constexpr double kTolerance = 0.05;          ///< metres between echoes of one thing from shot to shot
constexpr Duration kCrossedLasts = 2400_ms;  ///< a round of the modes and some: so long crossed echoes count
constexpr Duration kGap = 4000_ms;           ///< without any reading for so long, what was heard before is forgotten

}  // namespace

RangeSenses::RangeSenses(std::unique_ptr<Senses> others, const body::SonarSensor& sonar,
                         const body::SonarSettings& settings)
    : others_{std::move(others)},
      least_{sonar.least - kSlack},
      most_{sonar.most + kSlack},
      grouping_{settings.grid.grouping},
      control_{settings.control},
      filter_{settings.calibration},
      left_{kTolerance},
      right_{kTolerance},
      crossed_{EchoVotes{kTolerance}, EchoVotes{kTolerance}} {}

void RangeSenses::forget() {
  filter_.clear();
  left_.clear();
  right_.clear();
  for (EchoVotes& one : crossed_) one.clear();
  heard_ = any_ = false;
  const SonarPercept before = percept_;
  percept_ = {};
  percept_.unbelievable = before.unbelievable;
  percept_.clock_jumps = before.clock_jumps;
}

bool RangeSenses::in_doubt() const {
  for (const double left : percept_.left_all) {
    if (left <= 0.0) break;
    for (const double right : percept_.right_all) {
      if (right > 0.0 && std::abs(left - right) <= grouping_) return true;
    }
  }
  return false;
}

void RangeSenses::perceive(const Readings& readings, Percepts& percepts) {
  others_->perceive(readings, percepts);
  if (any_ && (readings.time < last_ || readings.time - last_ > kGap)) forget();
  percept_.request = control_.update(readings.time, in_doubt());
  if (readings.sonar) {
    const Time shot = readings.sonar->time;
    if (shot > readings.time || (any_ && shot <= last_)) {
      if (percept_.clock_jumps++ == 0) log::warning("sonar: the time of a reading jumped; it is left out");
    } else {
      last_ = shot;
      any_ = true;
      take(*readings.sonar, percept_);
    }
  }
  // as the original: the filter runs in each cycle on what came last, while the sonars are on
  if (heard_ && percept_.request.receive_mode == kSameSide) filter_.update(echoes_, percept_);
  percept_.crossed_known = percept_.crossed_known && readings.time - crossed_at_ <= kCrossedLasts;
  percepts.sonar.present() = percept_;
}

std::array<double, 10> RangeSenses::believable(const std::array<double, 10>& echoes, int& unbelievable) const {
  std::array<double, 10> sound{};
  std::size_t count = 0;
  for (const double echo : echoes) {
    if (echo == 0.0) continue;
    if (std::isfinite(echo) && echo >= least_ && echo <= most_) {
      sound[count++] = echo;
    } else if (unbelievable++ == 0) {
      log::warning("sonar: an echo of {} m cannot be; it is left out", echo);
    }
  }
  std::sort(sound.begin(), sound.begin() + static_cast<std::ptrdiff_t>(count));
  return sound;
}

void RangeSenses::take(const SonarEchoes& echoes, SonarPercept& percept) {
  percept.time = echoes.time;
  const std::array<double, 10> left = believable(echoes.left, percept.unbelievable);
  const std::array<double, 10> right = believable(echoes.right, percept.unbelievable);
  if (echoes.mode == kSameSide) {
    echoes_ = {echoes.time, echoes.mode, left, right};
    heard_ = true;
    percept.left_all = left_.update(left);
    percept.right_all = right_.update(right);
  } else if (echoes.mode == kCrossed) {
    crossed_at_ = echoes.time;
    percept.crossed_known = true;
    const EchoVotes::Echoes sure[2] = {crossed_[0].update(left), crossed_[1].update(right)};
    // what either has heard, nearest first
    std::array<double, 20> all{};
    auto end = all.begin();
    for (const EchoVotes::Echoes& one : sure) {
      end = std::copy_if(one.begin(), one.end(), end, [](double echo) { return echo > 0.0; });
    }
    std::sort(all.begin(), end);
    percept.crossed = {};
    std::copy_n(all.begin(), std::min<std::ptrdiff_t>(end - all.begin(), 10), percept.crossed.begin());
  }
}

}  // namespace cancha::sense
