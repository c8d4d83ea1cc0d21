#include "codegen/host_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "codegen/board/build.h"
#include "codegen/model.h"
#include "codegen/names.h"
#include "codegen/option_writer.h"
#include "codegen/source.h"
#include "codegen/values.h"
#include "decide/program/engine.h"
#include "decide/program/stand_in.h"
#include "os/program.h"

namespace cancha::codegen {
namespace {

namespace form = decide::program;

/// What must be known of the code to call it; made as the generator makes it.
struct Shape {
  Shape(const form::Program& p, const Settings& s)
      : model{model_of(p, 0, "machine", s.traced)},
        values{model},
        cpp{s.target == Target::Cpp},
        packed{!cpp && can_be_packed(model)},
        table{false} {}

  Model model;
  Values values;
  bool cpp;
  bool packed;
  bool table;
};

std::string hook_bodies(const Shape& shape) {
  const form::Program& p = *shape.model.program;
  std::string text;
  const auto sum = [&](form::Range parameters) {
    std::string all;
    for (std::uint32_t i = parameters.first; i < parameters.first + parameters.count; ++i) {
      all += fmt::format(" + (double){}", shape.model.parameter_names[i]);
    }
    return all;
  };
  const auto list = [&](form::Range parameters) {
    std::string all;
    for (std::uint32_t i = parameters.first; i < parameters.first + parameters.count; ++i) {
      const form::Parameter& q = p.parameters[i];
      all += fmt::format("{}{} {}", all.empty() ? "" : ", ",
                         Values::c_type(shape.values.of_type(q.type, q.enumeration)), shape.model.parameter_names[i]);
    }
    return all.empty() ? std::string{"void"} : all;
  };
  const std::string prefix = shape.cpp ? "machine::hooks::" : "machine_";
  for (const std::uint32_t s : shape.model.functions) {
    const std::string_view type = Values::c_type(shape.values.of_symbol(s));
    const std::string value = fmt::format("given[{}]{}", s, sum(p.symbols[s].parameters));
    text += fmt::format("{} {}{}({}) {{ return {}; }}\n", type, prefix, shape.model.symbol_names[s],
                        list(p.symbols[s].parameters),
                        type == "bool" ? fmt::format("({}) != 0.0", value) : fmt::format("({})({})", type, value));
  }
  for (const std::uint32_t b : shape.model.behaviours) {
    text +=
        fmt::format("void {}{}({}) {{ calls += 1.0; arguments = arguments{}; }}\n", prefix,
                    shape.model.behaviour_names[b], list(p.behaviours[b].parameters), sum(p.behaviours[b].parameters));
  }
  return text;
}

/// Reads doubles, steps, writes doubles.
std::string driver(const Shape& shape, std::size_t symbols) {
  const Model& m = shape.model;
  std::string fill;
  std::string tell;
  if (m.timed) fill += "        in.time_ms = (uint32_t)given[time_place];\n";
  for (std::size_t i = 0; i < m.inputs.size(); ++i) {
    const std::uint32_t s = m.inputs[i];
    if (shape.packed) {
      fill += fmt::format("        if (given[{}] != 0.0) in |= 0x{:x};\n", s, 1u << i);
    } else {
      const std::string_view type = Values::c_type(shape.values.of_symbol(s));
      fill += type == "bool" ? fmt::format("        in.{} = given[{}] != 0.0;\n", m.symbol_names[s], s)
                             : fmt::format("        in.{} = ({})given[{}];\n", m.symbol_names[s], type, s);
    }
  }
  const std::string access = shape.cpp ? "out." : "out->";
  for (std::size_t i = 0; i < m.outputs.size(); ++i) {
    tell += shape.packed ? fmt::format("        put((out & 0x{:x}) != 0);\n", 1u << i)
                         : fmt::format("        put((double){}{});\n", access, m.symbol_names[m.outputs[i]]);
  }
  const std::string call = shape.cpp      ? "const machine::Outputs &out = m.step(in);"
                           : shape.packed ? "uint8_t out = machine_step(&m, in);"
                                          : "const machine_outputs *out = machine_step(&m, &in);";
  const std::string in = shape.packed ? "uint8_t in = 0;"
                         : shape.cpp  ? "machine::Inputs in{}; (void)in;"
                                      : "machine_inputs in; memset(&in, 0, sizeof in);";
  std::string states;
  if (!shape.cpp && !shape.table) {
    for (const OptionUse& use : m.options) {
      if (OptionWriter::has_state(use)) states += fmt::format("        put((double)m.{}_state);\n", use.name);
    }
  }
  return fmt::format(R"(#include <stdio.h>
#include <string.h>
#include {}
static double given[{}];
static double calls, arguments;
static const int time_place = {};
static void put(double value) {{ fwrite(&value, sizeof value, 1, stdout); }}
{}
int main(void) {{
    {}
    (void)time_place;
    while (fread(given, sizeof given, 1, stdin) == 1) {{
        {}
{}        {}
        (void)out;
{}{}        put(calls); put(arguments);
    }}
    return 0;
}}
)",
                     shape.cpp ? "\"machine.hpp\"" : "\"machine.h\"", symbols + 1, symbols, hook_bodies(shape),
                     shape.cpp ? "machine::Machine m;" : "machine m; machine_init(&m);", in, fill, call, tell, states);
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  std::stringstream all;
  all << file.rdbuf();
  return all.str();
}

}  // namespace

