#include "sense/range/sonar_filter.h"

#include <cmath>

namespace cancha::sense {
namespace {

std::array<MedianWindow, 3> windows(int length) {
  return {MedianWindow{length}, MedianWindow{length}, MedianWindow{length}};
}

}  // namespace

SonarFilter::SonarFilter(const body::SonarCalibration& calibration)
    : calibration_{calibration}, sides_{{{windows(calibration.window)}, {windows(calibration.window)}}} {}

void SonarFilter::clear() {
  for (Side& side : sides_) {
    for (MedianWindow& window : side.windows) window.clear();
    side.held = SonarPercept::kNothing;
  }
}

void SonarFilter::update(const SonarEchoes& echoes, SonarPercept& percept) {
  update(echoes.left, sides_[0], percept.left, percept.left_second);
  update(echoes.right, sides_[1], percept.right, percept.right_second);
}

void SonarFilter::update(const std::array<double, 10>& echoes, Side& side, double& first, double& second) {
  for (std::size_t i = 0; i < side.windows.size(); ++i) {
    side.windows[i].push(echoes[i] > 0.0 ? echoes[i] : SonarPercept::kNothing);
  }
  const auto counts = [&](double median) { return median > 0.0 && median < calibration_.most; };
  const double median = side.windows[0].median();
  if (!counts(median)) {
    side.held = SonarPercept::kNothing;
  } else if (std::abs(side.held - median) > calibration_.hold) {
    side.held = median;
  }
  first = side.held;
  const double next = side.windows[1].median();
  second = counts(next) ? next : SonarPercept::kNothing;
}

}  // namespace cancha::sense
