#include "codegen/board/hil.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/expects.h"
#include "codegen/board/hil_firmware.h"
#include "codegen/board/pins.h"

namespace cancha::codegen {
namespace {

constexpr std::size_t kRoundTrips = 10'000;  ///< remembered

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

std::string in_ms(Duration duration) {
  return fmt::format("{:.1f} ms", static_cast<double>(duration.ns) / 1e6);
}

}  // namespace

std::string HilStatistics::text() const {
  return fmt::format("{} exchanges, {} lost, {} garbled, {} refused, round trip {} (longest {})", answered, lost,
                     garbled, refused, in_ms(median), in_ms(longest));
}

Result<HilLink> HilLink::open(const std::string& device, const Interface& interface, const Settings& settings) {
  auto port = act::SerialPort::open(device, {.baud = kHilBaud});
  if (!port) return pass_on(std::move(port));
  return connect(*std::move(port), interface, settings);
}

Result<HilLink> HilLink::connect(act::SerialPort port, const Interface& interface, const Settings& settings) {
  HilLink link{std::move(port), interface, settings};
  if (auto known = link.greet(); !known) return pass_on(std::move(known));
  link.statistics_ = {};
  link.round_trips_.clear();
  return link;
}

Result<void> HilLink::greet() {
  const os::HostTime until = os::now() + settings_.start_patience;
  const std::uint8_t hello = 'H';
  for (;;) {
    auto answer = ask({&hello, 1}, 4);
    if (!answer && answer.error().what.starts_with("the line is down")) return pass_on(std::move(answer));
    if (!answer) {
      if (os::now() < until) continue;
      return fail(
          port_.path(), "the board does not answer",
          "is its firmware on it? ./cancha chart hil FILE --firmware DIR writes it, make upload there sends it");
    }
    if ((*answer)[1] != hil::kVersion) {
      return fail(port_.path(),
                  fmt::format("the firmware speaks version {} of the protocol, not {}", (*answer)[1], hil::kVersion),
                  "write the firmware again with --firmware DIR");
    }
    if ((*answer)[2] * 256 + (*answer)[3] != hil_fingerprint(interface_)) {
      return fail(port_.path(), "the firmware on the board was made for other ports or pins",
                  "write it again with --firmware DIR, and make upload there");
    }
    return {};
  }
}

Result<std::vector<double>> HilLink::exchange(std::span<const double> outputs) {
  CANCHA_EXPECTS(outputs.size() == interface_.outputs.size());
  const std::size_t wanted = 1 + boolean_bytes(interface_.inputs) + 2 * numbers_of(interface_.inputs);
  auto answer = ask(pack(interface_.outputs, outputs), wanted);
  if (!answer) return pass_on(std::move(answer));
  return unpack(interface_.inputs, *answer);
}

Result<std::vector<std::uint8_t>> HilLink::ask(std::span<const std::uint8_t> payload, std::size_t wanted) {
  ++statistics_.asked;
  // a new number for each exchange, so that a late answer to an old one is not mistaken
  const std::vector<std::uint8_t> frame = hil::encode(++sequence_, payload);
  for (int attempt = 0; attempt < settings_.attempts; ++attempt) {
    decoder_.reset();
    const os::HostTime begin = os::now();
    ++statistics_.sent;
    if (auto sent = port_.write_all(frame); !sent) return pass_on(std::move(sent));
    const auto answered = wait_for_answer(payload[0], wanted, begin + settings_.timeout);
    if (!answered) return tl::unexpected(answered.error());
    if (!*answered) continue;
    note_round_trip(os::now() - begin);
    ++statistics_.answered;
    return std::vector<std::uint8_t>{decoder_.payload().begin(), decoder_.payload().end()};
  }
  return fail(
      port_.path(),
      fmt::format("no sound answer to {} attempts within {} each", settings_.attempts, in_ms(settings_.timeout)),
      "is the board still running? are there other programs on its port?");
}

Result<bool> HilLink::wait_for_answer(std::uint8_t kind, std::size_t wanted, os::HostTime until) {
  std::uint8_t byte = 0;
  for (;;) {
    const Duration left = until - os::now();
    const auto count = left.ns > 0 ? port_.read({&byte, 1}, left) : Result<std::size_t>{0};
    if (!count) return tl::unexpected(count.error());
    if (*count == 0) {
      ++statistics_.lost;
      return false;
    }
    const hil::Decoder::Event event = decoder_.take(byte);
    if (event == hil::Decoder::Event::Garbled) {
      ++statistics_.garbled;
      return false;
    }
    if (event != hil::Decoder::Event::Frame) continue;
    const auto payload = decoder_.payload();
    if (decoder_.sequence() == sequence_ && payload.size() == wanted && payload[0] == kind) return true;
    if (payload.size() == 1 && payload[0] == 'N') {
      ++statistics_.refused;
      return false;
    }
    ++statistics_.stale;
  }
}

void HilLink::note_round_trip(Duration took) {
  statistics_.longest = std::max(statistics_.longest, took);
  if (round_trips_.size() < kRoundTrips) {
    round_trips_.push_back(took.ns);
  } else {
    round_trips_[next_round_trip_++ % kRoundTrips] = took.ns;
  }
}

HilStatistics HilLink::statistics() const {
  HilStatistics result = statistics_;
  result.skipped = decoder_.skipped();
  if (!round_trips_.empty()) {
    std::vector<std::int64_t> sorted = round_trips_;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::ranges::nth_element(sorted, middle);
    result.median = {*middle};
  }
  return result;
}

}  // namespace cancha::codegen
