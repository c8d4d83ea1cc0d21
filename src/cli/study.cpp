// ./cancha study: a match, a scenario or an experiment run many times, with figures that say how sure they are.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <set>
#include <thread>

#include "base/file_writer.h"
#include "base/json.h"
#include "base/suggest.h"
#include "cli/checks.h"
#include "cli/experiments.h"
#include "cli/serving.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "cli/version.h"
#include "lab/match_measures.h"
#include "lab/study_bars.h"
#include "lab/study_report.h"
#include "lab/study_store.h"

namespace cancha::cli {
namespace {

namespace fs = std::filesystem;

struct StudyOptions {
  std::string scenario;
  std::string blue;
  std::string yellow;
  double minutes = 0.0;
  int trials = 0;  ///< 0: nobody said how many
  int threads = 0;
  std::uint64_t seed = 1;
  std::string output;
  bool fresh = false;
  bool json = false;
  std::string csv;
  std::string report;
  std::string senses;
};

/// One of them, for programs.
struct PlayedTrial {
  std::uint64_t seed = 0;
  std::string ended;
  std::string hash;
  std::map<std::string, double> values;  ///< of all measures; what could not be told is not a number

  static constexpr auto fields() {
    return list_of(entry("seed", &PlayedTrial::seed), entry("ended", &PlayedTrial::ended),
                   entry("hash", &PlayedTrial::hash), entry("values", &PlayedTrial::values));
  }
};

std::vector<PlayedTrial> told_of(const std::vector<lab::Trial>& trials) {
  const auto measures = lab::match_measures();
  std::vector<PlayedTrial> told;
  told.reserve(trials.size());
  for (const lab::Trial& trial : trials) {
    PlayedTrial& one = told.emplace_back(PlayedTrial{trial.seed, trial.ended, fmt::format("{:016x}", trial.hash), {}});
    for (std::size_t i = 0; i < measures.size(); ++i) one.values[std::string{measures[i].name}] = trial.values[i];
  }
  return told;
}

/// Trials so far, for people and programs.
struct StudyOutcome {
  std::string file;
  std::string report;
  std::int64_t trials = 0;
  std::vector<lab::Figure> figures;
  std::string bars{};                 ///< what came of the scenario's bars, for people
  std::vector<PlayedTrial> played{};  ///< by seed