Scenario random_run(const form::Program& program, std::size_t steps, std::uint64_t seed) {
  Random random{seed};
  form::StandIn body{program};
  Scenario run{.program = &program, .values = {}, .times = {}};
  std::uint32_t now = 0;
  for (std::size_t i = 0; i < steps; ++i) {
    body.shuffle(random);
    std::vector<double>& row = run.values.emplace_back();
    for (std::uint32_t s = 0; s < program.symbols.size(); ++s) row.push_back(body.value(s));
    run.times.push_back(now);
    now += static_cast<std::uint32_t>(random.below(200));
  }
  return run;
}

Trace engine_trace(const Scenario& run) {
  const form::Program& p = *run.program;
  const Model model = model_of(p, 0, "machine", false);
  form::StandIn body{p};
  auto engine = form::Engine::link(std::make_shared<const form::Program>(p), body.host());
  if (!engine) return {};
  Trace trace;
  for (std::size_t i = 0; i < run.values.size(); ++i) {
    for (std::uint32_t s = 0; s < p.symbols.size(); ++s) {
      if (p.symbols[s].direction == form::Direction::Input) body.value(s) = run.values[i][s];
    }
    engine->tick(Time{std::int64_t{run.times[i]} * 1'000'000});
    std::vector<double>& row = trace.emplace_back();
    for (const std::uint32_t s : model.outputs) row.push_back(engine->value(s));
    for (const OptionUse& use : model.options) {
      if (!OptionWriter::has_state(use)) continue;
      const auto place = std::ranges::find(use.states, engine->state_of(use.option)) - use.states.begin();
      row.push_back(static_cast<double>(place));
    }
    row.push_back(static_cast<double>(body.calls()));
    row.push_back(body.arguments());
  }
  return trace;
}

Trace compiled_trace(const Scenario& run, const Settings& settings, std::string& complaint) {
  Settings own = settings;
  own.name = "machine";
  const auto made = generate(*run.program, own);
  if (!made) {
    complaint = together(made.error()).text();
    return {};
  }
  Shape shape{*run.program, own};
  shape.table = made->backend == Backend::Table;
  char pattern[] = "/tmp/cancha_generated_XXXXXX";
  const std::filesystem::path folder = ::mkdtemp(pattern);
  const std::string ending = shape.cpp ? "cpp" : "c";
  std::vector<GeneratedFile> files = made->files;
  files.push_back({"driver." + ending, driver(shape, run.program->symbols.size())});
  std::string& given = files.emplace_back(GeneratedFile{"given", ""}).text;
  for (std::size_t i = 0; i < run.values.size(); ++i) {
    std::vector<double> row = run.values[i];
    row.push_back(run.times[i]);
    given.append(reinterpret_cast<const char*>(row.data()), row.size() * sizeof(double));
  }
  if (const auto put = put_files(files, folder); !put) {
    complaint = put.error().text();
    return {};
  }
  const std::string compiler = shape.cpp ? "g++ -std=c++17" : "gcc -std=c99";
  const std::string strict = "-Wall -Wextra -Wconversion -pedantic -Werror -O1 -ffp-contract=off";
  const std::string command = fmt::format(
      "{0} {1} -c machine.{2} && {0} -O1 driver.{2} machine.o -o run && ./run <given >told", compiler, strict, ending);
  Trace trace;
  const auto done = os::run_program({"sh", "-c", command}, folder);
  if (!done || done->status != 0) {
    complaint = fmt::format("{}: {}", folder.string(), done ? done->output : done.error().text());
    return trace;
  }
  const std::string told = read_file(folder / "told");
  const std::size_t width = run.values.empty() ? 0 : told.size() / run.values.size();
  for (std::size_t i = 0; i < run.values.size(); ++i) {
    const auto* row = reinterpret_cast<const double*>(told.data() + i * width);
    trace.emplace_back(row, row + width / sizeof(double));
  }
  std::filesystem::remove_all(folder);
  return trace;
}

}  // namespace cancha::codegen
