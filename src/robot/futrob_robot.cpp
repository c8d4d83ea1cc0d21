#include "robot/futrob_robot.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "act/pose/motion.h"
#include "base/text_file.h"
#include "body/camera.h"
#include "decide/rules/rule_file.h"
#include "decide/rules/to_program.h"
#include "robot/stages.h"
#include "sense/vision/colour_file.h"
#include "sense/vision/mount_file.h"

namespace cancha::robot {
namespace {

namespace fs = std::filesystem;

/// Motions of this very robot take the place of those that all of its kind have.
Result<void> take_poses(const fs::path& folder, BodyKind& kind) {
  std::error_code trouble;
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator{folder, trouble}) {
    if (entry.path().extension() == ".toml") files.push_back(entry.path());
  }
  if (trouble) return fail(folder.string(), "cannot be read: " + trouble.message(), "tunedPoses names a folder");
  std::ranges::sort(files);
  std::vector<Error> faults;
  for (const fs::path& file : files) {
    auto motion = act::read_motion(file, kind.robot);
    if (motion) {
      kind.library.motions[file.stem().string()] = std::move(*motion);
    } else {
      faults.push_back(std::move(motion.error()));
    }
  }
  if (!faults.empty()) return tl::unexpected<Error>(together(faults));
  return {};
}

Result<std::shared_ptr<const BodyKind>> body_of(const FutrobSettings& settings, const fs::path& folder,
                                                const fs::path& content) {
  auto common = load_body(content, settings.robot);
  if (!common) return common;
  auto kind = std::make_shared<BodyKind>(**common);
  const RuleConstants& c = settings.constants;
  kind->robot.counter.speed_step = c.max_rpm * 2 * kPi / 60 / c.max_vel;
  if (!settings.offsets.empty()) {
    if (auto read = body::read_offsets(folder / settings.offsets, kind->robot); !read) return pass_on(std::move(read));
  }
  if (!settings.tuned_poses.empty()) {
    if (auto read = take_poses(folder / settings.tuned_poses, *kind); !read) return pass_on(std::move(read));
  }
  return std::shared_ptr<const BodyKind>{std::move(kind)};
}

/// How its camera really sits. Who names a file wants it read: one that is missing is a fault.
Result<sense::CameraMount> mount_of(const FutrobSettings& settings, const fs::path& folder) {
  if (settings.camera_mount.empty()) return sense::CameraMount{};
  const fs::path file = folder / settings.camera_mount;
  const auto text = read_text(file);
  if (!text) return tl::unexpected<Error>(text.error());
  return sense::parse_mount(*text, file.string());
}

/// What it sees by.
Result<void> read_eyes(const FutrobSettings& settings, const fs::path& folder, Profile& profile) {
  profile.senses = settings.stub ? "stub" : settings.senses;
  sense::RecogniseSettings& recognise = profile.seeing.vision.recognise;
  recognise.least_blob = settings.constants.min_blob;
  recognise.most_distance = settings.constants.max_distance / 100;
  if (settings.stub) {
    const fs::path file = folder / settings.stub_source;
    const auto text = read_text(file);
    if (!text) return tl::unexpected<Error>(text.error());
    auto script = sense::parse_stub(*text, file.string());
    if (!script) return pass_on(std::move(script));
    profile.seeing.scenes = std::move(*script);
  } else if (settings.senses == "camera") {
    const fs::path file = folder / settings.vision;
    const auto text = read_text(file);
    if (!text) return tl::unexpected<Error>(text.error());
    auto colours = sense::parse_conf(*text, file.string());
    if (!colours) return pass_on(std::move(colours));
    profile.seeing.vision.colours = std::move(*colours);
    auto mounting = mount_of(settings, folder);
    if (!mounting) return pass_on(std::move(mounting));
    profile.seeing.mounting = std::move(*mounting);
    profile.seeing.camera = settings.camera;
    profile.seeing.capture.device = settings.camera_device;
    profile.seeing.capture.width = settings.camera_width;
    profile.seeing.capture.height = settings.camera_height;
  }
  return {};
}

}  // namespace

bool is_ini(const std::string& name) {
  return name.ends_with(".config") || name.ends_with(".ini");
}

Parts futrob_parts(bool threads) {
  return threads ? threaded(built_in_parts()) : built_in_parts();
}

decide::xabsl::FileReader FutrobRobot::reader() const {
  return [path = folder / settings->rules](const std::string&) { return read_text(path); };
}

Result<FutrobRobot> load_futrob(const fs::path& ini, const fs::path& content,
                                const std::optional<std::string>& camera) {
  const auto text = read_text(ini);
  if (!text) return tl::unexpected<Error>(text.error());
  auto settings = parse_futrob(*text, ini.string());
  if (!settings) return pass_on(std::move(settings));
  FutrobRobot robot;
  robot.folder = ini.parent_path();
  if (camera && !camera->empty()) settings->camera_device = *camera;
  // a real robot sees by a camera, or by a script; nobody tells it the truth
  if (camera && !settings->camera_device.empty() && !settings->stub) settings->senses = "camera";
  robot.settings = std::make_shared<const FutrobSettings>(std::move(*settings));
  const FutrobSettings& said = *robot.settings;

  // the rules are read here, so that their faults are told with their lines before anything moves
  const fs::path rules = robot.folder / said.rules;
  const auto rule_text = read_text(rules);
  if (!rule_text) return tl::unexpected<Error>(rule_text.error());
  if (auto read = decide::rules::read_rules(*rule_text, rules.string()); !read) {
    return tl::unexpected<Error>(together(read.error()));
  }
  auto league = field::load_league(content, said.league);
  if (!league) return pass_on(std::move(league));
  robot.league = std::move(*league);
  auto kind = body_of(said, robot.folder, content);
  if (!kind) return pass_on(std::move(kind));
  robot.kind = std::move(*kind);
  if (!said.camera.empty()) {
    if (auto found = body::find_camera(robot.kind->cameras, said.camera, said.robot); !found) {
      Error& fault = found.error();
      return fail(place_of_key("camera", *text, ini.string()), fmt::format("camera: {} {}", fault.where, fault.what),
                  fault.hint);
    }
  }

  Profile& profile = robot.profile;
  profile.name = ini.filename().string();
  profile.title = "FutRob's robot";
  profile.model = "futrob";
  profile.mind = "program";
  profile.program = rules.filename().string();
  if (said.logic != names(decide::rules::Logic{}).front()) profile.program += ":" + said.logic;
  profile.futrob = robot.settings;
  profile.hearing = {.radio = said.radio,
                     .radio_address = said.radio_address,
                     .radio_port = said.radio_port,
                     .radio_big_endian = said.radio_big_endian,
                     .time_to_live = 1_ms * static_cast<int>(said.constants.comm_ttl_ms),
                     .referee = said.referee,
                     .referee_team = said.referee_team,
                     .referee_port = said.referee_port};
  if (auto read = read_eyes(said, robot.folder, profile); !read) return pass_on(std::move(read));
  return robot;
}

}  // namespace cancha::robot
