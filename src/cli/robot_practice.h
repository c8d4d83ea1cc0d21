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
/// `senses`: instead of those that its file names; empty: as there.
[[nodiscard]] Result<Practice> load_practice(const std::string& profile, const std::string& league,
                                             const std::string& robot = {}, const std::string& senses = {});

}  // namespace cancha::cli
