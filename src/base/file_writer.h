#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/descriptor.h"
#include "base/result.h"

/// Everything that Cancha writes to disk is written here: whole or not at all, and never over a file unasked.
///
/// The bytes go into a temporary file in the same folder, from there to the disk, and then into their place in one
/// step. Whatever fails, the old file is as it was, and no temporary file is left. Devices and pipes (/dev/stdout) have
/// no place to step into: they are written directly. Errors are "PATH: cannot be written: WHY (HINT)".
namespace cancha {

struct WriteSettings {
  bool replace = true;        ///< false: a file that is there is an error, and stays
  bool make_folders = false;  ///< those on the way; where nothing is written they are removed again
  bool owner_only = false;    ///< nobody else may read it; otherwise a new file has the permissions of the user's mask
  bool follow_links = true;   ///< a symbolic link stays, and its target is replaced; false: the link itself is replaced
};

/// Writes a whole file. The old one's permissions stay, and its owner where we may set him; a write-protected file is
/// not replaced.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view bytes,
                                      const WriteSettings& settings = {});

/// Writes a whole file with a name that no file has: STEM.EXT, else STEM-2.EXT, STEM-3.EXT …; gives its path. Two
/// programs that ask at the same time get two names. `extension` has its dot.
[[nodiscard]] Result<std::filesystem::path> write_free_file(const std::filesystem::path& folder,
                                                            const std::string& stem, const std::string& extension,
                                                            std::string_view bytes);

/// A file in the making, for those that write piece by piece or let another program write.
class FileWriter {
 public:
  [[nodiscard]] static Result<FileWriter> open(const std::filesystem::path& path, const WriteSettings& settings = {});
  FileWriter(FileWriter&&) = default;
  FileWriter& operator=(FileWriter&&) = delete;
  /// Without commit() nothing is left.
  ~FileWriter();

  [[nodiscard]] Result<void> write(std::string_view bytes);
  /// Where the bytes are until then. Another program may write here; the name has the ending of the file's own.
  [[nodiscard]] const std::filesystem::path& temporary() const { return temporary_.empty() ? asked_ : temporary_; }
  /// Puts the file into its place; further writes are an error.
  [[nodiscard]] Result<void> commit();

 private:
  friend Result<std::filesystem::path> write_free_file(const std::filesystem::path&, const std::string&,
                                                       const std::string&, std::string_view);
  FileWriter() = default;
  /// Each gives 0, or an errno.
  int start(const std::filesystem::path& path, const WriteSettings& settings);
  int make_temporary();
  int put(std::string_view bytes);
  int finish();
  [[nodiscard]] Error error(int number) const;

  std::filesystem::path asked_;                 ///< for, in errors
  std::filesystem::path place_;                 ///< where it goes, behind all links
  std::filesystem::path temporary_;             ///< empty = written directly, or done
  std::vector<std::filesystem::path> folders_;  ///< that were made, outermost first
  WriteSettings settings_;
  Descriptor file_;
};

/// Opens a file that others may read while it grows: a recording, a capture. It must be new or empty, or no regular
/// file at all (/dev/null); one with bytes in it is an error. While the descriptor is open nobody else gets the file
/// (see is_being_written), so that no two programs write one recording.
[[nodiscard]] Result<Descriptor> open_growing(const std::filesystem::path& path);

/// Makes an empty file with a free name, as write_free_file() does, for open_growing().
/// Names of `taken` are passed over. Whoever does not use the file in the end calls give_up_name().
[[nodiscard]] Result<std::filesystem::path> take_free_name(const std::filesystem::path& folder, const std::string& stem,
                                                           const std::string& extension,
                                                           const std::set<std::string>& taken = {});
/// Removes a file that is still empty and that nobody writes.
void give_up_name(const std::filesystem::path& path);

/// Locks a whole open file against other writers; false where somebody has locked it. The lock belongs to the open
/// file, not to the process, and goes when that is closed or killed.
[[nodiscard]] bool lock_file(const Descriptor& file);
/// Whether some program, this one among them, has the file open and locked. Takes no lock itself.
[[nodiscard]] bool is_being_written(const std::filesystem::path& path);

/// Gives a file another name, and never over a file that is there: 0, or an errno (EEXIST).
[[nodiscard]] int rename_to_new(const std::filesystem::path& from, const std::filesystem::path& to);

/// "PATH: cannot be written: WHY (HINT)" for an errno.
[[nodiscard]] Error write_error(const std::filesystem::path& path, int number);

}  // namespace cancha
