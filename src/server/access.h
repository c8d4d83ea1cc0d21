#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/request.h"

/// Who may ask: guards against foreign web pages, rebound names and strangers on the network.
namespace cancha::server {

/// What a request must bring.
struct AccessRules {
  std::string token{};               ///< empty = none is asked for
  std::string cookie{};              ///< name of the cookie that keeps the token
  std::vector<std::string> hosts{};  ///< names and addresses that Host may say besides those of loopback, no brackets
  bool any_address = false;          ///< Host may be any numeric address, because the server listens on all
};

/// The outcome: an answer that refuses, or nothing, and perhaps a cookie to set.
struct Verdict {
  std::optional<Answer> refusal;
  std::string set_cookie;  ///< value of Set-Cookie; empty = none
};

/// Checks Host, then Origin, then the token: in the query, in the cookie, in "Authorization: Bearer" or X-Cancha-Token.
[[nodiscard]] Verdict judge(const AccessRules& rules, const Request& request, std::string_view query);

/// The host of "name:8642" or "[::1]:8642", without port and brackets; none where it is malformed.
[[nodiscard]] std::optional<std::string_view> host_name(std::string_view host);

/// A secret of 32 letters and digits from the operating system, fit for URLs.
[[nodiscard]] std::string random_token();
/// At least 16 characters, all of them letters, digits, '-' or '_'.
[[nodiscard]] bool is_sound_token(std::string_view token);

}  // namespace cancha::server
