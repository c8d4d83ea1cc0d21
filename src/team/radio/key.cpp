#include "team/radio/key.h"

#include <fmt/format.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <algorithm>

#include "base/expects.h"
#include "base/text_file.h"

namespace cancha::team {

Result<RadioKey> RadioKey::make(std::string secret) {
  if (secret.size() < kLeastBytes || secret.size() > kMostBytes) {
    return fail(
        "team key", fmt::format("has {} bytes", secret.size()),
        fmt::format("{} to {}; head -c 32 /dev/urandom | base64 > key makes a good one", kLeastBytes, kMostBytes));
  }
  return RadioKey{std::move(secret)};
}

Result<RadioKey> RadioKey::load(const std::string& file) {
  auto text = read_text(file);
  if (!text) return pass_on(std::move(text));
  text->erase(text->find_last_not_of(" \t\r\n") + 1);
  auto made = make(std::move(*text));
  if (!made) return fail(file, made.error().what, made.error().hint);
  return made;
}

RadioKey::Seal RadioKey::seal(std::span<const std::byte> bytes) const {
  std::array<unsigned char, EVP_MAX_MD_SIZE> whole{};
  unsigned int size = 0;
  const auto* made = HMAC(EVP_sha256(), secret_.data(), static_cast<int>(secret_.size()),
                          reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(), whole.data(), &size);
  CANCHA_EXPECTS(made != nullptr && size >= kFrameSealBytes);
  Seal seal{};
  std::ranges::transform(std::span{whole}.first(kFrameSealBytes), seal.begin(),
                         [](unsigned char c) { return static_cast<std::byte>(c); });
  return seal;
}

bool RadioKey::fits(std::span<const std::byte> bytes) const {
  if (bytes.size() < kFrameSealBytes) return false;
  const Seal right = seal(bytes.first(bytes.size() - kFrameSealBytes));
  return CRYPTO_memcmp(right.data(), bytes.last(kFrameSealBytes).data(), kFrameSealBytes) == 0;
}

}  // namespace cancha::team
