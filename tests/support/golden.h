#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

/// Golden files: outputs that people looked at once and that must not change by accident.
namespace cancha::golden {

/// Whether this run writes golden files instead of comparing with them: with CANCHA_UPDATE_GOLDEN=1 in the environment.
inline bool updating() {
  const char* wish = std::getenv("CANCHA_UPDATE_GOLDEN");
  return wish && std::string_view{wish} == "1";
}

/// Whether `text` equals tests/golden/NAME byte for byte; says the first line that differs.
inline ::testing::AssertionResult matches(std::string_view text, const std::string& name) {
  const std::filesystem::path file = std::filesystem::path{CANCHA_SOURCE_DIR} / "tests" / "golden" / name;
  if (updating()) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream{file, std::ios::binary} << text;
    return ::testing::AssertionSuccess();
  }
  std::ifstream in{file, std::ios::binary};
  if (!in) return ::testing::AssertionFailure() << file << " is missing (CANCHA_UPDATE_GOLDEN=1 writes it)";
  const std::string golden{std::istreambuf_iterator<char>{in}, {}};
  if (text == golden) return ::testing::AssertionSuccess();

  // where they part
  std::size_t line = 1, start = 0, i = 0;
  for (; i < text.size() && i < golden.size() && text[i] == golden[i]; ++i) {
    if (text[i] == '\n') {
      ++line;
      start = i + 1;
    }
  }
  const auto line_from = [start](std::string_view whole) {
    return start < whole.size() ? whole.substr(start, whole.find('\n', start) - start) : "(end)";
  };
  return ::testing::AssertionFailure() << file.string() << ":" << line << " differs\n  golden: " << line_from(golden)
                                       << "\n  now:    " << line_from(text)
                                       << "\nlook at the change, then accept it with CANCHA_UPDATE_GOLDEN=1";
}

}  // namespace cancha::golden
