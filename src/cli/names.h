#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "field/league.h"
#include "messages/robot_id.h"

/// The names that users can choose from, for lists, for completion in shells, and for errors.
namespace cancha::cli {

/// Something that can be chosen, with a line about it.
struct Choice {
  std::string name;
  std::string about;
};

/// Built-in teams and the behaviours of content that can play a match; plug-ins are files.
[[nodiscard]] std::vector<Choice> teams();
[[nodiscard]] std::vector<Choice> leagues();
[[nodiscard]] std::vector<Choice> robots();
/// Motions of a robot; none where there is no such robot.
[[nodiscard]] std::vector<Choice> motions(const std::string& robot);
/// The recordings of the folder, newest first, as names without a folder.
[[nodiscard]] std::vector<Choice> recordings();
/// Where they lie.
[[nodiscard]] std::string recordings_folder();

/// The robot that --robot names, "blue:2".
[[nodiscard]] Result<RobotId> robot_of(const std::string& word);
/// Fails where the teams of a league have no such robot.
[[nodiscard]] Result<void> is_in(RobotId robot, const field::League& league);

/// The file that a user means: a path, or a recording's name with or without its ending. Otherwise the nearest names.
[[nodiscard]] Result<std::string> find_recording(const std::string& word);

}  // namespace cancha::cli
