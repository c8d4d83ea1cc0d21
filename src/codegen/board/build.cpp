#include "codegen/board/build.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/file_writer.h"
#include "os/process.h"
#include "os/program.h"

namespace cancha::codegen {
namespace {

constexpr int kNotFound = 127;  ///< what a shell answers for a command that is not there

std::string hint_for(const std::string& output) {
  const bool missing =
      output.find("not found") != std::string::npos || output.find("No such file") != std::string::npos;
  return missing ? "are the compilers installed? ./cancha setup --all" : "";
}

}  // namespace

Result<void> put_files(const std::vector<GeneratedFile>& files, const std::filesystem::path& folder) {
  for (const GeneratedFile& file : files) {
    if (auto written = write_file(folder / file.path, file.text, {.make_folders = true}); !written) return written;
  }
  return {};
}

Result<std::string> make_in(const std::filesystem::path& folder, std::vector<std::string> arguments) {
  std::vector<std::string> command{"make", "-s"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  auto made = os::run_program(command, folder);
  if (!made || made->status == kNotFound) return fail("make", "cannot be run", "./cancha setup --all installs it");
  if (made->status != 0) {
    return fail(folder.string(), fmt::format("make failed:\n{}", made->output), hint_for(made->output));
  }
  return std::move(made->output);
}

bool is_too_large(const Error& error) {
  return std::ranges::any_of(std::array{"overflowed", "will not fit", "is not within region"},
                             [&](const char* words) { return error.what.find(words) != std::string::npos; });
}

std::filesystem::path emulator_beside_us() {
  return os::own_program().parent_path() / "cancha-avr";
}

}  // namespace cancha::codegen
