#include "team/yarp/stream.h"

#include <gtest/gtest.h>

namespace cancha::team::yarp {
namespace {

using namespace std::string_literals;
using Event = StreamReader::Event;

std::vector<Event> heard(StreamReader& reader, std::string_view bytes, std::size_t at_once = 1) {
  std::vector<Event> events;
  for (; !bytes.empty(); bytes.remove_prefix(std::min(at_once, bytes.size()))) {
    reader.feed(bytes.substr(0, at_once));
    while (auto event = reader.next()) events.push_back(std::move(*event));
  }
  return events;
}

/// Dumps as the facts give them: `yarp write` to a text port, and "1 2 3" by tcp.
const std::string kTextDump = "CONNECT /w\r\nD\r\n7 2.5 hello [get] {1 255} (4 5) \"a b\"\r\n";
const std::string kTcpDump =
    "YA\xe4\x1e\0\0RP"
    "\x03\0\0\0/w\0"
    "YA\x0a\0\0\0RP"
    "\x02\x01\xff\xff\xff\xff\xff\xff\xff\xff"
    "\x08\0\0\0\x14\0\0\0\0\0\0\0"
    "\0\0\0\0~D\0\x01"
    "\x01\x01\0\0\x03\0\0\0\x01\0\0\0\x02\0\0\0\x03\0\0\0"s;

TEST(YarpStream, UnderstandsATextConnectionByteByByte) {
  for (const std::size_t at_once : {1U, 5U, 1000U}) {
    StreamReader reader;
    const auto events = heard(reader, kTextDump, at_once);
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(events[0].kind, Event::Kind::Opened);
    EXPECT_EQ(reader.carrier(), Carrier::Text);
    EXPECT_EQ(reader.sender(), "/w");
    EXPECT_EQ(events[1].command.key, 'D');
    EXPECT_EQ(text_of(events[1].bottle), R"(7 2.5 hello [get] {1 255} (4 5) "a b")");
    EXPECT_EQ(reader.held(), 0U);
  }
}

TEST(YarpStream, UnderstandsATcpConnectionByteByByte) {
  for (const std::size_t at_once : {1U, 7U, 1000U}) {
    StreamReader reader;
    const auto events = heard(reader, kTcpDump, at_once);
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(reader.carrier(), Carrier::Tcp);
    EXPECT_EQ(reader.sender(), "/w");
    EXPECT_EQ(events[1].command.key, 'D');
    EXPECT_EQ(text_of(events[1].bottle), "1 2 3");
  }
}

TEST(YarpStream, WritesTheSameBytes) {
  const auto bottle = parse_bottle("1 2 3");
  EXPECT_EQ(opening(Carrier::Tcp, "/w") + message(Carrier::Tcp, {'D', {}}, *bottle, Codes::Version4), kTcpDump);
  const auto line = parse_bottle(R"(7 2.5 hello [get] {1 255} (4 5) "a b")");
  EXPECT_EQ(opening(Carrier::Text, "/w") + message(Carrier::Text, {'D', {}}, *line, Codes::Version4), kTextDump);
  EXPECT_EQ(welcome(Carrier::Text, "/w"), "Welcome /w\r\n");
  EXPECT_EQ(welcome(Carrier::Tcp, "/w"), "YA\0\0\0\0RP"s);
  EXPECT_EQ(acknowledgement(Carrier::TextAck), "<ACK>\r\n");
  EXPECT_EQ(acknowledgement(Carrier::Tcp), "YA\0\0\0\0RP"s);
  EXPECT_EQ(acknowledgement(Carrier::FastTcp), "");
  EXPECT_EQ(opening(Carrier::FastTcp, "/w").substr(0, 8), "YA\x64\x1e\0\0RP"s);
}

TEST(YarpStream, CarriesLongCommandsAndEnvelopes) {
  for (const Carrier carrier : {Carrier::Text, Carrier::TextAck, Carrier::FastTcp, Carrier::Tcp}) {
    StreamReader reader;
    const auto bottle = parse_bottle("0.5");
    const auto events = heard(reader, opening(carrier, "/w") + message(carrier, {'/', "reader"}, {}, Codes::Version4) +
                                          message(carrier, {'D', " 12 1.5"}, *bottle, Codes::Version4) +
                                          message(carrier, {'*', ""}, {}, Codes::Version4));
    ASSERT_EQ(events.size(), 4U) << carrier_name(carrier);
    EXPECT_EQ(events[1].command.key, '/');
    EXPECT_EQ(events[1].command.text, "reader");
    EXPECT_EQ(events[2].command.key, 'D');
    EXPECT_EQ(events[2].command.text, " 12 1.5");
    EXPECT_EQ(text_of(events[2].bottle), "0.5");
    EXPECT_EQ(events[3].command.key, '*');
  }
}

TEST(YarpStream, LearnsThePeersVersionFromItsFloats) {
  StreamReader reader;
  const auto bottle = parse_bottle("0.5 1");
  const auto events =
      heard(reader, opening(Carrier::Tcp, "/old") + message(Carrier::Tcp, {'d', {}}, *bottle, Codes::Version3));
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(text_of(events[1].bottle), "0.5 1");
  EXPECT_EQ(reader.codes(), Codes::Version3);
}

TEST(YarpStream, HearsTheOldOneShotForm) {
  StreamReader reader;
  const auto events = heard(reader, "NAME_SERVER query /root\r\n");
  ASSERT_EQ(events.size(), 1U);
  EXPECT_EQ(events[0].kind, Event::Kind::OneShot);
  EXPECT_EQ(events[0].line, "query /root");
}

TEST(YarpStream, GoesOnAfterAMessageThatIsNoBottle) {
  StreamReader reader;
  std::string image = message(Carrier::FastTcp, {'D', {}}, *parse_bottle("1 2 3"), Codes::Version4);
  image[image.size() - 20] = 'X';  // the list's code
  const auto events = heard(reader, opening(Carrier::FastTcp, "/w") + image +
                                        message(Carrier::FastTcp, {'D', {}}, *parse_bottle("4"), Codes::Version4));
  ASSERT_EQ(events.size(), 3U);
  EXPECT_NE(events[1].trouble.find("images and other types of YARP are no bottles"), std::string::npos);
  EXPECT_EQ(text_of(events[2].bottle), "4");
}

TEST(YarpStream, LeavesPeersThatSayNonsense) {
  const auto fault = [](const std::string& bytes) {
    StreamReader reader;
    const auto events = heard(reader, bytes, 100'000);
    return events.empty() || events.back().kind != Event::Kind::Broken ? "" : events.back().trouble;
  };
  EXPECT_EQ(fault("GET / HTTP/1.1\r\n"), "is no YARP connection");
  EXPECT_EQ(fault("YA\x61\x1e\0\0RP"s), "carrier udp is not spoken here: use tcp, fast_tcp, text or text_ack");
  EXPECT_EQ(fault("YA\xe4\x1e\0\0RP\xff\xff\xff\x7f"s), "its name has 2147483647 letters");
  EXPECT_EQ(fault("YA\xe4\x1e\0\0RP\x03\0\0\0/w\0YA\x09\0\0\0RP0123456789"s), "sent something that is no message");
  EXPECT_EQ(fault("CONNECT " + std::string(2000, 'x')), "its first line is too long");
  EXPECT_EQ(fault("CONNECT /w\r\nD\r\n" + std::string(kMostBytes + 1, 'x')),
            "sent a message of more than 4194304 bytes");
  std::string large = kTcpDump.substr(0, 15 + 18) + "\xff\xff\xff\x0f\x14\0\0\0\0\0\0\0"s;
  EXPECT_EQ(fault(large), "sent a message of 268435475 bytes, and 4194304 are too many");
}

}  // namespace
}  // namespace cancha::team::yarp
