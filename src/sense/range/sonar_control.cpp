#include "sense/range/sonar_control.h"

namespace cancha::sense {
namespace {

constexpr int kCrossedMode = 70;

}  // namespace

void SonarControl::take_next_mode(bool doubt) {
  for (std::size_t i = 0; i < settings_.modes.size(); ++i) {
    mode_ = (mode_ + 1) % settings_.modes.size();
    if (doubt || settings_.modes[mode_] != kCrossedMode) return;
  }
}

SonarRequest SonarControl::update(Time now, bool doubt) {
  if (!begun_ || now < last_send_) {
    begun_ = true;
    last_send_ = now;
    request_ = {};
  }
  const Duration passed = now - last_send_;
  const int mode = settings_.modes[mode_];
  if (passed > settings_.send_interval) {
    request_ = settings_.steady ? SonarRequest{mode, mode} : SonarRequest{};
    last_send_ = now;
    take_next_mode(doubt);
  } else if (settings_.steady || passed > settings_.ignore_after) {
    request_ = {mode, mode};
  }
  return request_;
}

}  // namespace cancha::sense
