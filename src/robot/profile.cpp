#include "robot/profile.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "act/humanoid/humanoid_skills.h"
#include "base/config.h"
#include "base/guarded_folder.h"
#include "base/named_files.h"
#include "base/suggest.h"
#include "model/tracker.h"
#include "robot/rule_limits.h"
#include "team/rtdb/schema.h"

namespace cancha::robot {
namespace {

constexpr int kMostRobots = 11;  ///< of a team
/// Constants of the devices of a robot that is run by its ini.config.
constexpr std::array<std::string_view, 4> kOfIniConfig{"MIN_BLOB_SIZE", "MAX_RPM_SERVO", "MAX_VEL_SERVO", "DELAY_US"};

void read_sight(Section section, SightSettings& sight) {
  section.read("view", sight.view, above(0, 2 * kPi));
  section.read("range", sight.range, above(0, 100));
  section.read("bearing_noise", sight.bearing_noise, between(0, 1));
  section.read("distance_noise", sight.distance_noise, between(0, 1));
  section.read("missed", sight.missed, between(0, 1));
  section.read("robot_radius", sight.robot_radius, between(0, 1));
  section.read("line_range", sight.line_range, between(0, 100));
  section.read("line_noise", sight.line_noise, between(0, 1));
  Seconds every{sight.every.seconds()};
  Seconds delay{sight.delay.seconds()};
  section.read("every", every, between(0.001, 10));
  section.read("delay", delay, between(0, 2));
  sight.every = nearest(every);
  sight.delay = nearest(delay);
}

void read_contest(Section section, ContestSettings& contest) {
  section.read("front", contest.front, between(0, 5));
  section.read("left", contest.left, between(0, 5));
  section.read("right", contest.right, between(0, 5));
  section.read("ahead", contest.ahead, between(0, 1));
  section.read("turning", contest.turning, between(-1, 1));
  section.read("turn", contest.turn, between(0, 3));
  section.read("still", contest.still, between(0, 60));
  section.read("put_down", contest.put_down, between(0, 60));
  section.read("half_width", contest.half_width, between(0, 1));
  section.read("room", contest.room, between(0, 1.5));
}

/// How a camera is set and mounted.
void read_camera(Section section, teamware::CameraSettings& camera) {
  section.read("white_balance_red", camera.white_balance_red, between(0, 255));
  section.read("white_balance_blue", camera.white_balance_blue, between(0, 255));
  section.read("gain", camera.gain, between(0, 255));
  section.read("exposure", camera.exposure, between(0, 10000));
  section.read("width", camera.width, between(1, 10000));
  section.read("height", camera.height, between(1, 10000));
  section.read("tilt", camera.tilt, between(-kPi, kPi));
  section.read("mounted", camera.mounted, between(0, 2));
}

/// FutRob's constants by their names, as in an ini.config.
void read_constants(Section root, Profile& profile) {
  if (!root.has("constants")) return;
  Section section = root.section("constants");
  for_each_field<RuleConstants>([&](const auto& field, int) {
    const std::string key{field.name};
    if (section.has(key) && std::ranges::find(kOfIniConfig, field.name) != kOfIniConfig.end()) {
      section.refuse(key, fmt::format("'{}' is a constant of an ini.config", key), "leave it out");
    }
    section.read(key, profile.constants.*field.member, between(field.least, field.most));
  });
  if (profile.model != "futrob") section.refuse("", "only a model \"futrob\" has constants", "leave [constants] out");
  for (const std::string_view wrong : contradictions(profile.constants)) {
    if (!wrong.empty()) section.refuse("", std::string{wrong});
  }
}

/// The files of those robots that were calibrated.
Result<void> read_rotations(const std::filesystem::path& content, Profile& profile) {
  if (profile.calibration.empty()) return {};
  for (int number = 0; number < kMostRobots; ++number) {
    const std::filesystem::path file = rotation_file(content, profile.calibration, number);
    std::error_code trouble;
    if (!std::filesystem::exists(file, trouble)) continue;
    auto text = GuardedFolder{content}.read(file.lexically_relative(content).generic_string());
    if (!text) return pass_on(std::move(text));
    auto rotation = model::parse_rotation_calibration(*text, file.string());
    if (!rotation) return pass_on(std::move(rotation));
    profile.rotations.resize(static_cast<std::size_t>(number) + 1);
    profile.rotations.back() = *rotation;
  }
  return {};
}

std::string file_of(const std::string& folder, const std::string& name) {
  return fmt::format("{}/{}.toml", folder, name);
}

}  // namespace

Result<Profile> parse_profile(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  Profile profile;
  profile.name = std::filesystem::path{where}.stem().string();
  root.need("title", profile.title);
  Section senses = root.section("senses");
  senses.read("kind", profile.senses);
  read_sight(senses, profile.sight);
  senses.read("sensors", profile.wears);
  read_seeing(senses, profile.senses, profile.seeing);
  Section model = root.section("model");
  model.read("kind", profile.model);
  model.read("pose", profile.pose);
  model.read("role", profile.role, between(0, 2));
  read_constants(root, profile);
  const std::vector<std::string>& known = model::pose_estimators();
  if (!profile.pose.empty() && std::ranges::find(known, profile.pose) == known.end()) {
    model.refuse("pose", fmt::format("there is no '{}' ({})", profile.pose, suggest_and_list(profile.pose, known)));
  }
  Section mind = root.section("mind");
  mind.read("kind", profile.mind);
  mind.read("program", profile.program);
  if (profile.mind == "program" && profile.program.empty()) {
    mind.refuse("program", "is missing: the file of content/behaviours that this mind runs");
  }
  root.section("skills").read("kind", profile.skills);
  read_contest(root.section("contest"), profile.contest);
  read_hearing(root, profile.hearing);
  Section database = root.section("database");
  database.read("records", profile.database);
  database.read("front_view", profile.front_view, between(0, 2 * kPi));
  database.read("corrected", profile.corrected, between(0, 100));
  database.read("omni_range", profile.omni_range, between(0, 100));
  database.read("omni_corrected", profile.omni_corrected, between(0, 100));
  read_camera(root.section("front_camera"), profile.front_camera);
  read_camera(root.section("omni_camera"), profile.omni_camera);
  Section odometry = root.section("odometry");
  odometry.read("calibration", profile.calibration);
  odometry.read("counts_left", profile.encoders.left, between(0.5, 2));
  odometry.read("counts_right", profile.encoders.right, between(0.5, 2));
  if (profile.calibration.find_first_of("/\\.") != std::string::npos) {
    odometry.refuse("calibration", "is no folder of content/odometry", "a plain name");
  }
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return profile;
}

std::filesystem::path rotation_file(const std::filesystem::path& content, const std::string& calibration, int number) {
  return content / "odometry" / calibration / fmt::format("{}.toml", number);
}

Result<Profile> load_profile(const std::filesystem::path& content, const std::string& name, const std::string& senses) {
  auto text = read_named(content, "players", name, "there is no player");
  if (!text) return pass_on(std::move(text));
  auto profile = parse_profile(*text, (content / file_of("players", name)).string());
  if (!profile) return profile;
  if (!senses.empty()) profile->senses = senses;
  if (auto loaded = load_seeing(content, profile->senses, profile->seeing); !loaded) return pass_on(std::move(loaded));
  if (!profile->database.empty()) {
    auto records = team::load_schema(content, profile->database);
    if (!records) return pass_on(std::move(records));
    profile->records = std::make_shared<const team::Schema>(std::move(*records));
  }
  if (auto read = read_rotations(content, *profile); !read) return pass_on(std::move(read));
  if (profile->wears.empty()) return profile;
  auto sensors = body::load_sensors(content, profile->wears);
  if (!sensors) return pass_on(std::move(sensors));
  profile->sensors = std::move(*sensors);
  return profile;
}

bool suits(const Profile& profile, const field::League& league) {
  if (league.omni || profile.on_omni_wheels()) return league.omni && profile.on_omni_wheels();
  return profile.on_wheels() == league.body.empty();
}

Result<TeamFile> parse_team(std::string_view toml, const std::string& where) {
  auto config = Config::parse(toml, where);
  if (!config) return pass_on(std::move(config));
  Section root = config->root();
  TeamFile team;
  team.name = std::filesystem::path{where}.stem().string();
  root.need("title", team.title);
  root.need("players", team.players);
  root.read("servos", team.servos);
  if (!team.servos.empty() && team.servos != "emulated") {
    root.refuse("servos", fmt::format("'{}' is unknown: leave it out, or \"emulated\"", team.servos));
  }
  if (team.players.empty() || team.players.size() > 11) root.refuse("players", "a team has one to eleven players");
  if (auto sound = config->finish(); !sound) return pass_on(std::move(sound));
  return team;
}

Result<TeamFile> load_team(const std::filesystem::path& content, const std::string& name) {
  auto text = read_named(content, "teams", name, "there is no team of players");
  if (!text) return pass_on(std::move(text));
  return parse_team(*text, (content / file_of("teams", name)).string());
}

const std::string& profile_of(const TeamFile& team, int number) {
  return team.players[std::min(static_cast<std::size_t>(number), team.players.size() - 1)];
}

std::vector<std::string> team_names(const std::filesystem::path& content) {
  return toml_names(content / "teams");
}

Result<std::shared_ptr<const BodyKind>> load_body(const std::filesystem::path& content, const std::string& name) {
  const std::vector<std::string> known = body::robot_names(content);
  if (std::ranges::find(known, name) == known.end()) {
    return fail("", fmt::format("there is no robot '{}'", name), suggest_and_list(name, known));
  }
  auto robot = body::read_robot(content / "robots" / name);
  if (!robot) return pass_on(std::move(robot));
  auto kind = std::make_shared<BodyKind>();
  kind->robot = std::move(*robot);
  auto library = act::read_motion_library(content, kind->robot);
  if (!library) return pass_on(std::move(library));
  kind->library = std::move(*library);
  auto cameras = body::read_cameras(kind->robot);
  if (!cameras) return pass_on(std::move(cameras));
  kind->cameras = std::move(*cameras);
  auto skills = act::HumanoidSkills::make(kind->robot, kind->library);
  if (!skills) return pass_on(std::move(skills));
  kind->standing = (*skills)->standing_pose();
  return std::shared_ptr<const BodyKind>{std::move(kind)};
}

Result<body::Sensors> sensors_of(const Profile& profile, const BodyKind* kind) {
  body::Sensors sensors = profile.sensors;
  const std::vector<body::Link> chassis(1);
  const std::span<const body::Link> links = kind != nullptr ? kind->robot.links : chassis;
  if (auto mounted = body::mount(links, fmt::format("player '{}'", profile.name), sensors); !mounted) {
    return pass_on(std::move(mounted));
  }
  if (kind == nullptr) return sensors;
  // the robot's own come first; where it can have only one, that of the profile counts
  const body::Sensors& own = kind->robot.sensors;
  if (!sensors.sonar) {
    sensors.sonar = own.sonar;
    sensors.sonar_settings = own.sonar_settings;
  }
  sensors.lasers.insert(sensors.lasers.begin(), own.lasers.begin(), own.lasers.end());
  if (!sensors.depth) sensors.depth = own.depth;
  if (!sensors.imu) sensors.imu = own.imu;
  if (!sensors.encoders) sensors.encoders = own.encoders;
  if (!sensors.soles) sensors.soles = own.soles;
  if (!sensors.touch) sensors.touch = own.touch;
  if (!sensors.wheels) sensors.wheels = own.wheels;
  return sensors;
}

}  // namespace cancha::robot
