// ./cancha export: a recording as a page, a picture or a clip for people who have no Cancha.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <vector>

#include "base/file_writer.h"
#include "base/json.h"
#include "cli/checks.h"
#include "cli/names.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "match/album.h"
#include "match/drawing.h"
#include "match/recorded_moment.h"
#include "os/clock.h"
#include "publish/clip.h"
#include "publish/raster.h"
#include "publish/share_page.h"

namespace cancha::cli {
namespace {

namespace fs = std::filesystem;

constexpr Duration kBeforeGoal = 9000_ms;
constexpr Duration kClip = 12'000_ms;
constexpr Duration kLongestClip = 600'000_ms;
constexpr int kPictureWidth = 1280;
constexpr int kClipWidth = 960;
constexpr int kFrames = 15;  ///< a second

struct Written {
  std::string kind;
  std::string path;
  std::uint64_t bytes = 0;
  double seconds = 0.0;

  static constexpr auto fields() {
    return list_of(entry("kind", &Written::kind), entry("path", &Written::path), entry("bytes", &Written::bytes),
                   entry("seconds", &Written::seconds, "that it took"));
  }
};

struct ExportReport {
  std::string file;
  std::vector<Written> written;

  static constexpr auto fields() {
    return list_of(entry("file", &ExportReport::file), entry("written", &ExportReport::written));
  }
};

/// One thing to write.
struct Job {
  std::string kind;  ///< "html", "svg", "png", "video", "scenario"
  fs::path path;
};

/// The endings that a kind may have; the first is the usual one.
std::vector<std::string> endings(const std::string& kind) {
  if (kind == "video") return {".webp", ".mp4", ".webm"};
  if (kind == "scenario") return {".toml"};
  return {fmt::format(".{}", kind)};
}

bool has_ending(const fs::path& path, const std::string& kind) {
  const auto possible = endings(kind);
  return std::ranges::find(possible, path.extension().string()) != possible.end();
}

constexpr const char* kKinds[] = {"html", "svg", "png", "video", "scenario"};

/// What is asked for, and where it goes.
Result<std::vector<Job>> plan(const ExportOptions& options) {
  std::vector<std::string> kinds;
  const bool wanted[] = {options.html, options.svg, options.png, options.video, options.scenario};
  for (std::size_t i = 0; i < std::size(kKinds); ++i) {
    if (wanted[i]) kinds.emplace_back(kKinds[i]);
  }
  const fs::path output = options.output;
  if (kinds.empty()) {
    // the name alone says it, too
    for (const char* kind : kKinds) {
      if (has_ending(output, kind)) kinds.emplace_back(kind);
    }
  }
  if (kinds.empty())
    return fail("export", "what shall be written?", "--html, --svg, --png, --video, --scenario, or several");

  std::error_code ignored;
  const bool into_folder = !output.empty() && fs::is_directory(output, ignored);
  if (!into_folder && !output.empty() && output.filename().empty())
    return fail("--output", fmt::format("there is no folder '{}'", options.output), "make it first, or name a file");
  std::vector<Job> jobs;
  for (const std::string& kind : kinds) {
    fs::path path = into_folder ? output / fs::path{options.file}.filename() : output;
    if (path.empty()) path = options.file;
    const bool whole_name = !output.empty() && !into_folder;
    if (whole_name && kinds.size() > 1) {
      path += endings(kind)[0];
    } else if (!whole_name) {
      path.replace_extension(endings(kind)[0]);
    } else if (!has_ending(path, kind)) {
      return fail("--output", fmt::format("'{}' does not end in {}", options.output, fmt::join(endings(kind), ", ")),
                  fmt::format("--{} writes such files", kind));
    }
    jobs.push_back({kind, std::move(path)});
  }
  return jobs;
}

bool holds(const fs::path& path, const std::string& bytes) {
  std::ifstream file{path, std::ios::binary};
  return file && std::string{std::istreambuf_iterator<char>{file}, {}} == bytes;
}

Error exists_already(const fs::path& path) {
  return {path.string(), "is there already, and is something else", "--force replaces it, -o chooses another name"};
}

/// Does the jobs, one after the other.
class Exporter {
 public:
  Exporter(const ExportOptions& options, mcap::McapReader& reader, match::Album& album)
      : options_{options}, reader_{reader}, album_{album}, line_{!options.json} {}

