#include "robot/hearing.h"

#include "os/clock.h"
#include "robot/referee_link.h"
#include "robot/team_link.h"

namespace cancha::robot {

void read_hearing(Section root, HearingProfile& hearing) {
  Section radio = root.section("radio");
  radio.read("on", hearing.radio);
  radio.read("address", hearing.radio_address);
  radio.read("port", hearing.radio_port, between(1, 65535));
  radio.read("big_endian", hearing.radio_big_endian);
  Section referee = root.section("referee");
  referee.read("on", hearing.referee);
  referee.read("team", hearing.referee_team, between(0, 254));
  referee.read("port", hearing.referee_port, between(0, 65535));
}

Result<std::unique_ptr<Body>> with_ears(std::unique_ptr<Body> body, const HearingProfile& hearing, const Hearer& hearer,
                                        RobotLog* log, TroubleBook& troubles) {
  if (hearing.radio) {
    auto radio =
        team::TeamRadio::open({.clock = os::real_time,
                               .id = hearer.id,
                               .role = hearer.role,
                               .to = hearing.radio_address,
                               .port = static_cast<std::uint16_t>(hearing.radio_port),
                               .order = hearing.radio_big_endian ? team::ByteOrder::Big : team::ByteOrder::Little,
                               .from_anywhere = hearing.elsewhere,
                               .time_to_live = hearing.time_to_live});
    if (!radio) return pass_on(std::move(radio));
    body = std::make_unique<RadioBody>(std::move(body), std::move(*radio), log, troubles);
  }
  if (hearing.referee) {
    auto listener = team::RefereeListener::open({.clock = os::real_time,
                                                 .port = static_cast<std::uint16_t>(hearing.referee_port),
                                                 .from_anywhere = hearing.elsewhere,
                                                 .team = hearing.referee_team});
    if (!listener) return pass_on(std::move(listener));
    const RefereeBody::Settings settings{.team = hearing.referee_team, .player = hearer.player};
    body = std::make_unique<RefereeBody>(std::move(body), std::move(*listener), settings, log, troubles);
  }
  return body;
}

}  // namespace cancha::robot
