#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "messages/image.h"

/// Pictures as files: JPEG, PNG, and PPM (P6), which every tool can write.
namespace cancha::sense {

/// `where` names the bytes in errors.
[[nodiscard]] Result<Image> parse_image(std::string_view bytes, const std::string& where);
[[nodiscard]] Result<Image> read_image(const std::filesystem::path& path);
/// Its pixels, three bytes each; it must be whole.
[[nodiscard]] std::vector<std::byte> rgb_of(const Image& image);
/// The picture as a PPM file; it must be whole.
[[nodiscard]] std::string write_ppm(const Image& image);

/// The pictures of a sequence: those of a folder by name, or the one file.
[[nodiscard]] Result<std::vector<std::filesystem::path>> image_files(const std::filesystem::path& path);

}  // namespace cancha::sense
