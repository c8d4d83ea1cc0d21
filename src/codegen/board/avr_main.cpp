#include "codegen/board/avr_main.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "codegen/board/fill.h"
#include "codegen/board/step_code.h"

namespace cancha::codegen {
namespace {

constexpr int kCountsPerMs = 250;  ///< timer 1 at 16 MHz / 64

constexpr std::string_view kMakefile = R"(# @NAME@ for an ATmega328P at 16 MHz, with Debian's gcc-avr and avr-libc.
#
#   make                             builds @NAME@.elf and @NAME@.hex
#   make size                        bytes of flash (text + data) and of RAM (data + bss)
#   make upload PORT=/dev/ttyACM0    writes it onto an Arduino UNO; needs avrdude

PORT   ?= /dev/ttyACM0
AVR    ?= avr-
CFLAGS ?= -Os -Wall -Wextra
CHIP   := -mmcu=atmega328p -DF_CPU=16000000UL -std=c99
KEEP   := -ffunction-sections -fdata-sections -Wl,--gc-sections

all: @NAME@.hex

@NAME@.elf: $(wildcard *.c *.h)
>$(AVR)gcc $(CHIP) $(CFLAGS) $(KEEP) -o $@ $(wildcard *.c)

@NAME@.hex: @NAME@.elf
>$(AVR)objcopy -O ihex -R .eeprom $< $@

size: @NAME@.elf
>$(AVR)size $<

upload: @NAME@.hex
>avrdude -p atmega328p -c arduino -b 115200 -P $(PORT) -D -U flash:w:$<:i

clean:
>rm -f @NAME@.elf @NAME@.hex

.PHONY: all size upload clean
)";

constexpr std::string_view kMain = R"(/* @NAME@ on an ATmega328P, pins as on the Arduino UNO, without its library.
 *
@PINS@ *
 * The machine itself is in @SOURCE@; this file only wires it to pins. */

#include <avr/io.h>
#include <stdint.h>

@INCLUDE@

@HELPERS@int main(void) {
@SETUP@    @NAME@_init();
    for (;;) {
@WAIT@
@STEP@@AFTER@    }
}
)";

constexpr std::string_view kLimited = R"(/* a number within what the machine has been promised */
static int limited(long value, int least, int most) {
    return value < least ? least : value > most ? most : (int)value;
}

)";

constexpr std::string_view kAnalog = R"(static int analog(uint8_t channel) {
    ADMUX = (uint8_t)(0x40u | channel); /* against the supply voltage */
    ADCSRA |= 0x40u;
    while ((ADCSRA & 0x40u) != 0u) {
    }
    return (int)ADC;
}

)";

/// Timer, its output and its register, for the pins that can give a number.
struct Pwm {
  int pin;
  std::string_view control;  ///< register with mode and output
  int output_bit;
  std::string_view count;
};
constexpr Pwm kPwm[] = {
    {3, "TCCR2A", 5, "OCR2B"}, {5, "TCCR0A", 5, "OCR0B"}, {6, "TCCR0A", 7, "OCR0A"}, {11, "TCCR2A", 7, "OCR2A"}};

const Pwm* pwm_of(int pin) {
  const auto* found = std::ranges::find(kPwm, pin, &Pwm::pin);
  return found == std::end(kPwm) ? nullptr : found;
}

const Pin& pin_of(const Port& port) {
  return pins_of(Board::Uno)[static_cast<std::size_t>(port.pin)];
}

unsigned mask_of(const Pin& pin) {
  return 1U << static_cast<unsigned>(pin.bit);
}

/// All ports booleans on neighbouring bits of one chip's port, in their order: then one access does for all.
bool in_a_row(const std::vector<Port>& ports) {
  if (ports.empty()) return false;
  for (std::size_t i = 0; i < ports.size(); ++i) {
    if (!ports[i].boolean || ports[i].pin < 0) return false;
    if (pin_of(ports[i]).port != pin_of(ports[0]).port) return false;
    if (pin_of(ports[i]).bit != pin_of(ports[0]).bit + static_cast<int>(i)) return false;
  }
  return true;
}

