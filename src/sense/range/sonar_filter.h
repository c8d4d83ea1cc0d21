#pragma once

#include <array>

#include "body/sonar_settings.h"
#include "messages/ranges.h"
#include "messages/sonar.h"
#include "sense/range/median_window.h"

namespace cancha::sense {

/// Calms the echoes of both sonars (`SensorFilter`): medians over a window, the first echo held until it moves by more
/// than a threshold. The printed algorithm compares with the raw median before and has the sign turned round; this is
/// the one of the document's appendix.
class SonarFilter {
 public:
  explicit SonarFilter(const body::SonarCalibration& calibration);

  /// One cycle with the echoes of mode 68 as they last came, metres, 0 = none; fills left, left_second, right and
  /// right_second.
  void update(const SonarEchoes& echoes, SonarPercept& percept);
  void clear();

 private:
  struct Side {
    std::array<MedianWindow, 3> windows;  ///< of the first three echoes; the third is kept, but nobody asks for it
    double held = SonarPercept::kNothing;
  };
  void update(const std::array<double, 10>& echoes, Side& side, double& first, double& second);

  body::SonarCalibration calibration_;
  std::array<Side, 2> sides_;
};

}  // namespace cancha::sense
