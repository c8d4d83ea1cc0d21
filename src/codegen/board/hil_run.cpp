#include "codegen/board/hil_run.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/expects.h"
#include "codegen/board/build.h"
#include "codegen/board/hil_firmware.h"
#include "decide/program/stand_in.h"
#include "os/clock.h"

namespace cancha::codegen {
namespace {

namespace program = decide::program;

/// The symbols of a program in one direction that have no parameters, in its order: the order of ports.
std::vector<std::uint32_t> symbols_of(const program::Program& behaviour, program::Direction direction) {
  std::vector<std::uint32_t> symbols;
  for (std::uint32_t i = 0; i < behaviour.symbols.size(); ++i) {
    if (behaviour.symbols[i].direction == direction) symbols.push_back(i);
  }
  return symbols;
}

Port port_of(const program::Symbol& symbol) {
  Port port;
  port.name = symbol.name;
  port.boolean = symbol.type == program::Type::Boolean;
  port.pin = symbol.pin;
  port.least = symbol.least;
  port.most = symbol.most;
  return port;
}

/// A program, its engine, and where its inputs and outputs are.
class Runner {
 public:
  static Result<Runner> make(const std::shared_ptr<const program::Program>& behaviour) {
    auto body = std::make_unique<program::StandIn>(*behaviour);
    auto engine = program::Engine::link(behaviour, body->host());
    if (!engine) return tl::unexpected(together(engine.error()));
    return Runner{std::move(body), *std::move(engine), *behaviour};
  }

  void step(std::span<const double> inputs, Time now, std::vector<double>& outputs) {
    for (std::size_t i = 0; i < inputs.size(); ++i) body_->value(inputs_[i]) = inputs[i];
    engine_.tick(now);
    for (std::size_t i = 0; i < outputs.size(); ++i) outputs[i] = engine_.value(outputs_[i]);
  }
  [[nodiscard]] std::size_t inputs() const { return inputs_.size(); }
  [[nodiscard]] std::size_t outputs() const { return outputs_.size(); }

 private:
  Runner(std::unique_ptr<program::StandIn> body, program::Engine engine, const program::Program& behaviour)
      : body_{std::move(body)},
        engine_{std::move(engine)},
        inputs_{symbols_of(behaviour, program::Direction::Input)},
        outputs_{symbols_of(behaviour, program::Direction::Output)} {}

  std::unique_ptr<program::StandIn> body_;
  program::Engine engine_;
  std::vector<std::uint32_t> inputs_;
  std::vector<std::uint32_t> outputs_;
};

}  // namespace

tl::expected<Interface, std::vector<Error>> hil_interface(const program::Program& behaviour, const std::string& name,
                                                          int sample_ms) {
  Interface interface;
  interface.name = name;
  interface.packed = false;
  interface.sample_ms = sample_ms;
  std::vector<Error> errors;
  for (const program::Symbol& symbol : behaviour.symbols) {
    if (symbol.direction == program::Direction::Internal) continue;
    if (symbol.parameters.count > 0) errors.push_back({symbol.name, "has parameters, so no pin can give it", ""});
    if (symbol.type == program::Type::Enumerated) {
      errors.push_back({symbol.name, "is enumerated, so it is no level of a pin", "use booleans or whole numbers"});
    }
    (symbol.direction == program::Direction::Input ? interface.inputs : interface.outputs).push_back(port_of(symbol));
  }
  if (!errors.empty()) return tl::unexpected(std::move(errors));
  return interface;
}

Result<void> run_in_the_loop(const std::shared_ptr<const program::Program>& behaviour, const Interface& interface,
                             HilLink& link, const HilRunSettings& settings) {
  auto runner = Runner::make(behaviour);
  if (!runner) return pass_on(std::move(runner));
  CANCHA_EXPECTS(runner->inputs() == interface.inputs.size() && runner->outputs() == interface.outputs.size());

  const Duration sample = 1_ms * interface.sample_ms;
  const os::HostTime begin = os::now();
  std::vector<double> outputs(interface.outputs.size());
  std::vector<double> written = outputs;
  for (std::int64_t step = 0; settings.steps == 0 || step < settings.steps; ++step) {
    if (!settings.hurry) os::sleep_until(begin + sample * step);
    auto inputs = link.exchange(written);
    if (!inputs) return pass_on(std::move(inputs));
    runner->step(*inputs, Time{} + sample * step, outputs);
    // not at the next step only: a sample is a long time for a robot
    if (outputs != written) {
      if (auto done = link.exchange(outputs); !done) return pass_on(std::move(done));
      written = outputs;
    }
    if (settings.each && !settings.each({step, *inputs, outputs})) break;
  }
  std::ranges::fill(written, 0.0);
  if (auto done = link.exchange(written); !done) return pass_on(std::move(done));
  return {};
}

tl::expected<EmulatedHil, std::vector<Error>> emulate_hil(const Interface& interface,
                                                          const std::filesystem::path& folder,
                                                          const std::filesystem::path& emulator,
                                                          std::vector<std::string> options) {
  const auto failed = [](Error error) { return tl::unexpected(std::vector<Error>{std::move(error)}); };
  auto files = hil_firmware(interface);
  if (!files) return tl::unexpected(std::move(files.error()));
  if (auto put = put_files(*files, folder); !put) return failed(put.error());
  if (auto made = make_in(folder); !made) return failed(made.error());
  options.emplace_back("--serial");
  auto board = AvrBoard::start(emulator, folder / "build" / fmt::format("{}_hil.elf", interface.name), options);
  if (!board) return failed(board.error());
  auto port = board->hear();
  if (!port) return failed(port.error());
  return EmulatedHil{*std::move(board), *std::move(port)};
}

}  // namespace cancha::codegen
