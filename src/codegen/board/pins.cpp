#include "codegen/board/pins.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

#include "base/suggest.h"

namespace cancha::codegen {
namespace {

constexpr long kAnalogMost = 1023;  ///< ten bits, on every board: so that a model means the same everywhere
constexpr long kPwmMost = 255;

std::vector<Pin> uno_pins() {
  std::vector<Pin> pins;
  for (int i = 0; i < 20; ++i) {
    Pin pin;
    pin.name = i < 14 ? fmt::format("{}", i) : fmt::format("A{}", i - 14);
    pin.port = i < 8 ? 'D' : i < 14 ? 'B' : 'C';
    pin.bit = i < 8 ? i : i < 14 ? i - 8 : i - 14;
    pin.analog = i >= 14;
    pin.pwm = i == 3 || i == 5 || i == 6 || i == 9 || i == 10 || i == 11;
    pins.push_back(pin);
  }
  return pins;
}

/// D0 to D31 in the numbering of the maker's own tools, as LeafLabs' libmaple has it too.
std::vector<Pin> cm900_pins() {
  std::vector<Pin> pins;
  const auto add = [&](char port, int first, int last) {
    for (int bit = first; bit <= last; ++bit) {
      pins.push_back({.name = fmt::format("P{}{}", port, bit), .port = port, .bit = bit});
    }
  };
  add('A', 0, 10);
  add('A', 13, 15);
  add('B', 0, 15);
  add('C', 14, 15);
  for (const int i : {0, 1, 2, 3, 4, 5, 6, 7, 14, 15}) pins[static_cast<std::size_t>(i)].analog = true;
  for (const int i : {0, 1, 2, 3, 6, 7, 8, 9, 10, 14, 15, 22, 23}) pins[static_cast<std::size_t>(i)].pwm = true;
  for (const std::size_t i : {11U, 12U}) pins[i].reserved = "it belongs to the debugger";
  for (const std::size_t i : {19U, 20U, 21U}) pins[i].reserved = "it belongs to the bus of the servos";
  return pins;
}

std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The number of a pin that is written as "7", "D7", "A0" or "PB3".
std::optional<int> pin_from(std::string_view text, Board board) {
  const std::vector<Pin>& pins = pins_of(board);
  std::string upper{text};
  std::ranges::transform(upper, upper.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
  const auto found = std::ranges::find(pins, upper, &Pin::name);
  if (found != pins.end()) return static_cast<int>(found - pins.begin());
  const auto number = number_of(upper.starts_with('D') ? std::string_view{upper}.substr(1) : upper);
  if (!number || *number < 0 || *number >= static_cast<int>(pins.size())) return std::nullopt;
  return number;
}

std::string_view board_name(Board board) {
  return board == Board::Uno ? "the UNO" : "the CM-900";
}

std::string_view pins_in_words(Board board) {
  return board == Board::Uno ? "pins are 0 to 13 and A0 to A5" : "pins are D0 to D31, or PA0, PB3 and so on";
}

std::vector<Port*> ports_of(Interface& interface) {
  std::vector<Port*> ports;
  for (Port& port : interface.inputs) ports.push_back(&port);
  for (Port& port : interface.outputs) ports.push_back(&port);
  return ports;
}

/// "PIN=2,OTHER=3" with the names of ports that have no pin.
Error missing_pins(const std::vector<const Port*>& missing) {
  std::string names;
  std::string example;
  int number = 2;
  for (const Port* port : missing) {
    names += fmt::format("{}{}", names.empty() ? "" : ", ", port->name);
    example += fmt::format("{}{}={}", example.empty() ? "" : ",", port->name, number++);
  }
  return {.where = "pins",
          .what = fmt::format("no pin is named for {}", names),
          .hint = fmt::format("name pins in the file, in a chart cancha:pin=\"2\", or with --pins {}", example)};
}

/// What is wrong with the pin of one port.
std::optional<Error> wrong_pin(const Port& port, bool output, Board board) {
  const std::vector<Pin>& pins = pins_of(board);
  const auto error = [&](std::string what, std::string hint) {
    return Error{port.name, std::move(what), std::move(hint)};
  };
  if (port.pin >= static_cast<int>(pins.size())) {
    return error(fmt::format("{} has no pin {}", board_name(board), port.pin), std::string{pins_in_words(board)});
  }
  const Pin& pin = pins[static_cast<std::size_t>(port.pin)];
  if (!pin.reserved.empty()) return error(fmt::format("pin {} cannot be used: {}", pin.name, pin.reserved), "");
  if (port.boolean) return std::nullopt;
  std::string able;
  for (const Pin& other : pins) {
    if (other.reserved.empty() && (output ? other.pwm : other.analog)) {
      able += fmt::format("{}{}", able.empty() ? "" : ", ", other.name);
    }
  }
  if (output && !pin.pwm)
    return error(fmt::format("pin {} cannot give a number by PWM", pin.name), fmt::format("these can: {}", able));
  if (!output && !pin.analog)
    return error(fmt::format("pin {} cannot measure a number", pin.name), fmt::format("these can: {}", able));
  const Counts counts = output ? output_counts(port) : input_counts(port);
  if (counts.least > counts.most) {
    return error(fmt::format("its range {} to {} has nothing in common with the 0 to {} of a pin", port.least,
                             port.most, output ? kPwmMost : kAnalogMost),
                 "give it another range");
  }
  return std::nullopt;
}

Counts counts_within(const Port& port, long most) {
  const double highest = static_cast<double>(most);
  return {.least = std::lround(std::ceil(std::clamp(port.least, 0.0, highest + 1.0))),
          .most = std::lround(std::floor(std::clamp(port.most, -1.0, highest)))};
}

}  // namespace

const std::vector<Pin>& pins_of(Board board) {
  static const std::vector<Pin> uno = uno_pins();
  static const std::vector<Pin> cm900 = cm900_pins();
  return board == Board::Uno ? uno : cm900;
}

Counts input_counts(const Port& port) {
  return counts_within(port, kAnalogMost);
}

Counts output_counts(const Port& port) {
  return counts_within(port, kPwmMost);
}

std::vector<Error> name_pins(Interface& interface, std::string_view list, Board board) {
  std::vector<Error> errors;
  const std::vector<Port*> ports = ports_of(interface);
  while (!list.empty()) {
    const std::string_view item = list.substr(0, list.find(','));
    list.remove_prefix(std::min(item.size() + 1, list.size()));
    const std::size_t equals = item.find('=');
    if (equals == std::string_view::npos || equals == 0) {
      errors.push_back({"--pins", fmt::format("'{}' is not NAME=PIN", item), "for example --pins u=2,v=3"});
      continue;
    }
    const std::string_view name = item.substr(0, equals);
    const auto port = std::ranges::find_if(ports, [&](const Port* p) { return p->name == name; });
    if (port == ports.end()) {
      std::vector<std::string> names;
      names.reserve(ports.size());
      for (const Port* p : ports) names.push_back(p->name);
      errors.push_back({"--pins", fmt::format("there is no input or output '{}'", name), suggest(name, names)});
      continue;
    }
    const auto pin = pin_from(item.substr(equals + 1), board);
    if (!pin) {
      errors.push_back({"--pins", fmt::format("{} has no pin '{}'", board_name(board), item.substr(equals + 1)),
                        std::string{pins_in_words(board)}});
      continue;
    }
    (*port)->pin = *pin;
  }
  return errors;
}

bool deal_pins(Interface& interface, Board board, std::span<const int> no_pwm) {
  const std::vector<Pin>& pins = pins_of(board);
  std::vector<bool> taken(pins.size());
  for (const Port* port : ports_of(interface)) {
    if (port->pin >= 0 && port->pin < static_cast<int>(pins.size())) taken[static_cast<std::size_t>(port->pin)] = true;
  }
  const auto deal = [&](Port& port, const auto& fits) {
    if (port.pin >= 0) return true;
    // from pin 2 on: 0 and 1 are the serial line's, and come last
    for (std::size_t i = 0; i < pins.size(); ++i) {
      const std::size_t pin = (i + 2) % pins.size();
      if (taken[pin] || !pins[pin].reserved.empty() || !fits(pins[pin])) continue;
      taken[pin] = true;
      port.pin = static_cast<int>(pin);
      return true;
    }
    return false;
  };
  const auto gives = [&](const Pin& pin) {
    return pin.pwm && std::ranges::find(no_pwm, static_cast<int>(&pin - pins.data())) == no_pwm.end();
  };
  // numbers first, since few pins can carry them
  bool enough = true;
  for (const bool boolean : {false, true}) {
    for (Port& port : interface.inputs) {
      if (port.boolean == boolean) enough &= deal(port, [&](const Pin& pin) { return boolean || pin.analog; });
    }
    for (Port& port : interface.outputs) {
      if (port.boolean == boolean) enough &= deal(port, [&](const Pin& pin) { return boolean || gives(pin); });
    }
  }
  return enough;
}

std::vector<Error> check_pins(const Interface& interface, Board board) {
  std::vector<Error> errors;
  std::vector<const Port*> missing;
  std::map<int, const Port*> taken;
  const auto look = [&](const Port& port, bool output) {
    if (port.pin < 0) {
      missing.push_back(&port);
      return;
    }
    if (auto error = wrong_pin(port, output, board)) errors.push_back(*std::move(error));
    const auto [place, is_new] = taken.emplace(port.pin, &port);
    if (!is_new) {
      errors.push_back({port.name, fmt::format("pin {} is taken by {}", port.pin, place->second->name),
                        "each port needs a pin of its own"});
    }
  };
  for (const Port& port : interface.inputs) look(port, false);
  for (const Port& port : interface.outputs) look(port, true);
  if (!missing.empty()) errors.push_back(missing_pins(missing));
  return errors;
}

std::string pin_table(const Interface& interface, Board board, std::string_view before) {
  std::string table;
  const auto row = [&](const Port& port, std::string_view what) {
    const bool known = port.pin >= 0 && port.pin < static_cast<int>(pins_of(board).size());
    const std::string pin = known ? pins_of(board)[static_cast<std::size_t>(port.pin)].name : "-";
    table += fmt::format("{}{:<4} {:<6} {}{}\n", before, pin, what, port.name, port.boolean ? "" : " (a number)");
  };
  for (const Port& port : interface.inputs) row(port, "input");
  for (const Port& port : interface.outputs) row(port, "output");
  return table;
}

}  // namespace cancha::codegen
