#include "body/sensors.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/guarded_folder.h"
#include "base/named_files.h"
#include "base/suggest.h"

namespace cancha::body {
namespace {

constexpr int kMostRays = 4096;
constexpr std::size_t kMostSensors = 32;
constexpr double kMostForce = 1000;  ///< newtons

void read_degrees(Section section, std::string_view key, double& radians, Range range) {
  double degrees = in_degrees(radians);
  section.read(key, degrees, range);
  if (section.has(key)) radians = from_degrees(degrees);
}

/// Place and turns: first about z, then y, then x, each about the axes as they are by then.
Transform read_place(Section section) {
  Transform X;
  std::vector<double> position{0, 0, 0};
  section.read("position", position, between(-5, 5));
  if (position.size() != 3) {
    section.refuse("position", "'position' must have three numbers", "position = [ahead, left, up], metres");
  } else {
    X.position = {position[0], position[1], position[2]};
  }
  double yaw = 0.0;
  double pitch = 0.0;
  double roll = 0.0;
  read_degrees(section, "yaw", yaw, between(-360, 360));
  read_degrees(section, "pitch", pitch, between(-360, 360));
  read_degrees(section, "roll", roll, between(-360, 360));
  X.rotation = turn_about({0, 0, 1}, yaw) * turn_about({0, 1, 0}, pitch) * turn_about({1, 0, 0}, roll);
  return X;
}

std::string read_link(Section section) {
  std::string name;
  section.read("link", name);
  return name;
}

/// The mirror image at the robot's middle plane: y and the turns about x and z change sign.
Transform mirrored(const Transform& X) {
  return {{X.position.x, -X.position.y, X.position.z}, {-X.rotation.x, X.rotation.y, -X.rotation.z, X.rotation.w}};
}

void read_rate(Section section, SensorFaults& faults) {
  read_seconds(section, "every", faults.every, between(0.001, 60));
  read_seconds(section, "latency", faults.latency, between(0, 0.5));
  section.read("missed", faults.missed, between(0, 1));
  read_failures(section, faults.failures);
}

void read_faults(Section section, SensorFaults& faults) {
  read_rate(section, faults);
  section.read("noise", faults.noise, between(0, 1));
}

SonarSensor read_sonar(Section section) {
  SonarSensor sonar;
  section.read("name", sonar.name);
  const std::string link = read_link(section);
  const Transform transmitter = read_place(section.need_section("transmitter"));
  const Transform receiver = read_place(section.need_section("receiver"));
  sonar.transmitters[0] = {link, transmitter};
  sonar.transmitters[1] = {link, mirrored(transmitter)};
  sonar.receivers[0] = {link, receiver};
  sonar.receivers[1] = {link, mirrored(receiver)};
  read_degrees(section, "cone", sonar.cone, above(0, 180));
  read_degrees(section, "hearing", sonar.hearing, above(0, 180));
  read_degrees(section, "soft_edge", sonar.soft_edge, between(0, 45));
  section.read("least", sonar.least, between(0, 20));
  section.read("most", sonar.most, above(0, 20));
  if (sonar.least >= sonar.most) section.refuse("most", "'most' must be above 'least'");
  section.read("resolution", sonar.resolution, between(0, 1));
  section.read("air", sonar.air, between(100, 1000));
  section.read("assumed", sonar.assumed, between(100, 1000));
  section.read("ghosts", sonar.ghosts, between(0, 1));
  read_faults(section, sonar.faults);
  // both shoot in turn, and the last echo must have been told before the next shot
  const double needs =
      sonar.faults.every.seconds() / 2 + 2 * sonar.most / sonar.assumed + sonar.faults.latency.seconds();
  if (needs > sonar.faults.every.seconds()) {
    section.refuse("latency", "the echoes of one shot are told only after the next one", "lower 'latency' or 'most'");
  }
  return sonar;
}

LaserSensor read_laser(Section section) {
  LaserSensor laser;
  section.read("name", laser.name);
  laser.mounting = {read_link(section), read_place(section)};
  double last = from_degrees(0.5);
  laser.first = from_degrees(-0.5);
  laser.step = from_degrees(0.05);
  read_degrees(section, "first", laser.first, between(-360, 360));
  read_degrees(section, "last", last, between(-360, 360));
  read_degrees(section, "step", laser.step, above(0, 360));
  // the last ray counts, whatever rounding says
  const double rays = (last - laser.first) / laser.step + 1.0 + 1e-6;
  if (!(rays >= 1.0 && rays <= kMostRays)) {
    section.refuse("step", fmt::format("a sweep has 1 to {} rays", kMostRays), "see 'first', 'last' and 'step'");
  } else {
    laser.rays = static_cast<int>(rays);
  }
  section.read("range", laser.range, above(0, 1000));
  read_faults(section, laser.faults);
  return laser;
}

DepthSensor read_depth(Section section) {
  DepthSensor depth;
  section.read("name", depth.name);
  depth.mounting = {read_link(section), read_place(section)};
  section.read("width", depth.width, between(1, 1024));
  section.read("height", depth.height, between(1, 1024));
  section.read("focal_x", depth.focal_x, above(0, 10'000));
  section.read("focal_y", depth.focal_y, above(0, 10'000));
  depth.centre_x = depth.width / 2.0;
  depth.centre_y = depth.height / 2.0;
  section.read("centre_x", depth.centre_x, between(-10'000, 10'000));
  section.read("centre_y", depth.centre_y, between(-10'000, 10'000));
  section.read("range", depth.range, above(0, 1000));
  read_faults(section, depth.faults);
  return depth;
}

ImuSensor read_imu(Section section) {
  ImuSensor imu;
  section.read("name", imu.name);
  read_degrees(section, "gyro_noise", imu.gyro_noise, between(0, 1000));
  read_degrees(section, "gyro_bias", imu.gyro_bias, between(0, 1000));
  section.read("acceleration_noise", imu.acceleration_noise, between(0, 100));
  section.read("acceleration_bias", imu.acceleration_bias, between(0, 100));
  read_rate(section, imu.faults);
  return imu;
}

EncoderSensor read_encoders(Section section) {
  EncoderSensor encoders;
  section.read("name", encoders.name);
  read_degrees(section, "offset", encoders.offset, between(0, 90));
  read_degrees(section, "noise", encoders.faults.noise, between(0, 90));
  read_rate(section, encoders.faults);
  return encoders;
}

/// Soles, bumpers or wheels; `most_noise`: 0 where there is none to be told.
EndSensor read_ends(Section section, double most_noise) {
  EndSensor ends;
  section.read("name", ends.name);
  if (most_noise > 0) section.read("noise", ends.faults.noise, between(0, most_noise));
  read_rate(section, ends.faults);
  return ends;
}

void read_sensor(Section section, Sensors& sensors) {
  const std::array<std::string, 8> kinds{"sonar", "laser", "depth", "imu", "encoders", "soles", "touch", "wheels"};
  std::size_t kind = kinds.size();
  if (!section.has("kind")) section.refuse("", "'kind' is missing", fmt::format("{}", fmt::join(kinds, ", ")));
  section.read_choice("kind", kinds, kind);
  const auto only = [&](auto& place, auto read, const char* one) {
    if (place) section.refuse("kind", fmt::format("a robot has one {}", one));
    place = read(section);
  };
  if (kind == 0) only(sensors.sonar, read_sonar, "pair of sonars");
  if (kind == 1) sensors.lasers.push_back(read_laser(section));
  if (kind == 2) only(sensors.depth, read_depth, "depth sensor");
  if (kind == 3) only(sensors.imu, read_imu, "IMU");
  if (kind == 4) only(sensors.encoders, read_encoders, "kind of encoders");
  const auto ends = [](double most_noise) { return [=](Section one) { return read_ends(one, most_noise); }; };
  if (kind == 5) only(sensors.soles, ends(kMostForce), "kind of soles");
  if (kind == 6) only(sensors.touch, ends(0), "kind of touch");
  if (kind == 7) only(sensors.wheels, ends(1), "kind of wheels");
}

/// One of the files that `[sonar]` names.
template <class Settings>
void read_file(Section section, std::string_view key, const ReadBeside& beside,
               Result<Settings> (*parse)(std::string_view, const std::string&), Settings& into,
               std::vector<Error>& faults) {
  std::string file;
  section.read(key, file);
  if (file.empty()) return;
  auto read = beside(file).and_then([&](const std::string& text) { return parse(text, file); });
  if (!read) {
    faults.push_back(std::move(read.error()));
  } else {
    into = std::move(*read);
  }
}

}  // namespace

std::vector<Error> read_sensors(Section root, const ReadBeside& beside, Sensors& sensors) {
  std::vector<Section> entries = root.sections("sensors");
  if (entries.size() > kMostSensors) root.refuse("sensors", fmt::format("at most {} sensors", kMostSensors));
  for (const Section& entry : std::span{entries}.first(std::min(entries.size(), kMostSensors))) {
    read_sensor(entry, sensors);
  }
  Section sonar = root.section("sonar");
  std::vector<Error> faults;
  read_file(sonar, "control", beside, parse_sonar_control, sensors.sonar_settings.control, faults);
  read_file(sonar, "calibration", beside, parse_sonar_calibration, sensors.sonar_settings.calibration, faults);
  read_file(sonar, "grid", beside, parse_sonar_grid, sensors.sonar_settings.grid, faults);
  return faults;
}

Result<void> mount(std::span<const Link> links, const std::string& where, Sensors& sensors) {
  std::vector<Error> faults;
  const auto find = [&](Mounting& mounting) {
    if (mounting.on.empty()) return;
    const auto found = std::ranges::find(links, mounting.on, &Link::name);
    mounting.link = found == links.end() ? 0 : static_cast<std::size_t>(found - links.begin());
    if (found != links.end()) return;
    std::vector<std::string> known;
    for (const Link& link : links) known.push_back(link.name);
    faults.push_back({where, fmt::format("a sensor sits on '{}', but the robot has no such link", mounting.on),
                      suggest_and_list(mounting.on, known)});
  };
  if (sensors.sonar) {
    for (Mounting& one : sensors.sonar->transmitters) find(one);
    for (Mounting& one : sensors.sonar->receivers) find(one);
  }
  for (LaserSensor& laser : sensors.lasers) find(laser.mounting);
  if (sensors.depth) find(sensors.depth->mounting);
  // the four of one pair of sonars have the same fault
  if (!faults.empty()) return tl::unexpected<Error>(std::move(faults.front()));
  return {};
}

Result<Sensors> parse_sensors(std::string_view toml, const std::string& where, const ReadBeside& beside) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  std::string title;
  root.need("title", title);
  Sensors sensors;
  std::vector<Error> faults = read_sensors(root, beside, sensors);
  if (auto sound = config->finish(); !sound) faults.insert(faults.begin(), std::move(sound.error()));
  if (!faults.empty()) return tl::unexpected<Error>(together(faults));
  return sensors;
}

Result<Sensors> load_sensors(const std::filesystem::path& content, const std::string& name) {
  auto text = read_named(content, "sensors", name, "there are no sensors");
  if (!text) return pass_on(std::move(text));
  return parse_sensors(
      *text, (content / "sensors" / (name + ".toml")).string(),
      [folder = GuardedFolder{content / "sensors"}](const std::string& file) { return folder.read(file); });
}

}  // namespace cancha::body
