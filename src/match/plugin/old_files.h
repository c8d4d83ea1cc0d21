#pragma once

#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

/// Files as sources written for Windows ask for them.
///
/// The program cancha-strategy-host defines fopen, which the plug-in and the C++ library then use instead of the C
/// library's. A name
/// with a drive letter or backslashes ("C:\\Strategy\\BLUE\\TeamName.txt") means the file of that last name, in capital
/// or small letters, in the plug-in's data folder or else beside the plug-in. Where a file may not be written, what is
/// written goes nowhere and is said once: old sources write logs without asking whether fopen worked. Other names are
/// left as they are.
namespace cancha::match {

/// From now on open_old_file works as described.
void serve_old_files(const std::filesystem::path& folder, const std::filesystem::path& data);
/// From now on a file that may not be written is an error, as usual.
void stop_dropping_files();

/// fopen for plug-ins; `function` is the name of the C library's, "fopen" or "fopen64".
FILE* open_old_file(const char* function, const char* path, const char* mode);

/// "C:\\x\\y.txt" and "..\\y.txt" but not "a/b.txt".
[[nodiscard]] bool is_windows_path(std::string_view path);

/// The path that a Windows path stands for; for reading the first that exists, for writing in the first folder.
[[nodiscard]] std::filesystem::path old_file(std::string_view path, bool for_writing,
                                             const std::filesystem::path& folder, const std::filesystem::path& data);

}  // namespace cancha::match