  Result<Written> run(const Job& job) {
    const os::HostTime start = os::now();
    std::error_code trouble;
    const bool there = fs::exists(job.path, trouble);
    if (there && fs::equivalent(job.path, options_.file, trouble)) {
      return fail(job.path.string(), "this is the recording itself", "choose another name with -o");
    }
    auto done = job.kind == "video" ? write_video(job, there) : write_bytes(job, there);
    line_.clear();
    if (!done) return pass_on(std::move(done));
    const double seconds = (os::now() - start).seconds();
    return Written{job.kind, job.path.string(), fs::file_size(job.path, trouble), seconds};
  }

 private:
  Result<void> write_bytes(const Job& job, bool there) {
    auto bytes = job.kind == "html"       ? share()
                 : job.kind == "svg"      ? picture()
                 : job.kind == "scenario" ? scenario()
                                          : pixels();
    if (!bytes) return pass_on(std::move(bytes));
    return keep(job.path, *bytes, there);
  }

  Result<void> keep(const fs::path& path, const std::string& bytes, bool there) {
    if (there && !options_.force) {
      if (holds(path, bytes)) return {};
      return tl::unexpected<Error>(exists_already(path));
    }
    return write_file(path, bytes, {.replace = options_.force, .make_folders = true});
  }

  Result<std::string> share() {
    const std::string name = fs::path{options_.file}.stem().string();
    return publish::share_file(reader_, root() / "web" / "dist", name,
                               [this](double share) { (void)show("page", share); });
  }

  Result<std::string> picture() {
    auto scene = options_.at ? album_.at(Time{} + nearest(Seconds{*options_.at})) : album_.decisive();
    if (!scene) return pass_on(std::move(scene));
    return match::draw_scene(album_.league(), *scene, album_.title());
  }

  Result<std::string> scenario() {
    const Time time = options_.at ? Time{} + nearest(Seconds{*options_.at}) : album_.decisive_time() - kBeforeGoal;
    return match::scenario_at(reader_, time);
  }

  Result<std::string> pixels() {
    auto svg = picture();
    if (!svg) return svg;
    auto image = publish::rasterise(*svg, options_.width.value_or(kPictureWidth));
    if (!image) return pass_on(std::move(image));
    return publish::to_png(*image);
  }

  Result<void> write_video(const Job& job, bool there) {
    // a clip takes long, so this is asked first
    if (there && !options_.force) return tl::unexpected<Error>(exists_already(job.path));
    auto clip = publish::Clip::open(album_, stretch());
    if (!clip) return pass_on(std::move(clip));
    const auto progress = [this](double share) { return show("clip", share); };
    if (job.path.extension() == ".webp") {
      auto bytes = publish::to_webp(*clip, progress);
      if (!bytes) return pass_on(std::move(bytes));
      return write_file(job.path, *bytes, {.replace = options_.force, .make_folders = true});
    }
    auto file = FileWriter::open(job.path, {.replace = options_.force, .make_folders = true});
    if (!file) return pass_on(std::move(file));
    auto made = publish::write_film(*clip, file->temporary().string(), progress);
    if (!made && made.error().where == file->temporary()) made.error().where = job.path.string();
    return made ? file->commit() : made;
  }

  /// Which stretch: as asked for, else the seconds around what decided the match.
  [[nodiscard]] publish::Clip::Settings stretch() const {
    const auto at = [](double seconds) { return Time{} + nearest(Seconds{seconds}); };
    Time from = options_.from ? at(*options_.from) : options_.to ? at(*options_.to) - kClip : Time{};
    if (!options_.from && !options_.to) from = album_.decisive_time() - kBeforeGoal;
    from = std::max(from, Time{});
    const Time to = std::min(options_.to ? at(*options_.to) : from + kClip, album_.end());
    return {from, to, options_.fps.value_or(kFrames), options_.width.value_or(kClipWidth) / 2 * 2};
  }

