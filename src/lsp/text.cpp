#include "lsp/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "base/utf8.h"

namespace cancha::lsp {
namespace {

/// Bytes of the UTF-8 character at the front; 1 for a byte that begins none.
std::size_t size_of_first(std::string_view text) {
  return std::max<std::size_t>(character_length(text), 1);
}

int hex(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

Lines::Lines(std::string_view text, Encoding encoding) : text_{text}, encoding_{encoding}, starts_{0} {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool ends = text[i] == '\n' || (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'));
    if (ends) starts_.push_back(i + 1);
  }
}

Position Lines::position(std::size_t byte) const {
  byte = std::min(byte, text_.size());
  const auto line = static_cast<std::size_t>(std::ranges::upper_bound(starts_, byte) - starts_.begin()) - 1;
  std::string_view before = text_.substr(starts_[line], byte - starts_[line]);
  std::size_t units = before.size();
  if (encoding_ == Encoding::Utf16) {
    units = 0;
    while (!before.empty()) {
      const std::size_t size = size_of_first(before);
      units += size == 4 ? 2 : 1;
      before.remove_prefix(size);
    }
  }
  return {static_cast<std::uint32_t>(line), static_cast<std::uint32_t>(units)};
}

std::size_t Lines::byte(Position position) const {
  if (position.line >= starts_.size()) return text_.size();
  const std::size_t start = starts_[position.line];
  std::size_t end = position.line + 1 < starts_.size() ? starts_[position.line + 1] : text_.size();
  while (end > start && (text_[end - 1] == '\n' || text_[end - 1] == '\r')) --end;
  if (encoding_ == Encoding::Utf8) return std::min<std::size_t>(start + position.character, end);
  std::size_t at = start;
  for (std::uint32_t units = 0; at < end && units < position.character;) {
    const std::size_t size = size_of_first(text_.substr(at, end - at));
    units += size == 4 ? 2 : 1;
    at += size;
  }
  return at;
}

std::string path_of(std::string_view uri) {
  constexpr std::string_view kScheme = "file://";
  if (!uri.starts_with(kScheme)) return std::string{uri};
  std::string_view rest = uri.substr(kScheme.size());
  // a host name may stand before the path
  const std::size_t slash = rest.find('/');
  rest = slash == std::string_view::npos ? std::string_view{} : rest.substr(slash);
  std::string path;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i] == '%' && i + 2 < rest.size() && hex(rest[i + 1]) >= 0 && hex(rest[i + 2]) >= 0) {
      path += static_cast<char>(hex(rest[i + 1]) * 16 + hex(rest[i + 2]));
      i += 2;
    } else {
      path += rest[i];
    }
  }
  return normal(path);
}

std::string uri_of(std::string_view path) {
  if (!path.starts_with('/')) return std::string{path};
  std::string uri = "file://";
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view{"/-._~"}.find(c) != std::string_view::npos;
    if (plain) {
      uri += c;
    } else {
      uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
  }
  return uri;
}

std::string normal(const std::string& path) {
  return path.starts_with('/') ? std::filesystem::path{path}.lexically_normal().generic_string() : path;
}

}  // namespace cancha::lsp
