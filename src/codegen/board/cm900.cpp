#include "codegen/board/cm900.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/board/cm900_texts.h"
#include "codegen/board/fill.h"
#include "codegen/board/step_code.h"

namespace cancha::codegen {
namespace {

const Pin& pin_of(const Port& port) {
  return pins_of(Board::Cm900)[static_cast<std::size_t>(port.pin)];
}

/// The timer that can switch a pin, which of its four channels does, and the bit that switches the timer on.
struct Timer {
  std::uint32_t address = 0;
  int channel = 0;
  unsigned apb1 = 0;
  unsigned apb2 = 0;
};

Timer timer_of(const Pin& pin) {
  constexpr Timer kTimer1{0x40012C00, 0, 0, 0x800};
  constexpr Timer kTimer2{0x40000000, 0, 1, 0};
  constexpr Timer kTimer3{0x40000400, 0, 2, 0};
  constexpr Timer kTimer4{0x40000800, 0, 4, 0};
  const auto channel = [](Timer timer, int number) {
    timer.channel = number;
    return timer;
  };
  if (pin.port == 'A' && pin.bit < 4) return channel(kTimer2, pin.bit);
  if (pin.port == 'A' && pin.bit < 8) return channel(kTimer3, pin.bit - 6);
  if (pin.port == 'A') return channel(kTimer1, pin.bit - 8);
  if (pin.bit < 2) return channel(kTimer3, pin.bit + 2);
  return channel(kTimer4, pin.bit - 6);
}

int analog_channel(const Pin& pin) {
  return pin.port == 'A' ? pin.bit : 8 + pin.bit;
}

PinCode cm900_pins() {
  PinCode code;
  code.read = [](const Port& port) {
    const Pin& pin = pin_of(port);
    if (port.boolean)
      return fmt::format("(GPIO_IDR(P{}) & 0x{:X}u) != 0u", pin.port, 1U << static_cast<unsigned>(pin.bit));
    const Counts counts = input_counts(port);
    return fmt::format("limited(analog({}u), {}, {})", analog_channel(pin), counts.least, counts.most);
  };
  code.write = [](const Port& port, const std::string& value) {
    const Pin& pin = pin_of(port);
    const auto bit = static_cast<unsigned>(pin.bit);
    if (port.boolean) {
      return fmt::format("GPIO_BSRR(P{}) = ({}) ? 0x{:X}u : 0x{:X}u;", pin.port, value, 1U << bit, 1U << (bit + 16U));
    }
    const Counts counts = output_counts(port);
    const Timer timer = timer_of(pin);
    return fmt::format("pwm(0x{:08X}u, {}u, limited((int32_t){}, {}, {}));", timer.address, timer.channel, value,
                       counts.least, counts.most);
  };
  code.time = "step_time";
  return code;
}

/// What the parts of this machine's program are, and what must be switched on for them.
struct Needs {
  bool analog = false;
  bool pwm = false;
  unsigned apb1 = 0;
  unsigned apb2 = 0x1D;  ///< alternate functions, ports A, B and C
};

Needs needs_of(const Interface& interface) {
  Needs needs;
  for (const Port& port : interface.inputs) {
    if (port.boolean) continue;
    needs.analog = true;
    needs.apb2 |= 0x200U;
  }
  for (const Port& port : interface.outputs) {
    if (port.boolean) continue;
    needs.pwm = true;
    needs.apb1 |= timer_of(pin_of(port)).apb1;
    needs.apb2 |= timer_of(pin_of(port)).apb2;
  }
  return needs;
}

std::string setup_lines(const Interface& interface, bool pull_up) {
  std::string lines;
  for (const Port& port : interface.inputs) {
    const Pin& pin = pin_of(port);
    const bool pulled = pull_up && port.boolean;
    lines += fmt::format("    mode(P{}, {}u, {});\n", pin.port, pin.bit,
                         !port.boolean ? "ANALOG"
                         : pulled      ? "PULLED"
                                       : "INPUT");
    // the output register of an input says which way it is pulled
    if (pulled) lines += fmt::format("    GPIO_BSRR(P{}) = 0x{:X}u;\n", pin.port, 1U << static_cast<unsigned>(pin.bit));
  }
  for (const Port& port : interface.outputs) {
    const Pin& pin = pin_of(port);
    if (!port.boolean) {
      lines += fmt::format("    pwm_init(0x{:08X}u, {}u);\n", timer_of(pin).address, timer_of(pin).channel);
    }
    lines += fmt::format("    mode(P{}, {}u, {});\n", pin.port, pin.bit, port.boolean ? "OUTPUT" : "PWM");
  }
  if (needs_of(interface).analog) lines += "    analog_init();\n";
  return lines;
}

std::string helpers(const Interface& interface) {
  const Needs needs = needs_of(interface);
  std::string text;
  if (needs.analog) {
    text += "/* ranges are kept below; how wide a member is, its machine knows */\n";
    text += "#pragma GCC diagnostic ignored \"-Wconversion\"\n\n";
  }
  if (needs.analog || needs.pwm) text += cm900::kLimited;
  if (needs.analog) text += cm900::kAnalog;
  if (needs.pwm) text += cm900::kPwm;
  return text;
}

}  // namespace

int cm900_channel(const Port& port) {
  return analog_channel(pin_of(port));
}

Cm900Timer cm900_timer(const Port& port) {
  const Timer timer = timer_of(pin_of(port));
  return {timer.address, timer.channel};
}

BoardFiles cm900_files(const Interface& interface, const Cm900Settings& settings) {
  std::vector<Error> errors = check_pins(interface, Board::Cm900);
  if (!errors.empty()) return tl::unexpected(std::move(errors));

  const Needs needs = needs_of(interface);
  const std::string main_c = filled(cm900::kMain, {{"PINS", pin_table(interface, Board::Cm900, " *   ")},
                                                   {"HELPERS", helpers(interface)},
                                                   {"SETUP", setup_lines(interface, settings.pull_up)},
                                                   {"STEP", step_code(interface, cm900_pins(), 8)},
                                                   {"APB1", fmt::format("{:X}", needs.apb1)},
                                                   {"APB2", fmt::format("{:X}", needs.apb2)},
                                                   {"SAMPLE", fmt::format("{}", interface.sample_ms)},
                                                   {"INCLUDE", fmt::format("#include \"{}\"", interface.header)},
                                                   {"SOURCE", interface.source},
                                                   {"NAME", interface.name}});
  std::vector<GeneratedFile> files{{"main.c", main_c},
                                   {"startup.c", std::string{cm900::kStartup}},
                                   {"cm900.ld", std::string{cm900::kLinkerScript}},
                                   {"Makefile", filled(cm900::kMakefile, {{"NAME", interface.name}})}};
  if (!interface.hooks.empty()) files.push_back(hooks_file(interface));
  return files;
}

}  // namespace cancha::codegen
