// FutRob's study cases and those of the SPL striker in short: as many trials as the long studies' figures can be held
// against. The striker as its document prints it stands beside the improved one where ways and kicks are compared.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <thread>

#include "base/hash.h"
#include "bench/bench.h"
#include "lab/discovery_study.h"
#include "lab/match_measures.h"
#include "lab/study.h"

namespace cancha::bench {
namespace {

constexpr std::string_view kGroup = "study";
constexpr int kTrialsEach = 20;  ///< times the repetitions: 100 trials of each scenario
constexpr int kNaoTrials = 4;    ///< likewise of NAOs, whose trials last half a minute: 20

/// All trials of some scenarios that are one case of the document.
class Case {
 public:
  explicit Case(const Settings& settings, int trials_each = kTrialsEach)
      : settings_{settings}, trials_each_{trials_each * settings.repetitions} {}

  /// `blue` plays where it is named, else the scenarios' own team.
  [[nodiscard]] Result<void> play(const std::vector<std::string_view>& scenarios, std::string_view blue = "") {
    for (const std::string_view name : scenarios) {
      settings_.progress(fmt::format("{} trials of {}{}{}", trials_each_, name, blue.empty() ? "" : " by ", blue));
      auto scenario = match::load_scenario(settings_.content, std::string{name});
      if (!scenario) return pass_on(std::move(scenario));
      match::Fixture fixture;
      fixture.blue = blue;
      fixture.yellow = "";
      auto study = lab::study_of(std::move(*scenario), std::move(fixture), settings_.content);
      if (!study) return pass_on(std::move(study));
      std::vector<std::uint64_t> seeds;
      for (int i = 0; i < trials_each_; ++i) seeds.push_back(study->seed_of(i));
      const std::size_t before = trials_.size();
      const std::atomic<bool> stop{false};
      const auto take = [&](const lab::Trial& trial) -> Result<void> {
        return trials_.push_back(trial), Result<void>{};
      };
      const int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
      if (auto played = lab::play_trials(*study, seeds, threads, take, stop); !played) return played;
      std::ranges::sort(trials_.begin() + static_cast<std::ptrdiff_t>(before), trials_.end(), {}, &lab::Trial::seed);
    }
    return {};
  }

  /// The mean of a measure over the trials that know it, as percent.
  [[nodiscard]] double percent(std::string_view measure) const {
    return percent_if(measure, [](double value) { return value; });
  }
  template <class Value>
  [[nodiscard]] double percent_if(std::string_view measure, Value value) const {
    return 100.0 * mean_of(measure, value);
  }
  /// The mean of a measure in metres, as millimetres.
  [[nodiscard]] double millimetres(std::string_view measure) const {
    return 1000.0 * mean_of(measure, [](double metres) { return metres; });
  }
  [[nodiscard]] Measurement figure_of(std::string_view name, double value, Better better, std::optional<double> bar,
                                      std::string_view unit = "%") const {
    Hash hash;
    for (const lab::Trial& trial : trials_) hash.add(trial.hash);
    return figure(kGroup, name, {value}, unit, better, bar, fmt::format("{:016x}", hash.value()));
  }

 private:
  template <class Value>
  [[nodiscard]] double mean_of(std::string_view measure, Value value) const {
    double sum = 0.0;
    double count = 0.0;
    for (const lab::Trial& trial : trials_) {
      const double one = trial.values[lab::find_measure(measure)];
      if (std::isnan(one)) continue;
      sum += static_cast<double>(value(one));
      count += 1.0;
    }
    return count > 0.0 ? sum / count : 0.0;
  }

