#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/result.h"

/// What is wrong with the text of a behaviour while it is being written, for languages without a language server.
namespace cancha::server {

/// A text that need not be on the disk.
struct TextToCheck {
  std::string path;  ///< tells the language by its ending
  std::string text;

  static constexpr std::string_view kName = "cancha.TextToCheck";
  static constexpr auto fields() {
    return list_of(entry("path", &TextToCheck::path, "tells the language by its ending"),
                   entry("text", &TextToCheck::text));
  }
};

struct TextFinding {
  int line = 1;       ///< from 1
  int column = 1;     ///< from 1, bytes
  bool error = true;  ///< otherwise a warning
  std::string message;

  static constexpr std::string_view kName = "cancha.TextFinding";
  static constexpr auto fields() {
    return list_of(entry("line", &TextFinding::line, "from 1"), entry("column", &TextFinding::column, "from 1, bytes"),
                   entry("error", &TextFinding::error, "otherwise a warning"), entry("message", &TextFinding::message));
  }
};

/// All findings in a text; an error where its language is not known here.
[[nodiscard]] Result<std::vector<TextFinding>> check_text(const TextToCheck& wish);

}  // namespace cancha::server
