#include "team/yarp/name_table.h"

#include <gtest/gtest.h>

#include "team/yarp/network.h"

namespace cancha::team::yarp {
namespace {

NameTable small_table() {
  return NameTable{{.name = kNameServerName, .host = "127.0.0.1", .number = 10'000}};
}

TEST(YarpNames, AnswersAsTheRealServerDoes) {
  NameTable table = small_table();
  const auto ask = [&](std::string_view line) { return table.answer(line, "127.0.0.1"); };
  EXPECT_EQ(ask("register /a"), "registration name /a ip 127.0.0.1 port 10002 type tcp\r\n*** end of message\r\n");
  EXPECT_EQ(ask("register /py tcp 127.0.0.1 23456"),
            "registration name /py ip 127.0.0.1 port 23456 type tcp\r\n*** end of message\r\n");
  EXPECT_EQ(ask("register ... ... ... ..."),
            "registration name /tmp/port/1 ip 127.0.0.1 port 10003 type tcp\r\n*** end of message\r\n");
  EXPECT_EQ(ask("query /py"), "registration name /py ip 127.0.0.1 port 23456 type tcp\r\n*** end of message\r\n");
  EXPECT_EQ(ask("query /nobody"), "*** end of message\r\n");
  EXPECT_EQ(ask("set /py offers tcp text"), "port /py property offers = tcp text\r\n*** end of message\r\n");
  EXPECT_EQ(ask("get /py offers"), "port /py property offers = tcp text\r\n*** end of message\r\n");
  EXPECT_EQ(ask("check /py offers text"), "port /py property offers value text present true\r\n*** end of message\r\n");
  EXPECT_EQ(ask("check /py offers udp"), "port /py property offers value udp present false\r\n*** end of message\r\n");
  EXPECT_EQ(ask("bot query /py"), "port (name \"/py\") (ip \"127.0.0.1\") (port_number 23456) (carrier tcp)\r\n");
  EXPECT_EQ(ask("bot list /py"),
            "ports (port (name \"/py\") (ip \"127.0.0.1\") (port_number 23456) (carrier tcp))\r\n");
  EXPECT_EQ(ask("bot query /nobody"), "port (error -2 \"port not known\")\r\n");
  EXPECT_EQ(ask("set /a accepts text"), "port /a property accepts = text\r\n*** end of message\r\n");
  EXPECT_EQ(ask("route /py /a"), "port /py route /a = text://a\r\n*** end of message\r\n");
  EXPECT_EQ(ask("unregister /py"), "*** end of message\r\n");
  EXPECT_EQ(ask("list"),
            "registration name /a ip 127.0.0.1 port 10002 type tcp\r\n"
            "registration name /root ip 127.0.0.1 port 10000 type tcp\r\n"
            "registration name /tmp/port/1 ip 127.0.0.1 port 10003 type tcp\r\n*** end of message\r\n");
  EXPECT_EQ(parse_registrations(ask("list")).value().size(), 3U);
}

TEST(YarpNames, SaysWhatItDoesNotUnderstand) {
  NameTable table = small_table();
  const auto ask = [&](std::string_view line) { return table.answer(line, "127.0.0.1"); };
  EXPECT_NE(ask("regster /a").find("'regster /a' is not understood; commands: register"), std::string::npos);
  EXPECT_NE(ask("register a").find("'a' is no name of a port"), std::string::npos);
  EXPECT_NE(ask("register /a tcp 127.0.0.1 70000").find("'70000' is no number of a socket"), std::string::npos);
  EXPECT_NE(ask("register /root").find("/root is the name server itself"), std::string::npos);
  EXPECT_EQ(parse_registrations("hello\r\n").error().text(), "name server: answers 'hello' (is it one of YARP?)");
  EXPECT_TRUE(parse_registrations("registration name /x ip none port none type tcp\r\n").value().empty());
}

TEST(YarpNames, AllowsThisMachineAndThoseOfTheList) {
  const auto network = Network::parse("192.168.1.0/24").value();
  const Address near = Address::parse("192.168.1.7", 0).value();
  const Address far = Address::parse("192.168.2.7", 0).value();
  EXPECT_TRUE(is_allowed(Address::parse("127.0.0.1", 0).value(), {}));
  EXPECT_FALSE(is_allowed(near, {}));
  EXPECT_TRUE(is_allowed(near, std::vector{network}));
  EXPECT_FALSE(is_allowed(far, std::vector{network}));
  EXPECT_EQ(Network::parse("192.168.1.0/33").error().text(),
            "--allow: '192.168.1.0/33' is no address (for example 192.168.1.7 or 192.168.1.0/24)");
  EXPECT_EQ(parse_server("localhost").value().text(), "127.0.0.1:10000");
  EXPECT_EQ(parse_server(":10005").value().text(), "127.0.0.1:10005");
  EXPECT_FALSE(parse_server("robot.local:1").has_value());
}

}  // namespace
}  // namespace cancha::team::yarp