  static constexpr auto fields() {
    return list_of(entry("file", &StudyOutcome::file), entry("report", &StudyOutcome::report),
                   entry("trials", &StudyOutcome::trials), entry("figures", &StudyOutcome::figures),
                   entry("bars", &StudyOutcome::bars), entry("played", &StudyOutcome::played));
  }
};

/// A scenario by its name or file, or a league: whole matches of it.
Result<match::Scenario> scenario_of(const std::string& name) {
  const fs::path content = root() / "content";
  const auto leagues = field::league_names(content);
  if (std::ranges::find(leagues, name) == leagues.end()) {
    auto scenario = match::load_scenario(content, name);
    if (scenario || name.find('/') != name.npos || name.ends_with(".toml")) return scenario;
    const auto scenarios = match::scenario_names(content);
    if (std::ranges::find(scenarios, name) != scenarios.end()) return scenario;
    std::vector<std::string> known = scenarios;
    known.insert(known.end(), leagues.begin(), leagues.end());
    for (const lab::Experiment& one : lab::experiments()) known.emplace_back(one.name);
    return fail("", fmt::format("there is no scenario, league or experiment '{}'", name),
                suggest_and_list(name, known));
  }
  auto league = field::load_league(content, name);
  if (!league) return pass_on(std::move(league));
  match::Scenario scenario;
  scenario.name = scenario.league = name;
  scenario.title = league->title;
  return scenario;
}

fs::path file_of(const StudyOptions& o, const lab::Study& study) {
  if (!o.output.empty()) return o.output;
  return studies_folder() / fmt::format("{}-{}-{}{}.sqlite", study.scenario.name, match::short_name(study.fixture.blue),
                                        match::short_name(study.fixture.yellow),
                                        o.senses.empty() ? "" : "-" + o.senses);
}

/// "12 of 100 trials, 4 min left".
std::string progress_text(std::size_t done, std::size_t all, double seconds) {
  const double left = done == 0 ? 0.0 : seconds / static_cast<double>(done) * static_cast<double>(all - done);
  const std::string rest = done == 0   ? ""
                           : left < 90 ? fmt::format(", {:.0f} s left", left)
                                       : fmt::format(", {:.0f} min left", left / 60);
  return fmt::format(" {} of {} trials{}", done, all, rest);
}

/// What the trials say so far of the scenario's bars; without bars of goals.
std::string figures_so_far(const lab::Study& study, const std::vector<lab::Trial>& trials) {
  if (std::string bars = lab::bars_so_far(study.scenario.bars, trials); !bars.empty()) return bars;
  double goals = 0.0;
  for (const lab::Trial& trial : trials) goals += trial.values[0] + trial.values[1];
  return fmt::format("{:.2f} goals a trial", goals / static_cast<double>(trials.size()));
}

void remove_study(const fs::path& file) {
  std::error_code ignored;
  for (const char* ending : {"", "-wal", "-shm"}) fs::remove(file.string() + ending, ignored);
}

Result<void> play_missing(const lab::Study& study, lab::StudyStore& store, const StudyOptions& o) {
  auto trials = store.trials();
  if (!trials) return tl::unexpected<Error>(trials.error());
  std::set<std::uint64_t> played;
  for (const lab::Trial& trial : *trials) played.insert(trial.seed);
  std::vector<std::uint64_t> seeds;
  for (int i = 0; i < study.trials; ++i) {
    if (!played.contains(study.seed_of(i))) seeds.push_back(study.seed_of(i));
  }
  LiveLine line{!o.json};
  std::atomic<bool> stop{false};
  const os::HostTime began = os::now();
  std::size_t done = 0;
  const auto take = [&](const lab::Trial& trial) -> Result<void> {
    if (auto added = store.add(trial); !added) return added;
    ++done;
    trials->push_back(trial);
    if (line.due()) {
      line.show(fmt::format("{} │ {}", progress_text(done, seeds.size(), (os::now() - began).seconds()),
                            figures_so_far(study, *trials)));
    }
    if (interrupted()) stop = true;
    return {};
  };
  (void)interrupted();  // from here on a signal ends the study after the trials that are being played
  const int threads = o.threads > 0 ? o.threads : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  return lab::play_trials(study, seeds, threads, take, stop);
}

Result<StudyOutcome> finish(const lab::StudyStore& store, const fs::path& file, const StudyOptions& o) {
  auto results = lab::results_of(store);
  if (!results) return pass_on(std::move(results));
  StudyOutcome outcome{file.string(), o.report, static_cast<std::int64_t>(results->trials.size()), results->figures,
                       lab::bars_as_text(*results)};
  if (o.json) outcome.played = told_of(results->trials);
  if (outcome.report.empty()) outcome.report = fs::path{file}.replace_extension(".html").string();
  if (auto written = write_file(outcome.report, lab::study_report(*results)); !written)
    return pass_on(std::move(written));
  if (o.csv.empty()) return outcome;
  if (auto written = write_output(o.csv, lab::trials_as_csv(results->trials)); !written) {
    return pass_on(std::move(written));
  }
  return outcome;
}

void tell(const StudyOutcome& outcome, bool json) {
  if (json) {
    fmt::print("{}\n", to_json(outcome));
    return;
  }
  fmt::print("{} trials\n{}\n{}{}results  {}\nreport   {}\n", outcome.trials, lab::figures_as_text(outcome.figures),
             outcome.bars, outcome.bars.empty() ? "" : "\n", outcome.file, outcome.report);
}

/// Experiments have neither teams nor minutes, and are not stored.
int run_experiment_of(const lab::Experiment& experiment, const StudyOptions& o) {
  const bool of_matches =
      !o.blue.empty() || !o.yellow.empty() || o.minutes > 0 || !o.senses.empty() || !o.output.empty() || o.fresh;
  if (of_matches) {
    complain({o.scenario, "is no match", "it takes --trials, --threads, --seed, --csv, --report and --json only"});
    return kUsage;
  }
  return run_experiment(experiment, {o.trials, o.threads, o.seed, o.json, o.csv, o.report});
}

int run_study(const StudyOptions& o) {
  if (const lab::Experiment* experiment = find_experiment(o.scenario)) return run_experiment_of(*experiment, o);
  auto scenario = scenario_of(o.scenario);
  if (!scenario) return complain(scenario.error()), kUsage;
  match::Fixture fixture;
  fixture.blue = o.blue;
  fixture.yellow = o.yellow;
  fixture.minutes = o.minutes;
  fixture.seed = o.seed;
  fixture.sensing.senses = o.senses;
  auto study = lab::study_of(std::move(*scenario), std::move(fixture), root() / "content");
  if (!study) return complain(study.error()), kUsage;
  if (o.trials > 0) study->trials = o.trials;
  const fs::path file = file_of(o, *study);
  std::error_code trouble;
  if (file.has_parent_path()) fs::create_directories(file.parent_path(), trouble);
  if (o.fresh) remove_study(file);
  auto store = lab::StudyStore::open(file, *study, kVersion);
  if (!store) return complain(store.error()), kProblem;
  if (auto played = play_missing(*study, *store, o); !played) return complain(played.error()), kProblem;
  const auto outcome = finish(*store, file, o);
  if (!outcome) return complain(outcome.error()), kProblem;
  tell(*outcome, o.json);
  return outcome->trials >= study->trials ? kFine : kProblem;
}

int show_study(const StudyOptions& o) {
  const auto store = lab::StudyStore::look(o.scenario);
  if (!store) return complain(store.error()), kProblem;
  const auto outcome = finish(*store, o.scenario, o);
  if (!outcome) return complain(outcome.error()), kProblem;
  tell(*outcome, o.json);
  return kFine;
}

void add_outputs(CLI::App& verb, StudyOptions& o) {
  verb.add_option("--csv", o.csv, "also write a table with a line for each trial");
  verb.add_option("--report", o.report, "where the page with plots goes; default: beside the results")
      ->type_name("FILE");
  verb.add_flag("--json", o.json, "print one JSON object");
}

}  // namespace

CLI::App* add_study(CLI::App& app, std::function<int()>& verb) {
  CLI::App* group =
      app.add_subcommand("study", "play a match or a scenario many times, and say how sure the figures are");
  group->require_subcommand(1);

  const auto run = std::make_shared<StudyOptions>();
  CLI::App* run_verb = group->add_subcommand("run", "play the trials that are missing, on all cores");
  run_verb
      ->add_option("what", run->scenario,
                   "a scenario of content/scenarios, its file (.toml), a league: whole matches, or an experiment: see "
                   "./cancha study list")
      ->type_name("SCENARIO")
      ->required();
  run_verb->add_option("--blue", run->blue, "team; default: the scenario's, else the league's")->type_name("TEAM");
  run_verb->add_option("--yellow", run->yellow, "likewise")->type_name("TEAM");
  run_verb
      ->add_option("--minutes", run->minutes, "length of a trial at most; default: the scenario's, else the league's")
      ->check(within(0.01, 24.0 * 60));
  run_verb->add_option("--senses", run->senses,
                       "what all players see by: oracle or camera; default: as their profiles say");
  run_verb
      ->add_option("--trials", run->trials,
                   "how many; those that the file holds already count; default: 100, of an experiment its own")
      ->check(within(1, 1'000'000));
  run_verb->add_option("--threads", run->threads, "default: one for each core; results do not depend on it")
      ->check(within(1, 1024));
  run_verb->add_option("--seed", run->seed, "of the first trial; the others follow")
      ->capture_default_str()
      ->check(whole_number());
  run_verb->add_option("-o,--output", run->output, "file of the results (SQLite); default: studies/NAME.sqlite");
  run_verb->add_flag("--fresh", run->fresh, "forget what the file holds");
  add_outputs(*run_verb, *run);
  run_verb->footer(
      "examples:\n"
      "  ./cancha study run simurosot --blue rondo --yellow roles --minutes 2 --trials 50\n"
      "  ./cancha study run penalty_kick --trials 200 --csv penalty.csv\n"
      "  ./cancha study run kidsize --senses camera --minutes 10 --trials 4\n"
      "  ./cancha study run odometry_100m --trials 10");
  run_verb->callback([run, &verb] { verb = [run] { return run_study(*run); }; });

  CLI::App* list_verb = group->add_subcommand("list", "what can be studied: experiments, scenarios, leagues");
  list_verb->footer("example:\n  ./cancha study list");
  list_verb->callback([&verb] { verb = [] { return list_studies(root() / "content"); }; });

  const auto show = std::make_shared<StudyOptions>();
  CLI::App* show_verb = group->add_subcommand("show", "the figures of a study so far, and its report anew");
  show_verb->add_option("file", show->scenario, "results of a study")->type_name("FILE")->required();
  add_outputs(*show_verb, *show);
  show_verb->footer("example:\n  ./cancha study show studies/simurosot-rondo-roles.sqlite --csv rondo.csv");
  show_verb->callback([show, &verb] { verb = [show] { return show_study(*show); }; });
  return group;
}

}  // namespace cancha::cli
