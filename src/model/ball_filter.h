#pragma once

#include <array>
#include <cstddef>

#include "model/ball_motion.h"

namespace cancha::model {

/// The ball by three Kalman filters at once that share what they know (interacting multiple models): it lies, it rolls,
/// or somebody plays it. Each look tells how likely each of them is. Its frame must not move.
class BallFilter {
 public:
  struct Settings {
    double slowdown = 0.2;    ///< m/s² of a rolling ball
    double rolls_push = 0.1;  ///< m/s per √s by which a rolling ball may change its speed
    double plays_push = 1.5;  ///< likewise while somebody plays it
  };
  explicit BallFilter(const Settings& settings) : settings_{settings} {}

  void see(Vec2 p, double spread, Time time);
  /// A ball in this direction from a place, radians both: moves it aside, and says nothing of how far it is. What fits
  /// no ball that is known, says nothing.
  void see_angle(Vec2 from, double angle, double spread, Time time);
  void forget() { known_ = false; }

  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] Time seen() const { return seen_; }    ///< with its place
  [[nodiscard]] Time looked() const { return time_; }  ///< likewise, or its direction alone
  [[nodiscard]] BallMotion motion() const;
  /// How likely it lies, rolls, is played; together 1.
  [[nodiscard]] const std::array<double, 3>& odds() const { return odds_; }
  /// Deviation to expect of its place, metres.
  [[nodiscard]] double spread_at(Time when) const;

 private:
  static constexpr std::size_t kModels = 3;
  /// Place and velocity with their covariance, the same along both axes.
  struct State {
    Vec2 p{};
    Vec2 v{};
    double pp = 0.0, pv = 0.0, vv = 0.0;
  };

  void begin(Vec2 p, double spread, Time time);
  /// Before a look each filter begins from a mixture of all.
  void mix(double seconds);
  void predict(std::size_t model, double seconds);
  /// Gives how well the look fits, as a density.
  double correct(State& state, Vec2 p, double variance) const;
  /// Likewise, of a look that tells where it is along one axis alone.
  double correct_along(State& state, Vec2 axis, double off, double variance) const;
  /// What fits better becomes likelier; false where nothing fits.
  bool weigh();
  [[nodiscard]] State mixture(const std::array<double, kModels>& weights, const std::array<State, kModels>& of) const;

  Settings settings_;
  std::array<State, kModels> states_{};
  std::array<double, kModels> odds_{};
  bool known_ = false;
  Time time_;  ///< of the states
  Time seen_;
};

}  // namespace cancha::model
