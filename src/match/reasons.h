#pragma once

#include <string>

#include "messages/reason.h"

namespace cancha::match {

/// The reason as one phrase for people, in English: "blue 1 pushed an opponent away from the ball". Viewers that speak
/// another language make theirs from the parts.
[[nodiscard]] std::string sentence(const Reason& why);

}  // namespace cancha::match
