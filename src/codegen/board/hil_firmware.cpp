#include "codegen/board/hil_firmware.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/board/arduino.h"
#include "codegen/board/fill.h"
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

static const uint8_t START = 0x7E, ESCAPE = 0x7D, FLIP = 0x20;
static const uint8_t MOST = 32; /* bytes of a request or a reply */
static const uint32_t PATIENCE_MS = 1000UL;

static uint8_t frame[MOST + 4]; /* sequence number, length, bytes, CRC */
static uint8_t frame_count;
static bool inside, escaped, noise;
static uint32_t last_heard;
static bool alive;

static uint16_t crc_step(uint16_t crc, uint8_t byte) {
    crc ^= (uint16_t)((uint16_t)byte << 8);
    for (uint8_t bit = 0; bit < 8; ++bit) crc = (uint16_t)((crc & 0x8000u) != 0u ? (crc << 1) ^ 0x1021u : crc << 1);
    return crc;
}

static void put(uint8_t byte) {
    if (byte == START || byte == ESCAPE) {
        Serial.write(ESCAPE);
        byte ^= FLIP;
    }
    Serial.write(byte);
}

static void send(uint8_t sequence, const uint8_t *bytes, uint8_t count) {
    uint16_t crc = crc_step(crc_step(0xFFFFu, sequence), count);
    Serial.write(START);
    put(sequence);
    put(count);
    for (uint8_t i = 0; i < count; ++i) {
        crc = crc_step(crc, bytes[i]);
        put(bytes[i]);
    }
    put((uint8_t)(crc >> 8));
    put((uint8_t)(crc & 0xFFu));
    Serial.write(START);
}

static void ask_again() {
    const uint8_t reply = 'N';
    send(0, &reply, 1);
}

/* all outputs to 0: nobody tells them what to do any more */
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

static void take(uint8_t byte) {
    if (byte == START) { /* the beginning or the end of a frame, whatever came before */
        const bool damaged = noise || (inside && (frame_count > 0u || escaped));
        inside = true;
        escaped = false;
        noise = false;
        frame_count = 0;
        if (damaged) ask_again();
        return;
    }
    if (!inside) {
        noise = true;
        return;
    }
    if (byte == ESCAPE) {
        escaped = true;
        return;
    }
    if (escaped) byte ^= FLIP;
    escaped = false;
    frame[frame_count++] = byte;
    if (frame_count < 2u) return;
    if (frame[1] > MOST) {
        inside = false;
        noise = true;
        return;
    }
    if (frame_count < frame[1] + 4u) return;
    inside = false;
    uint16_t crc = 0xFFFFu;
    for (uint8_t i = 0; i < frame_count; ++i) crc = crc_step(crc, frame[i]);
    if (crc == 0u) obey(frame[0], frame + 2, frame[1]);
    else noise = true;
}

void setup() {
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
      filled(kSketch, {{"PINS", pin_table(interface, Board::Uno, " *   ")},
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
