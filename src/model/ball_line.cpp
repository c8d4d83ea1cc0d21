#include "model/ball_line.h"

#include <algorithm>
#include <cmath>

namespace cancha::model {
namespace {

constexpr double kOnePlace = 1e-9;       ///< m² of points that are all in one place
constexpr double kJump = 0.5;            ///< metres from where it should be: it was put elsewhere
constexpr double kLies = 2.5;            ///< deviations that places of a lying ball are apart at most
constexpr Duration kApart = 100_ms;      ///< places that were seen sooner after each other say little about speed
constexpr Duration kLeastWay = 190_ms;   ///< that places must span before they tell a speed
constexpr std::size_t kEnough = 6;       ///< places that tell how it slows down
constexpr double kLeastSlowdown = 0.02;  ///< m/s²: nothing that rolls on a pitch slows down less
constexpr double kMostSlowdown = 1.0;    ///< m/s²: likewise more
constexpr Duration kLongest = 2000_ms;   ///< older places say nothing about how fast it rolls now

}  // namespace

std::optional<Line> fit_line(std::span<const Vec2> points) {
  if (points.size() < 2) return std::nullopt;
  const double n = static_cast<double>(points.size());
  Vec2 mean;
  for (const Vec2 p : points) mean += p * (1 / n);
  double xx = 0.0, xy = 0.0, yy = 0.0;
  for (const Vec2 p : points) {
    const Vec2 d = p - mean;
    xx += d.x * d.x;
    xy += d.x * d.y;
    yy += d.y * d.y;
  }
  if (std::max(xx, yy) < kOnePlace) return std::nullopt;
  return Line{mean, unit(xx >= yy ? Vec2{1.0, xy / xx} : Vec2{xy / yy, 1.0})};
}

void BallLine::begin(std::span<const Sample> samples) {
  count_ = 0;
  for (const Sample& sample : samples) keep(sample);
  marked_.reset();
}

void BallLine::keep(const Sample& sample) {
  if (count_ == kMost) {
    std::shift_left(samples_.begin(), samples_.end(), 1);
    --count_;
  }
  samples_[count_++] = sample;
}

void BallLine::see(Vec2 p, double spread, Time time) {
  if (count_ > 0 && time - time_ < kApart) return;
  const Sample now{p, time};
  const double off = std::max(settings_.off, kLies * spread);
  const Vec2 expected = motion_.place_at(time);
  if (count_ == 0 || (time - time_).seconds() > 2.0) {
    begin({&now, 1});
  } else if (distance(p, expected) > kJump) {
    begin({&now, 1});
  } else {
    // beside the line, or elsewhere on it than it should be
    const Vec2 error = p - expected;
    const double beside = line_ ? line_->beside(p) : 0.0;
    const double along = line_ ? dot(error, line_->along) : length(error);
    const bool aside = std::abs(beside) > off;
    if (!aside && std::abs(along) <= off) {
      keep(now);
      marked_.reset();
    } else {
      const double side = aside ? beside : along;
      if (marked_ && side * marked_side_ > 0.0) {
        const std::array both{*marked_, now};
        begin(both);
      } else {
        marked_ = now;
        marked_side_ = side;
      }
    }
  }
  time_ = time;
  refit();
}

void BallLine::refit() {
  if (count_ == 0) return;
  std::array<Vec2, kMost> places;
  std::size_t used = 0;
  const Time last = samples_[count_ - 1].time;
  std::array<double, kMost> when{};
  for (std::size_t i = 0; i < count_; ++i) {
    if (last - samples_[i].time > kLongest) continue;
    when[used] = (samples_[i].time - last).seconds();
    places[used++] = samples_[i].p;
  }
  line_ = fit_line({places.data(), used});
  Vec2 mean;
  for (std::size_t i = 0; i < used; ++i) mean += places[i] * (1.0 / static_cast<double>(used));
  motion_ = {last, mean, {}, slowdown()};
  if (!line_ || used < 2 || -when[0] < kLeastWay.seconds()) return;

  // s = s0 + v t along the line, and then the slowing down that is known
  double t1 = 0.0, t2 = 0.0, s1 = 0.0, st = 0.0;
  const auto n = static_cast<double>(used);
  const auto moments = [&](double slowdown) {
    t1 = t2 = s1 = st = 0.0;
    for (std::size_t i = 0; i < used; ++i) {
      const double s = dot(places[i] - line_->through, line_->along) + slowdown * when[i] * when[i] / 2;
      t1 += when[i];
      t2 += when[i] * when[i];
      s1 += s;
      st += s * when[i];
    }
    const double d = n * t2 - t1 * t1;
    return d > 0.0 ? (n * st - t1 * s1) / d : 0.0;
  };
  double speed = moments(0.0);
  speed = moments(std::copysign(motion_.slowdown, speed));
  if (std::abs(speed) < settings_.still) return;
  const double place = (s1 - speed * t1) / n;
  motion_.p = line_->through + line_->along * place;
  motion_.v = line_->along * speed;
}

double BallLine::slowdown() const {
  const auto mean = settings_.measures && count_ >= kEnough ? mean_slowdown() : std::nullopt;
  return mean ? std::clamp(*mean, kLeastSlowdown, kMostSlowdown) : settings_.slowdown;
}

std::optional<double> BallLine::mean_slowdown() const {
  if (count_ < 3) return std::nullopt;
  double sum = 0.0;
  double before = 0.0;
  for (std::size_t i = 1; i < count_; ++i) {
    const double passed = (samples_[i].time - samples_[i - 1].time).seconds();
    if (passed <= 0.0) return std::nullopt;
    const double speed = distance(samples_[i].p, samples_[i - 1].p) / passed;
    if (i > 1) sum += (before - speed) / passed;
    before = speed;
  }
  return sum / static_cast<double>(count_ - 2);
}

}  // namespace cancha::model
