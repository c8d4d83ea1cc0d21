// Frames, changes, packing, clocks, keys and arrivals, each alone.

#include "team/radio/frame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "base/random.h"
#include "team/radio/arrivals.h"
#include "team/radio/chain.h"
#include "team/radio/clock_offset.h"
#include "team/radio/delta.h"
#include "team/radio/inbox.h"
#include "team/radio/key.h"
#include "team/radio/link.h"
#include "team/radio/packing.h"

namespace cancha::team {
namespace {

ByteVector random_bytes(Random& random, std::size_t size) {
  ByteVector made(size);
  std::ranges::generate(made, [&] { return static_cast<std::byte>(random.bits()); });
  return made;
}

Frame example(const ByteVector& bytes) {
  Frame f;
  f.team = 7;
  f.robot = 0x1122334455667788;
  f.session = 9;
  f.sequence = 10;
  f.sent = Time{123'456'789'000};
  f.member = 3;
  f.root = 1;
  f.slot = 2;
  f.slots = 5;
  f.late = Duration{120'000};
  f.root_age = Duration{250'000'000};
  f.round = Duration{100'000'000};
  f.link = 0x0123456789abcdef;
  f.views = {{1, Duration{20'000'000}, false}, {4, Duration{30'000'000}, true}};
  f.echoes = {{1, 0xfffffff0, 0xa5a5, Duration{40'000}}};
  f.pieces.push_back({1, 2, 3, Duration{5'000}, false, 0, false, 0, 0, bytes});
  f.pieces.push_back({1, 2, 4, Duration{6'000}, true, 3, false, 0, 0, bytes});
  f.pieces.push_back({5, 2, 4, Duration{6'000}, true, 3, true, 100, 1000, bytes});
  return f;
}

TEST(RadioFrames, WhatIsReadIsWhatWasWritten) {
  Random random{1};
  const ByteVector bytes = random_bytes(random, 50);
  ByteVector room(kMostFrameBytes);
  for (const bool sealed : {false, true}) {
    Frame f = example(bytes);
    f.sealed = sealed;
    const auto written = write_frame(f, room);
    EXPECT_EQ(written.size(), bytes_of(f));
    Frame g;
    ASSERT_EQ(read_frame(written, 7, g), FrameFault::None);
    EXPECT_EQ(g.robot, f.robot);
    EXPECT_EQ(g.link, sealed ? 0 : f.link);
    EXPECT_EQ(g.sequence, f.sequence);
    EXPECT_EQ(g.sent, f.sent);
    EXPECT_EQ(g.round_begin(), f.round_begin());
    EXPECT_EQ(g.root_age, f.root_age);
    ASSERT_EQ(g.views.size(), 2u);
    EXPECT_TRUE(g.views[1].left);
    EXPECT_EQ(g.views[0].age, f.views[0].age);
    ASSERT_EQ(g.echoes.size(), 1u);
    EXPECT_EQ(g.echoes[0].sequence, 0xfffffff0u);
    EXPECT_EQ(g.echoes[0].held, f.echoes[0].held);
    ASSERT_EQ(g.pieces.size(), 3u);
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_TRUE(std::ranges::equal(g.pieces[i].bytes, bytes));
      EXPECT_EQ(g.pieces[i].age, f.pieces[i].age);
      EXPECT_EQ(g.pieces[i].base, f.pieces[i].base);
      EXPECT_EQ(g.pieces[i].offset, f.pieces[i].offset);
    }
  }
}

TEST(RadioFrames, EveryCutIsGarbageAndEveryOtherTeamAndVersionIsTold) {
  Random random{2};
  const ByteVector bytes = random_bytes(random, 20);
  ByteVector room(kMostFrameBytes);
  const auto written = write_frame(example(bytes), room);
  Frame g;
  for (std::size_t size = 0; size < written.size(); ++size) {
    EXPECT_EQ(read_frame(written.first(size), 7, g), FrameFault::Garbage) << size;
  }
  EXPECT_EQ(read_frame(written, 8, g), FrameFault::OtherTeam);
  written[2] = std::byte{kFrameVersion + 1};
  EXPECT_EQ(read_frame(written, 7, g), FrameFault::OtherVersion);
  EXPECT_EQ(read_frame(ByteVector(kMostFrameBytes + 1), 7, g), FrameFault::Oversized);
}

TEST(RadioFrames, AChangedByteAnywhereIsFound) {
  Random random{4};
  const ByteVector bytes = random_bytes(random, 30);
  ByteVector room(kMostFrameBytes);
  const auto written = write_frame(example(bytes), room);
  Frame g;
  for (std::size_t at = 0; at < written.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      written[at] ^= static_cast<std::byte>(1u << bit);
      EXPECT_NE(read_frame(written, 7, g), FrameFault::None) << "byte " << at << ", bit " << bit;
      written[at] ^= static_cast<std::byte>(1u << bit);
    }
  }

  // who means harm can make the checksum
  written[20] ^= std::byte{1};
  put_sum(written);
  EXPECT_EQ(read_frame(written, 7, g), FrameFault::None);
  EXPECT_EQ(g.sequence, 11u);
}

TEST(RadioChains, OnlyTheSenderCanSayTheNextLink) {
  const ChainOwner owner{77, 5, 2};
  constexpr std::uint32_t kFirst = 0xfffffff0;  // around the circle
  Chain chain{owner, kFirst, 2000, 12345};
  std::vector<std::uint64_t> links;
  for (std::uint32_t i = 0; i < 2000; ++i) links.push_back(chain.link(kFirst + i));

  EXPECT_TRUE(chain.has(kFirst + 1999));
  EXPECT_FALSE(chain.has(kFirst - 1));
  for (const std::uint32_t ahead : {1u, 2u, 64u, 600u}) {
    EXPECT_TRUE(is_linked(links[500], kFirst + 500, links[500 + ahead], ahead, owner));
    EXPECT_FALSE(is_linked(links[500], kFirst + 500, links[500], ahead, owner)) << "the old link for a later number";
    EXPECT_FALSE(is_linked(links[500], kFirst + 500, links[500 + ahead], ahead + 1, owner));
    EXPECT_FALSE(is_linked(links[500], kFirst + 500, links[500 + ahead], ahead, {77, 5, 3})) << "another member";
  }
  EXPECT_EQ(chain.link(kFirst + 3), links[3]) << "a block that was made again is the same";
}

TEST(RadioInbox, ANumberFarAheadDoesNotWinForEver) {
  const RadioRecord about{1, 1, {}, 0, 100, true, false};
  const ByteVector first(10, std::byte{1}), forged(10, std::byte{2}), second(10, std::byte{3});
  const auto piece = [](std::uint32_t number, const ByteVector& bytes) {
    return FramePiece{1, 1, number, {}, false, 0, false, 0, 0, bytes};
  };
  Inbox inbox;
  std::span<const std::byte> value;
  EXPECT_EQ(inbox.take(0, about, piece(5, first), true, value), Inbox::Taken::New);
  EXPECT_EQ(inbox.take(0, about, piece(5 + (1u << 30), forged), true, value), Inbox::Taken::New);

  // what came late says nothing; what the sender says now counts
  EXPECT_EQ(inbox.take(0, about, piece(4, second), false, value), Inbox::Taken::Old);
  EXPECT_EQ(inbox.take(0, about, piece(6, second), true, value), Inbox::Taken::New);
  EXPECT_TRUE(std::ranges::equal(value, second));

  // nor does a forged value stay that has the number of the true one
  EXPECT_EQ(inbox.take(0, about, piece(7, forged), true, value), Inbox::Taken::New);
  EXPECT_EQ(inbox.take(0, about, piece(7, second), true, value), Inbox::Taken::New);
  EXPECT_TRUE(std::ranges::equal(value, second));
  EXPECT_EQ(inbox.take(0, about, piece(7, second), true, value), Inbox::Taken::Old);
}

TEST(RadioInbox, APartFarAheadDoesNotKeepOthersOut) {
  const RadioRecord about{1, 1, {}, 0, 100, true, false};
  const ByteVector half(10, std::byte{1});
  const auto part = [&](std::uint32_t number, std::uint16_t offset) {
    return FramePiece{1, 1, number, {}, false, 0, true, offset, 20, half};
  };
  Inbox inbox;
  std::span<const std::byte> value;
  EXPECT_EQ(inbox.take(0, about, part(1u << 30, 0), true, value), Inbox::Taken::Part);
  EXPECT_EQ(inbox.take(0, about, part(6, 0), true, value), Inbox::Taken::Part);
  EXPECT_EQ(inbox.take(0, about, part(6, 10), true, value), Inbox::Taken::New);
  EXPECT_EQ(value.size(), 20u);
}

TEST(RadioDelta, AChangeMakesTheValueAgain) {
  Random random{3};
  int shorter = 0;
  for (int i = 0; i < 2000; ++i) {
    const ByteVector base = random_bytes(random, random.below(300));
    ByteVector value = base;
    value.resize(random.below(4) == 0 ? random.below(300) : base.size());
    for (std::uint64_t k = random.below(10); k > 0 && !value.empty(); --k) {
      value[random.below(value.size())] = static_cast<std::byte>(random.bits());
    }
    ByteVector delta, made;
    if (!write_delta(base, value, delta)) continue;
    ++shorter;
    EXPECT_LT(delta.size(), value.size());
    ASSERT_TRUE(apply_delta(base, delta, 300, made));
    EXPECT_EQ(made, value);
    EXPECT_FALSE(value.size() > 10 && apply_delta(base, delta, value.size() - 1, made));
  }
  EXPECT_GT(shorter, 1000);
}

TEST(RadioPacking, NeverOverBudgetAndEveryRecordGetsItsTurn) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random{seed};
    const PackRoom room{60 + random.below(1300), 60 + random.below(1300), 73, 60 + random.below(6000)};
    struct Waiting {
      std::size_t size, done = 0;
      int priority, last = 0, sent = 0;
    };
    std::vector<Waiting> records;
    for (std::uint64_t i = 1 + random.below(20); i > 0; --i) {
      records.push_back({random.below(i % 5 == 0 ? 5000 : 500), 0, static_cast<int>(random.below(11)), 0, 0});
    }
    std::vector<PackWish> wishes;
    std::vector<PackPiece> pieces;
    constexpr int kSlots = 4000;
    for (int slot = 1; slot <= kSlots; ++slot) {
      wishes.clear();
      for (std::size_t i = 0; i < records.size(); ++i) {
        const Waiting& r = records[i];
        wishes.push_back({i, urgency(Duration{slot - r.last}, Duration{1}, r.priority), r.size, r.done, 19, 4});
      }
      plan_slot(wishes, room, pieces);
      std::map<std::size_t, std::size_t> used;
      std::size_t sum = 0;
      for (const PackPiece& p : pieces) {
        Waiting& r = records[p.record];
        EXPECT_EQ(p.offset, r.done);
        used[p.frame] += p.length + 19 + (p.whole ? 0 : 4);
        sum += p.length + 19 + (p.whole ? 0 : 4);
        r.done += p.length;
        r.last = slot;
        if (r.done == r.size) {
          r.done = 0;
          ++r.sent;
        }
      }
      for (const auto& [frame, bytes] : used) ASSERT_LE(bytes, frame == 0 ? room.first : room.next) << seed;
      const std::size_t frames = used.empty() ? 1 : used.rbegin()->first + 1;
      ASSERT_LE(sum + (frames - 1) * room.cost, room.budget) << seed;
    }
    for (const Waiting& r : records) EXPECT_GT(r.sent, 0) << "seed " << seed << ", " << r.size << " bytes";
  }
}

TEST(RadioClocks, TheOffsetIsFoundThoughFramesAreLate) {
  Random random{5};
  constexpr std::int64_t kAhead = 77'000'000'000;
  ClockOffset clock;
  Time now{1'000'000'000'000};
  for (int i = 0; i < 100; ++i) {
    now += Duration{100'000'000};
    const auto transit = [&] { return Duration{1'000'000 + static_cast<std::int64_t>(random.below(20'000'000))}; };
    // theirs is 50 ppm fast
    const Duration drift{(now.ns - 1'000'000'000'000) / 20'000};
    clock.hear(now + Duration{kAhead} + drift - transit(), now);
    if (i % 3 == 0) clock.echo(now - transit(), now + Duration{kAhead} + drift, now);
    if (i > 30) {
      EXPECT_NEAR(clock.offset().seconds(), 77.0 + drift.seconds(), 0.002) << i;
    }
  }
  EXPECT_GE(clock.doubt().ns, 0);
}

TEST(RadioClocks, AnEchoThatContradictsLeavesAKnownOffset) {
  ClockOffset clock;
  const Time now{1'000'000'000'000};
  const Duration ahead{77'000'000'000};
  // a frame with a forged time, a second late, and then an echo that tells the truth
  clock.hear(now + ahead + Duration{1'000'000'000}, now);
  clock.echo(now - Duration{1'000'000}, now + ahead, now);
  EXPECT_TRUE(clock.is_known());
  EXPECT_NEAR(clock.offset().seconds(), 77.0, 0.002);

  clock.hear(now + ahead - Duration{1'000'000}, now);
  EXPECT_TRUE(clock.allows(now + ahead, now));
  EXPECT_TRUE(clock.allows(now + ahead - Duration{400'000'000}, now));
  EXPECT_FALSE(clock.allows(now + ahead - Duration{600'000'000}, now)) << "too late";
  EXPECT_FALSE(clock.allows(now + ahead + Duration{50'000'000}, now)) << "from the future";
}

TEST(RadioArrivals, CountEachFrameOnce) {
  using Kind = Arrivals::Kind;
  Arrivals a;
  EXPECT_EQ(a.note(0xfffffffe), Kind::New);
  EXPECT_EQ(a.note(1), Kind::New);  // around the circle; 0xffffffff and 0 are missing
  EXPECT_EQ(a.lost(), 2u);
  EXPECT_EQ(a.note(0xffffffff), Kind::Reordered);
  EXPECT_EQ(a.note(0xffffffff), Kind::Again);
  EXPECT_EQ(a.lost(), 1u);
  EXPECT_EQ(a.note(0xfffffff0), Kind::TooOld);
  EXPECT_EQ(a.before(), 0b110);
  EXPECT_DOUBLE_EQ(a.loss(), 0.25);
}

TEST(RadioKeys, FitOnlyTheirOwnFrames) {
  const RadioKey ours = *RadioKey::make("0123456789abcdef");
  const RadioKey other = *RadioKey::make("0123456789abcdeF");
  Random random{6};
  ByteVector bytes = random_bytes(random, 200);
  std::ranges::copy(ours.seal(std::span{bytes}.first(200 - kFrameSealBytes)), bytes.end() - kFrameSealBytes);
  EXPECT_TRUE(ours.fits(bytes));
  EXPECT_FALSE(other.fits(bytes));
  bytes[5] ^= std::byte{1};
  EXPECT_FALSE(ours.fits(bytes));
  EXPECT_FALSE(RadioKey::make("short"));
  const std::string secret = *RadioKey::new_secret();
  EXPECT_EQ(secret.size(), 65u) << "256 bits and the end of the line";
  EXPECT_NE(secret, *RadioKey::new_secret());
  EXPECT_NE(RadioKey::load("/nowhere/at/all").error().text().find("cannot be read"), std::string::npos);
}

TEST(RadioLinks, TheBestInterfaceIsChosenAndNamesAreLookedUp) {
  const NetworkInterface lo{.name = "lo", .is_up = true, .is_loopback = true};
  const NetworkInterface wire{.name = "eth0", .is_up = true, .has_multicast = true, .has_default_route = true};
  const NetworkInterface air{.name = "wlan0", .is_up = true, .is_wireless = true, .has_multicast = true};
  const NetworkInterface box{.name = "docker0", .is_up = true, .is_virtual = true, .has_multicast = true};
  NetworkInterface down = air;
  down.is_up = false;
  EXPECT_EQ(choose_interface({lo, box, wire, air}, "")->name, "wlan0");
  EXPECT_EQ(choose_interface({lo, box, wire, down}, "")->name, "eth0");
  EXPECT_EQ(choose_interface({lo, box}, "")->name, "docker0");
  EXPECT_EQ(choose_interface({lo}, "")->name, "lo");
  EXPECT_EQ(choose_interface({lo, wire, air}, "eth0")->name, "eth0");
  EXPECT_EQ(choose_interface({lo, wire}, "eht0").error().hint, "did you mean 'eth0'?");
  EXPECT_EQ(choose_interface({down}, "wlan0").error().what, "wlan0 is down");
  EXPECT_FALSE(choose_interface({}, ""));
}

}  // namespace
}  // namespace cancha::team
