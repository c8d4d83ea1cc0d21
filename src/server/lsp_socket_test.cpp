#include "server/lsp_socket.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "server/lsp_session.h"
#include "server/server.h"
#include "server/server_test.h"
#include "server/websocket_test.h"

namespace cancha::server {
namespace {

namespace fs = std::filesystem;

constexpr const char* kInitialize =
    R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},)"
    R"("initializationOptions":{"root":"file:///behaviours/first_steps/agents.xabsl"}}})";

std::string opened(const std::string& path, const std::string& text) {
  return fmt::format(R"({{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{{"textDocument":{{"uri":)"
                     R"("file:///behaviours/{}","languageId":"xabsl","version":1,"text":"{}"}}}}}})",
                     path, text);
}
std::string asked(int id, const std::string& method, const std::string& path, int line, int character) {
  return fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":"{}","params":{{"textDocument":{{"uri":)"
                     R"("file:///behaviours/{}"}},"position":{{"line":{},"character":{}}}}}}})",
                     id, method, path, line, character);
}

constexpr const char* kGood =
    "option play { initial state a { decision { if (ball.x > 1) goto b; else stay; } action { } }"
    " state b { decision { if (true) stay; else stay; } action { } } }";
constexpr const char* kBroken = "option play { initial state a { decision { if (ball.wrong > 1) goto b; } } }";

class LspSessionTest : public testing::Test {
 protected:
  LspSessionTest() : files_{fs::path{CANCHA_SOURCE_DIR} / "content"}, session_{files_, "1"} {
    (void)session_.handle(kInitialize);
  }
  std::string say(const std::string& message) {
    std::string all;
    for (const std::string& reply : session_.handle(message)) all += reply + "\n";
    return all;
  }
  BehaviourFiles files_;
  LspSession session_;
};

TEST_F(LspSessionTest, ReadsIncludesOfContentByItsOwnNames) {
  const std::string fine = say(opened("first_steps/play.xabsl", kGood));
  EXPECT_NE(fine.find("publishDiagnostics"), std::string::npos) << fine;
  EXPECT_EQ(fine.find("\"severity\":1"), std::string::npos) << fine;

  const std::string place = say(asked(2, "textDocument/definition", "first_steps/play.xabsl", 0, 49));
  EXPECT_NE(place.find("file:///behaviours/wheeled/ball_symbols.xabsl"), std::string::npos) << place;
}

TEST_F(LspSessionTest, DrawsTheOptionThatIsWritten) {
  (void)say(opened("first_steps/play.xabsl", kGood));

  const std::string drawn = say(asked(3, "cancha/picture", "first_steps/play.xabsl", 0, 20));
  EXPECT_NE(drawn.find(R"("id":3,"result":{"option":"play","fresh":true)"), std::string::npos) << drawn;
  EXPECT_NE(drawn.find("#state/b"), std::string::npos) << drawn;

  // a broken text keeps the last good picture
  (void)say(opened("first_steps/play.xabsl", kBroken));
  const std::string stale = say(asked(4, "cancha/picture", "first_steps/play.xabsl", 0, 20));
  EXPECT_NE(stale.find(R"("option":"play","fresh":false)"), std::string::npos) << stale;
  EXPECT_NE(stale.find("#state/b"), std::string::npos) << stale;
}

TEST_F(LspSessionTest, ATextWithoutOptionShowsWhoCallsWhom) {
  (void)say(opened("first_steps/agents.xabsl", ""));
  EXPECT_NE(say(asked(1, "cancha/picture", "first_steps/agents.xabsl", 0, 0)).find("result"), std::string::npos);
  EXPECT_NE(say(asked(1, "cancha/picture", "nowhere/x.xabsl", 0, 0)).find("not part"), std::string::npos);
  EXPECT_NE(say(R"({"jsonrpc":"2.0","id":"a","method":"cancha/picture"})").find("-32601"), std::string::npos);
}

