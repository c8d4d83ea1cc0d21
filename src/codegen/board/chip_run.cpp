#include "codegen/board/chip_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <iterator>

#include "codegen/board/avr_board.h"
#include "codegen/board/build.h"
#include "codegen/board/cm900_trial.h"
#include "codegen/board/elf.h"
#include "os/program.h"

namespace cancha::codegen {
namespace {

constexpr std::uint32_t kRam = 2048;         ///< bytes of the chip
constexpr std::uint32_t kStack = 128;        ///< of them, for calls
constexpr std::size_t kLineValues = 16'384;  ///< in one line to the emulator

std::string pin_name(const Port& port, Board board = Board::Uno) {
  return pins_of(board)[static_cast<std::size_t>(port.pin)].name;
}

/// "u=2,v=3" for all ports.
std::string pins_text(const Interface& interface, Board board) {
  std::string text;
  for (const auto* ports : {&interface.inputs, &interface.outputs}) {
    for (const Port& port : *ports)
      text += fmt::format("{}{}={}", text.empty() ? "" : ",", port.name, pin_name(port, board));
  }
  return text;
}

/// Compiles, and says where it does not fit.
Result<ChipProgram> built(ChipProgram chip, const std::vector<GeneratedFile>& files,
                          const std::filesystem::path& folder) {
  chip.narrow = std::ranges::any_of(
      files, [](const GeneratedFile& f) { return f.path.ends_with(".c") && f.text.find("double") != f.text.npos; });
  if (auto put = put_files(files, folder); !put) return tl::unexpected(put.error());
  if (auto said = make_in(folder); !said) {
    if (!is_too_large(said.error())) return tl::unexpected(said.error());
    return fail(chip.around == Around::Registers ? "CM-900" : "ATmega328P", "the program does not fit its memory");
  }
  const auto firmware = read_elf_file(chip.elf);
  if (!firmware) return tl::unexpected(firmware.error());
  if (firmware->machine == Firmware::Machine::Arm) {
    chip.narrow = false;
    return chip;
  }
  if (firmware->ram_bytes + kStack > kRam) {
    return fail("ATmega328P", fmt::format("the program needs {} bytes of RAM, and the chip has {}",
                                          firmware->ram_bytes + kStack, kRam));
  }
  return chip;
}

/// Speaks with the emulator about one run.
class ChipRun {
 public:
  ChipRun(const ChipProgram& chip, const Shape& shape) : chip_{chip}, shape_{shape} {}

  /// All steps of a scenario, many in a line.
  Result<Trace> run(const std::filesystem::path& emulator, const Scenario& scenario) {
    auto board = AvrBoard::start(emulator, chip_.elf);
    if (!board) return tl::unexpected(board.error());
    if (auto begun = begin(*board, scenario.values[0]); !begun) return tl::unexpected(begun.error());
    std::size_t step = trace_.size();
    const std::size_t batch = std::clamp<std::size_t>(kLineValues / (1 + chip_.boxes.in + chip_.boxes.out), 1, 4096);
    while (step < scenario.values.size()) {
      std::string line = "step";
      for (std::size_t i = 0; i < batch && step < scenario.values.size(); ++i) add_step(line, scenario.values[step++]);
      if (auto asked = ask(*board, line); !asked) return tl::unexpected(asked.error());
      if (trace_.size() != step) return fail("cancha-avr", fmt::format("answered {} steps of {}", trace_.size(), step));
    }
    return std::move(trace_);
  }

  /// One step, the first one at power-on; the row of its outputs.
  Result<std::vector<double>> step(AvrBoard& board, const std::vector<double>& values) {
    const bool first = !begun_;
    if (first) {
      if (auto begun = begin(board, values); !begun) return tl::unexpected(begun.error());
    }
    if (!first || trace_.empty()) {
      std::string line = "step";
      add_step(line, values);
      if (auto asked = ask(board, line); !asked) return tl::unexpected(asked.error());
    }
    std::vector<double> row = trace_.empty() ? std::vector<double>{} : std::move(trace_.back());
    trace_.clear();
    return row;
  }

