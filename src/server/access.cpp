#include "server/access.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <sys/random.h>

#include <algorithm>
#include <array>

#include "base/expects.h"
#include "server/paths.h"

namespace cancha::server {
namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_address(std::string_view host) {
  const std::string text{host};
  std::array<unsigned char, sizeof(in6_addr)> bytes{};
  return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1 || inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

bool may_be_host(const AccessRules& rules, std::string_view host) {
  const auto is_host = [&](std::string_view name) { return same_name(name, host); };
  return is_host("localhost") || is_host("127.0.0.1") || is_host("::1") || std::ranges::any_of(rules.hosts, is_host) ||
         (rules.any_address && is_address(host));
}

/// Takes the same time wherever the first difference is.
bool same_secret(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned difference = 0;
  for (std::size_t i = 0; i < a.size(); ++i) difference |= static_cast<unsigned>(a[i] ^ b[i]);
  return difference == 0;
}

/// True where one of the cookies "a=1; b=2" of that name has that value.
bool has_cookie(std::string_view cookies, std::string_view name, std::string_view value) {
  while (!cookies.empty()) {
    const std::size_t end = std::min(cookies.find(';'), cookies.size());
    std::string_view cookie = cookies.substr(0, end);
    cookie.remove_prefix(std::min(cookie.find_first_not_of(' '), cookie.size()));
    const std::size_t equals = cookie.find('=');
    if (equals != cookie.npos && cookie.substr(0, equals) == name && same_secret(cookie.substr(equals + 1), value)) {
      return true;
    }
    cookies.remove_prefix(std::min(end + 1, cookies.size()));
  }
  return false;
}

/// "Bearer TOKEN".
bool is_bearer(std::string_view value, std::string_view token) {
  constexpr std::string_view kScheme = "Bearer ";
  return same_name(value.substr(0, kScheme.size()), kScheme) && same_secret(value.substr(kScheme.size()), token);
}

}  // namespace

std::optional<std::string_view> host_name(std::string_view host) {
  std::string_view name;
  if (host.starts_with('[')) {
    const std::size_t end = host.find(']');
    if (end == host.npos) return std::nullopt;
    name = host.substr(1, end - 1);
    host.remove_prefix(end + 1);
  } else {
    const std::size_t end = std::min(host.find(':'), host.size());
    name = host.substr(0, end);
    host.remove_prefix(end);
  }
  const bool port_is_sound = host.empty() || (host.size() >= 2 && host.size() <= 6 && host[0] == ':' &&
                                              std::ranges::all_of(host.substr(1), is_digit));
  if (name.empty() || !port_is_sound) return std::nullopt;
  return name;
}

Verdict judge(const AccessRules& rules, const Request& request, std::string_view query) {
  // a page of an enemy whose name points to us would send that name
  if (request.count("Host") != 1) return {text_answer(400, "A request needs one Host."), ""};
  const std::string_view host = *request.header("Host");
  const auto name = host_name(host);
  if (!name) return {text_answer(400, "The Host is malformed."), ""};
  if (!may_be_host(rules, *name)) return {text_answer(403, "This studio does not answer to that host name."), ""};

  // scripts of other pages send where they come from
  if (request.count("Origin") > 1) return {text_answer(400, "A request has at most one Origin."), ""};
  if (const auto origin = request.header("Origin"); origin && !same_name(*origin, fmt::format("http://{}", host))) {
    return {text_answer(403, "Pages from elsewhere may not use this studio."), ""};
  }

  if (rules.token.empty()) return {};
  // scripts send it with each request; a browser has it in the address once, and then keeps it
  const auto asked = query_value(query, "token");
  if (asked && same_secret(*asked, rules.token)) {
    return {std::nullopt, fmt::format("{}={}; Path=/; HttpOnly; SameSite=Strict", rules.cookie, rules.token)};
  }
  for (const auto& [key, value] : request.headers) {
    if (same_name(key, "Cookie") && has_cookie(value, rules.cookie, rules.token)) return {};
    if (same_name(key, "X-Cancha-Token") && same_secret(value, rules.token)) return {};
    if (same_name(key, "Authorization") && is_bearer(value, rules.token)) return {};
  }
  return {text_answer(403, "This studio needs its token: open the whole address that it printed."), ""};
}

std::string random_token() {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
  static_assert(kLetters.size() == 64);
  std::array<unsigned char, 32> bytes{};
  CANCHA_EXPECTS(getrandom(bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size()));
  std::string token;
  for (const unsigned char byte : bytes) token += kLetters[byte % kLetters.size()];
  return token;
}

bool is_sound_token(std::string_view token) {
  return token.size() >= 16 && token.size() <= 256 && std::ranges::all_of(token, [](char c) {
           return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
         });
}

}  // namespace cancha::server