  bool show(const char* what, double share) {
    if (line_.due()) line_.show(fmt::format(" {} … {:.0f} %", what, 100 * share));
    return !interrupted();
  }

  const ExportOptions& options_;
  mcap::McapReader& reader_;
  match::Album& album_;
  LiveLine line_;
};

/// Does every option concern something that is written?
Result<void> check_kinds(const ExportOptions& o, const std::vector<Job>& jobs) {
  const auto writes = [&](std::initializer_list<std::string_view> kinds) {
    return std::ranges::any_of(jobs, [&](const Job& job) { return std::ranges::find(kinds, job.kind) != kinds.end(); });
  };
  if (o.at && !writes({"svg", "png", "scenario"})) {
    return fail("--at", "chooses the moment of a picture or scenario", "with --svg, --png or --scenario");
  }
  const bool clip = writes({"video"});
  if (o.from && !clip) return fail("--from", "says where a clip begins", "with --video");
  if (o.to && !clip) return fail("--to", "says where a clip ends", "with --video");
  if (o.fps && !clip) return fail("--fps", "is of a clip", "with --video");
  if (o.width && !writes({"png", "video"})) return fail("--width", "is of pixels", "with --png or --video");
  return {};
}

/// Are the asked-for moments within the recording?
Result<void> check_times(const ExportOptions& o, Time end) {
  const auto within = [&](const char* name, const std::optional<double>& seconds) -> Result<void> {
    if (!seconds || *seconds <= end.seconds()) return {};
    return fail(name, fmt::format("{:g} s is after the end of the recording", *seconds),
                fmt::format("it ends at {:.1f} s", end.seconds()));
  };
  if (auto at = within("--at", o.at); !at) return at;
  if (auto from = within("--from", o.from); !from) return from;
  if (o.from && o.to && !(*o.from < *o.to)) return fail("--to", "must be after --from");
  const double length = std::min(o.to.value_or(0.0), end.seconds()) - o.from.value_or(0.0);
  if (o.from && o.to && length > kLongestClip.seconds()) {
    return fail("--to", "the clip would be longer than ten minutes", "share the whole match with --html");
  }
  return {};
}

}  // namespace

int export_recording(const ExportOptions& asked) {
  const auto file = find_recording(asked.file);
  if (!file) return complain(file.error()), kUsage;
  ExportOptions options = asked;
  options.file = *file;
  const auto jobs = plan(options);
  if (!jobs) {
    complain(jobs.error());
    return kUsage;
  }
  if (const auto fitting = check_kinds(options, *jobs); !fitting) {
    complain(fitting.error());
    return kUsage;
  }
  auto reader = mcap::McapReader::open(options.file);
  if (!reader) {
    complain(reader.error());
    return kProblem;
  }
  auto album = match::Album::open(*reader);
  if (!album) {
    complain(album.error());
    return kProblem;
  }
  if (const auto sound = check_times(options, album->end()); !sound) {
    complain(sound.error());
    return kUsage;
  }
  (void)interrupted();  // from here on a signal ends us in order
  Exporter exporter{options, *reader, *album};
  ExportReport report{options.file, {}};
  int status = kFine;
  for (const Job& job : *jobs) {
    auto written = exporter.run(job);
    if (!written) {
      complain(written.error());
      status = kProblem;
      break;
    }
    report.written.push_back(std::move(*written));
    const Written& w = report.written.back();
    if (!options.json)
      fmt::print("{}  ({:.1f} kB in {:.1f} s)\n", w.path, static_cast<double>(w.bytes) / 1e3, w.seconds);
  }
  if (options.json) fmt::print("{}\n", to_json(report));
  return status;
}

}  // namespace cancha::cli
