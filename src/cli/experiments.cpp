#include "cli/experiments.h"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "base/file_writer.h"
#include "base/json.h"
#include "cli/serving.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "match/scenario.h"

namespace cancha::cli {
namespace {

namespace fs = std::filesystem;

/// The page, and each chart as a picture beside it.
Result<void> write_results(const lab::ExperimentResult& result, const fs::path& page) {
  if (auto written = write_file(page, lab::experiment_page(result), {.make_folders = true}); !written) return written;
  for (std::size_t i = 0; i < result.charts.size(); ++i) {
    const std::string name = page.stem().string() + (i == 0 ? "" : fmt::format("-{}", i + 1)) + ".svg";
    const fs::path picture = page.parent_path() / name;
    if (auto written = write_file(picture, lab::draw_chart(result.charts[i])); !written) return written;
  }
  return {};
}

}  // namespace

const lab::Experiment* find_experiment(const std::string& name) {
  const auto all = lab::experiments();
  const auto found = std::ranges::find(all, name, &lab::Experiment::name);
  return found == all.end() ? nullptr : &*found;
}

int run_experiment(const lab::Experiment& experiment, const ExperimentOptions& o) {
  LiveLine line{!o.json};
  const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  const lab::ExperimentResult result = experiment.run({.runs = o.runs > 0 ? o.runs : experiment.runs,
                                                       .seed = o.seed,
                                                       .progress =
                                                           [&](double share) {
                                                             if (line.due()) {
                                                               line.show(fmt::format(" {:.0f} %", 100 * share));
                                                             }
                                                           },
                                                       .threads = o.threads > 0 ? o.threads : cores,
                                                       .content = root() / "content"});
  line.clear();
  if (result.trouble) return complain(*result.trouble), kProblem;
  const fs::path page =
      o.report.empty() ? studies_folder() / fmt::format("{}.html", experiment.name) : fs::path{o.report};
  if (auto written = write_results(result, page); !written) return complain(written.error()), kProblem;
  if (!o.csv.empty()) {
    if (auto written = write_output(o.csv, lab::experiment_csv(result)); !written) {
      return complain(written.error()), kProblem;
    }
  }
  if (o.json) {
    fmt::print("{}\n", to_json(result.report));
  } else {
    fmt::print("{}report   {}\n", lab::experiment_text(result), page.string());
  }
  return kFine;
}

int list_studies(const std::filesystem::path& content) {
  fmt::print("experiments, which are no matches\n");
  for (const lab::Experiment& one : lab::experiments()) fmt::print("  {:<22}{}\n", one.name, one.about);
  fmt::print("\nscenarios of content/scenarios, played again and again\n");
  for (const std::string& name : match::scenario_names(content)) {
    const auto scenario = match::load_scenario(content, name);
    fmt::print("  {:<22}{}\n", name, scenario ? scenario->title : scenario.error().text());
  }
  fmt::print("\nand every league: whole matches (./cancha leagues)\n");
  return kFine;
}

}  // namespace cancha::cli
