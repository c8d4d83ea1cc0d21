#include "codegen/board/board_line.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/board/hil_firmware.h"

namespace cancha::codegen {
namespace {

constexpr std::size_t kRoundTrips = 10'000;  ///< remembered

std::string in_ms(Duration duration) {
  return fmt::format("{:.1f} ms", static_cast<double>(duration.ns) / 1e6);
}

}  // namespace

std::string LineStatistics::text() const {
  return fmt::format("{} exchanges, {} lost, {} garbled, {} refused, round trip {} (longest {})", answered, lost,
                     garbled, refused, in_ms(median), in_ms(longest));
}

Result<BoardLine> BoardLine::open(const std::string& device, const Settings& settings) {
  auto port = act::SerialPort::open(device, {.baud = kHilBaud});
  if (!port) return pass_on(std::move(port));
  return BoardLine{*std::move(port), settings};
}

Result<void> BoardLine::greet(std::uint16_t fingerprint, std::string_view again) {
  const os::HostTime until = os::now() + settings_.start_patience;
  const std::uint8_t hello = 'H';
  for (;;) {
    auto answer = ask({&hello, 1}, 4);
    if (!answer && answer.error().what.starts_with("the line is down")) return pass_on(std::move(answer));
    if (!answer) {
      if (os::now() < until) continue;
      return fail(port_.path(), "the board does not answer",
                  fmt::format("is its firmware on it? {} writes it, make upload there sends it", again));
    }
    if ((*answer)[1] != hil::kVersion) {
      return fail(port_.path(),
                  fmt::format("the firmware speaks version {} of the protocol, not {}", (*answer)[1], hil::kVersion),
                  "write the firmware again with --firmware DIR");
    }
    if ((*answer)[2] * 256 + (*answer)[3] != fingerprint) {
      return fail(port_.path(), "the firmware on the board was made for another behaviour, other ports or other pins",
                  "write it again with --firmware DIR, and make upload there");
    }
    statistics_ = {};
    round_trips_.clear();
    return {};
  }
}

Result<std::span<const std::uint8_t>> BoardLine::ask(std::span<const std::uint8_t> payload, std::size_t wanted) {
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
    return decoder_.payload();
  }
  return fail(
      port_.path(),
      fmt::format("no sound answer to {} attempts within {} each", settings_.attempts, in_ms(settings_.timeout)),
      "is the board still running? are there other programs on its port?");
}

Result<bool> BoardLine::wait_for_answer(std::uint8_t kind, std::size_t wanted, os::HostTime until) {
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

void BoardLine::note_round_trip(Duration took) {
  statistics_.longest = std::max(statistics_.longest, took);
  if (round_trips_.size() < kRoundTrips) {
    round_trips_.push_back(took.ns);
  } else {
    round_trips_[next_round_trip_++ % kRoundTrips] = took.ns;
  }
}

LineStatistics BoardLine::statistics() const {
  LineStatistics result = statistics_;
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
