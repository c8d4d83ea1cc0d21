#include "bench/bench.h"

#include <fmt/format.h>
#include <time.h>

#include <algorithm>
#include <limits>

#include "base/expects.h"
#include "base/json.h"
#include "os/clock.h"

namespace cancha::bench {

std::optional<bool> Measurement::reached() const {
  if (!bar) return std::nullopt;
  return better == Better::Higher ? value >= *bar : value <= *bar;
}

namespace {

struct Row {
  std::string group, name;
  double value = 0.0;
  std::string unit;
  Better better{};
  double bar = 0.0;  ///< not a number: none
  double spread = 0.0;
  std::string signature;

  static constexpr auto fields() {
    return list_of(entry("group", &Row::group), entry("name", &Row::name), entry("value", &Row::value),
                   entry("unit", &Row::unit), entry("better", &Row::better), entry("bar", &Row::bar),
                   entry("spread", &Row::spread), entry("signature", &Row::signature));
  }
};

}  // namespace

std::string json_of(std::span<const Measurement> measurements) {
  std::vector<Row> rows;
  for (const Measurement& m : measurements) {
    const double bar = m.bar.value_or(std::numeric_limits<double>::quiet_NaN());
    rows.push_back({m.group, m.name, m.value, m.unit, m.better, bar, m.spread, m.signature});
  }
  return to_json(rows);
}

std::span<const Group> groups() {
  static constexpr Group kGroups[] = {
      {"engine", "the 3D engine: ten robots and a ball, step 5 ms, one thread", measure_engine},
      {"record", "what recording a match costs", measure_record},
      {"studio", "what fifty viewers cost a live match", measure_studio},
      {"xabsl", "compiling, typing in, documenting, loading and running behaviours, one thread", measure_xabsl},
      {"rules", "evaluating XML rules, one thread", measure_rules},
      {"codegen", "how large and how fast generated code is", measure_codegen},
      {"humanoid", "how well a humanoid walks, kicks and gets up", measure_humanoid},
      {"nao", "how well a NAO walks, kicks and gets up, and how a Robonova walks", measure_nao},
      {"ceabot", "races, stairs and sumo of the CEABOT contest on random scenes and bodies", measure_ceabot},
      {"study", "study cases of FutRob (100 trials each) and of the SPL striker (20 trials each, stopping 100)",
       measure_study},
      {"match", "matches of six humanoids and of ten NAOs with a recording, beside real time; how long they stand",
       measure_match},
      {"player", "one tick of a humanoid player without physics, on the readings of a match", measure_player},
      {"model", "how well players know the ball, and where they are", measure_model},
      {"msl_model", "how well middle-size robots know their place and the ball, with CAMBADA's noise; seconds",
       measure_msl_model},
      {"senses", "simulated cameras, lasers, sonars, depth sensors; a humanoid match with six cameras", measure_senses},
      {"msl", "the engine of omni robots, six a side; a middle size match with a recording, beside real time",
       measure_msl},
      {"rtdb", "the real-time database between two processes, beside a plain seqlock", measure_rtdb},
      {"radio", "teams of 2 to 10 robots on air that loses a fifth of the frames; real robots on loopback",
       measure_radio},
      {"vision", "blobs and things in drawn pictures of the KidSize pitch, beside OpenCV's way; balls found",
       measure_vision},
  };
  return kGroups;
}

Measurement figure(std::string_view group, std::string_view name, std::vector<double> values, std::string_view unit,
                   Better better, std::optional<double> bar, std::string signature) {
  CANCHA_EXPECTS(!values.empty());
  std::ranges::sort(values);
  const std::size_t half = values.size() / 2;
  const double median = values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
  return {std::string{group},
          fmt::format("{}.{}", group, name),
          median,
          std::string{unit},
          better,
          bar,
          values.back() - values.front(),
          std::move(signature)};
}

double cpu_seconds() {
  return os::used_by_this_thread().seconds();
}

}  // namespace cancha::bench