std::string read_row(const std::vector<Port>& ports) {
  const Pin& first = pin_of(ports[0]);
  const unsigned mask = (1U << static_cast<unsigned>(ports.size())) - 1U;
  std::string bits = fmt::format("PIN{}", first.port);
  if (first.bit > 0) bits = fmt::format("({} >> {})", bits, first.bit);
  return mask == 0xFFU ? bits : fmt::format("(uint8_t)({} & 0x{:02X}u)", bits, mask);
}

std::string write_row(const std::vector<Port>& ports) {
  const Pin& first = pin_of(ports[0]);
  const unsigned mask = ((1U << static_cast<unsigned>(ports.size())) - 1U) << static_cast<unsigned>(first.bit);
  std::string bits = first.bit > 0 ? fmt::format("(out << {})", first.bit) : "out";
  if (mask == 0xFFU) return fmt::format("PORT{} = out;", first.port);
  return fmt::format("PORT{} = (uint8_t)((PORT{} & 0x{:02X}u) | ({} & 0x{:02X}u));", first.port, first.port,
                     0xFFU & ~mask, bits, mask);
}

bool by_pin(const Port& port, bool handshake) {
  return port.pin >= 0 && (port.boolean || !handshake);
}

/// The place of a port among those that go through a box.
std::size_t box_place(const std::vector<Port>& ports, const Port& port) {
  return static_cast<std::size_t>(std::count_if(ports.data(), &port, [](const Port& p) { return !by_pin(p, true); }));
}

PinCode register_pins(const Interface& interface, bool handshake) {
  PinCode code;
  code.read = [&interface, handshake](const Port& port) {
    if (!by_pin(port, handshake))
      return fmt::format("{}_box_in[{}]", interface.name, box_place(interface.inputs, port));
    const Pin& pin = pin_of(port);
    if (port.boolean) return fmt::format("(PIN{} & 0x{:02X}u) != 0u", pin.port, mask_of(pin));
    const Counts counts = input_counts(port);
    return fmt::format("limited(analog({}u), {}, {})", pin.bit, counts.least, counts.most);
  };
  code.write = [&interface, handshake](const Port& port, const std::string& value) {
    if (!by_pin(port, handshake)) {
      return fmt::format("{}_box_out[{}] = (int32_t)({});", interface.name, box_place(interface.outputs, port), value);
    }
    const Pin& pin = pin_of(port);
    if (port.boolean) {
      return fmt::format("if ({}) PORT{} |= 0x{:02X}u; else PORT{} &= 0x{:02X}u;", value, pin.port, mask_of(pin),
                         pin.port, 0xFFU & ~mask_of(pin));
    }
    const Counts counts = output_counts(port);
    return fmt::format("{} = (uint8_t)limited((long){}, {}, {});", pwm_of(port.pin)->count, value, counts.least,
                       counts.most);
  };
  code.time = "now";
  if (interface.packed && in_a_row(interface.inputs)) code.read_all = read_row(interface.inputs);
  if (interface.packed && in_a_row(interface.outputs)) code.write_all = write_row(interface.outputs);
  return code;
}

/// What a run of this program needs beyond its ports.
struct Needs {
  bool analog = false;
  bool limited = false;
  std::size_t boxes_in = 0;
  std::size_t boxes_out = 0;
};

Needs needs_of(const Interface& interface, bool handshake) {
  Needs needs;
  for (const Port& port : interface.inputs) {
    if (!by_pin(port, handshake)) ++needs.boxes_in;
    if (by_pin(port, handshake) && !port.boolean) needs.analog = needs.limited = true;
  }
  for (const Port& port : interface.outputs) {
    if (!by_pin(port, handshake)) ++needs.boxes_out;
    if (by_pin(port, handshake) && !port.boolean) needs.limited = true;
  }
  return needs;
}

