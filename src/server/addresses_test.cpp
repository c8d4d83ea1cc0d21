#include "server/addresses.h"

#include <gtest/gtest.h>

#include <boost/asio/ip/address.hpp>

namespace cancha::server {
namespace {

TEST(Addresses, AreThoseThatOtherMachinesCanOpen) {
  for (const std::string& text : machine_addresses(true, true)) {
    const bool v6 = text.starts_with('[');
    boost::system::error_code bad;
    const auto address = boost::asio::ip::make_address(v6 ? text.substr(1, text.size() - 2) : text, bad);
    ASSERT_FALSE(bad) << text;
    EXPECT_EQ(address.is_v6(), v6) << text;
    EXPECT_FALSE(address.is_loopback() || address.is_unspecified()) << text;
  }
  for (const std::string& text : machine_addresses(true, false)) EXPECT_FALSE(text.starts_with('[')) << text;
  for (const std::string& text : machine_addresses(false, true)) EXPECT_TRUE(text.starts_with('[')) << text;
}

}  // namespace
}  // namespace cancha::server
