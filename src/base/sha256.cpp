#include "base/sha256.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>
#include <iterator>
#include <span>

#include "base/expects.h"

namespace cancha {

std::string sha256(std::string_view text) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned int size = 0;
  const int made = EVP_Digest(text.data(), text.size(), bytes.data(), &size, EVP_sha256(), nullptr);
  CANCHA_EXPECTS(made == 1);
  std::string digits;
  for (const unsigned char byte : std::span{bytes}.first(size)) {
    fmt::format_to(std::back_inserter(digits), "{:02x}", byte);
  }
  return digits;
}

}  // namespace cancha
