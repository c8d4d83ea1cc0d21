#include "codegen/board/elf.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace cancha::codegen {
namespace {

std::vector<std::uint8_t> small_elf() {
  std::ifstream file{CANCHA_SOURCE_DIR "/tests/corpus/elf/small.elf", std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

std::string why_not(const std::vector<std::uint8_t>& bytes) {
  const auto firmware = read_elf(bytes, "x.elf");
  return firmware ? "it is read" : firmware.error().text();
}

TEST(Elf, IsReadWithItsSize) {
  const auto firmware = read_elf(small_elf(), "x.elf");

  ASSERT_TRUE(firmware) << firmware.error().text();
  EXPECT_EQ(firmware->machine, Firmware::Machine::Avr);
  ASSERT_EQ(firmware->parts.size(), 1U);
  EXPECT_EQ(firmware->flash_bytes, firmware->parts[0].bytes.size());
  EXPECT_EQ(firmware->ram_bytes, 0U);
}

TEST(Elf, OtherFilesAreRefusedWithTheReason) {
  std::vector<std::uint8_t> bytes = small_elf();
  EXPECT_EQ(why_not({}), "x.elf: is not an ELF file (a compiler makes them: avr-gcc -o NAME.elf)");
  EXPECT_EQ(why_not({'h', 'e', 'l', 'l', 'o'}),
            "x.elf: is not an ELF file (a compiler makes them: avr-gcc -o NAME.elf)");
  bytes[4] = 2;
  EXPECT_EQ(why_not(bytes), "x.elf: is not an ELF file of 32 bits, little-endian");
  bytes = small_elf();
  bytes[18] = 62;
  EXPECT_EQ(why_not(bytes), "x.elf: is neither for AVR nor for ARM (machine 62) (build it with avr-gcc)");
  bytes = small_elf();
  bytes[16] = 1;
  EXPECT_EQ(why_not(bytes), "x.elf: is not a whole program (link it first)");
  EXPECT_EQ(read_elf_file("/nowhere/x.elf").error().text(), "/nowhere/x.elf: cannot be read");
  EXPECT_EQ(read_elf_file("/").error().text(), "/: cannot be read");
}

TEST(Elf, DamagedFilesAreRefusedWhereverTheyEnd) {
  const std::vector<std::uint8_t> whole = small_elf();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const std::vector<std::uint8_t> cut{whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)};
    EXPECT_FALSE(read_elf(cut, "x.elf")) << size;
  }
}

}  // namespace
}  // namespace cancha::codegen
