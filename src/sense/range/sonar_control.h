#pragma once

#include <cstddef>

#include "base/time.h"
#include "body/sonar_settings.h"
#include "messages/sonar.h"

namespace cancha::sense {

/// Switches the sonars off and on again, so that robots that face each other disturb each other less (`USControl`).
///
///     off │      on      │ off │      on      │
///         └ ignore_after └ send_interval
///
/// The printed algorithm also resets its clock when it switches on, and would then never switch off; this is the one of
/// the document's appendix. Where there are several modes, each interval takes the next one; crossed shots only while
/// there is doubt about what lies in the middle, since they tell nothing new about the sides.
class SonarControl {
 public:
  explicit SonarControl(const body::SonarControlSettings& settings) : settings_{settings} {}

  /// What is to be asked of the sonars now. A clock that goes back begins anew.
  SonarRequest update(Time now, bool doubt = true);

 private:
  void take_next_mode(bool doubt);

  body::SonarControlSettings settings_;
  bool begun_ = false;
  Time last_send_;
  std::size_t mode_ = 0;
  SonarRequest request_;
};

}  // namespace cancha::sense
