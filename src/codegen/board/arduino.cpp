#include "codegen/board/arduino.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/board/fill.h"
#include "codegen/board/step_code.h"

namespace cancha::codegen {
namespace {

// @NAME@ and the like are replaced, because these texts are full of braces
constexpr std::string_view kMakefile =
    R"(# @NAME@ for the Arduino UNO, with Debian's gcc-avr, avr-libc, arduino-core-avr and, to upload, avrdude.
#
#   make                             builds build/@NAME@.elf and build/@NAME@.hex
#   make size                        bytes of flash (text + data) and of RAM (data + bss)
#   make upload PORT=/dev/ttyACM0    writes it onto the board

PORT    ?= /dev/ttyACM0
ARDUINO ?= /usr/share/arduino/hardware/arduino/avr
AVR     ?= avr-
WARN    ?= -Wall -Wextra

CHIP    := -mmcu=atmega328p -DF_CPU=16000000L -DARDUINO=10819 -DARDUINO_AVR_UNO -DARDUINO_ARCH_AVR
FLAGS   := $(CHIP) -Os -ffunction-sections -fdata-sections -I$(ARDUINO)/cores/arduino -I$(ARDUINO)/variants/standard
CFLAGS  := $(FLAGS) -std=c99 $(WARN)
CXXFLAGS := $(FLAGS) -std=gnu++11 -fno-exceptions -fno-threadsafe-statics $(WARN)

CORE    := $(notdir $(wildcard $(ARDUINO)/cores/arduino/*.c $(ARDUINO)/cores/arduino/*.cpp))
OWN     := $(wildcard *.c *.cpp)
OBJECTS := build/@NAME@.ino.o $(OWN:%=build/%.o)

all: build/@NAME@.hex

build/@NAME@.hex: build/@NAME@.elf
>$(AVR)objcopy -O ihex -R .eeprom $< $@

build/@NAME@.elf: $(OBJECTS) build/core.a
>$(AVR)gcc $(CHIP) -Os -Wl,--gc-sections -o $@ $^ -lm

build/core.a: $(CORE:%=build/core/%.o)
>rm -f $@
>$(AVR)ar rcs $@ $^

build/%.ino.o: %.ino $(wildcard *.h) | build/core
>$(AVR)g++ $(CXXFLAGS) -x c++ -include Arduino.h -c -o $@ $<
build/%.c.o: %.c $(wildcard *.h) | build/core
>$(AVR)gcc $(CFLAGS) -c -o $@ $<
build/%.cpp.o: %.cpp $(wildcard *.h) | build/core
>$(AVR)g++ $(CXXFLAGS) -c -o $@ $<
# the core is not ours: its warnings are not shown; avr-gcc 5.4 has DECIMAL_DIG for C only
build/core/%.c.o: $(ARDUINO)/cores/arduino/%.c | build/core
>$(AVR)gcc $(FLAGS) -std=gnu11 -w -c -o $@ $<
build/core/%.cpp.o: $(ARDUINO)/cores/arduino/%.cpp | build/core
>$(AVR)g++ $(CXXFLAGS) -DDECIMAL_DIG=__DECIMAL_DIG__ -w -c -o $@ $<
build/core:
>mkdir -p $@

size: build/@NAME@.elf
>$(AVR)size $<

upload: build/@NAME@.hex
>avrdude -p atmega328p -c arduino -b 115200 -P $(PORT) -D -U flash:w:$<:i

clean:
>rm -rf build

.PHONY: all size upload clean
)";

constexpr std::string_view kSketch = R"(/* @NAME@ on an Arduino UNO.
 *
@PINS@ *
 * The machine itself is in @SOURCE@; this file only wires it to pins. */

@INCLUDE@

static const uint32_t SAMPLE_MS = @SAMPLE@UL;
static uint32_t step_time; /* when the next step is due, in ms */

@HELPERS@void setup() {
@SETUP@    @NAME@_init();
    step_time = millis();
}

void loop() {
    /* the difference is right even when millis() begins at 0 again, after 49 days */
    if ((int32_t)(millis() - step_time) < 0) return;

@STEP@
    /* from the planned moment, not from now: so that small delays do not add up */
    step_time += SAMPLE_MS;
}
)";

constexpr std::string_view kLimited = R"(/* a number within what the machine has been promised */
static int limited(long value, int least, int most) {
    return value < least ? least : value > most ? most : (int)value;
}

)";

std::string pin_word(const Port& port) {
  return pins_of(Board::Uno)[static_cast<std::size_t>(port.pin)].name;
}

PinCode arduino_pins() {
  PinCode pins;
  pins.read = [](const Port& port) {
    if (port.boolean) return fmt::format("digitalRead({}) == HIGH", pin_word(port));
    const Counts counts = input_counts(port);
    return fmt::format("limited(analogRead({}), {}, {})", pin_word(port), counts.least, counts.most);
  };
  pins.write = [](const Port& port, const std::string& value) {
    if (port.boolean) return fmt::format("digitalWrite({}, ({}) ? HIGH : LOW);", pin_word(port), value);
    const Counts counts = output_counts(port);
    return fmt::format("analogWrite({}, limited((long){}, {}, {}));", pin_word(port), value, counts.least, counts.most);
  };
  pins.time = "step_time";
  return pins;
}

std::string setup_lines(const Interface& interface, bool pull_up) {
  std::string lines;
  for (const Port& port : interface.inputs) {
    // a pull-up would bend what is measured
    const bool pulled = pull_up && port.boolean;
    lines += fmt::format("    pinMode({}, {});\n", pin_word(port), pulled ? "INPUT_PULLUP" : "INPUT");
  }
  for (const Port& port : interface.outputs) lines += fmt::format("    pinMode({}, OUTPUT);\n", pin_word(port));
  return lines;
}

bool has_numbers(const Interface& interface) {
  const auto number = [](const Port& port) { return !port.boolean; };
  return std::ranges::any_of(interface.inputs, number) || std::ranges::any_of(interface.outputs, number);
}

}  // namespace

GeneratedFile arduino_makefile(const std::string& name) {
  return {"Makefile", filled(kMakefile, {{"NAME", name}})};
}

BoardFiles arduino_files(const Interface& interface, const ArduinoSettings& settings) {
  std::vector<Error> errors = check_pins(interface, Board::Uno);
  if (!errors.empty()) return tl::unexpected(std::move(errors));

  const std::string sketch = filled(kSketch, {{"PINS", pin_table(interface, Board::Uno, " *   ")},
                                              {"HELPERS", has_numbers(interface) ? std::string{kLimited} : ""},
                                              {"SETUP", setup_lines(interface, settings.pull_up)},
                                              {"STEP", step_code(interface, arduino_pins(), 4)},
                                              {"SAMPLE", fmt::format("{}", interface.sample_ms)},
                                              {"INCLUDE", fmt::format("#include \"{}\"", interface.header)},
                                              {"SOURCE", interface.source},
                                              {"NAME", interface.name}});
  std::vector<GeneratedFile> files{{fmt::format("{}.ino", interface.name), sketch}, arduino_makefile(interface.name)};
  if (!interface.hooks.empty()) files.push_back(hooks_file(interface));
  return files;
}

}  // namespace cancha::codegen
