// Which verbs there are for behaviours, and what each may be asked.

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "cli/checks.h"
#include "cli/verbs.h"
#include "cli/xabsl_options.h"

namespace cancha::cli {

namespace {

void add_xabsl_format(CLI::App& group, XabslFormatOptions& o, std::function<int()>& verb) {
  CLI::App* sub = group.add_subcommand("format", "lay source files out; words and comments stay");
  sub->add_option("files", o.files, "source files")->required();
  CLI::Option* write = sub->add_flag("--write", o.write, "change the files; default: print them");
  sub->add_flag("--check", o.check, "only say which files would change")->excludes(write);
  sub->footer("examples:\n  ./cancha xabsl format my_team/kick.xabsl\n  ./cancha xabsl format --write my_team/*.xabsl");
  sub->callback([&o, &verb] { verb = [&o] { return xabsl_format(o); }; });
}

}  // namespace

void add_xabsl_lsp(CLI::App& group, XabslLspOptions& o, std::function<int()>& verb) {
  CLI::App* sub = group.add_subcommand("lsp", "language server for editors, over standard input and output");
  sub->add_option("--root", o.root, "the file with the agents; default: the nearest agents.xabsl above an opened file");
  sub->add_flag("--stdio", o.stdio, "does nothing: some editors add it to every server");
  sub->footer(
      "examples (docs/xabsl.md tells how to set up editors):\n"
      "  ./cancha xabsl lsp\n"
      "  ./cancha xabsl lsp --root my_team/agents.xabsl");
  sub->callback([&o, &verb] { verb = [&o] { return xabsl_lsp(o); }; });
}

void add_xabsl_run(CLI::App& group, std::function<int()>& verb) {
  const auto o = std::make_shared<XabslRunOptions>();
  CLI::App* sub = group.add_subcommand("run", "run a behaviour without a robot, with inputs at random");
  sub->add_option("root", o->root, "the file with the agents, its folder, or intermediate code (.dat)")->required();
  sub->add_flag("--stand-in", o->stand_in, "a body that has whatever the behaviour names")->required();
  sub->add_option("--agent", o->agent, "which; default: the first");
  sub->add_option("--cycles", o->cycles, "how many")->capture_default_str()->check(within(1, 1'000'000));
  sub->add_option("--period", o->period_ms, "milliseconds from one to the next")
      ->capture_default_str()
      ->check(within(1, 60'000));
  sub->add_option("--seed", o->seed, "of the inputs")->capture_default_str()->check(whole_number());
  sub->footer("example:\n  ./cancha xabsl run content/behaviours/uchile_striker --stand-in --cycles 100");
  sub->callback([o, &verb] { verb = [o] { return xabsl_run(*o); }; });
}

void add_xabsl_pictures(CLI::App& group, XabslDocsOptions& d, XabslGraphOptions& g, std::function<int()>& verb) {
  CLI::App* docs = group.add_subcommand("docs", "write pages about a behaviour, with pictures and search");
  docs->add_option("root", d.root, "the file with the agents, or its folder")->required();
  docs->add_option("folder", d.folder, "where the pages go: a new folder, or one that this command wrote")->required();
  docs->footer("example:\n  ./cancha xabsl docs my_team my_team_docs        then open my_team_docs/index.html");
  docs->callback([&d, &verb] { verb = [&d] { return xabsl_docs(d); }; });

  CLI::App* xml = group.add_subcommand("xml", "write a behaviour as XML, for tools that do not read XABSL");
  xml->add_option("root", d.root, "the file with the agents, or its folder")->required();
  xml->add_option("folder", d.folder, "where the files go: a new folder, or one that this command wrote")->required();
  xml->footer("example:\n  ./cancha xabsl xml my_team my_team_xml");
  xml->callback([&d, &verb] { verb = [&d] { return xabsl_xml(d); }; });

  CLI::App* graph = group.add_subcommand("graph", "draw who calls whom, or the states of an option, as SVG");
  graph->add_option("root", g.root, "the file with the agents, or its folder")->required();
  CLI::Option* option = graph->add_option("option", g.option, "draw its states; default: draw who calls whom");
  graph->add_option("--agent", g.agent, "only what this agent reaches")->excludes(option);
  graph->add_option("--svg", g.svg, "file to write; default: standard output");
  graph->footer(
      "examples:\n"
      "  ./cancha xabsl graph my_team --svg my_team.svg\n"
      "  ./cancha xabsl graph my_team striker --svg striker.svg");
  graph->callback([&g, &verb] { verb = [&g] { return xabsl_graph(g); }; });
}

CLI::App* add_xabsl(CLI::App& app, XabslOptions& o, XabslFormatOptions& f, std::function<int()>& verb) {
  using Job = XabslOptions::Job;
  CLI::App* group = app.add_subcommand("xabsl", "compile behaviours written in XABSL");
  group->require_subcommand(1);
  group->footer(
      "examples:\n"
      "  ./cancha xabsl check my_team/agents.xabsl               all errors at once, each with its line\n"
      "  ./cancha xabsl check my_team --strict                   also oddities that are accepted\n"
      "  ./cancha xabsl compile my_team -o my_team.dat           intermediate code for XABSL engines\n"
      "  ./cancha xabsl symbols my_team -o debug-symbols.dat     for debuggers\n"
      "  ./cancha xabsl keywords my_team -o keywords.txt         for editors; added to a list that is there\n"
      "  ./cancha xabsl docs my_team my_team_docs                pages with pictures, to read and to search\n"
      "  ./cancha xabsl xml my_team my_team_xml                  agents, symbols and options as XML, for tools\n"
      "  ./cancha xabsl graph my_team striker --svg striker.svg  the states of an option\n"
      "  ./cancha xabsl run my_team --stand-in                   a dry run without a robot\n"
      "  ./cancha xabsl check my_team --json                     for editors and other programs\n"
      "  ./cancha xabsl format --write my_team/*.xabsl           one layout for all\n"
      "  ./cancha xabsl lsp                                      language server, for editors to start");
  const auto add = [&](const char* name, const char* about, Job job) {
    CLI::App* sub = group->add_subcommand(name, about);
    sub->add_option("root", o.root, "the file with the agents, or its folder")->required();
    if (job != Job::Check) sub->add_option("-o,--output", o.output, "file to write; default: standard output");
    sub->add_flag("--strict", o.strict, "warn of oddities that are accepted for the original's sake");
    sub->add_flag("--json", o.json, "print one JSON object with all diagnostics");
    sub->footer(fmt::format("example:\n  ./cancha xabsl {} my_team/agents.xabsl{}", name,
                            job == Job::Compile ? " -o my_team.dat" : ""));
    sub->callback([&o, &verb, job] {
      o.job = job;
      verb = [&o] { return xabsl_verb(o); };
    });
  };
  add("check", "find all errors", Job::Check);
  add("compile", "write the intermediate code (.dat)", Job::Compile);
  add("symbols", "write the debug symbols", Job::Symbols);
  add("keywords", "write the words for completion in editors", Job::Keywords);
  add_xabsl_format(*group, f, verb);
  return group;
}

CLI::App* add_rules(CLI::App& app, RulesOptions& o, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("rules", "behaviours written as XML rules (FutRob)");
  group->require_subcommand(1);
  CLI::App* check =
      group->add_subcommand("check", "tell everything that is wrong with a file, and rules that never win");
  check->add_option("file", o.file, "the rules")->required();
  check->add_flag("--json", o.json, "print one JSON object");
  check->footer("example:\n  ./cancha rules check content/behaviours/futrob/kick.xml");
  check->callback([&] { verb = [&o] { return rules_check(o); }; });
  CLI::App* explain = group->add_subcommand("explain", "which rule wins in a world, and why the others do not");
  explain->add_option("file", o.file, "the rules")->required();
  explain->add_option("--world", o.world, "predicates that are true, or their degrees: \"ballInSight,ballIsMine=0.4\"");
  explain->add_option("--logic", o.logic, "crisp, minimum, product or bounded")->capture_default_str();
  explain->footer(
      "example:\n  ./cancha rules explain content/behaviours/futrob/kick.xml --world ballInSight,ballLastPosValid");
  explain->callback([&] { verb = [&o] { return rules_explain(o); }; });
  CLI::App* stats = group->add_subcommand("stats", "how often and how long each rule won in a recording");
  stats->add_option("file", o.file, "a recording; of other behaviours, states are told instead of rules")
      ->type_name("RECORDING")
      ->required();
  stats->add_flag("--json", o.json, "print one JSON object");
  stats->footer("example:\n  ./cancha rules stats recordings/match.mcap");
  stats->callback([&] { verb = [&o] { return rules_stats(o); }; });
  CLI::App* docs = group->add_subcommand("docs", "print all predicates and actions");
  docs->callback([&] { verb = [] { return rules_docs(); }; });
  return group;
}

void add_generate(CLI::App& app, GenerateOptions& o, std::function<int()>& verb) {
  CLI::App* made = app.add_subcommand("generate", "turn a behaviour into code for a robot's board");
  made->add_option("file", o.file, "a chart (.scxml, .csv), rules (.xml) or XABSL (.xabsl, .dat)")->required();
  made->add_option("--target", o.target, "c, cpp, arduino, avr (main.c without its library) or cm900")
      ->type_name("{c,cpp,arduino,avr,cm900}")
      ->capture_default_str();
  made->add_option("--backend", o.backend, "table, switch, or auto: the smaller one")
      ->type_name("{table,switch,auto}")
      ->capture_default_str();
  CLI::Option* folder = made->add_option("-o,--output", o.folder, "the folder to write to; with --verify: to try");
  folder->capture_default_str();
  made->add_option("--name", o.name, "begins all names; that of the file unless told otherwise");
  made->add_option("--agent", o.agent, "of XABSL; the first unless told otherwise");
  made->add_option("--pins", o.pins, "of the board: u=2,v=3,S1=A0 (CM-900: PB3); they win over those of the file");
  made->add_flag("--pull-up", o.pull_up, "of the board: inputs without a wire read 1, for switches to ground");
  made->add_option("--sample-ms", o.sample_ms, "how often to step; that of the chart, or 100")
      ->check(within(1, 60'000));
  made->add_flag("--trace", o.trace, "keep which options were active, in which states");
  made->add_flag("--machine-only", o.machine_only, "of a board: no sketch, for those who have their own");
  made->add_flag("--check", o.check, "write nothing; tell whether the folder is up to date");
  made->add_flag(
      "--verify", o.verify,
      "write nothing; compare the engine, C here and the board's program: the sketch or main.c on an emulated "
      "ATmega328P, the CM-900's main.c here with its registers as variables");
  made->add_option("--steps", o.steps, "of --verify, at random where not everything can be tried")
      ->check(within(1, 10'000'000))
      ->capture_default_str();
  made->footer("example:\n  ./cancha generate content/behaviours/ceabot_avoid/avoid.scxml --target arduino -o avoid");
  made->callback([&, folder] {
    if (o.verify && folder->count() == 0) o.folder.clear();  // fresh files
    verb = [&o] { return generate(o); };
  });
}

}  // namespace cancha::cli
