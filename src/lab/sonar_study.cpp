#include "lab/sonar_study.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace cancha::lab {
namespace {

using Values = std::vector<double>;  ///< one for each run

Figure figure(std::string_view name, const Values& values, std::string_view unit) {
  return figure_of(name, unit, false, values);
}

/// Runs every row as often as asked for; `one(row, random)` is one run.
template <class One>
void repeat(const StudySettings& settings, std::size_t rows, One&& one) {
  for (std::size_t row = 0; row < rows; ++row) {
    for (int i = 0; i < settings.runs; ++i) {
      // the same chance in each row, so that rows differ by what they do alone
      one(row, Random{settings.seed}.split(static_cast<std::uint64_t>(i)));
    }
    if (settings.progress) settings.progress(static_cast<double>(row + 1) / static_cast<double>(rows));
  }
}

StudyReport report(std::string name, const StudySettings& settings) {
  return {std::move(name), settings.runs, settings.seed, {}};
}

constexpr std::array<Pose2, 1> kAlone{{{0, 0, 0}}};
constexpr double kCylinder = 0.1375;  ///< metres: as wide as a NAO's shoulders
constexpr double kPost = 0.05;        ///< metres: the radius of a goal post

double mm(double metres) {
  return 1000 * metres;
}

/// How the median's window calms echoes that are noisy, missed now and then, and sometimes of nothing.
StudyReport median(const SonarKit& kit, const StudySettings& settings) {
  constexpr std::array kWindows{1, 5, 10, 20, 40, 60, 90};
  StudyReport made = report("median", settings);
  std::array<Values, kWindows.size()> error, wrong, delay;
  repeat(settings, kWindows.size(), [&](std::size_t row, Random random) {
    body::Sensors sensors = kit.sensors;
    sensors.sonar->faults.noise = 0.02;
    sensors.sonar->faults.missed = 0.1;
    sensors.sonar->ghosts = 0.05;
    sensors.sonar_settings.calibration.window = kWindows[row];
    sensors.sonar_settings.control = {.modes = {68}, .steady = true};
    const double far = random.uniform(0.9, 1.4);
    const double near = far - 0.4;
    SonarStage stage{kit, sensors, kAlone, random.split("stage")};
    const int thing = stage.add_cylinder(from_degrees(20), far, kCylinder);
    // the cylinder's face, as the left one measures it without noise
    const auto truth = [&](double middle) { return middle - kCylinder - 0.06; };
    stage.run(2000_ms);
    double squares = 0.0, off = 0.0;
    constexpr int kTicks = 300;
    for (int i = 0; i < kTicks; ++i) {
      stage.tick();
      const double miss = stage.percept(0).left - truth(far);
      squares += std::min(miss * miss, 1.0);
      off += std::abs(miss) > 0.1 ? 1.0 : 0.0;
    }
    error[row].push_back(mm(std::sqrt(squares / kTicks)));
    wrong[row].push_back(100 * off / kTicks);
    // then it comes nearer at once
    stage.move_cylinder(thing, from_degrees(20), near);
    int ticks = 0;
    while (ticks < 300 && std::abs(stage.percept(0).left - truth(near)) > 0.1) stage.tick(), ++ticks;
    delay[row].push_back(10.0 * ticks);
  });
  for (std::size_t row = 0; row < kWindows.size(); ++row) {
    made.rows.push_back({fmt::format("window {}", kWindows[row]),
                         {figure("error", error[row], "mm"), figure("wrong", wrong[row], "% of time"),
                          figure("delay", delay[row], "ms")}});
  }
  return made;
}

/// The cone of a bearing: 0 left, 1 middle, 2 right.
int cone_of(double bearing, const body::SonarCalibration& calibration) {
  return bearing > calibration.cones[1].left ? 0 : bearing >= calibration.cones[1].right ? 1 : 2;
}

/// Where the nearest obstacle that the sonars hear lies; nothing where there is none.
std::optional<Vec2> nearest_heard(const ObstacleBeliefs& known) {
  std::optional<Vec2> best;
  for (const ObstacleBelief& one : known.obstacles) {
    if (one.kind == ObstacleKind::Sonar && (!best || length(one.p_RC) < length(*best))) best = one.p_RC;
  }
  return best;
}

/// Something is carried from left to right before the robot.
StudyReport moving(const SonarKit& kit, const StudySettings& settings) {
  constexpr std::array<Duration, 4> kFree{20_ms, 50_ms, 200_ms, 1000_ms};
  StudyReport made = report("moving", settings);
  std::array<Values, kFree.size()> followed, doubled, lost;
  repeat(settings, kFree.size(), [&](std::size_t row, Random random) {
    body::Sensors sensors = kit.sensors;
    sensors.sonar_settings.grid.cell_free = kFree[row];
    const double away = random.uniform(0.5, 1.2);
    const double seconds = random.uniform(6.0, 10.0);
    SonarStage stage{kit, sensors, kAlone, random.split("stage")};
    const double from = from_degrees(50);
    const int thing = stage.add_cylinder(from, away, kCylinder);
    stage.run(2000_ms);
    double same = 0.0, two = 0.0, none = 0.0;
    const int ticks = static_cast<int>(100 * seconds);
    for (int i = 0; i < ticks; ++i) {
      const double bearing = from * (1.0 - 2.0 * i / ticks);
      stage.move_cylinder(thing, bearing, away);
      stage.tick();
      const auto heard = nearest_heard(stage.obstacles(0));
      if (!heard) none += 1.0;
      if (heard && cone_of(angle_of(*heard), sensors.sonar_settings.calibration) ==
                       cone_of(bearing, sensors.sonar_settings.calibration)) {
        same += 1.0;
      }
      if (stage.obstacles(0).obstacles.size() > 1) two += 1.0;
    }
    followed[row].push_back(100 * same / ticks);
    doubled[row].push_back(100 * two / ticks);
    lost[row].push_back(100 * none / ticks);
  });
  for (std::size_t row = 0; row < kFree.size(); ++row) {
    made.rows.push_back({fmt::format("cellFreeInterval {:.0f} ms", 1000 * kFree[row].seconds()),
                         {figure("right cone", followed[row], "% of time"), figure("two", doubled[row], "% of time"),
                          figure("none", lost[row], "% of time")}});
  }
  return made;
}

/// How often the obstacles that are heard are those that are there, in each tick of a second after the sonars have
/// settled.
bool heard_as(const ObstacleBeliefs& known, bool left, bool middle, bool right) {
  std::array<int, 3> found{};
  for (const ObstacleBelief& one : known.obstacles) {
    const double bearing = in_degrees(angle_of(one.p_RC));
    ++found[bearing > 15 ? 0 : bearing < -15 ? 2 : 1];
  }
  return found == std::array<int, 3>{left ? 1 : 0, middle ? 1 : 0, right ? 1 : 0};
}

/// Two obstacles left and right at about the same distance, less than 100 mm apart, which the document takes for one in
/// the middle; and one in the middle, which must stay one.
StudyReport twins(const SonarKit& kit, const StudySettings& settings) {
  struct Way {
    const char* name;
    bool as_printed;
    std::vector<int> modes;
  };
  const std::array<Way, 3> ways{{{"as printed, mode 68", true, {68}},
                                 {"all ten echoes, mode 68", false, {68}},
                                 {"all ten echoes, modes 68, 68, 70", false, {68, 68, 70}}}};
  StudyReport made = report("twins", settings);
  std::array<Values, 3> two, one, three;
  repeat(settings, ways.size(), [&](std::size_t row, Random random) {
    body::Sensors sensors = kit.sensors;
    sensors.sonar_settings.grid.as_printed = ways[row].as_printed;
    sensors.sonar_settings.control.modes = ways[row].modes;
    const double away = random.uniform(0.5, 1.3);
    const double apart = random.uniform(-0.1, 0.1);
    const double turned = from_degrees(random.uniform(-4, 4));
    const Random chance = random.split("stage");
    const auto listen = [&](bool left, bool middle, bool right, double farther) {
      SonarStage stage{kit, sensors, kAlone, chance};
      if (left) stage.add_cylinder(from_degrees(40) + turned, away, kPost);
      if (right) stage.add_cylinder(from_degrees(-40) + turned, away + apart, kPost);
      if (middle) stage.add_cylinder(turned, away + farther, kPost);
      stage.run(4000_ms);
      return heard_as(stage.obstacles(0), left, middle, right) ? 100.0 : 0.0;
    };
    two[row].push_back(listen(true, false, true, 0.0));
    one[row].push_back(listen(false, true, false, 0.0));
    three[row].push_back(listen(true, true, true, -0.25));
  });
  for (std::size_t row = 0; row < ways.size(); ++row) {
    made.rows.push_back({ways[row].name,
                         {figure("two are two", two[row], "%"), figure("one is one", one[row], "%"),
                          figure("three are three", three[row], "%")}});
  }
  return made;
}

/// Two robots that look at each other: each hears the other's shots as echoes of things that are not there.
StudyReport facing(const SonarKit& kit, const StudySettings& settings) {
  struct Way {
    const char* name;
    bool steady;
  };
  constexpr std::array<Way, 2> kWays{{{"always on", true}, {"400 ms on, 200 ms off", false}}};
  StudyReport made = report("facing", settings);
  std::array<Values, 2> shots, rate, wrong;
  repeat(settings, kWays.size(), [&](std::size_t row, Random random) {
    body::Sensors sensors = kit.sensors;
    sensors.sonar->ghosts = 0.0;
    sensors.sonar_settings.control.modes = {68};
    sensors.sonar_settings.control.steady = kWays[row].steady;
    const double away = random.uniform(1.0, 2.4);
    const std::array<Pose2, 2> robots{{{-away / 2, 0, 0}, {away / 2, 0, kPi}}};
    SonarStage stage{kit, sensors, robots, random.split("stage")};
    stage.run(1000_ms);
    double all = 0.0, false_shots = 0.0, filtered = 0.0;
    constexpr int kTicks = 2000;
    // nearer than any part of the other robot can be
    const double nearest = away - 0.35;
    for (int i = 0; i < kTicks; ++i) {
      stage.tick();
      if (const Maybe<SonarEchoes>& echoes = stage.readings(0).sonar) {
        all += 1.0;
        const auto is_false = [&](double echo) { return echo > 0.0 && echo < nearest; };
        if (is_false(echoes->left[0]) || is_false(echoes->right[0])) false_shots += 1.0;
      }
      const SonarPercept& percept = stage.percept(0);
      const bool disturbed = std::min(percept.left, percept.right) < std::min(nearest, 1.5);
      filtered += disturbed ? 1.0 : 0.0;
    }
    shots[row].push_back(all > 0 ? 100 * false_shots / all : 0.0);
    rate[row].push_back(false_shots / (kTicks / 100.0));
    wrong[row].push_back(100 * filtered / kTicks);
  });
  for (std::size_t row = 0; row < kWays.size(); ++row) {
    made.rows.push_back({kWays[row].name,
                         {figure("false shots", shots[row], "%"), figure("false echoes", rate[row], "1/s"),
                          figure("filtered wrong", wrong[row], "% of time")}});
  }
  return made;
}

/// Calibration: something is moved around a semicircle, clockwise from the left. Where a receiver begins to hear it is
/// the opening of its cone, where it stops the closing.
StudyReport calibration(const SonarKit& kit, const StudySettings& settings) {
  struct Way {
    const char* name;
    int mode;
    bool left;
  };
  constexpr std::array<Way, 4> kWays{{{"left hears left (68)", 68, true},
                                      {"right hears right (68)", 68, false},
                                      {"left hears right (70)", 70, true},
                                      {"right hears left (70)", 70, false}}};
  StudyReport made = report("calibration", settings);
  std::array<Values, 4> opening, closing;
  repeat(settings, kWays.size(), [&](std::size_t row, Random random) {
    const Way& way = kWays[row];
    const double away = random.uniform(0.45, 0.75);
    SonarStage stage{kit, kit.sensors, kAlone, random};
    const int thing = stage.add_cylinder(0, away, kCylinder);
    world::SimulatedSonar sonar{*kit.sensors.sonar, 0, random.split("sonar")};
    sonar.command({way.mode, way.mode});
    world::SoundAir air;
    Maybe<SonarEchoes> echoes;
    std::optional<double> first, last;
    for (int degrees = 90; degrees >= -90; --degrees) {
      stage.move_cylinder(thing, from_degrees(degrees), away);
      int heard = 0;
      for (int shots = 0; shots < 5;) {
        stage.tick();
        sonar.read(stage.scene(), air, echoes);
        if (!echoes) continue;
        ++shots;
        const double echo = way.left ? echoes->left[0] : echoes->right[0];
        heard += echo > 0.0 && std::abs(echo - away) < 0.3 ? 1 : 0;
      }
      if (heard < 3) continue;
      if (!first) first = degrees;
      last = degrees;
    }
    if (!first) return;
    opening[row].push_back(*first);
    closing[row].push_back(*last);
  });
  for (std::size_t row = 0; row < kWays.size(); ++row) {
    made.rows.push_back(
        {kWays[row].name, {figure("opening", opening[row], "degrees"), figure("closing", closing[row], "degrees")}});
  }
  return made;
}

/// A robot walks up to an obstacle on its left at 80 % of its speed and stops when `obstacle.left.distance` or
/// `obstacle.center.distance` falls below 600 mm. Its legs are left out: it glides, and stops after a step's time.
StudyReport stopping(const SonarKit& kit, const StudySettings& settings) {
  constexpr double kThreshold = 0.6;    // metres
  constexpr double kSpeed = 0.8 * 0.3;  // m/s
  constexpr int kLastStep = 40;         // ticks that a walking robot needs to stand
  StudyReport made = report("stopping", settings);
  Values left_over, noticed;
  repeat(settings, 1, [&](std::size_t, Random random) {
    const Vec2 obstacle{1.5, random.uniform(0.15, 0.3)};
    SonarStage stage{kit, kit.sensors, kAlone, random.split("stage")};
    stage.add_cylinder(angle_of(obstacle), length(obstacle), kCylinder);
    Vec2 here;
    const auto free = [&] { return distance(here, obstacle) - kCylinder; };
    std::optional<double> at;
    int standing = 0;
    while (standing < kLastStep && stage.now().seconds() < 20.0) {
      here.x += 0.01 * kSpeed;
      stage.move_robot(0, {here.x, here.y, 0});
      stage.tick();
      const ObstacleSymbols& symbols = stage.obstacles(0).symbols;
      if (!at && std::min(symbols.left_distance, symbols.centre_distance) < kThreshold) at = free();
      if (at) ++standing;
    }
    left_over.push_back(mm(free()));
    if (at) noticed.push_back(mm(*at));
  });
  made.rows.push_back(
      {"threshold 600 mm, 80 % speed", {figure("noticed at", noticed, "mm"), figure("stands at", left_over, "mm")}});
  return made;
}

}  // namespace

std::span<const SonarStudy> sonar_studies() {
  static constexpr std::array<SonarStudy, 6> kStudies{{
      {"median", "the median's window against noise", median},
      {"moving", "something carried from left to right, followed by the grid", moving},
      {"twins", "two obstacles at about the same distance, left and right", twins},
      {"facing", "two robots that face each other, with and without the on/off timing", facing},
      {"calibration", "something moved around a semicircle: where each sonar hears", calibration},
      {"stopping", "how near a robot comes to an obstacle before it stands", stopping},
  }};
  return kStudies;
}

}  // namespace cancha::lab
