#include "base/base64.h"

#include <cstdint>

namespace cancha {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string base64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      three = three << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
    }
    for (std::size_t k = 0; k < 4; ++k) {
      text += i + k <= bytes.size() ? kLetters[three >> (18 - 6 * k) & 63u] : '=';
    }
  }
  return text;
}

std::optional<std::string> from_base64(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  std::string bytes;
  bytes.reserve(text.size() / 4 * 3);
  for (std::size_t i = 0; i < text.size(); i += 4) {
    std::uint32_t three = 0;
    for (std::size_t k = 0; k < 4; ++k) {
      const std::size_t letter = text[i + k] == '=' ? 0 : kLetters.find(text[i + k]);
      if (letter == kLetters.npos) return std::nullopt;
      three = three << 6 | static_cast<std::uint32_t>(letter);
    }
    for (std::size_t k = 0; k < 3; ++k) bytes += static_cast<char>(three >> (16 - 8 * k) & 255u);
  }
  // what fills the last four letters is no byte
  if (text.ends_with("=")) bytes.pop_back();
  if (text.ends_with("==")) bytes.pop_back();
  // letters after a filler, or bits that belong to no byte
  if (base64(bytes) != text) return std::nullopt;
  return bytes;
}

}  // namespace cancha
