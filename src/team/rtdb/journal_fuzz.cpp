// A journal from elsewhere, replayed into a database: the bytes as the whole file, and as words about a record and its
// values in a file that is sound. Never a crash, never without end; what was put can be shown.
//
//     name \n layout \n area member period lifetime bytes, apart by blanks \n values, each a byte of length before it

#include <fmt/format.h>
#include <stdlib.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>

#include "base/expects.h"
#include "mcap/layout.h"
#include "mcap/records.h"
#include "team/rtdb/journal.h"
#include "team/rtdb/overview.h"

namespace {

using namespace cancha;
using namespace cancha::team;

/// A folder in shared memory, gone at the end.
struct Folder {
  std::string path = "/dev/shm/cancha-journal-fuzz.XXXXXX";
  Folder() { CANCHA_EXPECTS(mkdtemp(path.data()) != nullptr); }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
};

void replay(const std::string& folder, std::string_view bytes) {
  const std::string path = folder + "/journal.mcap";
  std::ofstream{path, std::ios::binary}.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  const Database::Settings settings{
      .place = {.folder = folder, .team = "fuzz", .member = 1}, .members = 3, .size = 4u << 20};
  auto database = Database::open(settings);
  CANCHA_EXPECTS(database.has_value());
  // many values are read by the mcap target; here it is what they do to a database
  std::uint64_t asked = 0;
  (void)replay_journal(path, *database, {.speed = 0.0, .stopped = [&] { return ++asked > 200; }});
  for (const ByteRecord& record : database->records()) {
    for (int member = 0; member < record.instances(); ++member) (void)show_value(*database, record, member);
  }
  auto again = Journal::open(folder + "/again.mcap", *database);
  if (again) (void)again->close();
  CANCHA_EXPECTS(unlink(database->path().c_str()) == 0);
}

std::string_view take_until(std::string_view& rest, char end) {
  const std::size_t at = std::min(rest.find(end), rest.size());
  const std::string_view taken = rest.substr(0, at);
  rest.remove_prefix(std::min(at + 1, rest.size()));
  return taken;
}

/// A sound file around what is said.
std::string file_of(std::string_view rest) {
  mcap::Channel channel{1, 0, "/rtdb/1/x", "protobuf", {}};
  channel.metadata["rtdb.name"] = take_until(rest, '\n');
  channel.metadata["rtdb.layout"] = take_until(rest, '\n');
  std::string_view words = take_until(rest, '\n');
  for (const char* key : {"rtdb.area", "rtdb.member", "rtdb.period_ns", "rtdb.lifetime_ns", "rtdb.bytes"}) {
    channel.metadata[key] = take_until(words, ' ');
  }
  std::string file{mcap::kMagic};
  mcap::append_record(file, mcap::Header{});
  mcap::append_record(file, channel);
  for (std::uint32_t number = 1; !rest.empty(); ++number) {
    const std::size_t length = std::min<std::size_t>(static_cast<unsigned char>(rest[0]), rest.size() - 1);
    const std::uint64_t time = std::uint64_t{number} << (length % 58);
    mcap::append_record(file, mcap::MessageHeader{1, number, time, time}, rest.substr(1, length));
    rest.remove_prefix(1 + length);
  }
  return file;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Folder folder;
  const std::string_view bytes{reinterpret_cast<const char*>(data), size};
  if (bytes.starts_with(mcap::kMagic)) {
    replay(folder.path, bytes);
  } else {
    replay(folder.path, file_of(bytes));
  }
  return 0;
}
