// ./cancha contest: a CEABOT contest of several teams, and scenes for it.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "base/file_writer.h"
#include "base/text_file.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "field/league.h"
#include "lab/contest.h"
#include "match/fixture.h"

namespace cancha::cli {
namespace {

namespace fs = std::filesystem;

struct ContestOptions {
  std::string file;
  bool fresh = false;
  std::uint64_t seed = 1;
  std::string output;
};

int refuse(const Error& error, int status) {
  complain(error);
  return status;
}

int run(const ContestOptions& o) {
  (void)interrupted();
  auto text = read_text(o.file, "a contest's file (.toml)");
  if (!text) return refuse(text.error(), kUsage);
  auto plan = lab::parse_contest(*text, o.file);
  if (!plan) return refuse(plan.error(), kUsage);
  const fs::path base = fs::path{o.file}.parent_path() / fs::path{o.file}.stem();
  const fs::path kept = base.string() + "-results.toml";
  const fs::path page = base.string() + ".html";
  lab::ContestStore store;
  std::error_code ignored;
  if (!o.fresh && fs::is_regular_file(kept, ignored)) {
    auto before = read_text(kept.string());
    if (!before) return refuse(before.error(), kProblem);
    auto read = lab::parse_store(*before, kept.string());
    if (!read) return refuse(read.error(), kUsage);
    store = std::move(*read);
    fmt::print("goes on from {} ({} tests done)\n", kept.string(), store.size());
  }
  const auto keep = [&](const lab::ContestStore& so_far) -> Result<void> {
    if (auto put = write_file(kept, lab::store_text(so_far)); !put) return put;
    if (interrupted()) return fail(o.file, "was interrupted", "run it again: it goes on from here");
    return {};
  };
  const auto progress = [](const std::string& test) {
    fmt::print("  {}\n", test);
    std::fflush(stdout);
  };
  auto table = lab::run_contest(*plan, root() / "content", store, keep, progress);
  if (!table) return refuse(table.error(), kProblem);
  if (auto put = write_file(page, lab::contest_page(*plan, *table, store, root() / "content")); !put)
    return refuse(put.error(), kProblem);
  fmt::print("\n  {}\n\n{}\n  page:    {}\n  results: {}\n", plan->title, lab::table_text(*table), page.string(),
             kept.string());
  return kFine;
}

int check(const ContestOptions& o) {
  auto league = field::load_league(root() / "content", "ceabot-race");
  if (!league) return refuse(league.error(), kProblem);
  auto text = read_text(o.file, "a scene's file (.toml)");
  if (!text) return refuse(text.error(), kUsage);
  auto legal = field::parse_scene(*text, o.file, league->walls, *league->contest);
  if (!legal) return refuse(legal.error(), kProblem);
  if (auto lit = match::check_light(*legal, o.file, root() / "content"); !lit) return refuse(lit.error(), kProblem);
  fmt::print("{}: legal, {} boxes\n", o.file, legal->boxes.size());
  return kFine;
}

int scene(const ContestOptions& o) {
  auto league = field::load_league(root() / "content", "ceabot-race");
  if (!league) return refuse(league.error(), kProblem);
  const Random random = Random{o.seed}.split("scene");
  const std::string made =
      field::scene_text(fmt::format("random {}", o.seed), field::random_boxes(league->walls, *league->contest, random));
  if (o.output.empty()) {
    fmt::print("{}", made);
    return kFine;
  }
  if (auto put = write_file(o.output, made, {.replace = false}); !put) return refuse(put.error(), kProblem);
  return kFine;
}

}  // namespace

CLI::App* add_contest(CLI::App& app, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("contest", "a CEABOT contest of several teams; scenes for its race");
  group->require_subcommand(1);
  const auto o = std::make_shared<ContestOptions>();
  CLI::App* run_verb =
      group->add_subcommand("run", "race, stairs and sumo of all teams of a file; goes on where it was");
  run_verb->add_option("file", o->file, "the contest (.toml)")->required();
  run_verb->add_flag("--fresh", o->fresh, "run all tests again, also those that are done");
  run_verb->footer("example:\n  ./cancha contest run content/contests/house.toml");
  run_verb->callback([o, &verb] { verb = [o] { return run(*o); }; });
  CLI::App* check_verb = group->add_subcommand("check", "is a scene of the race legal?");
  check_verb->add_option("file", o->file, "the scene (.toml)")->required();
  check_verb->footer("example:\n  ./cancha contest check content/scenes/race_1.toml");
  check_verb->callback([o, &verb] { verb = [o] { return check(*o); }; });
  CLI::App* scene_verb = group->add_subcommand("scene", "a random legal scene of the race");
  scene_verb->add_option("--seed", o->seed, "the same seed is the same scene")->capture_default_str();
  scene_verb->add_option("-o,--output", o->output, "a new file; default: it is printed");
  scene_verb->footer("example:\n  ./cancha contest scene --seed 7 -o scene7.toml");
  scene_verb->callback([o, &verb] { verb = [o] { return scene(*o); }; });
  return group;
}

}  // namespace cancha::cli
