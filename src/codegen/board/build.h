#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/result.h"
#include "codegen/generated.h"

namespace cancha::codegen {

/// Writes files into a folder, which is made where it is missing.
[[nodiscard]] Result<void> put_files(const std::vector<GeneratedFile>& files, const std::filesystem::path& folder);

/// Runs make in a folder with a generated Makefile; what it said, or why it failed with the compiler's words.
[[nodiscard]] Result<std::string> make_in(const std::filesystem::path& folder, std::vector<std::string> arguments = {});

/// Whether make failed because the program does not fit the chip, in the words of the linkers.
[[nodiscard]] bool is_too_large(const Error& error);

/// cancha-avr, in the folder of the running program.
[[nodiscard]] std::filesystem::path emulator_beside_us();

}  // namespace cancha::codegen
