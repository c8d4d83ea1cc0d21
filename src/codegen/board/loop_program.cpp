#include "codegen/board/loop_program.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "codegen/board/arduino.h"
#include "codegen/board/build.h"
#include "codegen/board/elf.h"
#include "codegen/board/fill.h"
#include "codegen/board/frame_code.h"
#include "codegen/board/hil_firmware.h"
#include "codegen/board/hil_protocol.h"
#include "codegen/option_writer.h"

namespace cancha::codegen {
namespace {

constexpr std::uint32_t kRam = 2048;      ///< bytes of the ATmega328P
constexpr std::uint32_t kStack = 256;     ///< of them, for calls
constexpr std::uint32_t kFlash = 32'256;  ///< that the loader of an UNO leaves

// @NAME@ and the like are replaced
constexpr std::string_view kCore = R"(#include "@HEADER@"

@FRAMES@static @NAME@ machine;
static uint8_t reply[MOST]; /* to the last step, in case that it gets lost */
static uint8_t last_step;
static bool stepped;

union cell {
    uint32_t bits;
    float number;
};

static inline uint32_t bits_at(const uint8_t *at) {
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static inline float number_at(const uint8_t *at) {
    union cell cell;
    cell.bits = bits_at(at);
    return cell.number;
}

static inline void tell_bits(uint8_t *at, uint32_t bits) {
    at[0] = (uint8_t)bits;
    at[1] = (uint8_t)(bits >> 8);
    at[2] = (uint8_t)(bits >> 16);
    at[3] = (uint8_t)(bits >> 24);
}

static inline void tell_number(uint8_t *at, float number) {
    union cell cell;
    cell.number = number;
    tell_bits(at, cell.bits);
}

static void step(const uint8_t *bytes) {
    (void)bytes;
    for (uint8_t i = 0; i < MOST; ++i) reply[i] = 0;
    reply[0] = 'S';
@STEP@}

static void obey(uint8_t sequence, const uint8_t *bytes, uint8_t count) {
    if (count == 1u && bytes[0] == 'H') {
        const uint8_t hello[4] = {'H', @VERSION@, 0x@HIGH@u, 0x@LOW@u};
        send(sequence, hello, 4);
    } else if (count == 1u && bytes[0] == 'B') {
        @NAME@_init(&machine);
        stepped = false;
        send(sequence, bytes, 1);
    } else if (count == @REQUEST@u && bytes[0] == 'S') {
        if (!stepped || sequence != last_step) step(bytes + 1);
        stepped = true;
        last_step = sequence;
        send(sequence, reply, @REPLY@u);
    }
}

@TAKE@)";

constexpr std::string_view kSketch =
    R"(/* @NAME@ on an Arduino UNO, in the loop of a simulated robot: a computer sends what the robot senses over the
 * serial line, this sketch makes one step and sends back what the robot shall do. No pins are used. */

static void put_byte(uint8_t byte) {
    Serial.write(byte);
}

@CORE@void setup() {
    @NAME@_init(&machine);
    Serial.begin(@BAUD@);
}

void loop() {
    while (Serial.available() > 0) take((uint8_t)Serial.read());
}
)";

constexpr std::string_view kHere = R"(/* @NAME@ on this computer, in the loop of a simulated robot. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#ifdef NARROW
#define double float
#endif

static uint8_t sent[512];
static size_t sent_count;

static void put_byte(uint8_t byte) {
    if (sent_count < sizeof sent) sent[sent_count++] = byte;
}

@CORE@int main(void) {
    const int line = posix_openpt(O_RDWR | O_NOCTTY);
    if (line < 0 || grantpt(line) != 0 || unlockpt(line) != 0) return 1;
    /* kept open, so that the line is never down; whoever opens the other end sets it up before a byte is sent */
    if (open(ptsname(line), O_RDWR | O_NOCTTY) < 0) return 1;
    printf("%s\n", ptsname(line));
    fflush(stdout);
    @NAME@_init(&machine);
    for (;;) {
        struct pollfd both[2] = {{0, POLLIN, 0}, {line, POLLIN, 0}};
        uint8_t room[256];
        if (poll(both, 2, -1) < 0) return 1;
        if (both[0].revents != 0 && read(0, room, sizeof room) <= 0) return 0;
        if ((both[1].revents & POLLIN) == 0) continue;
        const ssize_t count = read(line, room, sizeof room);
        for (ssize_t i = 0; i < count; ++i) {
            take(room[i]);
            if (sent_count > 0 && write(line, sent, sent_count) < 0) return 1;
            sent_count = 0;
        }
    }
}
)";

bool is_truth(const Shape& shape, std::uint32_t symbol) {
  return shape.values.of_symbol(symbol).kind == Kind::Truth;
}

std::size_t bytes_of(const Shape& shape, const std::vector<std::uint32_t>& symbols) {
  const auto truths =
      static_cast<std::size_t>(std::ranges::count_if(symbols, [&](std::uint32_t s) { return is_truth(shape, s); }));
  return (truths + 7) / 8 + 4 * (symbols.size() - truths);
}

