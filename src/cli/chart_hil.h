#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

/// ./cancha chart hil: the behaviour runs here, its inputs and outputs are pins of a board.
namespace cancha::cli {

struct ChartHilOptions {
  std::string file;
  std::string port;                     ///< "/dev/ttyACM0"
  std::string firmware;                 ///< folder to write the board's firmware to, instead of running
  std::string pins;                     ///< "u=2,v=3"; they win over those of the file
  std::vector<std::string> pin_inputs;  ///< of the emulated board: "2=1"
  std::int64_t steps = 0;               ///< 0 = until Ctrl-C
  int sample_ms = 0;                    ///< 0 = the file's
  bool emulate = false;
  bool hurry = false;
};

/// Adds the verb to the group `chart`, which is made where it is missing: to be called after those who make it.
void add_chart_hil(CLI::App& app, ChartHilOptions& options, std::function<int()>& verb);

int chart_hil(const ChartHilOptions& options);

}  // namespace cancha::cli
