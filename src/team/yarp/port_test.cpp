#include "team/yarp/port.h"

#include <gtest/gtest.h>

#include <thread>

#include "team/yarp/bottle_text.h"
#include "team/yarp/client.h"
#include "team/yarp/discovery.h"

namespace cancha::team::yarp {
namespace {

using namespace std::string_literals;

constexpr std::uint32_t kHere = 0x7f000001;

Bottle parsed(std::string_view text) {
  return parse_bottle(text).value();
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// A name server of our own.
struct Names {
  Names()
      : table{{.name = kNameServerName, .host = kLoopback, .number = 10'000}},
        port{Port::open({.name = kNameServerName,
                         .lines = [this](const std::string& line,
                                         const std::string& from) { return table.answer(line, from); }})
                 .value()} {}
  [[nodiscard]] Address address() const { return {kHere, port->number()}; }

  NameTable table;
  std::unique_ptr<Port> port;
};

/// Lets ports work in a thread of their own while the test waits for answers; stops with its owner.
class Serving {
 public:
  explicit Serving(std::vector<Port*> ports)
      : ports_{std::move(ports)}, thread_{[this](const std::stop_token& stop) {
          while (!stop.stop_requested()) serve(ports_, 5_ms);
        }} {}

 private:
  std::vector<Port*> ports_;
  std::jthread thread_;
};

/// Serves until something holds, for a minute at most.
template <class Holds>
bool until(std::vector<Port*> ports, Holds holds) {
  const os::HostTime end = os::now() + Duration{60'000'000'000};
  while (!holds()) {
    if (os::now() > end) return false;
    serve(ports, 5_ms);
  }
  return true;
}

std::unique_ptr<Port> opened(const Names& names, Port::Settings settings) {
  settings.name_server = names.address();
  std::unique_ptr<Port> made;
  const Serving serving{{names.port.get()}};
  auto port = Port::open(std::move(settings));
  EXPECT_TRUE(port.has_value()) << port.error().text();
  return port ? std::move(*port) : nullptr;
}

TEST(YarpPort, CarriesBottlesToAnotherPortByEveryCarrier) {
  for (const std::string carrier : {"tcp", "fast_tcp", "text", "text_ack"}) {
    Names names;
    auto writer = opened(names, {.name = "/writer", .queue = 100});
    auto reader = opened(names, {.name = "/reader"});
    const std::vector<Port*> all{names.port.get(), writer.get(), reader.get()};

    writer->connect_to(carrier + ":/reader");
    ASSERT_TRUE(until(all, [&] { return !reader->inputs().empty() && !writer->outputs().empty(); })) << carrier;
    for (int i = 0; i < 3; ++i) writer->write({Item::integer(i), Item::number(0.5)}, "7 1.5");
    std::vector<std::string> got;
    ASSERT_TRUE(until(all, [&] {
      while (auto message = reader->read()) {
        EXPECT_EQ(message->from, "/writer");
        EXPECT_EQ(message->envelope, "7 1.5");
        got.push_back(text_of(message->bottle));
      }
      return got.size() == 3 && writer->is_idle();
    })) << carrier;

    EXPECT_EQ(got, (std::vector<std::string>{"0 0.5", "1 0.5", "2 0.5"}));
    EXPECT_EQ(writer->counters().sent, 3U);
    EXPECT_EQ(writer->counters().dropped, 0U);
    const Serving serving{{names.port.get()}};
    writer.reset();
    reader.reset();
  }
}

TEST(YarpPort, AnswersRpcAndAdministrationByEveryCarrier) {
  Names names;
  auto port = opened(names, {.name = "/rpc:i", .responder = [](const Bottle& asked) {
                               return Bottle{Item::vocab("ok"), Item::list(asked), Item::number(1.5)};
                             }});
  const Serving serving{{names.port.get(), port.get()}};
  const Address where{kHere, port->number()};
  for (const Carrier carrier : {Carrier::Text, Carrier::TextAck, Carrier::FastTcp, Carrier::Tcp}) {
    for (const Codes codes : {Codes::Version3, Codes::Version4}) {
      auto connection = Connection::open(where, {.sender = "/asker", .carrier = carrier, .codes = codes});
      ASSERT_TRUE(connection.has_value()) << connection.error().text();
      for (int i = 0; i < 2; ++i) {
        const auto reply = connection->ask(parsed("[get] 2.5"));
        ASSERT_TRUE(reply.has_value()) << carrier_name(carrier) << reply.error().text();
        EXPECT_EQ(text_of(*reply), "[ok] ([get] 2.5) 1.5");
      }
      const auto inputs = connection->administer(parsed("[list] [in]"));
      EXPECT_EQ(text_of(inputs.value_or(Bottle{})), "\"/asker\"");
      EXPECT_EQ(text_of(connection->administer(parsed("[ver]")).value_or(Bottle{})), "[ver] 1 2 3");
      EXPECT_EQ(text_of(connection->administer(parsed("[pry]")).value_or(Bottle{})),
                R"([fail] "'pry' is not understood; send [help]")");
      EXPECT_EQ(
          text_of(connection->administer(parsed("[add] /nobody")).value_or(Bottle{})),
          R"x(-1 "Cannot connect to /nobody: port: nobody has registered /nobody (./cancha yarp list shows all)")x");
    }
  }
  EXPECT_EQ(port->counters().malformed, 0U);
}

TEST(YarpPort, ObeysTheWordsThatPeopleType) {
  Names names;
  auto port = opened(names, {.name = "/typed"});
  auto other = opened(names, {.name = "/other"});
  const Serving serving{{names.port.get(), port.get(), other.get()}};
  auto stream = TcpStream::connect({kHere, port->number()}, 1000_ms).value();
  std::string heard;
  const auto say = [&](const std::string& line, const std::string& wanted) {
    heard.clear();
    ASSERT_TRUE(stream.write(bytes_of(line)).has_value());
    const os::HostTime end = os::now() + Duration{60'000'000'000};
    while (heard.find(wanted) == std::string::npos && os::now() < end) {
      std::uint8_t room[1000];
      const auto count = stream.read(room, 100_ms);
      if (!count) break;
      heard.append(reinterpret_cast<const char*>(room), *count);
    }
    EXPECT_NE(heard.find(wanted), std::string::npos) << line << "\n" << heard;
  };

  say("CONNECT me\r\n", "Welcome me\r\n");
  say("*\r\n", "There is an input connection from me to /typed using text\r\n");
  EXPECT_NE(heard.find("There are no outgoing connections\r\n"), std::string::npos);
  say("/other\r\n", "Added connection from /typed to /other\r\n");
  say("*\n", "There is an output connection from /typed to /other using tcp\r\n");
  say("!/other\r\n", "Removed connection from /typed to /other\r\n");
  say("!/other\r\n", "Could not find an outgoing connection to /other\r\n");
  say("?\r\n", "~/port  drop the input from /port\r\n");
  say("x\r\n", "Type ? for help.\r\n");
  say("a\r\n[ver]\r\n", "[ver] 1 2 3\r\n");
  say("d\r\n1 (2\r\n3)\r\n", "\r\n");
  say("d\r\n1 )\r\n", "[fail] \"bottle, letter 3: a ')' that closes nothing");
  say("q\r\n", "Bye bye\r\n");
}

TEST(YarpPort, SendsOnAReversedConnection) {
  Names names;
  auto port = opened(names, {.name = "/out"});
  auto stream = TcpStream::connect({kHere, port->number()}, 1000_ms).value();
  ASSERT_TRUE(stream.write(bytes_of("CONNECT me\r\nr\r\n")).has_value());
  ASSERT_TRUE(until({port.get()}, [&] { return !port->outputs().empty(); }));
  port->write(parsed("1 2"));
  ASSERT_TRUE(until({port.get()}, [&] { return port->is_idle(); }));
  std::uint8_t room[1000];
  std::string heard;
  while (heard.size() < 20) {
    const auto count = stream.read(room, 1000_ms);
    ASSERT_TRUE(count.has_value());
    heard.append(reinterpret_cast<const char*>(room), *count);
  }
  EXPECT_EQ(heard, "Welcome me\r\nD\r\n1 2\r\n");
  const Serving serving{{names.port.get()}};
  port.reset();
}

TEST(YarpPort, NeverWaitsForAReaderThatTakesNothing) {
  // given a reader that is connected and never reads, and one that does
  Names names;
  auto writer = opened(names, {.name = "/writer", .stall = 3000_ms});
  auto reader = opened(names, {.name = "/reader"});
  const std::vector<Port*> all{names.port.get(), writer.get(), reader.get()};
  TcpServer deaf = TcpServer::open(0, false).value();
  {
    const Serving serving{{names.port.get()}};
    ASSERT_TRUE(NameServer{names.address()}.enter({.name = "/deaf", .host = kLoopback, .number = deaf.port()}));
  }
  writer->connect_to("/reader");
  writer->connect_to("fast_tcp:/deaf");
  std::optional<TcpStream> ear;
  ASSERT_TRUE(until(all, [&] {
    if (auto came = deaf.accept()) {
      ear = std::move(*came);
      EXPECT_TRUE(ear->write(bytes_of("YA\0\0\0\0RP"s)).has_value());
    }
    return writer->outputs().size() == 2;
  }));

  // when large messages are written without end
  const Bottle large{Item::string(std::string(200'000, 'x'))};
  std::size_t got = 0;
  ASSERT_TRUE(until(all, [&] {
    writer->write(large);
    while (reader->read()) ++got;
    return got > 20 && writer->counters().stalled == 1;
  }));

  // then the other has its messages, what was not taken is counted, and the reader that stood still is left
  EXPECT_GT(writer->counters().dropped, 0U);
  EXPECT_EQ(writer->outputs(), std::vector<std::string>{"/reader"});
  const Serving serving{{names.port.get()}};
  writer.reset();
  reader.reset();
}

TEST(YarpPort, LeavesPeersThatStandStillAndRefusesTooMany) {
  auto port = Port::open({.name = "/small", .most_connections = 2, .stall = 200_ms}).value();
  std::vector<TcpStream> peers;
  for (int i = 0; i < 4; ++i) peers.push_back(TcpStream::connect({kHere, port->number()}, 1000_ms).value());
  ASSERT_TRUE(peers[0].write(bytes_of("CONN")).has_value());                    // stops within the header
  ASSERT_TRUE(peers[1].write(bytes_of("CONNECT a\r\nD\r\n1 (2")).has_value());  // stops within a message

  ASSERT_TRUE(until({port.get()}, [&] { return port->counters().stalled == 2; }));
  EXPECT_EQ(port->counters().refused, 2U);

  // one that is silent between messages stays
  auto calm = TcpStream::connect({kHere, port->number()}, 1000_ms).value();
  ASSERT_TRUE(calm.write(bytes_of("CONNECT /calm\r\nD\r\n1\r\n")).has_value());
  ASSERT_TRUE(until({port.get()}, [&] { return port->counters().received == 1; }));
  const os::HostTime end = os::now() + 500_ms;
  ASSERT_TRUE(until({port.get()}, [&] { return os::now() > end; }));
  EXPECT_EQ(port->inputs(), std::vector<std::string>{"/calm"});
  EXPECT_EQ(port->counters().stalled, 2U);
}

TEST(YarpPort, KeepsTheNewestOfWhatNobodyReads) {
  auto port = Port::open({.name = "/full", .inbox = 2}).value();
  auto peer = TcpStream::connect({kHere, port->number()}, 1000_ms).value();
  ASSERT_TRUE(peer.write(bytes_of("CONNECT /a\r\nD\r\n1\r\nD\r\n2\r\nD\r\n3\r\n")).has_value());
  ASSERT_TRUE(until({port.get()}, [&] { return port->counters().received == 3; }));
  EXPECT_EQ(port->counters().unread, 1U);
  EXPECT_EQ(text_of(port->read()->bottle), "2");
  EXPECT_EQ(text_of(port->read()->bottle), "3");
}

TEST(YarpPort, SaysWhichPortsAndServersAreMissing) {
  const auto nobody = NameServer{{kHere, 9}}.find("/x");
  ASSERT_FALSE(nobody.has_value());
  EXPECT_EQ(
      nobody.error().text(),
      "name server 127.0.0.1:9: cannot be reached: Connection refused (start one with ./cancha yarp server, or say "
      "where it is with --server HOST:PORT)");
  Names names;
  auto port = opened(names, {.name = "/reader"});
  {
    const Serving serving{{names.port.get()}};
    const NameServer server{names.address()};
    EXPECT_EQ(server.find("/readr").error().text(),
              "port: nobody has registered /readr (did you mean /reader? ./cancha yarp list shows all)");
    EXPECT_EQ(server.find("reader").error().text(),
              "port: 'reader' is no name of a port (a slash first and no blanks, for example /reader)");
    EXPECT_EQ(server.list("/reader").value().size(), 1U);
    EXPECT_EQ(server.command("bot query /reader").value(), "port (name \"/reader\") (ip \"127.0.0.1\") (port_number " +
                                                               std::to_string(port->number()) + ") (carrier tcp)\r\n");
    port.reset();
    EXPECT_TRUE(server.list("/reader").value().empty());
  }
  // a peer that accepts and says nothing
  TcpServer silent = TcpServer::open(0, false).value();
  const auto stalled = NameServer{{kHere, silent.port()}, 100_ms}.find("/x");
  ASSERT_FALSE(stalled.has_value());
  EXPECT_NE(stalled.error().text().find("sent no answer in time"), std::string::npos);
}

TEST(YarpPort, IsFoundByMulticastWhereThatIsAskedFor) {
  // ports of our own, so that no other server on this machine answers
  const Contact root{.name = kNameServerName, .host = kLoopback, .number = 12'345};
  const std::uint16_t free = TcpServer::open(0, false).value().port();
  const DiscoverySettings settings{.ports = {free}};
  auto server = Discoverable::open(settings, root);
  ASSERT_TRUE(server.has_value()) << server.error().text();
  const std::jthread answers{[&](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      server->attend();
      rest(5_ms);
    }
  }};
  const auto found = discover(settings, Duration{60'000'000'000});
  ASSERT_TRUE(found.has_value()) << found.error().text();
  EXPECT_EQ(*found, root);
}

TEST(YarpPort, IsFoundByTheSettingsOfYarp) {
  EXPECT_EQ(configured_server("10.0.0.5 10000 yarp\n", "yarp.conf").value().host, "10.0.0.5");
  EXPECT_EQ(configured_server("robot\n", "yarp.conf").error().text(),
            "yarp.conf: its first line has no address and number (for example 127.0.0.1 10000 yarp)");
}

}  // namespace
}  // namespace cancha::team::yarp
