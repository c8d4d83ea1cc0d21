// Which verbs there are for behaviours, and what each may be asked.

#include <CLI/CLI.hpp>

#include "cli/verbs.h"

namespace cancha::cli {

void add_generate(CLI::App& app, GenerateOptions& o, std::function<int()>& verb) {
  CLI::App* made = app.add_subcommand("generate", "turn a behaviour into code for a robot's board");
  made->add_option("file", o.file, "a chart (.scxml, .csv), rules (.xml) or XABSL (.xabsl, .dat)")->required();
  made->add_option("--target", o.target, "c, cpp, arduino or cm900")->capture_default_str();
  made->add_option("--backend", o.backend, "table, switch, or auto: the smaller one")->capture_default_str();
  made->add_option("-o,--output", o.folder, "the folder to write to")->capture_default_str();
  made->add_option("--name", o.name, "begins all names; that of the file unless told otherwise");
  made->add_option("--agent", o.agent, "of XABSL; the first unless told otherwise");
  made->add_option("--pins", o.pins, "of the board: u=2,v=3,S1=A0 (CM-900: PB3); they win over those of the file");
  made->add_flag("--pull-up", o.pull_up, "of the board: inputs without a wire read 1, for switches to ground");
  made->add_option("--sample-ms", o.sample_ms, "how often to step; that of the chart, or 100");
  made->add_flag("--trace", o.trace, "keep which options were active, in which states");
  made->add_flag("--machine-only", o.machine_only, "of a board: no sketch, for those who have their own");
  made->add_flag("--check", o.check, "write nothing; tell whether the folder is up to date");
  made->footer("example:\n  ./cancha generate content/behaviours/ceabot_avoid/avoid.scxml --target arduino -o avoid");
  made->callback([&] { verb = [&o] { return generate(o); }; });
}

}  // namespace cancha::cli
