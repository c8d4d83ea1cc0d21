#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "act/pose/motion.h"

/// Motions that were made with other tools: pages of RoboPlus (.mtn), and tables of degrees (.csv).
namespace cancha::act {

/// Which id of the file means which joint: by the joints' order; -1 for joints that the file does not have.
struct IdMap {
  std::vector<int> ids;

  /// The place of the joint with an id; body::kNone where there is none.
  [[nodiscard]] std::size_t joint(int id) const;
};

/// The ids of the robot itself.
[[nodiscard]] IdMap own_ids(const body::Robot& robot);

/// Ids by the joints' names: `[ids]`, `right_knee = 16`.
[[nodiscard]] Result<IdMap> parse_ids(std::string_view toml, const std::string& where, const body::Robot& robot);
[[nodiscard]] Result<IdMap> read_ids(const std::filesystem::path& path, const body::Robot& robot);

/// A page of RoboPlus. Where next and exit are not 0, the page was made to be followed by others.
struct Page {
  int number = 0;  ///< in its file, from 1
  int next = 0;    ///< page that follows
  int exit = 0;    ///< page that is played when it is stopped
  Motion motion;
};

/// Reads a text file of RoboPlus Motion. Pages without steps are left out. What is assumed: docs/motions.md.
[[nodiscard]] Result<std::vector<Page>> import_mtn(std::string_view text, const std::string& where,
                                                   const body::Robot& robot, const IdMap& ids);

struct CsvSettings {
  std::string title;                        ///< of the motion; its file's name where it is empty
  double time = 0.12;                       ///< seconds a step, where the table does not say it
  double counts_per_degree = 1024.0 / 300;  ///< as the table's author reckoned
};

/// Reads a table of servo degrees (0 to 300, the middle at 150). The first cell is "id" where each line is a servo and
/// each column a pose, or "pose" where it is the other way round.
[[nodiscard]] Result<Motion> import_csv(std::string_view text, const std::string& where, const body::Robot& robot,
                                        const IdMap& ids, const CsvSettings& settings);

/// Calls poses equilibrium in which the robot stands on both feet, its centre of mass well inside. Files of others do
/// not say it.
void judge_equilibrium(Motion& motion, const body::Robot& robot, double margin = 0.01);

}  // namespace cancha::act