/// Gives each symbol of a list its place behind `at`: visit(symbol, place, bit), bit 8 = it is a number.
template <class Visit>
void place_values(const Shape& shape, const std::vector<std::uint32_t>& symbols, std::size_t at, Visit&& visit) {
  const auto truths =
      static_cast<std::size_t>(std::ranges::count_if(symbols, [&](std::uint32_t s) { return is_truth(shape, s); }));
  std::size_t truth = 0;
  std::size_t number = at + (truths + 7) / 8;
  for (const std::uint32_t s : symbols) {
    if (is_truth(shape, s)) {
      visit(s, at + truth / 8, truth % 8);
      ++truth;
    } else {
      visit(s, number, std::size_t{8});
      number += 4;
    }
  }
}

std::string fill_lines(const Shape& shape) {
  const Model& m = shape.model;
  if (shape.packed) return fmt::format("    const uint8_t out = {}_step(&machine, bytes[0]);\n", m.name);
  std::string text = fmt::format("    static {}_inputs in;\n", m.name);
  if (m.timed) text += "    in.time_ms = bits_at(bytes);\n";
  place_values(shape, m.inputs, m.timed ? 4 : 0, [&](std::uint32_t s, std::size_t place, std::size_t bit) {
    const Value value = shape.values.of_symbol(s);
    const std::string& name = m.symbol_names[s];
    if (bit < 8) {
      text += fmt::format("    in.{} = (bytes[{}] & 0x{:02X}u) != 0u;\n", name, place, 1U << bit);
    } else if (value.kind == Kind::Real) {
      text += fmt::format("    in.{} = number_at(bytes + {});\n", name, place);
    } else {
      text += fmt::format("    in.{} = ({})(int32_t)bits_at(bytes + {});\n", name, Values::c_type(value), place);
    }
  });
  return text + fmt::format("    const {0}_outputs *const out = {0}_step(&machine, &in);\n    (void)out;\n", m.name);
}

std::string tell_lines(const Shape& shape, const std::vector<const OptionUse*>& states) {
  const Model& m = shape.model;
  std::string text;
  std::size_t at = 1;
  for (const OptionUse* use : states) text += fmt::format("    reply[{}] = machine.{}_state;\n", at++, use->name);
  if (shape.packed) return text + fmt::format("    reply[{}] = out;\n", at);
  place_values(shape, m.outputs, at, [&](std::uint32_t s, std::size_t place, std::size_t bit) {
    const std::string& name = m.symbol_names[s];
    if (bit < 8) {
      text += fmt::format("    if (out->{}) reply[{}] |= 0x{:02X}u;\n", name, place, 1U << bit);
    } else if (shape.values.of_symbol(s).kind == Kind::Real) {
      text += fmt::format("    tell_number(reply + {}, out->{});\n", place, name);
    } else {
      text += fmt::format("    tell_bits(reply + {}, (uint32_t)(int32_t)out->{});\n", place, name);
    }
  });
  return text;
}

/// What keeps a behaviour from being stepped over a line.
std::vector<Error> problems_of(const LoopProgram& made) {
  const Model& m = made.shape().model;
  std::vector<Error> errors;
  for (const std::uint32_t s : m.functions) {
    errors.push_back({made.program().symbols[s].name,
                      "is a function of yours, which a board in the loop cannot ask for",
                      "use inputs without parameters"});
  }
  for (const std::uint32_t b : m.behaviours) {
    errors.push_back({made.program().behaviours[b].name, "is a behaviour of the robot's, which a board cannot call",
                      "use outputs, such as walk.ahead or motion"});
  }
  for (const auto& [what, bytes] : {std::pair{"inputs", made.request_bytes()}, {"outputs", made.reply_bytes()}}) {
    if (bytes <= hil::kMostPayload) continue;
    errors.push_back(
        {m.name, fmt::format("its {} take {} bytes, and a frame has {}", what, bytes, hil::kMostPayload), "use fewer"});
  }
  return errors;
}

}  // namespace

std::vector<bool> narrow_expressions(const program::Program& program, const std::string& agent) {
  const auto found = std::ranges::find(program.agents, agent, &program::Agent::name);
  const auto place = found == program.agents.end() ? 0U : static_cast<std::uint32_t>(found - program.agents.begin());
  const Model model = model_of(program, place, "machine", false);
  const Values values{model};
  std::vector<bool> narrow(program.expressions.size());
  for (std::uint32_t i = 0; i < narrow.size(); ++i) narrow[i] = values.of(i).kind == Kind::Real;
  return narrow;
}

LoopProgram::LoopProgram(std::shared_ptr<const program::Program> program, const Settings& settings)
    : program_{std::move(program)}, shape_{std::make_shared<const Shape>(*program_, settings, 0U)} {
  for (const OptionUse& use : shape_->model.options) {
    if (OptionWriter::has_state(use)) states_.push_back(&use);
  }
}

