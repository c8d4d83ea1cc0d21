#include "codegen/board/size.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "codegen/board/avr_main.h"
#include "codegen/board/build.h"
#include "codegen/board/elf.h"
#include "codegen/board/example_test.h"
#include "codegen/model.h"
#include "codegen/table.h"
#include "decide/behaviour/load.h"
#include "decide/chart/made_up.h"
#include "decide/chart/to_program.h"

namespace cancha::codegen {
namespace {

namespace form = decide::program;

/// Every behaviour that is shipped, by the file that it begins with.
std::vector<std::filesystem::path> shipped_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{CANCHA_SOURCE_DIR "/content/behaviours"}) {
    const std::string name = entry.path().filename().string();
    if (name == "agents.xabsl" || name.ends_with(".scxml") || name.ends_with(".xml") ||
        (name.ends_with(".csv") && !name.ends_with(".test.csv"))) {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  return files;
}

form::Program loaded(const std::filesystem::path& file) {
  const auto behaviour = decide::load_behaviour(file.string(), decide::xabsl::read_from_disk);
  EXPECT_TRUE(behaviour) << behaviour.error().text();
  return behaviour->program;
}

/// The whole program for a board, with pins for all ports; nothing where there are too few.
std::optional<Generated> whole(const form::Program& program, Target target) {
  Settings settings{.target = target, .name = "machine", .around = false};
  auto machine = generate(program, settings);
  EXPECT_TRUE(machine);
  const Board board = target == Target::Cm900 ? Board::Cm900 : Board::Uno;
  Interface& interface = machine->interface;
  // pins that a chart names are those of an UNO
  for (auto* ports : {&interface.inputs, &interface.outputs}) {
    for (Port& port : *ports) port.pin = -1;
  }
  if (!deal_pins(interface, board, kTimerPins)) return std::nullopt;
  for (const auto* ports : {&interface.inputs, &interface.outputs}) {
    for (const Port& port : *ports) {
      settings.pins += fmt::format("{}{}={}", settings.pins.empty() ? "" : ",", port.name,
                                   pins_of(board)[static_cast<std::size_t>(port.pin)].name);
    }
  }
  settings.around = true;
  auto made = generate(program, settings);
  EXPECT_TRUE(made) << together(made.error()).text();
  return *made;
}

/// Removes all but the Arduino's library, whose compiling takes longer than everything else.
void clear(const std::filesystem::path& folder) {
  for (const auto& inside : {folder, folder / "build"}) {
    if (!std::filesystem::exists(inside)) continue;
    for (const auto& entry : std::filesystem::directory_iterator{inside}) {
      if (entry.is_regular_file() && entry.path().filename() != "core.a") std::filesystem::remove(entry.path());
    }
  }
}

/// What its Makefile makes of it for a user.
ProgramSize linked(const Generated& made, Target target, const std::filesystem::path& folder) {
  clear(folder);
  EXPECT_TRUE(put_files(made.files, folder));
  const auto said = make_in(folder);
  EXPECT_TRUE(said) << said.error().text();
  const auto firmware = read_elf_file((target == Target::Arduino ? folder / "build" : folder) / "machine.elf");
  EXPECT_TRUE(firmware);
  return {firmware->flash_bytes, firmware->ram_bytes};
}

void expect_what_makefiles_link(Target target) {
  const auto users = example::fresh_folder("users");
  const auto ours = example::fresh_folder("ours");
  std::size_t tried = 0;
  for (const std::filesystem::path& file : shipped_files()) {
    SCOPED_TRACE(file.string());
    const auto made = whole(loaded(file), target);
    if (!made) continue;
    const ProgramSize wanted = linked(*made, target, users);

    clear(ours);
    const auto told = whole_size(*made, target, ours);

    ASSERT_TRUE(told) << told.error().text();
    EXPECT_EQ(told->flash, wanted.flash);
    EXPECT_EQ(told->ram, wanted.ram);
    ++tried;
  }
  EXPECT_GE(tried, 12U);
}

TEST(Size, OfASketchIsWhatItsMakefileLinks) {
  CANCHA_NEEDS("avr-gcc");
  expect_what_makefiles_link(Target::Arduino);
}

TEST(Size, OfABareProgramIsWhatItsMakefileLinks) {
  CANCHA_NEEDS("avr-gcc");
  expect_what_makefiles_link(Target::Avr);
}

TEST(Size, OfAProgramForTheCm900IsWhatItsMakefileLinks) {
  CANCHA_NEEDS("arm-none-eabi-gcc");
  expect_what_makefiles_link(Target::Cm900);
}

/// The same program around a machine that does nothing.
Generated hollow(Generated made) {
  const Interface& i = made.interface;
  made.files[1].text =
      i.packed ? fmt::format(
                     "#include \"{0}.h\"\nvoid {0}_init(void) {{}}\n"
                     "uint8_t {0}_step(uint8_t inputs) {{ return inputs; }}\n",
                     i.name)
               : fmt::format(
                     "#include \"{0}.h\"\nvoid {0}_init(void) {{}}\nstatic {0}_outputs out;\n"
                     "const {0}_outputs *{0}_step(const {0}_inputs *inputs) {{ (void)inputs; return &out; }}\n",
                     i.name);
  return made;
}

TEST(Size, OfAMachineIsWhatItAddsToAProgramWithinATenth) {
  CANCHA_NEEDS("avr-gcc");
  std::size_t tried = 0;
  for (const std::filesystem::path& file : shipped_files()) {
    SCOPED_TRACE(file.string());
    const auto made = whole(loaded(file), Target::Avr);
    // without outputs there is nothing to hold the machine by
    if (!made || made->interface.outputs.empty()) continue;
    const Generated nothing = hollow(*made);
    const auto with = whole_size(*made, Target::Avr, example::fresh_folder("with"));
    const auto without = whole_size(nothing, Target::Avr, example::fresh_folder("without"));
    const auto machine = machine_size(*made, Target::Avr, example::fresh_folder("machine"));
    const auto hull = machine_size(nothing, Target::Avr, example::fresh_folder("hull"));
    ASSERT_TRUE(with && without && machine && hull);

    const double adds = static_cast<double>(with->flash) - without->flash;
    const double told = static_cast<double>(machine->flash) - hull->flash;

    // start-up code that clears variables comes with the first of them
    EXPECT_NEAR(told, adds, 0.1 * adds + 24.0);
    ++tried;
  }
  EXPECT_GE(tried, 5U);
}

TEST(Size, OfATableIsEstimatedWithinATenth) {
  CANCHA_NEEDS("avr-gcc");
  std::size_t tried = 0;
  for (std::uint64_t seed = 500; seed < 600; ++seed) {
    SCOPED_TRACE(seed);
    Random random{seed};
    const auto chart = decide::chart::made_up_chart(
        random, {.locals = false, .times = false, .states = 2 + static_cast<int>(seed % 9)});
    const auto program = decide::chart::to_program(chart);
    ASSERT_TRUE(program) << program.error().text();
    const auto made = generate(*program, {.target = Target::Arduino, .backend = Backend::Table, .around = false});
    if (!made) continue;
    const auto size = machine_size(*made, Target::Arduino, example::fresh_folder("table"));
    ASSERT_TRUE(size) << size.error().text();

    EXPECT_NEAR(static_cast<double>(made->table_bytes), size->flash, 0.1 * size->flash);
    ++tried;
  }
  EXPECT_GE(tried, 10U);
}

TEST(Size, TellsWhatDoesNotFit) {
  CANCHA_NEEDS("avr-gcc");
  auto made = whole(loaded(CANCHA_SOURCE_DIR "/content/behaviours/ceabot_avoid/avoid.scxml"), Target::Avr);
  ASSERT_TRUE(made);
  made->files.push_back({"large.c", ""});
  const auto told = [&](const char* text) {
    made->files.back().text = text;
    const auto size = whole_size(*made, Target::Avr, example::fresh_folder("large"));
    return size ? "it fits" : size.error().text();
  };

  EXPECT_EQ(told("const char large[32200] __attribute__((used, section(\".vectors\"))) = {1};\n"),
            "machine: does not fit: the board has 32256 bytes of flash and 2048 of RAM for it");
  EXPECT_EQ(told("const char large[32700] __attribute__((used, section(\".vectors\"))) = {1};\n"),
            "machine: does not fit: the board has 32256 bytes of flash and 2048 of RAM for it");
  EXPECT_EQ(
      told("char large[3000];\n__attribute__((naked, used, section(\".init3\"))) void touch(void) { large[0] = 1; }\n"),
      "machine: does not fit: the board has 32256 bytes of flash and 2048 of RAM for it");
}

}  // namespace
}  // namespace cancha::codegen
