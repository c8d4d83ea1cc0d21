#include "team/net/pcap.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace cancha::team {
namespace {

TEST(PcapWriter, WritesWhatWiresharkReads) {
  const auto path = std::filesystem::path{testing::TempDir()} / "cancha-pcap-test.pcap";
  auto writer = PcapWriter::open(path.string()).value();
  const std::vector<std::uint8_t> payload{1, 2, 3, 4};
  // the head of the well-known example of RFC 1071's sum, with our length
  writer.write(payload, {0xc0a80001, 5000}, {0xc0a800c7, 10000}, Duration{1'234'567'890'123'456'000});
  ASSERT_TRUE(writer.close().has_value());

  std::ifstream file{path, std::ios::binary};
  const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>{file}, {}};
  std::filesystem::remove(path);
  const std::vector<std::uint8_t> expected{
      0xd4, 0xc3, 0xb2, 0xa1, 2,    0,    4,    0, 0,    0,    0,    0,    0,   0,   0, 0, 0xff, 0xff, 0, 0,
      101,  0,    0,    0,                                                                  // the file
      0xd2, 0x02, 0x96, 0x49, 0x40, 0xe2, 0x01, 0, 32,   0,    0,    0,    32,  0,   0, 0,  // time, lengths
      0x45, 0,    0,    32,   0,    0,    0,    0, 0x40, 0x11, 0xf8, 0xb4, 192, 168, 0, 1, 192,  168,  0, 199,  // IP
      0x13, 0x88, 0x27, 0x10, 0,    12,   0,    0, 1,    2,    3,    4};                                        // UDP
  EXPECT_EQ(bytes, expected);
  EXPECT_EQ(PcapWriter::open("/nowhere/x.pcap").error().text(),
            "/nowhere/x.pcap: cannot be written: No such file or directory (there is no folder /nowhere)");
}

}  // namespace
}  // namespace cancha::team
