#include <webp/encode.h>
#include <webp/mux.h>

#include <memory>

#include "publish/clip.h"

namespace cancha::publish {
namespace {

struct Release {
  void operator()(WebPAnimEncoder* encoder) const { WebPAnimEncoderDelete(encoder); }
};

// Flat colours pack so well without loss that there is no reason to blur them: 1.5 MB for a clip of 12 s. More effort
// takes longer and gains nothing.
constexpr float kPackingEffort = 30;  ///< 0…100
constexpr int kMethod = 1;            ///< 0…6
constexpr int kMostBetween = 60;      ///< frames from one whole picture to the next

Result<void> add(WebPAnimEncoder& encoder, const Image& image, int milliseconds, const WebPConfig& config) {
  WebPPicture picture;
  if (WebPPictureInit(&picture) == 0) return fail("webp", "the library is of another version");
  picture.use_argb = 1;
  picture.width = image.width;
  picture.height = image.height;
  const bool added = WebPPictureImportBGRX(&picture, image.bgra.data(), 4 * image.width) != 0 &&
                     WebPAnimEncoderAdd(&encoder, &picture, milliseconds, &config) != 0;
  WebPPictureFree(&picture);
  if (!added) return fail("webp", WebPAnimEncoderGetError(&encoder));
  return {};
}

}  // namespace

Result<std::string> to_webp(Clip& clip, const Progress& progress) {
  WebPAnimEncoderOptions options;
  WebPConfig config;
  if (WebPAnimEncoderOptionsInit(&options) == 0 || WebPConfigInit(&config) == 0) {
    return fail("webp", "the library is of another version");
  }
  options.kmin = kMostBetween - 1;
  options.kmax = kMostBetween;
  config.lossless = 1;
  config.quality = kPackingEffort;
  config.method = kMethod;
  config.thread_level = 1;
  const std::unique_ptr<WebPAnimEncoder, Release> encoder{WebPAnimEncoderNew(clip.width(), clip.height(), &options)};
  if (!encoder) return fail("webp", "the picture is too large");

  const auto milliseconds = [&](std::int64_t frame) { return static_cast<int>(1000 * frame / clip.fps()); };
  for (std::int64_t i = 0; i < clip.frames(); ++i) {
    auto image = clip.draw(i);
    if (!image) return pass_on(std::move(image));
    if (auto added = add(*encoder, **image, milliseconds(i), config); !added) return pass_on(std::move(added));
    if (progress && !progress(static_cast<double>(i + 1) / static_cast<double>(clip.frames()))) {
      return fail("clip", "stopped");
    }
  }
  WebPData data;
  WebPDataInit(&data);
  const bool made = WebPAnimEncoderAdd(encoder.get(), nullptr, milliseconds(clip.frames()), nullptr) != 0 &&
                    WebPAnimEncoderAssemble(encoder.get(), &data) != 0;
  std::string file{reinterpret_cast<const char*>(data.bytes), data.size};
  WebPDataClear(&data);
  if (!made) return fail("webp", WebPAnimEncoderGetError(encoder.get()));
  return file;
}

}  // namespace cancha::publish
