#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "match/recorder.h"
#include "mcap/writer.h"
#include "messages/game.h"
#include "server/router.h"

/// Folders and recordings for the tests of this part.
namespace cancha::server {

/// A web folder and a recordings folder of their own for one test, beside a secret; gone at the end.
class TestFolders {
 public:
  TestFolders()
      : root_{std::filesystem::path{testing::TempDir()} /
              (std::string{"cancha_server_"} + testing::UnitTest::GetInstance()->current_test_info()->name() +
               std::to_string(::getpid()))} {
    std::filesystem::create_directories(web() / "fonts");
    std::filesystem::create_directories(recordings());
    write("web/index.html", "<!doctype html><title>Cancha</title>");
    write("web/app.js", "export {};");
    write("web/fonts/a b.woff2", "font");
    write("web/.hidden", "secret");
    write("secret.txt", "secret");
    write("recordings/ten.mcap", "0123456789");
  }
  ~TestFolders() {
    std::error_code ignored;
    std::filesystem::remove_all(root_, ignored);
  }
  TestFolders(const TestFolders&) = delete;
  TestFolders& operator=(const TestFolders&) = delete;

  void write(const std::string& name, std::string_view bytes) const {
    std::ofstream{root_ / name, std::ios::binary} << bytes;
  }
  void append(const std::string& name, std::string_view bytes) const {
    std::ofstream{root_ / name, std::ios::binary | std::ios::app} << bytes;
  }
  /// A recording of `seconds` with a score of 2:1 at its end.
  void write_match(const std::string& name, int seconds) const {
    std::filesystem::remove(root_ / name);
    auto writer = mcap::McapWriter::open((root_ / name).string());
    ASSERT_TRUE(writer) << writer.error().text();
    const auto state = writer->add_channel<GameState>(match::topic::kState);
    ASSERT_TRUE(
        writer->add_metadata(match::kMatchMetadata, {{"league", "simurosot"}, {"blue", "roles"}, {"yellow", "chase"}}));
    for (int i = 0; i <= seconds; ++i) {
      GameState now;
      now.score = i == seconds ? Score{2, 1} : Score{0, 1};
      ASSERT_TRUE(writer->write(state, Time{} + 1000_ms * i, now));
    }
    ASSERT_TRUE(writer->close());
  }

  [[nodiscard]] const std::filesystem::path& root() const { return root_; }
  [[nodiscard]] std::filesystem::path web() const { return root_ / "web"; }
  [[nodiscard]] std::filesystem::path recordings() const { return root_ / "recordings"; }

 private:
  std::filesystem::path root_;
};

/// A router for robots whose databases lie in a folder.
inline Router::Settings with_databases(const TestFolders& folders, const std::string& databases) {
  Router::Settings settings;
  settings.web_root = folders.web();
  settings.databases = databases;
  return settings;
}

/// What would be sent after the headers.
inline std::string body_of(const Answer& answer) {
  if (!answer.file) return answer.body;
  std::string bytes(static_cast<std::size_t>(answer.file->length), '\0');
  bytes.resize(answer.file->file.read(answer.file->first, bytes));
  return bytes;
}

}  // namespace cancha::server
