#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

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

/// One name that is no way to anywhere else: not empty, no leading '.', no slash, backslash or control character.
[[nodiscard]] bool is_plain_name(std::string_view name);

/// The true path of a file in a folder, by names separated by '/', each of them plain.
///
/// None where it does not exist, is no regular file, or where a symbolic link leads out of the folder.
[[nodiscard]] std::optional<std::filesystem::path> resolve(const std::filesystem::path& folder,
                                                           std::string_view relative);

/// The content type by the ending of a file's name.
[[nodiscard]] std::string_view content_type(const std::filesystem::path& file);

}  // namespace cancha::server