 private:
  /// Wires it; a sketch makes its first step.
  Result<void> begin(AvrBoard& board, const std::vector<double>& first) {
    begun_ = true;
    for (const std::string& command : start(first)) {
      if (auto done = board.ask(command); !done) return tl::unexpected(done.error());
    }
    if (chip_.around != Around::Sketch) return {};
    return ask(board, "told");
  }

  Result<void> ask(AvrBoard& board, const std::string& line) {
    const auto answer = board.ask(line);
    if (!answer) return tl::unexpected(answer.error());
    return take(*answer);
  }

  /// Wires, and the inputs of a sketch's first step, which it makes at power-on.
  [[nodiscard]] std::vector<std::string> start(const std::vector<double>& first) const {
    std::vector<std::string> commands;
    if (chip_.boxes.out > 0) {
      commands.push_back(fmt::format("box verify_in {} verify_out {}", chip_.boxes.in, chip_.boxes.out));
    }
    if (!chip_.by_pins()) {
      commands.emplace_back("turn verify_turn verify_done");
      return commands;
    }
    const Interface& interface = chip_.interface;
    std::string levels = "set";
    for (std::size_t k = 0; k < interface.inputs.size(); ++k) {
      const Port& port = interface.inputs[k];
      levels += fmt::format(" {}={}{}", pin_name(port), port.boolean ? "" : "~", first[shape_.model.inputs[k]]);
    }
    std::string given = "poke verify_in";
    for (const std::uint32_t s : shape_.model.functions) given += fmt::format(" {}", bits_of(first[s]));
    commands.push_back(levels);
    if (!shape_.model.functions.empty()) commands.push_back(given);
    for (const auto& [word, ports] :
         {std::pair{"inputs", &interface.inputs}, std::pair{"outputs", &interface.outputs}}) {
      std::string line = word;
      for (const Port& port : *ports) line += fmt::format(" {}{}", port.boolean ? "" : "~", pin_name(port));
      commands.push_back(line);
    }
    commands.push_back(chip_.around == Around::Main
                           ? fmt::format("timer {}", timer_rounds(interface.sample_ms))
                           : fmt::format("clock timer0_millis {} _ZL9step_time", interface.sample_ms));
    return commands;
  }

  static std::int32_t bits_of(double number) { return std::bit_cast<std::int32_t>(static_cast<float>(number)); }

  /// Bits, then numbers on pins, then variables.
  void add_step(std::string& line, const std::vector<double>& row) const {
    const std::vector<std::uint32_t>& inputs = shape_.model.inputs;
    std::uint64_t bits = 0;
    std::size_t places = 0;
    std::string numbers;
    const auto number = [&](std::int64_t value) { fmt::format_to(std::back_inserter(numbers), ",{}", value); };
    for (std::size_t k = 0; chip_.by_pins() && k < inputs.size(); ++k) {
      if (chip_.interface.inputs[k].boolean) bits |= std::uint64_t{row[inputs[k]] != 0.0} << places++;
      if (!chip_.interface.inputs[k].boolean) number(std::lround(row[inputs[k]]));
    }
    for (const std::uint32_t s : shape_.model.functions) number(bits_of(row[s]));
    if (!chip_.by_pins() && shape_.packed) {
      std::int64_t packed = 0;
      for (std::size_t k = 0; k < inputs.size(); ++k) packed |= std::int64_t{row[inputs[k]] != 0.0} << k;
      number(packed);
    } else if (!chip_.by_pins()) {
      for (const std::uint32_t s : inputs) {
        const bool real = shape_.values.of_symbol(s).kind == Kind::Real;
        number(real ? bits_of(row[s]) : static_cast<std::int64_t>(row[s]));
      }
    }
    fmt::format_to(std::back_inserter(line), " {:x}{}", bits, numbers);
  }

