#pragma once

#include <filesystem>
#include <string_view>

#include "server/request.h"

/// The messages of a recording as JSON, for programs that do not want to read MCAP.
namespace cancha::server {

inline constexpr std::size_t kMostMessages = 10'000;           ///< in one answer
inline constexpr std::size_t kMostMessageBytes = 16ull << 20;  ///< of the answer, before the last message

/// Answers "topic=/match/events&from=0&to=60": [{"time":12.5,"topic":"/match/events","message":{…}},…] in the order of
/// the recording. `from` and `to` are seconds, both included; without them the whole recording is meant. An answer that
/// would be too long is cut and carries the header X-Cancha-Cut with the second to go on from.
/// Recordings from before /league was in them are answered as if it were.
[[nodiscard]] Answer messages_answer(const std::filesystem::path& recording, std::string_view query);

}  // namespace cancha::server
