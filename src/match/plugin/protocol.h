#pragma once

#include <cancha/strategy.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "match/plugin/protections.h"
#include "match/plugin/settings.h"

/// The words between Cancha and a strategy's own process, over a SOCK_SEQPACKET socket pair.
///
///     Cancha                        cancha-strategy-host SO
///       │ Setup ───────────────────▶ │  limits, fence, filter
///       │ ◀────────────────  Started │  dlopen
///       │ ◀─────────────────  Loaded │  Create
///       │ ◀──────────────────  Ready │            (or Refused, with a sentence, instead of these)
///       │ Call n ──────────────────▶ │  Strategy
///       │ ◀────────────────  Reply n │
///       │ …                          │
///       │ Bye ─────────────────────▶ │  Destroy, exit
///
/// Every packet has a fixed size and both sides check magic, version, kind, size and call number before they look
/// inside. Numbers are in the machine's own byte order: both ends run on one machine, from one build.
namespace cancha::match::packets {

inline constexpr std::uint32_t kMagic = 0x48434e43;  ///< "CNCH"
inline constexpr std::uint32_t kVersion = 2;
inline constexpr int kHostSocket = 3;  ///< the descriptor on which the host finds its end
inline constexpr int kLifeLine = 4;    ///< a pipe that Cancha holds open as long as the plug-in shall run

enum class Kind : std::uint32_t { Setup = 1, Started, Loaded, Ready, Refused, Call, Reply, Bye };

/// Which functions a plug-in exports.
enum class Interface : std::uint32_t { Classic, Modern };

/// The names under which people know those functions.
struct FunctionNames {
  const char* create;
  const char* decide;
  const char* destroy;
};
[[nodiscard]] constexpr FunctionNames function_names(Interface interface) {
  return interface == Interface::Classic
             ? FunctionNames{"Create", "Strategy", "Destroy"}
             : FunctionNames{"cancha_strategy_create", "cancha_strategy_decide", "cancha_strategy_destroy"};
}

/// The first bytes of every packet.
struct Header {
  std::uint32_t magic = kMagic;
  std::uint32_t version = kVersion;
  Kind kind = Kind::Bye;
  std::uint32_t size = 0;  ///< of the whole packet, bytes
  std::uint64_t call = 0;  ///< 1 for the first Call; a Reply repeats its Call's number
};

/// Cancha's first packet: the league, and how the plug-in is to be contained.
struct Setup {
  Header header;
  cancha_league league{};
  PluginLimits limits;
  std::uint32_t fence_files = 1;
  std::uint32_t filter_calls = 1;
};

/// The host's first answer, before it loads the plug-in.
struct Started {
  Header header;
  std::int64_t process = 0;  ///< in which the plug-in will run
  Protections protections;   ///< that are in force
};

/// The host's answers before play: Loaded, Ready or Refused.
struct News {
  Header header;
  Interface interface = Interface::Classic;
  char what[1020] = {};  ///< Refused: the reason, zero-terminated
  char hint[512] = {};   ///< Refused: what to do about it, zero-terminated
};

struct Call {
  Header header;
  cancha_view view{};
};

struct Reply {
  Header header;
  cancha_wheels wheels[CANCHA_MAX_PLAYERS] = {};
};

struct Bye {
  Header header;
};

static_assert(std::is_trivially_copyable_v<Setup> && std::is_trivially_copyable_v<Started> &&
              std::is_trivially_copyable_v<News> && std::is_trivially_copyable_v<Call> &&
              std::is_trivially_copyable_v<Reply>);

/// A header for a packet of type P.
template <class P>
[[nodiscard]] constexpr Header header_of(Kind kind, std::uint64_t call = 0) {
  return {.kind = kind, .size = sizeof(P), .call = call};
}

/// Whether a packet of `received` bytes is a whole P of this kind and call.
template <class P>
[[nodiscard]] constexpr bool is(const P& packet, std::size_t received, Kind kind, std::uint64_t call = 0) {
  const Header& header = packet.header;
  return received == sizeof(P) && header.magic == kMagic && header.version == kVersion && header.kind == kind &&
         header.size == sizeof(P) && header.call == call;
}

template <class P>
[[nodiscard]] std::span<const std::byte> bytes_of(const P& packet) {
  return std::as_bytes(std::span{&packet, 1});
}
/// What came into the room; nothing where it was longer than that.
[[nodiscard]] inline std::span<const std::byte> received_in(std::span<const std::byte> room, std::size_t size) {
  return size <= room.size() ? room.first(size) : std::span<const std::byte>{};
}

}  // namespace cancha::match::packets
