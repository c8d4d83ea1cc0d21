#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/time.h"

/// From the text in a request to a file that may be shown, or to nothing.
namespace cancha::server {

/// A request's target taken apart.
struct Target {
  std::string path;   ///< decoded, begins with '/'
  std::string query;  ///< as sent, without '?'
};

/// Undoes percent-encoding once; none where a '%' is not followed by two hexadecimal digits.
[[nodiscard]] std::optional<std::string> decode_percent(std::string_view text);
/// Text as one piece of a URL's path.
[[nodiscard]] std::string encode_percent(std::string_view text);

/// None for a target that is no path of ours: not starting with '/', badly encoded, with control characters or '\'.
[[nodiscard]] std::optional<Target> parse_target(std::string_view target);
/// The decoded value of a key in "a=1&b=2".
[[nodiscard]] std::optional<std::string> query_value(std::string_view query, std::string_view key);

/// A moment in seconds, 0 to 1e9; none where the text is no number that can be one.
[[nodiscard]] std::optional<Time> parse_seconds(std::string_view text);

/// The content type by the ending of a file's name.
[[nodiscard]] std::string_view content_type(const std::filesystem::path& file);

}  // namespace cancha::server
