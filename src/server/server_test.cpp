#include "server/server.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>
#include <vector>

#include "server/access.h"
#include "server/client_test.h"
#include "server/server_test.h"

namespace cancha::server {
namespace {

class ServerTest : public testing::Test {
 protected:
  [[nodiscard]] Server::Settings settings() const {
    return {.port = 0,
            .no_token = true,
            .web_root = folders_.web(),
            .recordings = folders_.recordings(),
            .version = "1.2.3"};
  }
  [[nodiscard]] static std::unique_ptr<Server> started(const Server::Settings& settings) {
    auto server = Server::start(settings);
    EXPECT_TRUE(server) << server.error().text();
    return std::move(*server);
  }
  /// The whole answer to one request on a connection of its own.
  [[nodiscard]] static std::string get(const Server& server, std::string_view target, std::string_view more = "") {
    TestClient client{server.port()};
    client.get(target, more);
    return client.answer();
  }
  TestFolders folders_;
};

TEST_F(ServerTest, ServesThePageOverOneConnection) {
  const auto server = started(settings());
  TestClient client{server->port()};

  for (int i = 0; i < 3; ++i) {
    client.get("/app.js");
    const std::string answer = client.answer();
    EXPECT_EQ(status_of(answer), 200);
    EXPECT_NE(answer.find("Connection: keep-alive\r\n"), std::string::npos);
    EXPECT_EQ(text_after_head(answer), "export {};");
  }
  EXPECT_EQ(server->url(), "http://127.0.0.1:" + std::to_string(server->port()) + "/");
}

TEST_F(ServerTest, AnswersRequestsThatWereSentAtOnceInOrder) {
  const auto server = started(settings());
  TestClient client{server->port()};

  client.send(
      "GET /app.js HTTP/1.1\r\nHost: localhost\r\n\r\nHEAD /app.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
      "GET /recordings/ten.mcap HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const std::string all = client.rest();

  EXPECT_NE(all.find("export {};HTTP/1.1 200 OK"), std::string::npos) << all;
  EXPECT_TRUE(all.ends_with("\r\n\r\n0123456789")) << all;
}

TEST_F(ServerTest, StreamsLargeFilesWhole) {
  std::string large(5'000'001, 'x');
  for (std::size_t i = 0; i < large.size(); ++i) large[i] = static_cast<char>('a' + i % 23);
  folders_.write("recordings/large.mcap", large);
  const auto server = started(settings());

  EXPECT_EQ(text_after_head(get(*server, "/recordings/large.mcap")), large);
  const std::string part = get(*server, "/recordings/large.mcap", "Range: bytes=1000000-1199999\r\n");
  EXPECT_EQ(status_of(part), 206);
  EXPECT_EQ(text_after_head(part), large.substr(1'000'000, 200'000));
}

TEST_F(ServerTest, GivesRangesOfAFileThatGrows) {
  const auto server = started(settings());
  EXPECT_EQ(status_of(get(*server, "/recordings/ten.mcap", "Range: bytes=10-\r\n")), 416);

  folders_.append("recordings/ten.mcap", "abc");

  const std::string more = get(*server, "/recordings/ten.mcap", "Range: bytes=10-\r\n");
  EXPECT_EQ(status_of(more), 206);
  EXPECT_NE(more.find("Content-Range: bytes 10-12/13\r\n"), std::string::npos);
  EXPECT_EQ(text_after_head(more), "abc");
}

TEST_F(ServerTest, SharesARecordingFromElsewhere) {
  folders_.write("elsewhere.mcap", "other");
  const auto server = started(settings());

  server->share("friend.mcap", folders_.root() / "elsewhere.mcap");

  EXPECT_EQ(text_after_head(get(*server, "/recordings/friend.mcap")), "other");
}

TEST_F(ServerTest, ClientsBeyondTheLimitAreToldAndOthersGoOn) {
  Server::Settings few = settings();
  few.max_clients = 64;
  const auto server = started(few);
  std::vector<TestClient> clients;
  int served = 0;
  int refused = 0;
  for (int i = 0; i < 70; ++i) clients.emplace_back(server->port()).get("/app.js");
  for (TestClient& client : clients) {
    const int status = status_of(client.answer());
    served += status == 200 ? 1 : 0;
    refused += status == 503 ? 1 : 0;
  }
  EXPECT_EQ(served, 64);
  EXPECT_EQ(refused, 6);

  // places come free again
  clients.clear();
  int status = 503;
  for (int i = 0; i < 100 && status != 200; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds{20});
    status = status_of(get(*server, "/app.js"));
  }
  EXPECT_EQ(status, 200);
}

TEST_F(ServerTest, ALongJsonAnswerMayTakeItsTimeAsLongAsItGoesOn) {
  auto writer = mcap::McapWriter::open((folders_.recordings() / "long.mcap").string());
  ASSERT_TRUE(writer);
  const auto channel = writer->add_channel<MatchEvent>(match::topic::kEvents);
  MatchEvent event;
  event.reason = std::string(2000, 'x');
  for (int i = 0; i < 5000; ++i) ASSERT_TRUE(writer->write(channel, Time{} + 1_ms * i, event));
  ASSERT_TRUE(writer->close());
  Server::Settings quick = settings();
  quick.write_timeout = {1.0};
  const auto server = started(quick);
  TestClient slow{server->port()};

  // far more than the system buffers, in far longer than the limit for one piece
  slow.get("/api/recordings/long.mcap/messages?topic=/match/events");
  std::size_t taken = 0;
  for (std::size_t got = 1; got > 0 && taken < 10'000'000;) {
    got = slow.take(500'000).size();
    taken += got;
    std::this_thread::sleep_for(std::chrono::milliseconds{120});
  }

  EXPECT_GE(taken, 10'000'000u);
}

TEST_F(ServerTest, SlowClientsNeitherStayNorHoldUpOthers) {
  folders_.write("recordings/large.mcap", std::string(50'000'000, 'x'));
  Server::Settings quick = settings();
  quick.first_timeout = {0.4};
  quick.write_timeout = {0.4};
  const auto server = started(quick);
  TestClient silent{server->port()};
  TestClient half{server->port()};
  half.send("GET / HTTP/1.1\r\nHost: loc");
  TestClient deaf{server->port()};
  deaf.get("/recordings/large.mcap");

  EXPECT_EQ(status_of(get(*server, "/app.js")), 200);
  EXPECT_EQ(silent.rest(), "");
  EXPECT_EQ(half.rest(), "");
  std::this_thread::sleep_for(std::chrono::milliseconds{900});
  const std::string taken = deaf.rest();
  EXPECT_LT(taken.size(), 50'000'000u);
  EXPECT_FALSE(taken.ends_with("(still open)"));
}

TEST_F(ServerTest, MalformedRequestsAreRefusedAndHurtNobody) {
  const auto server = started(settings());
  const std::string zeros(100, '\0');
  for (const std::string& bytes :
       {std::string{"nonsense\r\n\r\n"}, zeros, std::string{"GET / HTTP/9.9\r\n\r\n"},
        std::string{"GET  HTTP/1.1\r\n\r\n"}, std::string{"GET / HTTP/1.1\r\nBad Header: x\r\n\r\n"},
        std::string{"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n"},
        std::string{"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11}, std::string{"GET / HTTP/1.1\r\n\r\n"}}) {
    TestClient client{server->port()};
    client.send(bytes);
    EXPECT_EQ(status_of(client.answer()), 400) << bytes;
  }
  const auto with_body = [&](std::string_view start, std::size_t length) {
    TestClient client{server->port()};
    client.send(fmt::format("{} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\n\r\n", start, length));
    client.send(std::string(std::min<std::size_t>(length, 100'000), 'x'));
    return status_of(client.answer());
  };
  EXPECT_EQ(with_body("GET /", 5), 413);
  EXPECT_EQ(with_body("POST /", 5), 405);
  EXPECT_EQ(with_body("POST /api/matches", 20'000), 413);
  EXPECT_EQ(with_body("POST /api/matches", 1'000'000'000'000), 413);

  EXPECT_EQ(status_of(get(*server, "/app.js")), 200);
}

TEST_F(ServerTest, OversizedRequestsAreRefused) {
  const auto server = started(settings());
  TestClient many{server->port()};
  many.get("/app.js", "X-Long: " + std::string(100'000, 'x') + "\r\n");
  EXPECT_EQ(status_of(many.rest()), 431);

  TestClient endless{server->port()};
  endless.send("GET /" + std::string(300'000, 'x'));
  const std::string answer = endless.rest();
  EXPECT_TRUE(status_of(answer) == 431 || status_of(answer) == 400) << answer;

  EXPECT_EQ(status_of(get(*server, "/app.js", "X-Long: " + std::string(4'000, 'x') + "\r\n")), 200);
}

TEST_F(ServerTest, ForeignHostsAndOriginsAreRefused) {
  const auto server = started(settings());
  TestClient rebound{server->port()};
  rebound.send("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n");
  EXPECT_EQ(status_of(rebound.answer()), 403);
  EXPECT_EQ(status_of(get(*server, "/api/recordings", "Origin: http://evil.example\r\n")), 403);
}

TEST_F(ServerTest, StopsWhileClientsAreConnected) {
  folders_.write("recordings/large.mcap", std::string(20'000'000, 'x'));
  for (int i = 0; i < 20; ++i) folders_.write_match("recordings/" + std::to_string(i) + ".mcap", 20);
  auto server = started(settings());
  TestClient idle{server->port()};
  TestClient loading{server->port()};
  loading.get("/recordings/large.mcap");
  TestClient listing{server->port()};
  listing.get("/api/recordings");
  const std::uint16_t port = server->port();

  server->stop();
  server->stop();

  EXPECT_FALSE(idle.rest().ends_with("(still open)"));
  EXPECT_FALSE(loading.rest().ends_with("(still open)"));
  EXPECT_FALSE(listing.rest().ends_with("(still open)"));
  EXPECT_FALSE(TestClient{port}.connected());
}

TEST_F(ServerTest, TakesTheNextPortWhereOneIsTaken) {
  const auto first = started(settings());
  Server::Settings same = settings();
  same.port = first->port();

  const auto second = started(same);

  EXPECT_GT(second->port(), first->port());
  EXPECT_LE(second->port(), first->port() + 20);
  EXPECT_EQ(status_of(get(*second, "/")), 200);
}

TEST_F(ServerTest, OthersThanLoopbackNeedAToken) {
  Server::Settings open = settings();
  open.address = "0.0.0.0";
  EXPECT_EQ(Server::start(open).error().text(),
            "--no-token: others could reach the studio at 0.0.0.0, so it needs its token (leave --no-token or --listen "
            "away)");

  open.no_token = false;
  EXPECT_EQ(status_of(get(*started(open), "/")), 403);
}

TEST_F(ServerTest, OtherAccountsOfThisMachineNeedTheTokenToo) {
  Server::Settings usual = settings();
  usual.no_token = false;
  const auto server = started(usual);
  const std::string token = server->token();

  EXPECT_GE(token.size(), 32u);
  EXPECT_NE(token, started(usual)->token());
  EXPECT_TRUE(server->url().ends_with("/?token=" + token));
  for (const char* target : {"/", "/app.js", "/api/version", "/recordings/ten.mcap", "/?token=", "/?token=x"}) {
    EXPECT_EQ(status_of(get(*server, target)), 403) << target;
    EXPECT_EQ(status_of(get(*server, target, "Range: bytes=0-3\r\n")), 403) << target;
  }
  const std::string answer = get(*server, "/?token=" + token);
  EXPECT_EQ(status_of(answer), 200);
  const std::string cookie = "cancha_token_" + std::to_string(server->port()) + "=" + token;
  EXPECT_NE(answer.find("Set-Cookie: " + cookie + "; Path=/; HttpOnly; SameSite=Strict\r\n"), std::string::npos);
  EXPECT_EQ(status_of(get(*server, "/app.js", "Cookie: " + cookie + "\r\n")), 200);
  EXPECT_EQ(status_of(get(*server, "/api/version", "Authorization: Bearer " + token + "\r\n")), 200);
  EXPECT_EQ(status_of(get(*server, "/api/version", "Authorization: Bearer " + token + "x\r\n")), 403);
  EXPECT_EQ(status_of(get(*server, "/api/version", "Authorization: Basic " + token + "\r\n")), 403);
  EXPECT_EQ(status_of(get(*server, "/recordings/ten.mcap?token=" + token, "Range: bytes=0-3\r\n")), 206);
}

TEST_F(ServerTest, BadAddressesAndTokensAreExplained) {
  Server::Settings wrong = settings();
  wrong.address = "here";
  EXPECT_EQ(Server::start(wrong).error().text(), "--listen: 'here' is no address (e.g. 127.0.0.1, 0.0.0.0 or ::1)");
  wrong.address = "192.0.2.1";
  wrong.no_token = false;
  wrong.token = "short";
  EXPECT_EQ(Server::start(wrong).error().what, "this token is not sound");
  wrong.token = random_token();
  EXPECT_TRUE(Server::start(wrong).error().what.starts_with("cannot listen here: "));
}

}  // namespace
}  // namespace cancha::server
