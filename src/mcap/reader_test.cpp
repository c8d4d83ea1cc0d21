#include "mcap/reader.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "mcap/layout.h"
#include "mcap/mcap_test.h"

namespace cancha::mcap {
namespace {

/// A recording of some chunks, each of five tenths of a second.
std::string example_bytes(int count) {
  TemporaryFile file{".example"};
  McapWriter::Settings settings;
  settings.chunk_time = 500_ms;
  write_example(file.path(), count, settings);
  return file.bytes();
}

std::string error_of(std::string bytes) {
  auto reader = McapReader::over(std::move(bytes), "x.mcap");
  return reader ? "none" : reader.error().text();
}

TEST(McapReader, ShowsOnlyTheTimesAndTopicsThatWereAskedFor) {
  auto reader = McapReader::over(example_bytes(30));
  ASSERT_TRUE(reader) << reader.error().text();

  EXPECT_EQ(listed(*reader, {.from = tenths(7), .to = tenths(8), .topics = {"/b"}}),
            (std::vector<std::string>{"/b 7 b7", "/b 8 b8"}));
  EXPECT_EQ(listed(*reader, {.to = tenths(0)}), (std::vector<std::string>{"/a 0 a0", "/b 0 b0"}));
  EXPECT_EQ(listed(*reader, {.from = tenths(29), .topics = {"/a", "/nothing"}}),
            (std::vector<std::string>{"/a 29 a29"}));
  EXPECT_TRUE(listed(*reader, {.topics = {"/nothing"}}).empty());
  EXPECT_TRUE(listed(*reader, {.from = tenths(30)}).empty());
  EXPECT_EQ(listed(*reader).size(), 60u);
}

TEST(McapReader, StopsWhenTheVisitorHasSeenEnough) {
  auto reader = McapReader::over(example_bytes(30));
  ASSERT_TRUE(reader);
  int seen = 0;

  ASSERT_TRUE(reader->read({}, [&](const MessageView&) { return ++seen < 3; }));

  EXPECT_EQ(seen, 3);
}

TEST(McapReader, TellsChunksApartByTheIndexWithoutReadingThem) {
  // given a recording with a destroyed last chunk but a sound summary
  std::string bytes = example_bytes(30);
  auto whole = McapReader::over(bytes);
  ASSERT_TRUE(whole);
  const ChunkIndex last = whole->chunks().back();
  bytes[last.offset + last.size - 3] ^= 1;
  auto reader = McapReader::over(bytes, "x.mcap");
  ASSERT_TRUE(reader);

  // then earlier times do not notice it, and later ones do
  EXPECT_EQ(listed(*reader, {.to = tenths(20)}).size(), 42u);
  EXPECT_EQ(listed(*reader, {.from = tenths(29)}).back().find(fmt::format("x.mcap:{}: the chunk", last.offset)), 0u);
  EXPECT_FALSE(reader->verify());
}

TEST(McapReader, TruncatedAnywhereGivesAnErrorOrTheWholeChunks) {
  const std::string bytes = example_bytes(12);
  auto whole = McapReader::over(bytes);
  ASSERT_TRUE(whole);
  const auto all = listed(*whole);
  ASSERT_EQ(whole->chunks().size(), 3u);

  for (std::size_t size = 0; size < bytes.size(); ++size) {
    auto reader = McapReader::over(bytes.substr(0, size));

    // an error is for files without any content only
    const std::size_t header_end = kMagic.size() + kPrefixSize + 4 + 4 + 6;
    ASSERT_EQ(reader.has_value(), size >= header_end) << size;
    if (!reader) continue;
    EXPECT_TRUE(reader->was_incomplete()) << size;
    EXPECT_FALSE(reader->verify()) << size;
    std::size_t expected = 0;
    for (const ChunkIndex& chunk : whole->chunks()) {
      if (chunk.offset + chunk.size <= size) expected += chunk.start_time == 1'000'000'000 ? 4 : 10;
    }
    const auto kept = listed(*reader);
    ASSERT_EQ(kept.size(), expected) << size;
    ASSERT_TRUE(std::equal(kept.begin(), kept.end(), all.begin())) << size;
  }
}

TEST(McapReader, NoticesEveryFlippedByte) {
  const std::string bytes = example_bytes(12);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    for (const char flip : {'\x01', '\x80', '\xff'}) {
      std::string flipped = bytes;
      flipped[i] = static_cast<char>(flipped[i] ^ flip);

      auto reader = McapReader::over(std::move(flipped));

      EXPECT_FALSE(reader && reader->verify()) << "byte " << i;
    }
  }
}

TEST(McapReader, SurvivesRandomDamage) {
  const std::string bytes = example_bytes(12);
  Random random{7};
  for (int round = 0; round < 3000; ++round) {
    std::string damaged = bytes;
    for (std::uint64_t i = random.below(8) + 1; i > 0; --i) {
      damaged[random.below(damaged.size())] = static_cast<char>(random.bits());
    }
    if (random.below(2) == 0) damaged.resize(random.below(damaged.size()));

    if (damaged == bytes) continue;  // a byte may have been replaced by itself

    auto reader = McapReader::over(std::move(damaged));
    if (!reader) continue;
    (void)listed(*reader);
    EXPECT_FALSE(reader->verify()) << "round " << round;
  }
}

TEST(McapReader, SaysWhatIsWrongWithAFile) {
  const std::string bytes = example_bytes(3);
  auto wrong_summary = bytes;
  wrong_summary[bytes.size() - 60] ^= 1;

  EXPECT_EQ(error_of(""), "x.mcap: this is not an MCAP file: it is too short");
  EXPECT_EQ(error_of(std::string(100, 'x')), "x.mcap: this is not an MCAP file");
  EXPECT_EQ(error_of(bytes.substr(0, 20)), "x.mcap: the recording ends before anything was recorded");
  EXPECT_NE(error_of(wrong_summary).find("the summary is damaged (recovering keeps what is whole)"), std::string::npos);
  EXPECT_EQ(McapReader::open("/no/such/file").error().text(), "/no/such/file: No such file or directory");
  EXPECT_EQ(McapReader::open("/tmp").error().text(), "/tmp: this is not a file");
}

TEST(McapReader, AFaultInAMessageIsToldWithFileTopicAndTime) {
  Channel channel;
  channel.topic = "/match/commands";
  const MessageView message{channel, 0, Time{12'345'000'000}, Time{}, ""};

  const Error error = in_message("final.mcap", message, {"cancha.CommandFrame", "a tag is malformed", "hint"});

  EXPECT_EQ(error.text(), "final.mcap, /match/commands at 12.345 s: cancha.CommandFrame: a tag is malformed (hint)");
}

TEST(McapReader, RefusesAChunkThatClaimsToBeHuge) {
  // given a file with one chunk of 2^60 bytes, by its own words
  std::string bytes{kMagic};
  append_record(bytes, Header{"", "evil"});
  append_record(bytes, ChunkHeader{0, 1, std::uint64_t{1} << 60, 0, "zstd", 4}, "abcd");

  auto reader = McapReader::over(bytes);

  ASSERT_TRUE(reader);
  EXPECT_EQ(reader->lost_chunks(), 1u);
  EXPECT_EQ(reader->verify().error().what, "the chunk is larger than 64 MiB");
}

TEST(McapReader, ReadsAClosedFileWithoutSummary) {
  // given what other programs may write: definitions in the chunk, no summary
  std::string records;
  append_record(records, Channel{9, 0, "/a", "json", {}});
  append_record(records, MessageHeader{9, 1, 5, 6}, "{}");
  std::string bytes{kMagic};
  append_record(bytes, Header{"", "other"});
  append_record(bytes, ChunkHeader{5, 5, records.size(), 0, "", records.size()}, records);
  append_record(bytes, DataEnd{0});
  append_record(bytes, Footer{0, 0, 0});
  bytes += kMagic;

  auto reader = McapReader::over(bytes);

  ASSERT_TRUE(reader) << reader.error().text();
  EXPECT_FALSE(reader->was_incomplete());
  EXPECT_EQ(listed(*reader), std::vector<std::string>{"/a 0 {}"});
  EXPECT_TRUE(reader->verify());
}

}  // namespace
}  // namespace cancha::mcap
