#pragma once

#include <string>

namespace cancha::match {

/// How players of a match sense, beyond what their profiles say.
struct Sensing {
  std::string senses{};         ///< of all players; empty: as their profiles say
  std::string look = "bright";  ///< a file of content/looks: colours and light of the pitch, as cameras see them
  bool images = false;          ///< recordings keep the pictures of players' cameras; robots of contests get one then
};

}  // namespace cancha::match