  /// The outputs of one step: its bits, and the numbers behind them.
  void add_row(std::uint64_t bits, const std::vector<std::int32_t>& numbers) {
    const std::vector<std::uint32_t>& outputs = shape_.model.outputs;
    std::vector<double>& row = trace_.emplace_back();
    std::size_t at = chip_.by_pins() ? 0 : 2;
    std::size_t places = 0;
    for (std::size_t k = 0; k < outputs.size(); ++k) {
      if (chip_.by_pins()) {
        const bool boolean = chip_.interface.outputs[k].boolean;
        row.push_back(boolean ? static_cast<double>(bits >> places++ & 1U) : numbers[at++]);
      } else if (shape_.packed) {
        row.push_back(static_cast<double>(numbers[2] >> k & 1));
      } else {
        const bool real = shape_.values.of_symbol(outputs[k]).kind == Kind::Real;
        row.push_back(real ? std::bit_cast<float>(numbers[at]) : static_cast<double>(numbers[at]));
        ++at;
      }
    }
    if (chip_.boxes.out == 0) return;
    const std::size_t sums = chip_.by_pins() ? at : 0;
    row.push_back(numbers[sums]);
    row.push_back(std::bit_cast<float>(numbers[sums + 1]));
  }

  Result<void> take(std::string_view answer) {
    const char* at = answer.data();
    const char* const end = at + answer.size();
    std::size_t wanted = chip_.boxes.out;
    for (const Port& port : chip_.interface.outputs) wanted += chip_.by_pins() && !port.boolean ? 1 : 0;
    std::vector<std::int32_t> numbers;
    while (at < end) {
      std::uint64_t bits = 0;
      auto parsed = std::from_chars(at, end, bits, 16);
      numbers.clear();
      while (parsed.ec == std::errc{} && parsed.ptr < end && *parsed.ptr == ',') {
        parsed = std::from_chars(parsed.ptr + 1, end, numbers.emplace_back());
      }
      if (parsed.ec != std::errc{} || numbers.size() != wanted) {
        return fail("cancha-avr", fmt::format("its answer cannot be understood: {}", answer.substr(0, 80)),
                    "is cancha-avr from the same build?");
      }
      add_row(bits, numbers);
      at = std::min(parsed.ptr + 1, end);
    }
    return {};
  }

