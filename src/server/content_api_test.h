#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <initializer_list>
#include <string>
#include <utility>

#include "base/json_read.h"
#include "base/text_file.h"
#include "server/server_test.h"

namespace cancha::server {

/// A router over a copy of the parts of the content that an interface needs, so that a test may write there.
class ContentApiTest : public testing::Test {
 protected:
  /// `api`: what all of a test's addresses begin with; `source`: the folder of the sources.
  ContentApiTest(std::string api, const std::filesystem::path& source, std::initializer_list<const char*> parts)
      : api_{std::move(api)} {
    namespace fs = std::filesystem;
    for (const char* part : parts) fs::copy(source / "content" / part, content_ / part, fs::copy_options::recursive);
  }
  Answer ask(const std::string& method, const std::string& target, std::string body = "", Headers more = {}) {
    Request request{method, api_ + target, {{"Host", "localhost:8642"}}, std::move(body)};
    if (method != "GET") request.headers.emplace_back("Content-Type", "application/json");
    for (auto& header : more) request.headers.push_back(std::move(header));
    return router_.answer(request);
  }
  template <class T>
  static T read(const Answer& answer) {
    EXPECT_EQ(answer.status, 200) << answer.body;
    T message;
    const auto done = parse_json(answer.body, message);
    EXPECT_TRUE(done) << done.error().text();
    return message;
  }
  std::string text_of(const std::filesystem::path& file) const { return read_text(content_ / file).value_or(""); }

  TestFolders folders_;
  std::filesystem::path content_ = [this] {
    std::filesystem::create_directories(folders_.root() / "content");
    return folders_.root() / "content";
  }();
  Router router_{{.web_root = folders_.web(),
                  .recordings = folders_.recordings(),
                  .version = "1",
                  .access = {},
                  .matches = {.content = content_, .recordings = folders_.recordings()}}};

 private:
  std::string api_;
};

}  // namespace cancha::server
