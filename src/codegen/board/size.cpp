#include "codegen/board/size.h"

#include <fmt/format.h>

#include "codegen/board/build.h"
#include "codegen/board/elf.h"
#include "os/program.h"

namespace cancha::codegen {
namespace {

/// All that a sketch without functions of the user's needs of the Arduino's library: compiling the rest takes longer
/// than everything else, and the linker would leave it away.
constexpr std::string_view kLittleCore = "CORE=main.cpp wiring.c wiring_digital.c wiring_analog.c hooks.c";

Result<ProgramSize> size_of(const std::filesystem::path& elf) {
  const auto firmware = read_elf_file(elf);
  if (!firmware) return tl::unexpected(firmware.error());
  return ProgramSize{firmware->flash_bytes, firmware->ram_bytes};
}

}  // namespace

ProgramSize room_of(Target target) {
  if (target == Target::Cm900) return {0x10000 - 0x3000, 20480};
  return {32256, 2048};
}

std::string_view compiler_of(Target target) {
  return target == Target::Cm900 ? "arm-none-eabi-gcc" : "avr-gcc";
}

Result<ProgramSize> whole_size(const Generated& made, Target target, const std::filesystem::path& folder) {
  if (auto put = put_files(made.files, folder); !put) return tl::unexpected(put.error());
  const bool sketch = target == Target::Arduino;
  const std::filesystem::path elf = (sketch ? folder / "build" : folder) / (made.interface.name + ".elf");
  const std::string goal = std::filesystem::relative(elf, folder).string();
  auto said = make_in(
      folder, sketch ? std::vector<std::string>{goal, std::string{kLittleCore}} : std::vector<std::string>{goal});
  if (!said && !is_too_large(said.error())) return tl::unexpected(said.error());
  const ProgramSize room = room_of(target);
  auto size = said ? size_of(elf) : ProgramSize{room.flash + 1, room.ram + 1};
  if (size && (size->flash > room.flash || size->ram > room.ram)) {
    return fail(made.interface.name, fmt::format("does not fit: the board has {} bytes of flash and {} of RAM for it",
                                                 room.flash, room.ram));
  }
  return size;
}

Result<ProgramSize> machine_size(const Generated& made, Target target, const std::filesystem::path& folder) {
  if (target == Target::Cpp) return fail("--target cpp", "is for no board");
  const std::string& name = made.interface.name;
  std::vector<GeneratedFile> files{made.files[0], made.files[1]};
  // of code for any C compiler, the user keeps the machine
  if (target == Target::C) files.push_back({"size.c", fmt::format("#include \"{0}.h\"\n{0} {0}_one;\n", name)});
  if (auto put = put_files(files, folder); !put) return tl::unexpected(put.error());
  const std::string chip = target == Target::Cm900
                               ? "-mcpu=cortex-m3 -mthumb -Wl,-Tdata=0x20000000 -Wl,-Tbss=0x20004000"
                               : "-mmcu=atmega328p";
  // start-up code that clears and fills variables is there once, whatever the machine
  const std::string command = fmt::format(
      "{0} {1} -std=c99 -Os -w -ffunction-sections -fdata-sections -nostartfiles -Wl,--gc-sections -Wl,-e,{2}_step "
      "-Wl,-u,{2}_step -Wl,-u,{2}_init {3} -Wl,--defsym,__do_clear_bss=0 -Wl,--defsym,__do_copy_data=0 "
      "-Wl,--unresolved-symbols=ignore-all *.c -lm -o machine.elf",
      compiler_of(target), chip, name, target == Target::C ? fmt::format("-Wl,-u,{}_one", name) : "");
  const auto done = os::run_program({"sh", "-c", command}, folder);
  if (!done) return tl::unexpected(done.error());
  if (done->status != 0)
    return fail(std::string{compiler_of(target)}, done->output, "./cancha setup --all installs it");
  return size_of(folder / "machine.elf");
}

}  // namespace cancha::codegen
