// The words between Cancha and a plug-in's process, in both directions. The input is a list of packets, each behind two
// bytes with its length. The host's side also fills the Environment of a classic plug-in, whose layout comes from the
// input, too: from the plug-in, that is.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <span>

#include "match/plugin/classic.h"
#include "match/plugin/reading.h"

namespace {

using namespace cancha::match;

void require(bool holds) {
  if (!holds) std::abort();
}

/// Cuts the input into packets.
class Packets {
 public:
  explicit Packets(std::span<const std::byte> input) : rest_{input} {}

  std::optional<std::span<const std::byte>> next() {
    if (rest_.size() < 2) return std::nullopt;
    const std::size_t wanted = std::to_integer<std::size_t>(rest_[0]) | std::to_integer<std::size_t>(rest_[1]) << 8;
    const std::size_t size = std::min(wanted, rest_.size() - 2);
    const auto packet = rest_.subspan(2, size);
    rest_ = rest_.subspan(2 + size);
    return packet;
  }

 private:
  std::span<const std::byte> rest_;
};

/// The host's life: a setup, then calls. A packet that has the size of a layout is one.
void be_host(Packets packets) {
  const auto first = packets.next();
  const auto setup = first ? packets::setup_in(*first) : std::nullopt;
  if (!setup) return;
  EnvironmentLayout layout = EnvironmentLayout::of_header(setup->league.players);
  require(layout.fault().empty());
  auto packet = packets.next();
  if (packet && packet->size() == sizeof(layout)) {
    std::memcpy(static_cast<void*>(&layout), packet->data(), sizeof(layout));
    packet = packets.next();
  }
  if (!layout.fault().empty() || layout.players != static_cast<std::uint32_t>(setup->league.players)) return;

  ClassicEnvironment environment{setup->league, layout};
  for (std::uint64_t call = 1; packet; ++call, packet = packets.next()) {
    if (packets::is_bye(*packet)) return;
    const auto asked = packets::call_in(*packet, call, setup->league);
    if (!asked) return;
    environment.see(asked->view);
    for (int i = 0; i < asked->view.players; ++i) (void)environment.wheels(i);
  }
}

/// Cancha's: the start, two pieces of news, then answers.
void be_cancha(Packets packets) {
  auto packet = packets.next();
  const auto started = packet ? packets::started_in(*packet) : std::nullopt;
  if (!started) return;
  require(started->process > 0);
  require(started->protections.lines().size() == Protections{}.lines().size());
  for (const packets::Kind kind : {packets::Kind::Loaded, packets::Kind::Ready}) {
    if (packet = packets.next(); !packet) return;
    const auto news = packets::news_in(*packet, kind);
    if (!news) {
      require(news.error().what.size() < sizeof(packets::News::what) + 1);
      return;
    }
    require(std::strlen(packets::function_names(*news).decide) > 0);
  }
  for (std::uint64_t call = 1; (packet = packets.next()); ++call) {
    const auto reply = packets::reply_in(*packet, call);
    if (!reply) return;
    require(reply->header.call == call);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto input = std::as_bytes(std::span{data, size});
  be_host(Packets{input});
  be_cancha(Packets{input});
  return 0;
}
