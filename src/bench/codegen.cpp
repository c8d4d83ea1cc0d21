// How large generated code is on an ATmega328P, and how fast on this machine.

#include <fmt/format.h>
#include <filesystem>
#include <map>
#include <sstream>

#include "base/file_writer.h"
#include "base/sha256.h"
#include "base/text_file.h"
#include "bench/bench.h"
#include "bench/scratch_folder.h"
#include "codegen/generate.h"
#include "decide/behaviour/load.h"
#include "decide/xabsl/compiler.h"
#include "decide/xabsl/to_program.h"
#include "os/program.h"

namespace cancha::bench {
namespace {

namespace xabsl = decide::xabsl;

/// A text behind the headers that it needs.
std::string with(std::initializer_list<std::string_view> headers, std::string_view text) {
  std::string all;
  for (const std::string_view header : headers) all += fmt::format("#include <{}>\n", header);
  return all.append(text);
}

/// A folder in which programs are built and run.
class Workshop {
 public:
  void write(const std::string& name, const std::string& text) const { (void)write_file(folder_.path() / name, text); }
  void write(const codegen::Generated& made) const {
    for (const codegen::GeneratedFile& f : made.files) write(f.path, f.text);
  }
  /// Runs commands in the folder; gives what they print.
  [[nodiscard]] Result<std::string> run(const std::string& commands, std::string_view needs) const {
    if (folder_.path().empty()) return fail("generated code", "there is no folder to build it in");
    auto ran = os::run_program({"sh", "-c", fmt::format("({}) 2>log", commands)}, folder_.path());
    if (ran && ran->status == 0) return std::move(ran->output);
    return fail("generated code", fmt::format("could not be built: {}", read_text(folder_.path() / "log").value_or("")),
                fmt::format("it needs {}: ./cancha setup --all", needs));
  }

 private:
  ScratchFolder folder_{std::filesystem::temp_directory_path()};
};

// The loop around every machine that is measured, and a machine that does nothing but remember its inputs.
constexpr std::string_view kMain = R"(int main(void)
{
    DDRB = 3u;
    for (;;) {
        PORTB = avoid_step((PIND >> 2) & 7u);
    }
}
)";
constexpr std::string_view kEmpty = R"(static volatile uint8_t situation;
uint8_t avoid_step(uint8_t inputs)
{
    situation = inputs;
    return inputs;
}
)";

struct Size {
  double flash = 0.0;
  double ram = 0.0;
};

/// Builds what lies in a workshop; `avr-size` tells text, data and bss.
Result<Size> size_of(const Workshop& shop) {
  const auto told = shop.run(
      "avr-gcc -std=c99 -I. -Os -flto -mmcu=atmega328p -ffunction-sections -fdata-sections -Wl,--gc-sections main.c "
      "avoid.c "
      "-o all.elf && avr-size all.elf",
      "gcc-avr and avr-libc");
  if (!told) return tl::unexpected<Error>(told.error());
  std::istringstream lines{*told};
  std::string heads;
  double text = 0.0;
  double data = 0.0;
  double bss = 0.0;
  std::getline(lines, heads);
  lines >> text >> data >> bss;
  return Size{text + data, data + bss};
}

Result<std::vector<Measurement>> measure_sizes(const Settings& settings) {
  const auto behaviour =
      decide::load_behaviour((std::filesystem::path{settings.content} / "behaviours/ceabot_avoid/avoid.scxml").string(),
                             xabsl::read_from_disk);
  if (!behaviour) return tl::unexpected<Error>(behaviour.error());
  if (settings.progress) settings.progress("codegen, sizes on an ATmega328P");
  std::vector<Measurement> all;
  for (const codegen::Backend backend : {codegen::Backend::Table, codegen::Backend::Switch}) {
    const auto made = codegen::generate(behaviour->program,
                                        {.target = codegen::Target::Arduino, .backend = backend, .name = "avoid"});
    if (!made) return tl::unexpected<Error>(together(made.error()));
    const Workshop shop;
    shop.write(*made);
    shop.write("main.c", with({"avr/io.h", "avoid.h"}, kMain));
    const auto whole = size_of(shop);
    if (!whole) return tl::unexpected<Error>(whole.error());
    shop.write("avoid.c", with({"avoid.h"}, kEmpty));
    const auto empty = size_of(shop);
    if (!empty) return tl::unexpected<Error>(empty.error());
    const std::string signature = sha256(made->files[1].text).substr(0, 16);
    const bool table = backend == codegen::Backend::Table;
    all.push_back(figure("codegen", table ? "avr_table_flash_bytes" : "avr_switch_flash_bytes",
                         {whole->flash - empty->flash}, "B net", Better::Lower, table ? 58 : 104, signature));
    if (table) {
      all.push_back(figure("codegen", "avr_table_ram_bytes", {whole->ram}, "B", Better::Lower, 1, signature));
    }
  }
  return all;
}

