// Any bytes as a file of sensors and as each of the files that it names: before a zero byte the one, after it the
// others. Never a crash, and what is accepted can be mounted and measures something.

#include <cmath>
#include <string>

#include "base/expects.h"
#include "body/sensors.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cancha;
  const std::string_view all{reinterpret_cast<const char*>(data), size};
  const std::size_t end = std::min(all.find('\0'), all.size());
  const std::string beside{all.substr(std::min(end + 1, all.size()))};
  if (const auto control = body::parse_sonar_control(beside, "fuzz.cfg")) {
    CANCHA_EXPECTS(!control->modes.empty() && control->send_interval > control->ignore_after);
  }
  if (const auto calibration = body::parse_sonar_calibration(beside, "fuzz.cfg")) {
    CANCHA_EXPECTS(calibration->window > 0 && calibration->most > 0);
  }
  if (const auto grid = body::parse_sonar_grid(beside, "fuzz.cfg")) {
    CANCHA_EXPECTS(grid->cell_free.ns > 0 && grid->occupied <= grid->most);
  }
  auto sensors = body::parse_sensors(all.substr(0, end), "fuzz.toml", [&](const std::string&) { return beside; });
  if (!sensors) return 0;
  std::vector<body::Link> links(1);
  links[0].name = "trunk";
  static_cast<void>(body::mount(links, "fuzz.toml", *sensors));
  for (const body::LaserSensor& laser : sensors->lasers) {
    CANCHA_EXPECTS(laser.rays >= 1 && laser.mounting.link == 0 && std::isfinite(laser.first + laser.rays * laser.step));
  }
  if (sensors->sonar) CANCHA_EXPECTS(sensors->sonar->least < sensors->sonar->most);
  return 0;
}
