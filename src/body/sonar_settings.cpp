#include "body/sonar_settings.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/assignments.h"

namespace cancha::body {
namespace {

constexpr std::array<int, 9> kModes{0, 1, 2, 3, 4, 6, 12, 68, 70};
constexpr std::size_t kMostModes = 8;
constexpr double kMm = 1000.0;

void read_ms(Assignments& file, const std::string& name, Duration& into, Range range) {
  double ms = into.seconds() * 1000.0;
  file.read(name, ms, range);
  into = nearest(Seconds{ms / 1000.0});
}

void read_mm(Assignments& file, const std::string& name, double& into, Range range) {
  double mm = into * kMm;
  file.read(name, mm, range);
  into = mm / kMm;
}

void read_bool(Assignments& file, const std::string& name, bool& into) {
  int number = into ? 1 : 0;
  file.read(name, number, between(0, 1));
  into = number == 1;
}

}  // namespace

bool is_sonar_mode(int mode) {
  return std::ranges::find(kModes, mode) != kModes.end();
}

Result<SonarControlSettings> parse_sonar_control(std::string_view text, const std::string& where) {
  auto file = Assignments::parse(text, where);
  if (!file) return pass_on(std::move(file));
  SonarControlSettings settings;
  read_ms(*file, "sendInterval", settings.send_interval, between(1, 60'000));
  read_ms(*file, "ignoreAfterSwitchMode", settings.ignore_after, between(0, 60'000));
  read_bool(*file, "steady", settings.steady);
  if (settings.ignore_after >= settings.send_interval) {
    file->refuse("ignoreAfterSwitchMode", "'ignoreAfterSwitchMode' must be below 'sendInterval'",
                 "else the sonars are never on");
  }
  if (const std::size_t count = file->length("modes"); count > 0) {
    if (count > kMostModes) file->refuse("modes[0]", fmt::format("there are {} modes, at most {}", count, kMostModes));
    settings.modes.assign(std::min(count, kMostModes), 68);
    for (std::size_t i = 0; i < settings.modes.size(); ++i) {
      const std::string name = fmt::format("modes[{}]", i);
      file->read(name, settings.modes[i], between(0, 127));
      // as in the original, which knows no others: it needs echoes again and again, and both sides
      if (settings.modes[i] != 68 && settings.modes[i] != 70) {
        file->refuse(name, fmt::format("mode {} cannot be used", settings.modes[i]), "68 or 70");
      }
    }
  }
  if (auto sound = file->finish(); !sound) return pass_on(std::move(sound));
  return settings;
}

Result<SonarCalibration> parse_sonar_calibration(std::string_view text, const std::string& where) {
  auto file = Assignments::parse(text, where);
  if (!file) return pass_on(std::move(file));
  SonarCalibration settings;
  file->read("window", settings.window, between(1, 1000));
  read_mm(*file, "maxScanRange", settings.most, between(250, 10'000));
  read_mm(*file, "eta", settings.hold, between(0, 1000));
  for (std::size_t i = 0; i < settings.cones.size(); ++i) {
    const std::string left = fmt::format("cones[{}].left", i);
    const std::string right = fmt::format("cones[{}].right", i);
    double degrees_left = in_degrees(settings.cones[i].left);
    double degrees_right = in_degrees(settings.cones[i].right);
    file->read(left, degrees_left, between(-180, 180));
    file->read(right, degrees_right, between(-180, 180));
    if (degrees_left <= degrees_right) file->refuse(left, fmt::format("'{}' must be above '{}'", left, right));
    settings.cones[i] = {from_degrees(degrees_left), from_degrees(degrees_right)};
  }
  if (auto sound = file->finish(); !sound) return pass_on(std::move(sound));
  return settings;
}

Result<SonarGridSettings> parse_sonar_grid(std::string_view text, const std::string& where) {
  auto file = Assignments::parse(text, where);
  if (!file) return pass_on(std::move(file));
  SonarGridSettings settings;
  read_mm(*file, "groupingDistance", settings.grouping, between(0, 2000));
  read_ms(*file, "cellFreeInterval", settings.cell_free, between(1, 60'000));
  file->read("agingFactorOnFreeDrawing", settings.aging, between(0, 1000));
  file->read("hitIncrement", settings.hit, between(1, 1000));
  file->read("cellOccupiedState", settings.occupied, between(1, 1000));
  file->read("cellMaxState", settings.most, between(1, 1000));
  read_mm(*file, "sameDistance", settings.same, between(0, 2000));
  read_bool(*file, "asPrinted", settings.as_printed);
  if (settings.occupied > settings.most) {
    file->refuse("cellOccupiedState", "'cellOccupiedState' must not be above 'cellMaxState'",
                 "else no cell is ever occupied");
  }
  if (auto sound = file->finish(); !sound) return pass_on(std::move(sound));
  return settings;
}

}  // namespace cancha::body
