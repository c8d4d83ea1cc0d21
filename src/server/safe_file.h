#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/fields.h"
#include "base/result.h"
#include "server/request.h"

/// What all who save files for others need: nothing is lost, nothing is half written, nobody is overwritten unasked.
namespace cancha::server {

/// A file after it was saved.
struct SavedFile {
  std::string path;
  std::string etag;  ///< of the text that is there now

  static constexpr std::string_view kName = "cancha.SavedFile";
  static constexpr auto fields() {
    return list_of(entry("path", &SavedFile::path),
                   entry("etag", &SavedFile::etag, "of the text that is there now, for the next If-Match"));
  }
};

/// Why something was not done: the status of an answer over HTTP, and a sentence.
struct FileRefusal {
  int status = 400;
  std::string sentence;
};
template <class T>
using FileResult = tl::expected<T, FileRefusal>;

[[nodiscard]] tl::unexpected<FileRefusal> refused(int status, std::string sentence);
/// As an answer over HTTP.
[[nodiscard]] Answer refuse(const FileRefusal& refusal);

/// Whether something new may be called so: a small letter, then small letters, digits and '_', 40 at most.
[[nodiscard]] bool is_new_name(std::string_view name);
/// Tells states of a text apart; with quotes, as in the header ETag.
[[nodiscard]] std::string etag_of(std::string_view text);
/// Where a file of a folder of content is or would be; the folder is made. Refused where it is no plain file, or where
/// a link leads elsewhere.
[[nodiscard]] FileResult<std::filesystem::path> place_in(const std::filesystem::path& content,
                                                         const std::filesystem::path& folder, std::string_view name);
/// Puts a text in the place of a file, at once or not at all; says whether it did.
[[nodiscard]] bool replace_file(const std::filesystem::path& file, std::string_view text);

}  // namespace cancha::server
