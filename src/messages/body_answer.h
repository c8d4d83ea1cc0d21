#pragma once

#include <string_view>

#include "base/fields.h"
#include "base/time.h"
#include "messages/beliefs.h"
#include "messages/commands.h"
#include "messages/intent.h"

namespace cancha {

/// What the program of a robot answers to readings that came from a body elsewhere: what the body is to do, and for
/// recordings and viewers why.
struct BodyAnswer {
  Time time{};  ///< of the readings
  Commands commands{};
  Beliefs beliefs{};
  Intent intent{};

  static constexpr std::string_view kName = "cancha.BodyAnswer";
  static constexpr auto fields() {
    return list_of(entry("time", &BodyAnswer::time, "of the readings"), entry("commands", &BodyAnswer::commands),
                   entry("beliefs", &BodyAnswer::beliefs), entry("intent", &BodyAnswer::intent));
  }
};

}  // namespace cancha
