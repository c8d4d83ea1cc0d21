#include "codegen/board/hil_firmware.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/board/arduino.h"
#include "codegen/board/fill.h"
#include "codegen/board/frame_code.h"
#include "codegen/board/hil_protocol.h"

namespace cancha::codegen {
namespace {

constexpr std::string_view kSketch =
    R"(/* Pins of an Arduino UNO for @NAME@, which runs on the computer ("hardware in the loop").
 *
@PINS@ *
 * The computer asks over the serial line, this sketch answers. A frame is 0x7E, then a sequence number, a length, as
 * many bytes, a CRC-16, and 0x7E again; 0x7D goes before bytes that would be mistaken, with bit 5 turned over. What is
 * damaged is answered with 'N': the computer asks again. */

static const uint32_t PATIENCE_MS = 1000UL;
static uint32_t last_heard;
static bool alive;

static void put_byte(uint8_t byte) {
    Serial.write(byte);
}

@FRAMES@/* all outputs to 0: nobody tells them what to do any more */
static void let_go() {
@SAFE@}

static void write_outputs(const uint8_t *bytes) {
    (void)bytes;
@WRITE@}

static void read_inputs(uint8_t *bytes) {
    (void)bytes;
@READ@}

static void obey(uint8_t sequence, const uint8_t *bytes, uint8_t count) {
    uint8_t reply[MOST] = {0};
    if (count == 1u && bytes[0] == 'H') {
        reply[0] = 'H';
        reply[1] = @VERSION@;
        reply[2] = 0x@HIGH@u; /* fingerprint of ports and pins */
        reply[3] = 0x@LOW@u;
        send(sequence, reply, 4);
    } else if (count == 1u + @OUTPUT_BYTES@u && bytes[0] == 'X') {
        write_outputs(bytes + 1);
        reply[0] = 'X';
        read_inputs(reply + 1);
        send(sequence, reply, 1u + @INPUT_BYTES@u);
    } else {
        return; /* not for us */
    }
    last_heard = millis();
    alive = true;
}

@TAKE@void setup() {
@SETUP@    let_go();
    Serial.begin(@BAUD@);
}

void loop() {
    while (Serial.available() > 0) take((uint8_t)Serial.read());
    if (alive && (uint32_t)(millis() - last_heard) > PATIENCE_MS) {
        alive = false;
        let_go();
    }
}
)";

const Pin& pin_of(const Port& port) {
  return pins_of(Board::Uno)[static_cast<std::size_t>(port.pin)];
}

/// Places of booleans and numbers in a payload.
struct Layout {
  std::size_t booleans = 0;
  std::size_t numbers = 0;
  [[nodiscard]] std::size_t boolean_bytes() const { return (booleans + 7) / 8; }
};

Layout layout_of(const std::vector<Port>& ports) {
  Layout layout;
  for (const Port& port : ports) ++(port.boolean ? layout.booleans : layout.numbers);
  return layout;
}

struct Lines {
  std::string setup, safe, write, read;
};

Lines lines_of(const Interface& interface) {
  Lines lines;
  Layout at;
  std::size_t number = layout_of(interface.inputs).boolean_bytes();
  for (const Port& port : interface.inputs) {
    const std::string& pin = pin_of(port).name;
    lines.setup += fmt::format("    pinMode({}, INPUT);\n", pin);
    if (port.boolean) {
      lines.read += fmt::format("    if (digitalRead({}) == HIGH) bytes[{}] |= 0x{:02X}u;\n", pin, at.booleans / 8,
                                1U << (at.booleans % 8));
      ++at.booleans;
    } else {
      lines.read += fmt::format("    const uint16_t at_{0} = (uint16_t)analogRead({0});\n", pin);
      lines.read += fmt::format("    bytes[{}] = (uint8_t)(at_{} & 0xFFu);\n", number, pin);
      lines.read += fmt::format("    bytes[{}] = (uint8_t)(at_{} >> 8);\n", number + 1, pin);
      number += 2;
    }
  }
  at = {};
  number = layout_of(interface.outputs).boolean_bytes();
  for (const Port& port : interface.outputs) {
    const std::string& pin = pin_of(port).name;
    lines.setup += fmt::format("    pinMode({}, OUTPUT);\n", pin);
    lines.safe +=
        port.boolean ? fmt::format("    digitalWrite({}, LOW);\n", pin) : fmt::format("    analogWrite({}, 0);\n", pin);
    if (port.boolean) {
      lines.write += fmt::format("    digitalWrite({}, (bytes[{}] & 0x{:02X}u) != 0u ? HIGH : LOW);\n", pin,
                                 at.booleans / 8, 1U << (at.booleans % 8));
      ++at.booleans;
    } else {
      lines.write += fmt::format("    analogWrite({}, bytes[{}]);\n", pin, number++);
    }
  }
  return lines;
}

}  // namespace

std::uint16_t hil_fingerprint(const Interface& interface) {
  std::string text;
  for (const Port& port : interface.inputs)
    text += fmt::format("i{}{}{};", port.name, port.boolean ? '=' : '~', port.pin);
  for (const Port& port : interface.outputs)
    text += fmt::format("o{}{}{};", port.name, port.boolean ? '=' : '~', port.pin);
  const std::vector<std::uint8_t> bytes{text.begin(), text.end()};
  return hil::crc16(bytes);
}

std::vector<Error> check_hil_pins(const Interface& interface) {
  std::vector<Error> errors = check_pins(interface, Board::Uno);
  for (const auto* ports : {&interface.inputs, &interface.outputs}) {
    for (const Port& port : *ports) {
      if (port.pin == 0 || port.pin == 1) {
        errors.push_back({port.name, fmt::format("pin {} belongs to the serial line", port.pin), "use another pin"});
      }
    }
  }
  return errors;
}

BoardFiles hil_firmware(const Interface& interface) {
  std::vector<Error> errors = check_hil_pins(interface);
  if (!errors.empty()) return tl::unexpected(std::move(errors));
  const Lines lines = lines_of(interface);
  const Layout inputs = layout_of(interface.inputs);
  const Layout outputs = layout_of(interface.outputs);
  const std::uint16_t fingerprint = hil_fingerprint(interface);
  const std::string sketch =
      filled(kSketch, {{"FRAMES", std::string{kFrameCode}},
                       {"TAKE", std::string{kFrameReader}},
                       {"MOST", "32"},
                       {"PINS", pin_table(interface, Board::Uno, " *   ")},
                       {"SAFE", lines.safe},
                       {"WRITE", lines.write},
                       {"READ", lines.read},
                       {"SETUP", lines.setup},
                       {"VERSION", fmt::format("{}", hil::kVersion)},
                       {"HIGH", fmt::format("{:02X}", fingerprint >> 8U)},
                       {"LOW", fmt::format("{:02X}", fingerprint & 0xFFU)},
                       {"INPUT_BYTES", fmt::format("{}", inputs.boolean_bytes() + 2 * inputs.numbers)},
                       {"OUTPUT_BYTES", fmt::format("{}", outputs.boolean_bytes() + outputs.numbers)},
                       {"BAUD", fmt::format("{}", kHilBaud)},
                       {"NAME", interface.name}});
  const std::string name = fmt::format("{}_hil", interface.name);
  return std::vector<GeneratedFile>{{fmt::format("{}.ino", name), sketch}, arduino_makefile(name)};
}

}  // namespace cancha::codegen
