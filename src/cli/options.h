#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/servo_options.h"
#include "match/sensing.h"

/// What users can ask for, one struct for each verb; the names are those of the options on the command line.
namespace cancha::cli {

/// Where the studio is served.
struct ServeOptions {
  std::string listen = "127.0.0.1";    ///< address of this machine
  bool no_token = false;               ///< loopback only: all accounts of this machine may use the studio
  std::uint16_t port = 8642;           ///< where it is taken the next ones are tried
  bool no_browser = false;             ///< only print the address
  std::string databases = "/dev/shm";  ///< where those of robots lie
  std::size_t most_recordings = 2000;  ///< beyond, the page begins no more
  double most_gigabytes = 20.0;        ///< of recordings, likewise
};

struct StudioOptions {
  std::vector<std::string> teams;  ///< plug-ins that may be chosen in the page
  ServeOptions serve;
};

struct PlayOptions {
  std::string league = "simurosot";
  std::string blue{};             ///< a team's name or path; empty: the one that the league names
  std::string yellow{};           ///< likewise
  std::string scenario{};         ///< its name or file; empty: the match begins with a kick-off
  std::string chart{};            ///< of a contest: what blue's robot runs, a name or a file
  std::string scene{};            ///< likewise: a name, a file, or "random"; empty: the league's. Elsewhere a scenario
  std::string robot{};            ///< likewise: its body; empty: the league's
  std::string judge{};            ///< likewise: "program" or "person"; empty: program
  std::string pitch{};            ///< of middle size: "18x12", metres; empty: the league's
  std::optional<double> minutes;  ///< of the whole match; default: the league's two halves
  std::uint64_t seed = 1;
  int count = 1;                ///< of matches, whose seeds follow each other
  std::optional<double> speed;  ///< times real time, 0 = as fast as it goes; default: 1 where people watch, else 0
  std::string record;           ///< where to; empty = recordings/…
  bool force = false;           ///< replace the file that is there
  bool no_record = false;
  bool headless = false;
  bool json = false;
  double deadline = 0.2;       ///< seconds of processor time that a plug-in may use in one call
  bool trust_plugins = false;  ///< they run without fence and filter
  bool rtdb = false;           ///< the robots' knowledge goes into real-time databases
  std::string referee;         ///< PROTOCOL[:PORT] of a referee outside of the match; empty = none
  std::string announce;        ///< PROTOCOL[:PORT] to tell the match on; empty = nobody
  match::Sensing sensing;
  bool anyone = false;                    ///< bodies and RefBox are served to other machines, too
  std::array<std::uint16_t, 2> bodies{};  ///< ports on which those of blue and yellow are served; 0 = they are not
  std::string press;                      ///< chest buttons: "blue:3@1.5,…"; empty = nobody presses any
  std::string drive;                      ///< the robot that the page drives at first, "blue 0"; empty = none
  ServeOptions serve;
};

struct ReplayOptions {
  std::string file;
  bool verify = false;
  bool json = false;
};

struct WatchOptions {
  std::string file;
  bool info = false;  ///< only tell what is in it
  ServeOptions serve;
  std::string recover;  ///< write a repaired copy here
  bool json = false;
};

struct ExportOptions {
  std::string file;
  bool html = false, svg = false, png = false, video = false, scenario = false;  ///< what to write
  std::string output;                                                            ///< empty = beside the recording
  std::optional<double> at;    ///< seconds; default: what decided the match
  std::optional<double> from;  ///< seconds, of a clip
  std::optional<double> to;    ///< likewise
  std::optional<int> fps;      ///< of a clip; default: 15
  std::optional<int> width;    ///< pixels; default: 1280 for pictures, 960 for clips
  bool force = false;          ///< replace files that are there
  bool json = false;
};

struct BenchOptions {
  std::vector<std::string> groups{};  ///< empty = all
  bool json = false, list = false;
  int repetitions = 5;
};

struct DrawOptions {
  std::string league = "simurosot";
  std::string output;  ///< empty = standard output
};

struct RulesOptions {
  std::string file;             ///< the rules; stats: a recording
  std::string world;            ///< explain: "ballInSight,ballIsMine=0.4"
  std::string logic = "crisp";  ///< explain: crisp, minimum, product or bounded
  bool json = false;
};

struct GenerateOptions {
  std::string file;
  std::string target = "c";
  std::string backend = "auto";
  std::string folder = "generated";
  std::string name;
  std::string agent;
  std::string pins;   ///< "u=2,v=3"
  int sample_ms = 0;  ///< 0 = the file's
  bool trace = false;
  bool pull_up = false;
  bool machine_only = false;
  bool check = false;
  bool verify = false;
  int steps = 1'000'000;  ///< of --verify
};

struct ChartOptions {
  std::string file;      ///< .scxml or .csv
  std::string inputs;    ///< run: "u=1,v=0;u=0"
  std::string sequence;  ///< run and test: a table of inputs
  std::string output;    ///< empty = standard output
  bool simplify = false;
  bool scxml = false;  ///< table: write a table as SCXML
  bool json = false;
};

/// Exit statuses: fine, ran and found a problem, wrong usage.
inline constexpr int kFine = 0;
inline constexpr int kProblem = 1;
inline constexpr int kUsage = 2;

int play(const PlayOptions& options);
int replay(const ReplayOptions& options);
int watch(const WatchOptions& options);
int bench(const BenchOptions& options);
int draw(const DrawOptions& options);
int studio(const StudioOptions& options);
int rules_check(const RulesOptions& options);
int rules_explain(const RulesOptions& options);
int rules_docs();
int chart_check(const ChartOptions& options);
int chart_run(const ChartOptions& options);
int chart_table(const ChartOptions& options);
int chart_draw(const ChartOptions& options);
int chart_test(const ChartOptions& options);
int generate(const GenerateOptions& options);
int rules_stats(const RulesOptions& options);
int export_recording(const ExportOptions& options);
/// Serves one recording, beside those in recordings/, until the user ends it.
int watch_in_browser(const std::string& file, const ServeOptions& options);

}  // namespace cancha::cli
