#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"
#include "messages/rule_constants.h"

/// FutRob's `ini.config`: key=value under [robot_profile], lines that begin with # are comments.
namespace cancha::robot {

/// Everything that `ini.config` says. Paths are seen from its own folder.
struct FutrobSettings {
  int id = 1;
  int role = 2;
  bool log = true;
  std::string logfile = "futrob.log";
  bool log_action = true;
  bool log_motors = false;
  bool log_vision = true;
  bool log_comm = true;
  bool log_rules = false;
  bool stub = false;
  std::string stub_source = "objSampleData.input";
  std::string rules = "rules.xml";
  // ours
  std::string logic = "crisp";
  std::string vision = "futbotVision.conf";
  std::string senses = "oracle";
  std::string camera;
  std::string camera_mount;
  std::string camera_device;
  int camera_width = 432;
  int camera_height = 240;
  std::string offsets;
  std::string tuned_poses;
  std::string robot = "bioloid";
  std::string league = "kidsize";
  int baud = 1'000'000;
  std::string direction = "none";
  bool radio = false;
  std::string radio_address = "255.255.255.255";
  int radio_port = 10000;
  bool radio_big_endian = false;
  bool referee = false;
  int referee_team = 0;
  int referee_port = 3838;
  RuleConstants constants;

  static constexpr std::string_view kName = "cancha.FutrobSettings";
  static constexpr auto fields() {
    using S = FutrobSettings;
    return list_of(
        entry("id", &S::id, "own number in team messages").within(0, 254),
        entry("role", &S::role, "1 goalkeeper, 2 field player").within(1, 2),
        entry("logEnabled", &S::log, "1: a log is written"),
        entry("logfile", &S::logfile, "where; a file that is there is kept, and the new one gets a number"),
        entry("logAction", &S::log_action, "1: with actions as they begin and end"),
        entry("logMotors", &S::log_motors, "1: with goals of the servos, whenever the body changes what it does"),
        entry("logVision", &S::log_vision, "1: with things as they are seen"),
        entry("logComm", &S::log_comm, "1: with team messages"),
        entry("logRules", &S::log_rules, "1: with rules as they come true"),
        entry("visionStubEnabled", &S::stub, "1: sees what a script says, without a camera"),
        entry("visionStubSrc", &S::stub_source, "the script: scene,object,angle,distance"),
        entry("rules", &S::rules, "the rule file"),
        entry("logic", &S::logic, "how its rules decide: crisp, or with degrees by minimum, product or bounded; ours"),
        entry("visionConfig", &S::vision, "colours for a camera; ours: the document has two names for the file"),
        entry("senses", &S::senses, "what a simulated robot sees by where no script is used: oracle or camera; ours"),
        entry("camera", &S::camera, "which of its cameras a robot sees by; empty: its first; ours"),
        entry("cameraMount", &S::camera_mount,
              "how that camera really sits and sees: a file as `./cancha vision calibrate` and `chessboard` write it "
              "with "
              "`--mount`; empty: as the robot's files say; ours"),
        entry("cameraDevice", &S::camera_device,
              "of a real robot, e.g. /dev/video0; empty: it sees by a script or not at all; ours"),
        entry("cameraWidth", &S::camera_width, "pixels of its pictures; the nearest that the device has; ours")
            .within(16, 8192),
        entry("cameraHeight", &S::camera_height, "likewise; ours").within(16, 8192),
        entry("offsets", &S::offsets, "corrections of joints, [offsets] with degrees; empty: none; ours"),
        entry("tunedPoses", &S::tuned_poses, "a folder with motions of this very robot; empty: none; ours"),
        entry("robot", &S::robot, "a folder of content/robots; ours"),
        entry("league", &S::league, "a file of content/leagues; ours"),
        entry("baud", &S::baud, "bits a second on the servo bus; ours").within(1200, 4'000'000),
        entry("direction", &S::direction, "the pin that is high while we send: none, rts, gpio:18; ours"),
        entry("radioEnabled", &S::radio, "1: team messages by UDP, of an emulated or real body; ours"),
        entry("radioAddress", &S::radio_address, "where they are sent"),
        entry("radioPort", &S::radio_port, "UDP port of team messages; ours").within(1, 65535),
        entry("radioBigEndian", &S::radio_big_endian, "1: integers with the high byte first; ours"),
        entry("refereeEnabled", &S::referee, "1: hears a GameController, of an emulated or real body; ours"),
        entry("refereeTeam", &S::referee_team, "its team's number there; 0: the first of the two; ours").within(0, 254),
        entry("refereePort", &S::referee_port, "UDP port of the GameController; ours").within(1, 65535));
  }
};

/// Reads the text of an `ini.config`; all faults at once, each with its line. `where` names the text in errors.
[[nodiscard]] Result<FutrobSettings> parse_futrob(std::string_view text, const std::string& where);

/// Where such a text says a key: "ini.config:7", or the text's name alone where it does not.
[[nodiscard]] std::string place_of_key(std::string_view key, std::string_view text, const std::string& where);

/// One key that such a file may have, for the documentation.
struct FutrobKey {
  std::string name;
  std::string preset;  ///< what counts where the file does not say it
  std::string meaning;
};
[[nodiscard]] std::vector<FutrobKey> futrob_keys();

}  // namespace cancha::robot
