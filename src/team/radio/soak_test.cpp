// A team on real sockets whose robots come and go, under fire. Seconds by default; CANCHA_SOAK_SECONDS=600 for long.

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <thread>

#include "base/random.h"
#include "os/clock.h"
#include "support/free_port.h"
#include "team/radio/radio.h"
#include "team/rtdb/folder_test.h"

namespace cancha::team {
namespace {

constexpr int kRobots = 4;

/// What each robot tells: whose it is, and a number that only grows.
struct Tale {
  std::uint64_t member = 0;
  std::uint64_t count = 0;
  std::uint64_t check = 0;  ///< of both

  static constexpr std::string_view kName = "test.Tale";
  static constexpr auto fields() {
    return list_of(entry("member", &Tale::member), entry("count", &Tale::count), entry("check", &Tale::check));
  }
};
std::uint64_t check_of(std::uint64_t member, std::uint64_t count) {
  return (count * 0x9e3779b97f4a7c15ULL) ^ member;
}

double soak_seconds() {
  const char* const said = std::getenv("CANCHA_SOAK_SECONDS");
  return said ? std::strtod(said, nullptr) : 2.0;
}

class RadioSoak : public rtdb_test::InAFolder {
 protected:
  [[nodiscard]] RecordRadio::Settings radio() const {
    RecordRadio::Settings made;
    made.team = "soak";
    made.link.interface = "lo";
    made.link.port = port_;
    made.round = 40_ms;
    made.key = key_;
    return made;
  }

  /// Lives again and again: opens its radio, tells and hears for a while, and goes, with a word or without.
  void live(int member) {
    Random random = Random{7}.split(static_cast<std::uint64_t>(member));
    std::uint64_t count = 0;
    std::array<std::uint64_t, kRobots + 1> last{};
    while (!ended_) {
      Database database = open(member);
      auto tale = database.record<Tale>(declare<Tale>("tale", Area::Shared));
      auto on_air = RecordRadio::open(radio(), database);
      ASSERT_TRUE(tale && on_air) << (on_air ? "" : on_air.error().text());
      const os::HostTime leaves = os::now() + Duration{static_cast<std::int64_t>(random.uniform(0.2e9, 1.5e9))};
      while (!ended_ && (quiet_ || os::now() < leaves)) {
        const auto me = static_cast<std::uint64_t>(member);
        ++count;
        ASSERT_TRUE(tale->put({me, count, check_of(me, count)}));
        (void)on_air->step(5_ms);
        listen(*tale, member, last);
      }
      if (random.below(2) == 0) on_air->leave();
    }
  }

  void listen(Record<Tale>& tale, int member, std::array<std::uint64_t, kRobots + 1>& last) {
    for (int other = 1; other <= kRobots; ++other) {
      const auto at = static_cast<std::size_t>(other);
      Tale heard;
      const Reading reading = tale.get(heard, other);
      if (other == member || reading.state == Reading::State::Nothing) continue;
      if (heard.member != at || heard.check != check_of(at, heard.count)) ++broken_;
      if (heard.count < last[at]) ++backwards_;
      last[at] = std::max(last[at], heard.count);
      if (quiet_ && reading.age < 200_ms) fresh_ |= std::uint64_t{1} << (8 * member + other);
    }
  }

  /// Garbage, frames with flipped bits, and frames once more.
  void shoot() {
    auto socket = UdpSocket::open({.port = port_});
    ASSERT_TRUE(socket);
    const Address all = Address::parse(kLoopbackBroadcast, port_).value();
    Random random{99};
    std::vector<std::uint8_t> old(kMostFrameBytes);
    std::array<std::uint8_t, 1600> room{};
    std::size_t size = 0;
    while (!ended_) {
      const auto came = socket->receive(room, 2_ms);
      if (came && random.below(4) == 0) {
        size = std::min(came->bytes, old.size());
        std::copy_n(room.begin(), size, old.begin());
      }
      std::vector<std::uint8_t> shot(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(size));
      if (random.below(2) == 0) shot.resize(random.below(1600));
      for (std::uint64_t flips = random.below(4); flips > 0 && !shot.empty(); --flips) {
        shot[random.below(shot.size())] ^= static_cast<std::uint8_t>(1u << random.below(8));
      }
      (void)socket->send(shot, all);
    }
  }

  const std::uint16_t port_ = cancha::support::free_port();
  const RadioKey key_ = RadioKey::make("the secret of this very team").value();
  std::atomic<bool> ended_{false};
  std::atomic<bool> quiet_{false};  ///< nobody goes any more
  std::atomic<int> broken_{0};
  std::atomic<int> backwards_{0};
  std::atomic<std::uint64_t> fresh_{0};  ///< who hears whom now: bits of 8 × hearer + teller
};

TEST_F(RadioSoak, ATeamThatComesAndGoesUnderFireStaysInStep) {
  std::vector<std::jthread> threads;
  for (int member = 1; member <= kRobots; ++member) threads.emplace_back([this, member] { live(member); });
  threads.emplace_back([this] { shoot(); });
  os::sleep_until(os::now() + Duration{static_cast<std::int64_t>(soak_seconds() * 1e9)});
  quiet_ = true;
  std::uint64_t everybody = 0;
  for (int hearer = 1; hearer <= kRobots; ++hearer) {
    for (int teller = 1; teller <= kRobots; ++teller) {
      if (hearer != teller) everybody |= std::uint64_t{1} << (8 * hearer + teller);
    }
  }
  const os::HostTime give_up = os::now() + 20'000_ms;
  while (fresh_ != everybody && os::now() < give_up) os::sleep_until(os::now() + 20_ms);
  ended_ = true;
  threads.clear();
  EXPECT_EQ(fresh_, everybody);
  EXPECT_EQ(broken_, 0);
  EXPECT_EQ(backwards_, 0);
}

}  // namespace
}  // namespace cancha::team
