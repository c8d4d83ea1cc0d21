#include "sense/range/sonar_control.h"

namespace cancha::sense {

SonarRequest SonarControl::update(Time now) {
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
    mode_ = (mode_ + 1) % settings_.modes.size();
  } else if (settings_.steady || passed > settings_.ignore_after) {
    request_ = {mode, mode};
  }
  return request_;
}

}  // namespace cancha::sense
