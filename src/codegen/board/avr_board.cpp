#include "codegen/board/avr_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace cancha::codegen {
namespace {

constexpr std::size_t kBatch = 4096;  ///< steps in one line

std::string pins_command(std::string_view word, const std::vector<Port>& ports,
                         const std::vector<std::size_t>& chosen) {
  std::string command{word};
  for (const std::size_t i : chosen) {
    command += fmt::format(" {}", pins_of(Board::Uno)[static_cast<std::size_t>(ports[i].pin)].name);
  }
  return command;
}

tl::unexpected<Error> not_understood(std::string_view answer) {
  return fail("cancha-avr", fmt::format("its answer cannot be understood: {}", answer.substr(0, 80)),
              "is cancha-avr from the same build?");
}

/// A number at the beginning of a text, which it is taken from.
template <class T>
bool take(std::string_view& text, T& number, int base) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return error == std::errc{};
}

}  // namespace

Result<AvrBoard> AvrBoard::start(const std::filesystem::path& emulator, const std::filesystem::path& elf,
                                 const std::vector<std::string>& options) {
  std::error_code error;
  if (!std::filesystem::exists(emulator, error)) {
    return fail(emulator.string(), "the emulated board is not there",
                "it is built where libsimavr-dev is installed: ./cancha setup");
  }
  std::vector<std::string> command{emulator.string(), elf.string()};
  command.insert(command.end(), options.begin(), options.end());
  auto process = os::Conversation::start(command);
  if (!process) return pass_on(std::move(process));
  return AvrBoard{*std::move(process)};
}

Result<AvrBoard> AvrBoard::start_handshake(const std::filesystem::path& emulator, const std::filesystem::path& elf,
                                           const Interface& interface) {
  auto plan = handshake_plan(interface);
  if (!plan) return pass_on(std::move(plan));
  auto board = start(emulator, elf);
  if (!board) return board;
  board->plan_ = *std::move(plan);
  board->inputs_ = interface.inputs.size();
  board->outputs_ = interface.outputs.size();
  const HandshakePlan& wires = board->plan_;
  for (const std::string& command : {pins_command("inputs", interface.inputs, wires.pin_inputs),
                                     pins_command("outputs", interface.outputs, wires.pin_outputs),
                                     fmt::format("handshake {} {}", wires.strobe, wires.acknowledge),
                                     fmt::format("box {0}_box_in {1} {0}_box_out {2}", interface.name,
                                                 wires.box_inputs.size(), wires.box_outputs.size())}) {
    if (auto done = board->ask(command); !done) return pass_on(std::move(done));
  }
  return board;
}

Result<std::string> AvrBoard::ask(std::string_view command) {
  std::string line{command};
  line += '\n';
  if (!process_.send(line)) return fail("cancha-avr", "has ended", "its last words stand above");
  auto answer = process_.receive_line(kPatience);
  if (!answer) return answer;
  constexpr std::string_view kError = "error: ";
  if (answer->starts_with(kError)) return fail("cancha-avr", answer->substr(kError.size()));
  return answer;
}

Result<std::vector<std::int32_t>> AvrBoard::run(std::span<const std::int32_t> inputs) {
  std::vector<std::int32_t> outputs;
  const std::size_t width = std::max<std::size_t>(1, inputs_);
  for (std::size_t at = 0; at < inputs.size();) {
    std::string line = "step";
    for (std::size_t i = 0; i < kBatch && at < inputs.size(); ++i, at += width) {
      const auto values = inputs.subspan(at, width);
      std::uint64_t bits = 0;
      for (std::size_t k = 0; k < plan_.pin_inputs.size(); ++k)
        bits |= std::uint64_t{values[plan_.pin_inputs[k]] != 0} << k;
      fmt::format_to(std::back_inserter(line), " {:x}", bits);
      for (const std::size_t k : plan_.box_inputs) fmt::format_to(std::back_inserter(line), ",{}", values[k]);
    }
    auto answer = ask(line);
    if (!answer) return pass_on(std::move(answer));
    if (auto taken = take_answers(*answer, outputs); !taken) return tl::unexpected(taken.error());
  }
  return outputs;
}

Result<void> AvrBoard::take_answers(std::string_view answer, std::vector<std::int32_t>& outputs) const {
  std::string_view rest = answer;
  while (!rest.empty()) {
    const std::size_t first = outputs.size();
    outputs.resize(first + outputs_);
    std::uint64_t bits = 0;
    if (!take(rest, bits, 16)) return not_understood(answer);
    for (std::size_t k = 0; k < plan_.pin_outputs.size(); ++k) {
      outputs[first + plan_.pin_outputs[k]] = static_cast<std::int32_t>(bits >> k & 1U);
    }
    for (const std::size_t k : plan_.box_outputs) {
      if (!rest.starts_with(',')) return not_understood(answer);
      rest.remove_prefix(1);
      if (!take(rest, outputs[first + k], 10)) return not_understood(answer);
    }
    if (!rest.empty() && rest.front() != ' ') return not_understood(answer);
    rest.remove_prefix(std::min<std::size_t>(1, rest.size()));
  }
  return {};
}

Result<std::vector<std::uint8_t>> AvrBoard::run_packed(std::span<const std::uint8_t> inputs) {
  std::vector<std::uint8_t> outputs;
  outputs.reserve(inputs.size());
  for (std::size_t at = 0; at < inputs.size();) {
    std::string line = "step";
    for (std::size_t i = 0; i < kBatch && at < inputs.size(); ++i, ++at) {
      fmt::format_to(std::back_inserter(line), " {:x}", inputs[at]);
    }
    auto answer = ask(line);
    if (!answer) return pass_on(std::move(answer));
    for (std::string_view rest = *answer; !rest.empty();) {
      if (!take(rest, outputs.emplace_back(), 16)) return not_understood(*answer);
      rest.remove_prefix(std::min<std::size_t>(1, rest.size()));
    }
  }
  return outputs;
}

}  // namespace cancha::codegen