tl::expected<LoopProgram, std::vector<Error>> LoopProgram::make(std::shared_ptr<const program::Program> program,
                                                                const std::string& name, int sample_ms) {
  // a struct of ours, in which states can be seen
  const Settings settings{.target = Target::C, .backend = Backend::Switch, .name = name, .sample_ms = sample_ms};
  auto made = generate(*program, settings);
  if (!made) return tl::unexpected(std::move(made.error()));
  LoopProgram loop{std::move(program), settings};
  if (auto problems = problems_of(loop); !problems.empty()) return tl::unexpected(std::move(problems));
  std::string all;
  for (GeneratedFile& file : made->files) {
    if (!file.path.ends_with(".c") && !file.path.ends_with(".h")) continue;
    all += file.text;
    loop.machine_.push_back(std::move(file));
  }
  loop.narrow_ = all.find("double") != all.npos;
  const std::vector<std::uint8_t> bytes{all.begin(), all.end()};
  loop.fingerprint_ = hil::crc16(bytes);
  return loop;
}

std::size_t LoopProgram::request_bytes() const {
  return 1 + (shape_->model.timed ? 4 : 0) + bytes_of(*shape_, shape_->model.inputs);
}

std::size_t LoopProgram::reply_bytes() const {
  return 1 + states_.size() + bytes_of(*shape_, shape_->model.outputs);
}

std::string LoopProgram::core() const {
  return filled(kCore, {{"FRAMES", std::string{kFrameCode}},
                        {"TAKE", std::string{kFrameReader}},
                        {"MOST", fmt::format("{}", hil::kMostPayload)},
                        {"STEP", fill_lines(*shape_) + tell_lines(*shape_, states_)},
                        {"VERSION", fmt::format("{}", hil::kVersion)},
                        {"HIGH", fmt::format("{:02X}", fingerprint_ >> 8U)},
                        {"LOW", fmt::format("{:02X}", fingerprint_ & 0xFFU)},
                        {"REQUEST", fmt::format("{}", request_bytes())},
                        {"REPLY", fmt::format("{}", reply_bytes())},
                        {"HEADER", shape_->model.name + ".h"}});
}

std::vector<GeneratedFile> LoopProgram::sketch() const {
  std::vector<GeneratedFile> files = machine_;
  const std::string text =
      filled(kSketch, {{"CORE", core()}, {"BAUD", fmt::format("{}", kHilBaud)}, {"NAME", shape_->model.name}});
  files.push_back({sketch_name() + ".ino", text});
  files.push_back(arduino_makefile(sketch_name()));
  return files;
}

Result<HostProgram> LoopProgram::build_here() const {
  std::vector<GeneratedFile> files = machine_;
  files.push_back({"loop.c", filled(kHere, {{"CORE", core()}, {"NAME", shape_->model.name}})});
  const std::string_view decimals =
      narrow_ ? "-w -ffp-contract=off -Ddouble=float -fsingle-precision-constant" : "-Wall -Wextra -Werror";
  const std::string_view own = narrow_ ? "-DNARROW" : "";
  return HostProgram::build(
      files, fmt::format("gcc -std=c99 -O1 {0} -c {1}.c && gcc -std=gnu99 -O1 -Wall {2} loop.c {1}.o -o run", decimals,
                         shape_->model.name, own));
}

Result<LoopEnd> start_here(const LoopProgram& program) {
  auto built = program.build_here();
  if (!built) return pass_on(std::move(built));
  auto process = built->start();
  if (!process) return pass_on(std::move(process));
  auto port = process->receive_line(10'000_ms);
  if (!port) return pass_on(std::move(port));
  LoopEnd end{.port = *std::move(port)};
  end.files.emplace(*std::move(built));
  end.process.emplace(*std::move(process));
  return end;
}

Result<LoopEnd> start_on_chip(const LoopProgram& program, const std::filesystem::path& folder,
                              const std::filesystem::path& emulator, std::vector<std::string> options) {
  const auto too_large = [](const std::string& what) {
    return fail("ATmega328P", what,
                "a CM-900 is larger, but has no emulator here: ./cancha generate FILE --target cm900 --verify");
  };
  if (auto put = put_files(program.sketch(), folder); !put) return pass_on(std::move(put));
  if (auto made = make_in(folder); !made) {
    return is_too_large(made.error()) ? too_large("the program does not fit its memory") : pass_on(std::move(made));
  }
  const auto elf = folder / "build" / (program.sketch_name() + ".elf");
  const auto firmware = read_elf_file(elf);
  if (!firmware) return tl::unexpected(firmware.error());
  if (firmware->flash_bytes > kFlash || firmware->ram_bytes + kStack > kRam) {
    return too_large(fmt::format("the program needs {} bytes of flash and {} of RAM, and the chip has {} and {}",
                                 firmware->flash_bytes, firmware->ram_bytes + kStack, kFlash, kRam));
  }
  options.insert(options.end(), {"--serial", "--fast"});
  auto board = AvrBoard::start(emulator, elf, options);
  if (!board) return pass_on(std::move(board));
  auto port = board->hear();
  if (!port) return pass_on(std::move(port));
  LoopEnd end{.port = *std::move(port), .flash_bytes = firmware->flash_bytes, .ram_bytes = firmware->ram_bytes};
  end.board.emplace(*std::move(board));
  return end;
}

}  // namespace cancha::codegen
