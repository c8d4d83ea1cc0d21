#include "mcap/compression.h"

#include <zlib.h>
#include <zstd.h>

#include "base/expects.h"

namespace cancha::mcap {

std::uint32_t crc32(std::string_view bytes, std::uint32_t before) {
  return static_cast<std::uint32_t>(::crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

struct Compressor::State {
  ZSTD_CCtx* context = ZSTD_createCCtx();
  int level = 0;
};

Compressor::Compressor(int level) : state_{std::make_unique<State>()} {
  CANCHA_EXPECTS(state_->context != nullptr);
  state_->level = level;
}

Compressor::~Compressor() {
  ZSTD_freeCCtx(state_->context);
}

void Compressor::compress(std::string_view bytes, std::string& out) {
  out.resize(ZSTD_compressBound(bytes.size()));
  const std::size_t size =
      ZSTD_compressCCtx(state_->context, out.data(), out.size(), bytes.data(), bytes.size(), state_->level);
  CANCHA_EXPECTS(!ZSTD_isError(size));
  out.resize(size);
}

struct Decompressor::State {
  ZSTD_DCtx* context = ZSTD_createDCtx();
  ~State() { ZSTD_freeDCtx(context); }
};

Decompressor::Decompressor() : state_{std::make_unique<State>()} {
  CANCHA_EXPECTS(state_->context != nullptr);
}
Decompressor::~Decompressor() = default;
Decompressor::Decompressor(Decompressor&&) noexcept = default;
Decompressor& Decompressor::operator=(Decompressor&&) noexcept = default;

bool Decompressor::decompress(std::string_view bytes, std::uint64_t size, std::string& out) {
  // a frame that says its size may not say another, so that no memory is spent on a lie
  const unsigned long long said = ZSTD_getFrameContentSize(bytes.data(), bytes.size());
  if (said == ZSTD_CONTENTSIZE_ERROR) return false;
  if (said != ZSTD_CONTENTSIZE_UNKNOWN && said > size) return false;
  out.resize(size);
  const std::size_t unpacked = ZSTD_decompressDCtx(state_->context, out.data(), out.size(), bytes.data(), bytes.size());
  return !ZSTD_isError(unpacked) && unpacked == size;
}

}  // namespace cancha::mcap
