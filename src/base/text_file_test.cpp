#include "base/text_file.h"

#include <gtest/gtest.h>

#include <fstream>

namespace cancha {
namespace {

TEST(TextFile, IsReadByteByByte) {
  const std::filesystem::path path = std::filesystem::path{testing::TempDir()} / "cancha-text-file";
  const std::string bytes{"a\r\n\0b\n", 6};
  std::ofstream{path, std::ios::binary} << bytes;
  EXPECT_EQ(read_text(path).value(), bytes);
  std::filesystem::remove(path);
}

TEST(TextFile, WhatCannotBeReadIsTold) {
  EXPECT_EQ(read_text("no/such.toml").error().text(), "no/such.toml: cannot be read");
  EXPECT_EQ(read_text(testing::TempDir(), "name a file").error().what, "cannot be read");
  EXPECT_EQ(read_text(testing::TempDir(), "name a file").error().hint, "name a file");
}

}  // namespace
}  // namespace cancha
