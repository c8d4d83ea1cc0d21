#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "codegen/generated.h"
#include "decide/program/program.h"

namespace CLI {
class App;
}

/// ./cancha chart hil: the behaviour runs here, its inputs and outputs are pins of a board; with --match it runs there,
/// and moves a simulated robot.
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
  // the whole robot in the loop
  std::string league;             ///< a test of a contest: "ceabot-race"; empty = pins only
  std::string scene;              ///< of it; empty: the league's
  std::string robot;              ///< likewise: its body
  std::uint64_t seed = 1;         ///< likewise
  double seconds = 0.0;           ///< of each match; 0 = to its end
  std::vector<std::string> ways;  ///< "mil" and so on; empty: all
};

/// Adds the verb to the group `chart`, which is made where it is missing: to be called after those who make it.
void add_chart_hil(CLI::App& app, ChartHilOptions& options, std::function<int()>& verb);

int chart_hil(const ChartHilOptions& options);

/// The same with --match: the chart drives the robot of a contest in the model, as generated C here, on an emulated
/// chip and on a board, and all of these are compared.
int chart_loop(const ChartHilOptions& options);
/// Its options.
void add_chart_loop_options(CLI::App& hil, ChartHilOptions& options);

/// What a user has named as a chart, ready to be run here, and how often; what is wrong with it is told.
struct LoadedChart {
  std::shared_ptr<const decide::program::Program> program;
  std::string name;  ///< a C identifier
  int sample_ms = 100;
};
[[nodiscard]] std::optional<LoadedChart> load_chart(const ChartHilOptions& options);
/// Complains about all of them.
int complain_all(const std::vector<Error>& errors, int status);
/// Writes the files of a sketch into the folder that the user has named, and says what to do with them.
int write_sketch(const std::vector<codegen::GeneratedFile>& files, const std::string& folder);

}  // namespace cancha::cli