TEST_F(LspSessionTest, NothingOutsideOfBehavioursIsRead) {
  for (const char* path : {"../../README.md", "/etc/passwd", "../leagues/simurosot.toml", "../../../../etc/passwd",
                           "../../behaviours/../leagues/simurosot.toml", "../wheeled/README.md"}) {
    const std::string told = say(opened("first_steps/agents.xabsl", fmt::format("include \\\"{}\\\";", path)));
    EXPECT_NE(told.find("\"severity\":1"), std::string::npos) << path << ": " << told;
    EXPECT_EQ(told.find("root:"), std::string::npos) << told;
  }
  EXPECT_TRUE(files_.names_in("/behaviours/..").empty());
  EXPECT_TRUE(files_.names_in("/etc").empty());
  EXPECT_FALSE(files_.names_in("/behaviours/rondo/../wheeled").empty());
}

TEST_F(LspSessionTest, WhoOpensTooMuchIsLetGo) {
  const std::string text(std::size_t{2} << 20, ' ');
  for (int i = 0; i < 7; ++i) (void)say(opened(fmt::format("first_steps/a{}.xabsl", i), text));
  EXPECT_FALSE(session_.is_over());
  for (int i = 7; i < 9; ++i) (void)say(opened(fmt::format("first_steps/a{}.xabsl", i), text));
  EXPECT_TRUE(session_.is_over());
}

class LspSocketTest : public testing::Test {
 protected:
  LspSocketTest() {
    Server::Settings settings;
    settings.no_token = true;
    settings.port = 0;
    settings.web_root = folders_.web();
    settings.recordings = folders_.recordings();
    settings.content = fs::path{CANCHA_SOURCE_DIR} / "content";
    auto started = Server::start(settings);
    if (started) server_ = std::move(*started);
  }
  [[nodiscard]] TestSocket writer(std::string_view more = "") const {
    return {server_->port(), "/api/behaviours/lsp", more};
  }
  TestFolders folders_;
  std::unique_ptr<Server> server_;
};

TEST_F(LspSocketTest, EachTextIsOneMessageOfTheProtocol) {
  TestSocket writer = this->writer();
  ASSERT_EQ(writer.status(), 101);

  writer.send(kInitialize);
  const auto answer = writer.next();
  ASSERT_TRUE(answer);
  EXPECT_NE(answer->data.find("completionProvider"), std::string::npos);

  writer.send(opened("first_steps/play.xabsl", kBroken));
  const auto told = writer.next_that([](const auto& m) { return m.data.find("ball.wrong") != std::string::npos; });
  EXPECT_TRUE(told);
  // goodbye ends the connection
  writer.send(R"({"jsonrpc":"2.0","method":"exit"})");
  EXPECT_FALSE(writer.next_that([](const auto&) { return false; }));
}

TEST_F(LspSocketTest, ForeignPagesAndTooManyWritersAreRefused) {
  EXPECT_EQ(writer("Origin: http://evil.example\r\n").status(), 403);
  std::vector<std::unique_ptr<TestSocket>> all;
  for (std::size_t i = 0; i < LspSocket::kMost; ++i) {
    all.push_back(std::make_unique<TestSocket>(server_->port(), "/api/behaviours/lsp"));
    EXPECT_EQ(all.back()->status(), 101);
  }
  EXPECT_EQ(writer().status(), 503);
}

TEST_F(LspSocketTest, AFileOfAMebibyteIsTakenAndMoreIsNot) {
  const auto status = [&](std::size_t announced) {
    TestClient client{server_->port()};
    client.send(fmt::format(
        "PUT /api/behaviours/files/../x.xabsl HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n", announced));
    if (announced <= BehaviourFiles::kMostBytes) client.send(std::string(announced, ' '));
    return status_of(client.answer());
  };
  EXPECT_EQ(status(BehaviourFiles::kMostBytes), 400) << "read, and its path is no good";
  EXPECT_EQ(status(BehaviourFiles::kMostBytes + 1), 413);
}

}  // namespace
}  // namespace cancha::server
