#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "mcap/reader.h"
#include "mcap/writer.h"

/// Small recordings for the tests of this folder.
namespace cancha::mcap {

/// A file of its own for one test, gone at the end.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& name)
      : path_{testing::TempDir() + testing::UnitTest::GetInstance()->current_test_info()->name() + name} {
    std::remove(path_.c_str());  // what a killed run has left
  }
  ~TemporaryFile() { std::remove(path_.c_str()); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string bytes() const {
    std::ifstream file{path_, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
  }
  void fill(std::string_view bytes) const { std::ofstream{path_, std::ios::binary} << bytes; }

 private:
  std::string path_;
};

inline Time tenths(int number) {
  return Time{} + 100_ms * number;
}

/// Writes `count` messages to each of "/a" and "/b", a tenth of a second apart, and two pieces of metadata.
inline void write_example(const std::string& path, int count, const McapWriter::Settings& settings = {}) {
  auto writer = McapWriter::open(path, settings);
  ASSERT_TRUE(writer) << writer.error().text();
  const SchemaId schema = writer->add_schema("text", "jsonschema", R"({"type":"object"})");
  const ChannelId a = writer->add_channel("/a", "json", schema, {{"colour", "blue"}});
  const ChannelId b = writer->add_channel("/b", "json", SchemaId{});
  ASSERT_TRUE(writer->add_metadata("seeds", {{"match", "42"}, {"ball", "7"}}));
  for (int i = 0; i < count; ++i) {
    ASSERT_TRUE(writer->write(a, tenths(i), fmt::format("a{}", i)));
    ASSERT_TRUE(writer->write(b, tenths(i), fmt::format("b{}", i)));
  }
  ASSERT_TRUE(writer->add_metadata("result", {{"score", "1:0"}}));
  ASSERT_TRUE(writer->close());
}

/// "topic time data" of every wanted message, or the error.
inline std::vector<std::string> listed(McapReader& reader, const Query& query = {}) {
  std::vector<std::string> lines;
  const auto read = reader.read(query, [&](const MessageView& m) {
    lines.push_back(fmt::format("{} {} {}", m.channel.topic, m.log_time.ns / 100'000'000, m.data));
    return true;
  });
  if (!read) lines.push_back(read.error().text());
  return lines;
}

}  // namespace cancha::mcap
