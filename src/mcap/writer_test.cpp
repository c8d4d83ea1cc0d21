#include "mcap/writer.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "base/geometry.h"
#include "mcap/mcap_test.h"
#include "support/small_disk.h"

namespace cancha::mcap {
namespace {

TEST(McapWriter, GivesBackEverythingThatWasWritten) {
  TemporaryFile file{".mcap"};
  write_example(file.path(), 3);

  auto reader = McapReader::open(file.path());

  ASSERT_TRUE(reader) << reader.error().text();
  EXPECT_FALSE(reader->was_incomplete());
  EXPECT_EQ(listed(*reader),
            (std::vector<std::string>{"/a 0 a0", "/b 0 b0", "/a 1 a1", "/b 1 b1", "/a 2 a2", "/b 2 b2"}));
  EXPECT_EQ(reader->schemas().at(1).data, R"({"type":"object"})");
  EXPECT_EQ(reader->channels().at(1).metadata.at("colour"), "blue");
  EXPECT_EQ(reader->channels().at(2).schema_id, 0);
  ASSERT_EQ(reader->metadata().size(), 2u);
  EXPECT_EQ(reader->metadata()[0].values.at("match"), "42");
  EXPECT_EQ(reader->metadata()[1].name, "result");
  EXPECT_EQ(reader->statistics().messages, 6u);
  EXPECT_EQ(reader->statistics().channel_messages.at(2), 3u);
  EXPECT_EQ(reader->messages_on(reader->channels().at(2).topic), 3u);
  EXPECT_EQ(reader->messages_on("/nothing"), 0u);
  EXPECT_EQ(reader->statistics().end_time, 200'000'000u);
  const auto verified = reader->verify();
  EXPECT_TRUE(verified) << verified.error().text();
}

TEST(McapWriter, WritesWithoutPackingToo) {
  TemporaryFile file{".mcap"};
  McapWriter::Settings settings;
  settings.zstd_level = 0;
  write_example(file.path(), 3, settings);

  auto reader = McapReader::open(file.path());

  ASSERT_TRUE(reader) << reader.error().text();
  EXPECT_EQ(listed(*reader).size(), 6u);
  EXPECT_TRUE(reader->verify());
  EXPECT_NE(file.bytes().find("a2"), std::string::npos);
}

TEST(McapWriter, KeepsAMessageOfOurOwnAsProtobuf) {
  TemporaryFile file{".mcap"};
  {
    auto writer = McapWriter::open(file.path());
    const ChannelId places = writer->add_channel<Vec2>("/place");
    const ChannelId more = writer->add_channel<Vec2>("/more");
    ASSERT_TRUE(writer->write(places, Time{5}, Vec2{1.5, -2.0}));
    ASSERT_TRUE(writer->write(more, Time{6}, Vec2{}));
  }  // closed by the destructor

  auto reader = McapReader::open(file.path());

  ASSERT_TRUE(reader);
  EXPECT_EQ(reader->schemas().size(), 1u) << "one schema serves both topics";
  EXPECT_EQ(reader->schemas().at(1).name, "cancha.Vec2");
  EXPECT_EQ(reader->schemas().at(1).data, protobuf_descriptor<Vec2>());
  Vec2 place;
  ASSERT_TRUE(reader->read({.topics = {"/place"}}, [&](const MessageView& m) {
    EXPECT_EQ(m.log_time, Time{5});
    return parse_protobuf(m.data, place).has_value();
  }));
  EXPECT_EQ(place, (Vec2{1.5, -2.0}));
}

TEST(McapWriter, ClosesAChunkWhenItIsFullOrOld) {
  TemporaryFile file{".mcap"};
  McapWriter::Settings settings;
  settings.chunk_bytes = 1000;
  settings.chunk_time = 500_ms;
  {
    auto writer = McapWriter::open(file.path(), settings);
    const ChannelId channel = writer->add_channel("/x", "json", SchemaId{});
    // ten tenths of a second make two old chunks, and each large message fills one
    for (int i = 0; i < 12; ++i) ASSERT_TRUE(writer->write(channel, tenths(i), "x"));
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(writer->write(channel, tenths(12), std::string(1000, 'x')));
  }

  auto reader = McapReader::open(file.path());

  ASSERT_TRUE(reader);
  EXPECT_EQ(reader->chunks().size(), 5u);
  EXPECT_EQ(reader->statistics().messages, 15u);
}

TEST(McapWriter, MakesAnEmptyRecordingThatReads) {
  TemporaryFile file{".mcap"};
  { ASSERT_TRUE(McapWriter::open(file.path())); }

  auto reader = McapReader::open(file.path());

  ASSERT_TRUE(reader) << reader.error().text();
  EXPECT_FALSE(reader->was_incomplete());
  EXPECT_TRUE(listed(*reader).empty());
  EXPECT_TRUE(reader->verify());
}

TEST(McapWriter, SaysWhereItCannotWrite) {
  const auto writer = McapWriter::open("/no/such/folder/match.mcap");

  ASSERT_FALSE(writer);
  EXPECT_EQ(
      writer.error().text(),
      "/no/such/folder/match.mcap: cannot be written: No such file or directory (there is no folder /no/such/folder)");
}

TEST(McapWriter, ReportsAFullDiskAtOnce) {
  const auto writer = McapWriter::open("/dev/full");

  ASSERT_FALSE(writer);
  EXPECT_EQ(writer.error().text(),
            "/dev/full: cannot be written: No space left on device "
            "(free some space, or choose a place on another disk)");
}

TEST(McapWriter, ReportsADiskThatFillsWhileWriting) {
  TemporaryFile file{".mcap"};
  // given a disk that ends at 20 kB
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit small{20'000, before.rlim_max};
  const auto old_handler = ::signal(SIGXFSZ, SIG_IGN);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);

  // when more is written
  McapWriter::Settings settings;
  settings.chunk_bytes = 4096;
  settings.zstd_level = 0;
  auto writer = McapWriter::open(file.path(), settings);
  const ChannelId channel = writer->add_channel("/x", "json", SchemaId{});
  Result<void> written;
  int count = 0;
  for (; count < 1000 && written; ++count) written = writer->write(channel, Time{count}, std::string(100, 'x'));
  const auto closed = writer->close();
  ::setrlimit(RLIMIT_FSIZE, &before);
  ::signal(SIGXFSZ, old_handler);

  // then both say so, and what came before can be read
  ASSERT_FALSE(written);
  EXPECT_NE(written.error().text().find("cannot be written: File too large"), std::string::npos);
  EXPECT_LT(count, 200);
  EXPECT_FALSE(closed);
  auto reader = McapReader::open(file.path());
  ASSERT_TRUE(reader) << reader.error().text();
  EXPECT_TRUE(reader->was_incomplete());
  EXPECT_GT(listed(*reader).size(), 100u);
}

/// A disk of 2 MB in memory, and a file that takes the rest of it.
class FullDisk {
 public:
  FullDisk() {
    std::filesystem::create_directories(folder_);
    mounted_ = support::mount_small_disk(folder_, 2048);
  }
  ~FullDisk() {
    if (mounted_) ::umount2(folder_.c_str(), MNT_DETACH);
    std::filesystem::remove_all(folder_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

  [[nodiscard]] bool mounted() const { return mounted_; }
  [[nodiscard]] std::string path(const std::string& name) const { return folder_ + "/" + name; }
  void fill() const {
    std::ofstream out{path("ballast"), std::ios::binary};
    while (out << std::string(4096, 'x') << std::flush) {
    }
  }
  void make_room() const { std::filesystem::remove(path("ballast")); }

 private:
  std::string folder_ = testing::TempDir() + testing::UnitTest::GetInstance()->current_test_info()->name();
  bool mounted_ = false;
};

/// Writes until the disk is full, or so many messages.
int write_until_full(McapWriter& writer, ChannelId channel, int from, int most) {
  int count = from;
  while (count < most && writer.write(channel, Time{count}, std::to_string(count) + std::string(500, ' '))) ++count;
  return count + (count < most ? 1 : 0);  // the last one waits in the writer
}

TEST(McapWriter, ADiskThatWasFullForAWhileLosesNothing) {
  const FullDisk disk;
  if (!disk.mounted()) GTEST_SKIP() << "this system mounts no disk for a test";
  McapWriter::Settings settings;
  settings.chunk_bytes = 16'384;
  settings.zstd_level = 0;
  auto writer = McapWriter::open(disk.path("a.mcap"), settings);
  ASSERT_TRUE(writer) << writer.error().text();
  const ChannelId channel = writer->add_channel("/n", "json", SchemaId{});
  int count = write_until_full(*writer, channel, 0, 100);
  ASSERT_EQ(count, 100);
  disk.fill();

  // it is noticed, while what is in the file is known
  count = write_until_full(*writer, channel, count, 10'000);
  ASSERT_LT(count, 10'000);
  EXPECT_TRUE(writer->disk_is_full());
  EXPECT_NE(writer->status().error().text().find("No space left on device"), std::string::npos);
  const std::size_t chunks = writer->chunks();
  EXPECT_FALSE(writer->flush());
  EXPECT_EQ(writer->chunks(), chunks) << "what waits for room is not told to be in the file";

  // and goes on once there is room
  disk.make_room();
  EXPECT_TRUE(writer->flush());
  EXPECT_TRUE(writer->good());
  count = write_until_full(*writer, channel, count, count + 100);
  ASSERT_TRUE(writer->close());
  auto reader = McapReader::open(disk.path("a.mcap"));
  ASSERT_TRUE(reader && !reader->was_incomplete());
  EXPECT_TRUE(reader->verify());
  EXPECT_EQ(reader->statistics().messages, static_cast<std::uint64_t>(count));
  EXPECT_EQ(listed(*reader).size(), static_cast<std::size_t>(count));
}

TEST(McapWriter, ARecordingOnAFullDiskIsClosedWithEverythingInIt) {
  const FullDisk disk;
  if (!disk.mounted()) GTEST_SKIP() << "this system mounts no disk for a test";
  auto writer = McapWriter::open(disk.path("a.mcap"));
  ASSERT_TRUE(writer) << writer.error().text();
  const ChannelId channel = writer->add_channel("/n", "json", SchemaId{});
  ASSERT_EQ(write_until_full(*writer, channel, 0, 2000), 2000);
  disk.fill();
  const int count = write_until_full(*writer, channel, 2000, 1'000'000);
  ASSERT_TRUE(writer->disk_is_full());

  const auto closed = writer->close();

  EXPECT_TRUE(closed) << closed.error().text() << ": room for the end was kept";
  auto reader = McapReader::open(disk.path("a.mcap"));
  ASSERT_TRUE(reader && !reader->was_incomplete());
  EXPECT_TRUE(reader->verify());
  EXPECT_EQ(reader->statistics().messages, static_cast<std::uint64_t>(count));
}

TEST(McapWriter, ADiskWithoutRoomForTheEndIsRefusedAtOnce) {
  const FullDisk disk;
  if (!disk.mounted()) GTEST_SKIP() << "this system mounts no disk for a test";
  disk.fill();

  const auto writer = McapWriter::open(disk.path("a.mcap"));

  ASSERT_FALSE(writer);
  EXPECT_NE(writer.error().text().find("No space left on device"), std::string::npos);
}

TEST(McapWriter, LeavesAReadableFileWhenItsProcessIsKilled) {
  TemporaryFile file{".mcap"};
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    // the child writes until it dies
    McapWriter::Settings settings;
    settings.chunk_bytes = 10'000;
    auto writer = McapWriter::open(file.path(), settings);
    const ChannelId channel = writer->add_channel("/n", "json", SchemaId{});
    for (int i = 0;; ++i) (void)writer->write(channel, Time{i}, std::to_string(i) + std::string(50, ' '));
  }
  struct stat status {};
  while (::stat(file.path().c_str(), &status) != 0 || status.st_size < 100'000) {
    std::this_thread::sleep_for(std::chrono::milliseconds{1});
  }
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);

  auto reader = McapReader::open(file.path());

  // then every message up to the last whole chunk is there, in order
  ASSERT_TRUE(reader) << reader.error().text();
  EXPECT_TRUE(reader->was_incomplete());
  EXPECT_EQ(reader->lost_chunks(), 0u);
  int next = 0;
  ASSERT_TRUE(reader->read({}, [&](const MessageView& m) { return std::stoi(std::string{m.data}) == next++; }));
  EXPECT_EQ(static_cast<std::uint64_t>(next), reader->statistics().messages);
  EXPECT_GT(next, 1000);
}

TEST(McapWriter, NeedsNoMoreMemoryForMoreMessages) {
  TemporaryFile file{".mcap"};
  auto writer = McapWriter::open(file.path());
  const ChannelId channel = writer->add_channel<Vec3>("/v");
  for (int i = 0; i < 20'000; ++i) ASSERT_TRUE(writer->write(channel, Time{i}, Vec3{1.0, 2.0, 3.0}));
  rusage before{};
  ::getrusage(RUSAGE_SELF, &before);

  for (int i = 0; i < 200'000; ++i) ASSERT_TRUE(writer->write(channel, Time{i}, Vec3{1.0, 2.0, 3.0}));

  rusage after{};
  ::getrusage(RUSAGE_SELF, &after);
  EXPECT_LT(after.ru_maxrss - before.ru_maxrss, 1024) << "kB";
}

TEST(McapWriter, WritesTheSameBytesToMemory) {
  const auto write = [](McapWriter& writer) {
    const ChannelId channel = writer.add_channel("/a", "json", SchemaId{});
    for (int i = 0; i < 100; ++i) ASSERT_TRUE(writer.write(channel, tenths(i), "some text"));
    ASSERT_TRUE(writer.close());
  };
  const TemporaryFile file{".mcap"};
  auto to_file = McapWriter::open(file.path());
  ASSERT_TRUE(to_file);
  std::string bytes;
  auto to_memory = McapWriter::into(bytes, {});

  write(*to_file);
  write(to_memory);

  EXPECT_EQ(bytes, file.bytes());
}

}  // namespace
}  // namespace cancha::mcap
