#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "model/ball_motion.h"

namespace cancha::model {

/// A straight line: a point of it and its direction.
struct Line {
  Vec2 through{};
  Vec2 along{1.0, 0.0};  ///< of length 1

  /// Metres beside it, to the left of its direction above 0.
  [[nodiscard]] double beside(Vec2 p) const { return cross(along, p - through); }
};
/// The line through points, by least squares: y = f(x), or x = f(y) where the points lie rather along y. None for fewer
/// than two, and for points that are all in one place.
[[nodiscard]] std::optional<Line> fit_line(std::span<const Vec2> points);

/// The ball as FutRob models it: a straight line through the places where it was seen, and how fast it rolls on it. A
/// place beside the line is left out; two in a row on the same side of it begin a new line. Its frame must not move.
class BallLine {
 public:
  struct Settings {
    double slowdown = 0.2;  ///< m/s² of a rolling ball
    double off = 0.08;      ///< metres beside the line from which on a place is left out (ε of the document)
    double still = 0.06;    ///< m/s below which it lies
    bool measures = false;  ///< it slows down by the mean of its own places, once there are enough
  };
  explicit BallLine(const Settings& settings) : settings_{settings} {}

  /// It was seen there, with such a deviation to expect.
  void see(Vec2 p, double spread, Time time);
  void forget() { count_ = 0; }

  [[nodiscard]] bool known() const { return count_ > 0; }
  [[nodiscard]] Time seen() const { return time_; }
  /// As the line has it now.
  [[nodiscard]] const BallMotion& motion() const { return motion_; }
  /// How it slowed down on average over the places that count, as the document has it, m/s²; none for fewer than three.
  [[nodiscard]] std::optional<double> mean_slowdown() const;
  /// How many places the line goes through.
  [[nodiscard]] std::size_t places() const { return count_; }

 private:
  struct Sample {
    Vec2 p;
    Time time;
  };
  static constexpr std::size_t kMost = 24;

  void begin(std::span<const Sample> samples);
  void keep(const Sample& sample);
  void refit();
  [[nodiscard]] double slowdown() const;

  Settings settings_;
  std::array<Sample, kMost> samples_{};  ///< oldest first
  std::size_t count_ = 0;
  std::optional<Sample> marked_;  ///< the last place, where it was beside the line
  double marked_side_ = 0.0;
  std::optional<Line> line_;
  BallMotion motion_;
  Time time_;
};

}  // namespace cancha::model
