#include "decide/program/host.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"

namespace cancha::decide::program {

int Host::whole(double value) {
  if (std::isnan(value)) return 0;
  return static_cast<int>(std::clamp(value, -2147483648.0, 2147483647.0));
}

std::string Host::enumeration_of(const void* type) const {
  const auto found = std::ranges::find(enumerations_, type, &Enumeration::type);
  CANCHA_EXPECTS(found != enumerations_.end());
  return found->name;
}

}  // namespace cancha::decide::program
