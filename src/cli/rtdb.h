#pragma once

#include <functional>
#include <string>

#include "team/rtdb/segment.h"

namespace CLI {
class App;
}

namespace cancha::cli {

/// What the verbs of ./cancha rtdb may be asked.
struct RtdbOptions {
  team::Place place;               ///< whose database
  std::string name;                ///< of a record
  std::string value;               ///< put: JSON
  double every = 0.0;              ///< put: seconds; 0 = once
  std::string schema = "cambada";  ///< make
  std::string file;                ///< record, replay: the journal
  int of = -1;                     ///< get: whose; -1 = this robot's
  int times = 0;                   ///< top; 0 = until the user ends it
  double seconds = 0.0;            ///< record; 0 = until the user ends it
  double speed = 1.0;              ///< replay; 0 = as fast as it goes
  bool json = false;
};

/// --team and --member: whose database is meant.
void add_robot(CLI::App& verb, team::Place& place);
/// --folder: where databases are looked for.
void add_folder(CLI::App& verb, team::Place& place);
CLI::App* add_rtdb(CLI::App& app, RtdbOptions& options, std::function<int()>& verb);

}  // namespace cancha::cli
