#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.h"
#include "sense/vision/colours.h"

/// Colour ranges as files: FutRob's futbotVision.conf, and our TOML.
///
///     region ball {                 [[colour]]
///       id=0                        name = "ball"
///       hsiMin={11,207,81}          id = 0
///       hsiMax={19,255,202}         hue = [11, 19]
///     }                             saturation = [207, 255]
///                                   value = [81, 202]
///
/// What is doubtful in ranges that can be read, doubts() tells; a file that cannot be read is refused with its line.
namespace cancha::sense {

/// `where` names the text in errors.
[[nodiscard]] Result<Colours> parse_conf(std::string_view text, const std::string& where);
[[nodiscard]] std::string write_conf(const Colours& colours);

[[nodiscard]] Result<Colours> parse_colours(std::string_view toml, const std::string& where);
[[nodiscard]] std::string write_colours(const Colours& colours);

/// Either, by the ending of its name: .toml is ours.
[[nodiscard]] Result<Colours> read_colours(const std::filesystem::path& path);

}  // namespace cancha::sense
