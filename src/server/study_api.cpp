#include "server/study_api.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "base/guarded_folder.h"
#include "base/json.h"
#include "lab/match_measures.h"
#include "lab/study_bars.h"
#include "lab/study_report.h"
#include "match/team_behaviour.h"
#include "server/paths.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kList = "/api/studies";
constexpr std::string_view kOne = "/api/study";
constexpr std::string_view kEnding = ".sqlite";

std::int64_t changed_at(const fs::path& path) {
  std::error_code gone;
  const auto when = fs::last_write_time(path, gone);
  if (gone) return 0;
  const auto since = std::chrono::file_clock::to_sys(when).time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

Result<lab::StudyStore> look(const fs::path& folder, const std::string& name) {
  const auto path = is_plain_name(name) ? GuardedFolder{folder}.find(fmt::format("{}{}", name, kEnding)) : std::nullopt;
  if (!path) return fail(name, "there is no such study", "./cancha study run makes one");
  return lab::StudyStore::look(*path);
}

Result<ListedStudy> listed(const fs::path& folder, const std::string& name, const lab::StudyStore& store) {
  auto played = store.played();
  if (!played) return pass_on(std::move(played));
  auto trials = store.count();
  if (!trials) return pass_on(std::move(trials));
  return ListedStudy{.name = name,
                     .title = std::move(played->title),
                     .league = played->fixture.league,
                     .blue = match::told_name(played->fixture.blue),
                     .yellow = match::told_name(played->fixture.yellow),
                     .trials = *trials,
                     .changed = changed_at(folder / fmt::format("{}{}", name, kEnding))};
}

std::vector<ListedStudy> list(const fs::path& folder) {
  std::vector<ListedStudy> all;
  std::error_code gone;
  for (const fs::directory_entry& entry : fs::directory_iterator{folder, gone}) {
    const fs::path& path = entry.path();
    if (path.extension() != kEnding) continue;
    const std::string name = path.stem().string();
    const auto store = look(folder, name);
    if (!store) continue;  // of another program
    if (auto one = listed(folder, name, *store)) all.push_back(std::move(*one));
  }
  std::ranges::sort(all, [](const auto& a, const auto& b) {
    return a.changed != b.changed ? a.changed > b.changed : a.name < b.name;
  });
  if (all.size() > kMostStudies) all.resize(kMostStudies);
  return all;
}

StudyView view_of(ListedStudy study, const lab::StudyResults& results) {
  StudyView view{.study = std::move(study), .bars = lab::bars_as_text(results)};
  std::vector<std::size_t> told;
  for (std::size_t i = 0; i < results.figures.size(); ++i) {
    if (results.figures[i].count == 0) continue;
    told.push_back(i);
    view.measures.push_back({results.figures[i], std::string{lab::match_measures()[i].meaning}});
  }
  for (const lab::Trial& trial : results.trials) {
    if (view.trials.size() == kMostShownTrials) break;
    StudyTrial& shown = view.trials.emplace_back(StudyTrial{.seed = trial.seed, .ended = trial.ended});
    for (const std::size_t i : told) shown.values.push_back(trial.values[i]);
  }
  return view;
}

Answer show(const fs::path& folder, std::string_view query) {
  const std::string name = query_value(query, "name").value_or("");
  const auto store = look(folder, name);
  if (!store) return text_answer(404, fmt::format("There is no study '{}'.", name));
  auto study = listed(folder, name, *store);
  if (!study) return text_answer(422, fmt::format("The study cannot be read: {}.", study.error().what));
  const auto results = lab::results_of(*store);
  if (!results) return text_answer(422, fmt::format("The study cannot be read: {}.", results.error().what));
  return json_answer(to_json(view_of(std::move(*study), *results)));
}

}  // namespace

bool is_about_studies(std::string_view path) {
  return path == kList || path == kOne;
}

Answer study_answer(const fs::path& folder, const Request& request, std::string_view path, std::string_view query) {
  if (request.method != "GET" && request.method != "HEAD") return only_methods("GET, HEAD");
  return path == kList ? json_answer(to_json(list(folder))) : show(folder, query);
}

Result<match::Fixture> fixture_of_study(const fs::path& folder, const std::string& name) {
  auto store = look(folder, name);
  if (!store) return pass_on(std::move(store));
  auto played = store->played();
  if (!played) return pass_on(std::move(played));
  return std::move(played->fixture);
}

}  // namespace cancha::server
