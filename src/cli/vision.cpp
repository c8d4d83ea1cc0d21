// ./cancha vision: what is seen in pictures, of files, recordings and cameras; colours; scripts of FutRob's stub.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "base/json.h"
#include "cli/checks.h"
#include "cli/names.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "cli/vision_source.h"
#include "lab/vision_study.h"
#include "match/recorded_readings.h"
#include "os/clock.h"
#include "sense/stub.h"
#include "sense/vision/colour_file.h"

namespace cancha::cli {
namespace {

int run_vision(const VisionOptions& o) {
  int looked = 0;
  const auto done = look_at(o, [&](const Looked& one) {
    if (o.json) {
      fmt::print("{}\n", to_json(one.sight));
    } else {
      fmt::print("{}: {} x {}, {} things\n", one.name, one.sight.width, one.sight.height, one.sight.things.size());
      for (const Seen& seen : one.sight.things) fmt::print("  {}\n", seen_text(seen));
      for (const SeenAngle& seen : one.sight.angles) fmt::print("  {}\n", angle_text(seen));
    }
    return o.pictures == 0 || ++looked < o.pictures;
  });
  if (!done) return complain(done.error()), kProblem;
  return kFine;
}

int show(const VisionOptions& o) {
  int number = 0;
  Result<std::string> png = fail(o.source, fmt::format("has no picture {}", o.number), "pictures are counted from 0");
  const auto done = look_at(o, [&](const Looked& one) {
    if (number++ < o.number) return true;
    png = seen_picture(one.image, one.sight);
    for (const Seen& seen : one.sight.things) fmt::print("{}\n", seen_text(seen));
    for (const SeenAngle& seen : one.sight.angles) fmt::print("{}\n", angle_text(seen));
    return false;
  });
  if (!done) return complain(done.error()), kProblem;
  if (!png) return complain(png.error()), kProblem;
  const std::string out = o.output.empty() ? "seen.png" : o.output;
  if (auto written = write_output(out, *png, std::vector{o.source}); !written)
    return complain(written.error()), kProblem;
  fmt::print("picture: {}\n", out);
  return kFine;
}

/// What looking costs, on the user's own pictures.
int bench_vision(const VisionOptions& o) {
  std::vector<double> milliseconds;
  const auto done = look_at(o, [&](const Looked& one) {
    sense::BlobFinder finder{one.vision.finder().table()};
    (void)finder.find(one.image, 5);
    const os::HostTime began = os::now();
    constexpr int kTimes = 20;
    for (int i = 0; i < kTimes; ++i) (void)finder.find(one.image, 5);
    milliseconds.push_back(1e3 * (os::now() - began).seconds() / kTimes);
    return o.pictures == 0 || static_cast<int>(milliseconds.size()) < o.pictures;
  });
  if (!done) return complain(done.error()), kProblem;
  std::ranges::sort(milliseconds);
  fmt::print("{} pictures: blobs take {:.3f} ms, from {:.3f} to {:.3f}\n", milliseconds.size(),
             milliseconds[milliseconds.size() / 2], milliseconds.front(), milliseconds.back());
  return kFine;
}

/// What an oracle told a robot of a recording.
Result<void> script_of_oracle(const std::string& file, RobotId robot, sense::StubRecorder& recorder) {
  return match::read_readings(file, robot, [&](const Readings& readings) {
    if (!readings.sight) return true;
    std::vector<Seen> things = readings.sight->things;
    for (Seen& seen : things) {
      if (seen.robot) seen.whose = seen.robot->team == robot.team ? Whose::Own : Whose::Opponent;
      if (seen.post == PostPlace::OwnLeft || seen.post == PostPlace::OwnRight) seen.whose = Whose::Own;
      if (seen.post == PostPlace::OpponentLeft || seen.post == PostPlace::OpponentRight) seen.whose = Whose::Opponent;
    }
    recorder.add(readings.time, things);
    return true;
  });
}

/// A script of what a robot saw in a recording: by its oracle, or in its pictures, as its player did.
Result<void> record_script(const VisionOptions& o, const std::string& file, sense::StubRecorder& recorder) {
  const auto seer = recorded_robot(o.robot, file);
  if (!seer) return tl::unexpected<Error>(seer.error());
  if (seer->profile.sees_by_oracle()) return script_of_oracle(file, seer->robot, recorder);
  if (seer->profile.senses == "stub") return fail(o.robot, "saw what a script says", seer->profile.seeing.script);
  return look_at(o, [&](const Looked& one) {
    recorder.add(one.sight.recognised, one.sight.things);
    return true;
  });
}

int write_script(const VisionOptions& o) {
  sense::StubRecorder recorder;
  const auto file = find_recording(o.source);
  if (!file) return complain(file.error()), kUsage;
  if (!robot_named(o.robot)) return complain({o.robot, "is no robot", "team and number from 0, as in blue:2"}), kUsage;
  if (const auto done = record_script(o, *file, recorder); !done) return complain(done.error()), kProblem;
  const std::string text = sense::write_stub(recorder.script());
  if (o.output.empty()) {
    fmt::print("{}", text);
    return kFine;
  }
  if (auto written = write_output(o.output, text, std::vector{*file}); !written) {
    return complain(written.error()), kProblem;
  }
  fmt::print("{}: {} scenes\n", o.output, recorder.script().scenes.size());
  return kFine;
}

int check_colours(const VisionOptions& o) {
  const auto colours = sense::read_colours(o.source);
  if (!colours) return complain(colours.error()), kProblem;
  const auto doubts = sense::doubts(*colours);
  for (const std::string& doubt : doubts) fmt::print("{}\n", doubt);
  fmt::print("{}: {} colours, {} doubts\n", o.source, colours->ranges.size(), doubts.size());
  if (o.output.empty()) return kFine;
  const bool toml = o.output.ends_with(".toml");
  const std::string text = toml ? sense::write_colours(*colours) : sense::write_conf(*colours);
  if (auto written = write_output(o.output, text, std::vector{o.source}); !written) {
    return complain(written.error()), kProblem;
  }
  return kFine;
}

/// The document's table of distances, by its formula and by ours.
int table(const VisionOptions&) {
  auto maker = lab::ShotMaker::make(root() / "content");
  if (!maker) return complain(maker.error()), kProblem;
  const auto measured = lab::distance_table(*maker, 10, Random{1});
  if (!measured) return complain(measured.error()), kProblem;
  for (const bool ours : {false, true}) {
    fmt::print("{}\n true", ours ? "by width and ground" : "by the document's formula");
    for (int column = 0; column < static_cast<int>(lab::DistanceTable::kTilts); ++column)
      fmt::print("{:>7}°", -5 * column);
    fmt::print("    best{}\n", ours ? "" : "  centred / true");
    for (std::size_t row = 0; row < measured->cells.size(); ++row) {
      const double truth = lab::DistanceTable::kDistances[row];
      fmt::print("{:>5.0f}", 100 * truth);
      for (const auto& cell : measured->cells[row]) {
        const auto& value = ours ? cell.ours : cell.document;
        fmt::print("{:>8}", value ? fmt::format("{:.1f}", 100 * *value) : "");
      }
      fmt::print("{:>7.1f}°", -in_degrees(sense::best_vertical_angle(truth, 0.36, from_degrees(60))));
      const auto ratio = ours || row >= lab::DistanceTable::kCentred ? std::nullopt : measured->centred_ratio(row);
      fmt::print("{}\n", ratio ? fmt::format("{:>16.3f}", *ratio) : "");
    }
  }
  return kFine;
}

void add_camera_options(CLI::App& made, VisionOptions& o) {
  made.add_option("--colours", o.colours,
                  "file with colours, .toml or FutRob's .conf; otherwise KidSize's, and of a recording its team's")
      ->type_name("FILE");
  made.add_option("--team", o.team, "whose eyes; otherwise yellow's, and of a recording its robot's")
      ->check(CLI::IsMember({"blue", "yellow"}));
  made.add_option("--robot", o.robot, "whose pictures, of a recording")
      ->type_name("TEAM:NUMBER")
      ->capture_default_str();
  made.add_option("--height", o.height, "of the camera above the ground, m; a recording knows better")
      ->check(within(0.01, 100.0))
      ->capture_default_str();
  made.add_option("--tilt", o.tilt, "of the camera, degrees down")->check(within(-90.0, 90.0))->capture_default_str();
  made.add_option("--pan", o.pan, "of the camera, degrees to the left")
      ->check(within(-180.0, 180.0))
      ->capture_default_str();
  made.add_flag("--white-ball", o.white_ball, "the ball is white with black patches, and found by its shape");
}

void add_device_options(CLI::App& made, VisionOptions& o) {
  made.add_option("--size", o.size, "of a device's pictures; the nearest that it has is taken; otherwise 640x480")
      ->type_name("WIDTHxHEIGHT");
  made.add_option("--format", o.format, "how pictures of a device come")
      ->check(CLI::IsMember({"yuyv", "mjpeg"}))
      ->capture_default_str();
  made.add_option("--rate", o.capture.rate, "pictures a second of a device")
      ->check(within(1, 240))
      ->capture_default_str();
  made.add_option("--exposure", o.capture.exposure, "of a device, in steps of 100 µs; 0 = its own automatic")
      ->check(within(0, 100'000));
  made.add_option("--white-balance", o.capture.white_balance, "of a device, kelvin; 0 = its own automatic")
      ->check(within(0, 20'000));
  made.add_option("--gain", o.capture.gain, "of a device, in its own steps; otherwise as it is")
      ->check(within(0, 100'000));
}

/// Makes a verb of `vision`: its name, what it is for, what it does, an example.
using Make = std::function<CLI::App*(const char*, const char*, int (*)(const VisionOptions&), const char*)>;

void add_devices(const Make& make, VisionOptions& o) {
  make("devices", "the cameras of this machine, with formats and sizes", list_devices, "devices");
  CLI::App* grabbed = make("grab", "save pictures of a camera, for vision chessboard or calibrate", grab_pictures,
                           "grab /dev/video0 -o pictures --count 20 --every 30");
  grabbed->add_option("device", o.source, "as vision devices tells it")->type_name("DEVICE")->required();
  grabbed->add_option("-o,--output", o.output, "folder for 000.ppm, 001.ppm …")->type_name("FOLDER")->required();
  grabbed->add_option("--count", o.count, "pictures to save")->check(within(1, 1000))->capture_default_str();
  grabbed->add_option("--every", o.every, "of those that come, one in so many")
      ->check(within(1, 1000))
      ->capture_default_str();
  add_device_options(*grabbed, o);
}

void add_calibration(const Make& make, VisionOptions& o) {
  CLI::App* calibrated =
      make("calibrate", "colours and attitude of a camera, from pictures taken at known places", calibrate_camera,
           "calibrate match.mcap --robot blue:1 -o colours.toml\n"
           "  ./cancha vision calibrate pictures/ --place 0,0,0 --ball 1,0 --tilt 20 --mount r3.toml");
  calibrated->add_option("source", o.source, "a picture, a folder of pictures, or a recording")
      ->type_name("SOURCE")
      ->required();
  add_camera_options(*calibrated, o);
  calibrated->add_option("--league", o.league, "whose pitch it is")->capture_default_str();
  calibrated->add_option("--place", o.place, "where the robot stands: m, m, degrees from the centre; a recording knows")
      ->type_name("X,Y,HEADING")
      ->delimiter(',')
      ->expected(3)
      ->check(within(-360.0, 360.0));
  calibrated->add_option("--ball", o.ball, "where a ball was put down: m, m; a recording knows")
      ->type_name("X,Y")
      ->delimiter(',')
      ->expected(2)
      ->check(within(-100.0, 100.0));
  calibrated->add_option("--pictures", o.pictures, "of a recording, at even distances; 0 = 6")->check(within(0, 16));
  calibrated->add_option("-o,--output", o.output, "the proposed colours, .toml or .conf")->type_name("FILE");
  calibrated->add_option("--mount", o.mount, "find tilt and height from field lines, too, and write them here")
      ->type_name("FILE");
  CLI::App* chessboard = make("chessboard", "the lens of a camera, from pictures of a chessboard (by OpenCV)",
                              measure_lens, "chessboard pictures/ --mount content/vision/mounts/r3.toml");
  chessboard->add_option("pictures", o.source, "a folder of pictures (.jpg, .png, .ppm), all of one size")
      ->type_name("FOLDER")
      ->required();
  chessboard->add_option("--board", o.board, "corners between its squares: columns and rows")
      ->type_name("COLUMNSxROWS")
      ->capture_default_str();
  chessboard->add_option("--mount", o.mount, "write the lens here, beside tilt and height where the file has them")
      ->type_name("FILE");
}

}  // namespace

void add_vision(CLI::App& app, std::function<int()>& verb) {
  const auto o = std::make_shared<VisionOptions>();
  CLI::App* group = app.add_subcommand("vision", "what is seen in pictures");
  group->require_subcommand(1);
  const Make make = [&](const char* name, const char* about, int (*run)(const VisionOptions&), const char* example) {
    CLI::App* made = group->add_subcommand(name, about);
    made->footer(fmt::format("example:\n  ./cancha vision {}", example));
    made->callback([o, &verb, run] { verb = [o, run] { return run(*o); }; });
    return made;
  };
  const char* const sources = "a picture (.jpg, .ppm), a folder of pictures, a recording, or a device (/dev/video0)";
  CLI::App* ran = make("run", "tell what is seen in pictures", run_vision, "run pictures/ --tilt 20");
  CLI::App* shown = make("show", "draw what is seen over a picture", show, "show picture.jpg -o seen.png");
  CLI::App* benched = make("bench", "how long blobs take on your own pictures", bench_vision, "bench pictures/");
  for (CLI::App* made : {ran, shown, benched}) {
    made->add_option("source", o->source, sources)->type_name("SOURCE")->required();
    add_camera_options(*made, *o);
    add_device_options(*made, *o);
    made->add_option("--mount", o->mount, "how this camera really sits and sees, as calibrate and chessboard write it")
        ->type_name("FILE");
  }
  for (CLI::App* made : {ran, benched}) {
    made->add_option("--pictures", o->pictures, "at most so many; 0 = all")->check(within(0, 1'000'000));
  }
  ran->add_flag("--json", o->json, "a sight on each line, as JSON");
  ran->add_option("--seconds", o->seconds, "that a device is watched")->check(within(0.1, 1e6))->capture_default_str();
  shown->add_option("--number", o->number, "which picture, from 0")->check(within(0, 10'000'000));
  shown->add_option("-o,--output", o->output, "PNG; otherwise seen.png")->type_name("FILE");
  CLI::App* stub = make("stub", "write FutRob's script of what a robot saw in a recording", write_script,
                        "stub match.mcap --robot blue:1 -o objSampleData.input");
  stub->add_option("recording", o->source, "file or name")->type_name("RECORDING")->required();
  stub->add_option("--robot", o->robot, "who saw it")->type_name("TEAM:NUMBER")->capture_default_str();
  stub->add_option("-o,--output", o->output, "file; otherwise the terminal")->type_name("FILE");
  CLI::App* colours = make("colours", "check a file of colours, or write it in the other format", check_colours,
                           "colours futbotVision.conf -o colours.toml");
  colours->add_option("file", o->source, ".toml, or FutRob's .conf")->type_name("FILE")->required();
  colours->add_option("-o,--output", o->output, "written as its ending says, .toml or .conf")->type_name("FILE");
  add_devices(make, *o);
  add_calibration(make, *o);
  make("table", "distances of a ball under 13 tilts, by FutRob's formula and by ours", table, "table");
}

}  // namespace cancha::cli