std::string helpers(const Interface& interface, bool handshake) {
  const Needs needs = needs_of(interface, handshake);
  std::string text;
  const auto number = [](const Port& port) { return !port.boolean; };
  if (std::ranges::any_of(interface.inputs, number)) {
    text += "/* ranges are kept below; how wide a member is, its machine knows */\n";
    text += "#pragma GCC diagnostic ignored \"-Wconversion\"\n\n";
  }
  std::string boxes;
  if (needs.boxes_in > 0) boxes += fmt::format("volatile int32_t {}_box_in[{}];\n", interface.name, needs.boxes_in);
  if (needs.boxes_out > 0) boxes += fmt::format("volatile int32_t {}_box_out[{}];\n", interface.name, needs.boxes_out);
  if (!boxes.empty()) text += fmt::format("{}\n", boxes);
  if (needs.limited) text += kLimited;
  if (needs.analog) text += kAnalog;
  return text;
}

std::string setup_lines(const Interface& interface, const AvrMainSettings& settings, const HandshakePlan& plan) {
  std::map<char, unsigned> directions;
  std::map<char, unsigned> pulls;
  std::map<std::string_view, unsigned> controls;
  for (const Port& port : interface.inputs) {
    if (settings.pull_up && port.boolean && port.pin >= 0) pulls[pin_of(port).port] |= mask_of(pin_of(port));
  }
  for (const Port& port : interface.outputs) {
    if (!by_pin(port, settings.handshake)) continue;
    directions[pin_of(port).port] |= mask_of(pin_of(port));
    if (!port.boolean) controls[pwm_of(port.pin)->control] |= 1U << static_cast<unsigned>(pwm_of(port.pin)->output_bit);
  }
  std::string lines;
  if (settings.handshake) {
    const Pin& acknowledge = pins_of(Board::Uno)[static_cast<std::size_t>(plan.acknowledge)];
    directions[acknowledge.port] |= mask_of(acknowledge);
    lines += "    uint8_t strobe = 0u;\n";
  }
  if (interface.timed) lines += "    uint32_t now = 0u;\n";
  for (const auto& [port, mask] : directions) lines += fmt::format("    DDR{} = 0x{:02X}u;\n", port, mask);
  for (const auto& [port, mask] : pulls) lines += fmt::format("    PORT{} = 0x{:02X}u;\n", port, mask);
  // phase-correct, because only then 0 and 255 are really off and on
  for (const auto& [control, outputs] : controls) {
    lines += fmt::format("    {} = 0x{:02X}u;\n", control, outputs | 1U);
    lines += fmt::format("    {}B = 0x{:02X}u;\n", control.substr(0, 5), control == "TCCR2A" ? 4U : 3U);
  }
  if (needs_of(interface, settings.handshake).analog) lines += "    ADCSRA = 0x87u; /* on, 125 kHz */\n";
  return lines;
}

std::string timer_setup(int sample_ms) {
  return fmt::format("    OCR1A = {}u; /* 16 MHz / 64, {} for a sample of {} ms */\n    TCCR1B = 0x0Bu;\n",
                     sample_ms * kCountsPerMs / timer_rounds(sample_ms) - 1,
                     timer_rounds(sample_ms) == 1 ? "once" : fmt::format("{} times", timer_rounds(sample_ms)),
                     sample_ms);
}

std::string timer_wait(int sample_ms) {
  const std::string once =
      "while ((TIFR1 & 0x02u) == 0u) {\n"
      "@}\n"
      "@TIFR1 = 0x02u; /* writing 1 clears it */\n";
  const int rounds = timer_rounds(sample_ms);
  std::string text =
      rounds == 1 ? fmt::format("@{}", once)
                  : fmt::format("@for (uint16_t round = 0u; round < {}u; ++round) {{\n@    {}@}}\n", rounds, once);
  std::string result;
  for (const char c : text) c == '@' ? result.append(8, ' ') : result.append(1, c);
  return result;
}

std::string strobe_wait(const HandshakePlan& plan) {
  const Pin& pin = pins_of(Board::Uno)[static_cast<std::size_t>(plan.strobe)];
  return fmt::format(
      "        while (((PIN{} ^ strobe) & 0x{:02X}u) == 0u) {{\n        }}\n        strobe ^= 0x{:02X}u;\n", pin.port,
      mask_of(pin), mask_of(pin));
}

