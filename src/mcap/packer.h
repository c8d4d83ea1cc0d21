#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "mcap/compression.h"

namespace cancha::mcap {

/// Packs one chunk at a time beside the thread that gathers the next one, so that writing a recording costs the
/// player little more than the making of its messages.
class Packer {
 public:
  /// `zstd_level` 0 = chunks are not packed, only summed up.
  explicit Packer(int zstd_level);
  ~Packer();
  Packer(const Packer&) = delete;
  Packer& operator=(const Packer&) = delete;

  /// Takes a chunk's records and begins; gives back an empty string with room. Nothing may be under way.
  void start(std::string& records);
  /// Has the chunk that was started been packed?
  [[nodiscard]] bool ready();
  /// Waits until it is.
  void wait();

  // of the packed chunk, until the next start
  [[nodiscard]] std::string_view records() const { return compressor_ ? packed_ : records_; }
  [[nodiscard]] std::uint64_t uncompressed_size() const { return records_.size(); }
  [[nodiscard]] std::uint32_t uncompressed_crc() const { return crc_; }
  [[nodiscard]] bool packs() const { return compressor_.has_value(); }

 private:
  void work();

  std::optional<Compressor> compressor_;
  std::string records_;
  std::string packed_;
  std::uint32_t crc_ = 0;

  std::mutex mutex_;
  std::condition_variable changed_;
  bool working_ = false;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace cancha::mcap
