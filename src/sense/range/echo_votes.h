#pragma once

#include <array>
#include <cstddef>

namespace cancha::sense {

/// Keeps those echoes of one receiver that were heard more than once lately: noise and the shots of other robots seldom
/// come twice from the same place.
class EchoVotes {
 public:
  using Echoes = std::array<double, 10>;  ///< metres, nearest first; 0 = no further one

  /// Echoes of one shot count when one within `tolerance` metres was among those of two of the last three shots.
  explicit EchoVotes(double tolerance) : tolerance_{tolerance} {}

  /// Takes the echoes of a new shot; gives those that count, each as the mean of what was heard.
  [[nodiscard]] Echoes update(const Echoes& echoes);
  void clear() { count_ = 0; }

 private:
  double tolerance_;
  std::array<Echoes, 3> last_{};  ///< a ring of shots
  std::size_t count_ = 0;
};

}  // namespace cancha::sense
