#include "base/hash.h"

#include <gtest/gtest.h>

#include <bit>
#include <set>

namespace cancha {
namespace {

TEST(Hash, EqualInputsGiveEqualHashes) {
  const Hash a = Hash{}.add(std::uint64_t{7}).add(0.5).add_bytes("ball", 4);
  const Hash b = Hash{}.add(std::uint64_t{7}).add(0.5).add_bytes("ball", 4);

  EXPECT_EQ(a.value(), b.value());
}

TEST(Hash, KeepsItsValueForGood) {
  // recordings and golden files hold such hashes: a change here breaks them
  EXPECT_EQ(Hash{}.text(), "cbf29ce484222325");
  EXPECT_EQ(Hash{}.add(std::uint64_t{1}).text(), "af63bc49fd1c5448");
  EXPECT_EQ(Hash{}.add(0.1).text(), "d735129f3c56c641");
  EXPECT_EQ(Hash{}.add_bytes("cancha", 6).text(), "9c3a67acbd163634");
}

TEST(Hash, OrderCounts) {
  EXPECT_NE(Hash{}.add(1.0).add(2.0).value(), Hash{}.add(2.0).add(1.0).value());
}

TEST(Hash, TheEndOfBytesCounts) {
  // "ab" + "c" is not "a" + "bc"
  EXPECT_NE(Hash{}.add_bytes("ab", 2).add_bytes("c", 1).value(), Hash{}.add_bytes("a", 1).add_bytes("bc", 2).value());
  EXPECT_NE(Hash{}.add_bytes("", 0).value(), Hash{}.value());
}

TEST(Hash, PlusAndMinusZeroDiffer) {
  EXPECT_NE(Hash{}.add(0.0).value(), Hash{}.add(-0.0).value());
}

TEST(Hash, EverySingleBitCounts) {
  std::set<std::uint64_t> seen{Hash{}.add(std::uint64_t{0}).value()};

  for (int bit = 0; bit < 64; ++bit) seen.insert(Hash{}.add(std::uint64_t{1} << bit).value());

  EXPECT_EQ(seen.size(), 65u);
}

TEST(Hash, AChangedHighBitReachesTheLowHalf) {
  const std::uint64_t a = Hash{}.add(std::uint64_t{1} << 63).add(std::uint64_t{0}).value();
  const std::uint64_t b = Hash{}.add(std::uint64_t{0}).add(std::uint64_t{0}).value();

  EXPECT_NE(a & 0xffffffffu, b & 0xffffffffu);
}

TEST(Hash, TextIsSixteenHexadecimalDigits) {
  EXPECT_EQ(Hash{}.add(std::uint64_t{3}).text().size(), 16u);
}

}  // namespace
}  // namespace cancha
