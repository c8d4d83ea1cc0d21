#pragma once

#include <array>
#include <memory>

#include "body/sensors.h"
#include "sense/range/echo_votes.h"
#include "sense/range/sonar_control.h"
#include "sense/range/sonar_filter.h"
#include "sense/senses.h"

namespace cancha::sense {

/// What a robot with sonars perceives besides what its other senses do: asks for echoes, checks and filters them.
///
/// Echoes that are not finite or out of range are left out and counted; so are readings whose time goes back or lies
/// ahead of the tick. Both are told once.
class RangeSenses final : public Senses {
 public:
  RangeSenses(std::unique_ptr<Senses> others, const body::SonarSensor& sonar, const body::SonarSettings& settings);

  void perceive(const Readings& readings, Percepts& percepts) override;

 private:
  void take(const SonarEchoes& echoes, SonarPercept& percept);
  [[nodiscard]] std::array<double, 10> believable(const std::array<double, 10>& echoes, int& unbelievable) const;
  /// Both sides hear something at about the same distance: one thing in the middle, or two.
  [[nodiscard]] bool in_doubt() const;
  void forget();

  std::unique_ptr<Senses> others_;
  double least_;
  double most_;
  double grouping_;
  SonarControl control_;
  SonarFilter filter_;
  EchoVotes left_;
  EchoVotes right_;
  std::array<EchoVotes, 2> crossed_;
  SonarEchoes echoes_{};  ///< of mode 68, as they last came
  bool heard_ = false;    ///< they ever did
  Time last_{};           ///< reading, of any mode
  bool any_ = false;
  Time crossed_at_{};
  SonarPercept percept_{};
};

}  // namespace cancha::sense