  const ChipProgram& chip_;
  const Shape& shape_;
  Trace trace_{};
  bool begun_ = false;
};

/// The machine with nothing around it.
Settings machine_alone(const Settings& settings) {
  Settings own = settings;
  if (own.target < Target::Arduino) own.target = Target::Arduino;
  own.around = false;
  return own;
}

/// The pins that a user has named, and one for every other port.
Result<void> wire(Interface& interface, const Settings& own, Board board) {
  if (auto problems = name_pins(interface, own.pins, board); !problems.empty()) {
    return tl::unexpected(together(problems));
  }
  const bool bare = own.target == Target::Avr;
  if (deal_pins(interface, board, bare ? std::span<const int>{kTimerPins} : std::span<const int>{})) return {};
  return fail(board == Board::Uno ? "the UNO" : "the CM-900",
              fmt::format("has too few pins for {} ports", interface.inputs.size() + interface.outputs.size()));
}

}  // namespace

Result<ChipProgram> build_whole(const program::Program& program, std::uint32_t agent, const Settings& settings,
                                const std::filesystem::path& folder, const std::filesystem::path& from) {
  Settings own = machine_alone(settings);
  const Board board = own.target == Target::Cm900 ? Board::Cm900 : Board::Uno;
  auto machine = generate(program, own);
  if (!machine) return tl::unexpected(together(machine.error()));
  if (auto wired = wire(machine->interface, own, board); !wired) return tl::unexpected(wired.error());
  own.around = true;
  own.pins = pins_text(machine->interface, board);
  auto made = generate(program, own);
  if (!made) return tl::unexpected(together(made.error()));
  own.name = made->interface.name;
  ChipProgram chip{.interface = made->interface, .boxes = chip_hooks(Shape{program, own, agent}), .elf = {}};
  chip.elf = folder / (own.name + ".elf");
  take_files_of(from, made->files);
  if (own.target == Target::Cm900) {
    chip.around = Around::Registers;
    const auto whole = built(chip, made->files, folder);
    if (!whole) return whole;
    auto here = cm900_here(made->files, made->interface, Shape{program, own, agent});
    if (!here) return tl::unexpected(here.error());
    chip.here = *std::move(here);
    return chip;
  }
  if (own.target == Target::Avr) chip.around = Around::Main;
  if (own.target == Target::Arduino) chip.elf = folder / "build" / (own.name + ".elf");
  if (!chip.boxes.text.empty()) made->files.push_back({"verify.c", chip.boxes.text});
  return built(std::move(chip), made->files, folder);
}

Result<ChipProgram> build_machine(const program::Program& program, std::uint32_t agent, const Settings& settings,
                                  const std::filesystem::path& folder, const std::filesystem::path& from) {
  Settings own = machine_alone(settings);
  auto made = generate(program, own);
  if (!made) return tl::unexpected(together(made.error()));
  own.name = made->interface.name;
  ChipProgram chip{.interface = made->interface,
                   .around = Around::Nothing,
                   .boxes = chip_main(Shape{program, own, agent}, settings.sample_ms),
                   .elf = folder / (own.name + ".elf")};
  take_files_of(from, made->files);
  if (own.target == Target::Cm900) {
    chip.around = Around::Compiled;
    if (auto put = put_files(made->files, folder); !put) return tl::unexpected(put.error());
    const std::string compile = fmt::format(
        "arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb -std=c99 -Os -Wall -Wextra -Werror -c {}", chip.interface.source);
    const auto done = os::run_program({"sh", "-c", compile}, folder);
    if (!done) return tl::unexpected(done.error());
    if (done->status != 0) return fail("arm-none-eabi-gcc", "make failed:\n" + done->output, "./cancha setup --all");
    return chip;
  }
  made->files.push_back({"verify.c", chip.boxes.text});
  made->files.push_back(avr_makefile(own.name));
  return built(std::move(chip), made->files, folder);
}

Scenario as_pins_carry(const Scenario& scenario, const ChipProgram& chip, const Model& model) {
  Scenario made = scenario;
  for (std::size_t k = 0; chip.by_pins() && k < model.inputs.size(); ++k) {
    const Port& port = chip.interface.inputs[k];
    if (port.boolean) continue;
    const Counts counts = input_counts(port);
    for (std::vector<double>& row : made.values) {
      double& value = row[model.inputs[k]];
      value =
          std::clamp(std::floor(std::abs(value)), static_cast<double>(counts.least), static_cast<double>(counts.most));
    }
  }
  return made;
}

double on_pin(const ChipProgram& chip, const Port& port, double value) {
  if (!chip.by_pins() || port.boolean) return value;
  const Counts counts = output_counts(port);
  return std::clamp(std::trunc(value), static_cast<double>(counts.least), static_cast<double>(counts.most));
}

Result<Trace> run_on_chip(const std::filesystem::path& emulator, const ChipProgram& chip, const Shape& shape,
                          const Scenario& scenario) {
  if (chip.here) return chip.here->run(scenario);
  return ChipRun{chip, shape}.run(emulator, scenario);
}

/// A board, and who speaks with it.
struct PinBoard::Inside {
  ChipProgram chip;
  std::shared_ptr<const Shape> shape;
  AvrBoard board;
  ChipRun run{chip, *shape};
};

PinBoard::PinBoard(std::unique_ptr<Inside> inside) : inside_{std::move(inside)} {}
PinBoard::PinBoard(PinBoard&&) noexcept = default;
PinBoard::~PinBoard() = default;

Result<PinBoard> PinBoard::start(const std::filesystem::path& emulator, ChipProgram chip,
                                 std::shared_ptr<const Shape> shape) {
  auto board = AvrBoard::start(emulator, chip.elf);
  if (!board) return tl::unexpected(board.error());
  return PinBoard{std::unique_ptr<Inside>{new Inside{std::move(chip), std::move(shape), *std::move(board)}}};
}

Result<std::vector<double>> PinBoard::step(const std::vector<double>& values) {
  return inside_->run.step(inside_->board, values);
}

}  // namespace cancha::codegen