  const Settings& settings_;
  int trials_each_;  ///< of each scenario
  std::vector<lab::Trial> trials_;
};

using Figures = std::vector<Measurement>;

Result<void> measure_penalties(const Settings& settings, Figures& figures) {
  Case kick{settings};
  if (auto played = kick.play({"futrob_kick", "futrob_kick_left", "futrob_kick_right"}); !played) return played;
  figures.push_back(kick.figure_of("penalty_shots_percent", kick.percent("shot_at_goal"), Better::Higher, 80.0));
  figures.push_back(kick.figure_of("penalty_falls_percent", kick.percent("falls_blue"), Better::Lower, 10.0));
  figures.push_back(kick.figure_of("penalty_decisions_percent", kick.percent("right_decisions"), Better::Higher, 99.0));
  return {};
}

Result<void> measure_saves(const Settings& settings, Figures& figures) {
  Case save{settings};
  if (auto played = save.play({"futrob_save", "futrob_save_side", "futrob_save_crossing"}); !played) return played;
  figures.push_back(save.figure_of("save_percent", 100.0 - save.percent("any_goal"), Better::Higher, 75.0));
  figures.push_back(save.figure_of("wrong_save_percent", save.percent("wrong_saves"), Better::Lower, 1.0));
  Case rise{settings};
  if (auto played = rise.play({"futrob_save_rise"}); !played) return played;
  figures.push_back(rise.figure_of("save_rise_percent", rise.percent("rose"), Better::Higher, 95.0));
  return {};
}

Result<void> measure_team(const Settings& settings, Figures& figures) {
  const lab::ExperimentResult known = lab::run_discovery({.runs = kTrialsEach * settings.repetitions});
  figures.push_back(
      figure(kGroup, "discovery_percent", {known.report.rows.back().mean("known")}, "%", Better::Higher, 99.0));
  // as the bars of its scenario
  Case relocation{settings};
  if (auto played = relocation.play({"futrob_relocate"}); !played) return played;
  const double near = relocation.percent_if("keeper_off", [](double metres) { return metres <= 0.06 ? 1.0 : 0.0; });
  figures.push_back(relocation.figure_of("relocation_percent", near, Better::Higher, 90.0));
  Case pass{settings};
  if (auto played = pass.play({"futrob_pass"}); !played) return played;
  figures.push_back(pass.figure_of("pass_percent", pass.percent("passed"), Better::Higher, 95.0));
  figures.push_back(pass.figure_of("pass_received_percent", pass.percent("received"), Better::Higher, 85.0));
  return {};
}

Result<void> measure_stopping(const Settings& settings, Figures& figures) {
  Case stopping{settings, kTrialsEach};  // a third of a second each
  if (auto played = stopping.play({"stopping_distance"}); !played) return played;
  const double near = stopping.percent_if("heard", [](double m) { return m >= 0.38 && m <= 0.56 ? 1.0 : 0.0; });
  figures.push_back(stopping.figure_of("spl_stopping_percent", near, Better::Higher, 90.0));
  // one mean between two bars
  const double mean = stopping.millimetres("heard");
  figures.push_back(stopping.figure_of("spl_stopping_mean_least", mean, Better::Higher, 430.0, "mm"));
  figures.push_back(stopping.figure_of("spl_stopping_mean_most", mean, Better::Lower, 530.0, "mm"));
  return {};
}

/// So many per cent of the trials of a case, by one measure.
struct Asked {
  std::string_view name;
  std::string_view measure;
  std::optional<double> bar{};
};

/// A case of the SPL striker.
struct StrikerCase {
  std::vector<std::string_view> scenarios;
  std::vector<Asked> asked;
  bool exact_too = false;  ///< so does the striker as the document prints it: figures beside, without bars
};

Result<void> measure_case(const Settings& settings, const StrikerCase& one, bool exact, Figures& figures) {
  Case played{settings, kNaoTrials};
  if (auto done = played.play(one.scenarios, exact ? "spl_exact" : ""); !done) return done;
  for (const Asked& asked : one.asked) {
    const std::string name = fmt::format("spl_{}{}_percent", exact ? "exact_" : "", asked.name);
    const auto bar = exact ? std::nullopt : asked.bar;
    figures.push_back(played.figure_of(name, played.percent(asked.measure), Better::Higher, bar));
  }
  return {};
}

Result<void> measure_striker(const Settings& settings, Figures& figures) {
  const StrikerCase avoid{{"avoid_one", "avoid_two", "avoid_three"},
                          {{"avoid", "no_long_push", 95.0}, {"avoid_reached", "reached_ball"}},
                          true};
  const StrikerCase align{{"align_own_goal", "align_beside", "align_blocked"}, {{"align", "shot_at_goal", 80.0}}, true};
  const StrikerCase choice{{"kick_choice"}, {{"kick_choice", "right_kicks", 99.0}}};
  const StrikerCase search{{"search_behind", "search_far", "search_hidden", "search_cooperative"},
                           {{"search", "found_ball", 95.0}}};
  for (const StrikerCase& one : {avoid, align, choice, search}) {
    if (auto played = measure_case(settings, one, false, figures); !played) return played;
    if (!one.exact_too) continue;
    if (auto played = measure_case(settings, one, true, figures); !played) return played;
  }
  return {};
}

}  // namespace

Result<std::vector<Measurement>> measure_study(const Settings& settings) {
  Figures figures;
  for (const auto measure : {measure_penalties, measure_saves, measure_team, measure_stopping, measure_striker}) {
    if (auto measured = measure(settings, figures); !measured) return pass_on(std::move(measured));
  }
  return figures;
}

}  // namespace cancha::bench
