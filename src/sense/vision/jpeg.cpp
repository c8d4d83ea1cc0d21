#include "sense/vision/jpeg.h"

#include <fmt/format.h>
#include <turbojpeg.h>

#include "base/expects.h"

namespace cancha::sense {
namespace {

constexpr int kMostPixels = 8192;  ///< of a side

}  // namespace

struct JpegReader::Handle {
  tjhandle decoder = tjInitDecompress();

  ~Handle() {
    if (decoder != nullptr) tjDestroy(decoder);
  }
};

JpegReader::JpegReader() : handle_{std::make_unique<Handle>()} {
  CANCHA_EXPECTS(handle_->decoder != nullptr);
}
JpegReader::~JpegReader() = default;
JpegReader::JpegReader(JpegReader&&) noexcept = default;

Result<void> JpegReader::read(std::span<const std::byte> bytes, Image& image) {
  const auto* const data = reinterpret_cast<const unsigned char*>(bytes.data());
  const auto size = static_cast<unsigned long>(bytes.size());
  tjhandle decoder = handle_->decoder;
  const auto bad = [&] { return fail("JPEG", fmt::format("cannot be unpacked: {}", tjGetErrorStr2(decoder))); };
  int width = 0;
  int height = 0;
  int sampling = 0;
  int space = 0;
  if (tjDecompressHeader3(decoder, data, size, &width, &height, &sampling, &space) != 0) return bad();
  if (width < 1 || height < 1 || width > kMostPixels || height > kMostPixels) {
    return fail("JPEG", fmt::format("is {} x {} pixels large", width, height), fmt::format("at most {}", kMostPixels));
  }
  image.width = width;
  image.height = height;
  image.format = PixelFormat::Rgb;
  image.pixels.resize(std::size_t{3} * static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  auto* const to = reinterpret_cast<unsigned char*>(image.pixels.data());
  // a torn one is only warned of, but half of it would be grey
  if (tjDecompress2(decoder, data, size, to, width, 0, height, TJPF_RGB, TJFLAG_STOPONWARNING) != 0) return bad();
  return {};
}

}  // namespace cancha::sense
