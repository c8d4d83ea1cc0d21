#include "codegen/generate.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/fields.h"
#include "base/json.h"
#include "base/sha256.h"
#include "codegen/board/arduino.h"
#include "codegen/board/avr_main.h"
#include "codegen/board/cm900.h"
#include "codegen/cpp_source.h"
#include "codegen/names.h"
#include "codegen/source.h"
#include "codegen/table.h"
#include "decide/program/check.h"

namespace cancha::codegen {
namespace {

using program::kNone;
using Problems = std::vector<Error>;

/// One file of the manifest.
struct Listed {
  std::string path;
  std::string sha256;

  static constexpr auto fields() { return list_of(entry("path", &Listed::path), entry("sha256", &Listed::sha256)); }
};

/// What was made from what.
struct Manifest {
  std::string name;
  std::string target;
  std::string backend;
  std::vector<Listed> model;
  std::vector<Listed> generated;

  static constexpr auto fields() {
    return list_of(entry("name", &Manifest::name), entry("target", &Manifest::target),
                   entry("backend", &Manifest::backend), entry("model", &Manifest::model),
                   entry("generated", &Manifest::generated));
  }
};

std::string base_name(std::string_view path) {
  if (const std::size_t slash = path.rfind('/'); slash != std::string_view::npos) path.remove_prefix(slash + 1);
  return std::string{path};
}

/// What no target can do.
Problems cannot(const program::Program& p) {
  Problems problems = program::check(p).errors;
  for (const program::State& s : p.states) {
    if (s.cooperation == program::Cooperation::None) continue;
    problems.push_back({program::where(p, s.place), fmt::format("state '{}' is shared with mates", s.name),
                        "generated code hears no team messages"});
  }
  for (const program::Enumeration& e : p.enumerations) {
    if (e.elements.size() <= 256) continue;
    problems.push_back({p.title, fmt::format("enumeration '{}' has {} elements", e.name, e.elements.size()),
                        "at most 256 fit a byte"});
  }
  for (const program::Option& o : p.options) {
    if (o.states.count <= 256) continue;
    problems.push_back({program::where(p, o.place), fmt::format("'{}' has {} states", o.name, o.states.count),
                        "at most 256 fit a byte"});
  }
  if (p.options.size() > 256)
    problems.push_back({p.title, "has more than 256 options", "the trace counts them in a byte"});
  for (const program::Expression& e : p.expressions) {
    if (e.op != program::Op::Conflict) continue;
    const auto place = p.place_of_expression(static_cast<std::uint32_t>(&e - p.expressions.data()));
    problems.push_back(
        {program::where(p, place), "asks for a conflict with mates", "generated code hears no team messages"});
  }
  return problems;
}

/// What a board needs around the machine.
tl::expected<std::vector<GeneratedFile>, Problems> board_files(Interface& interface, const Settings& settings) {
  const bool cm900 = settings.target == Target::Cm900;
  Problems problems = name_pins(interface, settings.pins, cm900 ? Board::Cm900 : Board::Uno);
  if (!problems.empty()) return tl::unexpected(std::move(problems));
  if (cm900) return cm900_files(interface, {.pull_up = settings.pull_up});
  if (settings.target == Target::Avr) return avr_main_files(interface, {.pull_up = settings.pull_up});
  return arduino_files(interface, {.pull_up = settings.pull_up});
}

std::string manifest_of(const program::Program& p, const Settings& settings, const Generated& made,
                        const std::string& name) {
  Manifest manifest{.name = name,
                    .target = std::string{names(settings.target)[static_cast<std::size_t>(settings.target)]},
                    .backend = std::string{names(made.backend)[static_cast<std::size_t>(made.backend)]},
                    .model = {},
                    .generated = {}};
  for (const program::File& f : p.files) manifest.model.push_back({base_name(f.path), sha256(f.text)});
  for (const GeneratedFile& f : made.files) manifest.generated.push_back({f.path, sha256(f.text)});
  return to_json(manifest) + "\n";
}

/// Picks the back end; the machine is there where it is the table.
struct Choice {
  Backend backend = Backend::Switch;
  Machine machine{};
  std::string why{};
  std::size_t table_bytes = 0;
};

tl::expected<Choice, Problems> choose(const Model& model, const Settings& settings) {
  Choice choice;
  if (settings.backend == Backend::Switch) return choice;
  if (settings.backend == Backend::Table && settings.target == Target::Cpp) {
    return tl::unexpected(Problems{{"--backend table", "is made for C", "--target c, arduino, avr or cm900"}});
  }
  const bool wanted = settings.backend == Backend::Table;
  if (settings.target == Target::Cpp || (settings.traced && !wanted)) return choice;
  const Result<Machine> machine = machine_of(model);
  if (!machine) {
    if (wanted) return tl::unexpected(Problems{machine.error()});
    choice.why = machine.error().what;
    return choice;
  }
  const std::size_t table = table_estimate(*machine);
  if (wanted || table <= switch_weight(model)) choice = {.backend = Backend::Table, .machine = *machine};
  choice.table_bytes = table;
  return choice;
}

}  // namespace

tl::expected<Generated, std::vector<Error>> generate(const program::Program& p, const Settings& settings) {
  Problems problems = cannot(p);
  std::uint32_t agent = 0;
  if (!settings.agent.empty()) {
    const auto found = std::ranges::find(p.agents, settings.agent, &program::Agent::name);
    agent = static_cast<std::uint32_t>(found - p.agents.begin());
    if (found == p.agents.end()) problems.push_back({"--agent", fmt::format("there is no '{}'", settings.agent), ""});
  } else if (p.agents.empty()) {
    problems.push_back({p.title, "has no agent", ""});
  }
  if (!problems.empty()) return tl::unexpected(std::move(problems));

  const std::string file = base_name(p.files.empty() ? p.title : p.files[0].path);
  NameSet names_in_c;
  const std::string name =
      names_in_c.take(settings.name.empty() ? identifier(file.substr(0, file.rfind('.'))) : identifier(settings.name));
  const Model model = model_of(p, agent, name, settings.traced);
  const SourceStyle style{.cpp = settings.target == Target::Cpp,
                          .single = settings.target >= Target::Arduino,
                          .traced = settings.traced,
                          .sample_ms = settings.sample_ms,
                          .origin = file};
  const auto choice = choose(model, settings);
  if (!choice) return tl::unexpected(choice.error());
  Source source = style.cpp                           ? cpp_source(model, style)
                  : choice->backend == Backend::Table ? table_source(model, style, choice->machine)
                                                      : switch_source(model, style);
  Generated made{.files = {},
                 .interface = source.interface,
                 .backend = choice->backend,
                 .why = choice->why,
                 .table_bytes = choice->table_bytes};
  made.files.push_back(std::move(source.header));
  made.files.push_back(std::move(source.source));
  if (style.single && settings.around) {
    auto around = board_files(made.interface, settings);
    if (!around) return tl::unexpected(around.error());
    std::ranges::move(*around, std::back_inserter(made.files));
  }
  made.files.push_back({name + ".manifest.json", manifest_of(p, settings, made, name)});
  return made;
}

}  // namespace cancha::codegen
