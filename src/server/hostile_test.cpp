// Clients that are silent, slow, greedy or only pretend: they neither stay nor hold up others.

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>
#include <vector>

#include "os/clock.h"
#include "server/client_test.h"
#include "server/matches.h"
#include "server/server.h"
#include "server/server_test.h"
#include "server/strangers.h"
#include "server/websocket_test.h"

namespace cancha::server {
namespace {

using namespace std::chrono_literals;

class HostileTest : public testing::Test {
 protected:
  [[nodiscard]] Server::Settings settings() const {
    Server::Settings made{.port = 0, .web_root = folders_.web(), .recordings = folders_.recordings()};
    made.content = std::filesystem::path{CANCHA_SOURCE_DIR} / "content";
    return made;
  }
  void start(const Server::Settings& settings) {
    auto started = Server::start(settings);
    ASSERT_TRUE(started) << started.error().text();
    server_ = std::move(*started);
  }
  [[nodiscard]] std::string key() const { return fmt::format("Authorization: Bearer {}\r\n", server_->token()); }
  [[nodiscard]] TestClient silent() const { return TestClient{server_->port()}; }
  [[nodiscard]] int status(const TestClient& client, std::string_view more = "") const {
    client.get("/app.js", key() + std::string{more});
    return status_of(const_cast<TestClient&>(client).answer());
  }
  /// An honest browser: the page, its parts over several connections at once, again and again.
  [[nodiscard]] bool browser_is_served() const {
    for (int round = 0; round < 3; ++round) {
      std::vector<TestClient> connections;
      for (int i = 0; i < 6; ++i) connections.push_back(silent());
      for (const TestClient& connection : connections) {
        if (status(connection) != 200) return false;
      }
    }
    return true;
  }
  /// Waits until the other side has given a connection up; sends what cannot be a request to find out.
  [[nodiscard]] static bool is_cut(const TestClient& client, Duration patience = 30'000_ms) {
    const auto end = os::now() + patience;
    while (os::now() < end) {
      if (::send(client.socket(), "x", 1, MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno != EAGAIN) return true;
      std::this_thread::sleep_for(20ms);
    }
    return false;
  }

  TestFolders folders_;
  std::unique_ptr<Server> server_;
};

TEST_F(HostileTest, ThreeHundredSilentConnectionsLockNobodyOut) {
  start(settings());
  TestClient early = silent();
  ASSERT_EQ(status(early), 200);

  std::vector<TestClient> crowd;
  for (int i = 0; i < 300; ++i) crowd.push_back(silent());

  EXPECT_TRUE(browser_is_served());
  EXPECT_EQ(status(early), 200) << "who was let in before stays";
  // the oldest had to go, long before their time
  EXPECT_EQ(crowd.front().rest(), "");
}

TEST_F(HostileTest, HalfARequestEachLocksNobodyOut) {
  start(settings());
  std::vector<TestClient> crowd;
  for (int i = 0; i < 300; ++i) {
    crowd.push_back(silent());
    crowd.back().send("GET / HTTP/1.1\r\nHost: loc");
  }

  EXPECT_TRUE(browser_is_served());
}

TEST_F(HostileTest, ThoseWithoutTheTokenCannotStay) {
  Server::Settings few = settings();
  few.max_clients = 8;
  start(few);
  std::vector<TestClient> crowd;
  for (int i = 0; i < 40; ++i) {
    crowd.push_back(silent());
    crowd.back().get("/app.js");
    const std::string told = crowd.back().rest();
    EXPECT_EQ(status_of(told), 403);
    EXPECT_NE(told.find("Connection: close\r\n"), std::string::npos);
    EXPECT_FALSE(told.ends_with("(still open)"));
  }
  EXPECT_TRUE(browser_is_served());

  // many requests at once get one refusal, and not one answer each
  TestClient flood = silent();
  std::string all;
  for (int i = 0; i < 1000; ++i) all += "GET /app.js HTTP/1.1\r\nHost: localhost\r\n\r\n";
  flood.send(all);
  const std::string told = flood.rest();
  EXPECT_EQ(told.find("HTTP/1.1", 1), told.npos) << told.substr(0, 2000);
}

TEST_F(HostileTest, ARequestThatComesByteByByteIsNotWaitedFor) {
  Server::Settings quick = settings();
  quick.first_timeout = {0.5};
  quick.read_timeout = {0.5};
  start(quick);
  const auto drips = [&](TestClient& client) {
    const std::string request = "GET /app.js HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(4000, 'x');
    for (const char byte : request) {
      if (::send(client.socket(), &byte, 1, MSG_NOSIGNAL) < 0) return false;
      std::this_thread::sleep_for(10ms);
    }
    return true;
  };

  TestClient stranger = silent();
  EXPECT_FALSE(drips(stranger));
  TestClient known = silent();
  ASSERT_EQ(status(known), 200);
  EXPECT_FALSE(drips(known)) << "having asked once does not help";
}

TEST_F(HostileTest, AnswersThatNobodyTakesAreNotMade) {
  Server::Settings quick = settings();
  quick.write_timeout = {0.5};
  start(quick);
  folders_.write("web/large.js", std::string(200'000, 'x'));
  TestClient flood = silent();
  ASSERT_EQ(status(flood), 200);
  const std::string one = "GET /large.js HTTP/1.1\r\nHost: localhost\r\n" + key() + "\r\n";
  std::string many;
  for (int i = 0; i < 200; ++i) many += one;

  // as much as the system takes, without ever reading
  for (int i = 0; i < 1000 && ::send(flood.socket(), many.data(), many.size(), MSG_NOSIGNAL | MSG_DONTWAIT) > 0; ++i) {
  }

  EXPECT_TRUE(browser_is_served());
  EXPECT_TRUE(is_cut(flood));
}

TEST_F(HostileTest, TenThousandHeadersAreTooMany) {
  start(settings());
  std::string headers;
  for (int i = 0; i < 10'000; ++i) headers += fmt::format("X-{}: y\r\n", i);
  TestClient client = silent();
  client.get("/app.js", headers);

  EXPECT_EQ(status_of(client.rest()), 431);
  EXPECT_TRUE(browser_is_served());
}

TEST_F(HostileTest, WebSocketsThatStopHalfWayAreGivenUp) {
  Server::Settings quick = settings();
  quick.first_timeout = {0.5};
  quick.silence_timeout = {1.0};
  start(quick);
  const auto match = server_->matches().start({.paused = true});
  ASSERT_TRUE(match) << match.error().text();
  const std::string target = fmt::format("/api/matches/{}/live", (*match)->name());

  // in the handshake
  TestClient shy = silent();
  shy.send("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n");
  EXPECT_FALSE(shy.rest().ends_with("(still open)"));
  // in a frame, whose end never comes
  TestSocket torn{server_->port(), target, key()};
  ASSERT_EQ(torn.status(), 101);
  torn.client().send(TestSocket::frame(std::string(2000, ' '), 1).substr(0, 500));
  EXPECT_FALSE(torn.client().rest(20'000).ends_with("(still open)"));
  // without the token
  EXPECT_EQ((TestSocket{server_->port(), target}.status()), 403);
  EXPECT_TRUE(browser_is_served());
}

TEST(Strangers, WhoBringsManyDrivesOutHisOwn) {
  Strangers<int> strangers;
  int many[10] = {};
  int one = 0;
  strangers.came(&one, "10.0.0.2");
  for (int& who : many) strangers.came(&who, "10.0.0.1");

  EXPECT_EQ(strangers.one_to_cut(12), nullptr);
  for (int i = 0; i < 9; ++i) {
    int* gone = strangers.one_to_cut(1);
    EXPECT_EQ(gone, &many[i]) << "oldest first, and not the other's";
    strangers.left(gone);
  }
  EXPECT_EQ(strangers.count(), 2u);
  strangers.left(&one);
  strangers.left(&one);
  EXPECT_EQ(strangers.count(), 1u);
}

}  // namespace
}  // namespace cancha::server
