#include "codegen/board/loop_pins.h"

#include <fmt/format.h>

#include <algorithm>

namespace cancha::codegen {
namespace {

std::string wires_of(const std::vector<Port>& ports) {
  std::string text;
  for (const Port& port : ports) {
    const std::string& pin = pins_of(Board::Uno)[static_cast<std::size_t>(port.pin)].name;
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", port.name, pin);
  }
  return text;
}

}  // namespace

bool LoopPins::suits(const LoopProgram& program) {
  const Shape& shape = program.shape();
  const auto truth = [&](std::uint32_t s) { return shape.values.of_symbol(s).kind == Kind::Truth; };
  return !shape.model.timed && std::ranges::all_of(shape.model.inputs, truth) &&
         std::ranges::all_of(shape.model.outputs, truth);
}

Result<LoopPins> LoopPins::start(const LoopProgram& program, const std::filesystem::path& folder,
                                 const std::filesystem::path& emulator) {
  if (!suits(program)) {
    return fail(program.shape().model.name, "has numbers or asks for times, so that pins do not carry all of it",
                "--ways sil,pil: the serial line does");
  }
  const Settings settings{.target = Target::Arduino, .name = program.shape().model.name};
  auto chip = build_whole(program.program(), 0, settings, folder, {});
  if (!chip) return pass_on(std::move(chip));
  const std::string wires =
      fmt::format("pins {} -> {}", wires_of(chip->interface.inputs), wires_of(chip->interface.outputs));
  const auto shape = std::make_shared<const Shape>(program.program(), settings, 0U);
  auto board = PinBoard::start(emulator, *std::move(chip), shape);
  if (!board) return pass_on(std::move(board));
  return LoopPins{*std::move(board), shape, wires};
}

Result<void> LoopPins::step(std::span<const double> inputs, std::uint32_t /*time_ms*/, std::span<double> outputs,
                            std::span<std::uint8_t> /*states*/) {
  const Model& m = shape_->model;
  values_.assign(m.program->symbols.size(), 0.0);
  for (std::size_t i = 0; i < inputs.size(); ++i) values_[m.inputs[i]] = inputs[i];
  const auto row = board_.step(values_);
  if (!row) return tl::unexpected(row.error());
  if (row->size() < outputs.size()) return fail("cancha-avr", "told no outputs", "is it from the same build?");
  std::ranges::copy_n(row->begin(), static_cast<std::ptrdiff_t>(outputs.size()), outputs.begin());
  return {};
}

}  // namespace cancha::codegen