/// The files of a chain of ten options, each of which calls the next; four states, which change as the input does.
std::map<std::string, std::string> chain() {
  std::map<std::string, std::string> files;
  std::string root = "include \"symbols.xabsl\";\n";
  files["./symbols.xabsl"] = "namespace symbols(\"Symbols\") { float input x; float output y; }\n";
  for (int i = 0; i < 10; ++i) {
    std::string text = fmt::format("option link{} {{\n", i);
    for (int s = 0; s < 4; ++s) {
      const std::string action = i < 9 ? fmt::format("link{}();", i + 1) : fmt::format("y = x + {};", s);
      text += fmt::format(
          "  {}state s{} {{ decision {{ if (x > {}) goto s{}; else if (state_time > 5000) goto s{}; else stay; }}"
          " action {{ {} }} }}\n",
          s == 0 ? "initial " : "", s, 10 * s + i, (s + 1) % 4, (s + 2) % 4, action);
    }
    files[fmt::format("./link{}.xabsl", i)] = text + "}\n";
    root += fmt::format("include \"link{}.xabsl\";\n", i);
  }
  files["agents.xabsl"] = root + "agent player(\"Player\", link0);\n";
  return files;
}

constexpr std::string_view kTimer = R"(int main() {
  double best = 1e9, sum = 0.0;
  for (int pass = 0; pass < 20; ++pass) {
    chain::Machine machine;
    chain::Inputs in{};
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 100000; ++i) {
      in.time_ms += 20;
      in.x = i * 7919 % 41;
      sum += machine.step(in).y;
    }
    const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - start;
    best = spent.count() / 100000 < best ? spent.count() / 100000 : best;
  }
  std::printf("%.3f %.17g\n", best, sum);
}
)";

Result<Measurement> measure_chain(const Settings& settings, bool traced) {
  const auto made = xabsl::compile("agents.xabsl", xabsl::read_from_memory(chain()));
  if (!made.good()) return fail("chain", made.findings.all()[0].what);
  const auto code =
      codegen::generate(xabsl::to_program(made), {.target = codegen::Target::Cpp, .name = "chain", .traced = traced});
  if (!code) return tl::unexpected<Error>(together(code.error()));
  if (settings.progress) settings.progress("codegen, a chain of ten options");
  const Workshop shop;
  shop.write(*code);
  shop.write("main.cpp", with({"chrono", "cstdio", "chain.hpp"}, kTimer));
  const auto built = shop.run("g++ -std=c++17 -I. -O2 main.cpp chain.cpp -o run", "g++");
  if (!built) return tl::unexpected<Error>(built.error());
  std::vector<double> ns;
  std::string signature;
  for (int i = 0; i < settings.repetitions; ++i) {
    const auto told = shop.run("./run", "g++");
    if (!told) return tl::unexpected<Error>(told.error());
    std::istringstream words{*told};
    ns.push_back(0.0);
    words >> ns.back() >> signature;
  }
  return figure("codegen", traced ? "chain10_traced_tick_ns" : "chain10_tick_ns", ns, "ns", Better::Lower,
                traced ? 250 : 116, signature);
}

}  // namespace

Result<std::vector<Measurement>> measure_codegen(const Settings& settings) {
  auto all = measure_sizes(settings);
  if (!all) return all;
  for (const bool traced : {false, true}) {
    auto one = measure_chain(settings, traced);
    if (!one) return pass_on(std::move(one));
    all->push_back(*one);
  }
  return all;
}

}  // namespace cancha::bench
