#pragma once

#include <optional>
#include <string>

namespace cancha::match {

/// How players of a match sense and hear, beyond what their profiles say.
struct Sensing {
  std::string senses{};         ///< of all players; empty: as their profiles say
  std::string look = "bright";  ///< a file of content/looks: colours and light of the pitch, as cameras see them
  std::optional<double>
      lost{};           ///< share of the words between mates that the air loses; none: as the scenario says, else 5 %
  bool images = false;  ///< recordings keep the pictures of players' cameras; robots of contests get one then
};

}  // namespace cancha::match
