// ./cancha tune: makes a skill of a humanoid better by trying it on many random bodies.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <sstream>
#include <thread>

#include "base/suggest.h"
#include "cli/checks.h"
#include "cli/options.h"
#include "cli/serving.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "lab/tune_log.h"
#include "os/clock.h"
#include "server/paths.h"

namespace cancha::cli {
namespace {

struct TuneOptions {
  std::string skill;
  std::string robot = "bioloid";
  std::string scenario;
  std::vector<std::string> parameters;
  int generations = 40;
  lab::TuneSettings settings{.threads = 0};
  int examined = 50;  ///< bodies that the search has not seen
  bool resume = false;
  bool keep = false;  ///< do not write the file
  bool list = false;
  bool studio = false;  ///< show the search in the browser
  ServeOptions serve;
};

/// Robot, skills and what is tuned; they stay where they are, because the search refers to them.
struct Bench {
  body::Robot robot;
  act::MotionLibrary skills;
  std::optional<lab::Subject> subject;
  const lab::Scenario* scenario = nullptr;
};

Result<std::unique_ptr<Bench>> prepare(const TuneOptions& o) {
  const std::filesystem::path content = root() / "content";
  auto bench = std::make_unique<Bench>();
  const std::vector<std::string> known = body::robot_names(content);
  if (std::ranges::find(known, o.robot) == known.end()) {
    return fail("--robot", fmt::format("there is no robot '{}'", o.robot), suggest_and_list(o.robot, known));
  }
  auto robot = body::read_robot(content / "robots" / o.robot);
  if (!robot) return pass_on(std::move(robot));
  bench->robot = std::move(*robot);
  auto skills = act::read_motion_library(content, bench->robot);
  if (!skills) return pass_on(std::move(skills));
  bench->skills = std::move(*skills);
  auto subject = lab::Subject::make(bench->robot, bench->skills, o.skill);
  if (!subject) return pass_on(std::move(subject));
  bench->subject = std::move(*subject);
  if (!o.parameters.empty()) {
    if (auto chosen = bench->subject->only(o.parameters); !chosen) return pass_on(std::move(chosen));
  }
  bench->scenario = o.scenario.empty() ? lab::usual_scenario(o.skill) : lab::find_scenario(o.scenario);
  if (bench->scenario == nullptr) {
    std::vector<std::string> names;
    for (const lab::Scenario& s : lab::scenarios()) names.emplace_back(s.name);
    return fail("--scenario", fmt::format("there is no scenario '{}'", o.scenario),
                suggest_and_list(o.scenario, names));
  }
  return bench;
}

void list_parameters(const lab::Subject& subject) {
  fmt::print("{:<34} {:>10} {:>10} {:>10}\n", "parameter", "value", "least", "most");
  for (const lab::Parameter& p : subject.parameters()) {
    fmt::print("{:<34} {:>10.4g} {:>10.4g} {:>10.4g}\n", p.name, p.value, p.least, p.most);
  }
}

/// The lines in which two texts of the same shape differ.
std::string diff_of(const std::string& before, const std::string& after) {
  std::istringstream old_text(before);
  std::istringstream new_text(after);
  std::string old_line;
  std::string new_line;
  std::string diff;
  while (std::getline(new_text, new_line)) {
    if (!std::getline(old_text, old_line)) old_line.clear();
    if (old_line != new_line) diff += fmt::format("-{}\n+{}\n", old_line, new_line);
  }
  return diff;
}

std::vector<double> values_before(const lab::Subject& subject) {
  std::vector<double> values;
  for (const lab::Parameter& p : subject.parameters()) values.push_back(p.value);
  return values;
}

lab::TuneStart start_of(const TuneOptions& o, const Bench& bench) {
  const Duration day = os::time_of_day();
  lab::TuneStart start{.robot = o.robot,
                       .skill = o.skill,
                       .scenario = std::string{bench.scenario->name},
                       .meaning = std::string{bench.scenario->meaning},
                       .started = day.ns / 1'000'000,
                       .population = o.settings.population,
                       .bodies = o.settings.bodies,
                       .seed = o.settings.seed};
  for (const lab::Parameter& p : bench.subject->parameters()) {
    start.parameters.push_back({.name = p.name, .before = p.value, .least = p.least, .most = p.most});
  }
  return start;
}

/// The search itself: a line of figures after each generation, in the file too, which the studio draws.
Result<void> search(lab::Tuner& tuner, const TuneOptions& o, const std::filesystem::path& state, lab::TuneLog& log) {
  LiveLine live;
  const os::HostTime began = os::now();
  while (tuner.progress().generation < o.generations && !interrupted()) {
    if (live.on_terminal() && tuner.progress().generation == 0) {
      live.show(fmt::format("generation 1/{}: {} tries on {} bodies each …", o.generations, o.settings.population,
                            o.settings.bodies));
    }
    const lab::TuneProgress& p = tuner.generation();
    if (auto kept = tuner.save(state); !kept) return kept;
    const double seconds = (os::now() - began).seconds();
    const lab::TuneStep step{
        .progress = p, .wanted = o.generations, .seconds = log.earlier_seconds() + seconds, .values = tuner.best()};
    if (auto told = log.write({.step = step}); !told) return told;
    const std::string line = fmt::format("generation {}/{}: best {:.3f}, mean {:.3f}, before {:.3f}", p.generation,
                                         o.generations, p.best, p.mean, p.before);
    if (live.on_terminal()) live.show(line);
    if (!live.on_terminal() && (p.generation % 5 == 0)) fmt::print("{}\n", line), std::fflush(stdout);
  }
  return {};
}

/// Compares the best with what there was, shows it, and writes it where it is better beyond chance.
Result<lab::TuneEnd> conclude(lab::Tuner& tuner, const lab::Subject& subject, const TuneOptions& o) {
  LiveLine live;
  if (live.on_terminal()) live.show(fmt::format("comparing on {} other bodies …", o.examined));
  const std::vector<double> before = values_before(subject);
  const std::string text = subject.text(tuner.best());
  const lab::Comparison compared = tuner.examine(before, tuner.best(), o.examined);
  lab::TuneEnd end{.complete = tuner.progress().generation >= o.generations,
                   .bodies = o.examined,
                   .before = compared.before,
                   .after = compared.after,
                   .noise = compared.noise,
                   .diff = diff_of(subject.text(before), text),
                   .file = fmt::format("content/{}", subject.file().generic_string())};
  live.clear();
  fmt::print("{}score on {} other bodies: {:.3f} before, {:.3f} after, difference {:+.3f} ± {:.3f}\n", end.diff,
             end.bodies, end.before, end.after, end.after - end.before, end.noise);
  if (o.keep) return end;
  if (!compared.better()) {
    fmt::print("{} stays as it is: {}\n", end.file,
               end.after > end.before ? "it may be chance, which needs twice the ±; more bodies with --examine tell"
                                      : "it is no better");
    return end;
  }
  if (auto written = write_output(root() / end.file, text); !written) return pass_on(std::move(written));
  end.written = true;
  fmt::print("written: {}\n", end.file);
  return end;
}

/// From the first generation to the outcome. The log is closed then, which tells the studio that it is over.
int run_search(lab::Tuner& tuner, const TuneOptions& o, const Bench& bench, const std::filesystem::path& state) {
  auto log = lab::TuneLog::open(state.string() + ".jsonl", start_of(o, bench), o.resume);
  if (!log) return complain(log.error()), kProblem;
  if (auto done = search(tuner, o, state, *log); !done) return complain(done.error()), kProblem;
  if (interrupted()) fmt::print("ended after {} generations; --resume goes on\n", tuner.progress().generation);
  auto end = conclude(tuner, *bench.subject, o);
  if (!end) return complain(end.error()), kProblem;
  if (auto told = log->write({.end = *end}); !told) return complain(told.error()), kProblem;
  return o.keep || end->written ? kFine : kProblem;
}

int tune(const TuneOptions& options) {
  TuneOptions o = options;
  if (o.settings.threads == 0) o.settings.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  auto bench = prepare(o);
  if (!bench) return complain(bench.error()), kUsage;
  const lab::Subject& subject = *(*bench)->subject;
  if (o.list) return list_parameters(subject), kFine;

  auto tuner = lab::Tuner::make((*bench)->robot, subject, *(*bench)->scenario, o.skill, o.settings);
  if (!tuner) return complain(tuner.error()), kUsage;
  const std::string name = fmt::format("{}-{}", o.robot, o.skill);
  const std::filesystem::path state = tunings_folder() / name;
  std::filesystem::create_directories(state.parent_path());
  if (o.resume) {
    if (auto found = tuner->restore(state); !found) return complain(found.error()), kUsage;
  }
  fmt::print("tuning {} of {} ({} parameters): {}\n", o.skill, o.robot, subject.parameters().size(),
             (*bench)->scenario->meaning);
  if (!o.studio) {
    fmt::print("to see how it goes: ./cancha studio, page /tune (or --studio)\n");
    std::fflush(stdout);
    return run_search(*tuner, o, **bench, state);
  }
  auto server = start_server(o.serve, {});
  if (!server) return complain(server.error()), kProblem;
  const std::string url = page_url(**server, fmt::format("tune?name={}", server::encode_percent(name)));
  fmt::print("The search is at {}  (Ctrl-C ends it)\n", url);
  print_other_addresses(o.serve, url);
  std::fflush(stdout);
  if (!o.serve.no_browser) open_in_browser(url);
  const int status = run_search(*tuner, o, **bench, state);
  if (!interrupted()) fmt::print("The studio goes on until Ctrl-C\n");
  std::fflush(stdout);
  serve(**server);
  return status;
}

}  // namespace

void add_tune(CLI::App& app, std::function<int()>& verb) {
  const auto o = std::make_shared<TuneOptions>();
  CLI::App* made = app.add_subcommand("tune", "make a gait or a motion of a humanoid better by trying");
  made->add_option("skill", o->skill, "gait, or the name of a motion")->type_name("MOTION");
  made->add_option("--robot", o->robot, "whose")->type_name("ROBOT")->capture_default_str();
  made->add_option("--scenario", o->scenario, "how it is tried; otherwise as fits the skill");
  made->add_option("--parameters", o->parameters, "only these, e.g. lift,push.time,right_knee")->delimiter(',');
  made->add_option("--generations", o->generations, "how long")->capture_default_str()->check(within(1, 100'000));
  made->add_option("--population", o->settings.population, "tries a generation")
      ->capture_default_str()
      ->check(within(5, 10'000));
  made->add_option("--bodies", o->settings.bodies, "random bodies for each try")
      ->capture_default_str()
      ->check(within(1, 10'000));
  made->add_option("--width", o->settings.width, "of the first tries, of each range")
      ->capture_default_str()
      ->check(within(0.001, 1.0));
  made->add_option("--seed", o->settings.seed, "of the search")->capture_default_str()->check(whole_number());
  made->add_option("--threads", o->settings.threads, "otherwise one a core")->check(within(1, 1024));
  made->add_option("--examine", o->examined, "other bodies for the score at the end")
      ->capture_default_str()
      ->check(within(1, 10'000));
  CLI::Option* resume = made->add_flag("--resume", o->resume, "go on with the last search of this skill");
  CLI::Option* dry = made->add_flag("--dry-run", o->keep, "show what would change, write nothing");
  CLI::Option* studio = made->add_flag("--studio", o->studio, "draw the search in the browser while it goes on");
  made->add_flag("--list", o->list, "show the parameters and their ranges")
      ->excludes(resume)
      ->excludes(dry)
      ->excludes(studio);
  add_serving(*made, o->serve);
  for (const char* address : {"--port", "--listen", "--no-browser"}) made->get_option(address)->needs(studio);
  made->footer(
      "examples:\n  ./cancha tune kick_right --generations 60\n  ./cancha tune gait --parameters lift,sway --dry-run\n"
      "  ./cancha tune kick_right --resume --studio\n  ./cancha tune offsets --body 7 -o offsets.toml");
  const CLI::App* offsets = add_tune_offsets(*made, verb);
  made->callback([made, offsets, o, &verb] {
    if (made->got_subcommand(offsets)) return;
    if (o->skill.empty()) throw CLI::RequiredError("skill");
    verb = [o] { return tune(*o); };
  });
}

}  // namespace cancha::cli
