#include "sense/vision/image_file.h"

#include <fmt/format.h>
#include <png.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>

#include "base/expects.h"
#include "base/text_file.h"
#include "sense/vision/blobs.h"
#include "sense/vision/jpeg.h"

namespace cancha::sense {
namespace {

constexpr int kMostPixels = 8192;  ///< of a side

/// The next number of a PPM's head, behind blanks and comments.
std::optional<int> next_number(std::string_view bytes, std::size_t& at) {
  while (at < bytes.size() &&
         (std::string_view{" \t\r\n"}.find(bytes[at]) != std::string_view::npos || bytes[at] == '#')) {
    if (bytes[at] == '#') at = std::min(bytes.find('\n', at), bytes.size() - 1);
    ++at;
  }
  int value = 0;
  const auto [end, trouble] = std::from_chars(bytes.data() + at, bytes.data() + bytes.size(), value);
  if (trouble != std::errc{}) return std::nullopt;
  at = static_cast<std::size_t>(end - bytes.data());
  return value;
}

Result<Image> parse_ppm(std::string_view bytes, const std::string& where) {
  std::size_t at = 2;
  const auto width = next_number(bytes, at);
  const auto height = next_number(bytes, at);
  const auto levels = next_number(bytes, at);
  if (!width || !height || !levels) return fail(where, "is no whole PPM", "its head is torn");
  if (*width < 1 || *height < 1 || *width > kMostPixels || *height > kMostPixels || *levels != 255) {
    return fail(where, fmt::format("is a PPM of {} x {} pixels with {} levels", *width, *height, *levels),
                fmt::format("at most {} pixels a side, 255 levels", kMostPixels));
  }
  ++at;  // one blank ends the head
  Image image;
  image.width = *width;
  image.height = *height;
  image.format = PixelFormat::Rgb;
  const std::size_t size = std::size_t{3} * static_cast<std::size_t>(*width) * static_cast<std::size_t>(*height);
  if (at > bytes.size() || bytes.size() - at < size) return fail(where, "is no whole PPM", "pixels are missing");
  image.pixels.resize(size);
  std::memcpy(image.pixels.data(), bytes.data() + at, size);
  return image;
}

/// Whatever the file's depth, palette or transparency: RGB before black.
Result<Image> parse_png(std::string_view bytes, const std::string& where) {
  png_image png{};
  png.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&png, bytes.data(), bytes.size())) {
    return fail(where, "is no whole PNG", png.message);
  }
  Image image;
  image.format = PixelFormat::Rgb;
  png.format = PNG_FORMAT_RGB;
  if (png.width > kMostPixels || png.height > kMostPixels) {
    png_image_free(&png);
    return fail(where, fmt::format("is a PNG of {} x {} pixels", png.width, png.height),
                fmt::format("at most {} pixels a side", kMostPixels));
  }
  image.width = static_cast<int>(png.width);
  image.height = static_cast<int>(png.height);
  image.pixels.resize(PNG_IMAGE_SIZE(png));
  const png_color black{};
  if (!png_image_finish_read(&png, &black, image.pixels.data(), 0, nullptr)) {
    return fail(where, "is no whole PNG", png.message);
  }
  return image;
}

}  // namespace

Result<Image> parse_image(std::string_view bytes, const std::string& where) {
  if (bytes.starts_with("P6")) return parse_ppm(bytes, where);
  if (bytes.starts_with("\x89PNG")) return parse_png(bytes, where);
  if (!bytes.starts_with("\xff\xd8")) return fail(where, "is no picture that we know", "JPEG, PNG or PPM (P6)");
  Image image;
  JpegReader reader;
  if (auto read = reader.read(std::as_bytes(std::span{bytes}), image); !read) {
    return fail(where, read.error().what, read.error().hint);
  }
  return image;
}

Result<Image> read_image(const std::filesystem::path& path) {
  auto bytes = read_text(path);
  if (!bytes) return pass_on(std::move(bytes));
  return parse_image(*bytes, path.string());
}

std::vector<std::byte> rgb_of(const Image& image) {
  CANCHA_EXPECTS(is_whole(image));
  if (image.format == PixelFormat::Rgb) return image.pixels;
  std::vector<std::byte> rgb;
  rgb.reserve(image.pixels.size() / 2 * 3);
  for (std::size_t i = 0; i + 3 < image.pixels.size(); i += 4) {
    const auto level = [&](std::size_t place) { return static_cast<int>(image.pixels[i + place]); };
    for (const int y : {level(0), level(2)}) {
      for (const int one : rgb_of_yuv(y, level(1), level(3))) rgb.push_back(static_cast<std::byte>(one));
    }
  }
  return rgb;
}

std::string write_ppm(const Image& image) {
  const std::vector<std::byte> rgb = rgb_of(image);
  std::string bytes = fmt::format("P6\n{} {}\n255\n", image.width, image.height);
  bytes.append(reinterpret_cast<const char*>(rgb.data()), rgb.size());
  return bytes;
}

Result<std::vector<std::filesystem::path>> image_files(const std::filesystem::path& path) {
  std::error_code trouble;
  if (!std::filesystem::is_directory(path, trouble)) return std::vector{path};
  std::vector<std::filesystem::path> files;
  for (const auto& file : std::filesystem::directory_iterator{path, trouble}) {
    const std::string ending = file.path().extension().string();
    if (ending == ".ppm" || ending == ".png" || ending == ".jpg" || ending == ".jpeg") files.push_back(file.path());
  }
  if (trouble || files.empty()) return fail(path.string(), "has no pictures", "files that end in .jpg, .png or .ppm");
  std::ranges::sort(files);
  return files;
}

}  // namespace cancha::sense
