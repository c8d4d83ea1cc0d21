#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <list>
#include <mutex>
#include <string>
#include <string_view>

#include "server/request.h"

namespace cancha::server {

/// What can be had of a recording besides its bytes; `/api/recordings/NAME/…`. Any thread may call.
///
///     share.html     one file that plays the match in a browser, as a download
///     scenario.toml?at=SECONDS   a scenario that begins at this moment, as a download
///     picture.svg    a small picture of the moment that decided the match
///     messages       see messages_api.h
class RecordingApi {
 public:
  /// Larger recordings get no share file: no browser would like it.
  static constexpr std::uint64_t kMostSharedBytes = 64ull << 20;
  /// Larger ones get no picture: the list would wait for it.
  static constexpr std::uint64_t kMostPicturedBytes = 64ull << 20;
  static constexpr std::size_t kMostPictures = 256;           ///< kept in memory
  static constexpr std::size_t kMostPictureBytes = 8u << 20;  ///< likewise, all together

  explicit RecordingApi(std::filesystem::path web_root) : web_root_{std::move(web_root)} {}

  /// Answers for the recording in this file; `what` is the last word of the address.
  [[nodiscard]] Answer answer(const Request& request, const std::filesystem::path& recording, std::string_view what,
                              std::string_view query);

 private:
  struct Picture {
    std::filesystem::path recording;
    std::string etag;  ///< of the recording that it was drawn from
    std::string svg;   ///< empty: there is none
  };
  [[nodiscard]] static Answer scenario(const std::filesystem::path& recording, std::string_view query);
  [[nodiscard]] Answer share(const std::filesystem::path& recording, std::uint64_t bytes);
  [[nodiscard]] Answer picture(const Request& request, const std::filesystem::path& recording, const OpenFile& file);
  void keep(Picture picture);

  std::filesystem::path web_root_;
  std::atomic_flag sharing_;  ///< one share file is made at a time; others are told to wait
  std::mutex mutex_;
  std::list<Picture> pictures_;  ///< the last one used first
};

}  // namespace cancha::server
