#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "base/result.h"
#include "match/plugin/protocol.h"

/// What packets say, once they have been looked at: nothing in them is trusted before. Each takes the bytes that came.
namespace cancha::match::packets {

// what the host reads

/// A league and limits with which a plug-in can be started.
[[nodiscard]] std::optional<Setup> setup_in(std::span<const std::byte> bytes);
[[nodiscard]] bool is_bye(std::span<const std::byte> bytes);
/// A view of the league's size.
[[nodiscard]] std::optional<Call> call_in(std::span<const std::byte> bytes, std::uint64_t call,
                                          const cancha_league& league);

// what Cancha reads; behind these packets is a plug-in that may have written them itself

/// The process is a number that a process can have.
[[nodiscard]] std::optional<Started> started_in(std::span<const std::byte> bytes);
/// Which interface the plug-in speaks; the error where it was refused, with an empty `what` where the packet is broken.
[[nodiscard]] Result<Interface> news_in(std::span<const std::byte> bytes, Kind kind);
[[nodiscard]] std::optional<Reply> reply_in(std::span<const std::byte> bytes, std::uint64_t call);

}  // namespace cancha::match::packets
