#include "team/radio/key.h"

#include <fmt/format.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

#include <algorithm>

#include "base/expects.h"
#include "base/text_file.h"

namespace cancha::team {

Result<RadioKey> RadioKey::make(std::string secret) {
  if (secret.size() < kLeastBytes || secret.size() > kMostBytes) {
    return fail("team key", fmt::format("has {} bytes", secret.size()),
                fmt::format("{} to {}; ./cancha radio --new-key makes a good one", kLeastBytes, kMostBytes));
  }
  return RadioKey{std::move(secret)};
}

Result<std::string> RadioKey::new_secret() {
  std::array<unsigned char, 32> bits{};
  if (RAND_bytes(bits.data(), static_cast<int>(bits.size())) != 1) {
    return fail("team key", "this machine has no random numbers yet", "try again in a moment");
  }
  std::string text;
  for (const unsigned char byte : bits) text += fmt::format("{:02x}", byte);
  return text + "\n";
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

std::uint64_t one_way(std::span<const std::byte> bytes) {
  // looked up once: that takes longer than the hash of a few bytes
  static const EVP_MD* const kSha = EVP_MD_fetch(nullptr, "SHA256", nullptr);
  std::array<unsigned char, EVP_MAX_MD_SIZE> whole{};
  const int made = EVP_Digest(bytes.data(), bytes.size(), whole.data(), nullptr, kSha, nullptr);
  CANCHA_EXPECTS(made == 1);
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number |= std::uint64_t{whole[i]} << (8 * i);
  return number;
}

}  // namespace cancha::team
