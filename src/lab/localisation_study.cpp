#include "lab/localisation_study.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "model/localisation/post_geometry.h"
#include "sense/vision/view.h"

namespace cancha::lab {
namespace {

constexpr int kReadings = 10;
constexpr double kEvery = 10.0;  ///< metres between readings
constexpr double kPercent = 100.0;
constexpr int kLooksPerSecond = 30;
constexpr int kFollowed = 20;   ///< seconds that a robot is followed after it was carried
constexpr double kFound = 0.5;  ///< metres: so near it knows where it is

/// What one run gives.
struct Run {
  std::array<double, kReadings> error{};
  std::array<double, kReadings> x{};
  std::array<double, kReadings> y{};
  double heading = 0.0;       ///< degrees, at the end
  double mean = 0.0;          ///< over all cycles
  double calibrations = 0.0;  ///< times that it turned about

  /// Mean of all readings.
  [[nodiscard]] double of_readings() const {
    double sum = 0.0;
    for (const double one : error) sum += one;
    return sum / kReadings;
  }
  /// Of the line through the origin that fits the readings best, % of the path.
  [[nodiscard]] double slope() const {
    double along = 0.0, squares = 0.0;
    for (int i = 0; i < kReadings; ++i) {
      const double way = kEvery * (i + 1);
      along += way * error[static_cast<std::size_t>(i)];
      squares += way * way;
    }
    return kPercent * along / squares;
  }
};

Run run_once(const field::League& pitch, const Method& method, const DriveStyle& style, const Random& random) {
  LocalisedDrive drive{pitch, method, style, random};
  Run run;
  std::int64_t cycles = 0;
  for (std::size_t next = 0; next < kReadings;) {
    drive.cycle();
    run.mean += drive.error();
    ++cycles;
    if (drive.way() < kEvery * static_cast<double>(next + 1)) continue;
    run.error[next] = drive.error();
    run.x[next] = std::abs(drive.error_in_T().x);
    run.y[next] = std::abs(drive.error_in_T().y);
    ++next;
  }
  run.heading = in_degrees(drive.heading_error());
  run.mean /= static_cast<double>(cycles);
  run.calibrations = drive.calibrations();
  return run;
}

std::vector<Run> run_often(const Method& method, const DriveStyle& style, const StudySettings& settings) {
  const field::League pitch = middle_size_pitch();
  std::vector<Run> runs(static_cast<std::size_t>(settings.runs));
  for_each_run(settings, [&](int i) {
    // the same chance for each method, so that they differ by what they do alone
    runs[static_cast<std::size_t>(i)] =
        run_once(pitch, method, style, Random{settings.seed}.split(static_cast<std::uint64_t>(i)));
  });
  return runs;
}

template <class Value>
Figure figure(std::string_view name, std::string_view unit, std::span<const Run> runs, Value&& value) {
  std::vector<double> values;
  values.reserve(runs.size());
  for (const Run& run : runs) values.push_back(value(run));
  return figure_of(name, unit, false, values);
}

/// Errors at each reading, their mean and slope.
StudyRow row_of(std::string_view name, std::span<const Run> runs) {
  StudyRow row{std::string{name}, {}};
  for (std::size_t i = 0; i < kReadings; ++i) {
    const std::string at = fmt::format("{:.0f} m", kEvery * static_cast<double>(i + 1));
    row.figures.push_back(figure(at, "m", runs, [i](const Run& run) { return run.error[i]; }));
  }
  row.figures.push_back(figure("mean", "m", runs, [](const Run& run) { return run.of_readings(); }));
  row.figures.push_back(figure("slope", "%", runs, [](const Run& run) { return run.slope(); }));
  row.figures.push_back(figure("heading", "deg", runs, [](const Run& run) { return run.heading; }));
  return row;
}

ChartLine line_of(const StudyRow& row, bool bars) {
  ChartLine line{row.name, {{0, 0}}, {}};
  if (bars) line.deviations.push_back(0.0);
  for (int i = 0; i < kReadings; ++i) {
    const Figure& one = row.figures[static_cast<std::size_t>(i)];
    line.points.push_back({kEvery * (i + 1), one.mean});
    if (bars) line.deviations.push_back(one.deviation);
  }
  return line;
}

/// What becomes of a robot that somebody carries anywhere.
struct Carried {
  double seconds = 0.0;   ///< until it knows where it is, for good
  double mirrored = 0.0;  ///< share of that time in which it believed to be in the other half, as far along
};

/// It drives, is carried, and drives on for a while.
Carried carry_once(const field::League& pitch, const Method& method, const Random& random) {
  LocalisedDrive drive{pitch, method, smooth_driving(), random};
  for (int i = 0; i < 2 * kLooksPerSecond; ++i) drive.cycle();
  Random chance = random.split("carried");
  const Vec2 half{pitch.walls.length() / 2 - 0.5, pitch.walls.width() / 2 - 0.5};
  drive.put({half.x * chance.uniform(-1, 1), half.y * chance.uniform(-1, 1), chance.uniform(-kPi, kPi)});
  Carried made;
  int mirrored = 0;
  for (int i = 1; i <= kFollowed * kLooksPerSecond; ++i) {
    drive.cycle();
    if (drive.error() < kFound && drive.heading_error() < kPi / 4) continue;
    made.seconds = static_cast<double>(i) / kLooksPerSecond;
    if (drive.known() && drive.mirrored_error() < kFound) ++mirrored;
  }
  made.mirrored = static_cast<double>(mirrored) / (kFollowed * kLooksPerSecond);
  return made;
}

/// How a compass helps a robot that was carried: pitches look the same from both ends.
std::string compass_finding(const StudySettings& settings) {
  const field::League pitch = middle_size_pitch();
  std::array<Carried, 2> mean{};
  for (const bool compass : {false, true}) {
    const Method method{.name = "carried", .kind = Method::Kind::Lines, .compass = compass};
    std::vector<Carried> all(static_cast<std::size_t>(settings.runs));
    for_each_run(settings, [&](int i) {
      all[static_cast<std::size_t>(i)] =
          carry_once(pitch, method, Random{settings.seed}.split(static_cast<std::uint64_t>(i)));
    });
    for (const Carried& one : all) {
      mean[compass].seconds += one.seconds / settings.runs;
      mean[compass].mirrored += one.mirrored / settings.runs;
    }
  }
  return fmt::format(
      "compass, of a robot that was carried: found after {:.1f} s off, {:.1f} s on; {:.0f} % off, {:.0f} % on of {} s "
      "in "
      "the other half",
      mean[0].seconds, mean[1].seconds, kPercent * mean[0].mirrored, kPercent * mean[1].mirrored, kFollowed);
}

ChartLine documents_line() {
  return {"document: 1.5 % of the path", {{0, 0}, {100, 1.5}}, {}, true};
}

/// Errors along both axes, as figures 17 and 18 of the document.
Chart axes_chart(std::span<const Run> runs) {
  Chart chart{
      "Error along and across the pitch, calibrated, smooth", "metres driven", "metres, mean and deviation", {}};
  for (const bool along : {true, false}) {
    ChartLine line{along ? "along (Y of the document)" : "across (X of the document)", {}, {}};
    for (std::size_t i = 0; i < kReadings; ++i) {
      const Figure one = figure("", "m", runs, [&](const Run& run) { return along ? run.x[i] : run.y[i]; });
      line.points.push_back({kEvery * static_cast<double>(i + 1), one.mean});
      line.deviations.push_back(one.deviation);
    }
    chart.lines.push_back(line);
  }
  return chart;
}

std::string beside(std::string_view what, double ours, double documents, std::string_view unit) {
  return fmt::format("{}: {:.2f} {} here, about {:g} {} in the document ({:+} %)", what, ours, unit, documents, unit,
                     std::lround(kPercent * (ours / documents - 1)));
}

void report_progress(const StudySettings& settings, std::size_t done, std::size_t all) {
  if (settings.progress) settings.progress(static_cast<double>(done) / static_cast<double>(all));
}

}  // namespace

ExperimentResult run_odometry_100m(const StudySettings& settings) {
  struct Way {
    const char* name;
    bool calibrated;
    bool harsh;
  };
  constexpr std::array<Way, 4> kWays{{{"smooth, calibrated", true, false},
                                      {"smooth, not calibrated", false, false},
                                      {"harsh, calibrated", true, true},
                                      {"harsh, not calibrated", false, true}}};
  ExperimentResult made{{"odometry_100m", settings.runs, settings.seed, {}}, {}, {}};
  Chart chart{"Position error of odometry alone", "metres driven", "metres, mean and deviation", {}};
  for (std::size_t k = 0; k < kWays.size(); ++k) {
    const Method& method = localisation_methods()[kWays[k].calibrated ? 1 : 0];
    const std::vector<Run> runs = run_often(method, kWays[k].harsh ? harsh_driving() : smooth_driving(), settings);
    made.report.rows.push_back(row_of(kWays[k].name, runs));
    chart.lines.push_back(line_of(made.report.rows.back(), true));
    report_progress(settings, k + 1, kWays.size());
    if (k > 0) continue;
    // as many as the document had
    const std::size_t ten = std::min<std::size_t>(10, runs.size());
    made.report.rows.push_back(row_of("the same, first 10 runs", std::span{runs}.first(ten)));
    made.charts.push_back(axes_chart(runs));
    const StudyRow& row = made.report.rows.front();
    const Figure all = figure("", "m", runs, [](const Run& run) { return run.of_readings(); });
    const Figure& last = row.figures[kReadings - 1];
    double squares = 0.0;
    for (std::size_t i = 0; i < kReadings; ++i) {
      squares += row.figures[i].deviation * row.figures[i].deviation + std::pow(row.figures[i].mean - all.mean, 2);
    }
    made.findings = {beside("mean of all readings", all.mean, 1.0, "m"),
                     beside("error over path", row.mean("slope"), 1.5, "%"),
                     beside("mean and deviation of all readings", all.mean + std::sqrt(squares / kReadings), 1.6, "m"),
                     beside("mean and deviation at 100 m", last.mean + last.deviation, 2.5, "m")};
  }
  chart.lines.push_back(documents_line());
  made.charts.insert(made.charts.begin(), chart);
  return made;
}

ExperimentResult run_localisation(const StudySettings& settings) {
  ExperimentResult made{{"localisation", settings.runs, settings.seed, {}}, {}, {}};
  Chart chart{"Position error by method", "metres driven", "metres, mean", {}, 4.0};
  Chart small{"The same, the better ones", "metres driven", "metres, mean", {}};
  const auto methods = localisation_methods();
  for (std::size_t k = 0; k < methods.size(); ++k) {
    const std::vector<Run> runs = run_often(methods[k], smooth_driving(), settings);
    StudyRow row = row_of(methods[k].name, runs);
    row.figures.push_back(figure("always", "m", runs, [](const Run& run) { return run.mean; }));
    row.figures.push_back(figure("turns", "1/run", runs, [](const Run& run) { return run.calibrations; }));
    chart.lines.push_back(line_of(row, false));
    if (row.mean("mean") < 0.3) small.lines.push_back(line_of(row, false));
    made.report.rows.push_back(std::move(row));
    report_progress(settings, k + 1, methods.size());
  }
  const auto gain = [&](std::string_view what, std::string_view off, std::string_view on) {
    made.findings.push_back(fmt::format("{}: {:.2f} m off, {:.2f} m on", what, made.report.row(off).mean("always"),
                                        made.report.row(on).mean("always")));
  };
  gain("rotation calibration", "odometry, not calibrated", "odometry");
  gain("heading corrected by posts", "all of the document", "+ heading");
  gain("confidence management", "+ heading", "+ heading, confidence");
  gain("integration over time", "+ heading", "+ heading, integration");
  made.findings.push_back(compass_finding(settings));
  made.charts = {std::move(chart), std::move(small)};
  return made;
}

ExperimentResult run_camera_tilt(const StudySettings& settings) {
  constexpr double kHeight = 0.6;  // metres of the camera; the document gives none
  constexpr double kDesigned = 0.12;
  // a camera that looks down by one degree more than it believes
  sense::View believed;
  believed.X_GC = {{0, 0, kHeight}, body::camera_turn(0, kDesigned, 0)};
  sense::View truly = believed;
  truly.X_GC.rotation = body::camera_turn(0, kDesigned + from_degrees(1), 0);
  ExperimentResult made{{"camera_tilt", 1, settings.seed, {}}, {}, {}};
  ChartLine seen{"by the camera", {}, {}};
  ChartLine curve{"h / tan(atan(h/d) - 1 degree) - d", {}, {}, true};
  double worst = 0.0;
  for (double away = 0.5; away <= 15.0; away += 0.5) {
    const auto pixel = truly.pixel_of({away, 0, 0});
    const auto place = pixel ? believed.on_plane(*pixel, 0.0) : std::nullopt;
    if (!place) continue;
    const double error = length(*place) - away;
    const double expected = model::error_by_tilt(kHeight, away, from_degrees(1));
    worst = std::max(worst, std::abs(error - expected));
    seen.points.push_back({away, error});
    curve.points.push_back({away, expected});
    if (away != std::floor(away)) continue;
    made.report.rows.push_back({fmt::format("{:.0f} m away", away),
                                {figure_of("camera", "m", false, std::span{&error, 1}),
                                 figure_of("formula", "m", false, std::span{&expected, 1})}});
  }
  made.findings.push_back(fmt::format("camera and formula differ by {:.2g} m at most", worst));
  made.findings.emplace_back("the document: tolerable up to 6 m, great care from 8 m on");
  made.charts.push_back(
      {"A camera 0.6 m high that looks down by 1 degree too much", "metres away", "metres too far", {seen, curve}});
  return made;
}

}  // namespace cancha::lab
