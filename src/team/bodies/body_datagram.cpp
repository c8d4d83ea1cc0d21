#include "team/bodies/body_datagram.h"

#include <fmt/format.h>

namespace cancha::team {
namespace {

constexpr char kVersion = 1;
constexpr const char* kWhere = "datagram of a body";

}  // namespace

void begin_datagram(std::string& out, BodyWord word, RobotId robot, std::uint32_t session) {
  out.clear();
  out += {'C', 'B', kVersion, static_cast<char>(word), 0};
  out += {static_cast<char>(index(robot.team)), static_cast<char>(robot.number), 0};
  for (int i = 0; i < 4; ++i) out += static_cast<char>(session >> (8 * i) & 255U);
}

Result<BodyDatagram> read_datagram(std::string_view bytes) {
  if (bytes.size() < kBodyHead || bytes.substr(0, 2) != "CB") return fail(kWhere, "is none");
  const auto at = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
  if (at(2) != kVersion) return fail(kWhere, fmt::format("has version {}", at(2)), "use the same Cancha at both ends");
  if (at(3) >= names(BodyWord{}).size()) return fail(kWhere, fmt::format("has no word {}", at(3)));
  if (at(5) > 1 || at(6) >= kMostBodies) return fail(kWhere, "names no robot");
  BodyDatagram made;
  made.word = static_cast<BodyWord>(at(3));
  made.robot = {at(5) == 0 ? Team::Blue : Team::Yellow, at(6)};
  for (std::size_t i = 0; i < 4; ++i) made.session |= static_cast<std::uint32_t>(at(8 + i)) << (8 * i);
  made.message = bytes.substr(kBodyHead);
  return made;
}

}  // namespace cancha::team
