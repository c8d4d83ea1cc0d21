// Feeds arbitrary bytes to the MCAP reader, as a whole file and as the records of a chunk in a sound file: it must
// refuse or understand, and never read more messages than it counted.

#include <cstdint>
#include <cstdlib>
#include <string>

#include "mcap/layout.h"
#include "mcap/reader.h"

namespace {

using namespace cancha::mcap;

void read_all(std::string bytes) {
  auto reader = McapReader::over(std::move(bytes));
  if (!reader) return;
  std::uint64_t seen = 0;
  const auto read = reader->read({}, [&](const MessageView&) { return ++seen < 1'000'000; });
  // what was found by a scan was counted by it; what a summary says is only proved by verify()
  if (read && reader->was_incomplete() && seen != reader->statistics().messages) std::abort();
  if (reader->verify() && read && seen < 1'000'000 && seen != reader->statistics().messages) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  read_all(std::string{bytes});

  std::string file{kMagic};
  append_record(file, Header{});
  append_record(file, Channel{1, 0, "/a", "json", {}});
  append_record(file, ChunkHeader{0, UINT64_MAX, size, 0, "", size}, bytes);
  read_all(std::move(file));
  return 0;
}