std::string after_step(const Interface& interface, const AvrMainSettings& settings, const HandshakePlan& plan) {
  std::string text;
  if (interface.timed) text += fmt::format("        now += {}u;\n", interface.sample_ms);
  if (settings.handshake) {
    const Pin& pin = pins_of(Board::Uno)[static_cast<std::size_t>(plan.acknowledge)];
    text += fmt::format("        PIN{} = 0x{:02X}u; /* turns the acknowledge pin over */\n", pin.port, mask_of(pin));
  }
  return text;
}

/// What check_pins does not know: the timers that this program needs for itself.
std::vector<Error> problems(const Interface& interface, bool handshake) {
  if (handshake) {
    Interface wired = interface;
    const auto no_pin = [](const Port& port) { return !by_pin(port, true); };
    std::erase_if(wired.inputs, no_pin);
    std::erase_if(wired.outputs, no_pin);
    return check_pins(wired, Board::Uno);
  }
  std::vector<Error> errors = check_pins(interface, Board::Uno);
  for (const Port& port : interface.outputs) {
    if (!port.boolean && std::ranges::find(kTimerPins, port.pin) != kTimerPins.end()) {
      errors.push_back({port.name, fmt::format("pin {} cannot give a number here: its timer keeps the time", port.pin),
                        "use pin 3, 5, 6 or 11"});
    }
  }
  return errors;
}

}  // namespace

int timer_rounds(int sample_ms) {
  for (int rounds = 1;; ++rounds) {
    if (sample_ms * kCountsPerMs % rounds == 0 && sample_ms * kCountsPerMs / rounds <= 65536) return rounds;
  }
}

GeneratedFile avr_makefile(const std::string& name) {
  return {"Makefile", filled(kMakefile, {{"NAME", name}})};
}

Result<HandshakePlan> handshake_plan(const Interface& interface) {
  HandshakePlan plan;
  std::vector<bool> used(pins_of(Board::Uno).size());
  const auto sort = [&](const std::vector<Port>& ports, std::vector<std::size_t>& pins,
                        std::vector<std::size_t>& boxes) {
    for (std::size_t i = 0; i < ports.size(); ++i) {
      const bool pin = by_pin(ports[i], true);
      (pin ? pins : boxes).push_back(i);
      if (pin && ports[i].pin < static_cast<int>(used.size())) used[static_cast<std::size_t>(ports[i].pin)] = true;
    }
  };
  sort(interface.inputs, plan.pin_inputs, plan.box_inputs);
  sort(interface.outputs, plan.pin_outputs, plan.box_outputs);
  for (int pin = 13; pin >= 0; --pin) {
    if (used[static_cast<std::size_t>(pin)]) continue;
    (plan.acknowledge < 0 ? plan.acknowledge : plan.strobe) = pin;
    if (plan.strobe >= 0) return plan;
  }
  return fail("pins", "a handshake needs two free pins", "let some ports have no pin: they go through a box then");
}

BoardFiles avr_main_files(const Interface& interface, const AvrMainSettings& settings) {
  std::vector<Error> errors = problems(interface, settings.handshake);
  HandshakePlan plan;
  if (settings.handshake) {
    Result<HandshakePlan> made = handshake_plan(interface);
    if (made)
      plan = *std::move(made);
    else
      errors.push_back(std::move(made.error()));
  }
  if (!errors.empty()) return tl::unexpected(std::move(errors));

  const std::string main_c =
      filled(kMain, {{"PINS", pin_table(interface, Board::Uno, " *   ")},
                     {"HELPERS", helpers(interface, settings.handshake)},
                     {"SETUP", fmt::format("{}{}", setup_lines(interface, settings, plan),
                                           settings.handshake ? "" : timer_setup(interface.sample_ms))},
                     {"WAIT", settings.handshake ? strobe_wait(plan) : timer_wait(interface.sample_ms)},
                     {"STEP", step_code(interface, register_pins(interface, settings.handshake), 8)},
                     {"AFTER", after_step(interface, settings, plan)},
                     {"INCLUDE", fmt::format("#include \"{}\"", interface.header)},
                     {"SOURCE", interface.source},
                     {"NAME", interface.name}});
  std::vector<GeneratedFile> files{{"main.c", main_c}, avr_makefile(interface.name)};
  if (!interface.hooks.empty()) files.push_back(hooks_file(interface));
  return files;
}

}  // namespace cancha::codegen
