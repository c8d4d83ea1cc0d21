#include "codegen/host_run.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "codegen/board/build.h"
#include "codegen/model.h"
#include "codegen/option_writer.h"
#include "codegen/trial_code.h"
#include "decide/program/engine.h"
#include "decide/program/stand_in.h"
#include "os/program.h"

namespace cancha::codegen {
namespace {

namespace form = decide::program;

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
  const Model model = model_of(p, run.agent, "machine", false);
  form::StandIn body{p};
  // the program outlives the engine
  auto engine = form::Engine::link({&p, [](const form::Program*) {}}, body.host());
  if (!engine || !engine->select_agent(p.agents[run.agent].name)) return {};
  Trace trace;
  for (std::size_t i = 0; i < run.values.size(); ++i) {
    for (std::uint32_t s = 0; s < p.symbols.size(); ++s) {
      if (p.symbols[s].direction == form::Direction::Input) body.value(s) = run.values[i][s];
    }
    body.forget_calls();
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

void take_files_of(const std::filesystem::path& folder, std::vector<GeneratedFile>& files) {
  if (folder.empty()) return;
  for (GeneratedFile& f : files) {
    if (std::filesystem::exists(folder / f.path)) f.text = read_file(folder / f.path);
  }
}

Result<HostProgram> HostProgram::build(const form::Program& program, std::uint32_t agent, const Settings& settings,
                                       bool narrow, const std::filesystem::path& from) {
  Settings own = settings;
  if (from.empty()) own.name = "machine";
  auto made = generate(program, own);
  if (!made) return tl::unexpected(together(made.error()));
  own.name = made->interface.name;
  Shape shape{program, own, agent};
  shape.table = made->backend == Backend::Table;
  take_files_of(from, made->files);
  const std::string ending = shape.cpp ? "cpp" : "c";
  made->files.push_back({"driver." + ending, host_driver(shape)});

  const std::string compiler = shape.cpp ? "g++ -std=c++17" : "gcc -std=c99";
  const std::string strict = narrow ? "-w -O1 -ffp-contract=off -Ddouble=float -fsingle-precision-constant"
                                    : "-Wall -Wextra -Wconversion -pedantic -Werror -O1 -ffp-contract=off";
  const std::string_view own_flags = narrow ? "-DNARROW -fsingle-precision-constant -ffp-contract=off" : "";
  return build(made->files, fmt::format("{0} {1} -c {3}.{2} && {0} -O1 {4} driver.{2} {3}.o -o run", compiler, strict,
                                        ending, own.name, own_flags));
}

HostProgram::Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path, ignored);
}

Result<HostProgram> HostProgram::build(const std::vector<GeneratedFile>& files, const std::string& command) {
  char pattern[] = "/tmp/cancha_generated_XXXXXX";
  if (::mkdtemp(pattern) == nullptr) return fail(pattern, "no folder can be made there");
  const auto folder = std::make_shared<Folder>();
  folder->path = pattern;
  if (const auto put = put_files(files, folder->path); !put) return tl::unexpected(put.error());
  const auto done = os::run_program({"sh", "-c", command}, folder->path);
  if (!done) return tl::unexpected(done.error());
  if (done->status != 0) return fail("generated code", fmt::format("cannot be compiled:\n{}", done->output));
  return HostProgram{folder};
}

Result<os::Conversation> HostProgram::start() const {
  return os::Conversation::start({(folder_->path / "run").string()}, folder_->path);
}

Result<Trace> HostProgram::run(const Scenario& scenario) const {
  std::string given;
  for (std::size_t i = 0; i < scenario.values.size(); ++i) {
    const std::vector<double>& row = scenario.values[i];
    const double time = scenario.times[i];
    given.append(reinterpret_cast<const char*>(row.data()), row.size() * sizeof(double));
    given.append(reinterpret_cast<const char*>(&time), sizeof time);
  }
  const unsigned number = folder_->runs++;
  const std::string to = fmt::format("given{}", number);
  const std::string from = fmt::format("told{}", number);
  if (const auto put = put_files({{to, std::move(given)}}, folder_->path); !put) return tl::unexpected(put.error());
  const auto done = os::run_program({"sh", "-c", fmt::format("./run <{} >{}", to, from)}, folder_->path);
  if (!done) return tl::unexpected(done.error());
  if (done->status != 0) return fail("generated code", fmt::format("ended with status {}", done->status));
  const std::string told = read_file(folder_->path / from);
  std::error_code ignored;
  for (const std::string& file : {to, from}) std::filesystem::remove(folder_->path / file, ignored);
  const std::size_t width = scenario.values.empty() ? 0 : told.size() / scenario.values.size();
  Trace trace;
  for (std::size_t i = 0; i < scenario.values.size(); ++i) {
    std::vector<double>& row = trace.emplace_back(width / sizeof(double));
    std::memcpy(row.data(), told.data() + i * width, row.size() * sizeof(double));
  }
  return trace;
}

Trace compiled_trace(const Scenario& run, const Settings& settings, std::string& complaint) {
  const auto program = HostProgram::build(*run.program, run.agent, settings);
  auto trace = program ? program->run(run) : tl::unexpected(program.error());
  if (trace) return *std::move(trace);
  complaint = trace.error().text();
  return {};
}

}  // namespace cancha::codegen
