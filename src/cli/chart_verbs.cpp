// What ./cancha chart may be asked.

#include <CLI/CLI.hpp>

#include "cli/verbs.h"

namespace cancha::cli {
namespace {

CLI::App* add(CLI::App& group, ChartOptions& o, const char* name, const char* about) {
  CLI::App* sub = group.add_subcommand(name, about);
  sub->add_option("file", o.file, "the chart: .scxml, or a truth table .csv")->required();
  return sub;
}

void add_run_and_test(CLI::App& group, ChartOptions& o, std::function<int()>& verb) {
  CLI::App* run = add(group, o, "run", "run a chart tick by tick; without inputs they are read from standard input");
  CLI::Option* inputs = run->add_option("--inputs", o.inputs, "what is set before each tick: \"u=1,v=0;u=0\"");
  run->add_option("--sequence", o.sequence, "the same as a table: a column for each input")->excludes(inputs);
  run->add_flag("--json", o.json, "print one JSON object");
  run->footer("example:\n  ./cancha chart run content/behaviours/ceabot_avoid/avoid.scxml --inputs \"u=0;u=1;v=1\"");
  run->callback([&] { verb = [&o] { return chart_run(o); }; });

  CLI::App* test = add(group, o, "test", "run a chart on inputs and compare it with what is expected");
  test->add_option("sequence", o.sequence, "a table: columns for inputs, and for state and outputs as expected")
      ->required();
  test->add_flag("--json", o.json, "print one JSON object");
  test->footer(
      "example:\n  ./cancha chart test content/behaviours/ceabot_avoid/avoid.scxml "
      "content/behaviours/ceabot_avoid/avoid.test.csv");
  test->callback([&] { verb = [&o] { return chart_test(o); }; });
}

}  // namespace

CLI::App* add_chart(CLI::App& app, ChartOptions& o, std::function<int()>& verb) {
  CLI::App* group = app.add_subcommand("chart", "behaviours drawn as state charts (SCXML) or truth tables");
  group->require_subcommand(1);
  group->footer(
      "examples:\n"
      "  ./cancha chart check my.scxml                  everything that is wrong or odd, with the input that shows it\n"
      "  ./cancha chart run my.scxml --inputs \"u=1;u=0\"  states and outputs, tick by tick\n"
      "  ./cancha chart table my.scxml --simplify       the chart as a truth table\n"
      "  ./cancha chart draw my.scxml -o my.svg         the chart as a picture\n"
      "  ./cancha chart test my.scxml my.test.csv       inputs with expected outputs");

  CLI::App* check = add(*group, o, "check", "tell everything that is wrong with a chart, and what is odd about it");
  check->add_flag("--json", o.json, "print one JSON object");
  check->footer("example:\n  ./cancha chart check content/behaviours/ceabot_avoid/avoid.scxml");
  check->callback([&] { verb = [&o] { return chart_check(o); }; });

  CLI::App* table = add(*group, o, "table", "write a chart as a truth table, or a table as a chart");
  CLI::Option* simplify = table->add_flag("--simplify", o.simplify, "few rows, with X where an input does not matter");
  table->add_flag("--scxml", o.scxml, "write SCXML instead")->excludes(simplify);
  table->add_option("-o,--output", o.output, "file to write; default: standard output");
  table->footer(
      "examples:\n  ./cancha chart table content/behaviours/ceabot_avoid/avoid.scxml --simplify\n"
      "  ./cancha chart table content/behaviours/ceabot_avoid/avoid.csv --scxml -o avoid.scxml");
  table->callback([&] { verb = [&o] { return chart_table(o); }; });

  CLI::App* draw = add(*group, o, "draw", "draw a chart as SVG");
  draw->add_option("-o,--output", o.output, "file to write; default: standard output");
  draw->footer("example:\n  ./cancha chart draw content/behaviours/ceabot_avoid/avoid.scxml -o avoid.svg");
  draw->callback([&] { verb = [&o] { return chart_draw(o); }; });

  add_run_and_test(*group, o, verb);
  return group;
}

}  // namespace cancha::cli
