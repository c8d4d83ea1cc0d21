#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "match/album.h"
#include "publish/raster.h"

namespace cancha::publish {

/// A stretch of a match as moving pictures from above, with teams, score, clock and what happens.
///
///     auto clip = Clip::open(album, {.from = goal - 9000_ms, .to = goal + 3000_ms});
///     for (std::int64_t i = 0; i < clip->frames(); ++i) use(*clip->draw(i));
class Clip {
 public:
  struct Settings {
    Time from;
    Time to;
    int fps = 15;     ///< frames a second
    int width = 960;  ///< pixels, even
  };

  /// Reads the frames of the recording; the album must outlive the clip.
  [[nodiscard]] static Result<Clip> open(match::Album& album, const Settings& settings);

  [[nodiscard]] std::int64_t frames() const { return frames_; }
  [[nodiscard]] int fps() const { return settings_.fps; }
  [[nodiscard]] int width() const { return backdrop_.width; }
  [[nodiscard]] int height() const { return backdrop_.height; }

  /// Draws a frame; the picture is opaque and lasts until the next is drawn.
  [[nodiscard]] Result<const Image*> draw(std::int64_t frame);

 private:
  Clip(match::Album& album, const Settings& settings) : album_{&album}, settings_{settings} {}
  [[nodiscard]] match::Snapshot snapshot_at(Time time) const;
  [[nodiscard]] std::string words_at(Time time) const;

  match::Album* album_;
  Settings settings_;
  std::int64_t frames_ = 0;
  std::vector<match::Snapshot> snapshots_;
  Image backdrop_;  ///< paper and pitch, which never change
  Image image_;
};

/// Told the share done, 0…1; false stops the work.
using Progress = std::function<bool(double)>;

/// The clip as an animated WebP file.
[[nodiscard]] Result<std::string> to_webp(Clip& clip, const Progress& progress = {});

/// Writes the clip with ffmpeg, which must be installed; the ending of the path says what it becomes (.mp4, .webm).
[[nodiscard]] Result<void> write_film(Clip& clip, const std::string& path, const Progress& progress = {});

}  // namespace cancha::publish
