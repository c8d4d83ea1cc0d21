// What seeing costs, beside OpenCV's way on the same pictures, and how much of it is right.

#include <fmt/format.h>

#include <charconv>
#include <sstream>

#include "base/file_writer.h"
#include "base/hash.h"
#include "bench/bench.h"
#include "bench/scratch_folder.h"
#include "lab/vision_study.h"
#include "os/process.h"
#include "os/program.h"
#include "sense/vision/colour_file.h"
#include "sense/vision/image_file.h"

namespace cancha::bench {
namespace {

constexpr std::string_view kGroup = "vision";
constexpr int kPictures = 8;
constexpr int kRounds = 20;  ///< over all pictures, for one repetition

Result<std::vector<lab::Shot>> pictures(lab::ShotMaker& maker, int width, int height) {
  std::vector<lab::Shot> shots;
  for (int i = 0; i < kPictures; ++i) {
    auto shot = maker.shoot({.width = width, .height = height}, Random{11}.split(static_cast<std::uint64_t>(i)));
    if (!shot) return pass_on(std::move(shot));
    shots.push_back(std::move(*shot));
  }
  return shots;
}

/// Mean milliseconds of a picture, for each repetition.
template <class Work>
std::vector<double> timed(const Settings& settings, std::span<const lab::Shot> shots, Work work) {
  for (const lab::Shot& shot : shots) work(shot);
  std::vector<double> each;
  for (int repetition = 0; repetition < settings.repetitions; ++repetition) {
    const double began = cpu_seconds();
    for (int round = 0; round < kRounds; ++round) {
      for (const lab::Shot& shot : shots) work(shot);
    }
    each.push_back(1e3 * (cpu_seconds() - began) / (kRounds * static_cast<double>(shots.size())));
  }
  return each;
}

/// OpenCV's way, by the program beside this one, in milliseconds; fails where that was not built.
Result<std::vector<double>> rival(const Settings& settings, const sense::Colours& colours,
                                  std::span<const lab::Shot> shots) {
  constexpr const char* kFigure = "vision.opencv_432_ms";
  std::error_code trouble;
  const auto program = os::own_program().parent_path() / "cancha-opencv-blobs";
  if (!std::filesystem::exists(program, trouble)) {
    return fail(kFigure, "is left out, since OpenCV's way was not built",
                "./cancha setup --opencv installs and builds it");
  }
  const ScratchFolder folder{std::filesystem::temp_directory_path(trouble)};
  if (trouble || folder.path().empty()) return fail(kFigure, "is left out, since there is no folder for its pictures");
  const auto file = folder.path() / "colours.toml";
  if (auto written = write_file(file, sense::write_colours(colours)); !written) return pass_on(std::move(written));
  std::vector<std::string> command{program.string(), std::to_string(settings.repetitions), file.string()};
  for (const lab::Shot& shot : shots) {
    command.push_back((folder.path() / fmt::format("{}.ppm", command.size())).string());
    if (auto written = write_file(command.back(), sense::write_ppm(shot.image)); !written)
      return pass_on(std::move(written));
  }
  auto done = os::run_program(command);
  if (!done) return pass_on(std::move(done));
  if (done->status != 0) return fail(kFigure, fmt::format("is left out, since OpenCV failed: {}", done->output));
  std::vector<double> each;
  std::istringstream lines{done->output};
  for (double milliseconds = 0; lines >> milliseconds;) each.push_back(milliseconds);
  if (each.empty()) return fail(kFigure, "is left out, since OpenCV told no time");
  return each;
}

Result<void> measure_speed(const Settings& settings, lab::ShotMaker& maker, std::vector<Measurement>& figures) {
  const auto add = [&](const std::string& name, std::vector<double> each, std::optional<double> bar, const Hash& hash) {
    figures.push_back(figure(kGroup, name, std::move(each), "ms", Better::Lower, bar, hash.text()));
  };
  for (const auto& [width, height, bar] : {std::tuple{432, 240, 0.25}, {1280, 720, 2.5}}) {
    const std::string size = std::to_string(width == 432 ? 432 : height);
    if (settings.progress) settings.progress(fmt::format("vision, {} x {}", width, height));
    auto shots = pictures(maker, width, height);
    if (!shots) return pass_on(std::move(shots));
    const sense::ColourTable table{maker.vision().colours};
    sense::BlobFinder finder{table};
    Hash hash;
    for (const lab::Shot& shot : *shots) {
      for (const sense::Blob& blob : finder.find(shot.image, 5)) hash.add(blob.u).add(blob.v);
    }
    add(fmt::format("blobs_{}_ms", size),
        timed(settings, *shots, [&](const lab::Shot& s) { (void)finder.find(s.image, 5); }), bar, hash);
    sense::Vision vision{maker.vision()};
    Sight sight;
    add(fmt::format("things_{}_ms", size),
        timed(settings, *shots, [&](const lab::Shot& s) { (void)vision.look(s.image, s.view, sight); }), std::nullopt,
        hash);
    if (width != 432) continue;
    auto opencv = rival(settings, maker.vision().colours, *shots);
    if (opencv) {
      add("opencv_432_ms", std::move(*opencv), std::nullopt, hash);
    } else if (settings.left_out) {
      settings.left_out(opencv.error());
    }
  }
  return {};
}

/// With ranges that were learnt from other scenes, in light that varied half as much.
Result<void> measure_learnt(const Settings& settings, lab::ShotMaker& maker, std::vector<Measurement>& figures) {
  constexpr int kLessons = 16;
  const int shots = 40 * settings.repetitions;
  const auto learnt = maker.learn({.width = 432, .height = 240, .most_ball = 2.0, .light = 0.2, .tilt_error = 0.0},
                                  kLessons, lab::teaching_scenes());
  if (!learnt) return tl::unexpected<Error>(learnt.error());
  int wrong = 0;
  for (const auto& [name, least, most, bar] :
       {std::tuple{"learnt_ball_recall_2m", 0.3, 2.0, 98.0}, {"learnt_ball_recall_4m", 2.0, 4.0, 90.0}}) {
    if (settings.progress) settings.progress(name);
    const auto found =
        lab::judge(maker, *learnt, {.least_ball = least, .most_ball = most}, shots, lab::held_out_scenes().split(name));
    if (!found) return tl::unexpected<Error>(found.error());
    wrong += found->balls_false;
    figures.push_back(figure(kGroup, name, {found->balls == 0 ? 0.0 : 100.0 * found->balls_found / found->balls}, "%",
                             Better::Higher, bar, std::to_string(shots)));
  }
  figures.push_back(figure(kGroup, "learnt_ball_false_per_frame", {100.0 * wrong / (2 * shots)}, "%", Better::Lower,
                           0.2, std::to_string(shots)));
  return {};
}

Result<void> measure_quality(const Settings& settings, lab::ShotMaker& maker, std::vector<Measurement>& figures) {
  const int shots = 80 * settings.repetitions;
  const auto add = [&](const char* name, double value, const char* unit, Better better, std::optional<double> bar) {
    figures.push_back(figure(kGroup, name, {value}, unit, better, bar, std::to_string(shots)));
  };
  const auto judged = [&](const char* what, const lab::ShotSettings& with) {
    if (settings.progress) settings.progress(what);
    return lab::judge(maker, with, shots, lab::held_out_scenes().split(what));
  };
  const auto near = judged("balls up to 2 m", {.most_ball = 2.0});
  if (!near) return tl::unexpected<Error>(near.error());
  const auto far = judged("balls up to 4 m", {.least_ball = 2.0, .most_ball = 4.0});
  if (!far) return tl::unexpected<Error>(far.error());
  const auto none = judged("no ball", {.most_ball = 0.0});
  if (!none) return tl::unexpected<Error>(none.error());
  const auto share = [](int part, int whole) { return whole == 0 ? 0.0 : 100.0 * part / whole; };
  add("ball_recall_2m", share(near->balls_found, near->balls), "%", Better::Higher, 98);
  add("ball_recall_4m", share(far->balls_found, far->balls), "%", Better::Higher, 90);
  const int wrong = near->balls_false + far->balls_false + none->balls_false;
  add("ball_false_per_frame", share(wrong, 3 * shots), "%", Better::Lower, 0.2);
  const auto all = [&](int lab::Quality::*count) { return (*near).*count + (*far).*count + (*none).*count; };
  add("goal_recall", share(all(&lab::Quality::goals_found), all(&lab::Quality::goals)), "%", Better::Higher, 95);
  add("post_recall", share(all(&lab::Quality::posts_found), all(&lab::Quality::posts)), "%", Better::Higher, 95);
  add("goal_false_per_frame", share(all(&lab::Quality::goals_false), 3 * shots), "%", Better::Lower, std::nullopt);
  add("post_false_per_frame", share(all(&lab::Quality::posts_false), 3 * shots), "%", Better::Lower, std::nullopt);
  const int goals = all(&lab::Quality::goals_seen);
  const double turned = near->goal_bearing * near->goals_seen + far->goal_bearing * far->goals_seen +
                        none->goal_bearing * none->goals_seen;
  add("goal_bearing_deg", goals == 0 ? 0.0 : std::abs(in_degrees(turned / goals)), "deg", Better::Lower, 1);
  add("robot_recall_3m", share(none->robots_found, none->robots), "%", Better::Higher, std::nullopt);
  add("robot_false_per_frame", share(none->robots_false, shots), "%", Better::Lower, std::nullopt);
  add("robot_distance_error_percent", 100 * none->robot_error, "%", Better::Lower, std::nullopt);
  add("robot_distance_bias_percent", 100 * std::abs(none->robot_beyond), "%", Better::Lower, std::nullopt);
  for (const auto& [name, most, bar] :
       {std::tuple{"distance_error_150_percent", 1.5, 5.0}, {"distance_error_300_percent", 3.0, 8.0}}) {
    double sum = 0;
    int count = 0;
    for (double away = 0.3; away <= most + 1e-9; away += 0.3, ++count) {
      const auto error = lab::error_at_best_tilt(maker, away, 5, Random{5});
      if (!error) return tl::unexpected<Error>(error.error());
      sum += *error;
    }
    add(name, 100 * sum / count, "%", Better::Lower, bar);
  }
  return {};
}

/// With a ball that is white with black patches, in scenes of its own.
Result<void> measure_white_ball(const Settings& settings, lab::ShotMaker& maker, std::vector<Measurement>& figures) {
  const int shots = 80 * settings.repetitions;
  int wrong = 0;
  for (const auto& [name, least, most, bar] : {std::tuple{"white_ball_recall_2m", 0.3, 2.0, 98.0},
                                               {"white_ball_recall_4m", 2.0, 4.0, 90.0},
                                               {"white_ball_false_per_frame", 0.0, 0.0, 0.2}}) {
    if (settings.progress) settings.progress(name);
    const auto found = lab::judge(maker, {.least_ball = least, .most_ball = most, .patched = true}, shots,
                                  lab::held_out_scenes().split(name));
    if (!found) return tl::unexpected<Error>(found.error());
    wrong += found->balls_false;
    const bool without = most == 0.0;
    const double share = without             ? wrong / (3.0 * shots)
                         : found->balls == 0 ? 0.0
                                             : static_cast<double>(found->balls_found) / found->balls;
    figures.push_back(figure(kGroup, name, {100.0 * share}, "%", without ? Better::Lower : Better::Higher, bar,
                             std::to_string(shots)));
  }
  return {};
}

/// What the document's formula reads against the truth with the ball in the middle of the picture, from 150 to 20 cm.
Result<void> measure_table(const Settings& settings, lab::ShotMaker& maker, std::vector<Measurement>& figures) {
  constexpr int kReadings = 10;  ///< of a cell, as in the document
  if (settings.progress) settings.progress("the document's table");
  const auto table = lab::distance_table(maker, kReadings, Random{1});
  if (!table) return tl::unexpected<Error>(table.error());
  std::vector<double> ratios;
  for (std::size_t row = 0; row < lab::DistanceTable::kCentred; ++row) {
    const auto ratio = table->centred_ratio(row);
    if (!ratio) return fail("the document's table", "a ball in the middle of the picture was not seen");
    ratios.push_back(*ratio);
  }
  const auto [least, most] = std::ranges::minmax(ratios);
  figures.push_back(figure(kGroup, "table_ratio_least", {least}, "x", Better::Higher, 1.05, std::to_string(kReadings)));
  figures.push_back(figure(kGroup, "table_ratio_most", {most}, "x", Better::Lower, 1.08, std::to_string(kReadings)));
  return {};
}

}  // namespace

Result<std::vector<Measurement>> measure_vision(const Settings& settings) {
  auto maker = lab::ShotMaker::make(settings.content);
  if (!maker) return pass_on(std::move(maker));
  std::vector<Measurement> figures;
  if (auto done = measure_speed(settings, *maker, figures); !done) return pass_on(std::move(done));
  if (auto done = measure_quality(settings, *maker, figures); !done) return pass_on(std::move(done));
  if (auto done = measure_white_ball(settings, *maker, figures); !done) return pass_on(std::move(done));
  if (auto done = measure_table(settings, *maker, figures); !done) return pass_on(std::move(done));
  if (auto done = measure_learnt(settings, *maker, figures); !done) return pass_on(std::move(done));
  return figures;
}

}  // namespace cancha::bench
