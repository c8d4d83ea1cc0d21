#include "codegen/board/cm900.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdio>

#include "codegen/board/build.h"
#include "codegen/board/elf.h"
#include "codegen/board/example_test.h"
#include "codegen/board/fill.h"
#include "os/program.h"

namespace cancha::codegen {
namespace {

/// Writes, compiles without a warning, and gives the folder.
std::filesystem::path built(const BoardFiles& files, const std::vector<GeneratedFile>& machine, const std::string& name,
                            const std::string& more = "-s") {
  EXPECT_TRUE(files) << (files ? "" : files.error()[0].text());
  auto folder = example::fresh_folder(name);
  EXPECT_TRUE(put_files(*files, folder));
  EXPECT_TRUE(put_files(machine, folder));
  const auto made = make_in(folder, {"CFLAGS=-Os -Wall -Wextra -Wconversion -pedantic -Werror", more});
  EXPECT_TRUE(made) << made.error().text();
  EXPECT_EQ(made.value_or(""), "");
  return folder;
}

std::uint32_t word(const Firmware::Part& part, std::size_t index) {
  std::uint32_t value = 0;
  for (std::size_t i = 4; i-- > 0;) value = value << 8U | part.bytes.at(4 * index + i);
  return value;
}

Interface dimmer_on_cm900() {
  Interface interface = example::dimmer();
  EXPECT_TRUE(name_pins(interface, "pressed=PB12,distance=PB1,level=PA8,late=PC14", Board::Cm900).empty());
  return interface;
}

void expect_sound(const std::filesystem::path& elf, std::uint32_t start) {
  const auto firmware = read_elf_file(elf);
  ASSERT_TRUE(firmware) << firmware.error().text();
  EXPECT_EQ(firmware->machine, Firmware::Machine::Arm);
  const Firmware::Part& first = firmware->parts.at(0);
  EXPECT_EQ(first.address, start);
  // the chip takes its stack from the first word and begins at the second, whose lowest bit says Thumb
  EXPECT_EQ(word(first, 0), 0x20005000U);
  EXPECT_EQ(word(first, 1), firmware->entry);
  EXPECT_EQ(word(first, 1), firmware->symbols.at("reset_handler"));
  EXPECT_EQ(word(first, 1) & 1U, 1U);
  EXPECT_EQ(word(first, 15), firmware->symbols.at("tick_handler"));
  EXPECT_GE(firmware->entry, start);
  EXPECT_LT(firmware->entry, 0x08010000U);
  for (const std::size_t i : {7U, 8U, 9U, 10U, 13U}) EXPECT_EQ(word(first, i), 0U);
}

TEST(Cm900, BuildsAProgramThatTheChipCanStart) {
  CANCHA_NEEDS("arm-none-eabi-gcc");
  const auto folder = built(cm900_files(example::avoid()), example::avoid_code(), "avoid");

  expect_sound(folder / "avoid.elf", 0x08003000);
  const auto firmware = read_elf_file(folder / "avoid.elf");
  EXPECT_LT(firmware->flash_bytes, 1024U);
  EXPECT_LT(firmware->ram_bytes, 64U);
  EXPECT_EQ(std::filesystem::file_size(folder / "avoid.bin"), firmware->flash_bytes);
}

TEST(Cm900, MayBeginAtTheStartOfFlash) {
  CANCHA_NEEDS("arm-none-eabi-gcc");
  const auto folder = built(cm900_files(example::avoid()), example::avoid_code(), "avoid", "FLASH_START=0x08000000");

  expect_sound(folder / "avoid.elf", 0x08000000);
}

TEST(Cm900, BuildsNumbersTimeAndHooks) {
  CANCHA_NEEDS("arm-none-eabi-gcc");
  const auto folder = built(cm900_files(dimmer_on_cm900(), {.pull_up = true}), example::dimmer_code(), "dimmer");

  expect_sound(folder / "dimmer.elf", 0x08003000);
}

TEST(Cm900, KnowsTheRegistersOfItsPins) {
  const auto files = cm900_files(dimmer_on_cm900(), {.pull_up = true});
  ASSERT_TRUE(files);
  const std::string& code = (*files)[0].text;

  for (const std::string_view line :
       {"mode(PB, 12u, PULLED);\n    GPIO_BSRR(PB) = 0x1000u;", "mode(PB, 1u, ANALOG);", "pwm_init(0x40012C00u, 0u);",
        "mode(PA, 8u, PWM);", "mode(PC, 14u, OUTPUT);", "in.pressed = (GPIO_IDR(PB) & 0x1000u) != 0u;",
        "in.distance = limited(analog(9u), 100, 900);", "in.time_ms = step_time;",
        "pwm(0x40012C00u, 0u, limited((int32_t)out->level, 0, 200));",
        "GPIO_BSRR(PC) = (out->late) ? 0x4000u : 0x40000000u;", "RCC_APB2ENR |= 0xA1Du;"}) {
    EXPECT_NE(code.find(line), std::string::npos) << line << "\n" << code;
  }
}

// there is no emulated CM-900, so the program runs here, against registers that are variables
constexpr std::string_view kFakeRegisters = R"(
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#define REG(address) (*fake(address))
#define IDLE() idle()
static volatile uint32_t *fake(uint32_t address);
void idle(void);
#define main board_main
@MAIN@
#undef main
static uint32_t memory[0x100], inputs_b, levels_a;
static uint32_t addresses[0x100];
static int used, ticks;
static jmp_buf out_of_main;
static volatile uint32_t *cell(uint32_t address) {
    for (int i = 0; i < used; ++i)
        if (addresses[i] == address) return &memory[i];
    addresses[used] = address;
    return &memory[used++];
}
/* what was written last to the register that sets and clears */
static void take_levels(void) {
    levels_a = (levels_a | (*cell(0x40010810u) & 0xFFFFu)) & ~(*cell(0x40010810u) >> 16);
    *cell(0x40010810u) = 0u;
}
static volatile uint32_t *fake(uint32_t address) {
    if (address == 0x40021000u) *cell(address) |= 2u;
    if (address == 0x40010C08u) *cell(address) = inputs_b;
    if (address == 0x40010810u) take_levels();
    return cell(address);
}
void idle(void) {
    static const uint32_t wanted[4] = {0u, 0x1000u, 0x2000u, 0x4000u};
    take_levels();
    printf("%u: %x\n", (unsigned)now_ms, (unsigned)levels_a);
    inputs_b = wanted[(ticks / 2) % 4];
    if (++ticks > 8) longjmp(out_of_main, 1);
    for (int i = 0; i < 50; ++i) tick_handler();
}
int main(void) {
    if (setjmp(out_of_main) == 0) board_main();
    printf("CRL %08x CRH %08x\n", (unsigned)*cell(0x40010800u), (unsigned)*cell(0x40010C04u));
    return 0;
}
)";

TEST(Cm900, DrivesItsRegistersAsTheMachineWants) {
  Interface interface = example::avoid();
  ASSERT_TRUE(name_pins(interface, "u=PB12,v=PB13,w=PB14,S0=PA0,S1=PA1", Board::Cm900).empty());
  auto files = cm900_files(interface);
  ASSERT_TRUE(files);
  const auto folder = example::fresh_folder("avoid");
  ASSERT_TRUE(put_files(*files, folder));
  ASSERT_TRUE(put_files(example::avoid_code(), folder));
  ASSERT_TRUE(put_files({{"fake.c", filled(kFakeRegisters, {{"MAIN", "#include \"main.c\""}})}}, folder));

  const auto compiled = os::run_program({"gcc", "-std=gnu99", "-o", "fake", "fake.c", "avoid.c"}, folder);
  ASSERT_EQ(compiled->status, 0) << compiled->output;
  const auto ran = os::run_program({(folder / "fake").string()}, folder);

  // a step at 0 (nothing: straight), then every 100 ms: front, left, right
  EXPECT_EQ(ran->output,
            "0: 3\n50: 3\n100: 3\n150: 3\n200: 1\n250: 1\n300: 2\n350: 2\n400: 1\n"
            "CRL 00000022 CRH 04440000\n");
}

}  // namespace
}  // namespace cancha::codegen
