#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "robot/parts.h"
#include "robot/profile.h"

namespace cancha::cli {

/// Everything that one player outside a match is made of.
struct Practice {
  field::League league;
  std::shared_ptr<const robot::BodyKind> kind;
  robot::Profile profile;
};

/// A player of content for the robots of a league, or for `robot` in their place; fails where these have no joints.
[[nodiscard]] Result<Practice> load_practice(const std::string& profile, const std::string& league,
                                             const std::string& robot = {});

}  // namespace cancha::cli
