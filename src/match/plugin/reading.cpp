#include "match/plugin/reading.h"

#include <sys/types.h>

#include <cstring>
#include <limits>

namespace cancha::match::packets {
namespace {

/// Text of a field that should end with a zero, and ends in any case.
template <std::size_t N>
std::string text_in(const char (&field)[N]) {
  return {field, ::strnlen(field, N)};
}

bool sound(const cancha_league& league) {
  return league.size == sizeof(league) && league.abi == CANCHA_STRATEGY_ABI && league.players >= 1 &&
         league.players <= CANCHA_MAX_PLAYERS;
}

/// A packet of type P, kind and call, or nothing.
template <class P>
std::optional<P> packet_in(std::span<const std::byte> bytes, Kind kind, std::uint64_t call = 0) {
  P packet;
  if (bytes.size() != sizeof(P)) return std::nullopt;
  std::memcpy(static_cast<void*>(&packet), bytes.data(), sizeof(P));
  if (!is(packet, bytes.size(), kind, call)) return std::nullopt;
  return packet;
}

}  // namespace

std::optional<Setup> setup_in(std::span<const std::byte> bytes) {
  auto setup = packet_in<Setup>(bytes, Kind::Setup);
  return setup && sound(setup->league) ? setup : std::nullopt;
}

bool is_bye(std::span<const std::byte> bytes) {
  return packet_in<Bye>(bytes, Kind::Bye).has_value();
}

std::optional<Call> call_in(std::span<const std::byte> bytes, std::uint64_t call, const cancha_league& league) {
  auto packet = packet_in<Call>(bytes, Kind::Call, call);
  if (!packet) return std::nullopt;
  const cancha_view& view = packet->view;
  const bool good = view.size == sizeof(view) && view.abi == CANCHA_STRATEGY_ABI && view.players == league.players;
  return good ? packet : std::nullopt;
}

std::optional<Started> started_in(std::span<const std::byte> bytes) {
  auto started = packet_in<Started>(bytes, Kind::Started);
  const bool good = started && started->process > 0 && started->process <= std::numeric_limits<pid_t>::max();
  return good ? started : std::nullopt;
}

Result<Interface> news_in(std::span<const std::byte> bytes, Kind kind) {
  if (const auto refused = packet_in<News>(bytes, Kind::Refused)) {
    const std::string what = text_in(refused->what);
    return fail("", what.empty() ? "cannot be loaded" : what, text_in(refused->hint));
  }
  const auto news = packet_in<News>(bytes, kind);
  if (!news || news->interface > Interface::Modern) return fail("", "");
  return news->interface;
}

std::optional<Reply> reply_in(std::span<const std::byte> bytes, std::uint64_t call) {
  return packet_in<Reply>(bytes, Kind::Reply, call);
}

}  // namespace cancha::match::packets
