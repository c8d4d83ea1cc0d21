#include <cstddef>
#include <cstdint>

#include "codegen/board/elf.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  (void)cancha::codegen::read_elf({data, size}, "fuzz");
  return 0;
}
