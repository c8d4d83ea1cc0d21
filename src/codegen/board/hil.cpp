#include "codegen/board/hil.h"

#include <algorithm>
#include <cmath>

#include "base/expects.h"
#include "codegen/board/hil_firmware.h"
#include "codegen/board/pins.h"

namespace cancha::codegen {
namespace {

std::size_t boolean_bytes(const std::vector<Port>& ports) {
  const auto count = std::ranges::count_if(ports, [](const Port& port) { return port.boolean; });
  return (static_cast<std::size_t>(count) + 7) / 8;
}

std::size_t numbers_of(const std::vector<Port>& ports) {
  return static_cast<std::size_t>(std::ranges::count_if(ports, [](const Port& port) { return !port.boolean; }));
}

std::vector<std::uint8_t> pack(const std::vector<Port>& ports, std::span<const double> values) {
  std::vector<std::uint8_t> payload(1 + boolean_bytes(ports));
  payload[0] = 'X';
  std::size_t boolean = 0;
  for (std::size_t i = 0; i < ports.size(); ++i) {
    if (ports[i].boolean) {
      if (values[i] != 0.0) payload[1 + boolean / 8] |= static_cast<std::uint8_t>(1U << (boolean % 8));
      ++boolean;
    } else {
      const Counts counts = output_counts(ports[i]);
      const double number = std::isnan(values[i]) ? 0.0 : std::trunc(values[i]);
      payload.push_back(static_cast<std::uint8_t>(
          std::clamp(number, static_cast<double>(counts.least), static_cast<double>(counts.most))));
    }
  }
  return payload;
}

std::vector<double> unpack(const std::vector<Port>& ports, std::span<const std::uint8_t> payload) {
  std::vector<double> values;
  std::size_t boolean = 0;
  std::size_t number = 1 + boolean_bytes(ports);
  for (const Port& port : ports) {
    if (port.boolean) {
      values.push_back(payload[1 + boolean / 8] >> (boolean % 8) & 1U);
      ++boolean;
    } else {
      const Counts counts = input_counts(port);
      values.push_back(static_cast<double>(
          std::clamp<long>(payload[number] + 256L * payload[number + 1], counts.least, counts.most)));
      number += 2;
    }
  }
  return values;
}

}  // namespace

Result<HilLink> HilLink::open(const std::string& device, const Interface& interface, const Settings& settings) {
  auto line = BoardLine::open(device, settings);
  if (!line) return pass_on(std::move(line));
  return connect(*std::move(line), interface);
}

Result<HilLink> HilLink::connect(BoardLine line, const Interface& interface) {
  if (auto known = line.greet(hil_fingerprint(interface), "./cancha chart hil FILE --firmware DIR"); !known) {
    return pass_on(std::move(known));
  }
  return HilLink{std::move(line), interface};
}

Result<std::vector<double>> HilLink::exchange(std::span<const double> outputs) {
  CANCHA_EXPECTS(outputs.size() == interface_.outputs.size());
  const std::size_t wanted = 1 + boolean_bytes(interface_.inputs) + 2 * numbers_of(interface_.inputs);
  auto answer = line_.ask(pack(interface_.outputs, outputs), wanted);
  if (!answer) return pass_on(std::move(answer));
  return unpack(interface_.inputs, *answer);
}

}  // namespace cancha::codegen
