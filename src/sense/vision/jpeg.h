#pragma once

#include <memory>
#include <span>

#include "base/result.h"
#include "messages/image.h"

namespace cancha::sense {

/// Unpacks JPEG, of files and of cameras that give MJPEG. libturbojpeg is seen by jpeg.cpp alone.
class JpegReader {
 public:
  JpegReader();
  ~JpegReader();
  JpegReader(JpegReader&&) noexcept;

  /// Fills size and pixels (Rgb). A torn picture, or one larger than 8192 pixels a side, is an error.
  [[nodiscard]] Result<void> read(std::span<const std::byte> bytes, Image& image);

 private:
  struct Handle;
  std::unique_ptr<Handle> handle_;
};

}  // namespace cancha::sense
