#include "server/paths.h"

#include <gtest/gtest.h>

#include "server/range.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

using namespace std::string_literals;

TEST(Paths, PercentCodesAreUndoneOnceAndStrictly) {
  EXPECT_EQ(decode_percent("a%20b%2F"), "a b/");
  EXPECT_EQ(decode_percent("%252e"), "%2e");
  EXPECT_EQ(decode_percent("%00"), "\0"s);
  for (const char* broken : {"%", "%2", "a%", "%zz", "%2g", "%%20", "%-1", "%+1"}) {
    EXPECT_FALSE(decode_percent(broken)) << broken;
  }
}

TEST(Paths, EncodedNamesDecodeToThemselves) {
  std::string all;
  for (int c = 0; c < 256; ++c) all += static_cast<char>(c);

  EXPECT_EQ(decode_percent(encode_percent(all)), all);
  EXPECT_EQ(encode_percent("a b/ñ.mcap"), "a%20b%2F%C3%B1.mcap");
}

TEST(Paths, TargetsAreTakenApart) {
  const auto target = parse_target("/watch%20it?file=a%26b&token=x?y");

  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/watch it");
  EXPECT_EQ(query_value(target->query, "file"), "a&b");
  EXPECT_EQ(query_value(target->query, "token"), "x?y");
  EXPECT_FALSE(query_value(target->query, "fil"));
  EXPECT_EQ(query_value("a&b=", "a"), "");
  EXPECT_FALSE(query_value("a=%", "a"));
}

TEST(Paths, TargetsThatAreNoPathsAreRefused) {
  for (const char* broken : {"", "*", "index.html", "http://localhost/", "/a#b", "/a%", "/a%00b", "/a\\b", "/a%5cb",
                             "/a%0d%0ab", "/a\x7f", "/a\nb"}) {
    EXPECT_FALSE(parse_target(broken)) << broken;
  }
}

TEST(Paths, ContentTypesFollowTheEnding) {
  EXPECT_EQ(content_type("a/index.html"), "text/html; charset=utf-8");
  EXPECT_EQ(content_type("app.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(content_type("match.mcap"), "application/octet-stream");
  EXPECT_EQ(content_type("none"), "application/octet-stream");
}

void expect_part(std::string_view header, std::uint64_t first, std::uint64_t length) {
  const ByteRange range = parse_range(header, 100, 50);
  EXPECT_EQ(range.kind, ByteRange::Kind::Part) << header;
  EXPECT_EQ(range.first, first) << header;
  EXPECT_EQ(range.length, length) << header;
}

TEST(Range, FirstMiddleLastAndOpenEndedPartsAreUnderstood) {
  expect_part("bytes=0-0", 0, 1);
  expect_part("bytes=10-19", 10, 10);
  expect_part("bytes=99-99", 99, 1);
  expect_part("bytes=90-", 90, 10);
  expect_part("bytes=90-1000", 90, 10);
  expect_part("bytes=-7", 93, 7);
  expect_part("Bytes=1-2", 1, 2);
}

TEST(Range, LongPartsAreCutToTheLimit) {
  expect_part("bytes=0-", 0, 50);
  expect_part("bytes=10-99", 10, 50);
  expect_part("bytes=-1000", 0, 50);
  expect_part("bytes=0-18446744073709551615", 0, 50);
}

TEST(Range, MalformedSeveralAndUnreachablePartsAreRefused) {
  for (const char* header : {"", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-4", "bytes=-0", "bytes=100-",
                             "bytes=100-200", "bytes=1-2,4-5", "bytes=1-2,", "bytes= 1-2", "bytes=+1-2", "bytes=1--2",
                             "bytes=0x1-2", "bytes=18446744073709551616-", "bytes=1-99999999999999999999"}) {
    EXPECT_EQ(parse_range(header, 100, 50).kind, ByteRange::Kind::Refused) << header;
  }
}

TEST(Range, OtherUnitsAreIgnoredAndEmptyFilesHaveNoPart) {
  EXPECT_EQ(parse_range("frames=1-2", 100, 50).kind, ByteRange::Kind::Whole);
  EXPECT_EQ(parse_range("bytes=0-0", 0, 50).kind, ByteRange::Kind::Refused);
  EXPECT_EQ(parse_range("bytes=-1", 0, 50).kind, ByteRange::Kind::Refused);
}

}  // namespace
}  // namespace cancha::server
