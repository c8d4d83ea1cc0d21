#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/result.h"
#include "team/radio/radio.h"
#include "team/rtdb/segment.h"

namespace CLI {
class App;
}

namespace cancha::cli {

/// What ./cancha radio may be asked.
struct RadioOptions {
  team::Place place;               ///< whose database
  std::string schema = "cambada";  ///< of a database that must be made first
  std::string interface;           ///< empty = the best
  std::string multicast;           ///< empty = the usual group
  bool broadcast = false;
  std::vector<std::string> to;  ///< these machines instead of a group
  int port = 20032;
  double round = 0.1;  ///< seconds
  std::string budget = "team";
  std::string key;        ///< a file; empty = that of the team
  bool open = false;      ///< frames without a key
  bool new_key = false;   ///< make the file of the key, and end
  double duration = 0.0;  ///< seconds; 0 = until the user ends it
  bool json = false;
};

/// --interface, --to, --key and all else that says how a radio speaks.
void add_link(CLI::App& verb, RadioOptions& options);
/// What such options mean; makes the team's key where there is none yet.
[[nodiscard]] Result<team::RecordRadio::Settings> radio_settings(const RadioOptions& options);
CLI::App* add_radio(CLI::App& app, std::function<int()>& verb);

}  // namespace cancha::cli
