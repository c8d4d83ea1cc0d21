#include "cli/servo_line.h"

#include <CLI/CLI.hpp>

#include "cli/checks.h"

namespace cancha::cli {

void add_line(CLI::App& verb, LineOptions& o, const std::string& what) {
  verb.add_option("--port", o.port, what)->capture_default_str();
  verb.add_option("--baud", o.baud, "its speed")->capture_default_str()->check(within(1200, 4'000'000));
  verb.add_option("--direction", o.direction,
                  "the pin that is high while we send: none, rts, dtr, gpio:N or gpiochip0:N; with :low behind it "
                  "where low means sending")
      ->capture_default_str();
  verb.add_option("--timeout", o.timeout, "milliseconds to wait for an answer; slow adapters need more")
      ->capture_default_str()
      ->check(within(1, 1000));
}

Result<act::ServoBus> open_bus(const LineOptions& o, act::AtEnd at_end) {
  auto direction = act::direction_of(o.direction);
  if (!direction) return pass_on(std::move(direction));
  return act::ServoBus::open(o.port,
                             {.baud = o.baud, .timeout = 1_ms * o.timeout, .direction = *direction, .at_end = at_end});
}

}  // namespace cancha::cli
