#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

/// Zstandard and CRC-32, with their libraries kept out of sight.
namespace cancha::mcap {

/// The CRC-32 of zlib; `before` continues an earlier one.
[[nodiscard]] std::uint32_t crc32(std::string_view bytes, std::uint32_t before = 0);

/// Packs many blocks with one set of buffers.
class Compressor {
 public:
  explicit Compressor(int level);
  ~Compressor();
  Compressor(const Compressor&) = delete;
  Compressor& operator=(const Compressor&) = delete;

  /// Replaces `out` by `bytes` as one zstd frame.
  void compress(std::string_view bytes, std::string& out);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Unpacks many blocks with one set of buffers.
class Decompressor {
 public:
  Decompressor();
  ~Decompressor();
  Decompressor(Decompressor&&) noexcept;
  Decompressor& operator=(Decompressor&&) noexcept;

  /// Replaces `out` by the unpacked bytes; false unless they are exactly `size`.
  [[nodiscard]] bool decompress(std::string_view bytes, std::uint64_t size, std::string& out);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace cancha::mcap
