#include "codegen/board/elf.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <string_view>

namespace cancha::codegen {
namespace {

constexpr std::uint32_t kMostBytes = 16U << 20U;  ///< of a file: far more than any board has
constexpr std::uint32_t kMostSymbols = 100'000;
constexpr std::uint16_t kAvr = 83;
constexpr std::uint16_t kArm = 40;
constexpr std::uint32_t kAvrData = 0x800000;    ///< where the tools pretend that AVR's RAM begins
constexpr std::uint32_t kAvrEeprom = 0x810000;  ///< and what is neither flash nor RAM
constexpr std::uint32_t kArmRam = 0x20000000;

/// Little-endian numbers; beyond the end everything is 0 and `good` is false.
struct Reader {
  std::span<const std::uint8_t> bytes;
  bool good = true;

  std::uint32_t number(std::size_t at, std::size_t size) {
    if (at > bytes.size() || bytes.size() - at < size) return good = false, 0;
    std::uint32_t value = 0;
    for (std::size_t i = size; i-- > 0;) value = value << 8U | bytes[at + i];
    return value;
  }
  std::uint16_t half(std::size_t at) { return static_cast<std::uint16_t>(number(at, 2)); }
  std::uint32_t word(std::size_t at) { return number(at, 4); }

  std::string text(std::size_t at) {
    if (at >= bytes.size()) return good = false, std::string{};
    const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    const auto end = std::find(from, bytes.end(), std::uint8_t{0});
    if (end == bytes.end()) return good = false, std::string{};
    return {from, end};
  }
  /// A stretch of the file; empty and not good where it is not all there.
  std::span<const std::uint8_t> stretch(std::uint32_t at, std::uint32_t size) {
    if (at > bytes.size() || bytes.size() - at < size) return good = false, std::span<const std::uint8_t>{};
    return bytes.subspan(at, size);
  }
};

bool in_ram(std::uint32_t address, Firmware::Machine machine) {
  if (machine == Firmware::Machine::Arm) return address >= kArmRam && address < kArmRam + 0x20000000;
  return address >= kAvrData && address < kAvrEeprom;
}

void read_segments(Reader& file, Firmware& firmware) {
  const std::uint32_t table = file.word(28);
  const std::uint16_t size = file.half(42);
  const std::uint16_t count = file.half(44);
  for (std::uint32_t i = 0; i < count && file.good; ++i) {
    const std::size_t at = std::size_t{table} + std::size_t{i} * size;
    const std::uint32_t kind = file.word(at);
    const std::uint32_t physical = file.word(at + 12);
    const std::uint32_t in_file = file.word(at + 16);
    constexpr std::uint32_t kLoad = 1;
    if (kind != kLoad || in_file == 0) continue;
    if (firmware.machine == Firmware::Machine::Avr && physical >= kAvrData) continue;  // EEPROM, fuses
    // parts of a damaged file may all be one and the same megabytes
    if (in_file > kMostBytes - firmware.flash_bytes) {
      file.good = false;
      return;
    }
    const auto bytes = file.stretch(file.word(at + 4), in_file);
    firmware.parts.push_back({physical, {bytes.begin(), bytes.end()}});
    firmware.flash_bytes += in_file;
  }
}

void read_symbols(Reader& file, Firmware& firmware, std::uint32_t at, std::uint32_t size, std::uint32_t names) {
  constexpr std::uint32_t kEntry = 16;
  if (size > kMostSymbols * kEntry) file.good = false;
  for (std::uint32_t i = 0; i + kEntry <= size && file.good; i += kEntry) {
    const std::uint32_t kind = file.number(std::size_t{at} + i + 12, 1) & 0xFU;
    if (kind > 2) continue;  // sections and files
    const std::uint32_t name = file.word(std::size_t{at} + i);
    if (name != 0) firmware.symbols.emplace(file.text(std::size_t{names} + name), file.word(std::size_t{at} + i + 4));
  }
}

void read_sections(Reader& file, Firmware& firmware) {
  const std::uint32_t table = file.word(32);
  const std::uint16_t size = file.half(46);
  const std::uint16_t count = file.half(48);
  (void)file.stretch(table, std::uint32_t{size} * count);
  const auto section = [&](std::uint32_t i) { return std::size_t{table} + std::size_t{i} * size; };
  for (std::uint32_t i = 0; i < count && file.good; ++i) {
    const std::uint32_t kind = file.word(section(i) + 4);
    const std::uint32_t flags = file.word(section(i) + 8);
    const std::uint32_t address = file.word(section(i) + 12);
    constexpr std::uint32_t kSymbols = 2;
    constexpr std::uint32_t kTakesMemory = 2;
    if ((flags & kTakesMemory) != 0 && in_ram(address, firmware.machine)) {
      firmware.ram_bytes += file.word(section(i) + 20);
    }
    if (kind != kSymbols || !firmware.symbols.empty()) continue;
    const std::uint32_t names = file.word(section(i) + 24);
    if (names >= count) {
      file.good = false;
      return;
    }
    read_symbols(file, firmware, file.word(section(i) + 16), file.word(section(i) + 20),
                 file.word(section(names) + 16));
  }
}

}  // namespace

Result<Firmware> read_elf(std::span<const std::uint8_t> bytes, const std::string& name) {
  Reader file{bytes};
  if (file.word(0) != 0x464C457F) return fail(name, "is not an ELF file", "a compiler makes them: avr-gcc -o NAME.elf");
  if (file.number(4, 1) != 1 || file.number(5, 1) != 1)
    return fail(name, "is not an ELF file of 32 bits, little-endian");
  Firmware firmware;
  const std::uint16_t machine = file.half(18);
  if (machine != kAvr && machine != kArm) {
    return fail(name, fmt::format("is neither for AVR nor for ARM (machine {})", machine), "build it with avr-gcc");
  }
  firmware.machine = machine == kAvr ? Firmware::Machine::Avr : Firmware::Machine::Arm;
  constexpr std::uint16_t kProgram = 2;
  if (file.half(16) != kProgram) return fail(name, "is not a whole program", "link it first");
  firmware.entry = file.word(24);
  read_segments(file, firmware);
  read_sections(file, firmware);
  if (!file.good) return fail(name, "is damaged: it ends too early, or points outside itself", "build it again");
  if (firmware.parts.empty()) return fail(name, "has nothing to load");
  return firmware;
}

Result<Firmware> read_elf_file(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  std::error_code ignored;
  if (!file || std::filesystem::is_directory(path, ignored)) return fail(path.string(), "cannot be read");
  std::vector<std::uint8_t> bytes;
  file.seekg(0, std::ios::end);
  const auto size = file.tellg();
  if (size < 0 || size > std::streamoff{kMostBytes}) return fail(path.string(), "is too large for a board");
  bytes.resize(static_cast<std::size_t>(size));
  file.seekg(0);
  file.read(reinterpret_cast<char*>(bytes.data()), size);
  if (!file) return fail(path.string(), "cannot be read");
  return read_elf(bytes, path.string());
}

}  // namespace cancha::codegen
