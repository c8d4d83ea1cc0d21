#include "mcap/recover.h"

#include <gtest/gtest.h>

#include "mcap/mcap_test.h"

namespace cancha::mcap {
namespace {

/// Twelve tenths of a second in chunks of five.
void write_chunks(const std::string& path) {
  McapWriter::Settings settings;
  settings.chunk_time = 500_ms;
  write_example(path, 12, settings);
}

TEST(Recover, ClosesARecordingThatBreaksOff) {
  TemporaryFile in{".in"};
  TemporaryFile out{".out"};
  write_chunks(in.path());
  auto whole = McapReader::open(in.path());
  const ChunkIndex last = whole->chunks().back();
  in.fill(in.bytes().substr(0, last.offset + last.size - 1));

  const auto report = recover(in.path(), out.path());

  ASSERT_TRUE(report) << report.error().text();
  EXPECT_FALSE(report->was_complete);
  EXPECT_EQ(report->messages, 20u);
  EXPECT_EQ(report->lost_bytes, last.size - 1);
  EXPECT_EQ(report->lost_chunks, 0u);
  auto reader = McapReader::open(out.path());
  ASSERT_TRUE(reader);
  EXPECT_FALSE(reader->was_incomplete());
  EXPECT_TRUE(reader->verify());
  EXPECT_EQ(listed(*reader), listed(*whole, {.to = tenths(9)}));
  EXPECT_EQ(reader->metadata().at(0).name, "seeds");
  EXPECT_EQ(reader->channels().at(1).metadata.at("colour"), "blue");
}

TEST(Recover, LeavesOutADamagedChunkAndKeepsThoseBehindIt) {
  TemporaryFile in{".in"};
  TemporaryFile out{".out"};
  write_chunks(in.path());
  auto whole = McapReader::open(in.path());
  std::string bytes = in.bytes();
  const ChunkIndex& middle = whole->chunks()[1];
  bytes[middle.offset + middle.size - 2] ^= 1;
  in.fill(bytes);

  const auto report = recover(in.path(), out.path());

  ASSERT_TRUE(report) << report.error().text();
  EXPECT_EQ(report->lost_chunks, 1u);
  EXPECT_EQ(report->messages, 14u);
  EXPECT_FALSE(report->was_complete);
  auto reader = McapReader::open(out.path());
  ASSERT_TRUE(reader && reader->verify());
  EXPECT_EQ(listed(*reader).back(), "/b 11 b11");
}

TEST(Recover, CopiesAWholeRecording) {
  TemporaryFile in{".in"};
  TemporaryFile out{".out"};
  write_chunks(in.path());

  const auto report = recover(in.path(), out.path());

  ASSERT_TRUE(report);
  EXPECT_TRUE(report->was_complete);
  EXPECT_EQ(report->messages, 24u);
}

TEST(Recover, DoesNotWriteOverItsSource) {
  TemporaryFile in{".in"};
  write_chunks(in.path());

  const auto report = recover(in.path(), testing::TempDir() + "/./" + in.path().substr(testing::TempDir().size()));

  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().what, "a recording cannot be recovered onto itself");
  EXPECT_TRUE(McapReader::open(in.path())->verify());
}

TEST(Recover, RefusesWhatIsNoRecording) {
  TemporaryFile in{".in"};
  in.fill("hello, I am a text that is no recording");

  const auto report = recover(in.path(), in.path() + ".out");

  ASSERT_FALSE(report);
  EXPECT_EQ(report.error().text(), in.path() + ": this is not an MCAP file");
}

}  // namespace
}  // namespace cancha::mcap
