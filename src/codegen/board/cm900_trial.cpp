#include "codegen/board/cm900_trial.h"

#include <fmt/format.h>

#include "codegen/board/fill.h"

namespace cancha::codegen {
namespace {

// There is no emulated CM-900. So main.c is compiled for this computer, and what it takes for registers is this: cells
// that do what the reference manual of the chip (RM0008) says of them, and a sleep that ends with the next step.
constexpr std::string_view kChip = R"(#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
static volatile uint32_t *chip(uint32_t address);
static void sleep_until_tick(void);
#define REG(address) (*chip(address))
#define IDLE() sleep_until_tick()
#define main board_main
@MAIN@
#undef main

static double given[@SYMBOLS@];
static double calls, arguments;
static void called(double sum) { calls += 1.0; arguments += sum; }
@HOOKS@
static uint32_t devices[0x9000], core[0x400]; /* from 0x40000000 and from 0xE000E000 on */
static uint32_t wires[3], levels[3], counts[16]; /* what comes in, what goes out, what can be measured */

static uint32_t *cell(uint32_t address) {
    return address >= 0xE000E000u ? &core[(address & 0xFFFu) / 4u] : &devices[(address - 0x40000000u) / 4u];
}
static uint32_t base(unsigned port) { return 0x40010800u + 0x400u * port; }
static bool clocked(unsigned bit) { return (*cell(0x40021018u) & bit) != 0u; }
static unsigned mode_of(unsigned port, unsigned pin) {
    if (!clocked(4u << port)) return 0xFFu;
    return *cell(base(port) + (pin < 8u ? 0u : 4u)) >> (pin % 8u * 4u) & 0xFu;
}
/* what was written to the registers that set and clear pins */
static void settle(void) {
    for (unsigned port = 0u; port < 3u; ++port) {
        uint32_t *const order = cell(base(port) + 0x10u);
        levels[port] = (levels[port] & ~(*order >> 16)) | (*order & 0xFFFFu);
        *order = 0u;
    }
}
static uint32_t inputs_of(unsigned port) {
    uint32_t all = 0u;
    for (unsigned pin = 0u; pin < 16u; ++pin) {
        const unsigned mode = mode_of(port, pin);
        if (mode == 0x4u || mode == 0x8u) all |= wires[port] & 1u << pin;
    }
    return all;
}
static uint32_t measured(uint32_t channel) {
    const unsigned port = channel < 8u ? 0u : 1u;
    return channel < 16u && mode_of(port, channel % 8u) == 0u ? counts[channel] << 2 : 0u;
}
static volatile uint32_t *chip(uint32_t address) {
    uint32_t *const here = cell(address);
    settle();
    switch (address) {
    case 0x40021000u: *here |= (*here & 1u) << 1; break; /* the oscillator is ready once it is on */
    case 0x40010808u: case 0x40010C08u: case 0x40011008u: *here = inputs_of((address - 0x40010808u) / 0x400u); break;
    case 0x40012408u: *here &= ~0x4u; break; /* has measured itself */
    case 0x40012400u: /* done, if it is clocked, on and was asked to */
        if (clocked(0x200u) && (*cell(0x40012408u) & 0x00400001u) == 0x00400001u) *here = 2u;
        break;
    case 0x4001244Cu:
        *here = measured(*cell(0x40012434u) & 0x1Fu);
        *cell(0x40012400u) = 0u;
        *cell(0x40012408u) &= ~0x00400000u;
        break;
    default: break;
    }
    return here;
}

static void put(double value) { fwrite(&value, sizeof value, 1, stdout); }
static double level(unsigned port, unsigned pin) {
    return mode_of(port, pin) == 0x2u ? (double)(levels[port] >> pin & 1u) : 0.0;
}
static double part(unsigned port, unsigned pin, uint32_t timer, unsigned channel) {
    const bool on = timer == 0x40012C00u ? clocked(0x800u) : (*cell(0x4002101Cu) & 1u << (timer - 0x40000000u) / 0x400u) != 0u;
    const bool runs = (*cell(timer) & 1u) != 0u && (*cell(timer + 0x20u) >> (4u * channel) & 1u) != 0u;
    return on && runs && mode_of(port, pin) == 0xAu ? (double)*cell(timer + 0x34u + 4u * channel) : 0.0;
}
static void wire(unsigned port, unsigned pin, bool high) {
    wires[port] = high ? wires[port] | 1u << pin : wires[port] & ~(1u << pin);
}
static bool take(void) {
    if (fread(given, sizeof given, 1, stdin) != 1) return false;
    calls = 0.0;
    arguments = 0.0;
@TAKE@    return true;
}
/* a step is over: tells what it did, and sleeps until the next one is due */
static void sleep_until_tick(void) {
    settle();
@TELL@    put(calls);
    put(arguments);
    if (!take()) exit(0);
    for (uint32_t i = 0u; i < SAMPLE_MS; ++i) tick_handler();
}
int main(void) {
    (void)called; (void)level; (void)part; (void)wire;
    return take() ? board_main() : 0;
}
)";

}  // namespace

Result<HostProgram> cm900_here(const std::vector<GeneratedFile>& files, const Interface& interface,
                               const Shape& shape) {
  const Model& m = shape.model;
  std::string take;
  std::string tell;
  const auto place = [](const Port& port) {
    const Pin& pin = pins_of(Board::Cm900)[static_cast<std::size_t>(port.pin)];
    return fmt::format("{}u, {}u", pin.port - 'A', pin.bit);
  };
  for (std::size_t k = 0; k < m.inputs.size(); ++k) {
    const Port& port = interface.inputs[k];
    take += port.boolean ? fmt::format("    wire({}, given[{}] != 0.0);\n", place(port), m.inputs[k])
                         : fmt::format("    counts[{}] = (uint32_t)given[{}];\n", cm900_channel(port), m.inputs[k]);
  }
  for (const Port& port : interface.outputs) {
    const auto [timer, channel] = port.boolean ? Cm900Timer{} : cm900_timer(port);
    tell += port.boolean ? fmt::format("    put(level({}));\n", place(port))
                         : fmt::format("    put(part({}, 0x{:08X}u, {}u));\n", place(port), timer, channel);
  }
  std::vector<GeneratedFile> all = files;
  const std::string hooks = hook_bodies(shape, [](std::uint32_t s) { return fmt::format("(double)given[{}]", s); });
  all.push_back({"trial.c", filled(kChip, {{"SYMBOLS", fmt::format("{}", m.program->symbols.size() + 1)},
                                           {"MAIN", fmt::format("#include \"{}\"", "main.c")},
                                           {"HOOKS", hooks},
                                           {"TAKE", take},
                                           {"TELL", tell}})});
  const bool asks = !interface.hooks.empty();
  return HostProgram::build(all, fmt::format("gcc -std=c99 -w -O1 -ffp-contract=off trial.c {}{} -lm -o run",
                                             interface.source, asks ? " hooks.c" : ""));
}

}  // namespace cancha::codegen
