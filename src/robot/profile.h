#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "act/humanoid/motion_library.h"
#include "base/random.h"
#include "base/result.h"
#include "body/camera.h"
#include "body/robot.h"
#include "field/league.h"
#include "messages/contest_settings.h"
#include "messages/rule_constants.h"
#include "messages/sight_settings.h"
#include "messages/vision.h"
#include "model/localisation/rotation_calibration.h"
#include "robot/hearing.h"
#include "robot/player.h"
#include "robot/seeing.h"
#include "world/sensors/encoders.h"

/// Players from files: content/players/NAME.toml says what a player is made of, content/teams/NAME.toml who is in a
/// team.
namespace cancha::team {
struct Schema;
}

namespace cancha::robot {

struct FutrobSettings;

/// What a player is made of; robot/parts.h has the parts.
struct Profile {
  std::string name;   ///< of its file
  std::string title;  ///< for people
  std::string senses = "oracle";
  SightSettings sight;    ///< of an oracle
  std::string wears;      ///< a file of content/sensors; empty: none
  body::Sensors sensors;  ///< what that file says: besides what the robot itself has
  SeeingProfile seeing;   ///< of a camera, or of a stub
  std::string model = "tracker";
  std::string pose{};  ///< of a tracker: how it finds its place; empty: as suits the league's bodies
  std::string mind = "field_player";
  std::string program;  ///< of a mind "program": its file, seen from content/behaviours
  std::string skills = "humanoid";
  HearingProfile hearing{};  ///< of one on a real body
  int role = 0;              ///< of a model "futrob": 1 keeper, 2 field player; 0: the first of a team is its keeper
  std::shared_ptr<const FutrobSettings> futrob{};  ///< of a model "futrob" that has an ini.config
  RuleConstants constants{};                       ///< of one that has none
  ContestSettings contest{};                       ///< of a model "reckoning"
  std::string database{};                          ///< a file of content/team: it knows and tells all through it
  double front_view = 1.05;                        ///< likewise: radians that the front camera sees
  double corrected = 8.0;                          ///< likewise: metres up to which it tells places, not angles alone
  double omni_range = 6.0;                         ///< likewise: metres that the omnidirectional camera sees
  double omni_corrected = 100.0;                   ///< likewise: metres up to which that one tells places
  std::shared_ptr<const team::Schema> records{};   ///< what that file says
  teamware::CameraSettings front_camera{.camera = teamware::Camera::Front};  ///< as that file's record of it says
  teamware::CameraSettings omni_camera{.camera = teamware::Camera::Omni};    ///< likewise
  world::EncoderFaults encoders{};                                           ///< of a simulated robot on omni wheels
  std::string calibration{};                            ///< a folder of content/odometry, with a file for each robot
  std::vector<model::RotationCalibration> rotations{};  ///< what those files say, by number

  /// The simulator draws pictures for it.
  [[nodiscard]] bool wants_images() const { return senses == "camera" || !seeing.camera.empty(); }
  /// The simulator recognises things for it: it neither looks at pictures itself nor follows a script.
  [[nodiscard]] bool sees_by_oracle() const { return !reckons() && senses != "camera" && senses != "stub"; }
  /// The factors of a robot's turns; those of one that was never calibrated change nothing.
  [[nodiscard]] model::RotationCalibration rotation_of(int number) const {
    const auto at = static_cast<std::size_t>(number);
    return at < rotations.size() ? rotations[at] : model::RotationCalibration{};
  }
  /// It knows no field: a robot of a contest.
  [[nodiscard]] bool reckons() const { return model == "reckoning"; }
  [[nodiscard]] bool on_wheels() const { return skills == "wheels"; }
  [[nodiscard]] bool on_omni_wheels() const { return skills == "omni"; }
};

/// Reads a profile; all faults at once. `where` names the text in errors, and its stem is the profile's name.
[[nodiscard]] Result<Profile> parse_profile(std::string_view toml, const std::string& where);
/// With other senses than its file says, where some are named.
[[nodiscard]] Result<Profile> load_profile(const std::filesystem::path& content, const std::string& name,
                                           const std::string& senses = "");

/// Where the rotation factors of a robot lie: content/odometry/CALIBRATION/NUMBER.toml.
[[nodiscard]] std::filesystem::path rotation_file(const std::filesystem::path& content, const std::string& calibration,
                                                  int number);

/// Whether a player's body is that of a league's robots: two wheels, omni wheels, or joints.
[[nodiscard]] bool suits(const Profile& profile, const field::League& league);

/// A team of players.
struct TeamFile {
  std::string name;
  std::string title;
  std::vector<std::string> players;  ///< profiles in order of number
  std::string servos{};              ///< "emulated": goals of joints go as bytes over a bus of emulated servos
};
[[nodiscard]] Result<TeamFile> parse_team(std::string_view toml, const std::string& where);
[[nodiscard]] Result<TeamFile> load_team(const std::filesystem::path& content, const std::string& name);
/// The profile of a robot; a team that names fewer has more players of the last one.
[[nodiscard]] const std::string& profile_of(const TeamFile& team, int number);
/// The teams of players in a content folder, sorted.
[[nodiscard]] std::vector<std::string> team_names(const std::filesystem::path& content);

/// A kind of robot with what it has learnt, shared by all players who have such a body.
struct BodyKind {
  body::Robot robot;
  act::MotionLibrary library;
  std::vector<double> standing;  ///< angles of the joints of one that stands
  std::vector<body::Camera> cameras{};
};
[[nodiscard]] Result<std::shared_ptr<const BodyKind>> load_body(const std::filesystem::path& content,
                                                                const std::string& name);

/// All sensors that a player's robot carries: its own and those that its profile adds.
[[nodiscard]] Result<body::Sensors> sensors_of(const Profile& profile, const BodyKind* kind);

}  // namespace cancha::robot
